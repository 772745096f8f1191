import { refuseContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import { readYoungAmong } from '#api/reads/young-messages/young-people.ts';
import type { Db } from '#db/store.ts';
import type { YoungMessageKind } from '#domain/guardians/young-message.ts';
import { insertCopies } from './insert-copies.ts';

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
 * tell them. Where someone under 18 writes or reads it, a copy is kept. `now` in epoch ms. Errors:
 * CONTACT_DETAILS_TO_YOUNG.
 */
export async function keepGuildWords(
  tx: Db,
  now: number,
  { texts, readerIds, ...about }: GuildWords,
): Promise<void> {
  const bodies = texts.map((text) => text?.trim() ?? '').filter((body) => body !== '');
  if (bodies.length === 0) return;
  const young = await readYoungAmong(tx, now, [about.senderId, ...(readerIds ?? [])]);
  const side = young.includes(about.senderId) ? 'writer' : 'reader';
  for (const body of bodies) await refuseContactDetails(tx, body, side);
  if (readerIds !== null && young.length === 0) return;
  await insertCopies(
    tx,
    now,
    bodies.map((body) => ({ ...about, body })),
  );
}
