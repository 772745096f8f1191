import { describe, expect, it } from 'vitest';
import { drawn, wordsIn } from '../../tests/support/drawn.tsx';
import type { ScheduledQuestFragment } from '../gql/generated.ts';
import { QuestCard } from './QuestCard.tsx';

const quest: ScheduledQuestFragment = {
  id: 'q1',
  eventTitle: 'Serve the meal',
  eventType: 'OSV',
  publishingStatus: 'Published',
  serviceTags: [],
  startedAt: '2026-03-07T14:05:00.000Z',
  endedAt: '2026-03-07T16:00:00.000Z',
  takenCount: 3,
  waitingCount: 0,
  resourceMaxNumber: 10,
  location: { id: 'hall', name: 'Hall' },
  reservation: null,
  guildHold: null,
};

const card = (content: Partial<ScheduledQuestFragment>, isPast = false) =>
  drawn(<QuestCard quest={{ ...quest, ...content }} isPast={isPast} />);

describe('the card of a quest in the charity’s own schedule', () => {
  it('shows title, location, day, times and how many come of how many, and leads to the quest [HOME-08, HOME-10, HOME-15]', () => {
    const html = card({});
    expect(wordsIn(html)).toEqual([
      'Sat 3/7',
      '9:05 am to 11:00 am',
      'Serve the meal',
      'Hall',
      '3 of 10 Volunteer(s)',
    ]);
    expect(html).toContain('href="/quest/q1"');
  });

  it('a full one shows a check mark, and no other does [HOME-11, HOME-12]', () => {
    const mark = '<title>Full:</title>';
    expect(card({ takenCount: 10 })).toContain(mark);
    expect(card({ takenCount: 9 })).not.toContain(mark);
    expect(card({ takenCount: 0 })).not.toContain(mark);
  });

  it('a reserved one names the guild, before and after [HOME-14, HOME-20]', () => {
    const reservation: ScheduledQuestFragment['reservation'] = { guildName: 'Harbor Friends' };
    for (const isPast of [false, true]) {
      expect(wordsIn(card({ reservation }, isPast))).toContain('Reserved for Harbor Friends');
    }
    expect(card({})).not.toContain('Reserved');
  });

  it('a past shift says that it was one, a supply request says nothing [HOME-21]', () => {
    expect(wordsIn(card({}, true))).toContain('On-Site Shift');
    expect(card({ eventType: 'SUPPLY-REQUEST', endedAt: null }, true)).not.toMatch(/Shift|Supply Request/);
  });
});
