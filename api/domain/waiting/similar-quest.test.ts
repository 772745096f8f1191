import { describe, expect, it } from 'vitest';
import { bySimilarity, type ComparedQuest, isSimilar } from './similar-quest.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-21T14:00:00Z');
/** Hoboken; 5 miles north of it is 40.8164. */
const wanted: ComparedQuest = {
  id: 'wanted',
  providerId: 'p',
  districtId: '3',
  serviceTags: ['food'],
  startedAt: START,
  latitude: 40.744,
  longitude: -74.032,
};
const other = (more: Partial<ComparedQuest>): ComparedQuest => ({ ...wanted, id: 'other', ...more });

describe('a quest that is like another', () => {
  it.each([
    ['of the same charity, of another type', { serviceTags: ['war'] }, true],
    ['of another charity, of the same type', { providerId: 'q', serviceTags: [' Food '] }, true],
    ['of another charity and type', { providerId: 'q', serviceTags: ['war'] }, false],
    ['of another charity, neither with a type', { providerId: 'q', serviceTags: [] }, false],
    ['in the same district without a place', { latitude: null, longitude: null }, true],
    ['in another district, 4.9 miles away', { districtId: '4', latitude: 40.8149 }, true],
    ['in another district, 5.1 miles away', { districtId: '4', latitude: 40.8179 }, false],
    ['in another district, no place known', { districtId: '4', latitude: null }, false],
    ['three days later', { startedAt: START + 72 * HOUR_MS }, true],
    ['three days earlier', { startedAt: START - 72 * HOUR_MS }, true],
    ['an hour more', { startedAt: START + 73 * HOUR_MS }, false],
    ['without a date', { startedAt: null }, false],
    ['the same quest', { id: 'wanted' }, false],
  ])('%s [WAI-09]', (_, more, isLike) => {
    const isBare = 'serviceTags' in more && more.serviceTags.length === 0;
    const wantedOrBare = isBare ? { ...wanted, serviceTags: [] } : wanted;
    expect(isSimilar(wantedOrBare, other(more))).toBe(isLike);
  });

  it('those of the charity come first, then the nearest in time [WAI-09]', () => {
    const quests = [5, -1, 2].map((hours) => other({ id: `h${hours}`, startedAt: START + hours * HOUR_MS }));
    quests.push(other({ id: 'near', providerId: 'q', startedAt: START + 1 }));
    expect(quests.toSorted(bySimilarity(wanted)).map(({ id }) => id)).toEqual(['h-1', 'h2', 'h5', 'near']);
  });
});
