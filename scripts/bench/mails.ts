import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { Dispatcher } from '#api/access/outbox/delivery/dispatcher.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { type Config, readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { BENCH_CELLS } from './bench-world.ts';

const MAILS = 1_000;
const WAITING = 5_000;
const BODY = 'A line of a mail as people get it, about so long.\n'.repeat(20);
const FROM = 'Chariteers <no-reply@demo.example>';

/** Emails from the outbox over SMTP, beside the same emails handed over without an outbox; and a reset among alerts. */
export async function benchMails(): Promise<string[]> {
  const catcher = await startCatcher();
  const place = await openPlace();
  const bare = await secondsOf(() => sendBare(catcher.url));
  await place.queue('booted', MAILS);
  const { dispatcher, close } = place.senderTo(catcher.url);
  const whole = await secondsOf(() => dispatcher.round());
  await place.queue('alert', WAITING);
  const rest = dispatcher.round();
  await catcher.count(WAITING / 10);
  const left = await secondsOf(async () => {
    const arrives = catcher.arrivalOf('reset0@demo.example');
    await place.queue('recovery', 1, 'reset');
    await arrives;
  });
  // As a stop does.
  dispatcher.finish();
  await rest;
  close();
  await place.close();
  catcher.stop();
  return [
    `mails: ${MAILS} from the outbox in ${whole.toFixed(1)} s (goal ≤ 10 s), ${(whole / bare).toFixed(1)} × as long as without an outbox (${bare.toFixed(1)} s)`,
    `  a reset among ${WAITING} waiting alerts left after ${Math.round(left * 1000)} ms (goal ≤ 2,000 ms)`,
  ];
}

async function sendBare(url: string): Promise<void> {
  const transport = createTransport({ pool: true, maxConnections: 5, url });
  const mails = Array.from({ length: MAILS }, (_, index) =>
    transport.sendMail({ from: FROM, to: `p${index}@demo.example`, subject: 'Hello', text: BODY }),
  );
  await Promise.all(mails);
  transport.close();
}

async function openPlace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const store = openStore({ url: `file:${path.join(folder, 'mails.db')}`, cells: BENCH_CELLS });
  await store.migrate();
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const delivery = { store, dataKey: config.dataKey, clock: Date.now, log: createLog(config) };
  return {
    queue: (kind: MailKind, count: number, name = kind as string) => queue(store, config, kind, count, name),
    senderTo(url: string) {
      const transport = createSmtpTransport(url, FROM);
      return { dispatcher: new Dispatcher({ ...delivery, ...transport }), close: transport.close };
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function queue(
  store: Store,
  config: Config,
  kind: MailKind,
  count: number,
  name: string,
): Promise<void> {
  const mails = Array.from({ length: count }, (_, index) => {
    const recipient = `${name}${index}@demo.example`;
    return { kind, recipient, subject: 'Hello', body: BODY, ownerId: null };
  });
  await store.write(async (tx) => {
    for (const mail of mails) await queueMail(tx, { now: Date.now(), config }, mail);
  });
}

async function startCatcher() {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'mail-catcher.ts'));
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivalOf: (recipient: string) => when(child, (address) => address === recipient),
    count(mails: number) {
      let left = mails;
      return when(child, () => {
        left -= 1;
        return left === 0;
      });
    },
    stop: () => child.disconnect(),
  };
}

function when(child: ChildProcess, isIt: (address: unknown) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const listen = (address: unknown) => {
      if (!isIt(address)) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
  });
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
