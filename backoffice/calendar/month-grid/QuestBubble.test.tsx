import { describe, expect, it } from 'vitest';
import { drawn, wordsIn } from '../../../tests/support/drawn.tsx';
import { type CalendarQuest, calendarQuestsOf } from '../month-data/calendar-quest.ts';
import { QuestBubble } from './QuestBubble.tsx';

/** Start so far in the future that no quest of this test has begun. */
const AHEAD = '2990-03-07T14:05:00.000Z';
const LONG_AGO = '2020-03-07T14:05:00.000Z';
const row: Parameters<typeof calendarQuestsOf>[0][number] = {
  id: 'q1',
  providerId: 'p1',
  eventTitle: 'Lunch line',
  eventType: 'OSV',
  publishingStatus: 'Published',
  isDeletable: false,
  serviceTags: ['food'],
  stampIcon: null,
  templateQuestId: 's1',
  startedAt: AHEAD,
  endedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  resourceMinNumber: 2,
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

function bubble(content: Partial<typeof row>, month = '2990-03'): string {
  const [quest] = calendarQuestsOf([{ ...row, ...content }]) as [CalendarQuest];
  return drawn(<QuestBubble quest={quest} month={month} isTabStop={false} onOpen={() => {}} />);
}

describe('a bubble of the calendar', () => {
  it('shows status marker, short start time, volunteer count and title [CAL-08]', () => {
    const told = ['Published', '9:05 am', '1 of 5 volunteers, short', 'Lunch line'];
    expect(wordsIn(bubble({}))).toEqual(expect.arrayContaining(told));
  });

  it.each(['Cancelled', 'Draft'] as const)('counts nobody on a %s quest [CAL-09]', (publishingStatus) => {
    expect(bubble({ publishingStatus })).not.toMatch(/volunteer/);
    expect(bubble({})).toMatch(/volunteer/);
  });

  it('names the guild of a raid [CAL-10]', () => {
    const reservation = { guildId: 'g1', guildName: 'Harbor Friends' } as NonNullable<
      (typeof row)['reservation']
    >;
    expect(wordsIn(bubble({ reservation }))).toContain('Harbor Friends');
  });

  it('is faded once its quest has begun, and in the month before the one that is shown [CAL-12]', () => {
    expect(bubble({})).not.toContain('is-faded');
    expect(bubble({ startedAt: LONG_AGO }, '2020-03')).toContain('is-faded');
    expect(bubble({}, '2990-04')).toContain('is-faded');
  });

  it('has a count that says short, enough or full in words [CAL-14, DSK-04]', () => {
    expect(bubble({ takenCount: 0 })).toContain('volunteer-count is-short');
    expect(bubble({ takenCount: 4 })).toContain('volunteer-count is-enough');
    expect(bubble({ takenCount: 5 })).toContain('volunteer-count is-full');
    expect(wordsIn(bubble({ takenCount: 1 }))).toContain('1/5');
    expect(bubble({ takenCount: 1 })).toContain(' short');
  });

  it('counts who waits apart [WAI-13: the calendar]', () => {
    expect(wordsIn(bubble({ takenCount: 5, waitingCount: 4 }))).toContain(
      '5 of 5 volunteers, 4 waiting, full',
    );
    expect(wordsIn(bubble({ takenCount: 5 }))).not.toContain('waiting');
  });
});
