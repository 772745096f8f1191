import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { givePlacesBack } from '#api/places/contracts/give-places-back.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertRegular } from '#db/factories/insert-regular.ts';
import { guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { regular } from '#db/schema/regular.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { crisisLevel } from '#domain/quests/quest-status.ts';
import { newYorkClock, newYorkDay } from '#domain/time/new-york-time.ts';
import { type CastName, castEmail, GUILD_ID } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { readMails } from '../support/mails.ts';
import { changeSchedule, makeRegulars, postMonth, SATURDAY_SOUP, scheduleSoup } from '../support/regulars.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { sweep } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const questsInOrder = () =>
  world.store.read
    .select()
    .from(quest)
    .where(and(eq(quest.templateQuestId, 'soup'), eq(quest.publishingStatus, 'Published')))
    .orderBy(asc(quest.startedAt));

async function peopleOn(questId: string): Promise<string[]> {
  const rows = await world.store.read.select().from(contract).where(eq(contract.questId, questId));
  return rows.filter(({ abandonedAt }) => abandonedAt === null).map(({ chariteerId }) => chariteerId);
}

async function peopleWaiting(questId: string): Promise<string[]> {
  const rows = await world.store.read.select().from(waitingPerson).where(eq(waitingPerson.questId, questId));
  return rows.map(({ chariteerId }) => chariteerId);
}

const FIELDS = 'id pausedUntil askedUntil dates { day isSkipped questId isOn isWaiting }';
type Regular = {
  id: string;
  pausedUntil: string | null;
  askedUntil: string | null;
  dates: { day: string; isSkipped: boolean; questId: string | null; isOn: boolean; isWaiting: boolean }[];
};
const OWN = `{ ownRegulars { ${FIELDS} } }`;
const become = (as: CastName, questId: string) =>
  world.gql<{ becomeRegular: Regular }>(
    `mutation ($questId: ID!) { becomeRegular(questId: $questId) { ${FIELDS} } }`,
    { questId },
    { as },
  );
const skip = (as: CastName, id: string, day: string, isSkipped = true) =>
  world.gql<{ skipRegularDate: Regular }>(
    `mutation ($id: ID!, $day: Date!, $isSkipped: Boolean!) {
      skipRegularDate(id: $id, day: $day, isSkipped: $isSkipped) { ${FIELDS} } }`,
    { id, day, isSkipped },
    { as },
  );
const pause = (as: CastName, id: string, until: string | null) =>
  world.gql<{ pauseRegular: Regular }>(
    `mutation ($id: ID!, $until: Date) { pauseRegular(id: $id, until: $until) { ${FIELDS} } }`,
    { id, until },
    { as },
  );
const end = (as: CastName, id: string) => world.gql(`mutation { endRegular(id: "${id}") }`, {}, { as });

it('a date that was posted without them says why [REG-06]', async () => {
  await scheduleSoup(world);
  await makeRegulars(world, ['volunteer']);
  await world.store.write((tx) => tx.update(quest).set({ prerequisiteMinutes: 600 }));
  await postMonth(world, '2026-12');
  const codes = async () => {
    const query = '{ ownRegulars { dates { questId isOn code } } }';
    type Own = { ownRegulars: { dates: { questId: string | null; isOn: boolean; code: string | null }[] }[] };
    const { data } = await world.gql<Own>(query, {}, { as: 'volunteer' });
    return data?.ownRegulars[0]?.dates.filter(({ questId }) => questId).map(({ isOn, code }) => [isOn, code]);
  };
  const refused = [false, 'NOT_ENOUGH_HOURS'];
  expect(await codes()).toEqual([refused, refused]);
  await world.store.write((tx) => tx.update(quest).set({ prerequisiteMinutes: 0 }));
  expect(await codes()).toEqual([
    [false, null],
    [false, null],
  ]);
});

it('a regular who is a member takes of the spots that the guild holds [HEAD-07]', async () => {
  await scheduleSoup(world, { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 4 });
  await makeRegulars(world, ['guildadmin', 'volunteer']);
  const reserved = { reservedGuildId: GUILD_ID, reservedSpots: { spots: 2 } };
  await postMonth(world, '2026-12', [SATURDAY_SOUP], 'Published', reserved);
  const [first] = await questsInOrder();
  expect(first).toMatchObject({ takenCount: 2, heldCount: 1 });
  expect((await peopleOn(first?.id ?? '')).sort()).toContain('guildadmin');
  await expectLedgerRight(world.store);
});

it('a regular’s spot counts towards the minimum before they confirm [OPEN-REG-01]', async () => {
  await scheduleSoup(world, { resourceMinNumber: 1, resourceDesiredNumber: 5 });
  await makeRegulars(world, ['volunteer']);
  await postMonth(world, '2026-12');
  const [first] = await questsInOrder();
  const signUps = await world.store.read.select().from(contract);
  expect(signUps.every(({ confirmedAt }) => confirmedAt === null)).toBe(true);
  const { takenCount = 0, resourceMinNumber: min = 0 } = first ?? {};
  expect(crisisLevel({ takenCount, min, desired: 5, max: 10 })).toBe('min');
});

describe('posting a month', () => {
  it('signs regulars up in their order, up to the share; others wait first [REG-02, REG-03]', async () => {
    await scheduleSoup(world, { resourceMaxNumber: 4 });
    await makeRegulars(world, ['gold', 'volunteer', 'quiet']);
    const [first] = await postMonth(world, '2026-12');
    expect(await peopleOn(first?.id ?? '')).toEqual(['gold', 'volunteer']);
    expect(await peopleWaiting(first?.id ?? '')).toEqual(['quiet']);
    expect((await questsInOrder()).map((one) => [one.takenCount, one.waitingCount])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    await expectLedgerRight(world.store);
  });

  it('keeps open spots for newcomers until two days before, and offers freed ones first to who waits [REG-03]', async () => {
    await scheduleSoup(world, { resourceMaxNumber: 4 });
    await makeRegulars(world, ['gold', 'volunteer', 'quiet']);
    const [first, second] = await postMonth(world, '2026-12');
    const held = async () => (await questsInOrder()).map(({ heldCount }) => heldCount);
    await sweep(world);
    expect(await held()).toEqual([0, 0]);
    await skip('gold', 'gold', '2026-12-05');
    expect(await peopleOn(first?.id ?? '')).toEqual(['volunteer']);
    expect(await held(), 'the spot that gold gave back').toEqual([1, 0]);
    const [, { startedAt } = { startedAt: 0 }] = await questsInOrder();
    world.clock.set((startedAt ?? 0) - DAY_MS);
    await sweep(world);
    expect(await held(), 'an open spot of the second, the day before').toEqual([0, 1]);
    expect(await peopleWaiting(second?.id ?? '')).toEqual(['quiet']);
  });

  it('tells each regular once of all dates, with the reason for each that is not theirs [REG-02]', async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold']);
    await world.store.write(async (tx) => {
      const startedAt = Date.parse('2026-12-05T15:00:00Z');
      await upcomingQuest(tx, { id: 'other', startedAt, endedAt: startedAt + 3_600_000 });
      await insertContract(tx, { questId: 'other', chariteerId: 'gold' });
    });
    const [first, second] = await postMonth(world, '2026-12');
    expect(await peopleOn(first?.id ?? '')).toEqual([]);
    expect(await peopleOn(second?.id ?? '')).toEqual(['gold']);
    const told = (await readMails(world)).filter(({ kind }) => kind === 'regular-dates');
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toMatch(/Signed up:\n.*December 19/);
    expect(told[0]?.body).toMatch(/Not signed up:\n.*December 5.*Serve soup\. \S+/);
  });

  it('signs no one up for two dates of the month at one time [REG-02]', async () => {
    const later = { ...SATURDAY_SOUP, start_time: '11:00', end_time: '13:00' };
    await scheduleSoup(world, {}, [SATURDAY_SOUP, later]);
    await makeRegulars(world, ['gold']);
    const own = { id: 'later', chariteerId: 'gold', stampId: 'soup', providerId: '1', since: 9 };
    await world.store.write(async (tx) => void (await insertRegular(tx, { ...own, times: later })));
    await postMonth(world, '2026-12', [SATURDAY_SOUP, later]);
    const posted = await questsInOrder();
    expect(await Promise.all(posted.map(({ id }) => peopleOn(id)))).toEqual([['gold'], [], ['gold'], []]);
  });

  it.each<[string, CastName]>([
    ['banned by the charity', 'volunteer'],
    ['under 18 without consent', 'teen'],
  ])('skips someone %s, tells them and posts the month all the same [REG-02]', async (_case, name) => {
    await scheduleSoup(world);
    await makeRegulars(world, [name, 'gold']);
    await world.store.write(async (tx) => {
      await tx.delete(guardianConsent);
      const ban = { providerId: '1', chariteerId: 'volunteer', reason: 'Theft', createdAt: 0 };
      await tx.insert(providerBan).values({ id: 'ban', ...ban });
    });
    for (const { id } of await postMonth(world, '2026-12')) expect(await peopleOn(id)).toEqual(['gold']);
    const told = (await readMails(world)).filter(({ kind, recipient }) => {
      return kind === 'regular-dates' && recipient === castEmail(name);
    });
    expect(told[0]?.body).toContain('Not signed up:');
  });

  it('leaves out who skips the date, pauses, was asked anew or removed their account [REG-02, REG-04]', async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold', 'volunteer', 'quiet']);
    await skip('gold', 'gold', '2026-12-05');
    await pause('volunteer', 'volunteer', '2026-12-19');
    await world.store.write((tx) =>
      tx
        .update(regular)
        .set({ askedUntil: world.clock.now() + DAY_MS })
        .where(eq(regular.id, 'quiet')),
    );
    const [first, second] = await postMonth(world, '2026-12');
    expect(await peopleOn(first?.id ?? '')).toEqual([]);
    expect(await peopleOn(second?.id ?? '')).toEqual(['gold', 'volunteer']);
  });

  it('takes regulars of two entries that give the same date, each once [REG-02]', async () => {
    const every: MonthlyScheduleEntry = { ...SATURDAY_SOUP, weeks: [1, 2, 3, 4, 5] };
    await scheduleSoup(world, {}, [SATURDAY_SOUP, every]);
    await makeRegulars(world, ['gold', 'volunteer']);
    await world.store.write((tx) =>
      insertRegular(tx, { id: 'both', chariteerId: 'gold', stampId: 'soup', providerId: '1', times: every }),
    );
    await world.store.write((tx) =>
      insertRegular(tx, {
        id: 'every',
        chariteerId: 'quiet',
        stampId: 'soup',
        providerId: '1',
        times: every,
      }),
    );
    const [first, second] = await postMonth(world, '2026-12', [SATURDAY_SOUP, every]);
    expect((await peopleOn(first?.id ?? '')).sort()).toEqual(['gold', 'quiet', 'volunteer']);
    expect((await peopleOn(second?.id ?? '')).sort()).toEqual(['gold', 'quiet']);
    await expectLedgerRight(world.store);
  });

  it('signs regulars up for the whole time of a flexible quest [REG-02]', async () => {
    await scheduleSoup(world, { flexibleMinimumTime: 60 });
    await makeRegulars(world, ['gold']);
    await postMonth(world, '2026-12');
    const [first] = await questsInOrder();
    const [own] = await world.store.read.select().from(contract);
    expect([own?.expectedArrivalAt, own?.expectedDepartureAt]).toEqual([first?.startedAt, first?.endedAt]);
    expect((await become('volunteer', first?.id ?? '')).code).toBeUndefined();
  });

  it('as drafts signs regulars up once they are published [REG-02]', async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold']);
    const posted = await postMonth(world, '2026-12', [SATURDAY_SOUP], 'Draft');
    for (const { id } of posted) expect(await peopleOn(id)).toEqual([]);
    const questIds = posted.map(({ id }) => id);
    const publish = 'mutation ($ids: [ID!]!) { publishDrafts(providerId: "1", questIds: $ids) { id code } }';
    expect((await world.gql(publish, { ids: questIds }, { as: 'managers' })).code).toBeUndefined();
    for (const { id } of posted) expect(await peopleOn(id)).toEqual(['gold']);
  });

  it('takes the sign-ups and the waitlist back with the publishing of drafts [REG-02, REG-03]', async () => {
    await scheduleSoup(world, { resourceMaxNumber: 1 });
    await makeRegulars(world, ['gold', 'volunteer']);
    const posted = await postMonth(world, '2026-12', [SATURDAY_SOUP], 'Draft');
    world.clock.advance(60_000);
    type Published = { publishDrafts: { undoToken: string }[] };
    const { data } = await world.gql<Published>(
      'mutation ($ids: [ID!]!) { publishDrafts(providerId: "1", questIds: $ids) { undoToken } }',
      { ids: posted.map(({ id }) => id) },
      { as: 'managers' },
    );
    expect(await peopleWaiting(posted[0]?.id ?? '')).toEqual(['volunteer']);
    const takeBack = 'mutation ($token: ID!) { takeBack(token: $token) }';
    const token = data?.publishDrafts[0]?.undoToken;
    expect((await world.gql(takeBack, { token }, { as: 'managers' })).code).toBeUndefined();
    expect(await world.store.read.select().from(contract)).toEqual([]);
    expect(await world.store.read.select().from(waitingPerson)).toEqual([]);
    await expectLedgerRight(world.store);
  });

  it('is taken back with the sign-ups of its regulars, of whom no one is told [REG-02]', async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold']);
    const [posted] = await postMonth(world, '2026-12');
    expect(await peopleOn(posted?.id ?? '')).toEqual(['gold']);
    const takeBack = 'mutation ($token: ID!) { takeBack(token: $token) }';
    const { code } = await world.gql(takeBack, { token: posted?.undoToken }, { as: 'managers' });
    expect(code).toBeUndefined();
    expect(await world.store.read.select().from(contract)).toEqual([]);
    expect((await readMails(world)).filter(({ kind }) => kind === 'regular-dates')).toEqual([]);
  });

  it('keeps wall time across both changes of clocks [REG-05]', async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold']);
    world.clock.set(Date.parse('2026-09-20T15:00:00Z'));
    for (const month of ['2026-10', '2026-11', '2027-03']) await postMonth(world, month);
    const posted = await questsInOrder();
    const days = posted.map(({ startedAt }) => newYorkDay(startedAt ?? 0));
    expect(days).toEqual([
      '2026-10-03',
      '2026-10-17',
      '2026-11-07',
      '2026-11-21',
      '2027-03-06',
      '2027-03-20',
    ]);
    for (const { id, startedAt, endedAt } of posted) {
      expect([newYorkClock(startedAt ?? 0), newYorkClock(endedAt ?? 0)]).toEqual(['09:00', '12:00']);
      expect(await peopleOn(id)).toEqual(['gold']);
    }
  });
});

