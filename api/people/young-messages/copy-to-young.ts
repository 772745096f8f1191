import type { Db } from '#db/store.ts';
import type { YoungCopy } from '#domain/guardians/young-message.ts';
import { refuseContactDetails } from './contact-refusals.ts';
import type { NewYoungMessages } from './copies-to-young.ts';
import { readYoungAmong } from './young-people.ts';

export type NewYoungMessage = Omit<NewYoungMessages, 'recipientIds'> & { recipientId: string };

/**
 * What an adult writes to one volunteer: to someone under 18 it must not hold contact details, and a copy is to
 * be kept for the charity's admins; to an adult anything goes and none is. `now` in epoch ms.
 * Errors: CONTACT_DETAILS_TO_YOUNG with the text to show.
 */
export async function copyToYoung(
  tx: Db,
  now: number,
  { text, judged, ...about }: NewYoungMessage,
): Promise<YoungCopy[]> {
  const body = text?.trim() ?? '';
  if (body === '' || (await readYoungAmong(tx, now, [about.recipientId])).length === 0) return [];
  await refuseContactDetails(tx, judged ?? body, 'recipient', about);
  return [{ ...about, body }];
}
