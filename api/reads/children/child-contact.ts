import { eq } from 'drizzle-orm';
import type { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { cutText } from '#domain/text/cut-text.ts';

const GUARDIAN = ' (guardian)';

type Guardian = { signedName: string; account: Pick<typeof account.$inferSelect, 'id' | 'email'> };

/** Contact data for a child, all of it the guardian's. Errors: NO_VOLUNTEER_RECORD. */
export async function contactOfChild(tx: Db, childId: string, { signedName, account: owner }: Guardian) {
  const [record] = await tx.select().from(chariteer).where(eq(chariteer.id, owner.id));
  if (!record) throw new DomainError('NO_VOLUNTEER_RECORD');
  const { cells } = tx;
  const phoneNumber = cells.open('chariteer.phoneNumber', owner.id, record.phoneNumber);
  const contactName = `${cutText(signedName, 255 - GUARDIAN.length)}${GUARDIAN}`;
  return {
    emailAddress: owner.email,
    phoneNumber: cells.seal('chariteer.phoneNumber', childId, phoneNumber),
    emergencyContactName: cells.seal('chariteer.emergencyContactName', childId, contactName),
    emergencyContactNumber: cells.seal('chariteer.emergencyContactNumber', childId, phoneNumber),
    zipCode: record.zipCode,
  };
}
