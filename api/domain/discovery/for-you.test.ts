import { describe, expect, it } from 'vitest';
import { type Liking, suggestQuests, type TakeableQuest } from './for-you.ts';

const quest = (id: string, more: Partial<TakeableQuest> = {}): TakeableQuest => ({
  id,
  templateQuestId: null,
  districtId: 'far',
  serviceTags: ['food'],
  ...more,
});
const liking = (districtIds: string[], types: string[]): Liking => ({ districtIds, types: new Set(types) });
const told = (takeable: TakeableQuest[], likes: Liking) =>
  suggestQuests(takeable, likes).map(({ id, reason }) => `${id} ${reason}`);

describe('for you', () => {
  it('VHM-03 (part: the rule) the first favorite district comes before the second, both before a type done elsewhere', () => {
    const takeable = [
      quest('done'),
      quest('second', { districtId: 'two' }),
      quest('first', { districtId: 'one' }),
      quest('neither', { serviceTags: ['no such type'] }),
    ];
    expect(told(takeable, liking(['one', 'two'], ['food']))).toEqual([
      'first FAVORITE_DISTRICT',
      'second FAVORITE_DISTRICT',
      'done TYPE_DONE',
    ]);
  });

  it('VHM-03 (part: the rule) one of a type not yet discovered stands first, in a favorite district where there is one', () => {
    const takeable = [
      quest('new-far', { serviceTags: ['water'] }),
      quest('new-near', { serviceTags: ['earth'], districtId: 'one' }),
      quest('done'),
    ];
    expect(told(takeable, liking(['one'], ['food']))).toEqual(['new-near NEW_TYPE', 'done TYPE_DONE']);
    expect(told(takeable, liking([], ['food']))).toEqual(['new-far NEW_TYPE', 'done TYPE_DONE']);
  });

  it('VHM-03 (part: the rule) six at most, of a series its next date alone', () => {
    const series = ['s1', 's2', 's3'].map((id) => quest(id, { templateQuestId: 'stamp' }));
    const singles = Array.from({ length: 9 }, (_, index) => quest(`q${index}`));
    const found = told(
      [...series, ...singles, quest('new', { serviceTags: ['water'] })],
      liking([], ['food']),
    );
    expect(found).toEqual(['new NEW_TYPE', ...['s1', 'q0', 'q1', 'q2', 'q3'].map((id) => `${id} TYPE_DONE`)]);
  });

  it('VHM-03 (part: the rule) who has neither favorites nor types is told of what comes next', () => {
    expect(told([quest('a'), quest('b')], liking([], []))).toEqual(['a SOON', 'b SOON']);
    expect(told([], liking([], []))).toEqual([]);
  });
});
