import { eq, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { ContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { type Attendance, attendanceLeft } from '#domain/attendance/attendance-gate.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { isSignUp } from '#domain/sign-up/contract-standing.ts';
import { endGuildSpots } from './guild-spots.ts';

/** `leaverId`: the account that gives it up; left out where the product ends it. */
type End = { abandonedAt: number; abandonReason: string | null; leaverId?: string };

/** Ends an active contract, and from then on what was marked of it. Errors: `refusal` when it has ended meanwhile. */
export async function abandon(
  tx: Db,
  context: MailContext,
  facts: ContractFacts,
  { leaverId, ...end }: End,
  refusal: ErrorCode,
): Promise<ContractRow> {
  const [row] = await abandonStatement(tx).all({ ...end, contractId: facts.id });
  if (!row) throw new DomainError(refusal);
  if (facts.guildId !== null) await endGuildSpots(tx, facts);
  const ended = { ...(row as ContractRow), ownerId: facts.chariteerId, providerId: facts.providerId };
  return { ...ended, ...(await endMark(tx, context, ended, { startedAt: facts.startedAt, leaverId })) };
}

/** Ends the mark of a sign-up whose person leaves, with the credits that follow. */
async function endMark(
  tx: Db,
  context: MailContext,
  row: ContractRow,
  { startedAt, leaverId }: { startedAt: number | null; leaverId: string | undefined },
): Promise<Partial<Attendance> | null> {
  const change = isSignUp(row) ? attendanceLeft(row, { startedAt, now: context.now }) : null;
  if (!change) return null;
  const changed = await tx.update(contract).set(change).where(eq(contract.id, row.id)).returning();
  const by = { actorId: leaverId ?? null, role: 'volunteer', way: 'left' } as const;
  const attendanceChange = leaverId === undefined ? byProduct('left') : by;
  await report(tx, context, 'AttendanceChanged', { contracts: changed, change: attendanceChange });
  return change;
}

const { placeholder } = sql;

const abandonStatement = prepareOnce((db: Db) =>
  db
    .update(contract)
    .set({
      abandonedAt: sql`${placeholder('abandonedAt')}`,
      abandonReason: sql`${placeholder('abandonReason')}`,
    })
    .where(sql`${contract.id} = ${placeholder('contractId')} AND ${isActive()}`)
    .returning(CONTRACT_COLUMNS)
    .prepare(),
);
