import type { QuestCategory } from '../../quests/quest-category.ts';
import { tokens } from '../tokens.ts';

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

/** How a type is drawn: everything is mixed from its colour. A light type has dark figures, a deep one white ones. */
export function sceneColors({ color, ink }: Pick<QuestCategory, 'color' | 'ink'>): SceneColors {
  const isDeep = ink === WHITE;
  return {
    sky: color,
    // Behind a white figure the sun stays deep enough for it to stand out.
    sun: isDeep ? mixed(color, LIGHT, 0.14) : mixed(color, WHITE, 0.6),
    roofs: mixed(color, INK, isDeep ? 0.5 : 0.3),
    windows: isDeep ? mixed(color, LIGHT, 0.14) : mixed(color, WHITE, 0.6),
    figure: ink,
    ground: mixed(color, INK, 0.84),
    line: mixed(color, LIGHT, 0.75),
  };
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
