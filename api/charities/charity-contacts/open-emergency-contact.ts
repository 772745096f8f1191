import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationOpenEmergencyContactArgs } from '#api/graphql/generated/types.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { refusalOfEmergency } from '#domain/charities/contact-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import type { EmergencyContactRow } from './charity-contact-row.ts';
import { tellContactOpened } from './tell-contact-opened.ts';

/**
 * The emergency contact of someone on a quest, for those who may read contacts at its charity; each look is in the
 * audit log, and the person is told. Errors: NOT_LOGGED_IN, CONTRACT_NOT_FOUND, FORBIDDEN, EMERGENCY_CONTACT_CLOSED.
 */
export async function openEmergencyContact(
  context: Context,
  { contractId }: MutationOpenEmergencyContactArgs,
): Promise<EmergencyContactRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  return store.write(async (tx) => {
    const row = await loadOnQuest(tx, contractId);
    if (!row) throw new DomainError('CONTRACT_NOT_FOUND');
    const { abandonedAt, providerId, chariteerId, startedAt, endedAt, name, number, dateOfBirth } = row;
    const signUp = { isEnded: abandonedAt !== null, startedAt, endedAt };
    const refusal = refusalOfEmergency(reachAt(person, providerId, 'readContactInfo'), signUp, now);
    if (refusal) throw new DomainError(refusal);
    await recordAudit(tx, now, {
      action: 'emergency-contact-opened',
      actorId: person.accountId,
      subjectId: chariteerId,
      detail: { contractId, providerId },
    });
    if (person.accountId !== chariteerId) await tellContactOpened(tx, context, row);
    return {
      ownerId: chariteerId,
      providerId,
      dateOfBirth,
      name: tx.cells.open('chariteer.emergencyContactName', chariteerId, name),
      number: tx.cells.open('chariteer.emergencyContactNumber', chariteerId, number),
    };
  });
}

async function loadOnQuest(tx: Db, contractId: string) {
  const [row] = await tx
    .select({
      chariteerId: contract.chariteerId,
      questId: contract.questId,
      title: QUEST_TITLE,
      charity: provider.name,
      abandonedAt: contract.abandonedAt,
      providerId: quest.providerId,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      name: chariteer.emergencyContactName,
      number: chariteer.emergencyContactNumber,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(eq(contract.id, contractId), isSignUp()));
  return row;
}
