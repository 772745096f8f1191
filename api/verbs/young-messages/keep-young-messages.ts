import { refuseContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import { readYoungAmong } from '#api/reads/young-messages/young-people.ts';
import type { Db } from '#db/store.ts';
import type { YoungMessageKind } from '#domain/guardians/young-message.ts';
import { insertCopies } from './insert-copies.ts';

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
 * details, whoever they are: an answer that depends on ages would tell them. A copy for each of them who is under 18 is
 * kept for the charity's admins. The number of statements does not grow with them but by hundreds. `now` in epoch ms.
 * Errors: CONTACT_DETAILS_TO_YOUNG with the text to show.
 */
export async function keepYoungMessages(
  tx: Db,
  now: number,
  { recipientIds, text, judged, ...about }: NewYoungMessages,
): Promise<void> {
  const body = text?.trim() ?? '';
  if (body === '') return;
  await refuseContactDetails(tx, judged ?? body, 'oneOfThem', about);
  const young = await readYoungAmong(tx, now, recipientIds);
  await insertCopies(
    tx,
    now,
    young.map((recipientId) => ({ ...about, recipientId, body })),
  );
}
