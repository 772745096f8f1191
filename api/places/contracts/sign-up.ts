import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationCreateContractArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { concernsOthers } from '#domain/sign-up/sign-up-decision.ts';
import { enterQuest, enterWith, readSignUpFacts } from './enter-quest.ts';

type SignUp = Omit<MutationCreateContractArgs, 'guildId'>;

/**
 * Signs the session's own volunteer or a child under its account up, with the whole gate checked inside the write.
 * Errors: FORBIDDEN for someone else's id, those of enterQuest.
 */
export async function signUp(context: Context, args: SignUp): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  // For the young more is to be asked: who supervises, and whose guardian hears of it.
  const isYoung = person.isYoung || person.accountId !== args.chariteerId;
  // Held spots of others may lapse for people who come along.
  const isAlone = !args.others?.length;
  const isSimple = !isYoung && isAlone && !args.leaveContractId && !args.invitation;
  const signedUp = isSimple ? await signUpBesideOthers(context, person, args) : null;
  if (signedUp) return signedUp;
  return context.store.write(async (tx) => {
    const comer = await requireSelfOrChild(tx, person, args.chariteerId);
    const coming = { questId: args.questId, comerId: comer.accountId, personId: person.accountId };
    await report(tx, context, 'LinkFollowed', { ...coming, token: args.invitation });
    return enterQuest(tx, context, comer, args);
  });
}

/** Signs up in the same trips as others; null where it may need rows of theirs. */
function signUpBesideOthers(context: Context, person: Viewer, args: SignUp): Promise<ContractRow | null> {
  return context.store.decide({
    of: person.accountId,
    facts: (tx) => readSignUpFacts(tx, context, person, args.questId),
    write: async (tx, facts) =>
      concernsOthers(facts.gate, facts.row.isWaiting === 1)
        ? null
        : enterWith(tx, context, person, args, { ...facts, isYoung: person.isYoung }),
  });
}
