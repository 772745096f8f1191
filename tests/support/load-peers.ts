import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { pushSubscription, textNumber } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { startMailServer } from './mail-server.ts';
import { newBrowser, startPushService } from './push-service.ts';
import { startTextService } from './text-service.ts';

/** Push needs an address with a name. */
const ORIGIN = 'https://volunteer.example';

/** What came by a channel, each as what it is known by: what comes twice has the same. */
type Arrived = Readonly<Record<Channel, readonly string[]>>;

/** A mail server, a text service and a push service that note what comes. */
export async function startPeers() {
  /** Opened once each: what came is asked for again and again. */
  const opened: string[] = [];
  // Emails go out one after the other, so that there is something to cut off.
  const mails = await startMailServer(undefined, { hold: () => pause(4) });
  const texts = await startTextService();
  const pushes = await startPushService();
  return {
    smtpUrl: mails.url,
    pushPort: pushes.port,
    env: { ...texts.env, PUBLIC_ORIGIN: ORIGIN },
    arrived: (): Arrived => ({
      email: mails.received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1] ?? ''),
      text: texts.received.map(({ callback }) => callback ?? ''),
      push: pushes.received.map((message, index) => {
        const name = message.path.split('/').at(-1) ?? '';
        // Throws for what is not for this browser.
        opened[index] ??= `${name} ${browserOf(name).read(message).tag}`;
        return opened[index];
      }),
    }),
    /** How many messages came, without opening one. */
    count: () => mails.received.length + texts.received.length + pushes.received.length,
    async stop() {
      await Promise.all([mails, texts, pushes].map((peer) => peer.stop()));
    },
  };
}

/** What came since. */
export function since(before: Arrived, now: Arrived): Arrived {
  return {
    email: now.email.slice(before.email.length),
    text: now.text.slice(before.text.length),
    push: now.push.slice(before.push.length),
  };
}

/** Each channel told so many people, and told no more of them twice than may have been on its way. */
export function expectOnce(arrived: Arrived, people: number, mostCutOff: number, about: string): void {
  for (const [channel, known] of Object.entries(arrived)) {
    expect(new Set(known).size, `${about}: ${channel}, nothing lost, and what came twice is the same`).toBe(
      people,
    );
    expect(known.length - people, `${about}: ${channel}, twice`).toBeLessThanOrEqual(mostCutOff);
  }
}

const browsers = new Map<string, ReturnType<typeof newBrowser>>();

function browserOf(name: string) {
  const browser = browsers.get(name) ?? newBrowser(name);
  browsers.set(name, browser);
  return browser;
}

/** Someone who gets emails, text messages and, in one browser, push messages. */
export async function insertReachable(tx: Db, index: number): Promise<void> {
  const [accountId, now] = [`v${index}`, Date.now()];
  await insertVolunteer(tx, { account: { id: accountId, username: `vera${index}` } });
  const number = `+1201555${String(index).padStart(4, '0')}`;
  await tx.insert(textNumber).values({
    accountId,
    number: tx.cells.seal('text_number.number', accountId, number),
    numberKey: tx.cells.hash('text_number.numberKey', number),
    ...{ state: 'confirmed', agreedAt: now, createdAt: now },
  });
  const { endpoint, ...keys } = browserOf(accountId).input;
  await tx.insert(pushSubscription).values({
    ...{ id: accountId, accountId, browser: 'Firefox', createdAt: now },
    endpoint: tx.cells.seal('push_subscription.endpoint', accountId, endpoint),
    endpointKey: tx.cells.hash('push_subscription.endpointKey', endpoint),
    keys: tx.cells.seal('push_subscription.keys', accountId, JSON.stringify(keys)),
  });
}
