import type { Logger } from '#api/process/log/log.ts';
import { deliveryFailureText, TEXT_REMEDIES } from '#domain/messages/delivery-failure.ts';
import {
  isServerTrouble,
  nextStep,
  SERVER_TROUBLES,
  type ServerTrouble,
} from '#domain/messages/mail-delivery.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import type { MailServerState } from './mail-server-state.ts';
import { type Outcome, triedBy } from './settle-deliveries.ts';

/** What the log calls messages of a channel, and what takes them. */
const WORDS: Readonly<Record<Channel, { one: string; many: string; service: string }>> = {
  email: { one: 'mail', many: 'mails', service: 'the mail server' },
  text: { one: 'text message', many: 'text messages', service: 'the text service' },
  push: { one: 'push message', many: 'push messages', service: 'the push service' },
};

/** A line for each that failed, without whom it is for. What is no fault of the message is told once by logServer. */
export function logFailure(log: Logger, { mail, result }: Outcome, now: number): void {
  if (typeof result === 'string' || isServerTrouble(result)) return;
  const { attempts, deferrals, status } = nextStep(result, triedBy(mail), now);
  const facts = { mailId: mail.id, kind: mail.kind, ...result, attempts, deferrals };
  const text = `${WORDS[mail.channel].one} not delivered: ${deliveryFailureText(mail.channel, result)}`;
  log.warn({ ...facts, isFinal: status === 'failed' }, text);
}

/** Tells once that a service takes nothing, with what helps, and once that it takes messages again. */
export function logServer(
  log: Logger,
  channel: Channel,
  { before, after }: { before: MailServerState; after: MailServerState },
): void {
  const { trouble, lastTroubleCode: code } = after;
  if (trouble === before.trouble) return;
  const { service, many } = WORDS[channel];
  if (trouble === null) log.info(`${service} takes ${many} again`);
  else {
    const text = deliveryFailureText(channel, { reason: trouble, code });
    const waiting = `${many.charAt(0).toUpperCase()}${many.slice(1)} wait until then.`;
    log.error({ reason: trouble, code }, `${text} ${remedyOf(channel, trouble)} ${waiting}`);
  }
}

function remedyOf(channel: Channel, trouble: ServerTrouble): string {
  return channel === 'text' ? TEXT_REMEDIES[trouble] : SERVER_TROUBLES[trouble].remedy;
}
