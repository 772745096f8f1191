import { describe, expect, it } from 'vitest';
import { fittingSubject, SUBJECT_MAX, subjectWith, withinSubject } from './subject.ts';

const LONG = 'Neighborhood Kitchen Volunteers Of The Harbor And The Whole Bay';

describe('a subject [MSG-03: subject]', () => {
  it('is the first wording that fits, else the last one [MSG-03: subject]', () => {
    expect(
      fittingSubject(
        () => 'x'.repeat(61),
        () => 'y'.repeat(60),
        () => 'z',
      ),
    ).toBe('y'.repeat(60));
    expect(
      fittingSubject(
        () => 'x'.repeat(61),
        () => 'y'.repeat(62),
      ),
    ).toBe('y'.repeat(62));
  });

  it('keeps names that fit, and shortens them at the end of a word as far as it has to [MSG-03: subject]', () => {
    const say = ({ charity, title }: { charity: string; title: string }) => `${charity} needs you: ${title}`;
    expect(subjectWith({ charity: 'Harbor Table', title: 'Soup' }, say)).toBe('Harbor Table needs you: Soup');
    expect(subjectWith({ charity: LONG, title: 'Soup' }, say)).toBe(
      'Neighborhood Kitchen Volunteers Of The… needs you: Soup',
    );
    expect(subjectWith({ charity: LONG, title: LONG }, say)).toBe(
      'Neighborhood Kitchen… needs you: Neighborhood Kitchen…',
    );
  });

  it('ends at a word, a name set apart stays so, and marks of direction do not count [MSG-03: subject]', () => {
    expect(withinSubject('Short')).toBe('Short');
    expect(withinSubject(LONG)).toBe('Neighborhood Kitchen Volunteers Of The Harbor And The Whole…');
    const apart = withinSubject(`تحتاج إليك \u2068${LONG}\u2069`);
    expect(apart).toMatch(/…\u2069$/);
    const marked = `\u2068${'x'.repeat(SUBJECT_MAX)}\u2069`;
    expect(withinSubject(marked)).toBe(marked);
  });
});
