import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chariteer } from '#db/schema/chariteer.ts';
import type { RoleId } from '#domain/permissions/permissions.ts';
import { periodBounds } from '#domain/recaps/recap-period.ts';
import { CAST } from '../../scripts/seed/cast.ts';
import type { CastName } from '../support/cast.ts';
import { seedRecapCharity } from '../support/recap-charity.ts';
import { openWorld, type World } from '../support/world.ts';

const REPORT = `query($specificProvider: ID!, $dateRangeBeginning: DateTime!, $dateRangeEnding: DateTime!) {
  generateSingleMonthReport(
    specificProvider: $specificProvider, dateRangeBeginning: $dateRangeBeginning, dateRangeEnding: $dateRangeEnding
  ) {
    period publishedQuestCount serviceMinutes dollarValue volunteerCount newVolunteerCount retainedVolunteerCount
    retentionPercentage
    chariteerTimeResults { ...result }
    chariteerFirstTimeResults { ...result }
    retainedChariteerTimeResults { ...result }
    absentChariteers { chariteerId nameFirst nameLast absentCount }
    lateDropChariteers { chariteerId nameFirst nameLast absentCount }
  }
}
fragment result on ChariteerTimeResult {
  chariteer { id nameFirst nameLast phoneNumber emailAddress dateOfBirth ageBand } combinedMinutes completedQuests
}`;

type Result = {
  chariteer: Record<string, string | null>;
  combinedMinutes: number;
  completedQuests: number;
};
type Report = Record<string, unknown> & {
  chariteerTimeResults: Result[];
  chariteerFirstTimeResults: Result[];
  retainedChariteerTimeResults: Result[];
};

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { SUPPORT_EMAIL: 'help@demo.example' } });
  await world.store.write(seedRecapCharity);
});
afterAll(() => world.close());

const iso = (instant: number) => new Date(instant).toISOString();
const rangeOf = (period: string) => {
  const { start, end } = periodBounds(period);
  return { dateRangeBeginning: iso(start), dateRangeEnding: iso(end) };
};
const ask = (period: string, as: CastName | null = 'managers', specificProvider = '1') =>
  world.gql<{ generateSingleMonthReport: Report }>(REPORT, { specificProvider, ...rangeOf(period) }, { as });
async function reportOf(period: string, as: CastName = 'managers'): Promise<Report> {
  const { data, errors } = await ask(period, as);
  expect(errors).toBeUndefined();
  return data?.generateSingleMonthReport as Report;
}
const shortOf = (results: Result[]) =>
  results.map(({ chariteer, combinedMinutes, completedQuests }) => [
    chariteer.id,
    combinedMinutes,
    completedQuests,
  ]);

