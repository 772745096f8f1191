import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetMarks, keepMore, keptMore, questsWithMore, unsentCount } from './mark-store.ts';
import { sendMore } from './send-more.ts';
import { countOf, type KeptMore, readMore, walkInsOf, withMore } from './waiting-more.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const DAY = 86_400_000;
const key = { accountId: 'me', questId: 'q1' };
const typed = {
  ...{ nameFirst: 'Nadia', lastInitial: 'O', ageBand: 'ADULT' as const, locale: 'en' },
  ...{ email: null, guardianName: null, guardianEmail: null },
};
const nadia: KeptMore = { kind: 'walkIn', key: 'k1', madeAt: NOW, typed, refusal: null };
const party: KeptMore = { kind: 'count', key: 'c1', madeAt: NOW, othersCame: 2, refusal: null };
const refused = (code: string, message = code) =>
  Object.assign(new Error(message), { graphQLErrors: [{ message, extensions: { code } }] });
const away = () => Object.assign(new Error('Failed to fetch'), { status: undefined });

afterEach(() => forgetMarks('me'));
const keepBoth = () => {
  for (const one of [nadia, party]) keepMore(key, (items) => withMore(items, one));
};

describe('walk-ins and counts that wait on this device', () => {
  it('wait through a loss of the network and are sent once when it is back [CHK-01, CHK-02]', async () => {
    keepBoth();
    const send = vi.fn(async (_: KeptMore) => undefined);
    send.mockRejectedValueOnce(away());
    expect(await sendMore(key, send)).toEqual({ outcome: 'away', isLoggedOut: false });
    expect([questsWithMore('me'), unsentCount('me')]).toEqual([['q1'], 2]);
    const both = [sendMore(key, send), sendMore(key, send)];
    expect((await Promise.all(both)).map(({ outcome }) => outcome)).toEqual(['saved', 'nothing']);
    expect(send.mock.calls.map(([item]) => item)).toEqual([nadia, nadia, party]);
    expect(keptMore(key)).toEqual([]);
  });

  it('stay with the reason when they are refused, limits too, and hold up nothing else [CHK-01]', async () => {
    keepBoth();
    const send = vi.fn(async (_: KeptMore) => undefined);
    send.mockRejectedValueOnce(refused('RATE_LIMITED'));
    expect((await sendMore(key, send)).outcome).toBe('refused');
    expect(keptMore(key)).toEqual([{ ...nadia, refusal: expect.any(String) }]);
    expect(await sendMore(key, send)).toEqual({ outcome: 'nothing' });
    keepMore(key, (items) => withMore(items, nadia));
    expect((await sendMore(key, send)).outcome).toBe('saved');
  });

  it('wait for their own login to come back [CHK-04]', async () => {
    keepBoth();
    const over = () => Promise.reject(refused('NOT_LOGGED_IN'));
    expect(await sendMore(key, over)).toEqual({ outcome: 'away', isLoggedOut: true });
    expect(questsWithMore('somebody else')).toEqual([]);
    forgetMarks('me');
    expect(unsentCount('me')).toBe(0);
  });

  it('are replaced by a later one of their key, and dropped after 7 days or when unreadable [CHK-04]', () => {
    const later = { ...party, othersCame: 1, madeAt: NOW + 1 };
    const items = withMore(withMore([nadia], party), later);
    expect([walkInsOf(items), countOf(items, 'c1'), countOf(items, 'c2')]).toEqual([
      [nadia],
      later,
      undefined,
    ]);
    const text = JSON.stringify([nadia, party, { kind: 'walkIn', key: 'k2' }, 7, { ...party, kind: 'x' }]);
    expect(readMore(text, NOW + 7 * DAY - 1)).toEqual([nadia, party]);
    expect(readMore(text, NOW + 7 * DAY)).toEqual([]);
    expect(readMore('{', NOW)).toEqual([]);
  });
});
