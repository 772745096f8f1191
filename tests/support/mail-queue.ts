import { Dispatcher } from '#api/access/outbox/delivery/dispatcher.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { type Mail, queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import type { World } from './world.ts';

/** Puts emails to these names into the outbox, in one write. */
export async function queueTo(
  { store, clock, config }: Pick<World, 'store' | 'config'> & { clock: { now(): number } },
  kind: MailKind,
  names: readonly string[],
  more: Partial<Mail> = {},
): Promise<void> {
  await store.write(async (tx) => {
    for (const name of names) {
      const mail = { kind, recipient: addressOf(name), subject: 'Hello', body: 'Hi.', ownerId: null };
      await queueMail(tx, { now: clock.now(), config }, { ...mail, ...more });
    }
  });
}

/** Many names that differ. */
export const manyNames = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

export const addressOf = (name: string) => `${name}@demo.example`;

/** What the running server sends emails with, over real connections to a mail server. */
export function dispatcherTo(world: World, smtpUrl: string, { looksAgain = true } = {}) {
  const transport = createSmtpTransport(smtpUrl, 'Chariteers <no-reply@demo.example>');
  const { store, config, clock, log } = world;
  const lookAgain = () => new Promise<void>((resolve) => void setTimeout(resolve, 20).unref());
  const delivery = { store, dataKey: config.dataKey, clock: clock.now, log };
  const dispatcher = new Dispatcher({ ...delivery, ...transport, ...(looksAgain ? { lookAgain } : {}) });
  return {
    round: () => dispatcher.round(),
    finish: () => dispatcher.finish(),
    breakOff: () => dispatcher.breakOff(),
    close: transport.close,
  };
}
