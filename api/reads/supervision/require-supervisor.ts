import { and, eq } from 'drizzle-orm';
import { refuseContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import { isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkName, uniqueKey } from '#domain/identity/registration.ts';
import {
  problemOfSupervisor,
  refusalOfChoice,
  type SupervisorChoice,
  supervisorChoiceOf,
} from '#domain/supervision/supervision.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

type Chosen = { guardianName: string; adultId: null } | { guardianName: null; adultId: string };

/**
 * Whoever is named to supervise someone on a quest, if they can: asked before anything is written.
 * Errors: SUPERVISOR_MISSING for none or both, BAD_USER_INPUT for someone who cannot.
 */
export async function requireSupervisor(
  tx: Db,
  now: number,
  { chariteerId, questId }: { chariteerId: string; questId: string },
  given: SupervisorChoice,
): Promise<Chosen> {
  const choice = supervisorChoiceOf(given);
  const refusal = refusalOfChoice(choice);
  if (refusal) throw new DomainError(refusal);
  if (choice.guardianName !== null) {
    const message = checkName(refsOf(fieldProblemsTexts), choice.guardianName);
    if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
    await refuseContactDetails(tx, choice.guardianName, 'writer');
    return { guardianName: choice.guardianName, adultId: null };
  }
  const adult = await findOnQuest(tx, questId, choice.username ?? '');
  const message = problemOfSupervisor(
    adult && {
      isOnQuest: true,
      isAdult: !isYoungOn(adult.dateOfBirth, now),
      isSelf: adult.id === chariteerId,
    },
  );
  if (message !== null || adult === null) throw new DomainError('BAD_USER_INPUT', message ? { message } : {});
  return { guardianName: null, adultId: adult.id };
}

/** Someone who holds a place, by the user name as it is seen there. */
async function findOnQuest(tx: Db, questId: string, username: string) {
  const found = await tx
    .select({ id: account.id, dateOfBirth: chariteer.dateOfBirth })
    .from(account)
    .innerJoin(chariteer, eq(chariteer.id, account.id))
    .innerJoin(
      contract,
      and(eq(contract.questId, questId), eq(contract.chariteerId, account.id), isActiveSignUp()),
    )
    .where(and(eq(account.usernameKey, uniqueKey(username)), eq(account.isBanned, false)))
    .get();
  return found ?? null;
}
