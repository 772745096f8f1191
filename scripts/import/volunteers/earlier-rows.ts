import { nameKey } from '#domain/identity/ban-identity.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { ImportedVolunteer, RowProblem } from '#domain/imports/imported-volunteer.ts';

/** Tells of each person of a file whether an earlier line has the same id, address, or name with birth date. */
export function repeatedIn(): (person: ImportedVolunteer, line: number) => RowProblem | null {
  const lines = new Map<string, number>();
  return (person, line) => {
    const keys: Record<string, [column: string, expected: string]> = {
      [`id ${person.id}`]: ['id', 'an id'],
      [`email ${uniqueKey(person.emailAddress)}`]: ['email', 'an address'],
      [`name ${nameKey(`${person.nameFirst} ${person.nameLast}`)} ${person.dateOfBirth}`]: [
        'lastName',
        'a name and birth date',
      ],
    };
    for (const [key, [column, expected]] of Object.entries(keys)) {
      const earlier = lines.get(key);
      if (earlier !== undefined)
        return { column, expected: `${expected} that line ${earlier} does not have already` };
    }
    for (const key of Object.keys(keys)) lines.set(key, line);
    return null;
  };
}
