import type { PersonIds } from '#api/operations/erasure/kept-person.ts';
import { isInList } from '#db/in-list.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import type { Db } from '#db/store.ts';
import type { Sides } from './merge-parts.ts';

/** The ids by which rows hang on one of two records. Asked before anything moves: afterwards nothing tells them. */
export async function readMergeIds(tx: Db, { keptId, droppedId }: Sides): Promise<PersonIds> {
  const people = [keptId, droppedId];
  const contracts = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(isInList(contract.chariteerId, people));
  const links = await tx
    .select({ id: guardianLink.id })
    .from(guardianLink)
    .where(isInList(guardianLink.chariteerId, people));
  const bans = await tx
    .select({ traceId: providerBan.traceId })
    .from(providerBan)
    .where(isInList(providerBan.chariteerId, people));
  return {
    people,
    contracts: contracts.map(({ id }) => id),
    links: links.map(({ id }) => id),
    traces: bans.flatMap(({ traceId }) => traceId ?? []),
  };
}
