import type { ContractRow } from '#api/rows/contract-row.ts';
import type { RequestStanding, ReservationOutcome } from '#domain/reservations/reservation-request.ts';

/** What came of reserving. */
export type ReservationAnswerRow = {
  outcome: ReservationOutcome;
  guildName: string;
  eventTitle: string;
  /** The reservation, where it holds. */
  contract: ContractRow | null;
};

/** What a charity asks of a guild, as its managers see it. Instants in epoch ms. */
export type ReservationRequestRow = {
  id: string;
  guildId: string;
  guildName: string;
  standing: RequestStanding;
  endsAt: number | null;
  spots: number | null;
  releasesAt: number | null;
  /** For @access. */
  providerId: string;
};

/** Part of a quest's spots that a guild holds, as one viewer meets it. Instants in epoch ms. */
export type GuildHoldRow = {
  contractId: string;
  guildId: string;
  guildName: string;
  spots: number;
  spotsLeft: number;
  releasesAt: number;
  isViewersGuild: boolean;
  /** For @access. */
  providerId: string;
};

/** A quest that a charity offers to a guild, as the guild's admins see it. Instants in epoch ms. */
export type OfferedQuestRow = {
  /** ID of the request or the contract. */
  id: string;
  questId: string;
  eventTitle: string;
  translatedTitle: string | null;
  startedAt: number | null;
  endedAt: number | null;
  placeName: string | null;
  providerId: string;
  providerName: string;
  hasPage: boolean;
  endsAt: number | null;
  spots: number | null;
  spotsLeft: number | null;
  releasesAt: number | null;
};

export type GuildDeskRow = {
  guildId: string;
  asksFirst: boolean;
  codeRestsUntil: number | null;
  requests: OfferedQuestRow[];
  reservations: OfferedQuestRow[];
  closedCharities: { id: string; name: string }[];
};
