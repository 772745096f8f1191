import type { Agent } from 'node:https';
import { sql } from 'drizzle-orm';
import { Dispatcher } from '#api/access/outbox/delivery/dispatcher.ts';
import { ownMemory } from '#api/access/outbox/delivery/mail-server-state.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { createPushTransport } from '#api/access/outbox/push/push-transport.ts';
import { stopNumber } from '#api/access/outbox/texting/stop-number.ts';
import { createTextTransport } from '#api/access/outbox/texting/text-transport.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { letter } from '#domain/messages/letter.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

/** What the running server sends text messages with. */
export function textDispatcher({ store, config, clock, log }: World): Dispatcher {
  const { textService, publicOrigin, dataKey } = config;
  if (textService === null) throw new Error('This world has no text service');
  const onStopped = (number: string) => store.write((tx) => stopNumber(tx, number, clock.now()));
  const transport = createTextTransport({ service: textService, publicOrigin, onStopped });
  const delivery = { store, dataKey, clock: clock.now, log };
  return new Dispatcher({ ...delivery, channel: 'text', memory: ownMemory(), ...transport });
}

/** What the running server sends push messages with, over these connections. */
export function pushDispatcher({ store, config, clock, log }: World, agent: Agent): Dispatcher {
  const transport = createPushTransport({ store, config, clock: clock.now, agent });
  const delivery = { store, dataKey: config.dataKey, clock: clock.now, log };
  return new Dispatcher({ ...delivery, channel: 'push', memory: ownMemory(), ...transport });
}

export const QUEST_PAGE = '/questList/1/quest/7';

/** Tells someone that a quest has changed, by every way there is. */
export async function tell(
  { store, config, clock }: World,
  name: CastName,
  words = 'Now on Saturday at 9:30 am.',
  page = QUEST_PAGE,
) {
  const link = `${config.publicOrigin}${page}`;
  return store.write((tx) =>
    queueMessages(
      tx,
      { now: clock.now(), config },
      {
        kind: 'quest-changed',
        write: (locale) => letter(locale, config, null, 'Another time', [words]),
        short: () => ({ from: 'Bronx Kitchen', title: 'Food Pantry Morning', words, link }),
      },
      [name],
    ),
  );
}

/** The deliveries by a channel, the oldest first, with all states they went through. */
export async function readDeliveries({ store }: World, channel: 'push' | 'text') {
  const rows = await store.read.select().from(outboxMessage).orderBy(sql`rowid`);
  return rows
    .filter((row) => row.channel === channel)
    .map(({ id, status, lastError, sealed, changes }) => ({
      id,
      status,
      lastError,
      hasContent: sealed !== null,
      states: (JSON.parse(changes) as [string, number][]).map(([state]) => state),
    }));
}
