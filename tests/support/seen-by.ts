import { RIGHTS } from './small-rights-world.ts';
import { type Onlooker, SEEN, SEEN_PEOPLE, type SeenName } from './visibility-world.ts';

/** Context in which people are listed or mentioned. */
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

/** Viewers by what they see of people on a quest: strangers, those who share something, and those entitled to all. */
const BY_QUEST: Seers = {
  open: ['stranger', 'minor'],
  // A coordinator works with the people of a day (SAF-07), and that is another one; no guild has reserved these quests.
  adults: ['onquest', 'fellow', 'leader', 'colleague', 'othermanager', 'coordinator'],
  all: ['manager', 'admin', 'own', 'staff'],
};

/** Table of who sees whom in each context, by relation. */
const SEES: Record<SeenPlace, Seers> = {
  quest: BY_QUEST,
  'past quest': BY_QUEST,
  district: {
    // In a district no one is on a quest: who runs a charity is a stranger there.
    open: ['stranger', 'onquest', 'minor', 'coordinator', 'manager', 'admin', 'own'],
    adults: ['fellow', 'leader', 'colleague', 'othermanager'],
    all: ['staff'],
  },
  guild: { open: [], adults: ['fellow'], all: ['leader'] },
  group: { open: [], adults: ['colleague', 'othermanager'], all: ['staff'] },
  leaderboard: { open: [], adults: ['coordinator'], all: ['manager', 'admin', 'own', 'staff'] },
  recap: { open: [], adults: [], all: ['manager', 'admin', 'own', 'staff'] },
};

/** Viewers who work for the quest's charity, who read the names of all adults on it; all others are peers there. */
const OF_CHARITY: readonly Onlooker[] = ['coordinator', 'manager', 'admin', 'own', 'staff'];

/** Whom chance picks on each quest, of all ages, by the test key: of them peers read the adults. */
const PICKED: Readonly<Record<string, readonly SeenName[]>> = {
  [SEEN.ahead]: ['youth', 'young', 'elder'],
  [SEEN.past]: ['grown', 'adult', 'elder'],
  [RIGHTS.reserved]: ['adult', 'shy'],
  [RIGHTS.watched]: ['youth', 'adult', 'shy'],
  [RIGHTS.over]: ['grown', 'young'],
};

/** People, of those given, whom a quest names to peers. */
export const pickedOn = (questId: string, people: readonly SeenName[]): SeenName[] =>
  people.filter((name) => PICKED[questId]?.includes(name));

/** Adults of the guild whom chance lets other members read, by the test key. */
export const NAMED_IN_GUILD: SeenName[] = ['grown', 'elder', 'shy'];

/** Whom an onlooker (null: a visitor) finds by user name in a place. */
export function seenBy(onlooker: Onlooker | null, place: SeenPlace): SeenName[] {
  const may = maySee(onlooker, place);
  const isOfMembers = place === 'guild' && onlooker !== null && SEES.guild.adults.includes(onlooker);
  if (isOfMembers) return may.filter((name) => NAMED_IN_GUILD.includes(name));
  const isPeer = SEES[place] === BY_QUEST && onlooker !== null && !OF_CHARITY.includes(onlooker);
  return isPeer ? pickedOn(place === 'quest' ? SEEN.ahead : SEEN.past, may) : may;
}

/** Whom the rule lets an onlooker find there, were everyone named. */
export function maySee(onlooker: Onlooker | null, place: SeenPlace): SeenName[] {
  const { open, adults, all } = SEES[place];
  if (onlooker === null) return [];
  if (all.includes(onlooker)) return PEOPLE;
  if (adults.includes(onlooker)) return without(ADULTS, youngIn(place));
  return open.includes(onlooker) ? without(OPEN, youngIn(place)) : [];
}