describe('a regular', () => {
  beforeEach(async () => {
    await scheduleSoup(world);
  });

  it('becomes one on a quest of the schedule, once, and is signed up from the next month on [REG-01]', async () => {
    const [posted] = await postMonth(world, '2026-12');
    const { data } = await become('volunteer', posted?.id ?? '');
    await become('volunteer', posted?.id ?? '');
    expect(await world.store.read.select().from(regular)).toHaveLength(1);
    expect(data?.becomeRegular.dates.map(({ day, questId }) => [day, questId !== null])).toEqual([
      ['2026-11-21', false],
      ['2026-12-05', true],
      ['2026-12-19', true],
      ['2027-01-02', false],
      ['2027-01-16', false],
      ['2027-02-06', false],
    ]);
    for (const { id } of await postMonth(world, '2027-01')) expect(await peopleOn(id)).toEqual(['volunteer']);
    const entry =
      'query ($questId: ID!) { regularEntry(questId: $questId) { isOwn times { weeks days startTime } } }';
    const read = await world.gql(entry, { questId: posted?.id }, { as: 'volunteer' });
    const times = { weeks: [1, 3], days: [6], startTime: '09:00' };
    expect(read.data).toEqual({ regularEntry: { isOwn: true, times } });
  });

  it('is refused on a quest without an entry, and for what the gate refuses [REG-01]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'single' });
      await tx.delete(guardianConsent);
    });
    const [posted] = await postMonth(world, '2026-12');
    expect((await become('volunteer', 'single')).code).toBe('BAD_USER_INPUT');
    expect((await become('volunteer', 'none')).code).toBe('QUEST_NOT_FOUND');
    expect((await become('teen', posted?.id ?? '')).code).toBe('GUARDIAN_CONSENT_MISSING');
    expect(await world.store.read.select().from(regular)).toEqual([]);
  });

  it('skips a date before and after the month is posted, and takes the first back in [REG-04]', async () => {
    await makeRegulars(world, ['gold']);
    expect((await skip('gold', 'gold', '2026-12-05')).data?.skipRegularDate.dates[1]?.isSkipped).toBe(true);
    await skip('gold', 'gold', '2026-12-05', false);
    const [first, second] = await postMonth(world, '2026-12');
    expect(await peopleOn(first?.id ?? '')).toEqual(['gold']);
    await skip('gold', 'gold', '2026-12-05');
    expect(await peopleOn(first?.id ?? '')).toEqual([]);
    expect(await peopleOn(second?.id ?? '')).toEqual(['gold']);
    await expectLedgerRight(world.store);
    for (const day of ['2026-12-06', '2026-11-07', 'soon']) {
      expect((await skip('gold', 'gold', day)).code, day).toBe('BAD_USER_INPUT');
    }
    expect((await skip('volunteer', 'gold', '2026-12-19')).code).toBe('REQUEST_NOT_FOUND');
  });

  it('is shown the next six dates, and three that are not posted yet and not skipped, whatever is posted before [REG-04]', async () => {
    const daily = { ...SATURDAY_SOUP, weeks: [1, 2, 3, 4, 5], days: [1, 2, 3, 4, 5, 6] };
    await changeSchedule(world, [daily]);
    await makeRegulars(world, ['gold'], daily);
    await postMonth(world, '2026-12', [daily]);
    const ahead = (dates: Regular['dates'] = []) =>
      dates.filter(({ isSkipped }) => !isSkipped).map(({ day }) => day.slice(5));
    const { data } = await world.gql<{ ownRegulars: Regular[] }>(OWN, {}, { as: 'gold' });
    expect(ahead(data?.ownRegulars[0]?.dates)).toEqual([
      ...['11-17', '11-18', '11-19', '11-20', '11-21', '11-23'],
      ...['01-01', '01-02', '01-04'],
    ]);
    const skipped = (await skip('gold', 'gold', '2027-01-02')).data?.skipRegularDate.dates;
    expect(ahead(skipped).slice(6)).toEqual(['01-01', '01-04', '01-05']);
  });

  it('is shown no date that has begun [REG-04]', async () => {
    await makeRegulars(world, ['gold']);
    await postMonth(world, '2026-12');
    const firstDay = async () =>
      (await world.gql<{ ownRegulars: Regular[] }>(OWN, {}, { as: 'gold' })).data?.ownRegulars[0]?.dates[0]
        ?.day;
    world.clock.set(Date.parse('2026-12-05T13:59:00Z'));
    expect(await firstDay()).toBe('2026-12-05');
    world.clock.set(Date.parse('2026-12-05T14:00:00Z'));
    expect(await firstDay()).toBe('2026-12-19');
  });

  it('is shown what they have at the time of before, after the entry has a new one [REG-06]', async () => {
    await makeRegulars(world, ['gold']);
    const [first] = await postMonth(world, '2026-12');
    await changeSchedule(world, [{ ...SATURDAY_SOUP, start_time: '10:00' }]);
    const read = '{ ownRegulars { dates { day questId isOn isOtherTime } } }';
    const { data } = await world.gql<{ ownRegulars: Regular[] }>(read, {}, { as: 'gold' });
    expect(data?.ownRegulars[0]?.dates.slice(0, 2)).toEqual([
      { day: '2026-11-21', questId: null, isOn: false, isOtherTime: false },
      { day: '2026-12-05', questId: first?.id, isOn: true, isOtherTime: true },
    ]);
  });

  it('is shown that a date of before is posted where they have no spot [REG-06]', async () => {
    await makeRegulars(world, ['gold']);
    const [first, second] = await postMonth(world, '2026-12');
    await world.store.write((tx) => tx.delete(contract).where(eq(contract.questId, first?.id ?? '')));
    const afternoon = { ...SATURDAY_SOUP, start_time: '14:00', end_time: '16:00', weeks: [3] };
    await changeSchedule(world, [{ ...SATURDAY_SOUP, start_time: '10:00' }, afternoon]);
    const read = '{ ownRegulars { dates { day questId isOn isOtherTime } } }';
    const { data } = await world.gql<{ ownRegulars: Regular[] }>(read, {}, { as: 'gold' });
    expect(data?.ownRegulars[0]?.dates.slice(1, 3)).toEqual([
      { day: '2026-12-05', questId: first?.id, isOn: false, isOtherTime: true },
      { day: '2026-12-19', questId: second?.id, isOn: true, isOtherTime: true },
    ]);
  });

  it('does not take another entry’s quest of the day for a date of before [REG-06]', async () => {
    const afternoon = { ...SATURDAY_SOUP, start_time: '14:00', end_time: '16:00' };
    await changeSchedule(world, [SATURDAY_SOUP, afternoon]);
    await makeRegulars(world, ['gold']);
    await postMonth(world, '2026-12', [afternoon]);
    const { data } = await world.gql<{ ownRegulars: Regular[] }>(OWN, {}, { as: 'gold' });
    expect(data?.ownRegulars[0]?.dates.map(({ questId }) => questId).filter(Boolean)).toEqual([]);
  });

  it('pauses until a day and gives spots until then back; over 90 days asks to end it instead [REG-04]', async () => {
    await makeRegulars(world, ['gold']);
    const [first, second] = await postMonth(world, '2026-12');
    expect((await pause('gold', 'gold', '2027-02-15')).code).toBe('PAUSE_TOO_LONG');
    const { data } = await pause('gold', 'gold', '2026-12-19');
    expect(data?.pauseRegular.pausedUntil).toBe('2026-12-19');
    expect(await peopleOn(first?.id ?? '')).toEqual([]);
    expect(await peopleOn(second?.id ?? '')).toEqual(['gold']);
    expect((await pause('gold', 'gold', null)).data?.pauseRegular.pausedUntil).toBeNull();
    expect((await pause('gold', 'gold', '2026-11-16')).code).toBe('BAD_USER_INPUT');
  });

  it('ends it and keeps the dates they have [REG-04]', async () => {
    await makeRegulars(world, ['gold']);
    const [first] = await postMonth(world, '2026-12');
    expect((await end('volunteer', 'gold')).code).toBe('REQUEST_NOT_FOUND');
    expect((await end('gold', 'gold')).code).toBeUndefined();
    expect(await peopleOn(first?.id ?? '')).toEqual(['gold']);
    for (const { id } of await postMonth(world, '2027-01')) expect(await peopleOn(id)).toEqual([]);
  });

  it('sees no date that the charity canceled [REG-04]', async () => {
    await makeRegulars(world, ['gold']);
    const [first] = await postMonth(world, '2026-12');
    await world.gql(
      `mutation { updateQuest(id: "${first?.id}", publishingStatus: Cancelled) { id } }`,
      {},
      { as: 'managers' },
    );
    const { data } = await world.gql<{ ownRegulars: Regular[] }>(
      `{ ownRegulars { ${FIELDS} } }`,
      {},
      { as: 'gold' },
    );
    expect(data?.ownRegulars[0]?.dates.slice(0, 2).map(({ day }) => day)).toEqual([
      '2026-11-21',
      '2026-12-19',
    ]);
  });

  it('is none any more once the account is closed [REG-02: deleted]', async () => {
    await makeRegulars(world, ['gold']);
    await world.store.write((tx) =>
      givePlacesBack(tx, { config: world.config, now: world.clock.now() }, 'gold', 'gone'),
    );
    expect(await world.store.read.select().from(regular)).toEqual([]);
  });
});

