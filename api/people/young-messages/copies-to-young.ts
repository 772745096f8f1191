import type { Db } from '#db/store.ts';
import type { YoungCopy, YoungMessageKind } from '#domain/guardians/young-message.ts';
import { refuseContactDetails } from './contact-refusals.ts';
import { readYoungAmong } from './young-people.ts';

export type NewYoungMessages = {
  providerId: string;
  recipientIds: readonly string[];
  senderId: string;
  kind: YoungMessageKind;
  /** Plain text; null and empty: nothing was written. */
  text: string | null;
  /** The text without links to pages of the product, where it may have such; left out: as it is. */
  judged?: string;
};

/**
 * What an adult writes to the people of a quest: to be called in the write that sends it. It must not hold contact
 * details, whoever they are: an answer that depends on ages would tell them. Returns a copy for each of them who is under
 * 18, to be kept for the charity's admins. The number of statements does not grow with them but by hundreds. `now` in epoch ms.
 * Errors: CONTACT_DETAILS_TO_YOUNG with the text to show.
 */
export async function copiesToYoung(
  tx: Db,
  now: number,
  { recipientIds, text, judged, ...about }: NewYoungMessages,
): Promise<YoungCopy[]> {
  const body = text?.trim() ?? '';
  if (body === '') return [];
  await refuseContactDetails(tx, judged ?? body, 'oneOfThem', about);
  const young = await readYoungAmong(tx, now, recipientIds);
  return young.map((recipientId) => ({ ...about, recipientId, body }));
}
