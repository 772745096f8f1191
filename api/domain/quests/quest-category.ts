// Long because it is one table of 25 rows that is read and changed as a whole.
export type CategoryId = keyof typeof rows;

export type QuestCategory = {
  id: CategoryId | 'uncategorized';
  label: string;
  /** The one field colour, the same in both themes. */
  color: string;
  /** Text and figure upon the colour. */
  ink: string;
  /** Name of the icon in the set game-icons. */
  figure: string;
};

const WHITE = '#FFFFFF';
const NAVY = '#14213D';

// One row of the table below.
type Row = Omit<QuestCategory, 'id'>;

// The colours keep the largest distance to each other that a search found near the hue each subject suggests, for
// full colour vision and for the three kinds of colour blindness; the test holds the distances.
const rows = {
  beast: {
    label: 'Beast',
    color: '#EFB498',
    ink: NAVY,
    figure: 'paw-print',
  },
  blood: {
    label: 'Blood',
    color: '#AB0F4F',
    ink: WHITE,
    figure: 'drop',
  },
  body: {
    label: 'Body',
    color: '#DD736C',
    ink: NAVY,
    figure: 'weight-lifting-up',
  },
  craft: {
    label: 'Craft',
    color: '#853700',
    ink: WHITE,
    figure: 'claw-hammer',
  },
  cure: {
    label: 'Cure',
    color: '#39DCC3',
    ink: NAVY,
    figure: 'heart-beats',
  },
  defender: {
    label: 'Defender',
    color: '#372498',
    ink: WHITE,
    figure: 'scales',
  },
  earth: {
    label: 'Earth',
    color: '#5F7918',
    ink: WHITE,
    figure: 'mountains',
  },
  fire: {
    label: 'Fire',
    color: '#E02F05',
    ink: WHITE,
    figure: 'flame',
  },
  food: {
    label: 'Food',
    color: '#FF9B00',
    ink: NAVY,
    figure: 'hot-meal',
  },
  garment: {
    label: 'Garment',
    color: '#D791CC',
    ink: NAVY,
    figure: 't-shirt',
  },
  hygiene: {
    label: 'Hygiene',
    color: '#8DF2FF',
    ink: NAVY,
    figure: 'soap',
  },
  life: {
    label: 'Life',
    color: '#B5F696',
    ink: NAVY,
    figure: 'baby-bottle',
  },
  mind: {
    label: 'Mind',
    color: '#594ADE',
    ink: WHITE,
    figure: 'open-book',
  },
  nature: {
    label: 'Nature',
    color: '#005D46',
    ink: WHITE,
    figure: 'oak-leaf',
  },
  shadow: {
    label: 'Shadow',
    color: '#2A1A40',
    ink: WHITE,
    figure: 'candle-light',
  },
  soul: {
    label: 'Soul',
    color: '#B4B9FE',
    ink: NAVY,
    figure: 'peace-dove',
  },
  speech: {
    label: 'Speech',
    color: '#BD3DA8',
    ink: WHITE,
    figure: 'talk',
  },
  storm: {
    label: 'Storm',
    color: '#595279',
    ink: WHITE,
    figure: 'tornado',
  },
  time: {
    label: 'Time',
    color: '#936A71',
    ink: WHITE,
    figure: 'hourglass',
  },
  toxin: {
    label: 'Toxin',
    color: '#4ECC58',
    ink: NAVY,
    figure: 'breaking-chain',
  },
  treasure: {
    label: 'Treasure',
    color: '#B78F00',
    ink: NAVY,
    figure: 'piggy-bank',
  },
  voyage: {
    label: 'Voyage',
    color: '#5F99FB',
    ink: NAVY,
    figure: 'world',
  },
  war: {
    label: 'War',
    color: '#452F0B',
    ink: WHITE,
    figure: 'ribbon-medal',
  },
  water: {
    label: 'Water',
    color: '#097ABF',
    ink: WHITE,
    figure: 'waves',
  },
  youth: {
    label: 'Youth',
    color: '#FFDE1D',
    ink: NAVY,
    figure: 'kite',
  },
} satisfies Record<string, Row>;

/** The ids of the 25 categories, in the order of the alphabet. */
export const CATEGORY_IDS = Object.keys(rows) as readonly CategoryId[];

/** What stands for a missing or unknown category. */
export const UNCATEGORIZED: QuestCategory = {
  id: 'uncategorized',
  label: 'Uncategorized',
  color: '#9E9E9E',
  ink: NAVY,
  figure: 'compass',
};

/** The 25 categories by id. */
export const QUEST_CATEGORIES = Object.fromEntries(
  Object.entries(rows).map(([id, row]) => [id, { id, ...row }]),
) as Record<CategoryId, QuestCategory & { id: CategoryId }>;

/** The category that the first service tag names, in any letter case; UNCATEGORIZED without a known one. */
export function categoryOf(serviceTags: readonly string[]): QuestCategory {
  const id = serviceTags[0]?.trim().toLowerCase();
  return CATEGORY_IDS.includes(id as CategoryId) ? QUEST_CATEGORIES[id as CategoryId] : UNCATEGORIZED;
}