describe('an entry of the schedule', () => {
  const kinds = async () => (await readMails(world)).map(({ kind, recipient }) => [kind, recipient]);
  const SUNDAYS: MonthlyScheduleEntry = { ...SATURDAY_SOUP, days: [7], start_time: '10:00' };

  beforeEach(async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold', 'volunteer']);
  });

  it('with a new time asks its regulars anew and keeps their turn for a week [REG-06]', async () => {
    await changeSchedule(world, [SUNDAYS]);
    expect(await kinds()).toEqual([
      ['regular-asked', castEmail('gold')],
      ['regular-asked', castEmail('volunteer')],
    ]);
    const keep = 'mutation { keepRegular(id: "gold") { askedUntil } }';
    expect((await world.gql(keep, {}, { as: 'gold' })).data).toEqual({ keepRegular: { askedUntil: null } });
    const [first] = await postMonth(world, '2026-12', [SUNDAYS]);
    expect(await peopleOn(first?.id ?? '')).toEqual(['gold']);
    world.clock.advance(7 * DAY_MS);
    expect((await world.gql('{ ownRegulars { id } }', {}, { as: 'volunteer' })).data).toEqual({
      ownRegulars: [],
    });
    const [next] = await postMonth(world, '2027-01', [SUNDAYS]);
    expect(await peopleOn(next?.id ?? '')).toEqual(['gold']);
    expect(await world.store.read.select().from(regular)).toHaveLength(1);
  });

  it('that is deleted, or whose stamp is, ends it with a message [REG-06]', async () => {
    await changeSchedule(world, []);
    expect(await kinds()).toEqual([
      ['regular-ended', castEmail('gold')],
      ['regular-ended', castEmail('volunteer')],
    ]);
    await changeSchedule(world, [SATURDAY_SOUP]);
    await makeRegulars(world, ['gold']);
    expect(
      (await world.gql('mutation { deleteStamp(id: "soup") { id } }', {}, { as: 'managers' })).code,
    ).toBeUndefined();
    expect((await kinds()).slice(2)).toEqual([['regular-ended', castEmail('gold')]]);
    expect(await world.store.read.select().from(regular)).toEqual([]);
  });

  it('keeps its regulars when another one changes, and where only its supervisor does [REG-06]', async () => {
    await changeSchedule(world, [{ ...SATURDAY_SOUP, supervisor_name: 'Ada' }, SUNDAYS]);
    expect(await kinds()).toEqual([]);
    expect(await world.store.read.select().from(regular)).toHaveLength(2);
  });
});

