import { type Onlooker, SEEN_PEOPLE, type SeenName } from './visibility-world.ts';

/** Where people are listed or told of. */
export type SeenPlace = 'quest' | 'past quest' | 'district' | 'guild' | 'group' | 'leaderboard' | 'recap';

export const PEOPLE = Object.keys(SEEN_PEOPLE) as SeenName[];
const OPEN: SeenName[] = ['grown', 'young', 'adult', 'elder'];
export const ADULTS: SeenName[] = [...OPEN, 'shy'];

/** The people who were young on the day that the place shows. */
export const youngIn = (place: SeenPlace): SeenName[] =>
  place === 'past quest' ? ['kid', 'youth', 'grown'] : ['kid', 'youth'];
export const without = (people: readonly SeenName[], some: readonly SeenName[]) =>
  people.filter((one) => !some.includes(one));

type Seers = Record<'open' | 'adults' | 'all', readonly Onlooker[]>;

/** By a quest: strangers, those who share something, and those who are entitled. */
const BY_QUEST: Seers = {
  open: ['stranger'],
  // A coordinator works with the people of a day (SAF-07), and that is another one.
  adults: ['onquest', 'fellow', 'colleague', 'othermanager', 'minor', 'coordinator'],
  all: ['leader', 'manager', 'admin', 'own', 'staff'],
};

/** Who sees whom where, written out by relation. */
const SEES: Record<SeenPlace, Seers> = {
  quest: BY_QUEST,
  'past quest': BY_QUEST,
  district: {
    // In a district nobody is on a quest: who runs a charity is a stranger there.
    open: ['stranger', 'onquest', 'minor', 'coordinator', 'manager', 'admin', 'own'],
    adults: ['fellow', 'colleague', 'othermanager'],
    all: ['leader', 'staff'],
  },
  guild: { open: [], adults: ['fellow'], all: ['leader'] },
  group: { open: [], adults: ['colleague', 'othermanager'], all: ['staff'] },
  leaderboard: { open: [], adults: ['coordinator'], all: ['manager', 'admin', 'own', 'staff'] },
  recap: { open: [], adults: [], all: ['manager', 'admin', 'own', 'staff'] },
};

/** Whom an onlooker (null: a visitor) may find by user name in a place. */
export function seenBy(onlooker: Onlooker | null, place: SeenPlace): SeenName[] {
  const { open, adults, all } = SEES[place];
  if (onlooker === null) return [];
  if (all.includes(onlooker)) return PEOPLE;
  if (adults.includes(onlooker)) return without(ADULTS, youngIn(place));
  return open.includes(onlooker) ? without(OPEN, youngIn(place)) : [];
}
