import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationEndRegularArgs } from '#api/graphql/generated/types.ts';
import { isOwnChild } from '#api/people/children/child-queries.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import { regular } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';
import { entryOfKey } from '#domain/books/schedule-entry.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { tellRegularEnded } from './tell-regular-entry.ts';

/**
 * Ends it, by the volunteer, a guardian, or the charity; who is taken off by the charity is told.
 * Errors: NOT_LOGGED_IN, REQUEST_NOT_FOUND, also for someone else's.
 */
export async function endRegular(context: Context, { id }: MutationEndRegularArgs): Promise<boolean> {
  const person = requireLogin(context.viewer);
  const { store, now } = context;
  return store.write(async (tx) => {
    const [found] = await tx.select().from(regular).where(eq(regular.id, id));
    if (!found) throw new DomainError('REQUEST_NOT_FOUND');
    const { chariteerId, providerId, entry } = found;
    const isOwn = chariteerId === person.accountId || (await isOwnChild(tx, person, chariteerId));
    const isManager = mayAt(person, providerId, 'keepWaitingLists');
    // By an id known from elsewhere no one finds out whether a child comes here.
    const isTold = await readTold(tx, context, { providerId, startedAt: null }, [chariteerId]);
    if (!isOwn && !(isManager && isTold(chariteerId))) throw new DomainError('REQUEST_NOT_FOUND');
    await tx.delete(regular).where(eq(regular.id, id));
    if (isOwn) return true;
    const concerned = { entry: entryOfKey(entry), chariteerIds: [chariteerId] };
    await tellRegularEnded(tx, context, { ...concerned, isByCharity: true });
    const about = { actorId: person.accountId, subjectId: chariteerId, detail: { providerId } };
    await recordAudit(tx, now, { ...about, action: 'regular-taken-off' });
    return true;
  });
}

/** Ends all that someone comes to every time. */
export async function forgetRegulars(tx: Db, chariteerId: string): Promise<void> {
  await tx.delete(regular).where(eq(regular.chariteerId, chariteerId));
}