describe('the regulars of a charity', () => {
  const READ = `{ charityRegulars(providerId: "1") { percent regulars {
    id chariteer { username } eventTitle place lastDates { day isOn status } } } }`;

  it('are told with their last dates, and are taken off with a message [REG-07]', async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold', 'volunteer']);
    const [first] = await postMonth(world, '2026-12');
    await skip('volunteer', 'volunteer', '2026-12-05');
    world.clock.set(Date.parse('2026-12-10T15:00:00Z'));
    await world.store.write((tx) =>
      tx
        .update(contract)
        .set({ status: 'Present' })
        .where(eq(contract.questId, first?.id ?? '')),
    );
    type Read = { charityRegulars: { regulars: { id: string; lastDates: unknown[] }[] } };
    const { data } = await world.gql<Read>(READ, {}, { as: 'managers' });
    expect(data?.charityRegulars).toMatchObject({
      percent: 60,
      regulars: [
        {
          id: 'gold',
          eventTitle: 'Serve soup',
          lastDates: [{ day: '2026-12-05', isOn: true, status: 'Present' }],
        },
        { id: 'volunteer', lastDates: [{ day: '2026-12-05', isOn: false, status: null }] },
      ],
    });
    expect((await world.gql(READ, {}, { as: 'volunteer' })).code).toBe('FORBIDDEN');
    expect((await end('managers', 'gold')).code).toBeUndefined();
    const told = (await readMails(world)).filter(({ kind }) => kind === 'regular-ended');
    expect(told.map(({ recipient }) => recipient)).toEqual([castEmail('gold')]);
  });

  it.each([
    ['managers', ['teen', 'Jules']],
    ['kitchenmanagers', ['teen', 'Jules']],
    ['captains', undefined],
  ] as const)('under 18 are named to %s like on the quest [REG-07, SAF-04]', async (as, named) => {
    await scheduleSoup(world);
    await makeRegulars(world, ['teen']);
    const query = `{ charityRegulars(providerId: "1") { regulars {
      chariteer { username nameFirst emailAddress phoneNumber } } } }`;
    type Person = {
      username: string;
      nameFirst: string;
      emailAddress: string | null;
      phoneNumber: string | null;
    };
    type Read = { charityRegulars: { regulars: { chariteer: Person | null }[] } };
    const { data } = await world.gql<Read>(query, {}, { as });
    const [regularSeen] = data?.charityRegulars.regulars ?? [];
    const { username, nameFirst } = regularSeen?.chariteer ?? {};
    expect(regularSeen && [username, nameFirst]).toEqual(named);
    expect(regularSeen?.chariteer?.phoneNumber ?? null).toBeNull();
    expect(regularSeen?.chariteer?.emailAddress ?? null).toBeNull();
  });

  it('have no dates from before they were one [REG-07]', async () => {
    await scheduleSoup(world);
    await postMonth(world, '2026-12');
    await makeRegulars(world, ['gold', 'volunteer']);
    const sinceDay = (id: string, day: string) =>
      world.store.write((tx) =>
        tx
          .update(regular)
          .set({ since: Date.parse(`${day}T15:00:00Z`) })
          .where(eq(regular.id, id)),
      );
    await sinceDay('gold', '2026-12-05');
    await sinceDay('volunteer', '2026-12-06');
    world.clock.set(Date.parse('2026-12-10T15:00:00Z'));
    type Read = { charityRegulars: { regulars: { lastDates: { day: string }[] }[] } };
    const { data } = await world.gql<Read>(READ, {}, { as: 'managers' });
    expect(data?.charityRegulars.regulars.map(({ lastDates }) => lastDates.length)).toEqual([1, 0]);
  });

  it('take at most the share that the charity sets [REG-03]', async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['gold', 'volunteer']);
    const set = (percent: number, as: CastName = 'managers') =>
      world.gql(`mutation { setRegularShare(providerId: "1", percent: ${percent}) { percent } }`, {}, { as });
    expect((await set(0)).code).toBe('BAD_USER_INPUT');
    expect((await set(10, 'volunteer')).code).toBe('FORBIDDEN');
    expect((await set(10)).data).toEqual({ setRegularShare: { percent: 10 } });
    const [first] = await postMonth(world, '2026-12');
    expect(await peopleOn(first?.id ?? '')).toEqual(['gold']);
    expect(await peopleWaiting(first?.id ?? '')).toEqual(['volunteer']);
  });
});
