import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account } from '#db/schema/account.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import { type CastName, castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { kioskHeader } from '../support/kiosk-browser.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { shippedSources } from '../support/source-imports.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { addWalkInText } from '../support/walk-ins.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE = 60_000;
const START = TEST_NOW + HOUR_MS;
const END = START + 3 * HOUR_MS;
const ORIGIN = { origin: 'http://chariteers.test' };
const KIOSK = '{ kiosk { state people { id name state canLeave canReturn isForManager triesLeft } } }';
const REMOVED = {
  removedAt: TEST_NOW,
  username: null,
  emailAddress: null,
  phoneNumber: null,
  dateOfBirth: null,
  nameFirst: null,
  nameLast: null,
  emergencyContactName: null,
  emergencyContactNumber: null,
};
type Person = {
  id: string;
  name: string;
  state: string;
  canLeave: boolean;
  canReturn: boolean;
  isForManager: boolean;
  triesLeft: number;
};
type Shown = { kiosk: { state: string; people: Person[] } | null };

let world: World;
let cookie: string;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: START, endedAt: END });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
    await insertContract(tx, { id: 'new', questId: 'q', chariteerId: 'gold' });
    await tx.update(chariteer).set({ dateOfBirth: '1990-11-03' }).where(eq(chariteer.id, 'volunteer'));
    const young = { dateOfBirth: '2012-05-09', nameFirst: 'Nadia', nameLast: 'Ortiz' };
    await tx.update(chariteer).set(young).where(eq(chariteer.id, 'gold'));
  });
  cookie = kioskHeader(world, 'q');
});
afterEach(() => world.close());

const at = (instant: number) => world.clock.set(instant);
const entries = () => world.store.read.select().from(attendanceEntry).orderBy(asc(attendanceEntry.number));
async function show(header = cookie) {
  return (await world.gql<Shown>(KIOSK, {}, { headers: { cookie: header, ...ORIGIN } })).data?.kiosk ?? null;
}
const personOf = async (id: string) => (await show())?.people.find((one) => one.id === id);
async function send(mutation: string, header = cookie) {
  const answer = await world.gql(`mutation { ${mutation} }`, {}, { headers: { cookie: header, ...ORIGIN } });
  return answer.code ?? Object.values(answer.data ?? {})[0];
}
const tap = (id: string, [month, day]: [number, number], isLeaving = false) =>
  send(`checkInAtKiosk(personId: "${id}", month: ${month}, day: ${day}, isLeaving: ${isLeaving})`);

describe('opening a kiosk', () => {
  async function open(as: CastName, pin = '4821', questId = 'q') {
    const headers = { cookie: `session=${await world.tokenOf(as)}`, ...ORIGIN };
    return world.gql(`mutation { openKiosk(questId: "${questId}", pin: "${pin}") }`, {}, { headers });
  }

  it('makes the browser a kiosk and ends the manager’s session there, with entries in the log [CHK-07]', async () => {
    const { headers } = await open('managers');
    const set = headers.getSetCookie();
    const kiosk = set.find((one) => one.startsWith('kiosk='));
    expect(kiosk).toMatch(/HttpOnly/);
    expect(kiosk).not.toContain('4821');
    expect(set.some((one) => /^session=;/.test(one))).toBe(true);
    expect(await show(`session=${await world.tokenOf('managers')}`)).toBeNull();
    const own = await world.gql('{ ownSignatures { id } }', {}, { as: 'managers' });
    expect(own.code).toBe('NOT_LOGGED_IN');
    expect(await show(kiosk?.slice(0, kiosk.indexOf(';')))).toMatchObject({ state: 'EARLY', people: [] });
    const log = await world.store.read.select().from(auditEntry).where(eq(auditEntry.actorId, 'managers'));
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['kiosk-opened', 'log-out']));
  });

  it('is for those who take attendance, on the quest’s day, with a PIN of 4 to 8 digits [CHK-07]', async () => {
    expect((await open('volunteer')).code).toBe('FORBIDDEN');
    expect((await open('managers', '12')).code).toBe('BAD_USER_INPUT');
    at(TEST_NOW - DAY_MS);
    expect((await open('managers')).code).toBe('BAD_USER_INPUT');
  });
});

