import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import type { CastName } from '../support/cast.ts';
import { HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS = 'year username minutes quests charities types newTypes weeksInARow';
const OWN = `query ($year: Int!) { ownYear(year: $year) { sharedAt otherYears isShareable review { ${FIELDS} } } }`;
const SHARED = `query ($token: String!) { sharedYear(token: $token) { ${FIELDS} } }`;
const SHARE = 'mutation ($year: Int!) { shareYear(year: $year) { address } }';
const STOP = 'mutation ($year: Int!) { unshareYear(year: $year) }';

type Review = { username: string; minutes: number; quests: number; types: string[] };
type Own = { sharedAt: string | null; otherYears: number[]; isShareable: boolean; review: Review };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await change('volunteer', { createdAt: instantOf('2025-01-10', '12:00') });
  await serve('volunteer', '2025-03-05', 'food', '1');
  await serve('volunteer', '2025-03-12', 'water', '2');
});
afterEach(() => world.close());

const change = (id: string, values: Partial<typeof chariteer.$inferInsert>) =>
  world.store.write(async (tx) => void (await tx.update(chariteer).set(values).where(eq(chariteer.id, id))));
const serve = (chariteerId: string, day: string, tag: string, providerId = '1') =>
  world.store.write(async (tx) => {
    const startedAt = instantOf(day, '10:00');
    const times = { startedAt, endedAt: startedAt + 2 * HOUR_MS };
    const { id: questId } = await pastQuest(tx, { ...times, serviceTags: [tag], providerId });
    const { id } = await insertContract(tx, { questId, chariteerId, status: 'Present' });
    await insertCredit(tx, { contractId: id, value: 120 });
  });
const own = async (year: unknown, as: CastName | null = 'volunteer') => {
  const { data, code } = await world.gql<{ ownYear: Own | null }>(OWN, { year }, { as });
  return code ?? data?.ownYear;
};
const share = (year: unknown, as: CastName | null = 'volunteer') =>
  world.gql<{ shareYear: { address: string } }>(SHARE, { year }, { as });
async function addressOf(year: number, as: CastName = 'volunteer'): Promise<string> {
  return (await share(year, as)).data?.shareYear.address ?? '';
}
const secretOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const seen = async (address: string) =>
  (await world.gql<{ sharedYear: Review | null }>(SHARED, { token: secretOf(address) })).data?.sharedYear;

describe('the own year', () => {
  it('has hours, charities, types, weeks and quests, and is private [VHM-05: API]', async () => {
    expect(await own(2025)).toEqual({
      sharedAt: null,
      otherYears: [],
      isShareable: true,
      review: {
        year: 2025,
        username: 'volunteer',
        minutes: 240,
        quests: 2,
        charities: 2,
        types: ['food', 'water'],
        newTypes: ['food', 'water'],
        weeksInARow: 2,
      },
    });
  });

  it('is there from December 1st, and for no year before the account [VHM-05: from December on]', async () => {
    expect(await own(2026)).toBeNull();
    expect(await own(2024)).toBeNull();
    expect(await own(-5)).toBeNull();
    world.clock.set(instantOf('2026-12-01', '00:00') - 1);
    expect(await own(2026)).toBeNull();
    world.clock.set(instantOf('2026-12-01', '00:00'));
    expect(await own(2026)).toMatchObject({
      otherYears: [2025],
      review: { quests: 0, types: ['food', 'water'] },
    });
    expect(await own(2025)).toMatchObject({ otherYears: [2026] });
  });

  it('is nobody’s without a log-in or a record [VHM-05: API]', async () => {
    expect(await own(2025, null)).toBe('NOT_LOGGED_IN');
    expect(await own(2025, 'new')).toBeNull();
    expect((await share(2025, null)).code).toBe('NOT_LOGGED_IN');
    expect((await share(2025, 'new')).code).toBe('YEAR_NOT_FOUND');
    expect((await share(2024)).code).toBe('YEAR_NOT_FOUND');
    expect((await share(99_999_999)).code).toBe('YEAR_NOT_FOUND');
  });

  it('asks as few statements for many quests as for some [VHM-05: what it costs]', async () => {
    const statements = async () => {
      const before = world.store.statementCount();
      await own(2025);
      return world.store.statementCount() - before;
    };
    await statements();
    const few = await statements();
    for (let day = 10; day < 20; day += 1) await serve('volunteer', `2025-05-${day}`, 'mind');
    await statements();
    expect(await statements()).toBe(few);
  });
});

