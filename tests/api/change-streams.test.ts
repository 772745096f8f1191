import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createChangeStreams } from '#api/http/changes/change-streams.ts';
import { silentLog } from '../support/silent-log.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld();
afterAll(() => world.close());

it('opens 500 streams of changes at once and refuses the next, until one is closed [DSK-12]', async () => {
  const stopping = new AbortController();
  const { open } = createChangeStreams({
    store: world.store,
    clock: world.clock.now,
    log: silentLog,
    stopping: stopping.signal,
  });
  const listen = (account: number) =>
    open(
      { accountId: `account-${account}`, watched: { questId: 'q' }, mayListen: async () => true },
      { stamp: '', rows: [] },
    );
  const bodies = Array.from({ length: 500 }, (_, account) => listen(account));
  expect(() => listen(500)).toThrow('Too Many Requests');
  await bodies[7]?.cancel();
  await setImmediate();
  listen(500);
  expect(() => listen(501)).toThrow('Too Many Requests');
  stopping.abort();
});