describe('the recap of a month', () => {
  it('counts November by hand [REC-11, REC-13, REC-15, ENT-36]', async () => {
    expect(await reportOf('2026-11')).toMatchObject({
      period: '2026-11',
      volunteerCount: 3, // ann, dan, gone
      newVolunteerCount: 2, // dan, gone
      publishedQuestCount: 2, // early, late; not the meal, the cancelled one, the draft, the one elsewhere
      serviceMinutes: 180 + 60 + 120 + 120 + 90,
      dollarValue: 313.5,
    });
  });

  it('one of the three of October came again [REC-10, OPEN-REC-02]', async () => {
    expect(await reportOf('2026-11')).toMatchObject({
      retainedVolunteerCount: 1,
      retentionPercentage: 100 / 3,
    });
    expect(await reportOf('2026-10')).toMatchObject({
      retainedVolunteerCount: 1,
      retentionPercentage: 100,
      newVolunteerCount: 2,
    });
    expect(await reportOf('2026-09')).toMatchObject({
      retainedVolunteerCount: 0,
      retentionPercentage: null,
      newVolunteerCount: 1,
    });
  });

  it('lists everybody who served, by minutes, with a band in place of the date of birth [REC-19, ENT-35, DEC-50]', async () => {
    const { chariteerTimeResults } = await reportOf('2026-11');
    expect(shortOf(chariteerTimeResults)).toEqual([
      ['ann', 300, 2],
      ['dan', 180, 2],
      ['gone', 90, 1],
    ]);
    expect(chariteerTimeResults[0]?.chariteer).toEqual({
      id: 'ann',
      nameFirst: 'Ann',
      nameLast: 'Young',
      phoneNumber: '2015550100',
      emailAddress: 'ann@demo.example',
      dateOfBirth: null,
      ageBand: '26 to 64',
    });
    expect(chariteerTimeResults[2]?.chariteer).toMatchObject({ nameFirst: null, emailAddress: null });
  });

  it('lists who came for the first time [REC-21, OPEN-REC-02]', async () => {
    expect(shortOf((await reportOf('2026-11')).chariteerFirstTimeResults)).toEqual([
      ['dan', 180, 2],
      ['gone', 90, 1],
    ]);
    const october = await reportOf('2026-10');
    expect(shortOf(october.chariteerFirstTimeResults)).toEqual([
      ['cat', 180, 1],
      ['bob', 120, 1],
    ]);
  });

  it('lists the retained with their history from the month before to this one [REC-22]', async () => {
    expect(shortOf((await reportOf('2026-11')).retainedChariteerTimeResults)).toEqual([
      ['ann', 180 + 300, 1 + 2],
    ]);
  });

  it('lists the absent and the short-notice cancellations [REC-23, ENT-37, CON-11, OPEN-REC-07]', async () => {
    expect(await reportOf('2026-11')).toMatchObject({
      absentChariteers: [{ chariteerId: 'bob', nameFirst: 'Bob', nameLast: 'Xu', absentCount: 1 }],
      lateDropChariteers: [{ chariteerId: 'eve', nameFirst: 'Eve', nameLast: 'Usher', absentCount: 2 }],
    });
  });

  it('the evening of Halloween belongs to October [OPEN-REC-03]', async () => {
    const october = await reportOf('2026-10');
    expect(shortOf(october.chariteerTimeResults)).toEqual([
      ['cat', 180, 1], // Walsh before Young
      ['ann', 180, 1],
      ['bob', 120, 1],
    ]);
    expect(october).toMatchObject({ serviceMinutes: 480, publishedQuestCount: 2 });
  });

  it('a month in which nothing was has zeros and empty lists [REC-08]', async () => {
    expect(await reportOf('2024-02')).toEqual({
      period: '2024-02',
      publishedQuestCount: 0,
      serviceMinutes: 0,
      dollarValue: 0,
      volunteerCount: 0,
      newVolunteerCount: 0,
      retainedVolunteerCount: 0,
      retentionPercentage: null,
      chariteerTimeResults: [],
      chariteerFirstTimeResults: [],
      retainedChariteerTimeResults: [],
      absentChariteers: [],
      lateDropChariteers: [],
    });
  });
});

describe('the recap of a year', () => {
  it('counts 2026 by hand, without retention [REC-02, REC-08, REC-09, REC-13]', async () => {
    const year = await reportOf('2026');
    expect(year).toMatchObject({
      period: '2026',
      volunteerCount: 5,
      newVolunteerCount: 5,
      publishedQuestCount: 5,
      serviceMinutes: 1230,
      dollarValue: 676.5,
      retainedVolunteerCount: null,
      retentionPercentage: null,
      retainedChariteerTimeResults: [],
      absentChariteers: [
        { chariteerId: 'eve', absentCount: 1 },
        { chariteerId: 'bob', absentCount: 1 },
      ],
      lateDropChariteers: [{ chariteerId: 'eve', absentCount: 2 }],
    });
    expect(shortOf(year.chariteerTimeResults)).toEqual([
      ['ann', 660, 4],
      ['dan', 180, 2],
      ['cat', 180, 1],
      ['bob', 120, 1],
      ['gone', 90, 1],
    ]);
  });

  it('the borders of the same days in UTC mean the same, anything else is refused [REC-06]', async () => {
    const utc = { dateRangeBeginning: '2026-11-01T00:00:00.000Z', dateRangeEnding: '2026-12-01T00:00:00Z' };
    const inUtc = await world.gql<{ generateSingleMonthReport: Report }>(
      REPORT,
      { specificProvider: '1', ...utc },
      { as: 'managers' },
    );
    expect(inUtc.data?.generateSingleMonthReport).toEqual(await reportOf('2026-11'));
    const week = { ...utc, dateRangeEnding: '2026-11-08T00:00:00Z' };
    const { code } = await world.gql(REPORT, { specificProvider: '1', ...week }, { as: 'managers' });
    expect(code).toBe('BAD_USER_INPUT');
  });
});

