import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { joiningHashOf } from '#api/access/request/joining-key.ts';
import type { MutationEnterJoiningCodeArgs } from '#api/graphql/generated/types.ts';
import { joining } from '#db/schema/joining.ts';
import type { Db } from '#db/store.ts';
import { refusalOfCode, refusalOfTry, type TypedCode } from '#domain/accounts/joining.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { sixDigitsOf } from '#domain/text/typed-digits.ts';
import { goOnJoining } from './go-on-joining.ts';
import { joiningCodeHashes, type OpenJoining, readJoining } from './joining-queries.ts';
import type { JoiningStepRow } from './joining-row.ts';

type Tried = { refusal: ErrorCode; entered: null } | { refusal: null; entered: OpenJoining };

/**
 * Takes the code that was mailed, in the browser that asked for it; each try counts, right or wrong.
 * Errors: JOINING_NOT_FOUND, WRONG_JOINING_CODE, JOINING_CODE_REPLACED, JOINING_CODE_EXPIRED, JOINING_CODE_VOID, those
 * of goOnJoining.
 */
export async function enterJoiningCode(
  context: Context,
  { code, key }: MutationEnterJoiningCodeArgs,
): Promise<JoiningStepRow> {
  const { store, now } = context;
  const browserHash = joiningHashOf(context, key);
  // A refusal inside the write would take the counted try back.
  const { refusal, entered } = await store.write(async (tx) => {
    const tried = await tryCode(tx, context, await readJoining(tx, now, browserHash), code);
    if (tried.refusal !== null) {
      const detail = { code: tried.refusal };
      await recordAudit(tx, now, { action: 'log-in-refused', actorId: null, subjectId: null, detail });
    }
    return tried;
  });
  if (refusal !== null) throw new DomainError(refusal);
  return goOnJoining(context, entered, null);
}

async function tryCode(tx: Db, context: Context, sent: OpenJoining | null, typed: string): Promise<Tried> {
  const { now } = context;
  const untried = refusalOfTry(sent, now);
  if (sent === null || untried !== null) return { refusal: untried ?? 'JOINING_NOT_FOUND', entered: null };
  const tries = sent.tries + 1;
  const refusal = refusalOfCode(codeTyped(context, sent, typed), tries);
  const right = { codeHash: null, formerCodeHashes: [], linkHash: null, enteredAt: now };
  await tx
    .update(joining)
    .set({ tries, ...(refusal === null && right) })
    .where(eq(joining.id, sent.id));
  return refusal === null ? { refusal, entered: { ...sent, ...right } } : { refusal, entered: null };
}

function codeTyped({ config }: Context, sent: OpenJoining, typed: string): TypedCode {
  const code = sixDigitsOf(typed);
  if (code === null) return 'other';
  const hashes = joiningCodeHashes(config, sent.id, code);
  if (sent.codeHash !== null && hashes.includes(sent.codeHash)) return 'newest';
  return sent.formerCodeHashes.some((former) => hashes.includes(former)) ? 'former' : 'other';
}
