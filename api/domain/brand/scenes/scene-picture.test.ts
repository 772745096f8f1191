import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../../tests/support/contrast.ts';
import { QUEST_CATEGORIES, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { METALS } from '../arms/blazon.ts';
import { SCENE_FIGURES } from '../generated/scene-figures.ts';
import { HORIZONS, PALETTES, type Scene } from './scene.ts';
import { mixed, sceneColors } from './scene-colors.ts';
import { sceneFigureNames } from './scene-objects.ts';
import { sceneGround, scenePicture, sceneSky } from './scene-picture.ts';

const categories = [...Object.values(QUEST_CATEGORIES), UNCATEGORIZED];
const scene: Scene = {
  category: QUEST_CATEGORIES.food,
  figure: 'hot-meal',
  palette: 'own',
  hour: 9,
  horizon: 'houses',
  motif: 0,
  street: 0,
};
/** Starting position of the sun, in percent of the width. */
const sunAt = (hour: number, look = {}) =>
  Number(/<svg x="(-?[\d.]+)%" width="100%"/.exec(sceneSky({ ...scene, hour }, look))?.[1]);

describe('the colours of a scene', () => {
  const drawings = categories.flatMap((category) => PALETTES.map((palette) => ({ category, palette })));
  it.each(drawings)('$category.id carries title, day and figure by $palette [DSC-13: contrast]', (drawn) => {
    const { sky, roofs, sun, figure, ground } = sceneColors(drawn);
    // Words on the ground, also where its pattern is: 7 % white.
    expect(contrast('#FFFFFF', mixed(ground, '#FFFFFF', 0.07))).toBeGreaterThanOrEqual(8.4);
    expect(contrast(METALS[1], mixed(ground, '#FFFFFF', 0.07))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(figure, sky)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(figure, roofs)).toBeGreaterThanOrEqual(3.1);
    expect(contrast(figure, sun)).toBeGreaterThanOrEqual(3);
  });
});

describe('the composed picture', () => {
  it.each(categories)('$id has sky, figure and ground at every hour [DSC-13: every type]', (category) => {
    const { sky, ground } = sceneColors({ ...scene, category });
    for (let hour = 0; hour < 24; hour += 1) {
      const svg = scenePicture({ ...scene, category, hour });
      for (const part of [sky, ground, SCENE_FIGURES['hot-meal']]) expect(svg).toContain(part);
      expect(svg).not.toMatch(/ (style|on\w+|href)=|<script|undefined|NaN/);
      expect(svg).toContain('aria-hidden="true"');
    }
  });

  it.each(HORIZONS)('with %s it takes at most 4 kB [DSC-14: composed pictures]', (horizon) => {
    for (const street of [0, 1, 2, 3]) {
      const svg = scenePicture({ ...scene, category: QUEST_CATEGORIES.life, horizon, street, hour: 20 });
      expect(gzipSync(svg).length).toBeLessThanOrEqual(4000);
    }
  });

  it('every main object is drawn, in a picture of at most 12 kB [DSC-14: composed pictures]', () => {
    for (const figure of sceneFigureNames()) {
      expect(SCENE_FIGURES[figure], figure).toBeTruthy();
      expect(gzipSync(scenePicture({ ...scene, figure })).length, figure).toBeLessThanOrEqual(12_000);
    }
  });

  it('the sun rises at one side and sets at the other, and stars come out from five in the afternoon', () => {
    const hours = [7, 10, 13, 16, 19];
    const places = hours.map((hour) => sunAt(hour));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const hasStars = (hour: number) => sceneSky({ ...scene, hour }).includes('l1.2 3.8');
    expect([5, 6, 16, 17, 23].map(hasStars)).toEqual([true, false, false, true, true]);
  });

  it('has its main object, and another horizon and ground by district', () => {
    expect(sceneSky({ ...scene, figure: 'truck' })).toContain(SCENE_FIGURES.truck);
    const skies = HORIZONS.map((horizon) => sceneSky({ ...scene, horizon }));
    expect(new Set(skies).size).toBe(HORIZONS.length);
    expect(sceneGround({ ...scene, motif: 1 })).not.toBe(sceneGround(scene));
    expect(sceneSky({ ...scene, street: 1 })).not.toBe(sceneSky(scene));
  });

  it('sun and figure change sides where one reads from the right [LNG-05: composed pictures]', () => {
    expect(sunAt(8, { isTurned: true })).toBeGreaterThan(sunAt(8));
    expect(sceneSky(scene, { isTurned: true })).toContain('xMinYMax meet');
    expect(sceneSky(scene)).toContain('xMaxYMax meet');
  });
});
