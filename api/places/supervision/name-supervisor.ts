import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationNameSupervisorArgs } from '#api/graphql/generated/types.ts';
import { isOwnChild } from '#api/people/children/child-queries.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfNaming } from '#domain/supervision/supervision.ts';
import { insertSupervision } from './insert-supervision.ts';

/**
 * Names another one who supervises the session's own young volunteer, or a child under its account, on a quest that has not begun.
 * Errors: NOT_LOGGED_IN, CONTRACT_NOT_FOUND for others' sign-ups and where no one has to supervise, NOT_SIGNED_UP,
 * QUEST_STARTED, SUPERVISOR_MISSING, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function nameSupervisor(
  context: Context,
  { contractId, ...choice }: MutationNameSupervisorArgs,
): Promise<true> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  return store.write(async (tx): Promise<true> => {
    const signUp = await readSignUp(tx, contractId);
    const isForChild = signUp !== null && (await isOwnChild(tx, person, signUp.chariteerId));
    const refusal = refusalOfNaming(signUp, isForChild ? signUp.chariteerId : person.accountId, now);
    if (signUp === null || refusal) throw new DomainError(refusal ?? 'CONTRACT_NOT_FOUND');
    await insertSupervision(tx, context, signUp, choice);
    return true;
  });
}

async function readSignUp(tx: Db, contractId: string) {
  const row = await tx
    .select({
      contractId: contract.id,
      chariteerId: contract.chariteerId,
      abandonedAt: contract.abandonedAt,
      questId: quest.id,
      startedAt: quest.startedAt,
    })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(eq(supervision.contractId, contractId))
    .get();
  return row ?? null;
}
