import { needsGuardian } from '#domain/guardians/guardian-consent.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import {
  type ImportedVolunteer,
  type RowProblem,
  standingOfImported,
} from '#domain/imports/imported-volunteer.ts';
import { creditablePastHours, joinPastHours, MOST_OF_DAY } from '#domain/imports/past-hours.ts';
import type { GroupPlace, ImportTargets } from './import-targets.ts';
import type { KnownPeople, NamedImport } from './known-people.ts';

/** A person who will be added, with everything found that the file names. */
export type PlannedVolunteer = Omit<ImportedVolunteer, 'username' | 'districts' | 'groups' | 'pastHours'> & {
  username: string;
  districtIds: readonly string[];
  memberships: readonly GroupPlace[];
  pastHours: readonly { providerId: string; date: string; minutes: number; minutesBefore: number }[];
};

/** What becomes of one imported person. */
export type PersonOutcome = {
  planned: PlannedVolunteer | null;
  isKnown: boolean;
  refused: RowProblem | null;
  leftOut: RowProblem[];
  /** The user name that was given in place of the wanted one. */
  givenUsername: string | null;
};

type Plan = { targets: ImportTargets; known: KnownPeople; givenNames: Set<string>; now: number };

const NOTHING = { planned: null, isKnown: false, refused: null, leftOut: [], givenUsername: null };

/** The outcome of a person who is refused. */
export function refusedOutcome(problem: RowProblem): PersonOutcome {
  return { ...NOTHING, refused: problem };
}

/** Decides what becomes of an imported person; names given are taken from then on. */
export function planVolunteer({ person, usernames }: NamedImport, plan: Plan): PersonOutcome {
  const { known, givenNames } = plan;
  const standing = standingOfImported(person, known.of(person));
  if (standing.outcome === 'refused') return refusedOutcome(standing.problem);
  if (standing.outcome === 'known') return { ...NOTHING, isKnown: true };
  const username = usernames.find((name) => !known.isUsernameTaken(name) && !givenNames.has(uniqueKey(name)));
  if (username === undefined) return refusedOutcome({ column: 'username', expected: 'a name that is free' });
  givenNames.add(uniqueKey(username));
  const leftOut: RowProblem[] = [];
  const { districts: _, groups: _groups, pastHours: _hours, ...identity } = person;
  const planned = {
    ...identity,
    guardian: guardianOf(person, plan, leftOut),
    username,
    districtIds: districtsOf(person, plan, leftOut),
    memberships: membershipsOf(person, plan, leftOut),
    pastHours: hoursOf(person, plan, leftOut),
  };
  return { ...NOTHING, planned, leftOut, givenUsername: username === person.username ? null : username };
}

function guardianOf({ guardian }: ImportedVolunteer, { known }: Plan, leftOut: RowProblem[]) {
  if (guardian === null || !known.isAddressOfMinor(guardian.guardianEmail)) return guardian;
  leftOut.push({ column: 'guardianEmail', expected: 'the address of an adult' });
  return null;
}

function districtsOf({ districts }: ImportedVolunteer, { targets }: Plan, leftOut: RowProblem[]): string[] {
  const found = districts.map(targets.districtId);
  if (found.includes(null))
    leftOut.push({ column: 'favoriteDistricts', expected: 'districts that are here' });
  return [...new Set(found.filter((id) => id !== null))];
}

/** A young person joins nothing before the guardian has agreed. */
function membershipsOf(
  { groups, dateOfBirth }: ImportedVolunteer,
  { targets, now }: Plan,
  leftOut: RowProblem[],
): GroupPlace[] {
  if (groups.length > 0 && needsGuardian(dateOfBirth, now)) {
    leftOut.push({ column: 'groups', expected: 'the consent of a guardian first' });
    return [];
  }
  const found = groups.map(targets.groupPlace);
  if (found.includes(null)) leftOut.push({ column: 'groups', expected: 'groups and roles that are here' });
  const places = found.filter((place) => place !== null);
  return [...new Map(places.map((place) => [`${place.groupId} ${place.roleId}`, place])).values()];
}

function hoursOf({ pastHours }: ImportedVolunteer, { targets, now }: Plan, leftOut: RowProblem[]) {
  const found = pastHours.flatMap(({ charity, date, minutes }) => {
    const providerId = targets.providerId(charity);
    return providerId === null ? [] : [{ providerId, date, minutes }];
  });
  if (found.length < pastHours.length)
    leftOut.push({ column: 'pastHours', expected: 'one charity here of that name' });
  const joined = joinPastHours(found);
  const taken = creditablePastHours(joined, now);
  if (taken.length < joined.length) leftOut.push({ column: 'pastHours', expected: MOST_OF_DAY });
  return taken;
}
