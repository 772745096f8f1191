import type { CreditedContract } from '../attendance/attendance.ts';
import type { QuestChanges } from '../quests/changes/quest-edit.ts';
import type { PublishingStatus } from '../quests/quest-status.ts';

/** A sign-up that has ended; instants in epoch ms. */
type Left = {
  questId: string;
  providerId: string;
  chariteerId: string;
  startedAt: number | null;
  publishingStatus: PublishingStatus;
  /** The account that comes no more and may have looked after others: the volunteer, or who gave the spot up. */
  leaverId: string;
};

/** A quest as it was before an edit, and what the edit changed. */
export type QuestEdited = {
  stored: { id: string; waitingCount: number; heldCount: number; resourceMaxNumber: number };
  changes: QuestChanges;
};

/** What can happen, with the facts of it. `api/reactions/reactions.ts` says what follows from each. */
export type DomainEvents = {
  /** Someone is about to take a spot. */
  SpotWanted: { questId: string };
  /** Someone has a spot. */
  SpotTaken: { questId: string; chariteerId: string; wasWaiting: boolean };
  /** So many spots are free again; `Infinity`: all that are. */
  SpotFreed: { questId: string; count: number };
  /** A volunteer has given a spot up. */
  SpotGivenUp: Left & { abandonedAt: number };
  /** A spot has gone back because its person may not have it any more, or goes. */
  SpotGivenBack: Left;
  /** The charity has ended a sign-up. */
  SpotEnded: Pick<Left, 'questId' | 'leaverId'>;
  /** Someone else has taken a spot over. */
  SpotHandedOver: Pick<Left, 'questId' | 'leaverId'>;
  /** What was marked of contracts has changed, or what they count for. */
  AttendanceChanged: { contracts: readonly CreditedContract[] };
  /** What the contracts of these volunteers count as has changed. */
  ServiceChanged: { chariteerIds: readonly string[] };
  QuestsEdited: { providerId: string; actorId: string | null; edits: readonly QuestEdited[] };
  /** A change of quests was taken back. */
  QuestsTakenBack: { questIds: readonly string[] };
  /** Someone is taken off all that has not begun. */
  PersonLeaving: { chariteerId: string };
  /** A charity has blocked a volunteer; `message`: to the volunteer. */
  VolunteerBanned: {
    providerId: string;
    chariteerId: string;
    message: string | null;
    actorId: string | null;
  };
  /** Staff have blocked an account, or it became one with a blocked one. */
  AccountBlocked: { accountId: string };
};

export type EventKind = keyof DomainEvents;
