import { type Caller, VISITOR } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { type GraphqlDeps, runOperation } from '#api/graphql/run.ts';
import type { DrawnYear } from '#domain/brand/pictures/year-picture.ts';

const FIELDS = 'year username minutes quests charities types weeksInARow';
const SHARED = `query SharedYearPicture($token: String!) { sharedYear(token: $token) { ${FIELDS} } }`;
const OWN = `query OwnYearPicture($year: Int!) { ownYear(year: $year) { review { ${FIELDS} } } }`;

/** The year that someone shares under a secret, for its pictures; null where no one does. */
export async function findSharedYear(
  deps: GraphqlDeps,
  token: string,
  facts: RequestFacts,
): Promise<DrawnYear | null> {
  const request = { query: SHARED, variables: { token }, operationName: null };
  const { result } = await runOperation(deps, request, VISITOR, facts);
  return (result.data as { sharedYear: DrawnYear | null } | undefined | null)?.sharedYear ?? null;
}

/** A year of whoever asks, shared or not; null where they have no page of it. */
export async function findOwnYear(
  deps: GraphqlDeps,
  year: string,
  caller: Caller,
  facts: RequestFacts,
): Promise<DrawnYear | null> {
  if (!/^\d{4}$/.test(year)) return null;
  const request = { query: OWN, variables: { year: Number(year) }, operationName: null };
  const { result } = await runOperation(deps, request, caller, facts);
  const data = result.data as { ownYear: { review: DrawnYear } | null } | undefined | null;
  return data?.ownYear?.review ?? null;
}
