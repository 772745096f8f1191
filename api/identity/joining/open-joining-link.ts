import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { joiningCookie, newJoiningKey } from '#api/access/request/joining-key.ts';
import { moveHold } from '#api/places/holds/claim-hold.ts';
import { joining } from '#db/schema/joining.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { goOnJoining } from './go-on-joining.ts';
import { withAddress } from './joining-queries.ts';
import type { JoiningStepRow } from './joining-row.ts';

/**
 * Takes the link of the email in place of its code. It is good in any browser, which is the one that goes on: the one
 * that asked has nothing to enter any more. Single use. Errors: INVALID_TOKEN, those of goOnJoining.
 */
export async function openJoiningLink(
  context: Context,
  { token }: { token: string },
): Promise<JoiningStepRow> {
  const { store, now, request, config } = context;
  const { key, hash } = newJoiningKey();
  const entered = await store.write(async (tx) => {
    const isGood = and(eq(joining.linkHash, hashToken(token)), gt(joining.codeExpiresAt, now));
    const right = { codeHash: null, formerCodeHashes: [], linkHash: null, enteredAt: now };
    const [before] = await tx.select({ browserHash: joining.browserHash }).from(joining).where(isGood);
    // The condition stands in the UPDATE, so that it is used once.
    const [row] = await tx
      .update(joining)
      .set({ ...right, browserHash: hash })
      .where(isGood)
      .returning();
    if (row && before) await moveHold(tx, before.browserHash, hash);
    return row ? withAddress(tx, row) : null;
  });
  if (!entered) throw new DomainError('INVALID_TOKEN');
  if (request.isBrowser) context.setCookie(joiningCookie(config, key));
  return goOnJoining(context, entered, request.isBrowser ? null : key);
}
