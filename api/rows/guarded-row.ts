import type { Visibility } from '#domain/ages/person-visibility.ts';

/** What a row of a type guarded by OWNER… carries besides its fields: the account it is about. */
export type OwnedRow = { ownerId: string | null };

/**
 * What a row of a type guarded by …MANAGER or CONTACT carries: the provider through which it is seen (the quest's, for a
 * contract and for the volunteer of a contract); null when it is seen through none. `CharitySeenRow` has it and more.
 */
export type ProvidedRow = { providerId: string | null };

/** What a row guarded by GUILD_ADMIN or JOIN_CODE carries: the guild that it is about. */
export type GuildOwnedRow = { guildId: string };

/** What a row guarded by USERNAME may carry: what the viewer sees of the person, where that was found out. */
export type SeenRow = { visibility?: Visibility };

/** What a row about a person carries for those who work for the charity through which it is seen. */
export type CharitySeenRow = {
  ownerId: string | null;
  providerId: string | null;
  /** Null or left out: counts as young. */
  dateOfBirth?: string | null;
  /** The sign-up through which the person is seen; null or left out in lists of the charity. */
  contractId?: string | null;
  /** When that sign-up ended. */
  abandonedAt?: number | null;
  /** Waits for one of its quests, or comes to one every time. */
  isComing?: boolean;
};