describe('a kiosk', () => {
  it('names who is expected from half an hour before, the young by initials, and tells no birthday [CHK-07]', async () => {
    at(START - 31 * MINUTE);
    expect(await show()).toEqual({ state: 'EARLY', people: [] });
    at(START - 30 * MINUTE);
    const [rosa] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, 'volunteer'));
    const shown = { state: 'READY', canLeave: false, canReturn: false, isForManager: false, triesLeft: 3 };
    expect((await show())?.people).toHaveLength(2);
    expect(await personOf('new')).toEqual({ ...shown, id: 'new', name: 'NO' });
    expect(await personOf('rosa')).toEqual({ ...shown, id: 'rosa', name: rosa?.username });
  });

  it('names no one who gave up their spot or whose account is gone [CHK-07]', async () => {
    at(START);
    await world.store.write(async (tx) => {
      await tx.update(contract).set({ abandonedAt: TEST_NOW }).where(eq(contract.id, 'rosa'));
      await tx.update(chariteer).set(REMOVED).where(eq(chariteer.id, 'gold'));
    });
    expect(await show()).toEqual({ state: 'READY', people: [] });
    expect(await tap('rosa', [11, 3])).toBe('UNCHANGED');
  });

  it('checks in and out by the birthday, as posters do, with the way named [CHK-07, CHK-12]', async () => {
    at(START + 20 * MINUTE);
    expect(await tap('rosa', [11, 3])).toBe('DONE');
    expect(await tap('rosa', [11, 3])).toBe('UNCHANGED');
    at(START + 80 * MINUTE);
    expect(await personOf('rosa')).toMatchObject({ state: 'CHECKED_IN', canLeave: true });
    expect(await tap('rosa', [11, 3], true)).toBe('DONE');
    expect(await entries()).toMatchObject([
      { way: 'kiosk', role: 'volunteer', actorId: null, statusAfter: 'Present', departureAfter: END },
      { way: 'kiosk', arrivalAfter: START + 20 * MINUTE, departureAfter: START + 80 * MINUTE },
    ]);
    expect(await personOf('rosa')).toMatchObject({ state: 'CHECKED_OUT', canLeave: false });
    await expectLedgerRight(world.store);
  });

  it('takes a check-out back by the birthday until the end, and the planned end counts again [CHK-07]', async () => {
    at(START + 20 * MINUTE);
    await tap('rosa', [11, 3]);
    at(START + 80 * MINUTE);
    await tap('rosa', [11, 3], true);
    expect(await personOf('rosa')).toMatchObject({ state: 'CHECKED_OUT', canReturn: true });
    at(START + 81 * MINUTE);
    expect(await tap('rosa', [3, 11])).toBe('WRONG_BIRTHDAY');
    expect(await tap('rosa', [11, 3])).toBe('DONE');
    expect(await personOf('rosa')).toMatchObject({ state: 'CHECKED_IN', canLeave: true, canReturn: false });
    expect((await entries()).at(-1)).toMatchObject({
      ...{ way: 'kiosk', arrivalAfter: START + 20 * MINUTE, departureAfter: END },
    });
    at(START + 100 * MINUTE);
    await tap('rosa', [11, 3], true);
    at(END);
    expect(await personOf('rosa')).toMatchObject({ state: 'CHECKED_OUT', canReturn: false });
    expect(await tap('rosa', [11, 3])).toBe('UNCHANGED');
    await expectLedgerRight(world.store);
  });

  it('takes back no departure that a manager set [CHK-07]', async () => {
    at(START + 20 * MINUTE);
    await tap('rosa', [11, 3]);
    at(START + 80 * MINUTE);
    const left = {
      ...{ id: 'rosa', updateAction: 'EDIT-ATTENDANCE', supervisorId: 'managers', status: 'Present' },
      actualArrivalAt: new Date(START).toISOString(),
      actualDepartureAt: new Date(START + 60 * MINUTE).toISOString(),
    };
    const mark =
      'mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }';
    await world.gql(mark, { contracts: [left] }, { as: 'managers' });
    expect(await personOf('rosa')).toMatchObject({ state: 'CHECKED_OUT', canReturn: false });
    expect(await tap('rosa', [11, 3])).toBe('UNCHANGED');
  });

  it('sends to the manager after three wrong birthdays, also with the right one [CHK-07]', async () => {
    at(START);
    for (let n = 0; n < 3; n += 1) expect(await tap('rosa', [3, 11])).toBe('WRONG_BIRTHDAY');
    expect(await tap('rosa', [11, 3])).toBe('ASK_MANAGER');
    expect(await personOf('rosa')).toMatchObject({ isForManager: true });
    cookie = kioskHeader(world, 'q');
    expect(await tap('rosa', [11, 3])).toBe('ASK_MANAGER');
    expect(await entries()).toEqual([]);
    expect(await personOf('new')).toMatchObject({ isForManager: false });
  });

  it('counts no try for what is no day of a year, and says how many are left [CHK-07]', async () => {
    at(START);
    for (const wrong of [
      [13, 1],
      [0, 0],
      [1, 32],
      [2, 30],
    ] as [number, number][])
      expect(await tap('rosa', wrong)).toBe('BAD_USER_INPUT');
    expect(await personOf('rosa')).toMatchObject({ triesLeft: 3 });
    expect(await tap('rosa', [3, 11])).toBe('WRONG_BIRTHDAY');
    expect(await personOf('rosa')).toMatchObject({ triesLeft: 2 });
  });

  it('counts no right birthday as a try [CHK-07]', async () => {
    at(START);
    expect(await tap('rosa', [3, 11])).toBe('WRONG_BIRTHDAY');
    expect(await tap('rosa', [3, 11])).toBe('WRONG_BIRTHDAY');
    expect(await tap('rosa', [11, 3])).toBe('DONE');
    at(START + MINUTE);
    expect(await tap('rosa', [3, 11], true)).toBe('WRONG_BIRTHDAY');
    expect(await tap('rosa', [3, 11], true)).toBe('ASK_MANAGER');
  });

  it('knows no one of another quest, and changes no mark of a manager [CHK-07]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'other', startedAt: START, endedAt: END });
      await insertContract(tx, { id: 'elsewhere', questId: 'other', chariteerId: 'volunteer' });
    });
    at(START);
    expect(await tap('elsewhere', [11, 3])).toBe('UNCHANGED');
    const mark =
      'mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }';
    const absent = {
      id: 'rosa',
      updateAction: 'EDIT-ATTENDANCE',
      supervisorId: 'managers',
      status: 'Absent',
    };
    await world.gql(mark, { contracts: [absent] }, { as: 'managers' });
    expect(await personOf('rosa')).toMatchObject({ state: 'MARKED' });
    expect(await tap('rosa', [11, 3])).toBe('UNCHANGED');
  });

  it('adds walk-ins of its own quest, and no one’s of another [CHK-07, CHK-08]', async () => {
    at(START);
    const text = addWalkInText({}, 'q', 'addWalkInAtKiosk');
    expect(await send(text)).toBe(true);
    expect(await world.store.read.$count(walkIn, eq(walkIn.questId, 'q'))).toBe(1);
    expect(await send(text.replace('"q"', '"other"'))).toBe('FORBIDDEN');
    expect(await send(text, 'kiosk=none')).toBe('FORBIDDEN');
  });

  it('is shown to no other visitor, however often it asks [CHK-07]', async () => {
    at(START);
    for (let n = 0; n < 3; n += 1) expect(await show()).not.toBeNull();
    for (let n = 0; n < 3; n += 1) expect(await show('')).toBeNull();
    expect(await show()).not.toBeNull();
  });

  it('opens nothing besides: its cookie is no session [CHK-07]', async () => {
    const headers = { cookie, ...ORIGIN };
    expect((await world.gql('{ walkIns(questId: "q") { id } }', {}, { headers })).code).toBe('NOT_LOGGED_IN');
    expect((await world.gql('{ questPoster(questId: "q") { word } }', {}, { headers })).code).toBe(
      'NOT_LOGGED_IN',
    );
  });

  it.each<[string, (header: string) => Promise<string> | string]>([
    ['was changed', (header) => `${header.slice(0, -4)}AAAA`],
    ['is none', () => 'kiosk=none'],
    [
      'is of yesterday',
      (header) => {
        at(TEST_NOW + DAY_MS);
        return header;
      },
    ],
    [
      'was opened by someone who has no right there',
      () => kioskHeader(world, 'q', { openedBy: 'volunteer' }),
    ],
    [
      'was opened by someone who was banned since',
      async (header) => {
        await world.store.write((tx) =>
          tx.update(account).set({ isBanned: true }).where(eq(account.id, 'managers')),
        );
        return header;
      },
    ],
  ])('is none where its cookie %s [CHK-07]', async (_, change) => {
    const changed = await change(cookie);
    expect(await show(changed)).toBeNull();
    expect(await send('checkInAtKiosk(personId: "rosa", month: 11, day: 3, isLeaving: false)', changed)).toBe(
      'FORBIDDEN',
    );
  });
});

