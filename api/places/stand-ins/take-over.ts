import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationTakeStandInArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { copyToYoung } from '#api/people/young-messages/copy-to-young.ts';
import { enterQuest } from '#api/places/contracts/enter-quest.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfTaking } from '#domain/stand-ins/stand-in-gate.ts';
import { moveContract } from './move-contract.ts';
import { readStandIn, type StandInFacts, standingOfRow } from './stand-in-facts.ts';
import { HANDED_OVER, tellHandedOver } from './tell-handed-over.ts';

type Taking = Omit<MutationTakeStandInArgs, 'id'>;
type Wanted = { id: string; way: StandInFacts['way'] };

/**
 * Takes over someone's place, with the whole gate checked inside the write: the one contract ends, the other begins,
 * and as many places are taken as before. Errors: STAND_IN_NOT_FOUND, PLACE_GONE, STAND_IN_ENDED, FORBIDDEN for
 * someone else's id, every refusal of the gate but QUEST_FULL, those of settleClash, BAD_USER_INPUT, SUPERVISOR_MISSING.
 */
export async function takeOver(context: Context, wanted: Wanted, taking: Taking): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const taker = await requireSelfOrChild(tx, person, taking.chariteerId ?? person.accountId);
    const request = await readStandIn(tx, wanted.id);
    if (request?.way !== wanted.way) throw new DomainError('STAND_IN_NOT_FOUND');
    const gone = refusalOfTaking(standingOfRow(request, context.now));
    if (gone) throw new DomainError(gone);
    const { questId, expectedArrivalAt, expectedDepartureAt } = request;
    // The place comes with its times: on a flexible quest those of whoever leaves.
    const wish = { ...taking, questId, expectedArrivalAt, expectedDepartureAt };
    let count = 0;
    const move = async (takenByContractId: string) => {
      count = await moveContract(tx, request, { takenByContractId, now: context.now });
    };
    const handOver = { move, confirmation: HANDED_OVER };
    const taken = await enterQuest(tx, context, taker, { ...wish, handOver });
    await keepWord(tx, context, request, taken);
    await report(tx, context, 'SpotHandedOver', { questId, leaverId: request.asker.id });
    if (count > 0) await report(tx, context, 'SpotFreed', { questId, count });
    await tellHandedOver(tx, context, request, taken);
    return taken;
  });
}

/** An adult's words to somebody under 18 are kept for the charity's admins, as all such words; of a child, its guardian's. */
async function keepWord(
  tx: Db,
  context: Context,
  { asker, word, providerId, questId }: StandInFacts,
  { chariteerId }: ContractRow,
): Promise<void> {
  const isByYoung = asker.guardianId === null && isYoungOn(asker.dateOfBirth, context.now);
  if (word === null || isByYoung) return;
  const message = {
    providerId,
    questId,
    senderId: asker.guardianId ?? asker.id,
    kind: 'message' as const,
    text: word,
  };
  await report(tx, context, 'WordsWritten', {
    copies: await copyToYoung(tx, context.now, { ...message, recipientId: chariteerId }),
  });
}
