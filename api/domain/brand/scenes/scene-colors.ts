import type { QuestCategory } from '../../quests/quest-category.ts';
import { tokens } from '../tokens.ts';
import type { Scene } from './scene.ts';

const INK = tokens.color.ink.light;
const WHITE = '#FFFFFF';
/** The warm light of windows and of the line between street and ground. */
const LIGHT = '#FFE6BF';

/** The colours of a scene, the same in both themes. */
export type SceneColors = {
  sky: string;
  sun: string;
  /** Color of what's on the horizon and beyond. */
  roofs: string;
  windows: string;
  figure: string;
  ground: string;
  line: string;
};

const DAY_SKY = '#BFD7F7';
const DAWN_SKY = '#FBE0C6';
const DUSK_SKY = '#26325C';
const NIGHT = '#0A1022';

/** How a scene of a type is drawn: sky, sun and figure by its palette, the ground always mixed from the type's color. */
export function sceneColors({ category, palette }: Pick<Scene, 'category' | 'palette'>): SceneColors {
  const { color } = category;
  const land = { ground: mixed(color, INK, 0.84), line: mixed(color, LIGHT, 0.75) };
  if (palette === 'own') return { ...ownSky(category), ...land };
  if (palette === 'dusk')
    return {
      sky: DUSK_SKY,
      sun: mixed(color, INK, 0.5),
      roofs: mixed(DUSK_SKY, NIGHT, 0.55),
      windows: mixed(DUSK_SKY, LIGHT, 0.7),
      figure: WHITE,
      ...land,
    };
  const sky = palette === 'day' ? DAY_SKY : DAWN_SKY;
  return {
    sky,
    sun: mixed(color, WHITE, 0.45),
    roofs: mixed(sky, INK, 0.24),
    windows: mixed(sky, WHITE, 0.6),
    figure: INK,
    ...land,
  };
}

/** The sky in the type's own color. A light type has dark figures, a deep one white ones. */
function ownSky({ color, ink }: QuestCategory): Omit<SceneColors, 'ground' | 'line'> {
  const isDeep = ink === WHITE;
  // Behind a white figure the sun stays deep enough for it to stand out.
  const sun = isDeep ? mixed(color, LIGHT, 0.14) : mixed(color, WHITE, 0.6);
  return { sky: color, sun, roofs: mixed(color, INK, isDeep ? 0.5 : 0.3), windows: sun, figure: ink };
}

/** A colour with a share (0 to 1) of another one in it, as '#RRGGBB'. */
export function mixed(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [own = 0, given = 0] = [color, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round(own + (given - own) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('').toUpperCase()}`;
}
