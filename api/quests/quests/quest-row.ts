import type { LocationRow, ProviderRow } from '#api/charities/providers/provider-row.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { quest } from '#db/schema/quest.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import type { Leader } from '#domain/leaders/leader.ts';
import type { QuestNotice } from '#domain/quests/changes/quest-notice.ts';

/** Lead of a quest, with the quest that names them. */
export type QuestLeaderRow = Leader & { quest: Pick<QuestRow, 'giverName' | 'providerId'> };

/**
 * A quest as one viewer may see it, joined with what its lists show. Instants in epoch ms; the description as stored:
 * the resolver sanitises it, since most lists do not ask for it.
 */
export type QuestRow = Omit<typeof quest.$inferSelect, 'serviceTags' | 'createdAt'> & {
  provider: ProviderRow;
  serviceTags: readonly string[];
  location: LocationRow | null;
  reservation: ReservationRow | null;
  viewerContract: ContractRow | null;
  isOver: boolean;
  viewerIsManager: boolean;
  /** Facts of the contract through which the quest is seen (ENT-22), with its owner. */
  abandonedAt: number | null;
  guildId: string | null;
  ownerId: string | null;
  /** Notice of the change; set only after an edit. */
  notice?: QuestNoticeRow | null;
  /** Token to undo the change; set only after a change that can be undone. */
  undoToken?: string | null;
};

export type ReservationRow = {
  contractId: string;
  guildId: string;
  guildName: string;
  easyJoinCode: string;
  isViewersGuild: boolean;
  /** For @access. */
  providerId: string;
};

export type QuestNoticeRow = {
  kind: QuestNotice;
  mailedCount: number;
  unreached: UnreachedPersonRow[];
  outOfAgeCount: number;
  unsupervisedCount: number;
  /** Sign-ups of people who then have another quest at the same time. */
  clashing: ContractRow[];
  /** For @access. */
  providerId: string;
};

/** What became of an edit of several quests. */
type QuestEditResultRow = {
  id: string;
  isChanged: boolean;
  code: ErrorCode | null;
  message: string | null;
  quest: QuestRow | null;
};

export type QuestsEditRow = {
  results: QuestEditResultRow[];
  notice: QuestNoticeRow | null;
  undoToken: string | null;
};

export type UnreachedPersonRow = {
  contract: ContractRow;
  reason: 'NO_ADDRESS' | 'UNVERIFIED_ADDRESS' | 'REFUSED_ADDRESS';
  /** For @access. */
  providerId: string;
};

/** A draft that was to be published; code and message null where it is. */
export type PublishedDraftRow = {
  id: string;
  code: ErrorCode | null;
  message: string | null;
  undoToken: string | null;
};
