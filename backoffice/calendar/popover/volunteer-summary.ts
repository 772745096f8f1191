/** A person as the API names them to the viewer: without the right to real names those are null. */
export type NamedPerson = { username: string | null; nameFirst: string | null; nameLast: string | null };

const NAMES_IN_FULL = 2;
const NAMES_SHOWN = 3;

/** Who is on a quest, in one line: full names of one or two, short ones of more, and how many besides. */
export function volunteerSummary(people: readonly (NamedPerson | null)[]): string {
  if (people.length === 0) return 'No volunteers yet';
  if (people.length <= NAMES_IN_FULL) return people.map(fullName).join(' and ');
  const names = people.slice(0, NAMES_SHOWN).map(shortName);
  const rest = people.length - NAMES_SHOWN;
  if (rest === 0) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${names.join(', ')} and ${rest} more ${rest === 1 ? 'volunteer' : 'volunteers'}`;
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
  return person?.username ?? 'A volunteer who left';
}
