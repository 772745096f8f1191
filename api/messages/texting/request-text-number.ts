import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { deliveryRow } from '#api/access/outbox/rows/delivery-row.ts';
import { dropWaitingTexts } from '#api/access/outbox/texting/stop-number.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationRequestTextNumberArgs } from '#api/graphql/generated/types.ts';
import { textNumber } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { textMessage } from '#domain/messages/text-message.ts';
import { TEXT_AGREEMENT_VERSION, TEXT_CODE_LIFETIME_MS, textNumberOf } from '#domain/messages/text-number.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { textMessagesTexts } from '#domain/texts/generated/text-messages.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { refsOf, type TextRef } from '#domain/texts/text-ref.ts';
import type { TextNumberRow } from './text-number-queries.ts';
import { findTextNumber, textCodeHash } from './text-number-queries.ts';

/**
 * Keeps a number with the words that its owner agreed to, and texts a code there; until that is entered nothing else is
 * sent to it. A number before it gets nothing any more.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function requestTextNumber(
  context: Context,
  { number: typed, agreedVersion }: MutationRequestTextNumberArgs,
): Promise<TextNumberRow> {
  const { viewer, store, now, config, request } = context;
  const { accountId } = requireLogin(viewer);
  const t = refsOf(formRefusalsTexts);
  const refuse = (message: TextRef) => new DomainError('BAD_USER_INPUT', { message });
  if (!offeredChannels(config).includes('text')) throw refuse(t.textsNotOffered);
  const number = textNumberOf(typed);
  if (number === null) throw refuse(t.badTextNumber);
  if (agreedVersion !== TEXT_AGREEMENT_VERSION) throw refuse(t.agreeToTexts);
  const limits = [
    { limit: 'textCodeByAccount', subject: accountId },
    { limit: 'textCodeByNumber', subject: number },
    byAddress('textCodeByAddress', request.address),
  ] as const;
  await countAttempt(store, [...limits], now);
  return store.write(async (tx) => {
    await keepAsked(context, tx, { accountId, number });
    return findTextNumber(context, tx);
  });
}

type Asked = { accountId: string; number: string };

async function keepAsked(context: Context, tx: Db, { accountId, number }: Asked): Promise<void> {
  const { now, config, request } = context;
  const locale = request.pageLocale ?? FIRST_LOCALE;
  await forgetNumber(tx, accountId, now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.insert(textNumber).values({
    accountId,
    number: tx.cells.seal('text_number.number', accountId, number),
    numberKey: tx.cells.hash('text_number.numberKey', number),
    state: 'asked',
    codeHash: textCodeHash(config, accountId, code),
    codeUntil: now + TEXT_CODE_LIFETIME_MS,
    agreedAt: now,
    agreedVersion: TEXT_AGREEMENT_VERSION,
    agreedLocale: locale,
    createdAt: now,
  });
  const words = textMessagesTexts(locale).code({ code });
  const content = { locale, subject: '', body: textMessage({ from: config.siteName, words, link: '' }) };
  const about = { kind: 'proof-code', channel: 'text', recipient: number, content } as const;
  await tx.insert(outboxMessage).values(deliveryRow(tx, context, { ...about, ownerId: accountId }));
}

/** Forgets the number of an account, and what waits for it. `now` in epoch ms. */
export async function forgetNumber(tx: Db, accountId: string, now: number): Promise<void> {
  const isOwn = eq(textNumber.accountId, accountId);
  const [row] = await tx.select({ number: textNumber.number }).from(textNumber).where(isOwn);
  if (!row) return;
  const number = tx.cells.open('text_number.number', accountId, row.number);
  await tx.delete(textNumber).where(isOwn);
  if (number !== null) await dropWaitingTexts(tx, number, now);
}

/** Ends text messages to the session's own account, and forgets the number. Errors: NOT_LOGGED_IN. */
export async function removeTextNumber({ viewer, store, now }: Context): Promise<true> {
  const { accountId } = requireLogin(viewer);
  await store.write((tx) => forgetNumber(tx, accountId, now));
  return true;
}
