import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provider } from '#db/schema/provider.ts';
import {
  MUTATION_RIGHTS,
  QUERY_RIGHTS,
  type Right,
  SUBJECTS,
  type SubjectName,
} from '../support/operation-rights.ts';
import { openRightsWorld, putStampsBack } from '../support/rights-world.ts';
import type { World } from '../support/world.ts';

/** Subjects without rights at charity 1, or with rights for another reason. */
const OTHERS: readonly SubjectName[] = ['visitor', 'volunteer', 'new', 'guildadmin', 'outsider', 'staff'];
/** Everyone whose rights at charity 1 come by a role there, or by being its own account. */
const PEOPLE = SUBJECTS.filter((name) => !OTHERS.includes(name));

let world: World;
const tokens = new Map<SubjectName, string>();
beforeAll(async () => {
  world = await openRightsWorld();
  const demanding = { demandsSecondFactor: true };
  await world.store.write((tx) => tx.update(provider).set(demanding).where(eq(provider.id, '1')));
  for (const who of PEOPLE) tokens.set(who, await world.sessions.open(who));
});
afterAll(() => world.close());

/** What someone may by something else than a role at charity 1. */
const BY_SOMETHING_ELSE = [
  // The young themselves.
  'askGuardianToSign',
  'giveGuardianConsent',
  // Every member, with a role that gives rights or without.
  'groupGoals',
  'listGroupMembers',
  // Who manages another charity, too.
  'searchGuilds',
];

/** What a role opens: operations that a volunteer may not call. */
const byRole = (rights: readonly Right[]) =>
  rights
    .filter(({ operation }) => !BY_SOMETHING_ELSE.includes(operation))
    .filter(({ own }) => !own.includes('volunteer') && PEOPLE.some((who) => own.includes(who)))
    .map((right) => [right.when ? `${right.operation} ${right.when}` : right.operation, right] as const);

/** “who: code” for everyone who gets through with rights that do not count. */
async function openings(kind: 'query' | 'mutation', right: Right): Promise<string[]> {
  const found: string[] = [];
  if (right.operation.endsWith('Stamp')) await putStampsBack(world);
  const refusal = right.refusal ?? 'SECOND_FACTOR_REQUIRED';
  for (const who of PEOPLE.filter((one) => right.own.includes(one))) {
    const headers = { authorization: `Bearer ${tokens.get(who)}` };
    const { code } = await world.gql(`${kind} { ${right.call(who, 'own')} }`, {}, { headers });
    if (code !== refusal) found.push(`${who}: ${code ?? 'allowed'}`);
  }
  return found;
}

describe('a charity that demands a second factor opens nothing to sessions that have shown none', () => {
  it.each(byRole(MUTATION_RIGHTS))('the mutation %s [JOI-09: rights]', async (_, right) => {
    expect(await openings('mutation', right)).toEqual([]);
  });

  it.each(byRole(QUERY_RIGHTS))('the query %s [JOI-09: rights]', async (_, right) => {
    expect(await openings('query', right)).toEqual([]);
  });
});
