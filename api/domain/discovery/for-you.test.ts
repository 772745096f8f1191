import { describe, expect, it } from 'vitest';
import { type Liking, suggestQuests, type TakeableQuest } from './for-you.ts';

const quest = (id: string, more: Partial<TakeableQuest> = {}): TakeableQuest => ({
  id,
  providerId: 'charity',
  eventTitle: id,
  eventType: 'EVENT',
  districtId: 'far',
  serviceTags: ['food'],
  followed: null,
  miles: null,
  ...more,
});
const liking = (districtIds: string[], types: string[]): Liking => ({ districtIds, types: new Set(types) });
const told = (takeable: TakeableQuest[], likes: Liking) =>
  suggestQuests(takeable, likes).map(({ id, reason }) => `${id} ${reason}`);

describe('for you', () => {
  it('the first favorite district comes before the second, both before a type done elsewhere [VHM-03: the rule]', () => {
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

  it('one of a type not yet discovered stands first, in a favorite district where there is one [VHM-03: the rule]', () => {
    const takeable = [
      quest('new-far', { serviceTags: ['water'] }),
      quest('new-near', { serviceTags: ['earth'], districtId: 'one' }),
      quest('done'),
    ];
    expect(told(takeable, liking(['one'], ['food']))).toEqual(['new-near NEW_TYPE', 'done TYPE_DONE']);
    expect(told(takeable, liking([], ['food']))).toEqual(['new-far NEW_TYPE', 'done TYPE_DONE']);
  });

  it('six at most, of a series its next date alone [VHM-03: the rule]', () => {
    const series = ['s1', 's2', 's3'].map((id) => quest(id, { eventTitle: 'Lunch line' }));
    const singles = Array.from({ length: 9 }, (_, index) => quest(`q${index}`));
    const elsewhere = quest('elsewhere', { eventTitle: 'Lunch line', providerId: 'another' });
    const found = told(
      [...series, elsewhere, ...singles, quest('new', { serviceTags: ['water'] })],
      liking([], ['food']),
    );
    expect(found).toEqual([
      'new NEW_TYPE',
      ...['s1', 'elsewhere', 'q0', 'q1', 'q2'].map((id) => `${id} TYPE_DONE`),
    ]);
  });

  it('what is near the own ZIP code stands between favorite districts and what was done before, at 5 miles at most [VHM-03: the rule]', () => {
    const takeable = [
      quest('done'),
      quest('far', { serviceTags: ['no such type'], miles: 5.1 }),
      quest('near', { serviceTags: ['no such type'], miles: 5 }),
      quest('first', { districtId: 'one', miles: 9 }),
    ];
    expect(told(takeable, liking(['one'], ['food']))).toEqual([
      'first FAVORITE_DISTRICT',
      'near NEAR_ZIP',
      'done TYPE_DONE',
    ]);
    const nothing = liking([], []);
    expect(told(takeable, nothing)).toEqual(['near NEAR_ZIP', 'done SOON', 'far SOON', 'first SOON']);
  });

  it('who has neither favorites nor types is told of what comes next [VHM-03: the rule]', () => {
    expect(told([quest('a'), quest('b')], liking([], []))).toEqual(['a SOON', 'b SOON']);
    expect(told([], liking([], []))).toEqual([]);
  });

  it('what is followed stands first, three of it beside what fits, and fills what is left [VHM-10: the rule]', () => {
    const ofCharity = ['c1', 'c2', 'c3', 'c4'].map((id) =>
      quest(id, { followed: 'charity', districtId: 'one' }),
    );
    const others = ['o1', 'o2', 'o3'].map((id) => quest(id, { serviceTags: ['mind'] }));
    const ofType = quest('t1', { serviceTags: ['water'], followed: 'type' });
    const followedFirst = ['c1 FOLLOWED_CHARITY', 'c2 FOLLOWED_CHARITY', 'c3 FOLLOWED_CHARITY'];
    expect(told([...others, ...ofCharity], liking([], ['mind']))).toEqual([
      ...followedFirst,
      'c4 NEW_TYPE',
      'o1 TYPE_DONE',
      'o2 TYPE_DONE',
    ]);
    expect(told([...ofCharity, ofType], liking([], ['mind']))).toEqual([
      ...followedFirst,
      'c4 NEW_TYPE',
      't1 FOLLOWED_TYPE',
    ]);
    expect(told([ofType, ...others], liking([], []))).toEqual([
      't1 FOLLOWED_TYPE',
      'o1 SOON',
      'o2 SOON',
      'o3 SOON',
    ]);
  });
});
