import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE = 60_000;
const START = TEST_NOW + HOUR_MS;
const END = START + 3 * HOUR_MS;
const POSTER = '{ questPoster(questId: "q") { printedCode screenCode word } }';
const FIELDS =
  'state code needsWord printedDay eventTitle givenName actualArrivalAt actualDepartureAt isEndAssumed canLeave canReturn';
const ASK = `query($code: String!, $token: String) { checkIn(code: $code, token: $token) { ${FIELDS} } }`;
const DO = `mutation($code: String!, $token: String, $word: String, $isLeaving: Boolean!) {
  checkInByCode(code: $code, token: $token, word: $word, isLeaving: $isLeaving) { ${FIELDS} }
}`;

type Page = {
  state: string;
  code: string;
  needsWord: boolean;
  printedDay: string | null;
  eventTitle: string | null;
  givenName: string | null;
  actualArrivalAt: string | null;
  actualDepartureAt: string | null;
  isEndAssumed: boolean;
};
type Sent = { code: string; token?: string; word?: string; isLeaving?: boolean };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: START, endedAt: END });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

async function poster(as: CastName = 'managers') {
  type Shown = { questPoster: { printedCode: string; screenCode: string; word: string } };
  const { data, errors } = await world.gql<Shown>(POSTER, {}, { as });
  if (!data) throw new Error(String(errors?.[0]?.extensions.code));
  return data.questPoster;
}
async function open(code: string, { as, token }: { as?: CastName; token?: string } = { as: 'volunteer' }) {
  const { data } = await world.gql<{ checkIn: Page }>(ASK, { code, token }, as ? { as } : {});
  if (!data) throw new Error('no answer');
  return data.checkIn;
}
async function send(sent: Sent, as: CastName | null = 'volunteer') {
  const variables = { isLeaving: false, ...sent };
  const { data, errors } = await world.gql<{ checkInByCode: Page }>(DO, variables, as ? { as } : {});
  return data?.checkInByCode.state ?? errors?.[0]?.extensions.code;
}
const at = (instant: number) => world.clock.set(instant);
const entries = () => world.store.read.select().from(attendanceEntry).orderBy(asc(attendanceEntry.number));

describe('a quest’s poster', () => {
  it('has a code for paper, one for a screen that changes every 30 seconds, and a word that changes daily [CHK-05]', async () => {
    const first = await poster();
    expect(first.word).toMatch(/^\d{4}$/);
    at(TEST_NOW + 30_000);
    const later = await poster();
    expect(later).toEqual({ ...first, screenCode: later.screenCode });
    expect(later.screenCode).not.toBe(first.screenCode);
    at(TEST_NOW + DAY_MS);
    const { word, printedCode } = await poster();
    expect(word).not.toBe(first.word);
    expect(printedCode).toBe(first.printedCode);
  });

  it('is shown to those who take attendance, for a quest with a date [CHK-05]', async () => {
    await expect(poster('volunteer')).rejects.toThrow('FORBIDDEN');
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null }),
    );
    const { errors } = await world.gql(POSTER.replace('"q"', '"role"'), {}, { as: 'managers' });
    expect(errors?.[0]?.extensions.code).toBe('QUEST_NOT_FOUND');
  });
});

