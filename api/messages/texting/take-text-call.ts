import { and, eq } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { isOfNumber, restartNumber, stopNumber } from '#api/access/outbox/texting/stop-number.ts';
import { textNumber } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db, Store } from '#db/store.ts';
import { deliveryFailureText } from '#domain/messages/delivery-failure.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import { textMessage } from '#domain/messages/text-message.ts';
import { textAnswerOf, textNumberOf } from '#domain/messages/text-number.ts';
import { textMessagesTexts } from '#domain/texts/generated/text-messages.ts';

/** Told once in a while: the message did not get to the telephone. */
const NOT_ARRIVED = ['failed', 'undelivered'];

/**
 * What the text service tells: how a message went that it had taken (`deliveryId`), or what someone has answered.
 * Returns the answer to text back, if there is one; null for a call that was taken before. It was proved to be the
 * service's by the signature.
 */
export async function takeTextCall(
  store: Store,
  context: MailContext,
  { form, deliveryId, signature }: { form: URLSearchParams; deliveryId: string | null; signature: string },
): Promise<{ answer: string | null } | null> {
  const { now } = context;
  const number = textNumberOf(form.get('From') ?? '');
  // A report moves one delivery once, however often it comes.
  if (deliveryId !== null) {
    if (NOT_ARRIVED.includes(form.get('MessageStatus') ?? ''))
      await store.write((tx) => markNotArrived(tx, deliveryId, { form, now }));
    return { answer: null };
  }
  if (number === null) return { answer: null };
  return store.write(async (tx) => {
    const signatureHash = hashToken(signature);
    const key = onceKey('text-call', { signatureHash });
    if ((await notSaidYet(tx, [key], now)).size === 0) return null;
    return { answer: await answerTo(tx, context, { number, body: form.get('Body') ?? '' }) };
  });
}

async function markNotArrived(
  tx: Db,
  deliveryId: string,
  { form, now }: { form: URLSearchParams; now: number },
): Promise<void> {
  const { id, channel, status } = outboxMessage;
  const told = Number(form.get('ErrorCode'));
  const code = Number.isInteger(told) && told >= 100 && told < 1_000_000 ? told : null;
  await tx
    .update(outboxMessage)
    .set({
      ...changedTo('failed', now),
      sentAt: null,
      lastError: deliveryFailureText('text', { reason: 'refused', code }),
    })
    .where(and(eq(id, deliveryId), eq(channel, 'text'), eq(status, 'sent')));
}

async function answerTo(
  tx: Db,
  { config, now }: MailContext,
  { number, body }: { number: string; body: string },
): Promise<string> {
  const [known] = await tx
    .select({ state: textNumber.state, locale: textNumber.agreedLocale })
    .from(textNumber)
    .where(isOfNumber(tx, number));
  const t = textMessagesTexts(localeOf(known?.locale));
  const say = (words: string) => textMessage({ from: config.siteName, words, link: '' });
  const answer = textAnswerOf(body);
  if (answer === 'STOP') {
    await stopNumber(tx, number, now);
    return say(t.stopReply);
  }
  if (answer === 'START') {
    await restartNumber(tx, number);
    return say(known && known.state !== 'asked' ? t.startReply : t.unknownReply);
  }
  if (answer === 'OTHER') return say(t.nobodyReads);
  const { supportEmail: address } = config;
  return say(address === null ? t.helpReplyAlone : t.helpReply({ address }));
}
