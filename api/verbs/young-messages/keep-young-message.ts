import { and, eq } from 'drizzle-orm';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { newId } from '#db/new-id.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { contactProblem } from '#domain/charities/contact-details.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { YoungMessageKind } from '#domain/guardians/young-message.ts';

export type NewYoungMessage = {
  providerId: string;
  recipientId: string;
  senderId: string;
  kind: YoungMessageKind;
  /** Plain text; null and empty: nothing was written. */
  text: string | null;
};

/**
 * What an adult writes to a volunteer: to be called in the write that sends it. To somebody under 18 it must not name
 * telephone numbers or addresses, and is kept for the charity's admins; to an adult anything goes and nothing is kept.
 * `now` in epoch ms. Errors: CONTACT_DETAILS_TO_YOUNG with the text to show.
 */
export async function keepYoungMessage(tx: Db, now: number, message: NewYoungMessage): Promise<void> {
  const { text, recipientId, ...about } = message;
  const body = text?.trim() ?? '';
  if (body === '') return;
  const [person] = await tx
    .select({ dateOfBirth: chariteer.dateOfBirth })
    .from(chariteer)
    .where(and(eq(chariteer.id, recipientId), isStillThere()));
  if (!person || !isYoungOn(person.dateOfBirth, now)) return;
  const problem = contactProblem(body);
  if (problem) throw new DomainError('CONTACT_DETAILS_TO_YOUNG', { message: problem });
  await tx.insert(youngMessage).values({ ...about, id: newId(now), recipientId, body, createdAt: now });
}
