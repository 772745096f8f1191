import { describe, expect, it } from 'vitest';
import { TINCTURES } from '../arms/blazon.ts';
import { portraitSvg } from './portrait.ts';

const PEOPLE = Array.from({ length: 40 }, (_, number) => `person-${number}`);

describe('the portrait of a volunteer', () => {
  it('is the same everywhere, and another for most others [FUN-13]', () => {
    expect(portraitSvg('ada')).toBe(portraitSvg('ada'));
    expect(new Set(PEOPLE.map((id) => portraitSvg(id))).size).toBeGreaterThan(30);
  });

  it('tells nothing of the person: the id is not in it [FUN-13]', () => {
    expect(portraitSvg('person-canary', { title: 'ada’s portrait' })).not.toContain('canary');
  });

  it('has two different colours in every field, and no part that needs an id or a style', () => {
    for (const id of PEOPLE) {
      for (const isCrowned of [false, true]) {
        const drawing = portraitSvg(id, { isCrowned });
        const fields = Object.values(TINCTURES).filter((color) => drawing.includes(`fill="${color}"`));
        expect(fields.length).toBeGreaterThanOrEqual(2);
        expect(drawing).not.toMatch(/ (id|style|href|on\w+)=|url\(|undefined|NaN/);
      }
    }
  });

  it('the special one wears crown and laurel, which nobody else has [FUN-11]', () => {
    const crowned = portraitSvg('ada', { isCrowned: true, title: 'Crowned' });
    expect(crowned).toContain('role="img"><title>Crowned</title>');
    expect(crowned.match(/<ellipse /g)).toHaveLength(14);
    for (const id of PEOPLE) expect(portraitSvg(id)).not.toContain('<ellipse');
  });
});
