import { and, eq, isNull, lte, max } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Store } from '#db/store.ts';
import { invitationAt } from '#domain/imports/invitation-pace.ts';
import { INVITED_AN_HOUR, INVITED_MS } from '#domain/invited-volunteers/file-limits.ts';
import type { InvitedColumns, InvitedTable } from '#domain/invited-volunteers/invited-columns.ts';
import type { JudgedFile } from './invited-volunteer-row.ts';
import { judgeFile, requireEmails } from './judge-file.ts';

type Inviting = { store: Store } & Pick<Context, 'now' | 'config'>;
type Asked = {
  providerId: string;
  /** Null: the installation's own staff. */
  inviterId: string | null;
  table: InvitedTable;
  columns: InvitedColumns;
};

/**
 * Keeps an invitation for everyone in a table who can be invited, in one transaction and a constant number of
 * statements; their emails are due one after another. What is refused leaves no trace. Errors: BAD_USER_INPUT.
 */
export async function inviteFromTable(
  { store, now, config }: Inviting,
  { providerId, inviterId, table, columns }: Asked,
): Promise<JudgedFile> {
  requireEmails(columns);
  return store.write(async (tx) => {
    const judged = await judgeFile(tx, { now, config }, providerId, { table, chosen: columns });
    if (judged.invited.length === 0) return judged;
    const isOver = and(lte(volunteerInvitation.expiresAt, now), isNull(volunteerInvitation.acceptedById));
    await tx.delete(volunteerInvitation).where(and(eq(volunteerInvitation.providerId, providerId), isOver));
    const [waiting] = await tx
      .select({ at: max(volunteerInvitation.mailAt) })
      .from(volunteerInvitation)
      .where(eq(volunteerInvitation.providerId, providerId));
    const pace = { perHour: INVITED_AN_HOUR, now, lastQueuedAt: waiting?.at ?? null };
    const rows = judged.invited.map((invited, position) => {
      const mailAt = invitationAt(position, pace);
      const times = { createdAt: now, mailAt, expiresAt: mailAt + INVITED_MS };
      return { id: newId(now), providerId, invitedById: inviterId, ...invited, ...times };
    });
    await insertRows(tx, volunteerInvitation, rows);
    const detail = { rows: rows.length, refused: judged.refused.length };
    await recordAudit(tx, now, {
      ...{ action: 'volunteers-invited', actorId: inviterId, subjectId: providerId },
      detail,
    });
    return judged;
  });
}
