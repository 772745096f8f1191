import { flavourText } from '#domain/quests/quest-status.ts';
import { isPlainSignUp } from '#domain/sign-up/several-dates.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { signUpTexts } from '#domain/texts/generated/sign-up.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { feastWords } from '#domain/wording/feast-copy.ts';
import type { FeastWords } from '#domain/wording/feast-missing-words.ts';
import type { SignUpQuestFragment } from '../../../gql/generated.ts';
import { asWritten } from '../../../lib/language/as-written.ts';
import { titleFor } from '../../../lib/language/quest-words-for.ts';
import type { RichParts } from '../../../ui/RichParts.tsx';
import { richPartsOf } from '../../../ui/rich-parts-of.ts';
import type { PartyView } from '../../parties/PartyInputs.tsx';
import { partyView } from '../../parties/party-view.ts';
import type { FirstChoiceView } from '../../privacy-choices/FirstChoice.tsx';
import { loadFirstChoice } from '../../privacy-choices/load-first-choice.ts';
import { questTimes } from '../../quest-list/quest-card.ts';
import type { MoreDatesView } from '../../several-dates/MoreDates.tsx';
import { moreDatesView } from '../../several-dates/more-dates.ts';
import type { SupervisorView } from '../../supervision/SupervisorInputs.tsx';
import { supervisorView } from '../../supervision/supervisor-view.ts';
import type { ClashView } from '../clash/ClashChoice.tsx';
import { clashView } from '../clash/clash-view.ts';
import type { TimesView } from '../flexible-time/TimeSelects.tsx';
import { timesView } from '../flexible-time/times-view.ts';
import { panelWords } from '../panel-words.ts';
import type { FeastQuestionView } from './FeastInputs.tsx';
import { feastQuestions } from './feast-view.ts';
import { loadReach } from './load-reach.ts';
import type { ReachView } from './Unreached.tsx';

/** The sign-up form of a quest in the words of the page: what draws it needs no rules and no catalogue. */
export type SignUpView = {
  /** Address of the form: the quest's page in its language, with who invited. */
  here: string;
  /** Account whose page it is; null on a visitor's. */
  account: string | null;
  /** What is signed up for; null where questions stand in its place. */
  about: RichParts | null;
  when: RichParts | null;
  places: string;
  reach: ReachView | null;
  times: TimesView | null;
  clash: ClashView | null;
  choice: FirstChoiceView | null;
  supervisor: SupervisorView | null;
  /** People who can be brought along; null where no one can. */
  party: PartyView | null;
  /** Further dates of the same series; only where the sign-up asks for no more than to come. */
  more: MoreDatesView | null;
  feast: { questions: readonly FeastQuestionView[]; words: FeastWords } | null;
  isOffered: boolean;
  notNow: string;
  submit: string;
};

/** Whether a quest can be signed up for by its form. */
export function hasSignUpForm({ verdict, isSignUp }: ReturnType<typeof panelWords>): boolean {
  return isSignUp || verdict === 'SUPPLY_REQUEST';
}

/** Makes the sign-up form of a quest for the viewer. `here`: the address of its page, with who invited; `chosen`: times that were sent. */
export async function signUpView(
  locals: App.Locals,
  quest: SignUpQuestFragment,
  here: string,
  chosen: Parameters<typeof timesView>[2] | null = null,
): Promise<SignUpView> {
  const { locale } = locals;
  const { verdict } = panelWords(locals, quest);
  const t = signUpTexts(locale);
  const isFeast = verdict === 'SUPPLY_REQUEST';
  const times = questTimes(quest);
  const isFlexible = quest.flexibleMinimumTime !== null;
  const isSupervised = verdict === 'WITH_SUPERVISION';
  const { flexibleMinimumTime } = quest;
  const isOffered = quest.ownWaiting?.offer != null;
  // The spot that is offered is theirs to take.
  const heldCount = quest.heldCount - (isOffered ? 1 : 0);
  const isPlain = isPlainSignUp(verdict, quest);
  return {
    here: addressIn(locale, here),
    account: locals.viewer?.accountId ?? null,
    ...(isFeast ? { about: null, when: null } : aboutQuest(locals, quest)),
    places: flavourText({ ...quest, ...times, heldCount }, questWordsTexts(locale), locals.now),
    reach: await loadReach(locals),
    times: isFlexible ? timesView(locale, { ...times, flexibleMinimumTime }, chosen ?? {}) : null,
    clash: clashView(quest.viewerClashes, locals, { isFlexible }),
    choice: await loadFirstChoice(locals),
    supervisor: isSupervised ? supervisorView(locale) : null,
    party: partyView(locale, {
      most: quest.othersLeft,
      isAdult: locals.viewer?.isYoung !== true,
      agePolicy: quest.viewerVerdict.agePolicy,
    }),
    more: isPlain ? await moreDatesView(locals, quest) : null,
    feast: isFeast ? { questions: feastQuestions(locale), words: feastWords(locale) } : null,
    // What is asked for besides goes with a sign-up, which takes the offered place as well.
    isOffered: isOffered && !isFlexible && !isSupervised && !isFeast,
    notNow: t.notNow,
    submit: isFeast ? feastFormTexts(locale).submit : t.signMeUp,
  };
}

function aboutQuest({ locale }: App.Locals, quest: SignUpQuestFragment) {
  const t = signUpTexts(locale);
  const formats = formatsFor(locale);
  const { text, lang, dir } = titleFor(locale, quest);
  const { startedAt, endedAt } = questTimes(quest);
  const own = { as: 'strong' as const, ...(lang && { lang }), ...(dir && { dir }) };
  const about = richPartsOf(t.questWith({ title: text, charity: quest.provider.name }), {
    quest: own,
    charity: { as: 'span', ...asWritten(locale) },
  });
  if (startedAt === null) return { about, when: null };
  const day = formats.longDay(startedAt);
  const time = formats.timeSpan(startedAt, endedAt);
  const unbroken = { as: 'span' as const, className: 'unbroken' };
  return { about, when: richPartsOf(t.dayAndTime({ day, time }), { time: unbroken }) };
}
