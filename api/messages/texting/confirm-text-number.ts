import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { textNumber } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { TEXT_CODE_TRIES } from '#domain/messages/text-number.ts';
import { sixDigitsOf } from '#domain/text/typed-digits.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { TextNumberRow } from './text-number-queries.ts';
import { findTextNumber, textCodeHash } from './text-number-queries.ts';

/** Enters the code that was texted: from now on the number gets messages. Errors: NOT_LOGGED_IN, BAD_USER_INPUT. */
export async function confirmTextNumber(context: Context, typed: string): Promise<TextNumberRow> {
  const { viewer, store } = context;
  const { accountId } = requireLogin(viewer);
  // A refusal inside the write would take the counted try back.
  const isConfirmed = await store.write((tx) => spendCode(tx, context, { accountId, typed }));
  if (isConfirmed) return findTextNumber(context);
  const { wrongTextCode } = refsOf(formRefusalsTexts);
  throw new DomainError('BAD_USER_INPUT', { message: wrongTextCode });
}

async function spendCode(
  tx: Db,
  { now, config }: Context,
  { accountId, typed }: { accountId: string; typed: string },
): Promise<boolean> {
  const isOwn = eq(textNumber.accountId, accountId);
  const row = await tx.select().from(textNumber).where(isOwn).get();
  const code = sixDigitsOf(typed);
  if (row?.state !== 'asked' || row.codeUntil === null || now >= row.codeUntil) return false;
  if (row.codeAttempts >= TEXT_CODE_TRIES) return false;
  if (code === null || textCodeHash(config, accountId, code) !== row.codeHash) {
    await tx
      .update(textNumber)
      .set({ codeAttempts: row.codeAttempts + 1 })
      .where(isOwn);
    return false;
  }
  await tx.update(textNumber).set({ state: 'confirmed', codeHash: null, codeUntil: null }).where(isOwn);
  return true;
}
