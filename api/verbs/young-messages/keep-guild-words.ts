import { refuseContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import { readYoungAmong } from '#api/reads/young-messages/young-people.ts';
import type { Db } from '#db/store.ts';
import type { YoungSide } from '#domain/contact-details/contact-refusal.ts';
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
 * Keeps a copy of what is written in a guild by or to someone under 18, and refuses contact details in it. What only
 * adults write and read stays as it is. `now` in epoch ms. Errors: CONTACT_DETAILS_TO_YOUNG.
 */
export async function keepGuildWords(
  tx: Db,
  now: number,
  { texts, readerIds, ...about }: GuildWords,
): Promise<void> {
  const bodies = texts.map((text) => text?.trim() ?? '').filter((body) => body !== '');
  if (bodies.length === 0) return;
  const young = await readYoungAmong(tx, now, [about.senderId, ...(readerIds ?? [])]);
  if (readerIds !== null && young.length === 0) return;
  const side = young.includes(about.senderId) ? 'writer' : sideOf(about, readerIds);
  for (const body of bodies) await refuseContactDetails(tx, body, side);
  await insertCopies(
    tx,
    now,
    bodies.map((body) => ({ ...about, body })),
  );
}

/** An announcement is sent to its readers, anything else only read by them. */
function sideOf({ kind }: Pick<GuildWords, 'kind'>, readerIds: GuildWords['readerIds']): YoungSide {
  if (kind !== 'guildAnnouncement') return 'reader';
  return readerIds?.length === 1 ? 'recipient' : 'oneOfThem';
}