describe('checking in', () => {
  it('by paper asks for the word of the day, counts from the planned start, and says the end is assumed [CHK-05, CHK-06, CHK-12]', async () => {
    const { printedCode: code, word } = await poster();
    at(START - 10 * MINUTE);
    expect(await open(code)).toMatchObject({
      state: 'READY',
      needsWord: true,
      givenName: expect.any(String),
    });
    expect(await entries()).toEqual([]);
    expect(await send({ code })).toBe('WRONG_WORD');
    expect(await send({ code, word: word === '0000' ? '0001' : '0000' })).toBe('WRONG_WORD');
    expect(await entries()).toEqual([]);
    expect(await send({ code, word })).toBe('CHECKED_IN');
    expect(await entries()).toMatchObject([
      {
        role: 'volunteer',
        way: 'poster',
        actorId: 'volunteer',
        statusAfter: 'Present',
        arrivalAfter: START,
        departureAfter: END,
      },
    ]);
    expect(await open(code)).toMatchObject({ isEndAssumed: true });
    await expectLedgerRight(world.store);
  });

  it('late counts from then on, and checking out ends it then [CHK-06]', async () => {
    at(START + 20 * MINUTE);
    const { screenCode } = await poster();
    const { code, needsWord } = await open(screenCode);
    expect(needsWord).toBe(false);
    expect(await send({ code })).toBe('CHECKED_IN');
    at(START + 80 * MINUTE);
    const again = await open((await poster()).screenCode);
    expect(await send({ code: again.code, isLeaving: true })).toBe('CHECKED_OUT');
    expect((await entries()).at(-1)).toMatchObject({
      arrivalAfter: START + 20 * MINUTE,
      departureAfter: START + 80 * MINUTE,
      minutesAfter: 60,
    });
    expect(await open(again.code)).toMatchObject({ isEndAssumed: false });
    await expectLedgerRight(world.store);
  });

  it('takes a check-out back until the end, with an entry for each [CHK-06, HRS-01]', async () => {
    at(START + 20 * MINUTE);
    const { printedCode: code, word } = await poster();
    await send({ code, word });
    at(START + 80 * MINUTE);
    await send({ code, word, isLeaving: true });
    expect(await open(code)).toMatchObject({ state: 'CHECKED_OUT', canReturn: true });
    expect(await send({ code })).toBe('WRONG_WORD');
    expect(await send({ code, word })).toBe('CHECKED_IN');
    expect(await entries()).toMatchObject([
      { departureAfter: END },
      { departureAfter: START + 80 * MINUTE },
      { way: 'poster', arrivalAfter: START + 20 * MINUTE, departureAfter: END },
    ]);
    at(START + 100 * MINUTE);
    await send({ code, word, isLeaving: true });
    at(END);
    expect(await open(code)).toMatchObject({ state: 'CHECKED_OUT', canReturn: false });
    expect(await send({ code, word })).toBe('CHECKED_OUT');
    await expectLedgerRight(world.store);
  });

  it('works once: who has checked in or was marked absent changes nothing by it [CHK-06]', async () => {
    at(START);
    const { code } = await open((await poster()).screenCode);
    await send({ code });
    expect(await send({ code })).toBe('CHECKED_IN');
    expect(await entries()).toHaveLength(1);
    const mark =
      'mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }';
    const absent = {
      id: 'rosa',
      updateAction: 'EDIT-ATTENDANCE',
      supervisorId: 'managers',
      status: 'Absent',
    };
    await world.gql(mark, { contracts: [absent] }, { as: 'managers' });
    expect(await send({ code })).toBe('MARKED');
    expect(await entries()).toHaveLength(2);
  });

  it('works by the link of a reminder without a login, and not by a guardian’s [CHK-06]', async () => {
    at(START);
    const { dataKey } = world.config;
    const { screenCode } = await poster();
    const code = (await open(screenCode)).code;
    expect((await open(code, {})).state).toBe('NO_PERSON');
    const token = answerToken(dataKey, { purpose: 'cannot', id: 'rosa' });
    expect(await send({ code, token }, null)).toBe('NO_PERSON');
    expect(await send({ code, token: answerToken(dataKey, { purpose: 'attend', id: 'rosa' }) }, null)).toBe(
      'CHECKED_IN',
    );
    expect(await entries()).toMatchObject([{ actorId: null, role: 'volunteer', way: 'poster' }]);
  });

  it.each<[string, number, string]>([
    ['31 minutes before the start', START - 31 * MINUTE, 'EARLY'],
    ['half an hour before it', START - 30 * MINUTE, 'READY'],
    ['after the end', END, 'OVER'],
    ['long after the end', END + 3 * HOUR_MS, 'OVER'],
    ['on the next day', END + DAY_MS, 'OTHER_DAY'],
  ])('by paper %s does what the page says [CHK-06]', async (_, instant, state) => {
    const { printedCode } = await poster();
    at(instant);
    const { word } = await poster();
    expect((await open(printedCode)).state).toBe(state);
    expect(await send({ code: printedCode, word })).toBe(state === 'READY' ? 'CHECKED_IN' : state);
    expect(await entries()).toHaveLength(state === 'READY' ? 1 : 0);
  });

  it('by yesterday’s poster is refused with the day it was for, also of a quest that was moved [CHK-05, CHK-06]', async () => {
    const { printedCode } = await poster();
    at(END + DAY_MS);
    expect(await open(printedCode)).toMatchObject({
      state: 'OTHER_DAY',
      printedDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  it('by a photo of a screen is refused a minute later, and by a page left open after ten [CHK-05]', async () => {
    at(START);
    const { screenCode } = await poster();
    at(START + 29_000);
    const { code } = await open(screenCode);
    at(START + MINUTE);
    expect(await send({ code: screenCode })).toBe('EXPIRED');
    at(START + 10 * MINUTE);
    expect((await open(code)).state).toBe('READY');
    at(START + 11 * MINUTE);
    expect(await send({ code })).toBe('EXPIRED');
  });

  it.each(['', 'p.2026-06-01.q', 'x'.repeat(201)])(
    'by a code like “%s” tells and does nothing [CHK-06]',
    async (code) => {
      at(START);
      expect(await open(code)).toMatchObject({ state: 'UNKNOWN', eventTitle: null });
      const { printedCode } = await poster();
      expect(await send({ code: printedCode.replace('.q.', '.r.') })).toBe('UNKNOWN');
      expect(await entries()).toEqual([]);
    },
  );

  it('is not for who isn’t signed up [CHK-06]', async () => {
    at(START);
    const { code } = await open((await poster()).screenCode);
    expect(await send({ code }, 'gold')).toBe('NOT_SIGNED_UP');
  });

  it('lets no one try out words: five wrong ones an hour [CHK-05]', async () => {
    at(START);
    const { printedCode: code, word } = await poster();
    const wrong = word === '0000' ? '0001' : '0000';
    const answers: unknown[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await send({ code, word: wrong }));
    expect(answers.slice(-2)).toEqual(['WRONG_WORD', 'RATE_LIMITED']);
    expect(await send({ code, word })).toBe('RATE_LIMITED');
    expect(await entries()).toEqual([]);
  });
});
