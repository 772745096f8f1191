import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { LocationRow, ProviderRow } from '#api/rows/providers/provider-row.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import type { QuestNotice } from '#domain/quests/quest-notice.ts';
import type { EventType, PublishingStatus } from '#domain/quests/quest-status.ts';

/** A quest as one viewer may see it, joined with what its lists show. Instants in epoch ms. */
export type QuestRow = {
  id: string;
  providerId: string;
  provider: ProviderRow;
  eventTitle: string;
  eventType: EventType;
  /** As stored; the resolver sanitises it, since most lists do not ask for it. */
  description: string;
  serviceTags: readonly string[];
  equipment: string | null;
  giverName: string | null;
  postedById: string | null;
  templateQuestId: string | null;
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  endedAt: number | null;
  flexibleMinimumTime: number | null;
  locationId: string | null;
  location: LocationRow | null;
  resourceMinNumber: number;
  resourceDesiredNumber: number;
  resourceMaxNumber: number;
  agePolicyIndex: number | null;
  prerequisiteMinutes: number;
  takenCount: number;
  stampTitle: string | null;
  stampIcon: string | null;
  updatedAt: number;
  reservation: ReservationRow | null;
  viewerContract: ContractRow | null;
  isOver: boolean;
  viewerIsManager: boolean;
  /** Of the contract through which the quest is seen (ENT-22), with its owner. */
  abandonedAt: number | null;
  guildId: string | null;
  ownerId: string | null;
  /** Only after an edit. */
  notice?: QuestNoticeRow | null;
  /** Only after a change that can be taken back. */
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
  /** For @access. */
  providerId: string;
};

export type UnreachedPersonRow = {
  contract: ContractRow;
  reason: 'NO_ADDRESS' | 'UNVERIFIED_ADDRESS';
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