describe('a shared year', () => {
  it('is seen by whoever has its address, which the database does not hold [VHM-05: sharing]', async () => {
    const address = await addressOf(2025);
    expect(address).toMatch(/^http:\/\/chariteers\.test\/shared-year\/[\w-]{43}$/);
    expect(await seen(address)).toMatchObject({ username: 'volunteer', minutes: 240, quests: 2 });
    expect(await own(2025)).toMatchObject({ sharedAt: '2026-11-16T15:00:00.000Z' });
    const [row] = await world.store.read.select().from(sharedYear);
    expect(JSON.stringify(row)).not.toContain(secretOf(address));
    for (const guess of ['', 'a'.repeat(43), 'x'.repeat(5000)]) expect(await seen(guess)).toBeNull();
  });

  it('ends when it is ended, with a new address, and for who is banned or gone [VHM-05: sharing]', async () => {
    const [first, second] = [await addressOf(2025), await addressOf(2025)];
    expect(await seen(first)).toBeNull();
    expect(await seen(second)).not.toBeNull();
    const stop = async () => (await world.gql(STOP, { year: 2025 }, { as: 'volunteer' })).data;
    expect((await world.gql(STOP, { year: 2025 }, { as: 'gold' })).data).toEqual({ unshareYear: false });
    expect(await stop()).toEqual({ unshareYear: true });
    expect(await stop()).toEqual({ unshareYear: false });
    expect(await seen(second)).toBeNull();
    const third = await addressOf(2025);
    const ban = (isBanned: boolean) =>
      world.store.write(
        async (tx) => void (await tx.update(account).set({ isBanned }).where(eq(account.id, 'volunteer'))),
      );
    await ban(true);
    expect(await seen(third)).toBeNull();
    await ban(false);
    expect(await seen(third)).not.toBeNull();
    const remove = 'mutation { removeChariteer(input: { emailAddress: "volunteer@demo.example" }) { id } }';
    expect((await world.gql(remove, {}, { as: 'volunteer' })).errors).toBeUndefined();
    expect(await seen(third)).toBeNull();
    expect(await world.store.read.select().from(sharedYear)).toEqual([]);
  });

  it('stands in the audit log, when it begins and when it ends [VHM-05: sharing]', async () => {
    await addressOf(2025);
    await world.gql(STOP, { year: 2025 }, { as: 'volunteer' });
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['year-shared', 'volunteer'],
      ['year-unshared', 'volunteer'],
    ]);
  });

  it('of the young is shared only while a guardian agrees [VHM-05, SAF-05: a year]', async () => {
    await change('teen', { createdAt: instantOf('2025-01-10', '12:00') });
    await serve('teen', '2025-03-05', 'food');
    expect(await own(2025, 'teen')).toMatchObject({ isShareable: false, review: { quests: 1 } });
    expect((await share(2025, 'teen')).code).toBe('PUBLIC_PROFILE_NOT_ALLOWED');
    await change('teen', { profileAgreedAt: 1 });
    const address = await addressOf(2025, 'teen');
    expect(await seen(address)).toMatchObject({ username: 'teen', quests: 1 });
    await change('teen', { profileAgreedAt: null });
    expect(await seen(address)).toBeNull();
  });

  it('leaves out what was done while young, but for the person [VHM-05, SAF-05: a year]', async () => {
    await change('volunteer', { dateOfBirth: '2007-03-10' });
    const address = await addressOf(2025);
    expect(await seen(address)).toMatchObject({ quests: 1, types: ['water'] });
    expect(await own(2025)).toMatchObject({ review: { quests: 2, types: ['food', 'water'] } });
  });
});

describe('pictures of a year', () => {
  const pictured = async (path: string, as: CastName | null = null) => {
    if (as === null) return world.request(path);
    const headers = { cookie: `session=${await world.tokenOf(as)}` };
    return world.request(path, { headers });
  };
  const sizeOf = async (answer: Response) => {
    const png = Buffer.from(await answer.arrayBuffer());
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  };

  it('are there under the address, wide and upright, until it ends [VHM-05: pictures]', async () => {
    const secret = secretOf(await addressOf(2025));
    for (const [path, size] of [
      [`/og/year/${secret}.png`, [1200, 630]],
      [`/og/ar/year/${secret}.png`, [1200, 630]],
      [`/og/es/year-story/${secret}.png`, [1080, 1920]],
    ] as const) {
      const answer = await pictured(path);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await sizeOf(answer)).toEqual(size);
    }
    await world.gql(STOP, { year: 2025 }, { as: 'volunteer' });
    expect((await pictured(`/og/year/${secret}.png`)).status).toBe(404);
    expect((await pictured('/og/year/guess.png')).status).toBe(404);
  });

  it('the own ones are for the person alone, shared or not [VHM-05: pictures]', async () => {
    const answer = await pictured('/og/own-year/2025.png', 'volunteer');
    expect(await sizeOf(answer)).toEqual([1200, 630]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(await sizeOf(await pictured('/og/own-year-story/2025.png', 'volunteer'))).toEqual([1080, 1920]);
    expect((await pictured('/og/own-year/2025.png')).status).toBe(404);
    expect((await pictured('/og/own-year/2025.png', 'gold')).status).toBe(404);
    expect((await pictured('/og/own-year/2024.png', 'volunteer')).status).toBe(404);
  });
});

it('pictures of arms end without the profile, and come back [VHM-09, SAF-05: the switch]', async () => {
  const statuses = async () =>
    (await Promise.all(['chariteer', 'arms'].map((name) => world.request(`/og/${name}/volunteer.png`)))).map(
      ({ status }) => status,
    );
  const set = (hidesPictures: boolean) =>
    world.gql(
      `mutation { setPrivacy(input: { hidesPictures: ${hidesPictures} }) { hidesPictures shownParts } }`,
      {},
      { as: 'volunteer' },
    );
  const profile = '{ getServiceRecord(id: "volunteer") { hasPictures shown chariteer { username } } }';
  const shownParts = ['name', 'hours', 'quests', 'types'];
  expect(await statuses()).toEqual([200, 200]);
  expect((await set(true)).data).toEqual({ setPrivacy: { hidesPictures: true, shownParts } });
  expect(await statuses()).toEqual([404, 404]);
  expect((await world.gql(profile)).data).toEqual({
    getServiceRecord: { hasPictures: false, shown: shownParts, chariteer: { username: 'volunteer' } },
  });
  await set(false);
  expect(await statuses()).toEqual([200, 200]);
});