describe('closing a kiosk', () => {
  it('needs its PIN, and a copy of the cookie ends with it [CHK-07]', async () => {
    expect(await send('closeKiosk(pin: "1111")')).toBe(false);
    expect(await show()).not.toBeNull();
    expect(await send('closeKiosk(pin: "4821")')).toBe(true);
    expect(await show()).toBeNull();
    expect(await send('closeKiosk(pin: "4821")')).toBe(false);
    const log = await world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'kiosk-closed'));
    expect(log).toMatchObject([{ subjectId: 'q', actorId: null }]);
  });

  it('takes the cookie from the browser [CHK-07]', async () => {
    const headers = { cookie, ...ORIGIN };
    const closed = await world.gql('mutation { closeKiosk(pin: "4821") }', {}, { headers });
    expect(closed.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^kiosk=;/));
  });

  it('takes five wrong PINs [CHK-07]', async () => {
    for (let n = 0; n < 5; n += 1) expect(await send('closeKiosk(pin: "1111")')).toBe(false);
    expect(await send('closeKiosk(pin: "4821")')).toBe('RATE_LIMITED');
    expect(await show()).not.toBeNull();
  });
});

describe('a login in a browser that is a kiosk', () => {
  const logIn = (as: CastName) =>
    world.gql(
      `mutation { loginWithEmail(email: "${castEmail(as)}", password: "${DEMO_PASSWORD}", titleId: "chariteers") { playerId } }`,
      {},
      { headers: { cookie, ...ORIGIN } },
    );
  const opened = (cookies: string[]) => cookies.filter((one) => /^session=\w/.test(one));

  it('closes it where the person takes attendance there [CHK-07]', async () => {
    const { headers } = await logIn('managers');
    expect(opened(headers.getSetCookie())).toHaveLength(1);
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^kiosk=;/));
    expect(await show()).toBeNull();
    const log = await world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'kiosk-closed'));
    expect(log).toMatchObject([{ subjectId: 'q', actorId: 'managers' }]);
  });

  it('is refused to everyone else, who gets no session [CHK-07]', async () => {
    const { code, headers } = await logIn('volunteer');
    expect(code).toBe('FORBIDDEN');
    expect(headers.getSetCookie()).toEqual([]);
    expect(await show()).not.toBeNull();
  });

  it('is refused to a new account, which is not made [CHK-07]', async () => {
    const before = await world.store.read.$count(account);
    const text = `mutation { registerUser(username: "somebody", email: "a.nolan@demo.example", password: "lantern on the pier") { playerId } }`;
    const { code } = await world.gql(text, {}, { headers: { cookie, ...ORIGIN } });
    expect(code).toBe('FORBIDDEN');
    expect(await world.store.read.$count(account)).toBe(before);
  });

  it('of everyone goes on where the kiosk was closed, and its cookie goes [CHK-07]', async () => {
    await send('closeKiosk(pin: "4821")');
    const set = (await logIn('volunteer')).headers.getSetCookie();
    expect(opened(set)).toHaveLength(1);
    expect(set).toContainEqual(expect.stringMatching(/^kiosk=;/));
  });
});

it('sessions get their cookie in one place [CHK-07]', () => {
  const setting = shippedSources('api').filter((file) =>
    /cookieOf\(|sessions\.open\(/.test(readFileSync(file, 'utf8')),
  );
  expect(setting.sort()).toEqual(['api/access/auth/caller.ts', 'api/identity/accounts/open-session-here.ts']);
});
