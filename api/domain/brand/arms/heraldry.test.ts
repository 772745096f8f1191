import { describe, expect, it } from 'vitest';
import { contrast } from '../../../../tests/support/contrast.ts';
import { QUEST_CATEGORIES, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { CATEGORY_FIGURES, GUILD_FIGURES, SIGN_FIGURES } from '../generated/figures.ts';
import { STAMP_FIGURES } from '../generated/stamp-figures.ts';
import { tokens } from '../tokens.ts';
import { DIVISIONS, METALS, TINCTURES } from './blazon.ts';
import { GUILD_FIGURE_NAMES, guildFigureOf } from './guild-figures.ts';
import { crestSvg, patternSvg, sealSvg, shieldSvg } from './heraldry.ts';
import { progressRingSvg, RING_COLORS } from './quest-signs.ts';
import { stampSvg } from './stamp-art.ts';

const categories = [...Object.values(QUEST_CATEGORIES), UNCATEGORIZED];
const { food } = QUEST_CATEGORIES;

describe('every drawing', () => {
  const drawings = [
    ...categories.flatMap((category) => [shieldSvg(category), shieldSvg(category, { locked: true })]),
    ...Object.keys(GUILD_FIGURE_NAMES).map((kind) => crestSvg(kind, 'guild-1')),
    patternSvg('district-1'),
    patternSvg('district-1', { quiet: true }),
    progressRingSvg(3, 8),
    stampSvg('stamp_bread_01', food),
    sealSvg(),
  ];

  it('needs no id, style or script, so that it may stand on a page any number of times', () => {
    for (const drawing of drawings) {
      expect(drawing).toMatch(/^<svg [^>]+>[\s\S]*<\/svg>$/);
      expect(drawing).not.toMatch(/ (id|style|href|on\w+)=|url\(|undefined|NaN/);
      const open = drawing.match(/<[a-z]+\b[^>]*[^/]>/g)?.length;
      expect(drawing.match(/<\/[a-z]+>/g)).toHaveLength(open ?? 0);
    }
  });

  it('is decoration without a title and a named picture with one', () => {
    expect(shieldSvg(food)).toContain('aria-hidden="true"');
    const named = shieldSvg(food, { title: 'Food & <more>', size: 64, className: 'tile' });
    expect(named).toContain('role="img"><title>Food &amp; &lt;more&gt;</title>');
    expect(named).toContain('width="64" height="72" class="tile"');
    expect(named).not.toContain('aria-hidden');
  });
});

describe('shieldSvg', () => {
  it.each(categories)('the shield of $id has its colour and its figure [CAT-02]', (category) => {
    const shield = shieldSvg(category);
    expect(shield).toContain(`fill="${category.color}"`);
    expect(CATEGORY_FIGURES[category.figure]).toBeTruthy();
    expect(shield).toContain(CATEGORY_FIGURES[category.figure]);
  });

  it('a reversed shield swaps field and figure', () => {
    const reversed = shieldSvg(food, { reversed: true });
    expect(reversed.indexOf(`fill="${food.ink}"`)).toBeLessThan(reversed.indexOf(`fill="${food.color}"`));
    expect(shieldSvg(food).indexOf(food.color)).toBeLessThan(shieldSvg(food).indexOf(food.ink));
  });

  it('a locked type keeps the outline and the faint figure only, with a lock', () => {
    const locked = shieldSvg(food, { locked: true });
    expect(locked).not.toContain(food.color);
    expect(locked).toContain('opacity=".38"');
    expect(locked).toContain(SIGN_FIGURES.padlock);
    expect(shieldSvg(food)).not.toContain(SIGN_FIGURES.padlock);
  });
});

describe('crestSvg', () => {
  it('the figure comes from the lower-cased kind with underscores, with a fallback [GUI-18]', () => {
    expect(crestSvg('Corporate Team', 'a')).toBe(crestSvg('corporate_team', 'a'));
    expect(crestSvg('Corporate Team', 'a')).toContain(GUILD_FIGURES.briefcase);
    expect(crestSvg('Rowing Club', 'a')).toContain(GUILD_FIGURES.beehive);
    expect(guildFigureOf('constructor')).toBe('beehive');
  });

  it('each of the 17 kinds has a figure of its own [GUI-15]', () => {
    const figures = Object.values(GUILD_FIGURE_NAMES);
    expect(new Set(figures).size).toBe(17);
    for (const figure of figures) expect(GUILD_FIGURES[figure]).toBeTruthy();
  });

  it('one id draws the same arms everywhere, 300 ids draw many different ones', () => {
    expect(crestSvg('family', 'guild-7')).toBe(crestSvg('family', 'guild-7'));
    const arms = Array.from({ length: 300 }, (_, number) => crestSvg('family', `guild-${number}`));
    expect(new Set(arms).size).toBeGreaterThan(200);
  });

  it('every tincture carries every metal and white text, and each division has a region', () => {
    for (const tincture of Object.values(TINCTURES)) {
      for (const metal of METALS) expect(contrast(tincture, metal)).toBeGreaterThanOrEqual(4.5);
    }
    for (const { region } of DIVISIONS) expect(region).toMatch(/^M.*z$/);
  });
});

describe('patternSvg', () => {
  it('one district has one pattern, districts differ', () => {
    expect(patternSvg('d-1')).toBe(patternSvg('d-1'));
    const patterns = Array.from({ length: 60 }, (_, number) => patternSvg(`d-${number}`));
    expect(new Set(patterns).size).toBeGreaterThan(30);
  });

  it('quiet uses the tones of the surface', () => {
    expect(patternSvg('d-1', { quiet: true })).toContain('var(--color-sunken');
    expect(patternSvg('d-1')).not.toContain('var(--');
  });
});

describe('progressRingSvg', () => {
  it('radius 70, stroke 9, colour #FFA94E and the text «99 / 100» are the defaults [CST-07]', () => {
    const ring = progressRingSvg(99, 100);
    expect(ring).toContain('r="70"');
    expect(ring).toContain('stroke="#FFA94E" stroke-width="9"');
    expect(ring).toContain('>99 / 100</text>');
    expect(ring).toContain('stroke-dasharray="99 100"');
  });

  it('the ring shows the filled part of the maximum, never more than whole [QL-11]', () => {
    expect(progressRingSvg(3, 12)).toContain('stroke-dasharray="25 100"');
    expect(progressRingSvg(14, 12)).toContain('stroke-dasharray="100 100"');
    expect(progressRingSvg(0, 12)).not.toContain('dasharray');
    expect(progressRingSvg(0, 0)).toContain('>0 / 0</text>');
  });

  it('the level reached and the volunteer have their colours [QL-17, QL-18]', () => {
    expect(RING_COLORS.max).toContain(tokens.color.vert.light);
    expect(RING_COLORS.desired).toContain(tokens.color.yellowGreen.light);
    expect(RING_COLORS.min).toContain('#FFA94E');
    expect(RING_COLORS.crisis).toContain(tokens.color.gules.light);
    expect(progressRingSvg(1, 9, RING_COLORS.crisis)).toContain(`stroke="${RING_COLORS.crisis}"`);
    expect(RING_COLORS.volunteer).toContain('--color-or');
  });
});

it('a stamp shows its icon on the colour of its category [STM-03]', () => {
  const stamp = stampSvg('stamp_bread_01', food);
  expect(stamp).toContain(STAMP_FIGURES.bread);
  expect(stamp).toContain(food.color);
  expect(stampSvg(null, food)).toContain(STAMP_FIGURES.envelope);
});
