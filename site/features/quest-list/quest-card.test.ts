import { describe, expect, it } from 'vitest';
import type { QuestCardDataFragment } from '../../gql/generated.ts';
import { questCardOf } from './quest-card.ts';
import { questDays } from './quest-days.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const quest: QuestCardDataFragment = {
  id: 'q-1',
  providerId: '1',
  provider: { districtId: '1' },
  stampIcon: null,
  agePolicy: { supervisedAge: 10, soloAge: 16, maxAge: 100 },
  prerequisiteMinutes: 0,
  requiredOrientations: [],
  eventTitle: 'Lunch line',
  translation: null,
  eventType: 'OSV',
  publishingStatus: 'Published',
  serviceTags: ['food'],
  startedAt: '2026-11-17T16:30:00.000Z',
  endedAt: '2026-11-17T19:00:00.000Z',
  resourceMinNumber: 2,
  resourceDesiredNumber: 4,
  resourceMaxNumber: 6,
  waitingCount: 0,
  takenCount: 1,
  heldCount: 0,
  isOver: false,
  viewerIsManager: false,
  viewerContract: null,
  reservation: null,
};
const card = (changes: Partial<QuestCardDataFragment>) =>
  questCardOf({ ...quest, ...changes }, { now: NOW, locale: 'en' });

describe('the card of a quest', () => {
  it('carries start, end and the way to the quest [QL-10, QL-20]', () => {
    expect(card({})).toMatchObject({
      startedAt: Date.parse('2026-11-17T16:30:00Z'),
      endedAt: Date.parse('2026-11-17T19:00:00Z'),
      href: '/questList/1/quest/q-1',
    });
  });

  it('carries the filled slots over the maximum [QL-11]', () => {
    expect(card({ takenCount: 5 })).toMatchObject({ takenCount: 5, maxNumber: 6 });
  });

  it('says how many spots are left [QL-12, OPEN-QL-01]', () => {
    expect(card({ takenCount: 2 }).flavour).toBe('4 spots left');
    expect(card({ takenCount: 5 }).flavour).toBe('Last spot!');
    expect(card({ takenCount: 6 }).flavour).toBe('Full');
    expect(card({ publishingStatus: 'Cancelled' }).flavour).toBe('Won’t happen');
  });

  it('counts who waits apart, once no place is left [WAI-13: cards]', () => {
    expect(card({ takenCount: 6, waitingCount: 4 }).flavour).toBe('6 of 6, 4 waiting');
    expect(card({ takenCount: 5, waitingCount: 4 }).flavour).toBe('Last spot!');
  });

  it('is locked when full, but not for managers or those on it [QL-13]', () => {
    expect(card({ takenCount: 6 }).icon).toBe('locked');
    expect(card({ takenCount: 6, viewerContract: { id: 'c' } }).icon).toBeNull();
    expect(card({ takenCount: 6, viewerIsManager: true }).icon).toBeNull();
  });

  it('warns managers of a finished quest that is no hybrid role [QL-14]', () => {
    const finished = { startedAt: '2026-11-15T16:30:00.000Z', endedAt: '2026-11-15T19:00:00.000Z' };
    expect(card({ ...finished, viewerIsManager: true }).icon).toBe('warning');
    expect(card({ ...finished, viewerIsManager: true, eventType: 'HYBRID-ROLE' }).icon).toBeNull();
    expect(card(finished).icon).toBeNull();
  });

  it('tells the own guild from a rival one [QL-15]', () => {
    const reservation = { guildName: 'Rowing Club', isViewersGuild: false };
    expect(card({ reservation }).claim).toEqual({ guildName: 'Rowing Club', whose: 'rival-guild' });
    expect(card({ reservation: { ...reservation, isViewersGuild: true } }).claim?.whose).toBe('own-guild');
    expect(card({}).claim).toBeNull();
  });

  it('flags the own quest before full before open [QL-16]', () => {
    expect(card({}).flag).toBe('open');
    expect(card({ takenCount: 6 }).flag).toBe('full');
    expect(card({ takenCount: 6, viewerContract: { id: 'c' } }).flag).toBe('yours');
  });

  it.each([
    [1, 'crisis'],
    [2, 'min'],
    [4, 'desired'],
    [6, 'max'],
  ])(
    'with %i taken managers see the level %s, volunteers always theirs [QL-17, QL-18]',
    (takenCount, level) => {
      expect(card({ takenCount, viewerIsManager: true }).ringLevel).toBe(level);
      expect(card({ takenCount }).ringLevel).toBe('volunteer');
    },
  );
});

describe('the days of the quest list', () => {
  const at = (id: string, startedAt: string | null) => ({ ...quest, id, startedAt });
  const idsByDay = (quests: QuestCardDataFragment[]) =>
    questDays(quests.map((quest) => questCardOf(quest, { now: NOW, locale: 'en' }))).map(
      ({ day, quests: inDay }) => [day, inDay.map(({ href }) => href.split('/').at(-1))],
    );

  it('groups by the day in New York [QL-04]', () => {
    expect(
      idsByDay([
        at('a', '2026-11-17T04:59:00Z'),
        at('b', '2026-11-17T05:00:00Z'),
        at('c', '2026-11-18T01:00:00Z'),
      ]),
    ).toEqual([
      ['2026-11-16', ['a']],
      ['2026-11-17', ['b', 'c']],
    ]);
  });

  it('is right on both sides of the daylight-saving changes [QL-05]', () => {
    expect(
      idsByDay([
        at('summer', '2026-11-01T03:59:00Z'),
        at('change', '2026-11-01T04:00:00Z'),
        at('late', '2026-11-02T04:59:00Z'),
        at('winter', '2026-11-02T05:00:00Z'),
      ]),
    ).toEqual([
      ['2026-10-31', ['summer']],
      ['2026-11-01', ['change', 'late']],
      ['2026-11-02', ['winter']],
    ]);
  });

  it('roles without a date stand last [QL-06]', () => {
    expect(idsByDay([at('role', null), at('a', '2026-11-17T16:00:00Z')])).toEqual([
      ['2026-11-17', ['a']],
      [null, ['role']],
    ]);
  });
});
