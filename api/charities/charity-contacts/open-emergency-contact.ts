import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationOpenEmergencyContactArgs } from '#api/graphql/generated/types.ts';
import { refusalOfEmergency } from '#domain/charities/contact-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import type { EmergencyContactRow } from './charity-contact-row.ts';
import { loadOnQuests, recordLook } from './record-looks.ts';

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
    const [row] = await loadOnQuests(tx, [contractId]);
    if (!row) throw new DomainError('CONTRACT_NOT_FOUND');
    const { abandonedAt, providerId, chariteerId, startedAt, endedAt, name, number, dateOfBirth } = row;
    const signUp = { isEnded: abandonedAt !== null, startedAt, endedAt };
    const refusal = refusalOfEmergency(reachAt(person, providerId, 'readContactInfo'), signUp, now);
    if (refusal) throw new DomainError(refusal);
    await recordLook(tx, context, person.accountId, row);
    return {
      ownerId: chariteerId,
      providerId,
      dateOfBirth,
      name: tx.cells.open('chariteer.emergencyContactName', chariteerId, name),
      number: tx.cells.open('chariteer.emergencyContactNumber', chariteerId, number),
    };
  });
}
