import { eq } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** Refuses an account without a volunteer record, and an entity that is not its own. Errors: NO_VOLUNTEER_RECORD, FORBIDDEN. */
export async function requireVolunteer(
  tx: Db,
  accountId: string,
  entityId: string | null = null,
): Promise<void> {
  const [person] = await tx
    .select({ entityId: account.entityId, recordId: chariteer.id })
    .from(account)
    .leftJoin(chariteer, eq(chariteer.id, account.id))
    .where(eq(account.id, accountId));
  if (entityId !== null && person?.entityId !== entityId) throw new DomainError('FORBIDDEN');
  if (!person?.recordId) throw new DomainError('NO_VOLUNTEER_RECORD');
}
