import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { recapFaultsIn } from '../support/ledger-is-right.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });

const NOVEMBER =
  'specificProvider: "p", dateRangeBeginning: "2026-11-01T04:00:00Z", dateRangeEnding: "2026-12-01T05:00:00Z"';
const ASK = `{
  generateSingleMonthReport(${NOVEMBER}) {
    serviceMinutes publishedQuestCount chariteerTimeResults { chariteer { username } combinedMinutes }
  }
  getSpecificChariteers(specificProvider: "p",
    dateRangeBeginning: "2026-11-02T05:00:00Z", dateRangeEnding: "2026-11-30T05:00:00Z") { combinedMinutes }
  recapMonths(providerId: "p", year: 2026) { newVolunteerCount }
  getServiceRecord(id: "ana") { questsCompleted attendancePercentage foodQuestsCompleted }
}`;

async function seed(store: Store): Promise<string> {
  const startedAt = TEST_NOW - 4 * HOUR_MS;
  await store.write(async (tx) => {
    await insertVolunteer(tx, { account: { id: 'ana', username: 'ana', isStaff: true } });
    await insertProvider(tx, { id: 'p' });
    await pastQuest(tx, { id: 'q', providerId: 'p' });
    await pastQuest(tx, { id: 'r', providerId: 'p' });
    const times = { actualArrivalAt: startedAt, actualDepartureAt: startedAt + HOUR_MS };
    for (const [id, questId] of [
      ['one', 'q'],
      ['two', 'r'],
    ] as const) {
      await insertContract(tx, { id, questId, chariteerId: 'ana', status: 'Present', ...times });
    }
    await refreshRecap(tx, ['ana']);
  });
  // Once more, so that rows and sums are changed and not only added.
  await store.write(async (tx) => {
    const absent = { status: 'Absent' as const, actualArrivalAt: null, actualDepartureAt: null };
    await tx.update(contract).set(absent).where(eq(contract.id, 'two'));
    await refreshRecap(tx, ['ana']);
  });
  return createSessions(store, config, () => TEST_NOW).open('ana');
}

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(`the same recap from ${backend.name} [API-10, API-27, API-31]`, async () => {
    const place = await backend.start();
    const store = openStore({ url: place.url, cells: TEST_CELLS });
    const token = await seed(store);
    const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify({ query: ASK }) };
    const incoming = { socket: { remoteAddress: '203.0.113.9' } };
    const response = await app.request('http://chariteers.test/graphql', init, { incoming });
    const { data } = (await response.json()) as { data: { recapMonths: unknown[] } };
    expect(data).toMatchObject({
      generateSingleMonthReport: {
        serviceMinutes: 60,
        publishedQuestCount: 2,
        chariteerTimeResults: [{ chariteer: { username: 'ana' }, combinedMinutes: 60 }],
      },
      getSpecificChariteers: [{ combinedMinutes: 60 }],
      getServiceRecord: { questsCompleted: 1, attendancePercentage: 50, foodQuestsCompleted: 1 },
    });
    expect(data.recapMonths[10]).toEqual({ newVolunteerCount: 1 });
    expect(await recapFaultsIn(store.read)).toEqual([]);
    await store.close();
    await place.close();
  });
}
