import { describe, expect, it } from 'vitest';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import { firstHourOf } from './shown-view.ts';

const at = (day: string, instant: string) => calendarQuest({ day, startedAt: Date.parse(instant) });

describe('the hour at which a week opens', () => {
  it('is that of its first quest, at whatever day, in New York [DSK-04]', () => {
    const quests = [
      at('2992-03-04', '2992-03-04T22:30:00Z'),
      at('2992-03-07', '2992-03-07T11:45:00Z'),
      at('2992-03-12', '2992-03-12T08:00:00Z'),
    ];
    expect(firstHourOf('2992-03-04', quests)).toBe('06:00:00');
  });

  it('is seven in the morning where there are none [DSK-04]', () => {
    expect(firstHourOf('2992-03-04', [at('2992-03-11', '2992-03-11T22:30:00Z')])).toBe('07:00:00');
  });
});
