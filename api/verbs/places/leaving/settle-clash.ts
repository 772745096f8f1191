import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readClashes } from '#api/reads/sign-up/clashing-places.ts';
import { loadContractFacts } from '#api/reads/sign-up/contract-facts.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { isClashing, refusalOfClash, type Span } from '#domain/sign-up/time-clash.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { giveUpPlace } from './give-up-place.ts';

export type WantedPlace = {
  questId: string;
  /** Who is to get it: the acting volunteer, or a child of theirs. */
  chariteerId: string;
  /** When they would be there (`spanOf`); null has no fixed time. */
  span: Span | null;
  /** The contract to give up for it. */
  leaveContractId?: string | null;
};

/**
 * Sees to it that who gets a place holds no other one at that time: ends the contract named, in the transaction that
 * gives the place, as a bail-out does. Errors: TIME_CLASH where one is in the way that is not named, BAD_USER_INPUT and
 * NOT_SIGNED_UP for a contract that cannot be given up for it.
 */
export async function settleClash(tx: Db, context: MailContext, wanted: WantedPlace): Promise<void> {
  const { questId, chariteerId, span, leaveContractId = null } = wanted;
  const { now } = context;
  const held = await readClashes(tx, { chariteerId, questIds: [questId], now });
  const clashes = held.filter((place) => isClashing(place, { questId, span }, now));
  const leaving = leaveContractId === null ? null : ((await loadContractFacts(tx, leaveContractId)) ?? null);
  const refusal = refusalOfClash({ chariteerId, clashes, leaveContractId, leaving });
  if (refusal) throw errorOf(refusal);
  if (leaving) await giveUpPlace(context, tx, { facts: leaving, actingId: chariteerId });
}

function errorOf(refusal: ErrorCode): DomainError {
  if (refusal !== 'BAD_USER_INPUT') return new DomainError(refusal);
  return new DomainError(refusal, { message: formRefusalsTexts(FIRST_LOCALE).otherTime });
}
