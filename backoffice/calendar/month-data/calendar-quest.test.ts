import { describe, expect, it } from 'vitest';
import type { CalendarQuestFragment } from '../../gql/generated.ts';
import { calendarQuestsOf, isFaded, questsByDay, signedUpAmong } from './calendar-quest.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const row: CalendarQuestFragment = {
  id: 'q1',
  providerId: 'p1',
  eventTitle: 'Lunch line',
  eventType: 'OSV',
  publishingStatus: 'Published',
  isDeletable: false,
  serviceTags: ['food'],
  stampIcon: null,
  templateQuestId: 's1',
  startedAt: '2026-11-21T04:30:00.000Z',
  endedAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  resourceMinNumber: 1,
  giverName: null,
  locationId: null,
  location: null,
  resourceMaxNumber: 5,
  takenCount: 1,
  waitingCount: 0,
  reservation: null,
  guildHold: null,
  reservationRequest: null,
};
const questAt = (startedAt: string, id = 'q1') => calendarQuestsOf([{ ...row, id, startedAt }])[0] as never;

describe('the quests of the calendar', () => {
  it('a quest stands on its day in New York, with its times [OPEN-CAL-01, CAL-07]', () => {
    const [quest] = calendarQuestsOf([row]);
    expect(quest).toMatchObject({
      day: '2026-11-20',
      startedAt: Date.parse('2026-11-21T04:30:00Z'),
      endedAt: Date.parse('2026-11-21T06:00:00Z'),
      publishingStatus: 'Published',
      resourceMaxNumber: 5,
    });
  });

  it('stamps and roles without a date are not on the calendar [QST-07]', () => {
    const stamp = { ...row, publishingStatus: 'Template' as const };
    expect(calendarQuestsOf([stamp, { ...row, startedAt: null }])).toEqual([]);
  });

  it('quests that have started and those of the month before are faded [CAL-12, QST-12]', () => {
    expect(isFaded(questAt('2026-11-20T14:59:00Z'), '2026-11', NOW)).toBe(true);
    expect(isFaded(questAt('2026-11-20T15:01:00Z'), '2026-11', NOW)).toBe(false);
    expect(isFaded(questAt('2026-11-30T20:00:00Z'), '2026-12', NOW)).toBe(true);
    expect(isFaded(questAt('2027-01-01T20:00:00Z'), '2026-12', NOW)).toBe(false);
  });

  it('each day has its quests by start [CAL-08]', () => {
    const byDay = questsByDay([
      questAt('2026-11-22T20:00:00Z', 'late'),
      questAt('2026-11-22T13:00:00Z', 'early'),
      questAt('2026-11-21T13:00:00Z', 'other'),
    ]);
    expect(byDay.get('2026-11-22')?.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(byDay.get('2026-11-21')?.map(({ id }) => id)).toEqual(['other']);
  });

  it('who bailed out and the guild that reserved are no volunteers [CAL-17, CON-12]', () => {
    const person = { id: 'c1', username: 'ada', nameFirst: null, nameLast: null };
    const contract = { id: 'k1', guildId: null, abandonedAt: null, chariteer: person };
    const pledged = [
      contract,
      { ...contract, id: 'k2', abandonedAt: '2026-11-01T12:00:00.000Z' },
      { ...contract, id: 'k3', guildId: 'g1' },
    ];
    expect(signedUpAmong(pledged)).toEqual([person]);
  });
});
