import { describe, expect, it } from 'vitest';
import { createAccountWatch, isOtherAccount, NOBODY } from './page-account.ts';

it.each([
  ['ada', 'ada', false],
  ['ada', 'bob', true],
  ['ada', null, false],
  [null, 'bob', false],
  [null, null, false],
])('a page of %s in the session of %s is another account’s: %s', (page, session, isOther) => {
  expect(isOtherAccount(page, session)).toBe(isOther);
});

describe('account watch', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };
  const shared = storage();
  const tabOf = () => ({ tab: storage(), reloads: 0 });
  const pageIn = (tab: ReturnType<typeof tabOf>, own: string) =>
    createAccountWatch(own, { shared, tab: tab.tab, reload: () => void tab.reloads++ });

  it('reloads the page of one account once another opens one, and never in a circle', () => {
    const [first, second] = [tabOf(), tabOf()];
    const old = pageIn(first, 'ada');
    old.open();
    old.check();
    expect(first.reloads).toBe(0);

    pageIn(second, 'bob').open();
    old.check();
    expect(first.reloads).toBe(1);

    // A copy that is still the first account's.
    const copy = pageIn(first, 'ada');
    copy.open();
    copy.check();
    expect(first.reloads, 'an old copy is not reloaded again').toBe(1);
    const other = pageIn(second, 'bob');
    other.check();
    expect(second.reloads, 'an old copy tells no one').toBe(0);

    // The first account logs in again, in the second tab.
    pageIn(second, 'ada').open();
    pageIn(first, 'bob').check();
    expect(first.reloads).toBe(2);
  });

  it('reloads the pages of an account once it logs out in another tab, and again when it is back', () => {
    const [first, second] = [tabOf(), tabOf()];
    const page = pageIn(first, 'cyd');
    page.open();
    const leaving = pageIn(second, 'cyd');
    leaving.open();
    leaving.leave();
    page.check();
    expect(first.reloads, 'the log-out may still fail').toBe(0);
    pageIn(second, NOBODY).open();
    page.check();
    expect(first.reloads).toBe(1);
    leaving.check();
    expect(second.reloads, 'the page one goes back to').toBe(1);

    pageIn(first, NOBODY).open();
    const again = pageIn(first, 'cyd');
    again.open();
    pageIn(second, 'dee').check();
    expect([first.reloads, second.reloads], 'someone logs in again').toEqual([1, 2]);
  });

  it('does not take a page of a visitor for a log-out', () => {
    const [first, second] = [tabOf(), tabOf()];
    pageIn(first, 'eve').open();
    pageIn(second, NOBODY).open();
    pageIn(first, 'eve').check();
    pageIn(second, NOBODY).check();
    expect([first.reloads, second.reloads]).toEqual([0, 0]);
  });
});
