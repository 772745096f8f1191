import { expect, it } from 'vitest';
import { LOG_IN_HEADER, MAY_BE_KEPT_HEADER } from '#domain/sessions/kept-headers.ts';
import { memoryCaches, memoryKeys } from './cache-fixture.ts';
import { Keeper } from './keeper.ts';

const ORIGIN = 'https://quests.example';
const SHEET = `${ORIGIN}/console/quests/q1/attendance`;
const NOW = Date.parse('2026-11-23T22:38:00Z');
const DAY = 86_400_000;

type Variables = { id?: string; contractId?: string; contracts?: { sentAt?: string }[]; input?: object };
type Sent = { operationName: string; variables: Variables };

/** A browser with a sheet, and the API that it asks. */
function browser({ keepsKeys = true } = {}) {
  const state = { logIn: 'ada', isOffline: false, now: NOW, isRefused: false, refuses: '' };
  const sent: Sent[] = [];
  const fetcher = (async (what: RequestInfo | URL, init?: RequestInit) => {
    if (state.isOffline) throw new TypeError('Failed to fetch');
    const body = what instanceof Request ? await what.clone().text() : String(init?.body);
    sent.push(JSON.parse(body));
    const headers = { [LOG_IN_HEADER]: state.logIn, [MAY_BE_KEPT_HEADER]: 'yes' };
    const item = JSON.parse(body).variables.contracts?.findIndex(
      ({ id }: { id: string }) => id === state.refuses,
    );
    if (item >= 0) return Response.json({ errors: [{ extensions: { item: item + 1 } }], data: null });
    const answer = state.isRefused ? { errors: [{}], data: null } : { data: { hello: state.logIn } };
    return Response.json(answer, { headers });
  }) as typeof fetch;
  const caches = memoryCaches();
  const keys = memoryKeys();
  const refuse = () => Promise.reject(new Error('The database is blocked'));
  if (!keepsKeys) Object.assign(keys, { find: refuse, put: refuse, deleteOthers: refuse });
  const kept = async () => {
    const all: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const asked of await cache.keys())
        all.push({
          path: new URL(asked.url).pathname,
          text: (await (await cache.match(asked))?.text()) ?? '',
        });
    }
    return all;
  };
  const wake = () => new Keeper({ caches, keys, fetcher, now: () => state.now, origin: ORIGIN, build: 'b1' });
  let keeper = wake();
  let unsent = 0;
  const ask = async (operationName: string, variables: Sent['variables']) => {
    const body = JSON.stringify({ operationName, variables });
    const request = Object.defineProperty(
      new Request(`${ORIGIN}/graphql`, { method: 'POST', body }),
      'referrer',
      { value: SHEET },
    );
    const works: Promise<unknown>[] = [];
    const answer = await keeper.sheet(
      request,
      (work) => void works.push(work),
      () => {
        unsent += 1;
      },
    );
    await Promise.all(works);
    return answer.type === 'error' ? null : answer.text();
  };
  return {
    state,
    sent,
    ask,
    kept,
    keys: keys.all,
    unsent: () => unsent,
    restart: () => {
      keeper = wake();
    },
    sync: () => keeper.sendMarks(),
    takeBack: (name: string) => keeper.takeBack(name),
    forget: () => keeper.forget(),
  };
}

const marks = { contracts: [{ id: 'k1', key: 'd.k1.1', sentAt: new Date(NOW).toISOString() }] };

it('what a sheet asks is answered without a network after a restart, of its own quest and session [CHK-01]', async () => {
  const { state, ask, restart } = browser();
  await ask('ConsoleSession', {});
  await ask('AttendanceQuest', { id: 'q1' });
  await ask('PastVolunteers', { id: 'q1' });
  state.isOffline = true;
  restart();
  expect(await ask('AttendanceQuest', { id: 'q1' })).toContain('ada');
  expect(await ask('ConsoleSession', {})).toContain('ada');
  expect(await ask('AttendanceQuest', { id: 'q2' })).toBeNull();
  expect(await ask('PastVolunteers', { id: 'q1' })).toBeNull();
});

it('nothing of a login is there for another one, after a log-out, or after 7 days [CHK-04]', async () => {
  const { state, ask, forget } = browser();
  const offline = async () => {
    state.isOffline = true;
    const answer = await ask('AttendanceQuest', { id: 'q1' });
    state.isOffline = false;
    return answer;
  };
  await ask('AttendanceQuest', { id: 'q1' });
  state.now += 7 * DAY;
  expect(await offline()).toBeNull();
  await ask('AttendanceQuest', { id: 'q1' });
  state.logIn = 'ben';
  await ask('ConsoleSession', {});
  expect(await offline()).toBeNull();
  await ask('AttendanceQuest', { id: 'q1' });
  expect(await offline()).toContain('ben');
  await forget();
  expect(await offline()).toBeNull();
});

it('seals a kept sheet and what waits, with a key that goes with its login [CHK-04]', async () => {
  const { state, ask, kept, keys, forget } = browser();
  await ask('AttendanceQuest', { id: 'q1' });
  state.isOffline = true;
  await ask('AddWalkIn', { input: { key: 'w1', nameFirst: 'Nadia' } });
  const texts = (await kept()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const word of ['ada', 'Nadia']) expect(texts.join()).not.toContain(word);
  const [key] = keys.values();
  expect(key?.extractable).toBe(false);
  state.isOffline = false;
  state.logIn = 'ben';
  await ask('AttendanceQuest', { id: 'q1' });
  expect([...keys.keys()]).toEqual(['ben']);
  await forget();
  expect(keys.size).toBe(0);
});

