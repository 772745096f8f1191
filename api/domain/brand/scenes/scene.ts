import { CATEGORY_IDS, categoryOf, type QuestCategory, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { STAMP_ICON_IDS, type StampIconId, stampIconOf } from '../../quests/stamp-icon.ts';
import { newYorkMinuteOfDay } from '../../time/new-york-time.ts';
import { hashOf } from '../arms/blazon.ts';
import { ownArms } from '../arms/district-arms.ts';
import { MOTIFS } from '../arms/pattern-motif.ts';

/** What the composed picture of a quest is drawn from: nothing else changes it, so its address says all of it. */
export type Scene = {
  category: QuestCategory;
  /** The stamp's icon, where it says more than the type; null for the figure of the type. */
  icon: StampIconId | null;
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
export const STREETS = 4;
/** A new one with every change of how scenes are drawn, since browsers keep each address for good. */
const EDITION = 1;
const NOON = 12;
/** The icon of stamps for which no one chose one. */
const PLAIN_ICON: StampIconId = 'stamp_envelope_01';

type Drawn = {
  serviceTags: readonly string[];
  stampIcon: string | null;
  /** Epoch milliseconds; without a date it is noon. */
  startedAt: number | null;
  /** The charity, with its district. */
  providerId: string;
  districtId: string;
};

/** The scene of a quest, the same wherever it is drawn. */
export function sceneOf({ serviceTags, stampIcon, startedAt, providerId, districtId }: Drawn): Scene {
  const icon = STAMP_ICON_IDS.find((id) => id === stampIcon && id !== PLAIN_ICON) ?? null;
  const { horizon, motif } = placeOf(districtId);
  return {
    category: categoryOf(serviceTags),
    icon,
    hour: startedAt === null ? NOON : Math.floor(newYorkMinuteOfDay(startedAt) / 60),
    horizon,
    motif,
    street: hashOf(`street:${providerId}`) % STREETS,
  };
}

function placeOf(districtId: string): Pick<Scene, 'horizon' | 'motif'> {
  return {
    horizon: HORIZONS[hashOf(`horizon:${districtId}`) % HORIZONS.length] ?? 'houses',
    motif: MOTIFS.indexOf(ownArms(districtId).motif),
  };
}

/** Path of a scene's picture: '/picture/1/food.truck-17-031.svg'. */
export function scenePath({ category, icon, hour, horizon, motif, street }: Scene): string {
  const figure = icon === null ? '' : `.${stampIconOf(icon).figure}`;
  const place = `${HORIZONS.indexOf(horizon)}${motif}${street}`;
  return `/picture/${EDITION}/${category.id}${figure}-${hour}-${place}.svg`;
}

const ADDRESS = /^([a-z]+)(?:\.([a-z-]+))?-(\d|1\d|2[0-3])-(\d)(\d)(\d)$/;

/** The scene that an address without '.svg' names; null for one that `scenePath` never makes. */
export function sceneAt(edition: string, name: string): Scene | null {
  const [, type, figure, hour, horizonAt, motif, street] = ADDRESS.exec(name) ?? [];
  const horizon = HORIZONS[Number(horizonAt)];
  const icon = STAMP_ICON_IDS.find((id) => stampIconOf(id).figure === figure && id !== PLAIN_ICON) ?? null;
  const isKnown =
    edition === String(EDITION) &&
    (type === UNCATEGORIZED.id || CATEGORY_IDS.some((id) => id === type)) &&
    (figure === undefined || icon !== null) &&
    Number(motif) < MOTIFS.length &&
    Number(street) < STREETS;
  if (!isKnown || !horizon || type === undefined) return null;
  return {
    category: categoryOf([type]),
    icon,
    hour: Number(hour),
    horizon,
    motif: Number(motif),
    street: Number(street),
  };
}
