import { flavourText } from '#domain/quests/quest-status.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { signUpTexts } from '#domain/texts/generated/sign-up.ts';
import { waitingListTexts } from '#domain/texts/generated/waiting-list.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { feastWords } from '#domain/wording/feast-copy.ts';
import type { FeastWords } from '#domain/wording/feast-missing-words.ts';
import type { SignUpQuestFragment } from '../../../gql/generated.ts';
import { asWritten } from '../../../lib/language/as-written.ts';
import { titleFor } from '../../../lib/language/quest-words-for.ts';
import { paths } from '../../../lib/paths.ts';
import type { RichParts } from '../../../ui/RichParts.tsx';
import { richPartsOf } from '../../../ui/rich-parts-of.ts';
import type { FirstChoiceView } from '../../privacy-choices/FirstChoice.tsx';
import { loadFirstChoice } from '../../privacy-choices/load-first-choice.ts';
import { questTimes } from '../../quest-list/quest-card.ts';
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
  /** `closed`: something stands in the way by now; `done`: the viewer is on the quest. */
  state: 'open' | 'closed' | 'done';
  /** What stands in the way; null while the form is open. */
  line: string | null;
  /** The button that joins the waitlist; null where that is not possible. */
  joinWaiting: string | null;
  /** Ids for the API. */
  questId: string;
  chariteerId: string;
  invitation: string;
  /** Where the form goes, the view is read again, and the thanks are, each in the language of the page. */
  here: string;
  statePath: string;
  thanksPath: string;
  /** What is signed up for; null where questions stand in its place. */
  about: RichParts | null;
  when: RichParts | null;
  places: string;
  reach: ReachView | null;
  times: TimesView | null;
  clash: ClashView | null;
  choice: FirstChoiceView | null;
  supervisor: SupervisorView | null;
  feast: { questions: readonly FeastQuestionView[]; words: FeastWords } | null;
  isOffered: boolean;
  notNow: string;
  submit: string;
};

/** Makes the sign-up form of a quest for the viewer. `here`: the address of its page, with who invited; `chosen`: times that were sent. */
export async function signUpView(
  locals: App.Locals,
  quest: SignUpQuestFragment,
  { here, invitation }: { here: string; invitation: string },
  chosen: Parameters<typeof timesView>[2] | null = null,
): Promise<SignUpView> {
  const { locale, viewer } = locals;
  const { verdict, line, isSignUp } = panelWords(locals, quest);
  const isOpen = isSignUp || verdict === 'SUPPLY_REQUEST';
  const t = signUpTexts(locale);
  const isFeast = verdict === 'SUPPLY_REQUEST';
  const times = questTimes(quest);
  const isFlexible = quest.flexibleMinimumTime !== null;
  const isSupervised = verdict === 'WITH_SUPERVISION';
  const { providerId, id, flexibleMinimumTime } = quest;
  const address = { questId: id, chariteerId: viewer?.accountId ?? '', invitation };
  return {
    ...address,
    state: isOpen ? 'open' : verdict === 'SIGNED_UP' ? 'done' : 'closed',
    line: isOpen ? null : line,
    joinWaiting: quest.canJoinWaitingList ? waitingListTexts(locale).join : null,
    here: addressIn(locale, here),
    statePath: addressIn(locale, paths.questSignUp(providerId, id, invitation)),
    thanksPath: addressIn(locale, paths.questThanks(providerId, id)),
    ...(isFeast ? { about: null, when: null } : aboutQuest(locals, quest)),
    places: flavourText({ ...quest, ...times }, questWordsTexts(locale), locals.now),
    reach: isOpen ? await loadReach(locals) : null,
    times: isFlexible ? timesView(locale, { ...times, flexibleMinimumTime }, chosen ?? {}) : null,
    clash: clashView(quest.viewerClashes, locals, { isFlexible }),
    choice: isOpen ? await loadFirstChoice(locals) : null,
    supervisor: isSupervised ? supervisorView(locale) : null,
    feast: isFeast ? { questions: feastQuestions(locale), words: feastWords(locale) } : null,
    // What is asked for besides goes with a sign-up, which takes the offered place as well.
    isOffered: quest.ownWaiting?.offer != null && !isFlexible && !isSupervised && !isFeast,
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
