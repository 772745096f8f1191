import { refuseContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import { readYoungAmong } from '#api/reads/young-messages/young-people.ts';
import type { Db } from '#db/store.ts';
import { insertCopies } from './insert-copies.ts';
import type { NewYoungMessages } from './keep-young-messages.ts';

export type NewYoungMessage = Omit<NewYoungMessages, 'recipientIds'> & { recipientId: string };

/**
 * What an adult writes to one volunteer: to someone under 18 it must not hold contact details, and is kept for the
 * charity's admins; to an adult anything goes and nothing is kept. `now` in epoch ms.
 * Errors: CONTACT_DETAILS_TO_YOUNG with the text to show.
 */
export async function keepYoungMessage(
  tx: Db,
  now: number,
  { text, judged, ...about }: NewYoungMessage,
): Promise<void> {
  const body = text?.trim() ?? '';
  if (body === '' || (await readYoungAmong(tx, now, [about.recipientId])).length === 0) return;
  await refuseContactDetails(tx, judged ?? body, 'recipient', about);
  await insertCopies(tx, now, [{ ...about, body }]);
}