describe('the cost of a recap', () => {
  const statementsOf = async (work: () => Promise<unknown>) => {
    const before = world.store.statementCount();
    await work();
    return world.store.statementCount() - before;
  };

  it('reads as many statements for one volunteer as for many [API-27, API-31]', async () => {
    const ofMany = await statementsOf(() => ask('2026-11'));
    const ofOne = await statementsOf(() => ask('2026-09'));
    expect(ofMany).toBe(ofOne);
    // Viewer, charity, figures, quests posted, the volunteers of two months, and whom the charity reaches.
    expect(ofMany).toBeLessThanOrEqual(8);
    const inRange = () => leaderboard({ ...ALL_TIME, dateRangeBeginning: '2023-01-02T05:00:00Z' });
    expect(await statementsOf(inRange)).toBeLessThanOrEqual(8);
  });
});

describe('charts', () => {
  const MONTHS = `query($year: Int!) { recapMonths(providerId: "1", year: $year) {
    month serviceMinutes serviceMinutesYearBefore volunteerCount newVolunteerCount returningVolunteerCount
  } }`;
  type Months = { recapMonths: Record<string, number | string>[] };

  it('twelve months with hours of this year and the one before, new and returning volunteers [REC-09, REC-12]', async () => {
    const { data } = await world.gql<Months>(MONTHS, { year: 2026 }, { as: 'managers' });
    const months = data?.recapMonths ?? [];
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    );
    const none = { serviceMinutes: 0, serviceMinutesYearBefore: 0, volunteerCount: 0 };
    expect(months[0]).toEqual({
      month: '2026-01',
      ...none,
      newVolunteerCount: 0,
      returningVolunteerCount: 0,
    });
    expect(months[10]).toEqual({
      month: '2026-11',
      serviceMinutes: 570,
      serviceMinutesYearBefore: 0,
      volunteerCount: 3,
      newVolunteerCount: 2,
      returningVolunteerCount: 1,
    });
    const next = await world.gql<Months>(MONTHS, { year: 2027 }, { as: 'managers' });
    expect(next.data?.recapMonths[9]).toMatchObject({ serviceMinutes: 0, serviceMinutesYearBefore: 480 });
  });

  it('only with the right, and only years of this century [PERM-15, PERM-23]', async () => {
    expect((await world.gql(MONTHS, { year: 1999 }, { as: 'managers' })).code).toBe('BAD_USER_INPUT');
    expect((await world.gql(MONTHS, { year: 2026 }, { as: 'employees' })).code).toBe('FORBIDDEN');
    expect((await world.gql(MONTHS, { year: 2026 })).code).toBe('NOT_LOGGED_IN');
  });
});

const LEADERBOARD = `query(
  $specificProvider: ID! $dateRangeBeginning: DateTime! $dateRangeEnding: DateTime! $page: Int $perPage: Int
) {
  count: countSpecificChariteers(
    specificProvider: $specificProvider, dateRangeBeginning: $dateRangeBeginning, dateRangeEnding: $dateRangeEnding)
  list: getSpecificChariteers(
    specificProvider: $specificProvider, dateRangeBeginning: $dateRangeBeginning, dateRangeEnding: $dateRangeEnding
    page: $page, perPage: $perPage
  ) {
    chariteer { id username nameFirst nameLast emailAddress phoneNumber dateOfBirth ageBand } combinedMinutes completedQuests
  }
}`;
type Leaderboard = { count: number; list: Result[] };

