import { and, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { readChildrenInCare } from '#api/people/children/child-queries.ts';
import type { ChildRow, ChildVerdictRow } from '#api/people/children/child-row.ts';
import { readClashes } from '#api/quests/sign-up/clashing-places.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { childSubject } from '#domain/permissions/permissions.ts';
import { judge } from '#domain/sign-up/sign-up-gate.ts';

/** What the gate says to each of the viewer's children about a quest; one statement for whoever has none. */
export async function childVerdicts(context: Context, questId: string): Promise<ChildVerdictRow[]> {
  const { viewer, store, now } = context;
  if (viewer === null) return [];
  const children = await readChildrenInCare(store.read, viewer);
  if (children.length === 0) return [];
  const held = await readHeld(store.read, questId, children);
  return Promise.all(
    children.map(async (child): Promise<ChildVerdictRow> => {
      const question = { viewerId: child.id, questIds: [questId], isCountingAlways: false };
      const [row] = await loadGateRows(store.read, question);
      const facts = row && gateFactsOf(row, childSubject(child.id), now);
      const isUnsigned = facts?.viewer?.lacksDocuments ?? false;
      const contractId = held.get(child.id) ?? null;
      return { child, questId, verdict: facts ? judge(facts) : 'OVER', contractId, isUnsigned };
    }),
  );
}

/** The places of a child at the time of a quest, for its guardian. */
export async function clashesOfChild(
  { store, now }: Context,
  { id: chariteerId, ownerId }: ChildRow,
  questId: string,
): Promise<ContractRow[]> {
  const rows = await readClashes(store.read, { chariteerId, questIds: [questId], now });
  return rows.map((row) => ({ ...row, ownerId }));
}

async function readHeld(
  db: Db,
  questId: string,
  children: readonly ChildRow[],
): Promise<Map<string, string>> {
  const ids = children.map(({ id }) => id);
  const rows = await db
    .select({ id: contract.id, chariteerId: contract.chariteerId })
    .from(contract)
    .where(and(eq(contract.questId, questId), isInList(contract.chariteerId, ids), isActive()));
  return new Map(rows.map(({ id, chariteerId }) => [chariteerId, id]));
}
