import { randomInt } from 'node:crypto';
import { makeGuildCode } from '#domain/guilds/guild-code.ts';

/** A code for a guild, from the system's own randomness. */
export function newGuildCode(): string {
  return makeGuildCode((below) => randomInt(below));
}