const ALL_TIME = { dateRangeBeginning: '2023-01-01T05:00:00Z', dateRangeEnding: '2030-01-01T05:00:00Z' };
async function leaderboard(variables: Record<string, unknown>, as: CastName = 'managers') {
  const { data, errors } = await world.gql<Leaderboard>(
    LEADERBOARD,
    { specificProvider: '1', ...ALL_TIME, ...variables },
    { as },
  );
  expect(errors).toBeUndefined();
  return data as Leaderboard;
}

describe('the leaderboard', () => {
  it('by minutes, then by name [API-27, VOL-05, OPEN-VOL-03]', async () => {
    const { count, list } = await leaderboard({});
    expect(count).toBe(5);
    expect(shortOf(list)).toEqual([
      ['ann', 660, 4],
      ['dan', 180, 2],
      ['cat', 180, 1],
      ['bob', 120, 1],
      ['gone', 90, 1],
    ]);
  });

  it('lists and counts for a coordinator those alone whom they may see [SAF-04, DEC-50, DEC-75]', async () => {
    const born = (dateOfBirth: string) =>
      world.store.write((tx) =>
        tx
          .update(chariteer)
          .set({ dateOfBirth })
          .where(inArray(chariteer.id, ['ann', 'cat'])),
      );
    await born('2010-01-01');
    const pages = await Promise.all([1, 2].map((page) => leaderboard({ page, perPage: 2 }, 'coordinators')));
    expect(pages.map(({ count, list }) => [count, list.map(({ chariteer: one }) => one.id)])).toEqual([
      [3, ['dan', 'bob']],
      [3, ['gone']],
    ]);
    const { list } = await leaderboard({ perPage: 2 });
    expect(list.map(({ chariteer: one }) => one.id)).toEqual(['ann', 'dan']);
    await born('1990-05-17');
  });

  it('pages, equal minutes on two of them too [API-27, DEC-27]', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => leaderboard({ page, perPage: 2 })));
    expect(pages.map(({ list }) => list.map(({ chariteer }) => chariteer.id))).toEqual([
      ['ann', 'dan'],
      ['cat', 'bob'],
      ['gone'],
      [],
    ]);
    for (const wrong of [{ perPage: 101 }, { page: 0 }]) {
      const variables = { specificProvider: '1', ...ALL_TIME, ...wrong };
      expect((await world.gql(LEADERBOARD, variables, { as: 'managers' })).code).toBe('BAD_USER_INPUT');
    }
  });

  it.each<[string, string, string, [string, number][]]>([
    [
      'a day',
      '2026-11-10T05:00:00Z',
      '2026-11-11T05:00:00Z',
      [
        ['dan', 120],
        ['ann', 120],
        ['gone', 90],
      ],
    ],
    [
      'the end of one month and the whole next',
      '2026-10-31T04:00:00Z',
      '2026-12-01T05:00:00Z',
      [
        ['ann', 300],
        ['dan', 180],
        ['cat', 180],
        ['gone', 90],
      ],
    ],
    [
      'a whole month and the begin of the next',
      '2026-10-01T04:00:00Z',
      '2026-11-04T05:00:00Z',
      [
        ['ann', 360],
        ['cat', 180],
        ['bob', 120],
        ['dan', 60],
      ],
    ],
    ['up to a start, not included', '2026-11-01T04:00:00Z', '2026-11-03T15:00:00Z', []],
    ['backwards', '2026-12-01T04:00:00Z', '2026-11-03T15:00:00Z', []],
  ])(
    'counts what starts in the range: %s [API-27, VOL-02]',
    async (_, dateRangeBeginning, dateRangeEnding, rows) => {
      const { count, list } = await leaderboard({ dateRangeBeginning, dateRangeEnding });
      expect(list.map(({ chariteer, combinedMinutes }) => [chariteer.id, combinedMinutes])).toEqual(rows);
      expect(count).toBe(rows.length);
    },
  );

  it('names and contact data only by their rights, and no order by hidden names [VOL-06, PERM-19, PERM-20, OPEN-VOL-02]', async () => {
    const { list } = await leaderboard({}, 'captains');
    expect(list.map(({ chariteer }) => chariteer.username)).toEqual(['ann', 'cat', 'dan', 'bob', null]);
    for (const { chariteer } of list) {
      const { nameFirst, nameLast, emailAddress, phoneNumber, dateOfBirth } = chariteer;
      expect([nameFirst, nameLast, emailAddress, phoneNumber, dateOfBirth]).toEqual(Array(5).fill(null));
    }
    const [first] = (await leaderboard({}, 'frontdeskstaff')).list;
    expect(first?.chariteer).toMatchObject({ nameFirst: 'Ann', emailAddress: 'ann@demo.example' });
  });
});

