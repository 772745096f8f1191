import { VISITOR } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { type GraphqlDeps, runOperation } from '#api/graphql/run.ts';
import type { SharedGuild } from '#domain/brand/pictures/guild-picture.ts';

const QUERY = 'query SharedGuild($id: ID!) { getGuild(id: $id) { id name classification } }';

/** What everyone may know of a guild, for its picture; null when there is no such guild. */
export async function findSharedGuild(
  deps: GraphqlDeps,
  id: string,
  facts: RequestFacts,
): Promise<SharedGuild | null> {
  const request = { query: QUERY, variables: { id }, operationName: null };
  const { result } = await runOperation(deps, request, VISITOR, facts);
  return (result.data as { getGuild: SharedGuild | null } | undefined | null)?.getGuild ?? null;
}
