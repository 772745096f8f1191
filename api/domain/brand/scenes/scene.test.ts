import { describe, expect, it } from 'vitest';
import { QUEST_CATEGORIES, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { MOTIFS } from '../arms/pattern-motif.ts';
import { HORIZONS, PALETTES, type Scene, STREETS, sceneAt, sceneOf, scenePath } from './scene.ts';
import { sceneFigureNames } from './scene-objects.ts';

const quest = {
  eventTitle: 'Serve the evening meal',
  serviceTags: ['food'],
  stampIcon: null,
  startedAt: Date.parse('2026-11-28T22:30:00Z'),
  providerId: 'harbor',
  districtId: 'hoboken',
};
/** Edition and name out of a path. */
const partsOf = (path: string) => {
  const [, , edition = '', file = ''] = path.split('/');
  return [edition, file.replace(/\.svg$/, '')] as const;
};

describe('the scene of a quest', () => {
  it('has its type, the hour in New York, and the place of its district [DSC-13: what it is drawn from]', () => {
    const scene = sceneOf(quest);
    expect(scene).toMatchObject({ category: QUEST_CATEGORIES.food, figure: 'hot-meal', hour: 17 });
    expect(sceneOf({ ...quest, providerId: 'another' })).toMatchObject({
      horizon: scene.horizon,
      motif: scene.motif,
    });
    expect(sceneOf(quest)).toEqual(scene);
  });

  it.each([
    ['2026-11-01T05:30:00Z', 1],
    ['2026-11-01T06:30:00Z', 1],
    ['2026-03-08T06:59:00Z', 1],
    ['2026-03-08T07:00:00Z', 3],
    ['2026-07-04T04:00:00Z', 0],
  ])('of %s it has the hour %i, on daylight-saving nights too', (instant, hour) => {
    expect(sceneOf({ ...quest, startedAt: Date.parse(instant) }).hour).toBe(hour);
  });

  it('without a date it is noon, and an unknown type or stamp changes nothing', () => {
    expect(sceneOf({ ...quest, startedAt: null }).hour).toBe(12);
    expect(sceneOf({ ...quest, serviceTags: ['<b>'] }).category).toBe(UNCATEGORIZED);
    expect(sceneOf({ ...quest, stampIcon: 'constructor' })).toEqual(sceneOf(quest));
  });

  it('has one of four palettes, which fits its hour', () => {
    const palettesAt = (hour: number) =>
      new Set(
        Array.from({ length: 40 }, (_, providerId) => {
          const startedAt = Date.parse('2026-11-28T05:00:00Z') + hour * 3_600_000;
          return sceneOf({ ...quest, providerId: `${providerId}`, startedAt }).palette;
        }),
      );
    expect(palettesAt(12)).toEqual(new Set(['own', 'day', 'dawn']));
    expect(palettesAt(18)).toEqual(new Set(['own', 'dusk']));
    expect(new Set([...palettesAt(8), ...palettesAt(22)])).toEqual(new Set(PALETTES));
  });

  it('districts differ in what stands at their horizon', () => {
    const horizons = Array.from(
      { length: 40 },
      (_, id) => sceneOf({ ...quest, districtId: `${id}` }).horizon,
    );
    expect(new Set(horizons)).toEqual(new Set(HORIZONS));
  });
});

describe('the address of a scene', () => {
  it('names all that is drawn, and leads back to it', () => {
    const figures = [...sceneFigureNames()];
    const categories = [...Object.values(QUEST_CATEGORIES), UNCATEGORIZED];
    const scenes = categories.flatMap((category) =>
      Array.from({ length: 24 }, (_, hour): Scene => {
        const figure = figures[hour % figures.length] ?? '';
        const palette = PALETTES[hour % PALETTES.length] ?? 'own';
        const horizon = HORIZONS[hour % HORIZONS.length] ?? 'houses';
        return {
          category,
          figure,
          palette,
          hour,
          horizon,
          motif: hour % MOTIFS.length,
          street: hour % STREETS,
        };
      }),
    );
    const paths = scenes.map(scenePath);
    expect(new Set(paths).size).toBe(26 * 24);
    for (const [index, path] of paths.entries()) expect(sceneAt(...partsOf(path))).toEqual(scenes[index]);
  });

  it.each([
    ['1', 'food.hot-meal-r0310'],
    ['', 'food.hot-meal-r0310'],
    ['2', 'FOOD.hot-meal-r0310'],
    ['2', 'foo.hot-meal-r0310'],
    ['2', 'constructor.hot-meal-r0310'],
    ['2', 'food.hot-meal-y0310'],
    ['2', 'food.hot-meal-R0310'],
    ['2', 'food.hot-meal--b0310'],
    ['2', 'food.hot-meal-r6310'],
    ['2', 'food.hot-meal-r0340'],
    ['2', 'food.hot-meal-r0314'],
    ['2', 'food.hot-meal-r03100'],
    ['2', 'food.envelope-of-gold-r0310'],
    ['2', 'food.constructor-r0310'],
    ['2', 'food.-r0310'],
    ['2', 'food-r0310'],
    ['2', 'food.hot-meal-r0310\n'],
    ['2', `${'a'.repeat(10_000)}.hot-meal-r0310`],
    ['2', ''],
  ])('«%s» and «%s» are no address of one', (edition, name) => {
    expect(sceneAt(edition, name)).toBeNull();
  });
});
