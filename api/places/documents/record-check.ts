import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationRecordCheckArgs, MutationRequireCheckArgs } from '#api/graphql/generated/types.ts';
import { checkRequirement, personCheck } from '#db/schema/person-check.ts';
import { quest } from '#db/schema/quest.ts';
import { endOfCheck, isCheckDay } from '#domain/documents/check.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type PersonCheckRow, readChecks, requireChecker } from './check-queries.ts';
import { findKnownPerson } from './known-person.ts';
import { ownQuests } from './own-quests.ts';

/**
 * Records that someone was checked, and until when that holds. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN,
 * CHARITEER_NOT_FOUND, BAD_USER_INPUT.
 */
export async function recordCheck(
  context: Context,
  { kind, lastDay, ...asked }: MutationRecordCheckArgs,
): Promise<PersonCheckRow> {
  const { store, now } = context;
  const { id: providerId } = await findProvider(context, asked.providerId);
  const { accountId: checkedById } = requireChecker(context.viewer, providerId);
  if (!isCheckDay(lastDay, now)) throw new DomainError('BAD_USER_INPUT');
  return store.write(async (tx) => {
    const { id: chariteerId } = await findKnownPerson(tx, now, providerId, asked);
    const facts = { checkedAt: now, checkedById, endsAt: endOfCheck(lastDay) };
    await tx
      .insert(personCheck)
      .values({ providerId, chariteerId, kind, ...facts })
      .onConflictDoUpdate({
        target: [personCheck.chariteerId, personCheck.providerId, personCheck.kind],
        set: facts,
      });
    const about = { actorId: checkedById, subjectId: chariteerId, detail: { kind, lastDay, providerId } };
    await recordAudit(tx, now, { ...about, action: 'check-recorded' });
    const isIts = and(eq(personCheck.providerId, providerId), eq(personCheck.chariteerId, chariteerId));
    const [recorded] = await readChecks(tx, now, and(isIts, eq(personCheck.kind, kind)));
    if (!recorded) throw new Error('A check that was just recorded is not there');
    return recorded;
  });
}

/** Says which stamps and quests require a check. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, QUEST_NOT_FOUND. */
export async function requireCheck(
  context: Context,
  { providerId: wantedId, kind, requiredBy }: MutationRequireCheckArgs,
): Promise<boolean> {
  const { store, now } = context;
  const { id: providerId } = await findProvider(context, wantedId);
  const { accountId } = requireAdmin(context.viewer, providerId);
  await store.write(async (tx) => {
    const ids = await ownQuests(tx, providerId, requiredBy);
    const all = tx.select({ id: quest.id }).from(quest).where(eq(quest.providerId, providerId));
    await tx
      .delete(checkRequirement)
      .where(and(eq(checkRequirement.kind, kind), inArray(checkRequirement.questId, all)));
    if (ids.length > 0) await tx.insert(checkRequirement).values(ids.map((questId) => ({ questId, kind })));
    const about = { actorId: accountId, subjectId: providerId, detail: { kind, quests: ids.length } };
    await recordAudit(tx, now, { ...about, action: 'checks-required' });
  });
  return true;
}
