import { refuseContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import { readYoungAmong } from '#api/reads/young-messages/young-people.ts';
import type { Db } from '#db/store.ts';
import { insertCopies } from './insert-copies.ts';

export type OwnWords = {
  text: string | null;
  writerId: string;
  providerId: string;
  questId?: string | null;
  /** Feedback reaches the charity without a name, so its copy is for staff. */
  kind?: 'fromMinor' | 'feedback';
};

/**
 * Keeps a copy of what someone under 18 writes to a charity, and refuses contact details in it. Of adults nothing is
 * kept. `now` in epoch ms. Errors: CONTACT_DETAILS_TO_YOUNG.
 */
export async function keepOwnWords(
  tx: Db,
  now: number,
  { text, writerId, kind = 'fromMinor', ...about }: OwnWords,
): Promise<void> {
  const body = text?.trim() ?? '';
  if (body === '' || (await readYoungAmong(tx, now, [writerId])).length === 0) return;
  await refuseContactDetails(tx, body, 'writer', about);
  await insertCopies(tx, now, [{ providerId: about.providerId, senderId: writerId, kind, body }]);
}
