import { expect, it } from 'vitest';
import { createDataKey } from '#api/process/config/data-key.ts';
import { friendToken, readFriendToken } from './friend-link.ts';

const SECRET = '0f'.repeat(32);
const dataKey = createDataKey(SECRET);
const DAY_MS = 24 * 3_600_000;
const NOW = 20_000 * DAY_MS;
const id = '01930000-0000-7000-8000-00000000c0de';

it('it names its sender to nobody but us, for ninety days, and is the same all day [VHM-08: the link]', () => {
  const token = friendToken(dataKey, id, NOW);
  expect(token).toMatch(/^[\w-]{60,120}$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('c0de');
  expect(friendToken(dataKey, id, NOW + DAY_MS - 1)).toBe(token);
  expect(friendToken(dataKey, id, NOW + DAY_MS)).not.toBe(token);
  expect(readFriendToken(dataKey, token, NOW + 89 * DAY_MS)).toBe(id);
  expect(readFriendToken(dataKey, token, NOW + 90 * DAY_MS)).toBeNull();
  const changed = createDataKey(SECRET);
  changed.learn('aa'.repeat(32), 'all');
  expect(readFriendToken(changed, token, NOW)).toBe(id);
});

it('nothing else is taken for one [VHM-08: the link]', () => {
  const token = friendToken(dataKey, id, NOW);
  const bytes = Buffer.from(token, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 2;
    expect(readFriendToken(dataKey, changed.toString('base64url'), NOW), `byte ${at}`).toBeNull();
  }
  const odd = ['', 'x', id, token.slice(0, -4), 'A'.repeat(5_000), '%00', '<b>'];
  for (const one of odd) expect(readFriendToken(dataKey, one, NOW), one.slice(0, 50)).toBeNull();
  const foreign = friendToken(createDataKey('f0'.repeat(32)), id, NOW);
  expect(readFriendToken(dataKey, foreign, NOW)).toBeNull();
});
