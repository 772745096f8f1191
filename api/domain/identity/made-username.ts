import { holdsAnyName } from './username-choice.ts';
import { FIRST_WORDS, SECOND_WORDS } from './username-words.ts';

/** Person whose name the username must not reveal. */
export type NamedPerson = { nameFirst: string; nameLast: string; emailAddress: string };

/** A number from 0 to below that, at random. */
export type Draw = (below: number) => number;

/** Numbers of two digits with a meaning that usernames should avoid. */
const AVOIDED_NUMBERS: readonly number[] = [14, 18, 69, 88];
const NUMBERS: readonly number[] = Array.from({ length: 90 }, (_, at) => at + 10).filter(
  (number) => !AVOIDED_NUMBERS.includes(number),
);

/**
 * User names for someone who was not asked for one: two plain words and two digits, “QuickHeron42”, none of which has
 * a word of the person's own name or address in it. As many as are asked for, to take the first that is free.
 */
export function madeUsernames(count: number, person: NamedPerson, draw: Draw): string[] {
  const made: string[] = [];
  // Drawn names that tell something are drawn again; a name of which all words are part ends it.
  for (let round = 0; made.length < count && round < count * 20; round += 1) {
    const name = `${oneOf(FIRST_WORDS, draw)}${oneOf(SECOND_WORDS, draw)}${oneOf(NUMBERS, draw)}`;
    if (!holdsAnyName(name, person)) made.push(name);
  }
  return made;
}

function oneOf<Item>(items: readonly Item[], draw: Draw): Item {
  return items[draw(items.length)] as Item;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first change is free; then others had time to learn the name. */
const USERNAME_PAUSE_MS = 30 * DAY_MS;

/** Time from which a username can be changed (epoch ms), from its last change; null if it has never changed. */
export function usernameChangeableAt(changedAt: number | null): number | null {
  return changedAt === null ? null : changedAt + USERNAME_PAUSE_MS;
}

/** Whether the owner may change the user name now. */
export function mayChangeUsername(changedAt: number | null, now: number): boolean {
  return (usernameChangeableAt(changedAt) ?? now) <= now;
}
