import { describe, expect, it } from 'vitest';
import { QUEST_CATEGORIES, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { STAMP_ICON_IDS } from '../../quests/stamp-icon.ts';
import { MOTIFS } from '../arms/pattern-motif.ts';
import { HORIZONS, type Scene, STREETS, sceneAt, sceneOf, scenePath } from './scene.ts';

const quest = {
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
    expect(scene).toMatchObject({ category: QUEST_CATEGORIES.food, icon: null, hour: 17 });
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
    expect(sceneOf({ ...quest, stampIcon: 'constructor' }).icon).toBeNull();
  });

  it('has the figure of its stamp, unless that is the one of stamps for which nobody chose', () => {
    expect(sceneOf({ ...quest, stampIcon: 'stamp_truck_01' }).icon).toBe('stamp_truck_01');
    expect(sceneOf({ ...quest, stampIcon: 'stamp_envelope_01' }).icon).toBeNull();
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
    const categories = [...Object.values(QUEST_CATEGORIES), UNCATEGORIZED];
    const scenes = categories.flatMap((category) =>
      Array.from({ length: 24 }, (_, hour): Scene => {
        const icon = STAMP_ICON_IDS.slice(1)[hour] ?? null;
        const horizon = HORIZONS[hour % HORIZONS.length] ?? 'houses';
        return { category, icon, hour, horizon, motif: hour % MOTIFS.length, street: hour % STREETS };
      }),
    );
    const paths = scenes.map(scenePath);
    expect(new Set(paths).size).toBe(26 * 24);
    for (const [index, path] of paths.entries()) expect(sceneAt(...partsOf(path))).toEqual(scenes[index]);
  });

  it.each([
    ['2', 'food-17-031'],
    ['', 'food-17-031'],
    ['1', 'FOOD-17-031'],
    ['1', 'foo-17-031'],
    ['1', 'constructor-17-031'],
    ['1', 'food-24-031'],
    ['1', 'food-07-031'],
    ['1', 'food--1-031'],
    ['1', 'food-17-631'],
    ['1', 'food-17-034'],
    ['1', 'food-17-0310'],
    ['1', 'food.envelope-17-031'],
    ['1', 'food.constructor-17-031'],
    ['1', 'food.-17-031'],
    ['1', 'food-17-031\n'],
    ['1', `${'a'.repeat(10_000)}-17-031`],
    ['1', ''],
  ])('«%s» and «%s» are no address of one', (edition, name) => {
    expect(sceneAt(edition, name)).toBeNull();
  });
});
