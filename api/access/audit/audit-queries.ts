import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { AuditFilter, QueryAuditPageArgs } from '#api/graphql/generated/types.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';

export type AuditEntryRow = {
  id: string;
  /** Epoch ms. */
  at: number;
  actorId: string | null;
  actorUsername: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  subjectName: string | null;
  /** JSON text. */
  detail: string;
};

/** Lists a page of the audit log, latest first, for staff. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listAuditEntries(
  { viewer, store }: Context,
  args: Partial<QueryAuditPageArgs>,
): Promise<{ items: AuditEntryRow[]; total: number }> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const matches = and(...conditionsOf(args.filter ?? {}));
  const [counted] = await store.read.select({ total: count() }).from(auditEntry).where(matches);
  // Of the pages before nothing is read but the index: names are looked up for the entries of this one.
  const page = store.read
    .select({ number: ROW_NUMBER })
    .from(auditEntry)
    .where(matches)
    .orderBy(...LATEST_FIRST)
    .limit(limit)
    .offset(offset);
  const items: AuditEntryRow[] = await store.read
    .select(ENTRY_COLUMNS)
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(inArray(ROW_NUMBER, page))
    .orderBy(...LATEST_FIRST);
  return { items, total: counted?.total ?? 0 };
}

const { subjectId, subjectType } = auditEntry;

/** Entries have row numbers in the order in which they came. */
const ROW_NUMBER = sql<number>`audit_entry.rowid`;
const LATEST_FIRST = [desc(auditEntry.at), desc(ROW_NUMBER)];

const ENTRY_COLUMNS = {
  id: auditEntry.id,
  at: auditEntry.at,
  actorId: auditEntry.actorId,
  actorUsername: account.username,
  action: auditEntry.action,
  subjectType,
  subjectId,
  subjectName: sql<string | null>`CASE
    WHEN ${subjectType} IN ('account', 'chariteer') THEN (SELECT "username" FROM account AS a WHERE a."id" = ${subjectId})
    WHEN ${subjectType} = 'provider' THEN (SELECT "name" FROM provider AS p WHERE p."id" = ${subjectId})
    WHEN ${subjectType} = 'district' THEN (SELECT "name" FROM district AS d WHERE d."id" = ${subjectId})
    WHEN ${subjectType} = 'group' THEN (SELECT "groupName" FROM member_group AS g WHERE g."id" = ${subjectId})
    WHEN ${subjectType} = 'quest' THEN (SELECT "eventTitle" FROM quest AS q WHERE q."id" = ${subjectId})
    WHEN ${subjectType} = 'orientation' THEN (SELECT "name" FROM orientation AS o WHERE o."id" = ${subjectId})
  END`,
  detail: sql<string>`${auditEntry.detail}`,
};

/** Maximum number of actions in a filter, more than there are. */
const MOST_ACTIONS = 200;

function conditionsOf({ action, actions, actorId, about, from, before }: AuditFilter) {
  return [
    action ? sql`instr(${auditEntry.action}, ${action.trim().toLowerCase()}) > 0` : undefined,
    actions ? inArray(auditEntry.action, actions.slice(0, MOST_ACTIONS)) : undefined,
    actorId ? eq(auditEntry.actorId, actorId) : undefined,
    about ? or(eq(auditEntry.subjectId, about), eq(auditEntry.actorId, about)) : undefined,
    from == null ? undefined : gte(auditEntry.at, from),
    before == null ? undefined : lt(auditEntry.at, before),
  ];
}
