import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { quest } from '#db/schema/quest.ts';
import { TEST_NOW } from '../support/cast.ts';
import { hearChanges } from '../support/change-events.ts';
import { holdDate } from '../support/held-date.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const log = pino({ level: 'silent' });

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(`tells what another process changes on ${backend.name} [DSK-12]`, async () => {
    const place = await backend.start();
    const [store, elsewhere] = [1, 2].map(() => openStore({ url: place.url, cells: TEST_CELLS }));
    if (!store || !elsewhere) throw new Error('No stores');
    await store.write(async (tx) => {
      await insertVolunteer(tx, { account: { id: 'boss', username: 'boss', isStaff: true } });
      await insertProvider(tx, { id: '1', name: 'Pantry' });
      await upcomingQuest(tx, { id: 'q' });
    });
    const token = await createSessions(store, config, () => TEST_NOW).open('boss');
    const app = createApp({ store, clock: () => TEST_NOW, config, log, changesPauseMs: 5 });
    const incoming = { socket: { remoteAddress: '203.0.113.9' } };
    const asks = {
      request: (path: string, init: RequestInit) =>
        app.request(`http://chariteers.test${path}`, init, { incoming }),
    };
    const heard = [
      await hearChanges(asks, 'quest=q', token),
      await hearChanges(asks, 'charity=1&month=2026-11', token),
    ];
    for (const one of heard) expect(await one.next()).toEqual({ name: 'ready', data: {} });
    await elsewhere.write((tx) => tx.update(quest).set({ waitingCount: 1 }).where(eq(quest.id, 'q')));
    for (const one of heard) {
      expect(await one.next()).toEqual({ name: 'change', data: { questIds: ['q'] } });
      await one.close();
    }
    await Promise.all([store.close(), elsewhere.close()]);
    await place.close();
  });
}
