import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db, Store } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { ImportedVolunteer } from '#domain/imports/imported-volunteer.ts';
import { type ImportTargets, readImportTargets } from './import-targets.ts';
import { readKnownPeople } from './known-people.ts';
import { type PersonOutcome, type PlannedVolunteer, planVolunteer } from './plan-volunteers.ts';
import { usernamesFor } from './usernames-for.ts';
import { writeVolunteers } from './write-volunteers.ts';

export type VolunteerImport = {
  /** Takes some people in one transaction, or only says what would become of them. The outcomes are in their order. */
  take: (people: readonly ImportedVolunteer[]) => Promise<PersonOutcome[]>;
};

type ImportContext = MailContext & { store: Store };

/**
 * Begins an import of volunteers; what it refers to is read once. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function beginVolunteerImport(
  context: ImportContext,
  viewer: Viewer | null,
  { isDryRun }: { isDryRun: boolean },
): Promise<VolunteerImport> {
  requireStaff(viewer);
  const { store } = context;
  const targets = await readImportTargets(store.read);
  const givenNames = new Set<string>();
  const plan = (db: Db, people: readonly ImportedVolunteer[]) =>
    planPeople(db, context, { targets, givenNames }, people);
  if (isDryRun) return { take: (people) => plan(store.read, people) };
  return {
    async take(people) {
      let planned: PlannedVolunteer[] = [];
      try {
        return await store.write(async (tx) => {
          const outcomes = await plan(tx, people);
          planned = outcomes.flatMap((outcome) => outcome.planned ?? []);
          await writeVolunteers(tx, context, planned);
          return outcomes;
        });
      } catch (error) {
        for (const { username } of planned) givenNames.delete(uniqueKey(username));
        throw error;
      }
    },
  };
}

async function planPeople(
  db: Db,
  { now, config }: ImportContext,
  run: { targets: ImportTargets; givenNames: Set<string> },
  people: readonly ImportedVolunteer[],
): Promise<PersonOutcome[]> {
  const named = people.map((person) => ({ person, usernames: usernamesFor(person) }));
  const known = await readKnownPeople(db, { now, dataKey: config.dataKey }, named);
  return named.map((one) => planVolunteer(one, { ...run, known, now }));
}
