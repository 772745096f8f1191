import { describe, expect, it } from 'vitest';
import type { EditableQuest } from './quest-edit.ts';
import { movedTimes, noticeInShort, noticeMail, noticeOf } from './quest-notice.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };

const START = Date.parse('2026-11-17T15:00:00Z');
const HOUR = 3_600_000;
const HALL = { name: 'Hall', address: '1 Main St', detail: 'Blue door' };
const quest = { publishingStatus: 'Published' } as EditableQuest;
const cancelled = { publishingStatus: 'Cancelled' } as EditableQuest;

describe('telling the people on a quest', () => {
  it('a cancellation, its end and new times or places are told, nothing else', () => {
    expect(noticeOf(quest, { publishingStatus: 'Cancelled', startedAt: START })).toBe('cancelled');
    expect(noticeOf(cancelled, { publishingStatus: 'Published' })).toBe('reinstated');
    expect(noticeOf(cancelled, { startedAt: START })).toBeNull();
    expect(noticeOf(quest, { startedAt: START })).toBe('moved');
    expect(noticeOf(quest, { endedAt: START })).toBe('moved');
    expect(noticeOf(quest, { locationId: 'hall' })).toBe('moved');
    expect(noticeOf(quest, { eventTitle: 'Lunch', publishingStatus: 'Unlisted' })).toBeNull();
  });

  const facts = {
    words: null,
    title: { written: 'Dinner', translated: {} },
    providerName: 'Harbor Table',
    before: { startedAt: START, endedAt: START + 2 * HOUR, location: HALL },
    after: { startedAt: START + HOUR, endedAt: null, location: null },
    isPointMoved: false,
    link: 'https://site.example/q',
    clashes: [],
    isOutOfAge: false,
  };
  const clash = {
    title: { written: 'Soup', translated: { es: 'Sopa' } },
    providerName: 'Bay Kitchen',
    startedAt: START + HOUR,
    endedAt: START + 2 * HOUR,
    link: 'https://site.example/other',
  };

  it('the mail names quest, charity, day and place in New York time', () => {
    const mail = noticeMail('en', SENDER, { ...facts, notice: 'moved' }, 'Rosa');
    expect(mail.subject).toBe('Changed: Dinner on Tuesday, November 17, 2026');
    expect(mail.body).toContain('Hello Rosa,');
    expect(mail.body).toContain('“Dinner” with Harbor Table');
    expect(mail.body).toContain(
      'It was Tuesday, November 17, 2026, 10:00 am to 12:00 pm, at Hall, 1 Main St, Blue door.',
    );
    expect(mail.body).toContain('It’s now Tuesday, November 17, 2026, 11:00 am.');
    expect(mail.body).toContain('https://site.example/q');
  });

  it('of one that is only somewhere else, push and text say where [MSG-16]', () => {
    const moved = { ...facts.before, location: { ...HALL, address: '2 Main St' } };
    const { words } = noticeInShort('en', { ...facts, notice: 'moved', after: moved });
    expect(words).toBe('Changed: Dinner on Tuesday, November 17, 2026. It’s now at Hall, 2 Main St.');
  });

  it.each(['moved', 'reinstated'] as const)(
    'names the other spot at the same time of a quest that is %s, with both ways out [MSG-06]',
    (notice) => {
      const { body, parts } = noticeMail('en', SENDER, { ...facts, notice, clashes: [clash] }, 'Rosa');
      expect(body).toContain(
        'It’s at the same time as “Soup” with Bay Kitchen: Tuesday, November 17, 2026, 11:00 am to 12:00 pm.',
      );
      expect(parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.words, part.link]]))).toEqual([
        ['Give up “Dinner”', 'https://site.example/q'],
        ['Give up “Soup”', 'https://site.example/other'],
      ]);
      expect(noticeInShort('en', { ...facts, notice, clashes: [clash] }).words).toMatch(
        /Same time as “Soup”: keep one and give up the other\.$/,
      );
      expect(noticeMail('es', SENDER, { ...facts, notice, clashes: [clash] }, null).body).toContain(
        'Dejar “Sopa”',
      );
    },
  );

  it('of a point on the map that moved the email says so', () => {
    const bodyOf = (isPointMoved: boolean) =>
      noticeMail('en', SENDER, { ...facts, notice: 'moved', isPointMoved }, null).body;
    expect(bodyOf(true)).toContain('It moved on the map, too');
    expect(bodyOf(false)).not.toContain('on the map');
  });

  it('a cancellation says so, and a role without a date has none', () => {
    const undated = { startedAt: null, endedAt: null, location: null };
    const mail = noticeMail('en', SENDER, { ...facts, notice: 'cancelled', before: undated }, null);
    expect(mail.subject).toBe('Canceled: Dinner');
    expect(mail.body).toMatch(/^Hello,/);
    expect(mail.body).toContain('canceled “Dinner”');
  });
});

describe('the expected times of a flexible quest that is moved', () => {
  const before = { startedAt: START, endedAt: START + 4 * HOUR, flexibleMinimumTime: 60 };
  const expected = { expectedArrivalAt: START + 2 * HOUR, expectedDepartureAt: START + 4 * HOUR };

  it('move along, are cut at the new end, and go when too little is left [CON-05, CON-06, CON-07]', () => {
    const at = (start: number, hours: number) => ({
      ...before,
      startedAt: start,
      endedAt: start + hours * HOUR,
    });
    expect(movedTimes(before, at(START + HOUR, 4), expected)).toEqual({
      expectedArrivalAt: START + 3 * HOUR,
      expectedDepartureAt: START + 5 * HOUR,
    });
    expect(movedTimes(before, at(START, 3), expected)).toEqual({
      expectedArrivalAt: START + 2 * HOUR,
      expectedDepartureAt: START + 3 * HOUR,
    });
    const none = { expectedArrivalAt: null, expectedDepartureAt: null };
    expect(movedTimes(before, at(START, 2.5), expected)).toEqual(none);
    expect(movedTimes(before, at(START, 2), expected)).toEqual(none);
    expect(movedTimes(before, at(START, 4), none)).toEqual(none);
  });
});
