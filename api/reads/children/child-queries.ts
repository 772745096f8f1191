import { and, asc, count, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { readClashes } from '#api/reads/sign-up/clashing-places.ts';
import { gateFactsOf, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import type { ChildRow, ChildVerdictRow } from '#api/rows/children/child-row.ts';
import { hasOtherGuardian } from '#api/rows/children/child-where.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import { isActive } from '#api/rows/contracts/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { childSubject, type Subject } from '#domain/permissions/permissions.ts';
import { judge } from '#domain/sign-up/sign-up-gate.ts';
import { sortedByName } from '#domain/text/folded-text.ts';

type Guardian = Pick<Subject, 'accountId' | 'isYoung'>;

/** Whether the record of a child is under an account that can act for it. No one under 18 can. */
export async function isOwnChild(
  db: Db,
  { accountId: guardianAccountId, isYoung }: Guardian,
  chariteerId: string,
): Promise<boolean> {
  if (isYoung) return false;
  const found = await db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(
      and(eq(childRecord.chariteerId, chariteerId), eq(childRecord.guardianAccountId, guardianAccountId)),
    )
    .get();
  return found !== undefined;
}

/** Whether a record is a child's, without an account of its own. */
export async function isChild(db: Db, chariteerId: string): Promise<boolean> {
  const found = await db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(eq(childRecord.chariteerId, chariteerId))
    .get();
  return found !== undefined;
}

/** How many children stand under an account. */
export async function countChildren(db: Db, guardianAccountId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(childRecord)
    .where(eq(childRecord.guardianAccountId, guardianAccountId));
  return counted?.total ?? 0;
}

/** Returns the children that an account can act for. No one under 18 can. */
export async function readChildrenInCare(db: Db, { accountId, isYoung }: Guardian): Promise<ChildRow[]> {
  return isYoung ? [] : readChildren(db, accountId);
}

/** The children under an account, by first name, even where it can't act for them. */
export async function readChildren(db: Db, guardianAccountId: string): Promise<ChildRow[]> {
  const rows = await db
    .select({
      ownerId: childRecord.guardianAccountId,
      id: chariteer.id,
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
      isShared: hasOtherGuardian(childRecord),
    })
    .from(childRecord)
    .innerJoin(chariteer, eq(chariteer.id, childRecord.chariteerId))
    .where(eq(childRecord.guardianAccountId, guardianAccountId))
    .orderBy(asc(chariteer.id));
  return sortedByName(rows, ({ nameFirst }) => nameFirst ?? '');
}

/** The children of the session's own account. Errors: NOT_LOGGED_IN. */
export async function listOwnChildren({ viewer, store }: Context): Promise<ChildRow[]> {
  return readChildrenInCare(store.read, requireLogin(viewer));
}

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
      const verdict = row ? judge(gateFactsOf(row, childSubject(child.id), now)) : 'OVER';
      return { child, questId, verdict, contractId: held.get(child.id) ?? null };
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
