import { CATEGORY_IDS, categoryOf, type QuestCategory, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { newYorkMinuteOfDay } from '../../time/new-york-time.ts';
import { hashOf } from '../arms/blazon.ts';
import { ownArms } from '../arms/district-arms.ts';
import { MOTIFS } from '../arms/pattern-motif.ts';
import { sceneFigureNames, sceneObjectOf } from './scene-objects.ts';

/** What the composed picture of a quest is drawn from: nothing else changes it, so its address says all of it. */
export type Scene = {
  category: QuestCategory;
  /** The main object, by name in the set game-icons. */
  figure: string;
  /** The colors of sky and sun: a list of one type is not all one color. */
  palette: (typeof PALETTES)[number];
  /** The clock of New York when it begins, 0 to 23. */
  hour: number;
  /** What stands at the horizon of the district. */
  horizon: (typeof HORIZONS)[number];
  /** Which pattern the ground of the district has: a place in MOTIFS. */
  motif: number;
  /** Which street of the district: charities of one district are not drawn alike. */
  street: number;
};

export const HORIZONS = ['houses', 'stairs', 'cliff', 'cranes', 'trees', 'waves'] as const;
/** `own`: the color of the type; the others have it in the sun alone. */
export const PALETTES = ['own', 'day', 'dawn', 'dusk'] as const;
export const STREETS = 4;
/** A new one with every change of how scenes are drawn, since browsers keep each address for good. */
const EDITION = 2;
const NOON = 12;
/** Hours from which it is day and evening. */
const DAY = 10;
export const EVENING = 17;
export const MORNING = 6;

type Drawn = {
  eventTitle: string;
  serviceTags: readonly string[];
  stampIcon: string | null;
  /** Epoch milliseconds; without a date it is noon. */
  startedAt: number | null;
  /** The charity, with its district. */
  providerId: string;
  districtId: string;
};

/** The scene of a quest, the same wherever it is drawn. */
export function sceneOf({
  eventTitle: title,
  serviceTags,
  stampIcon,
  startedAt,
  providerId,
  districtId,
}: Drawn): Scene {
  const category = categoryOf(serviceTags);
  const hour = startedAt === null ? NOON : Math.floor(newYorkMinuteOfDay(startedAt) / 60);
  return {
    category,
    figure: sceneObjectOf({ typeId: category.id, title, stampIcon }),
    palette: paletteOf(hour, `palette:${providerId}:${title}`),
    hour,
    ...placeOf(districtId),
    street: hashOf(`street:${providerId}`) % STREETS,
  };
}

/** A palette that fits the hour. */
function paletteOf(hour: number, seed: string): Scene['palette'] {
  const fits: readonly Scene['palette'][] =
    hour >= EVENING || hour < MORNING
      ? ['own', 'dusk']
      : hour < DAY
        ? ['dawn', 'own', 'day']
        : ['own', 'day', 'dawn'];
  return fits[hashOf(seed) % fits.length] ?? 'own';
}

function placeOf(districtId: string): Pick<Scene, 'horizon' | 'motif'> {
  return {
    horizon: HORIZONS[hashOf(`horizon:${districtId}`) % HORIZONS.length] ?? 'houses',
    motif: MOTIFS.indexOf(ownArms(districtId).motif),
  };
}

/** Path of a scene's picture: '/picture/2/food.hot-meal-r0310.svg'; the hour is a letter from a to x. */
export function scenePath({ category, figure, palette, hour, horizon, motif, street }: Scene): string {
  const place = `${HORIZONS.indexOf(horizon)}${motif}${street}${PALETTES.indexOf(palette)}`;
  return `/picture/${EDITION}/${category.id}.${figure}-${HOURS[hour]}${place}.svg`;
}

const HOURS = 'abcdefghijklmnopqrstuvwx';
const ADDRESS = /^([a-z]+)\.([a-z0-9-]+)-([a-x])(\d)(\d)(\d)(\d)$/;

/** The scene that an address without '.svg' names; null for one that `scenePath` never makes. */
export function sceneAt(edition: string, name: string): Scene | null {
  const [, type, figure, hour = '', horizonAt, motif, street, paletteAt] = ADDRESS.exec(name) ?? [];
  const horizon = HORIZONS[Number(horizonAt)];
  const palette = PALETTES[Number(paletteAt)];
  const isKnown =
    edition === String(EDITION) &&
    (type === UNCATEGORIZED.id || CATEGORY_IDS.some((id) => id === type)) &&
    Number(motif) < MOTIFS.length &&
    Number(street) < STREETS;
  if (!isKnown || !horizon || !palette || type === undefined) return null;
  if (figure === undefined || !sceneFigureNames().has(figure)) return null;
  return {
    category: categoryOf([type]),
    figure,
    palette,
    hour: HOURS.indexOf(hour),
    horizon,
    motif: Number(motif),
    street: Number(street),
  };
}