it('answers from the network in a browser that keeps no keys, and keeps nothing [CHK-04]', async () => {
  const { ask, kept, state } = browser({ keepsKeys: false });
  expect(await ask('AttendanceQuest', { id: 'q1' })).toContain('ada');
  expect(await kept()).toEqual([]);
  state.isOffline = true;
  expect(await ask('AttendanceQuest', { id: 'q1' })).toBeNull();
});

it('a refusal takes the place of no copy [CHK-01]', async () => {
  const { state, ask } = browser();
  await ask('AttendanceQuest', { id: 'q1' });
  state.isRefused = true;
  await ask('AttendanceQuest', { id: 'q1' });
  state.isOffline = true;
  expect(await ask('AttendanceQuest', { id: 'q1' })).toContain('ada');
});

it('marks that found no network are sent once it is back, with the page closed, by the time they were made [CHK-02]', async () => {
  const { state, sent, ask, restart, sync, unsent } = browser();
  await ask('AttendanceQuest', { id: 'q1' });
  state.isOffline = true;
  expect(await ask('MarkAttendance', marks)).toBeNull();
  expect(unsent()).toBe(1);
  restart();
  await expect(sync()).rejects.toThrow('Failed to fetch');
  state.isOffline = false;
  state.now += 60_000;
  await sync();
  await sync();
  const [mark] = marks.contracts;
  expect(sent.slice(1)).toEqual([
    {
      operationName: 'MarkAttendance',
      variables: { contracts: [{ ...mark, sentAt: new Date(NOW + 60_000).toISOString() }] },
    },
  ]);
});

it('the worker sends marks without the one that is refused, with the page closed [CHK-02]', async () => {
  const { state, sent, ask, sync } = browser();
  await ask('AttendanceQuest', { id: 'q1' });
  state.isOffline = true;
  await ask('MarkAttendance', { contracts: ['k1', 'k2', 'k3'].map((id) => ({ id })) as object[] });
  state.isOffline = false;
  state.refuses = 'k2';
  await sync();
  await sync();
  const ids = ({ variables }: Sent) => variables.contracts?.map((mark) => Object(mark).id);
  expect(sent.slice(1).map(ids)).toEqual([
    ['k1', 'k2', 'k3'],
    ['k1', 'k3'],
  ]);
});

it('walk-ins and counts that found no network are sent beside the marks, each as tried last [CHK-01, CHK-02]', async () => {
  const { state, sent, ask, sync } = browser();
  await ask('AttendanceQuest', { id: 'q1' });
  state.isOffline = true;
  await ask('AddWalkIn', { input: { key: 'w1', nameFirst: 'Nadia' } });
  await ask('AddWalkIn', { input: { key: 'w2', nameFirst: 'Omar' } });
  await ask('CountParty', { contractId: 'k1', othersCame: 2 } as Variables);
  await ask('CountParty', { contractId: 'k1', othersCame: 1 } as Variables);
  await ask('MarkAttendance', marks);
  state.isOffline = false;
  await ask('AddWalkIn', { input: { key: 'w2', nameFirst: 'Omar' } });
  state.now += 60_000;
  await sync();
  const sentAt = new Date(NOW + 60_000).toISOString();
  expect(sent.slice(2).map(({ variables }) => variables)).toEqual([
    { input: { key: 'w1', nameFirst: 'Nadia', sentAt } },
    { contractId: 'k1', othersCame: 1, sentAt },
    { contracts: [{ ...marks.contracts[0], sentAt }] },
  ]);
});

it('a walk-in that its page takes back is not sent by the worker [CHK-01]', async () => {
  const { state, sent, ask, sync, takeBack } = browser();
  await ask('AttendanceQuest', { id: 'q1' });
  state.isOffline = true;
  await ask('AddWalkIn', { input: { key: 'w1' } });
  await ask('AddWalkIn', { input: { key: 'w2' } });
  await takeBack('walk-in w1');
  state.isOffline = false;
  await sync();
  expect(sent.slice(1).map(({ variables }) => variables.input)).toEqual([
    { key: 'w2', sentAt: expect.any(String) },
  ]);
});

it('marks that the page has sent, and those of a login that has ended, are not sent by the worker [CHK-02, CHK-04]', async () => {
  const { state, sent, ask, sync, forget } = browser();
  const away = async () => {
    await ask('AttendanceQuest', { id: 'q1' });
    state.isOffline = true;
    await ask('MarkAttendance', marks);
    state.isOffline = false;
  };
  const markings = () => sent.filter(({ operationName }) => operationName === 'MarkAttendance');
  await away();
  await ask('MarkAttendance', marks);
  await sync();
  expect(markings()).toHaveLength(1);
  await away();
  await forget();
  await sync();
  await away();
  state.now += 8 * DAY;
  await sync();
  expect(markings()).toHaveLength(1);
});

it('a walk-in that waits lies in no cache once another login is here, or after 7 days [CHK-04]', async () => {
  const { state, sent, ask, restart, sync, kept } = browser();
  const waits = async () => (await kept()).some(({ path }) => path.startsWith('/unsent/'));
  const away = async () => {
    await ask('AttendanceQuest', { id: 'q1' });
    state.isOffline = true;
    await ask('AddWalkIn', { input: { key: 'w1', nameFirst: 'Nadia' } });
    state.isOffline = false;
    restart();
  };
  await away();
  expect(await waits()).toBe(true);
  state.logIn = 'ben';
  await ask('ConsoleSession', {});
  expect(await waits()).toBe(false);
  await sync();
  expect(sent.map(({ operationName }) => operationName)).toEqual(['AttendanceQuest', 'ConsoleSession']);
  await away();
  state.now += 7 * DAY;
  await ask('ConsoleSession', {});
  expect(await waits()).toBe(false);
});