describe('rights', () => {
  const rolesAt1 = (name: CastName) =>
    CAST.find((one) => one.name === name)?.roles?.['1'] as RoleId | undefined;
  const everybody = CAST.map(({ name }) => name as CastName).filter((name) => name !== 'banned');

  it.each(everybody)('the recap for %s [PERM-15, PERM-23, REC-07, API-31]', async (name) => {
    const person = CAST.find((one) => one.name === name);
    const role = rolesAt1(name);
    const isAllowed =
      person?.isStaff === true ||
      person?.ownProviderId === '1' ||
      ['admins', 'boardMembers', 'managers'].includes(role ?? '');
    const { code, errors } = await ask('2026-11', name);
    expect(code).toBe(isAllowed ? undefined : 'FORBIDDEN');
    if (!isAllowed)
      expect(errors?.[0]?.message).toMatch(/administrator for access, or email help@demo\.example/);
  });

  it.each(everybody)('the leaderboard for %s [API-27, DEC-24, SAF-13]', async (name) => {
    const person = CAST.find((one) => one.name === name);
    const isInRole = ![undefined, 'trustedMinors'].includes(rolesAt1(name));
    const isManager = person?.isStaff === true || person?.ownProviderId === '1' || isInRole;
    const variables = { specificProvider: '1', ...ALL_TIME };
    const { code } = await world.gql(LEADERBOARD, variables, { as: name });
    expect(code).toBe(isManager ? undefined : 'FORBIDDEN');
  });

  it('visitors, other charities and unknown ones are refused [REC-07]', async () => {
    expect((await ask('2026-11', null)).code).toBe('NOT_LOGGED_IN');
    expect((await ask('2026-11', 'boardmembers', '2')).code).toBe('FORBIDDEN');
    expect((await ask('2026-11', 'managers', 'foo')).code).toBe('PROVIDER_NOT_FOUND');
  });
});

