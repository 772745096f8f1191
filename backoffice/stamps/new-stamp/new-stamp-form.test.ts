import { describe, expect, it } from 'vitest';
import { EMPTY_STAMP, inputOf } from './new-stamp-form.ts';

const form = { ...EMPTY_STAMP, eventTitle: ' Lunch line ', category: 'garment', resourceMaxNumber: 8 };

describe('a new stamp', () => {
  it('is sent with its category, its title and a description of simple HTML [STM-02, STM-08]', () => {
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
});
