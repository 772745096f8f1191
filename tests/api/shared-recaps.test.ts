import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { sharedRecap } from '#db/schema/shared-recap.ts';
import type { CastName } from '../support/cast.ts';
import { seedServedPeople } from '../support/served-people.ts';
import { openWorld, type World } from '../support/world.ts';

const FIGURES = 'volunteerCount newVolunteerCount publishedQuestCount serviceMinutes dollarValue';
const INSIGHTS = `spots signUps absences lateDrops leadMinutes hoursByType { key minutes } hoursByZip { key minutes }
  hoursByAge { key minutes }`;
const SHARED = `query ($token: String!) { sharedRecap(token: $token) {
  charity period ${FIGURES} insights { ${INSIGHTS} } } }`;
const OWN = `{ generateSingleMonthReport(specificProvider: "1", dateRangeBeginning: "2026-11-01T04:00:00Z",
  dateRangeEnding: "2026-12-01T05:00:00Z") { ${FIGURES} }
  recapInsights(providerId: "1", period: "2026-11") { ${INSIGHTS} } }`;
const SHARE = 'mutation ($period: String!) { shareRecap(providerId: "1", period: $period) { address } }';
const STOP = 'mutation ($period: String!) { unshareRecap(providerId: "1", period: $period) }';
const SINCE = 'query ($period: String!) { recapSharedAt(providerId: "1", period: $period) }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => seedServedPeople(tx, 6));
});
afterEach(() => world.close());

async function share(period = '2026-11', as: CastName = 'managers') {
  const { data, code } = await world.gql<{ shareRecap: { address: string } }>(SHARE, { period }, { as });
  return data?.shareRecap.address ?? code ?? '';
}
const secretOf = (address: string) => address.split('/').at(-1) ?? '';
async function shown(address: string) {
  const { data } = await world.gql<{ sharedRecap: Record<string, unknown> | null }>(SHARED, {
    token: secretOf(address),
  });
  return data?.sharedRecap ?? null;
}

describe('a recap that a charity shares', () => {
  it('tells whoever has the address its figures as they are now, and no name [HRS-15]', async () => {
    const address = await share();
    expect(address).toMatch(/\/shared-recap\/[\w-]{43}$/);
    const own = await world.gql<{ generateSingleMonthReport: object; recapInsights: object }>(
      OWN,
      {},
      { as: 'managers' },
    );
    const { generateSingleMonthReport: figures, recapInsights: insights } = own.data ?? {};
    const recap = await shown(address);
    expect(recap).toEqual({ charity: expect.any(String), period: '2026-11', ...figures, insights });
    expect(recap?.volunteerCount).toBe(6);
    expect(JSON.stringify(recap)).not.toMatch(/Ada|Volunteer |served0/);
    const [row] = await world.store.read.select().from(sharedRecap);
    expect(row?.tokenHash).not.toContain(secretOf(address));
  });

  it('ends with its address: by a new one, and when it is revoked, with entries in the audit log [HRS-15]', async () => {
    const first = await share();
    const second = await share();
    expect([await shown(first), (await shown(second))?.period]).toEqual([null, '2026-11']);
    const since = () =>
      world.gql<{ recapSharedAt: string | null }>(SINCE, { period: '2026-11' }, { as: 'managers' });
    expect((await since()).data?.recapSharedAt).not.toBeNull();
    const stop = () => world.gql<{ unshareRecap: boolean }>(STOP, { period: '2026-11' }, { as: 'managers' });
    expect((await stop()).data?.unshareRecap).toBe(true);
    expect((await stop()).data?.unshareRecap).toBe(false);
    expect(await shown(second)).toBeNull();
    expect((await since()).data?.recapSharedAt).toBeNull();
    const entries = await world.store.read.select().from(auditEntry);
    const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('recap-'));
    expect(actions).toEqual(['recap-shared', 'recap-shared', 'recap-unshared']);
  });

  it('is shared by those who read recaps and are 18, for a month or a year [HRS-15]', async () => {
    expect(await share('2026-13')).toBe('BAD_USER_INPUT');
    expect(await share('2026', 'coordinators')).toBe('FORBIDDEN');
    expect(await shown(await share('2026'))).toMatchObject({ period: '2026' });
    expect(await shown('/nothing')).toBeNull();
  });
});
