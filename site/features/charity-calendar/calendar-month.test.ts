import { describe, expect, it } from 'vitest';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { calendarWeeks, neighbouringMonths, shownMonth } from './calendar-month.ts';
import { weekdaysFor } from './weekdays.ts';

const EN = formatsFor('en');
const NOW = Date.parse('2026-11-16T15:00:00Z');
const quest = (
  id: string,
  startedAt: string | null,
  publishingStatus: 'Published' | 'Draft' = 'Published',
) => ({
  id,
  providerId: '1',
  eventTitle: 'Lunch line',
  publishingStatus,
  startedAt,
  translation: null,
  viewerContract: null,
});

describe('the read-only calendar of a charity', () => {
  it('lays the month out in weeks from Sunday [OPEN-QL-03]', () => {
    const weeks = calendarWeeks('2026-11', [], { formats: EN, locale: 'en' });
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.[0]?.day).toBe('2026-11-01');
    expect(weeks.at(-1)?.[1]?.day).toBe('2026-11-30');
    expect(weeks.at(-1)?.[2]).toBeNull();
    expect(
      calendarWeeks('2026-12', [], { formats: EN, locale: 'en' })[0]?.map((cell) => cell?.day ?? null),
    ).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
  });

  it('shows Published quests with a date only, on their day in New York [OPEN-QL-03]', () => {
    const quests = [
      quest('late', '2026-11-18T04:59:00Z'),
      quest('draft', '2026-11-17T16:00:00Z', 'Draft'),
      quest('role', null),
    ];
    const days = calendarWeeks('2026-11', quests, { formats: EN, locale: 'en' })
      .flat()
      .filter((day) => day !== null && day.entries.length > 0);
    expect(days).toEqual([
      {
        day: '2026-11-17',
        entries: [
          {
            href: '/questList/1/quest/late',
            time: '11:59 pm',
            title: 'Lunch line',
            isTranslated: true,
            isOwn: false,
          },
        ],
      },
    ]);
  });

  it.each([
    [null, '2026-11'],
    ['2026-12', '2026-12'],
    ['2027-11', '2027-11'],
    ['2027-12', '2026-11'],
    ['2026-10', '2026-11'],
    ['nonsense', '2026-11'],
  ])('asked for %s it shows %s [OPEN-QL-03]', (asked, shown) => {
    expect(shownMonth(asked, NOW)).toBe(shown);
  });

  it('ends at the current month and a year ahead [OPEN-QL-03]', () => {
    expect(neighbouringMonths('2026-11', NOW)).toEqual({ before: null, after: '2026-12' });
    expect(neighbouringMonths('2027-11', NOW)).toEqual({ before: '2027-10', after: null });
  });

  it('its columns are named in the language, from Sunday on [LNG-02: a charity’s calendar]', () => {
    expect(weekdaysFor('en').map(({ short }) => short)).toEqual('Sun Mon Tue Wed Thu Fri Sat'.split(' '));
    expect(weekdaysFor('en')[6]?.name).toBe('Saturday');
    expect(weekdaysFor('es')[0]).toEqual({ name: 'domingo', short: 'dom' });
    expect(weekdaysFor('ar').map(({ name }) => name)[0]).toBe('الأحد');
    const [entry] = calendarWeeks('2026-11', [quest('late', '2026-11-18T04:59:00Z')], {
      formats: formatsFor('es'),
      locale: 'es',
    })
      .flat()
      .flatMap((day) => day?.entries ?? []);
    expect(entry?.time).toBe('11:59 p. m.');
  });
});
