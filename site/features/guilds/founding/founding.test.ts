import { describe, expect, it } from 'vitest';
import { foundingAt } from './founding.ts';

const guild = { id: 'g', name: 'We', classification: 'Family', description: 'Us.', easyJoinCode: 'K7WQ2FMZ' };
const at = (search: string, refused = null as Parameters<typeof foundingAt>[1]['refused']) =>
  foundingAt(new URL(`http://site.test/guilds${search}`), { refused, ownGuilds: [guild] });

describe('founding a guild', () => {
  it.each([
    ['', { step: 'form', kind: 'fellowship', isOpen: false }],
    ['?create=kind', { step: 'form', kind: 'fellowship', isOpen: true }],
    ['?create=kind&kind=tribe', { step: 'form', kind: 'tribe', isOpen: true, form: null }],
    ['?create=kind&kind=army', { step: 'form', kind: 'fellowship', isOpen: true }],
    ['?founded=g', { step: 'done', guild, isOpen: true }],
    ['?founded=another', { step: 'form', isOpen: false }],
  ])('«%s» shows the form from its kind on, or what was founded [GUI-14, GUI-25]', (search, step) => {
    expect(at(search)).toMatchObject(step);
  });

  it('a refused form stays open with what was typed [GUI-24]', () => {
    const refused = {
      classification: 'tribe',
      name: 'We',
      description: '',
      question: '',
    };
    expect(at('', refused)).toEqual({ step: 'form', kind: 'tribe', form: refused, isOpen: true });
  });
});
