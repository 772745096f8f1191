import { and, isNotNull } from 'drizzle-orm';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { contactProblem } from '#domain/charities/contact-details.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { YoungMessageKind } from '#domain/guardians/young-message.ts';

export type NewYoungMessages = {
  providerId: string;
  recipientIds: readonly string[];
  senderId: string;
  kind: YoungMessageKind;
  /** Plain text; null and empty: nothing was written. */
  text: string | null;
};

/**
 * What an adult writes to volunteers: to be called in the write that sends it. To somebody under 18 it must not name
 * telephone numbers or addresses, and is kept for the charity's admins; to an adult anything goes and nothing is kept.
 * Two statements however many they are. `now` in epoch ms. Errors: CONTACT_DETAILS_TO_YOUNG with the text to show.
 */
export async function keepYoungMessages(
  tx: Db,
  now: number,
  { recipientIds, text, ...about }: NewYoungMessages,
): Promise<void> {
  const body = text?.trim() ?? '';
  if (body === '' || recipientIds.length === 0) return;
  const people = await tx
    .select({ id: chariteer.id, dateOfBirth: chariteer.dateOfBirth })
    .from(chariteer)
    .where(and(isInList(chariteer.id, recipientIds), isStillThere(), isNotNull(chariteer.dateOfBirth)));
  const young = people.filter(({ dateOfBirth }) => isYoungOn(dateOfBirth, now));
  if (young.length === 0) return;
  const problem = contactProblem(body);
  if (problem) throw new DomainError('CONTACT_DETAILS_TO_YOUNG', { message: problem });
  const rows = young.map(({ id: recipientId }) => ({
    ...about,
    ...{ id: newId(now), recipientId, body, createdAt: now },
  }));
  await tx.insert(youngMessage).values(rows);
}
