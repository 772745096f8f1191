import type { Db } from '#db/store.ts';
import type { YoungCopy, YoungMessageKind } from '#domain/guardians/young-message.ts';
import { refuseContactDetails } from './contact-refusals.ts';
import { readYoungAmong } from './young-people.ts';

export type GuildWords = {
  texts: readonly (string | null)[];
  guildId: string;
  senderId: string;
  kind: Extract<YoungMessageKind, `guild${string}`>;
  /** Null: anyone reads it. */
  readerIds: readonly string[] | null;
};

/**
 * Refuses contact details in what is written in a guild, whoever belongs to it: an answer that depends on ages would
 * tell them. Where someone under 18 writes or reads it, a copy is to be kept. `now` in epoch ms. Errors:
 * CONTACT_DETAILS_TO_YOUNG.
 */
export async function copiesOfGuildWords(
  tx: Db,
  now: number,
  { texts, readerIds, ...about }: GuildWords,
): Promise<YoungCopy[]> {
  const bodies = texts.map((text) => text?.trim() ?? '').filter((body) => body !== '');
  if (bodies.length === 0) return [];
  const young = await readYoungAmong(tx, now, [about.senderId, ...(readerIds ?? [])]);
  const side = young.includes(about.senderId) ? 'writer' : 'reader';
  for (const body of bodies) await refuseContactDetails(tx, body, side);
  if (readerIds !== null && young.length === 0) return [];
  return bodies.map((body) => ({ ...about, body }));
}
