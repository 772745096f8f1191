import { describe, expect, it } from 'vitest';
import { actionText } from './action-words.ts';
import { auditFilterOf, detailText, entryText } from './audit-text.ts';

describe('the audit log in words', () => {
  it('is read as words and searched by them', () => {
    expect(actionText('log-in-refused')).toBe('Login refused');
    expect(auditFilterOf({ action: ' log in ' })).toEqual({ action: 'log-in' });
    expect(detailText('{"code":"ACCOUNT_BANNED","day":null}')).toBe('code: ACCOUNT_BANNED, day: null');
    expect(detailText('{"olderFact":1}')).toBe('olderFact: 1');
    expect(detailText('{}')).toBe('');
  });

  it('days are New York’s, the last one included, also when the clocks change', () => {
    expect(auditFilterOf({ from: '2026-10-31', until: '2026-11-01', about: 'gold' })).toEqual({
      from: '2026-10-31T04:00:00.000Z',
      before: '2026-11-02T05:00:00.000Z',
      about: 'gold',
    });
    expect(auditFilterOf({})).toEqual({});
  });

  it.each([
    [
      'contacts-read',
      { operation: 'countSpecificChariteers getSpecificChariteers', people: 1_057, young: 3 },
      'Saw contact details of 1,057 people, 3 under 18, in the volunteer list.',
    ],
    [
      'contacts-read',
      { operation: 'quests guilds', people: 25, young: 0 },
      'Saw contact details of 25 people, by quests guilds.',
    ],
    [
      'export',
      { file: 'RECAP', rows: 120, people: 95, young: 4 },
      'Saved the recap as a file of 120 rows, with contact details of 95 people, 4 under 18.',
    ],
    [
      'export',
      { file: 'VOLUNTEERS', rows: 1, people: 0, young: 0 },
      'Saved the list of volunteers as a file of 1 row, with no contact details.',
    ],
    // As files were noted before.
    ['export', { file: 'RECAP' }, 'file: RECAP'],
    ['quest-reserved', { people: 3 }, 'people: 3'],
  ])('staff read of %s %j: %s [SAF-19, SAF-20]', (action, facts, sentence) => {
    expect(entryText({ action, detail: JSON.stringify(facts) })).toBe(sentence);
  });
});
