import { expect, it } from 'vitest';
import { sharedSummary, shareMail } from './share-mail.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const quest = {
  eventType: 'OSV',
  startedAt: Date.parse('2026-11-28T22:30:00Z'),
  endedAt: Date.parse('2026-11-29T01:00:00Z'),
  takenCount: 7,
  heldCount: 0,
  resourceMaxNumber: 12,
  reservation: null,
  title: 'Soup & <b>bread</b>?',
  place: 'Harbor Table Hall',
  address: 'https://example.org/questList/1/quest/a',
} as const;
const partsOf = (mail: string) => new URL(mail).searchParams;

it('a mail carries title, day, time, place, places left and the address [DSC-21: share button]', () => {
  const parts = partsOf(shareMail(quest, { locale: 'en', now: NOW }));
  expect(parts.get('subject')).toBe('Will you come along? Soup & <b>bread</b>?');
  expect(parts.get('body')?.split('\r\n')).toEqual([
    'Soup & <b>bread</b>?',
    'Saturday, November 28, 2026',
    '5:30 pm – 8:00 pm',
    'Harbor Table Hall',
    '5 spots left',
    'https://example.org/questList/1/quest/a',
  ]);
});

it('leaves out the places of what is over, and what a role without a date and a place has not', () => {
  const over = partsOf(shareMail(quest, { locale: 'en', now: NOW + 30 * 86_400_000 })).get('body');
  expect(over).not.toContain('left');
  const role = { ...quest, eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null, place: null } as const;
  const body = partsOf(shareMail(role, { locale: 'es', now: NOW })).get('body');
  expect(body?.split('\r\n')).toEqual(['Soup & <b>bread</b>?', 'https://example.org/questList/1/quest/a']);
});

it('what a preview says begins with charity, day, time, place and places left [DSC-21: link previews]', () => {
  const page = { locale: 'en', now: NOW } as const;
  expect(sharedSummary({ ...quest, charity: 'Harbor Table', description: 'Serve soup.' }, page)).toBe(
    'Harbor Table · Saturday, November 28, 2026 · 5:30 pm – 8:00 pm · Harbor Table Hall · 5 spots left. Serve soup.',
  );
});
