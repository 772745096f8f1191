import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { hashToken } from '#api/access/auth/session.ts';
import { mergeAskedMail } from '#api/access/outbox/merge-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { newId } from '#db/new-id.ts';
import { mergeRequest } from '#db/schema/record-merge.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { MERGE_LINK_MS, refusalOfMergeLink } from '#domain/merging/merge-agreement.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import type { ReachedGuardian } from './merge-guardians.ts';
import type { Sides } from './merge-parts.ts';

export type MergeRequestRow = typeof mergeRequest.$inferSelect;

/** The latest request about two records, whichever was to stay. */
export async function readMergeRequest(
  db: Db,
  { keptId, droppedId }: Sides,
): Promise<MergeRequestRow | null> {
  const ids = [keptId, droppedId];
  const isOfBoth = and(inArray(mergeRequest.keptId, ids), inArray(mergeRequest.droppedId, ids));
  const [latest] = await db
    .select()
    .from(mergeRequest)
    .where(isOfBoth)
    .orderBy(desc(mergeRequest.askedAt))
    .limit(1);
  return latest ?? null;
}

/** Emails the guardian whose yes a merge needs the link by which they answer; no one else is told anything. */
export async function askForMerge(
  tx: Db,
  context: MailContext,
  sides: Sides,
  { guardian, askedById }: { guardian: ReachedGuardian; askedById: string },
): Promise<void> {
  const { now, config } = context;
  const id = newId(now);
  const [token = ''] = tokensOf(config.dataKey, id, guardian);
  const row = {
    id,
    ...sides,
    knownId: guardian.recordId,
    askedById,
    askedAt: now,
    expiresAt: now + MERGE_LINK_MS,
  };
  await tx.insert(mergeRequest).values({ ...row, tokenHash: hashToken(token) });
  await sendQuestion(tx, context, guardian, token);
  const subject = { subjectId: sides.keptId, detail: { droppedId: sides.droppedId } };
  await recordAudit(tx, now, { ...subject, action: 'merge-asked', actorId: askedById });
}

/** Asks again by a request whose email was never sent; its link is valid for 7 days from now. */
export async function askAgainForMerge(
  tx: Db,
  context: MailContext,
  { id, keptId, droppedId }: MergeRequestRow,
  guardian: ReachedGuardian,
): Promise<void> {
  const { now, config } = context;
  const [token = ''] = tokensOf(config.dataKey, id, guardian);
  await tx
    .update(mergeRequest)
    .set({ askedAt: now, expiresAt: now + MERGE_LINK_MS, tokenHash: hashToken(token) })
    .where(eq(mergeRequest.id, id));
  await sendQuestion(tx, context, guardian, token);
  const subject = { subjectId: keptId, detail: { droppedId } };
  await recordAudit(tx, now, { ...subject, action: 'merge-asked', actorId: null });
}

async function sendQuestion(
  tx: Db,
  context: MailContext,
  { child, address: recipient, accountId, recordId, locale: guardianLocale }: ReachedGuardian,
  token: string,
): Promise<void> {
  const mail = mailIn(guardianLocale, (locale) => mergeAskedMail(locale, context.config, { child, token }));
  await queueMail(tx, context, {
    kind: 'merge-asked',
    ...mail,
    recipient,
    ownerId: ownerOfQuestion({ accountId, recordId }),
  });
}

/** Account or record whose email gets the question: the guardian's, else the record they are named for. */
export function ownerOfQuestion({
  accountId,
  recordId,
}: Pick<ReachedGuardian, 'accountId' | 'recordId'>): string {
  return accountId ?? recordId;
}

/** The request of a link that is valid. Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED. */
export async function openMergeRequest(db: Db, now: number, token: string): Promise<MergeRequestRow> {
  const row = await db
    .select()
    .from(mergeRequest)
    .where(eq(mergeRequest.tokenHash, hashToken(token)))
    .get();
  const refusal = refusalOfMergeLink(row ?? null, now);
  if (refusal !== null || !row) throw new DomainError(refusal ?? 'INVALID_TOKEN');
  return row;
}

/** Whether a link was made for this guardian: one who is the child's guardian no more has no say. */
export function isLinkOf(
  dataKey: DataKey,
  { id }: MergeRequestRow,
  token: string,
  guardian: ReachedGuardian,
): boolean {
  return tokensOf(dataKey, id, guardian).includes(token);
}

/** Keeps the answer; false when the link was used meanwhile. */
export async function answerMergeRequest(
  tx: Db,
  now: number,
  { id }: MergeRequestRow,
  isAgreed: boolean,
): Promise<boolean> {
  const kept = await tx
    .update(mergeRequest)
    .set({ isAgreed, answeredAt: now })
    .where(and(eq(mergeRequest.id, id), isNull(mergeRequest.answeredAt)))
    .returning({ id: mergeRequest.id });
  return kept.length > 0;
}

/** Made of the key, the request and the guardian's mailbox, so the database can't tell it; one for each known key. */
function tokensOf(dataKey: DataKey, requestId: string, { mailbox, recordId }: ReachedGuardian): string[] {
  const hashes = dataKey.hashes('merge-request', `${requestId} ${recordId} ${mailbox}`);
  return hashes.map((hash) => Buffer.from(hash, 'hex').toString('base64url'));
}
