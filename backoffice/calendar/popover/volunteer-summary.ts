import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { textsOf } from '../../language/console-locale.ts';
/** A person as the API names them to the viewer: without the right to real names those are null. */
export type NamedPerson = { username: string | null; nameFirst: string | null; nameLast: string | null };

const NAMES_IN_FULL = 2;
const NAMES_SHOWN = 3;

/** Volunteers of a quest in one line: one or two full names, or several short ones and a count of the rest. */
export function volunteerSummary(people: readonly (NamedPerson | null)[]): string {
  const t = textsOf(consolePopoverTexts);
  if (people.length === 0) return t.nobody;
  if (people.length <= NAMES_IN_FULL) return together(people.map(fullName));
  const names = people.slice(0, NAMES_SHOWN).map(shortName);
  const rest = people.length - NAMES_SHOWN;
  return rest === 0 ? together(names) : t.andMore({ names: names.join(', '), count: rest });
}

/** “Ada B., Grace H. and Mary S.” */
function together(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  return textsOf(consolePopoverTexts).both({ names: before.toReversed().join(', '), last });
}

/** First and last name, or the user name where the viewer may not read them. */
function fullName(person: NamedPerson | null): string {
  return [person?.nameFirst, person?.nameLast].filter(Boolean).join(' ') || userName(person);
}

function shortName(person: NamedPerson | null): string {
  const { nameFirst, nameLast } = person ?? {};
  if (!nameFirst) return userName(person);
  const [initial] = nameLast ?? '';
  return initial ? `${nameFirst} ${initial}.` : nameFirst;
}

function userName(person: NamedPerson | null): string {
  return person?.username ?? textsOf(consoleRecordsTexts).left;
}