describe('the insights of a period', () => {
  const INSIGHTS = `query($period: String!) { recapInsights(providerId: "1", period: $period) {
    spots signUps absences lateDrops leadMinutes hoursByType { key minutes } hoursByZip { key minutes }
    hoursByAge { key minutes } } }`;
  type Share = { key: string | null; minutes: number };
  type Insights = Record<'spots' | 'signUps' | 'absences' | 'lateDrops' | 'leadMinutes', number> &
    Record<'hoursByType' | 'hoursByZip' | 'hoursByAge', Share[]>;
  const insightsOf = async (period: string, as: CastName = 'managers') =>
    world.gql<{ recapInsights: Insights }>(INSIGHTS, { period }, { as });

  const QUESTS = `query($period: String!, $page: Int, $perPage: Int) {
    recapQuests(providerId: "1", period: $period, page: $page, perPage: $perPage) {
      total items { questId spots signUps absences type zip minutes } } }`;
  type Row = Record<'spots' | 'signUps' | 'absences' | 'minutes', number> &
    Record<'type' | 'zip', string | null>;
  const questPage = (period: string, paging = { page: 1, perPage: 100 }, as: CastName = 'managers') =>
    world.gql<{ recapQuests: { items: Row[]; total: number } }>(QUESTS, { period, ...paging }, { as });
  const questsOf = async (period: string) => (await questPage(period)).data?.recapQuests.items ?? [];
  const sumOf = <Part extends string>(rows: readonly Record<Part, number>[], part: Part) =>
    rows.reduce((all, row) => all + row[part], 0);

  it.each(['2026-10', '2026-11', '2026'])(
    'of %s are what plain SQL counts [HRS-11, HRS-13]',
    async (period) => {
      const { data } = await insightsOf(period);
      const { start, end } = periodBounds(period);
      const until = Math.min(end, world.clock.now());
      const [counted] = await world.store.read.all<Insights>(sql`SELECT
      (SELECT ifnull(sum("resourceMaxNumber"), 0) FROM quest WHERE "providerId" = '1' AND "startedAt" >= ${start}
        AND "startedAt" < ${until} AND "publishingStatus" IN ('Published', 'Unlisted')) AS spots,
      count(*) AS signUps, ifnull(sum(c."status" = 'Absent'), 0) AS absences,
      CAST(round(avg(CASE WHEN c."claimedAt" <= q."startedAt" THEN (q."startedAt" - c."claimedAt") / 60000 END)) AS INT)
        AS leadMinutes
      FROM contract c JOIN quest q ON q.id = c."questId" WHERE q."providerId" = '1' AND c."guildId" IS NULL
        AND c."abandonedAt" IS NULL AND q."startedAt" >= ${start} AND q."startedAt" < ${until}
        AND q."publishingStatus" IN ('Published', 'Unlisted')`);
      expect(data?.recapInsights).toMatchObject(counted ?? {});
      const report = await reportOf(period);
      const sumOf = (shares: Share[] = []) => shares.reduce((all, { minutes }) => all + minutes, 0);
      const { hoursByType, hoursByZip, hoursByAge, lateDrops } = data?.recapInsights ?? {};
      for (const shares of [hoursByType, hoursByZip, hoursByAge])
        expect(sumOf(shares)).toBe(report.serviceMinutes);
      const drops = report.lateDropChariteers as { absentCount: number }[];
      expect(lateDrops).toBe(drops.reduce((all, { absentCount }) => all + absentCount, 0));
    },
  );

  it.each(['2026-10', '2026-11', '2026'])(
    'of %s are the sums of the quests behind them [HRS-13]',
    async (period) => {
      const { data } = await insightsOf(period);
      const quests = await questsOf(period);
      const sumBy = (part: 'type' | 'zip') =>
        [...Map.groupBy(quests, (row) => row[part])]
          .map(([key, some]) => ({ key, minutes: sumOf(some, 'minutes') }))
          .filter(({ minutes }) => minutes > 0);
      const { spots, signUps, absences, hoursByType, hoursByZip } = data?.recapInsights ?? {};
      expect({ spots, signUps, absences }).toEqual({
        spots: sumOf(quests, 'spots'),
        signUps: sumOf(quests, 'signUps'),
        absences: sumOf(quests, 'absences'),
      });
      const inOrder = (shares: Share[] = []) =>
        shares.toSorted((one, other) => String(one.key).localeCompare(String(other.key)));
      expect(inOrder(hoursByType)).toEqual(inOrder(sumBy('type')));
      expect(inOrder(hoursByZip)).toEqual(inOrder(sumBy('zip')));
      expect(sumOf(quests, 'minutes')).toBe((await reportOf(period)).serviceMinutes);
    },
  );

  it('open to their quests page by page, by start [HRS-13]', async () => {
    const all = await questsOf('2026');
    expect(all.length).toBeGreaterThan(1);
    const second = await questPage('2026', { page: 2, perPage: 1 });
    expect(second.data?.recapQuests).toEqual({ total: all.length, items: [all[1]] });
    expect((await questPage('2026-13')).code).toBe('BAD_USER_INPUT');
    expect((await questPage('2026', { page: 0, perPage: 1 })).code).toBe('BAD_USER_INPUT');
    expect((await questPage('2026', { page: 1, perPage: 1 }, 'coordinators')).code).toBe('FORBIDDEN');
  });

  it('are refused for what is no period, and to who may not read recaps [HRS-11]', async () => {
    expect((await insightsOf('2026-13')).code).toBe('BAD_USER_INPUT');
    expect((await insightsOf('2026-10', 'coordinators')).code).toBe('FORBIDDEN');
  });
});
