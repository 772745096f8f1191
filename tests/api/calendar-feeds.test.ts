import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '#api/access/auth/account-token.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall', address: '1 Main St, Hoboken' });
    await upcomingQuest(tx, {
      id: 'dinner',
      eventTitle: 'Dinner; line, one',
      description: '<p><b>Serve</b> &amp; smile</p><ul><li>gloves</li></ul>',
      locationId: 'hall',
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    });
    await insertContract(tx, { id: 'place', questId: 'dinner', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

async function newAddress(as: CastName = 'volunteer'): Promise<string> {
  const query = 'mutation { createCalendarFeed { address } }';
  const { data } = await world.gql<{ createCalendarFeed: { address: string } }>(query, {}, { as });
  return data?.createCalendarFeed.address ?? '';
}
const fetchFeed = (address: string, headers: Record<string, string> = {}) =>
  world.request(new URL(address).pathname, { headers });
const textOf = async (address: string) => unfolded(await (await fetchFeed(address)).text());
const own = async (id: string, as: CastName | null = 'volunteer') =>
  world.request(`/quest/${id}.ics`, {
    headers: as === null ? {} : { cookie: `session=${await world.tokenOf(as)}` },
  });
/** Long lines are folded in the format; a line goes on after a space. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const editQuest = (values: Partial<typeof quest.$inferInsert>) =>
  world.store.write(async (tx) => void (await tx.update(quest).set(values).where(eq(quest.id, 'dinner'))));

describe('«Add to calendar»', () => {
  it('gives the place that one has as an event with title, times, place, words and link', async () => {
    const answer = await own('dinner');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('private');
    const lines = unfolded(await answer.text()).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        expect.stringMatching(/^UID:dinner-[\w-]+@chariteers\.test$/),
        'SEQUENCE:0',
        'DTSTART:20261117T150000Z',
        'DTEND:20261117T180000Z',
        'SUMMARY:Dinner\\; line\\, one · Harbor Table',
        'LOCATION:Hall\\, 1 Main St\\, Hoboken',
        'DESCRIPTION:Serve & smile\\n• gloves\\n\\nhttp://chariteers.test/questList/1/quest/dinner',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('has lines of at most 75 bytes that all end with CRLF and split no character', async () => {
    await editQuest({ eventTitle: '👩🏽‍🚒'.repeat(5), description: 'Wörter ohne Ende'.repeat(20) });
    const bytes = Buffer.from(await (await own('dinner')).arrayBuffer());
    const lines = bytes.toString('latin1').split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.at(-1)).toBe('END:VCALENDAR');
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(75);
      expect(Buffer.from(line, 'latin1').toString('utf8')).not.toContain('\uFFFD');
    }
  });

  it('counts the sequence up and keeps the UID when the quest moves or is cancelled', async () => {
    const moved = { startedAt: TEST_NOW + 2 * DAY_MS, endedAt: TEST_NOW + 2 * DAY_MS + HOUR_MS };
    await editQuest({ ...moved, updatedAt: TEST_NOW + 90_000 });
    const text = await (await own('dinner')).text();
    expect(text).toMatch(/UID:dinner-[\w-]+@chariteers\.test/);
    expect(text).toContain('SEQUENCE:90');
    expect(text).toContain('DTSTART:20261118T150000Z');
    await editQuest({ publishingStatus: 'Cancelled', updatedAt: TEST_NOW + 120_000 });
    const cancelled = await (await own('dinner')).text();
    expect(cancelled).toContain('STATUS:CANCELLED');
    expect(cancelled).toContain('SEQUENCE:120');
  });

  it('takes the own times of a flexible quest', async () => {
    const times = {
      expectedArrivalAt: TEST_NOW + DAY_MS + HOUR_MS,
      expectedDepartureAt: TEST_NOW + DAY_MS + 2 * HOUR_MS,
    };
    await world.store.write(async (tx) => void (await tx.update(contract).set(times)));
    const text = await (await own('dinner')).text();
    expect(text).toContain('DTSTART:20261117T160000Z');
    expect(text).toContain('DTEND:20261117T170000Z');
  });

  it('is for those who have a place; a visitor logs in first', async () => {
    expect((await own('dinner', 'gold')).status).toBe(404);
    expect((await own('nowhere')).status).toBe(404);
    const visitor = await own('dinner', null);
    expect(visitor.status).toBe(303);
    expect(visitor.headers.get('location')).toBe('/login?returnTo=%2Fquest%2Fdinner.ics');
    await world.store.write(async (tx) => void (await tx.update(contract).set({ abandonedAt: TEST_NOW })));
    expect((await own('dinner')).status).toBe(404);
  });
});

describe('the words of a calendar around those of a charity', () => {
  const reads = (locale: 'es' | 'ar' | null) =>
    world.store.write(
      async (tx) => void (await tx.update(account).set({ locale }).where(eq(account.id, 'volunteer'))),
    );
  const linesOf = async (path: string) => {
    const headers = { cookie: `session=${await world.tokenOf('volunteer')}` };
    return unfolded(await (await world.request(path, { headers })).text()).split('\r\n');
  };
  const told = (lines: readonly string[]) => ({
    name: lines.find((line) => line.startsWith('NAME:'))?.slice(5),
    link: lines.find((line) => line.startsWith('URL'))?.replace(/^.*http:/, 'http:'),
  });
  const page = 'questList/1/quest/dinner';

  it.each([
    ['es', 'Misiones de Chariteers'],
    ['ar', 'مهام \u2068Chariteers\u2069'],
  ] as const)('are in the language that their owner reads: %s [LNG-04: calendars]', async (locale, name) => {
    await reads(locale);
    const link = `http://chariteers.test/${locale}/${page}`;
    expect(told(await linesOf('/quest/dinner.ics'))).toEqual({ name, link });
    expect(told(await linesOf(new URL(await newAddress()).pathname))).toEqual({ name, link });
    const lines = await linesOf('/quest/dinner.ics');
    expect(lines).toContain('SUMMARY:Dinner\\; line\\, one · Harbor Table');
    expect(lines.find((line) => line.startsWith('PRODID'))).toContain(locale.toUpperCase());
  });

  it('the language of the link outdoes it, and what is none changes nothing [LNG-04: calendars]', async () => {
    await reads('es');
    const feed = new URL(await newAddress()).pathname;
    for (const path of ['/quest/dinner.ics', feed]) {
      expect(told(await linesOf(`${path}?lang=ar`)).link).toBe(`http://chariteers.test/ar/${page}`);
      expect(told(await linesOf(`${path}?lang=en`)).link).toBe(`http://chariteers.test/${page}`);
      expect(told(await linesOf(`${path}?lang=xx`)).link).toBe(`http://chariteers.test/es/${page}`);
    }
    await reads(null);
    expect(told(await linesOf(feed))).toEqual({
      name: 'Chariteers Quests',
      link: `http://chariteers.test/${page}`,
    });
  });

  it('a visitor logs in in the language of the link [LNG-03: calendars]', async () => {
    const answer = await world.request('/quest/dinner.ics?lang=ar');
    expect(answer.headers.get('location')).toBe('/ar/login?returnTo=%2Fquest%2Fdinner.ics%3Flang%3Dar');
  });
});

describe('the public calendar of a charity', () => {
  const linesOfCharity = async (id = '1', query = '') =>
    unfolded(await (await world.request(`/charity/${id}.ics${query}`)).text()).split('\r\n');
  const uids = (lines: readonly string[]) =>
    lines.flatMap((line) => /^UID:public-(.*)@/.exec(line)?.[1] ?? []);

  it('tells of its public quests from 60 days ago on, to everyone [EDG-01]', async () => {
    await world.store.write(async (tx) => {
      const past = (days: number) => ({
        startedAt: TEST_NOW - days * DAY_MS,
        endedAt: TEST_NOW - days * DAY_MS + HOUR_MS,
      });
      await upcomingQuest(tx, { id: 'lately', ...past(59) });
      await upcomingQuest(tx, { id: 'long-ago', ...past(61) });
      await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' });
      await upcomingQuest(tx, { id: 'never-public', publishingStatus: 'Cancelled', announcedAt: null });
      await upcomingQuest(tx, { id: 'elsewhere', providerId: '2' });
      await upcomingQuest(tx, { id: 'unlisted', publishingStatus: 'Unlisted' });
      await tx.update(quest).set({ publishingStatus: 'Cancelled' }).where(eq(quest.id, 'unlisted'));
    });
    const lines = await linesOfCharity();
    expect(lines).toContain('NAME:Harbor Table · Chariteers');
    const told = uids(lines);
    expect(told).toEqual(expect.arrayContaining(['lately', 'dinner']));
    for (const id of ['long-ago', 'draft', 'never-public', 'elsewhere', 'unlisted'])
      expect(told).not.toContain(id);
  });

  it.each([
    ['its charity is renamed', 'staff', 'updateProvider(input: { id: "1", name: "New Harbor" }) { id }'],
    [
      'it is translated',
      'managers',
      'translateQuest(id: "dinner", locale: "es", eventTitle: "Cena", description: "") { id }',
    ],
  ] as const)('has a quest under a higher SEQUENCE once %s [EDG-01]', async (_what, as, change) => {
    const sequence = async () =>
      Number((await linesOfCharity()).find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
    const before = await sequence();
    expect((await world.gql(`mutation { ${change} }`, {}, { as })).errors).toBeUndefined();
    expect(await sequence()).toBe(before + 1);
  });

  it('tells of the nearest 500, the earliest first [EDG-01]', async () => {
    await world.store.write(async (tx) => {
      for (let number = 1; number <= 500; number += 1) {
        const startedAt = TEST_NOW - 50 * DAY_MS - number * 60_000;
        await upcomingQuest(tx, { id: `past-${number}`, startedAt, endedAt: startedAt + HOUR_MS });
      }
    });
    const told = uids(await linesOfCharity());
    expect([told.length, told[0], told.at(-1)]).toEqual([500, 'past-499', 'dinner']);
  });

  it('answers 304 to who has it, and 404 for a hidden charity and for none [EDG-01]', async () => {
    const first = await world.request('/charity/1.ics');
    const etag = first.headers.get('etag') ?? '';
    expect((await world.request('/charity/1.ics', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await world.store.write(
      async (tx) => void (await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '1'))),
    );
    for (const id of ['1', 'none', "1' OR 1=1"])
      expect((await world.request(`/charity/${encodeURIComponent(id)}.ics`)).status).toBe(404);
  });
});

describe('the private address of one’s own quests', () => {
  it('gives all dated quests from 60 days ago on, and nothing given back [EDG-01]', async () => {
    await world.store.write(async (tx) => {
      const past = (days: number) => ({
        startedAt: TEST_NOW - days * DAY_MS,
        endedAt: TEST_NOW - days * DAY_MS + HOUR_MS,
      });
      await upcomingQuest(tx, { id: 'lately', ...past(59) });
      await upcomingQuest(tx, { id: 'long-ago', ...past(61) });
      await upcomingQuest(tx, { id: 'given-back' });
      await upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null });
      for (const questId of ['lately', 'long-ago', 'role'])
        await insertContract(tx, { questId, chariteerId: 'volunteer' });
      await insertContract(tx, { questId: 'given-back', chariteerId: 'volunteer', abandonedAt: TEST_NOW });
      await insertContract(tx, { questId: 'lately', chariteerId: 'gold' });
    });
    const text = await textOf(await newAddress());
    expect([...text.matchAll(/^UID:(\w+)-.*@/gm)].map(([, id]) => id)).toEqual(['lately', 'dinner']);
    expect(text).toContain('X-WR-CALNAME:Chariteers Quests');
  });

  it('is one that nobody can guess, of which the database holds the hash only', async () => {
    const address = await newAddress();
    expect(address).toMatch(/^http:\/\/chariteers\.test\/feed\/[\w-]{43}\.ics$/);
    const [row] = await world.store.read.select().from(calendarFeed);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(address.slice(-47, -4));
    for (const guess of ['a'.repeat(43), 'a', `${'a'.repeat(42)}%00`]) {
      expect((await world.request(`/feed/${guess}.ics`)).status).toBe(404);
    }
  });

  it('ends when a new one is made, when it is revoked, and with the account', async () => {
    const [first, second] = [await newAddress(), await newAddress()];
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    const revoke = () => world.gql('mutation { revokeCalendarFeed }', {}, { as: 'volunteer' });
    expect((await revoke()).data).toEqual({ revokeCalendarFeed: true });
    expect((await revoke()).data).toEqual({ revokeCalendarFeed: false });
    expect((await fetchFeed(second)).status).toBe(404);

    const third = await newAddress('gold');
    const ban = (isBanned: boolean) =>
      world.store.write(
        async (tx) => void (await tx.update(account).set({ isBanned }).where(eq(account.id, 'gold'))),
      );
    await ban(true);
    expect((await fetchFeed(third)).status).toBe(404);
    await ban(false);
    await world.gql(
      'mutation { removeChariteer(input: { emailAddress: "gold@demo.example" }) { id } }',
      {},
      { as: 'gold' },
    );
    expect((await fetchFeed(third)).status).toBe(404);
    expect(await world.store.read.select().from(calendarFeed)).toEqual([]);
  });

  it('that it was made and ended stands in the audit log [SAF-21: feeds]', async () => {
    await newAddress();
    await world.gql('mutation { revokeCalendarFeed }', {}, { as: 'volunteer' });
    const entries = await world.store.read.select().from(auditEntry);
    expect(
      entries.map(({ action, actorId, subjectType, subjectId }) => [action, actorId, subjectType, subjectId]),
    ).toEqual([
      ['feed-made', 'volunteer', 'account', 'volunteer'],
      ['feed-ended', 'volunteer', 'account', 'volunteer'],
    ]);
  });

  it('ends with a new password and with one by a link, for whoever had it may still know it [SAF-26]', async () => {
    const changed = await newAddress();
    const other = await newAddress('gold');
    const change = `mutation { changePassword(currentPassword: "${DEMO_PASSWORD}", newPassword: "a quiet harbor morning") {
      playerId
    } }`;
    expect((await world.gql(change, {}, { as: 'volunteer' })).errors).toBeUndefined();
    expect((await fetchFeed(changed)).status).toBe(404);
    expect((await fetchFeed(other)).status).toBe(200);
    const token = await world.store.write((tx) => issueToken(tx, TEST_NOW, 'gold', 'reset-password'));
    const reset =
      'mutation ($token: String!) { resetPassword(token: $token, password: "a quiet harbor evening") }';
    expect((await world.gql(reset, { token })).errors).toBeUndefined();
    expect((await fetchFeed(other)).status).toBe(404);
  });

  it('answers an app that has the newest version with 304', async () => {
    const address = await newAddress();
    const etag = (await fetchFeed(address)).headers.get('etag') ?? '';
    expect((await fetchFeed(address, { 'if-none-match': etag })).status).toBe(304);
    await editQuest({ eventTitle: 'Supper', updatedAt: TEST_NOW + 1000 });
    expect((await fetchFeed(address, { 'if-none-match': etag })).status).toBe(200);
  });

  it('tells its owner only that there is one, and visitors nothing', async () => {
    const ask = (as: CastName | null) => world.gql('{ calendarFeed { createdAt } }', {}, { as });
    expect((await ask('volunteer')).data).toEqual({ calendarFeed: null });
    await newAddress();
    expect((await ask('volunteer')).data).toEqual({
      calendarFeed: { createdAt: '2026-11-16T15:00:00.000Z' },
    });
    expect((await ask(null)).code).toBe('NOT_LOGGED_IN');
    expect((await world.gql('mutation { createCalendarFeed { address } }')).code).toBe('NOT_LOGGED_IN');
  });
});

/** An entry as a calendar app has it; its start in New York. */
type Entry = { uid: string; sequence: number; status: string; start: string };

const inNewYork = (instant: Date) => instant.toLocaleString('en-US', { timeZone: 'America/New_York' });
const LIBRARIES: Readonly<Record<string, (feed: string) => Entry[]>> = {
  'ical.js': (feed) =>
    new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent').map((component) => {
      const { uid, sequence, startDate } = new ICAL.Event(component);
      const status = String(component.getFirstPropertyValue('status'));
      return { uid, sequence, status, start: inNewYork(startDate.toJSDate()) };
    }),
  'node-ical': (feed) =>
    Object.values(nodeIcal.sync.parseICS(feed)).flatMap((event) => {
      if (event?.type !== 'VEVENT') return [];
      const { uid, sequence, status, start } = event;
      return [{ uid, sequence: Number(sequence), status: String(status), start: inNewYork(start) }];
    }),
};

