import { trainingWordsTexts } from '#domain/texts/generated/training-words.ts';
import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import { waitingListTexts } from '#domain/texts/generated/waiting-list.ts';
import { canApplyWith } from '#domain/trainings/record-status.ts';
import { belowAgeText } from '#domain/trainings/training-application.ts';
import { waitingTrainings } from '#domain/wording/training-copy.ts';
import { toldVerdict, verdictCopy } from '#domain/wording/verdict-copy.ts';
import type { SignUpQuestFragment } from '../../gql/generated.ts';
import { guardianHoldIn, joiningHoldIn } from '../holds/hold-words.ts';
import { standingIn } from '../waiting/waiting-words.ts';
import { httpAddress } from './application-link.ts';

type Page = Pick<App.Locals, 'locale' | 'now' | 'config' | 'viewer'>;

/** What the place of a quest's one action says, and which action it is. */
export function panelWords(page: Page, quest: SignUpQuestFragment) {
  const { locale, config } = page;
  const { viewerVerdict, ownWaiting, provider } = quest;
  const t = verdictsTexts(locale);
  const verdict = toldVerdict(viewerVerdict);
  const { agePolicy, prerequisiteMinutes, trainings } = viewerVerdict;
  const completedMinutes = viewerVerdict.completedMinutes ?? 0;
  const told = { agePolicy, completedMinutes, prerequisiteMinutes };
  const about = { charity: provider.name, supportEmail: config.supportEmail };
  const { text, action } = verdictCopy(verdict, { ...told, ...about }, t);
  const link = verdict === 'HYBRID_ROLE' ? httpAddress(viewerVerdict.applicationLink) : null;
  const isSignUp =
    verdict === 'OPEN' || verdict === 'WITH_SUPERVISION' || (verdict === 'HYBRID_ROLE' && !link);
  const isTraining = verdict === 'TRAINING_REQUIRED';
  // What is under way waits for the charity.
  const canApplyForTraining =
    isTraining && trainings.some(({ status, isTooYoung }) => canApplyWith(status) && !isTooYoung);
  const words = trainingWordsTexts(locale);
  const waiting = isTraining ? waitingTrainings(words, trainings, provider.name) : null;
  /** Whether nothing can be applied for yet, for want of years. */
  const closed =
    isTraining && !canApplyForTraining && waiting === null
      ? trainings.find(({ isTooYoung, isFulfilled }) => isTooYoung && !isFulfilled)
      : undefined;
  const hindrance = closed ? belowAgeText(words, closed.ageThreshold, closed.name) : text;
  const isForGuardian = verdict === 'DOCUMENT_REQUIRED' && page.viewer?.isYoung === true;
  const said = isForGuardian ? t.guardianSigns : (waiting ?? hindrance);
  const isGuardianAsked = quest.viewerVerdict.isUnsigned && page.viewer?.isYoung === true;
  const signedUp = isGuardianAsked ? `${t.signedUp} ${t.guardianSigns}` : t.signedUp;
  const refusal = verdict === 'SIGNED_UP' ? signedUp : said;
  const isPlain = verdict === 'FULL' || isSignUp || verdict === 'SUPPLY_REQUEST';
  const standing = ownWaiting && standingIn(page, ownWaiting, null);
  // In line one is told that, and besides what else is in the way by now.
  const line = standing
    ? [standing, isPlain ? null : refusal].filter(Boolean).join(' ')
    : lineOf(page, quest, verdict, refusal);
  const takeAction = ownWaiting?.offer ? waitingListTexts(locale).take : action;
  return { verdict, line, action, takeAction, link, isSignUp, canApplyForTraining };
}

function lineOf(
  page: Page,
  quest: SignUpQuestFragment,
  verdict: ReturnType<typeof toldVerdict>,
  refusal: string | null,
): string | null {
  if (verdict === 'FULL') return [refusal, fullText(page, quest)].filter(Boolean).join(' ');
  const { placeHeldUntil: until } = quest.viewerVerdict;
  if (until === null || quest.ownWaiting?.offer || verdict === 'SIGNED_UP') return refusal;
  if (verdict === 'GUARDIAN_PENDING') return guardianHoldIn(page, until);
  return [joiningHoldIn(page, until), refusal].filter(Boolean).join(' ');
}

function fullText({ locale }: Page, quest: SignUpQuestFragment): string | null {
  const list = waitingListTexts(locale);
  const { waitingCount: waiting } = quest;
  if (quest.canJoinWaitingList) return waiting > 0 ? list.full({ waiting }) : null;
  return quest.isWaitingListOpen ? null : list.closed;
}
