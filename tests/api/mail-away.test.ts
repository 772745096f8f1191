import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startServer } from '#api/server.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { FORM, REGISTER } from '../support/registration.ts';
import { openWorld } from '../support/world.ts';

it.each([
  ['is gone', async () => ({ port: 9, close: () => {} })],
  ['takes connections and says nothing', silentServer],
])(
  'a mail server that %s keeps nobody from registering, and the mail waits [OPS-13]',
  async (_how, start) => {
    const { port, close } = await start();
    const world = await openWorld({ env: { PORT: '0', SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const { store, config, log, clock } = world;
    const server = await startServer({ store, config, log, clock: clock.now });
    const answer = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: REGISTER, variables: { input: FORM } }),
    });
    expect(((await answer.json()) as { errors?: unknown }).errors).toBeUndefined();
    const states = await store.read.select({ status: outboxMessage.status }).from(outboxMessage);
    expect(states.length).toBeGreaterThan(0);
    expect(['waiting', 'sending']).toEqual(expect.arrayContaining(states.map(({ status }) => status)));
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    close();
    await server.stop();
  },
);

async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
