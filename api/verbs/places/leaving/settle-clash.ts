import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { clashesOf } from '#api/reads/sign-up/clashing-places.ts';
import { loadContractFacts } from '#api/reads/sign-up/contract-facts.ts';
import type { GateRow } from '#api/reads/sign-up/gate-facts.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import type { ExpectedTimes } from '#domain/quests/flexible-time.ts';
import { isClashing, refusalOfClash, spanOf } from '#domain/sign-up/time-clash.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { giveUpPlace } from './give-up-place.ts';

export type WantedPlace = {
  /** The quest and its volunteer, loaded in this write with `clashesAt`. */
  row: GateRow;
  /** Person who would get the spot: the acting volunteer or their child. */
  chariteerId: string;
  /** The times chosen, which a flexible quest has. */
  chosen: ExpectedTimes;
  /** The contract to give up for it. */
  leaveContractId?: string | null | undefined;
};

/**
 * Sees to it that who gets a place holds no other one at that time: ends the contract named, in the transaction that
 * gives the place, as a bail-out does. Errors: TIME_CLASH where one is in the way that is not named, BAD_USER_INPUT and
 * NOT_SIGNED_UP for a contract that cannot be given up for it.
 */
export async function settleClash(tx: Db, context: MailContext, wanted: WantedPlace): Promise<void> {
  const { chariteerId, leaveContractId = null } = wanted;
  const clashes = clashesWith(context.now, wanted);
  const leaving = leaveContractId === null ? null : ((await loadContractFacts(tx, leaveContractId)) ?? null);
  const refusal = refusalOfClash({ chariteerId, clashes, leaveContractId, leaving });
  if (refusal) throw errorOf(refusal);
  if (leaving) await giveUpPlace(context, tx, { facts: leaving, actingId: chariteerId });
}

/** The places held at the time of the one that is wanted. */
function clashesWith(now: number, { row, chosen }: Pick<WantedPlace, 'row' | 'chosen'>) {
  const place = { questId: row.questId, span: spanOf({ ...row, ...chosen }) };
  return clashesOf(row).filter((held) => isClashing(held, place, now));
}

function errorOf(refusal: ErrorCode): DomainError {
  if (refusal !== 'BAD_USER_INPUT') return new DomainError(refusal);
  return new DomainError(refusal, { message: refsOf(formRefusalsTexts).otherTime });
}
