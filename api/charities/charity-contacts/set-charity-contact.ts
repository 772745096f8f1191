import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationSetCharityContactArgs } from '#api/graphql/generated/types.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import type { Db } from '#db/store.ts';
import { refusalOfContactChange } from '#domain/charities/contact-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readCharityContacts } from './charity-contact-queries.ts';
import type { CharityContactRow } from './charity-contact-row.ts';

/**
 * Ends, or allows again, that a charity reads how to reach the viewer. Ended it stays until the viewer allows it or
 * signs up there again. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, QUEST_AHEAD.
 */
export async function setCharityContact(
  { viewer, store, now }: Context,
  { providerId, isOpen }: MutationSetCharityContactArgs,
): Promise<CharityContactRow> {
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const [before] = await readCharityContacts(tx, accountId, now, providerId);
    const facts = { isListed: before !== undefined, hasQuestAhead: before?.hasQuestAhead ?? false };
    const refusal = refusalOfContactChange({ isOpen, ...facts });
    if (refusal) throw new DomainError(refusal);
    if (before && before.isOpen !== isOpen) {
      await writeChange(tx, { chariteerId: accountId, providerId }, isOpen, now);
      const about = { actorId: accountId, subjectId: providerId };
      await recordAudit(tx, now, { ...about, action: isOpen ? 'contact-allowed' : 'contact-ended' });
    }
    const [after] = await readCharityContacts(tx, accountId, now, providerId);
    if (!after) throw new DomainError('PROVIDER_NOT_FOUND');
    return after;
  });
}

type Pair = { chariteerId: string; providerId: string };

async function writeChange(tx: Db, pair: Pair, isOpen: boolean, now: number): Promise<void> {
  if (!isOpen) return closeContact(tx, pair, now);
  const { chariteerId, providerId } = pair;
  const isMeant = and(eq(contactClosure.chariteerId, chariteerId), eq(contactClosure.providerId, providerId));
  await tx.delete(contactClosure).where(isMeant);
}

/** Closes contact between a person and a charity for all sign-ups made up to now (epoch ms). */
export async function closeContact(tx: Db, pair: Pair, now: number): Promise<void> {
  await tx
    .insert(contactClosure)
    .values({ ...pair, closedAt: now })
    .onConflictDoUpdate({
      target: [contactClosure.chariteerId, contactClosure.providerId],
      set: { closedAt: now },
    });
}
