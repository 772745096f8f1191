import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contactReading } from '#db/schema/contact-reading.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { seedServedPeople } from '../support/served-people.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `reading and saving people is noted on ${backend.name} [SAF-19, SAF-20]`,
    async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      await store.write(async (tx) => {
        await insertVolunteer(tx, { account: { id: 'boss', username: 'boss', isStaff: true } });
        await insertProvider(tx, { id: '1', name: 'Pantry' });
        await seedServedPeople(tx, 5, { young: 1 });
      });
      const token = await createSessions(store, config, () => TEST_NOW).open('boss');
      const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
      const ask = (path: string, asked: object) => {
        const body = JSON.stringify(asked);
        const length = String(Buffer.byteLength(body));
        const cookie = `session=${token}`;
        const headers = { 'content-type': 'application/json', 'content-length': length, cookie };
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        return app.request(`http://chariteers.test${path}`, { method: 'POST', headers, body }, { incoming });
      };

      const file = await ask('/files/recap.csv', { providerId: '1', period: '2026-11' });
      expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(6);
      const query =
        '{ recapPage(providerId: "1", period: "2026", list: SERVED) { items { chariteer { phoneNumber } } } }';
      await (await ask('/graphql', { query })).text();
      await vi.waitFor(async () => {
        const entries = await store.read.select().from(auditEntry);
        expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
          ['export', { file: 'RECAP', rows: 5, people: 5, young: 1 }],
          ['contacts-read', { operation: 'recapPage', people: 5, young: 1 }],
        ]);
      });
      expect(await store.read.select().from(contactReading)).toHaveLength(5);
      await store.close();
      await place.close();
    },
  );
}
