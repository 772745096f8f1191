import { describe, expect, it } from 'vitest';
import { slotFates } from '#domain/books/monthly-review.ts';
import type { MonthlyItem } from '#domain/books/monthly-schedule.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import {
  askedTexts,
  endsNextDay,
  firstRows,
  isDecided,
  postingsOf,
  problemOfItem,
  problemOfMonth,
  type ReviewGround,
  reviewReducer,
  standingOf,
  standingText,
  withoutClosed,
} from './monthly-review-rows.ts';

const item: MonthlyItem = {
  date: '2026-12-07',
  quest_title: 'Lunch line',
  start_time: '17:30',
  end_time: '20:00',
  location_id: 'l1',
  quest_id: 's1',
  supervisor_name: '',
  canceled: false,
  reservation: { groupid: 'g1', canceled: false },
};
function postedFor(day: string) {
  const startedAt = instantOf(day, '17:30');
  const slot = { slotStartedAt: startedAt, slotLocationId: 'l1' };
  return {
    templateQuestId: 's1',
    startedAt,
    locationId: 'l1',
    ...slot,
    isCancelled: false,
    isDropped: false,
  };
}
const ground: ReviewGround = {
  now: Date.parse('2026-12-02T15:00:00Z'),
  veilOfTime: '2027-11-30',
  posted: slotFates([
    postedFor('2026-12-08'),
    { ...postedFor('2026-12-09'), isCancelled: true },
    { ...postedFor('2026-12-10'), startedAt: instantOf('2027-01-04', '18:15') },
  ]),
  stamps: new Map([
    ['s1', { providerId: 'p1', eventType: 'OSV', flexibleMinimumTime: 120, resourceMaxNumber: 12 }],
  ]),
  approvedLocationIds: new Set(['l1']),
};
const DAYS = ['2026-12-01', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'];
const items = DAYS.map((date) => ({ ...item, date }));
const rows = firstRows(items, ground);

describe('the review of the monthly schedule', () => {
  it('what has begun or was posted before is left out [OPEN-MSC-01, OPEN-MSC-03]', () => {
    expect(rows.map(({ first, item: { canceled } }) => [first, canceled])).toEqual([
      ['past', true],
      ['open', false],
      ['already-posted', true],
      ['cancelled', true],
      ['moved', true],
    ]);
  });

  it('says what became of the quest of each slot, and where it was moved to [DEC-72]', () => {
    expect(rows.map((row) => standingText(row, ground))).toEqual([
      'Already started',
      null,
      'Already posted',
      'Canceled',
      'Moved to Monday, January 4, 2027, 6:15 pm',
    ]);
    expect(rows.map(isDecided)).toEqual([true, false, true, true, true]);
  });

  it('only what is not cancelled is sent [MSC-02, MSC-08]', () => {
    const sent = (given = rows) =>
      postingsOf(given, 'p1', 'a1', ground.now).map(({ startedAt }) => startedAt);
    expect(sent()).toEqual(['2026-12-07T22:30:00.000Z']);
    expect(sent(reviewReducer(rows, { type: 'cancel', id: 1, canceled: true }))).toEqual([]);
  });

  it('a quest is sent as Published, in UTC, reserved for its guild [MSC-12, MSC-13, MSC-06, OPEN-MSC-02]', () => {
    expect(postingsOf(rows, 'p1', 'a1', ground.now)).toEqual([
      {
        templateQuestId: 's1',
        providerId: 'p1',
        postedById: 'a1',
        publishingStatus: 'Published',
        giverName: null,
        startedAt: '2026-12-07T22:30:00.000Z',
        endedAt: '2026-12-08T01:00:00.000Z',
        locationId: 'l1',
        slotStartedAt: '2026-12-07T22:30:00.000Z',
        reservedGuildId: 'g1',
        reservedSpots: null,
      },
    ]);
    const [free] = postingsOf(
      reviewReducer(rows, { type: 'reserve', id: 1, canceled: true }),
      'p1',
      'a1',
      ground.now,
    );
    expect(free?.reservedGuildId).toBeNull();
  });

  it('a quest of which a guild holds some spots is sent with their number and release [HEAD-06]', () => {
    const part = { ...item, reservation: { groupid: 'g1', canceled: false, spots: 4 } };
    const [first] = postingsOf(firstRows([part], ground), 'p1', 'a1', ground.now);
    expect(first).toMatchObject({ reservedGuildId: 'g1', reservedSpots: { spots: 4, releasesAt: null } });
    const early = { ...part, reservation: { ...part.reservation, release_days: 2, release_time: '18:00' } };
    expect(postingsOf(firstRows([early], ground), 'p1', 'a1', ground.now)[0]?.reservedSpots).toEqual({
      spots: 4,
      releasesAt: '2026-12-05T23:00:00.000Z',
    });
  });

  it('of the posted month it is told which guilds were asked, each text once [DEC-62, TST-09]', () => {
    const guilds = new Map([['g1', { name: 'The Runners' }]]);
    const twice = reviewReducer(rows, { type: 'cancel', id: 2, canceled: false });
    expect(askedTexts(twice, ['ASKED', 'ASKED'], guilds)).toEqual([
      'The Runners was asked about “Lunch line”.',
    ]);
    expect(askedTexts(twice, ['RESERVED', null], guilds)).toEqual([]);
  });

  it('a guild that has closed to the charity does not keep the month from being posted [SAF-16]', () => {
    const closed = withoutClosed([item], new Map([['g1', { reservationTerms: 'CLOSED' as const }]]));
    expect(postingsOf(firstRows(closed, ground), 'p1', 'a1', ground.now)[0]?.reservedGuildId).toBeNull();
    for (const reservationTerms of ['AT_ONCE', 'ASKS_FIRST'] as const) {
      expect(withoutClosed([item], new Map([['g1', { reservationTerms }]]))).toEqual([item]);
    }
  });

  it('edited times are sent, and an end that is not after the start belongs to the next day [MSC-03, MSC-09]', () => {
    const edited = reviewReducer(rows, { type: 'times', id: 1, start: '22:00', end: '01:00' });
    expect(endsNextDay(edited[1]?.item ?? item)).toBe(true);
    expect(endsNextDay(item)).toBe(false);
    expect(postingsOf(edited, 'p1', 'a1', ground.now)[0]).toMatchObject({
      startedAt: '2026-12-08T03:00:00.000Z',
      endedAt: '2026-12-08T06:00:00.000Z',
      slotStartedAt: '2026-12-07T22:30:00.000Z',
    });
  });

  it('a time that is cleared to be typed anew leaves the review standing [MSC-03]', () => {
    const [, edited] = reviewReducer(rows, { type: 'times', id: 1, end: '' });
    expect(edited && standingOf(edited, ground)).toBe('open');
    expect(problemOfItem(edited?.item ?? item, ground)).toContain('please fill out');
  });

  it('a shift of older books without an end is asked for one [MSC-03]', () => {
    const [row] = firstRows([{ ...item, end_time: null }], ground);
    expect(row?.item.end_time).toBe('');
    const [edited] = reviewReducer(row ? [row] : [], { type: 'times', id: 0, end: '21:00' });
    expect(problemOfItem(edited?.item ?? item, ground)).toBeNull();
  });

  it('a supply request without an end gets none by an edit [MSC-03]', () => {
    const stamp = {
      providerId: 'p1',
      eventType: 'SUPPLY-REQUEST',
      flexibleMinimumTime: null,
      resourceMaxNumber: 12,
    } as const;
    const [row] = firstRows([{ ...item, end_time: null }], { ...ground, stamps: new Map([['s1', stamp]]) });
    const [edited] = reviewReducer(row ? [row] : [], { type: 'times', id: 0, end: '21:00' });
    expect(edited?.item.end_time).toBeNull();
  });

  it('keeps the slot of an item that was posted before when its start is edited [DEC-72]', () => {
    const [, , posted] = reviewReducer(rows, { type: 'times', id: 2, start: '18:00' });
    expect(posted && standingOf(posted, ground)).toBe('already-posted');
  });

  it('says what hinders the month: nothing chosen, or one that cannot be posted', () => {
    expect(problemOfMonth(rows, ground)).toBeNull();
    const none = reviewReducer(rows, { type: 'cancel', id: 1, canceled: true });
    expect(problemOfMonth(none, ground)).toContain("You didn't select any Quests");
    const unfinished = reviewReducer(rows, { type: 'times', id: 1, end: '' });
    expect(problemOfMonth(unfinished, ground)).toContain('Fix what’s marked');
    // What is past or posted already is cancelled, and hinders no one.
    const untouched = reviewReducer(rows, { type: 'times', id: 0, start: '' });
    expect(problemOfMonth(untouched, ground)).toBeNull();
  });

  it('says what hinders an item, unless it is cancelled', () => {
    expect(problemOfItem(item, ground)).toBeNull();
    expect(problemOfItem({ ...item, start_time: '' }, ground)).toBe(
      'To Add this Quest, please fill out the details above.',
    );
    expect(problemOfItem({ ...item, start_time: '', canceled: true }, ground)).toBeNull();
    expect(problemOfItem({ ...item, start_time: '20:00', end_time: '19:00' }, ground)).toBe(
      'The quest should not be longer than 16 hours long.',
    );
    expect(problemOfItem({ ...item, date: '2028-01-03' }, ground)).toBe(
      'Monday, January 3, 2028 is unavailable.',
    );
  });

  it('says where a guild would hold more spots than the stamp has by now [HEAD-06: review]', () => {
    const held = (spots: number, canceled = false) =>
      problemOfItem({ ...item, reservation: { groupid: 'g1', canceled, spots } }, ground);
    expect(held(12)).toBeNull();
    expect(held(40)).toContain('The guild holds 40 spots, the Quest has 12.');
    expect(held(40, true)).toBeNull();
  });

  it('says of an item what would keep the server from posting the whole month [MSC-14]', () => {
    expect(problemOfItem({ ...item, location_id: 'sold' }, ground)).toBe('Choose an approved location.');
    expect(problemOfItem({ ...item, end_time: '19:00' }, ground)).toContain('120 minutes');
    expect(problemOfItem({ ...item, location_id: 'sold', canceled: true }, ground)).toBeNull();
  });
});
