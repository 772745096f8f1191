import { describe, expect, it } from 'vitest';
import { neutralCrestSvg } from './neutral-crest.ts';

const row = (placeId: string) => Array.from({ length: 12 }, (_, index) => neutralCrestSvg(placeId, index));

describe('the crest of somebody who is not named', () => {
  it('follows from the place and the position alone [SAF-02, DEC-45]', () => {
    expect(row('quest-1')).toEqual(row('quest-1'));
    expect(row('quest-1')).not.toEqual(row('quest-2'));
    expect(new Set(row('quest-1')).size).toBeGreaterThan(4);
  });

  it('is decoration: grey in both themes, without a word or an id', () => {
    const crest = neutralCrestSvg('quest-1', 0);
    expect(crest).toContain('aria-hidden="true"');
    expect(crest).not.toMatch(/<title>| id=/);
    expect(new Set(crest.match(/var\(--[\w-]+/g))).toEqual(
      new Set(['var(--color-sunken', 'var(--color-line', 'var(--color-line-strong']),
    );
  });
});
