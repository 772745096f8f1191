import { describe, expect, it } from 'vitest';
import { EMPTY_STAMP, inputOf, problemOfStamp } from './new-stamp-form.ts';

const form = { ...EMPTY_STAMP, eventTitle: ' Lunch line ', category: 'garment', resourceMaxNumber: '8' };

describe('a new stamp', () => {
  it('STM-02 STM-08 is sent with its category, its title and a description of simple HTML', () => {
    const typed = { ...form, description: 'Bring <b>gloves</b> & a friend.\n\nCome early.' };
    expect(inputOf(typed, 'p1')).toMatchObject({
      providerId: 'p1',
      eventTitle: 'Lunch line',
      stampTitle: 'Lunch line',
      stampIcon: 'stamp_envelope_01',
      serviceTags: ['garment'],
      locationId: null,
      resourceMaxNumber: 8,
      description: '<p>Bring &lt;b&gt;gloves&lt;/b&gt; &amp; a friend.</p><p>Come early.</p>',
    });
    expect(inputOf({ ...form, stampTitle: 'Noon' }, 'p1').stampTitle).toBe('Noon');
  });

  it('EDQ-03 EDQ-04 says what is wrong with its title in the words of the edit dialog', () => {
    expect(problemOfStamp(form)).toBeNull();
    expect(problemOfStamp({ ...form, eventTitle: ' ' })).toBe('The quest title is required.');
    expect(problemOfStamp({ ...form, eventTitle: 'x'.repeat(26) })).toBe(
      'The quest title must be at most 25 characters long.',
    );
  });
});
