import type { Db } from '#db/store.ts';
import type { YoungCopy } from '#domain/guardians/young-message.ts';
import { refuseContactDetails } from './contact-refusals.ts';
import { readYoungAmong } from './young-people.ts';

export type OwnWords = {
  text: string | null;
  writerId: string;
  providerId: string;
  questId?: string | null;
  /** Feedback reaches the charity without a name, so its copy is for staff. */
  kind?: 'fromMinor' | 'feedback';
};

/**
 * Returns a copy to be kept of what someone under 18 writes to a charity, and refuses contact details in it; none of
 * adults. `now` in epoch ms. Errors: CONTACT_DETAILS_TO_YOUNG.
 */
export async function copyOfOwnWords(
  tx: Db,
  now: number,
  { text, writerId, kind = 'fromMinor', ...about }: OwnWords,
): Promise<YoungCopy[]> {
  const body = text?.trim() ?? '';
  if (body === '' || (await readYoungAmong(tx, now, [writerId])).length === 0) return [];
  await refuseContactDetails(tx, body, 'writer', about);
  return [{ providerId: about.providerId, senderId: writerId, kind, body }];
}