describe.each(Object.keys(LIBRARIES))('a calendar app that reads feeds by %s', (library) => {
  it.each(['one’s own quests', 'a charity’s quests'])(
    'has %s where they were moved, shows the canceled, and drops them after 60 days [EDG-01]',
    async (whose) => {
      const address =
        whose === 'one’s own quests' ? await newAddress() : 'http://chariteers.test/charity/1.ics';
      const read = async () => LIBRARIES[library]?.(await (await fetchFeed(address)).text());
      const change = async (values: string) => {
        const query = `mutation { updateQuest(id: "dinner", ${values}) { id } }`;
        expect((await world.gql(query, {}, { as: 'managers' })).errors).toBeUndefined();
      };
      const [first, ...others] = (await read()) ?? [];
      expect(others).toEqual([]);
      expect(first).toMatchObject({ status: 'CONFIRMED', start: '11/17/2026, 10:00:00 AM' });

      // Into summer time: 2 pm there is 6 pm in UTC.
      await change('startedAt: "2027-03-15T18:00:00Z", endedAt: "2027-03-15T20:00:00Z"');
      const [moved, ...doubles] = (await read()) ?? [];
      expect(doubles).toEqual([]);
      expect(moved).toMatchObject({ uid: first?.uid, status: 'CONFIRMED', start: '3/15/2027, 2:00:00 PM' });
      expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);

      await change('publishingStatus: Cancelled');
      const [canceled] = (await read()) ?? [];
      expect(canceled).toMatchObject({ ...moved, status: 'CANCELLED', sequence: expect.any(Number) });
      expect(canceled?.sequence).toBeGreaterThan(moved?.sequence ?? Infinity);

      const started = Date.parse('2027-03-15T18:00:00Z');
      world.clock.set(started + 59 * DAY_MS);
      expect(await read()).toEqual([canceled]);
      world.clock.set(started + 61 * DAY_MS);
      expect(await read()).toEqual([]);
    },
  );
});
