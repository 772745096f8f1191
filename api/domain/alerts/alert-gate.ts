import type { ErrorCode } from '../errors/errors.ts';
import {
  isFull,
  isOver,
  type PublishingStatus,
  type QuestPlaces,
  type QuestTimes,
} from '../quests/quest-status.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

type AlertedQuest = QuestTimes &
  QuestPlaces & {
    publishingStatus: PublishingStatus;
    /** Whether its charity is shown to everyone. */
    isProviderVisible: boolean;
  };

const REFUSALS: readonly {
  code: ErrorCode;
  message?: TextRef;
  applies: (quest: AlertedQuest, now: number) => boolean;
}[] = [
  { code: 'QUEST_IS_TEMPLATE', applies: ({ publishingStatus }) => publishingStatus === 'Template' },
  { code: 'QUEST_CANCELLED', applies: ({ publishingStatus }) => publishingStatus === 'Cancelled' },
  { code: 'QUEST_OVER_SIGN_UP', applies: isOver },
  {
    code: 'BAD_USER_INPUT',
    message: refsOf(consoleRefusalsTexts).notOpenYet,
    applies: ({ publishingStatus }) => publishingStatus === 'Draft' || publishingStatus === 'Private',
  },
  {
    // The charity would pay for links to a page that is not there.
    code: 'BAD_USER_INPUT',
    message: refsOf(consoleRefusalsTexts).charityHidden,
    applies: ({ isProviderVisible }) => !isProviderVisible,
  },
  { code: 'QUEST_FULL', applies: isFull },
];

/** Why no one is alerted to a quest: the first that holds, null when none does. `now` in epoch ms. */
export function refusalOfAlert(
  quest: AlertedQuest,
  now: number,
): { code: ErrorCode; message?: TextRef } | null {
  const refusal = REFUSALS.find(({ applies }) => applies(quest, now));
  if (!refusal) return null;
  return refusal.message === undefined
    ? { code: refusal.code }
    : { code: refusal.code, message: refusal.message };
}
