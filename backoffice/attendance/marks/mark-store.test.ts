import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockKept, unlockKept } from '../../session/kept/kept-list.ts';
import { forgetMarks, keepMarks, keepMore, keptMarks, keptMore, unsentCount } from './mark-store.ts';
import { withMark } from './waiting-marks.ts';
import { type KeptMore, withMore } from './waiting-more.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const DAY = 86_400_000;
const OWN_KEY = 'a1'.repeat(32);
const OTHER_KEY = 'b2'.repeat(32);
const key = { accountId: 'me', questId: 'q1' };
const ada = { id: 'k-ada', status: null, markedAt: null, ownMarkedAt: null };
const nadia: KeptMore = {
  ...{ kind: 'walkIn', key: 'w1', madeAt: NOW, refusal: null },
  typed: {
    ...{ nameFirst: 'Nadia', lastInitial: 'O', ageBand: 'AGE_14_17', locale: 'en', email: null },
    ...{ guardianName: 'Rosa Ortiz', guardianEmail: 'rosa@mail.example' },
  },
};

/** What the browser's storage does here. */
class FakeStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? (this[name] as string) : null;
  }
  setItem(name: string, text: string) {
    this[name] = text;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('localStorage', new FakeStorage());
});
afterEach(() => {
  lockKept();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A mark and a walk-in wait on the device, and the page is left. */
async function keepBoth(): Promise<void> {
  await unlockKept('me', OWN_KEY);
  keepMarks(key, (marks) => withMark(marks, ada, 'Present', NOW));
  keepMore(key, (items) => withMore(items, nadia));
  await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(2));
  lockKept();
}
const onDevice = () => Object.values(localStorage).join();

it('what waits outlives the page, for the key of its login [CHK-01, CHK-04]', async () => {
  await keepBoth();
  expect(unsentCount('me')).toBe(0);
  await unlockKept('me', OWN_KEY);
  expect(keptMarks(key)).toMatchObject([{ contractId: 'k-ada', status: 'Present' }]);
  expect(keptMore(key)).toEqual([nadia]);
});

it('what waits cannot be read in the browser’s storage, nor with the key of another login [CHK-04]', async () => {
  await keepBoth();
  for (const word of ['Nadia', 'Ortiz', 'rosa@', 'Present', 'k-ada']) expect(onDevice()).not.toContain(word);
  await unlockKept('other', OTHER_KEY);
  expect(keptMore(key)).toEqual([]);
  lockKept();
  await unlockKept('me', OTHER_KEY);
  expect([...keptMarks(key), ...keptMore(key)]).toEqual([]);
  lockKept();
  await unlockKept('me', OWN_KEY);
  expect(unsentCount('me')).toBe(2);
});

it('what waits is deleted after 7 days, whoever logs in [CHK-04]', async () => {
  await keepBoth();
  vi.setSystemTime(NOW + 7 * DAY - 1);
  await unlockKept('other', OTHER_KEY);
  expect(Object.keys(localStorage)).toHaveLength(2);
  lockKept();
  vi.setSystemTime(NOW + 7 * DAY);
  await unlockKept('other', OTHER_KEY);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('what waits is deleted at the log-out of its account only [CHK-04]', async () => {
  await keepBoth();
  await unlockKept('other', OTHER_KEY);
  forgetMarks('other');
  expect(Object.keys(localStorage)).toHaveLength(2);
  lockKept();
  await unlockKept('me', OWN_KEY);
  forgetMarks('me');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('nothing is written in a browser that offers no cipher [CHK-04]', async () => {
  vi.stubGlobal('crypto', {});
  await unlockKept('me', OWN_KEY);
  keepMore(key, (items) => withMore(items, nadia));
  expect(keptMore(key)).toEqual([nadia]);
  expect(Object.keys(localStorage)).toEqual([]);
});
