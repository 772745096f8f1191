import { describe, expect, it } from 'vitest';
import { consoleTrainingRecordsTexts } from '../texts/generated/console-training-records.ts';
import { isNoteTooLong, limitNote } from './training-form.ts';

describe('the note of a training', () => {
  it('of more than 299 characters the rest is cut off, and the words for it are these [ORI-17]', () => {
    expect(limitNote('x'.repeat(299))).toHaveLength(299);
    expect(isNoteTooLong('x'.repeat(299))).toBe(false);
    expect(limitNote('x'.repeat(300))).toBe('x'.repeat(299));
    expect(isNoteTooLong('x'.repeat(300))).toBe(true);
    expect(consoleTrainingRecordsTexts('en').noteFull).toBe(
      'The character count for this note has been reached.',
    );
  });

  it('what is cut stays whole: tags are closed, no sign is halved, markup counts [ORI-17, ORI-18]', () => {
    expect(limitNote(`<b>${'x'.repeat(299)}</b>`)).toBe(`<b>${'x'.repeat(292)}</b>`);
    expect(limitNote(`${'x'.repeat(297)}&amp;`)).toBe('x'.repeat(297));
    expect([...(limitNote('😀'.repeat(300)) ?? '')]).toHaveLength(299);
  });

  it.each(['', '  \n ', '<b> </b>', '<b></b>'])('a note of nothing is none: %j [ORI-17]', (html) => {
    expect(limitNote(html)).toBeNull();
  });
});
