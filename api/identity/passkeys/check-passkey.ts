import type { Context } from '#api/access/request/context.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import { isPasskeyCopy, type PasskeySite } from '#domain/identity/passkey.ts';
import { refusalOfPasskey } from '#domain/identity/passkey-gate.ts';
import type { Assertion, Signed } from './passkey-answer.ts';
import { type ChallengeUse, spendChallenge } from './passkey-challenges.ts';
import type { KnownPasskey } from './passkey-queries.ts';
import { type PasskeyUse, verifyAssertion } from './verify-passkey.ts';

export type Checked = {
  refusal: ErrorCode | null;
  /** What the device tells of itself; null when its signature is not right. */
  told: PasskeyUse | null;
};

type Question = {
  site: PasskeySite;
  /** Null: this browser was asked nothing. */
  use: ChallengeUse | null;
  known: KnownPasskey | null;
  /** Account that the passkey has to belong to; null if any. */
  ownerId: string | null;
};

/** Judges a passkey that was shown. What was asked for is used up by it, whatever comes out. */
export async function checkPasskey(
  { store, now }: Pick<Context, 'store' | 'now'>,
  answer: Assertion & { signed: Signed },
  { site, use, known, ownerId }: Question,
): Promise<Checked> {
  const isAsked = await store.write((tx) => spendChallenge(tx, now, answer.signed.challenge, use));
  const told = known && isAsked ? await verifyAssertion(answer, site, known) : null;
  const refusal = refusalOfPasskey({
    isAsked,
    isOfThisSite: answer.signed.origin === site.origin,
    isKnown: known !== null,
    isOwn: ownerId === null || known?.accountId === ownerId,
    isVerified: told !== null,
    isCopy: told !== null && isPasskeyCopy(known?.counter ?? 0, told),
  });
  return { refusal, told };
}
