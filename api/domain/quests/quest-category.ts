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
  subcategories: string;
  description: string;
  /** What a volunteer has to know beforehand. */
  note?: string;
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
    subcategories: 'Animal Shelters • Adoption • Wildlife Monitoring',
    description:
      'Walk, feed and find homes for animals that have nobody else. Or count the wild ones, so that the people who protect them know where to look.',
  },
  blood: {
    label: 'Blood',
    color: '#AB0F4F',
    ink: WHITE,
    figure: 'drop',
    subcategories: 'Blood Drives • Blood Banks • Donating Blood',
    description:
      'Give blood, or help a drive run smoothly from the welcome desk to the snack table. An hour of yours can be somebody else’s surgery.',
    note: 'We cannot judge whether you are healthy enough to donate. The blood bank or your doctor decides that with you.',
  },
  body: {
    label: 'Body',
    color: '#DD736C',
    ink: NAVY,
    figure: 'weight-lifting-up',
    subcategories: 'Physical Activity • Strength • Athletics',
    description:
      'Lift, carry, run or coach: these quests ask for muscle more than for words. Wear shoes you can move in and bring water.',
  },
  craft: {
    label: 'Craft',
    color: '#853700',
    ink: WHITE,
    figure: 'claw-hammer',
    subcategories: 'Construction • Repair • Artwork',
    description:
      'Build it, mend it or paint it. Beginners learn from the person next to them, and the result stays in the neighborhood for years.',
  },
  cure: {
    label: 'Cure',
    color: '#39DCC3',
    ink: NAVY,
    figure: 'heart-beats',
    subcategories: 'Health • Ambulances • Research',
    description:
      'Stand by the sick and by the people who treat them. Clinics, ambulance crews and researchers all need steady hands behind the scenes.',
  },
  defender: {
    label: 'Defender',
    color: '#372498',
    ink: WHITE,
    figure: 'scales',
    subcategories: 'Security • Police • Justice',
    description:
      'Help keep people safe and treated fairly. You may watch a door, guide a crowd or stand beside someone on a hard day in court.',
  },
  earth: {
    label: 'Earth',
    color: '#5F7918',
    ink: WHITE,
    figure: 'mountains',
    subcategories: 'Earthquakes • Mountain Sports • Farming',
    description:
      'Work with the ground under our feet: plant a field, keep a mountain trail open or get ready for the day it shakes. Expect dirt under your nails.',
  },
  fire: {
    label: 'Fire',
    color: '#E02F05',
    ink: WHITE,
    figure: 'flame',
    subcategories: 'Firefighting • Prevention • Fire Departments',
    description:
      'Support the crews who run toward the flames, and help neighbors stop the next fire before it starts. A smoke alarm you fit today works for ten years.',
  },
  food: {
    label: 'Food',
    color: '#FF9B00',
    ink: NAVY,
    figure: 'hot-meal',
    subcategories: 'Meal Service • Cooking • Food Distribution',
    description:
      'Cook, serve or hand out food to people who would go without. No kitchen experience is needed, only clean hands and a kind word.',
  },
  garment: {
    label: 'Garment',
    color: '#D791CC',
    ink: NAVY,
    figure: 't-shirt',
    subcategories: 'Clothing • Thrift Stores • Tailoring',
    description:
      'Sort, mend and hand on clothes that still have years in them. A warm coat or a suit for an interview can turn a week around.',
  },
  hygiene: {
    label: 'Hygiene',
    color: '#8DF2FF',
    ink: NAVY,
    figure: 'soap',
    subcategories: 'Sanitation • Toiletries • Cleaning Supplies',
    description:
      'Pack soap and toothbrushes, or scrub a shelter until it shines. Feeling clean gives people back a good piece of their dignity.',
  },
  life: {
    label: 'Life',
    color: '#B5F696',
    ink: NAVY,
    figure: 'baby-bottle',
    subcategories: 'Unexpected Pregnancy • Babies • Single Mothers',
    description:
      'Be there at the very beginning, for babies and for the parents who raise them, often alone. Diapers, a ride or a listening ear all count.',
  },
  mind: {
    label: 'Mind',
    color: '#594ADE',
    ink: WHITE,
    figure: 'open-book',
    subcategories: 'Education • Tutoring • School Supplies',
    description:
      'Share what you know, one page or one problem at a time. You can also fill backpacks, so that every student starts the year ready.',
  },
  nature: {
    label: 'Nature',
    color: '#005D46',
    ink: WHITE,
    figure: 'oak-leaf',
    subcategories: 'Conservation • Environment • Recycling',
    description:
      'Plant, clear and recycle, and see a green place come back. The work is outdoors, so dress for the weather.',
  },
  shadow: {
    label: 'Shadow',
    color: '#2A1A40',
    ink: WHITE,
    figure: 'candle-light',
    subcategories: 'Prison Ministry • Funerals • Cemeteries',
    description:
      'Keep company with those whom others forget: people in prison, mourners and the dead. Come quietly and stay a while.',
  },
  soul: {
    label: 'Soul',
    color: '#B4B9FE',
    ink: NAVY,
    figure: 'peace-dove',
    subcategories: 'Religion • Worship • Prayer',
    description:
      'Help a house of worship open its doors, or pray with those who ask for it. You do not have to share a faith to set out the chairs.',
  },
  speech: {
    label: 'Speech',
    color: '#BD3DA8',
    ink: WHITE,
    figure: 'talk',
    subcategories: 'Communication • Translation • Registration',
    description:
      'Welcome, explain, translate and sign people in. If you speak a second language, it may be the most useful thing in the room.',
  },
  storm: {
    label: 'Storm',
    color: '#595279',
    ink: WHITE,
    figure: 'tornado',
    subcategories: 'Hurricanes • Severe Weather • Preparation',
    description:
      'Fill sandbags before the storm and clear branches after it. Neighbors who prepared together recover together.',
  },
  time: {
    label: 'Time',
    color: '#936A71',
    ink: WHITE,
    figure: 'hourglass',
    subcategories: 'Elder Care • Companionship • Transportation',
    description:
      'Give an hour to someone older: a drive to the doctor, a card game or an unhurried talk. You will hear stories that no book has.',
  },
  toxin: {
    label: 'Toxin',
    color: '#4ECC58',
    ink: NAVY,
    figure: 'breaking-chain',
    subcategories: 'Addiction • Substance Abuse • Recovery',
    description:
      'Stand with people who are breaking free of an addiction. Recovery goes better with patience, coffee and company.',
  },
  treasure: {
    label: 'Treasure',
    color: '#B78F00',
    ink: NAVY,
    figure: 'piggy-bank',
    subcategories: 'Fundraisers • Money • Finances',
    description:
      'Raise money for a good cause, or help someone make sense of a budget. Every charity on this map runs on both.',
  },
  voyage: {
    label: 'Voyage',
    color: '#5F99FB',
    ink: NAVY,
    figure: 'world',
    subcategories: 'Immigrants • Foreigners • Travelers',
    description:
      'Make newcomers feel at home, whether they stay for a night or for good. Show them the bus, the school and the best bakery.',
  },
  war: {
    label: 'War',
    color: '#452F0B',
    ink: WHITE,
    figure: 'ribbon-medal',
    subcategories: 'Veterans • Care Packages • Military Aid',
    description:
      'Thank those who served by showing up for them and their families. Pack a parcel, visit a veteran or lend a hand around the house.',
  },
  water: {
    label: 'Water',
    color: '#097ABF',
    ink: WHITE,
    figure: 'waves',
    subcategories: 'Flood Relief • Waterway Cleanup • Aquatic Wildlife',
    description:
      'Clean a river bank, look after what swims in it, or dry out a home after a flood. Rubber boots are a good idea.',
  },
  youth: {
    label: 'Youth',
    color: '#FFDE1D',
    ink: NAVY,
    figure: 'kite',
    subcategories: 'Minors • Games • Orphans',
    description:
      'Play, listen and cheer: children notice who comes back. You set up the games, and they make up the rules.',
    note: 'Working with minors often requires a background check. The charity will tell you what it needs before you start.',
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
  subcategories: 'No subcategories',
  description: 'This Quest does not belong to a specific category.',
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
