import type { ErrorCode } from '../errors/errors.ts';

/** What decides whether the product's staff gives a guild to someone. */
export type HeirFacts = {
  isGuild: boolean;
  /** Whether someone who is able to log in looks after it. */
  hasAdmin: boolean;
  /** Whether the person asks, by an application that waits. */
  asks: boolean;
};

/** Why staff do not make someone the admin of a guild; null when they may. No one is made admin who did not ask. */
export function refusalOfHeir({ isGuild, hasAdmin, asks }: HeirFacts): ErrorCode | null {
  if (!isGuild) return 'GUILD_NOT_FOUND';
  if (hasAdmin) return 'REQUEST_ENDED';
  return asks ? null : 'APPLICATION_NOT_FOUND';
}
