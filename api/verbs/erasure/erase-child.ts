import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import { type Mail, queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { writeFarewells } from '#api/reads/calendar-feeds/ended-spots.ts';
import { readChildren, readChildrenInCare } from '#api/reads/children/child-queries.ts';
import type { ChildRow } from '#api/rows/children/child-row.ts';
import { eraseSignUpWords, givePlacesBack } from '#api/verbs/contracts/give-places-back.ts';
import { letGoOfChild } from '#api/verbs/guardians/let-go-of-child.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import type { Db } from '#db/store.ts';
import { REMOVAL_REASON } from '#domain/accounts/account-removal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { eraseVolunteer } from './erase-volunteer.ts';
import { noteRemoval } from './sweep-removals.ts';

/**
 * Deletes the record of an own child and everything personal in it; places of quests that have not begun go back. Where
 * another guardian has it too, it leaves the own account alone. Answers whether the record itself is gone.
 * Errors: NOT_LOGGED_IN, CHARITEER_NOT_FOUND for others' children.
 */
export async function eraseChild(context: Context, { id }: { id: string }): Promise<boolean> {
  const { viewer, store, now, log } = context;
  const person = requireLogin(viewer);
  const { accountId } = person;
  const isGone = await store.write(async (tx) => {
    const child = (await readChildrenInCare(tx, person)).find((one) => one.id === id);
    if (!child) throw new DomainError('CHARITEER_NOT_FOUND');
    const { staysWithOthers, farewells } = await letGoOrErase(tx, context, accountId, child);
    for (const mail of farewells) await queueMail(tx, context, mail);
    const subject = { subjectId: id, detail: { staysWithOthers } };
    await recordAudit(tx, now, { ...subject, action: 'child-removed', actorId: accountId });
    await noteRemoval(tx, now);
    return !staysWithOthers;
  });
  await store.scrub().catch((error: unknown) => log.error({ err: error }, 'scrub after a removal failed'));
  return isGone;
}

/**
 * Deletes the records of all children under an account that goes; who has another guardian stays with that one. Returns
 * what takes their spots off its calendar, to be queued once the account is gone.
 */
export async function eraseChildren(
  tx: Db,
  context: MailContext,
  guardianAccountId: string,
): Promise<Mail[]> {
  const all: Mail[] = [];
  for (const child of await readChildren(tx, guardianAccountId))
    all.push(...(await letGoOrErase(tx, context, guardianAccountId, child)).farewells);
  return all;
}

type Erased = { staysWithOthers: boolean; farewells: Mail[] };

async function letGoOrErase(
  tx: Db,
  context: MailContext,
  guardianAccountId: string,
  child: ChildRow,
): Promise<Erased> {
  const farewells = await letGoOfChild(tx, context, guardianAccountId, child.id);
  if (farewells !== null) return { staysWithOthers: true, farewells };
  return { staysWithOthers: false, farewells: await eraseOne(tx, context, guardianAccountId, child) };
}

async function eraseOne(
  tx: Db,
  context: MailContext,
  guardianAccountId: string,
  { id, nameFirst, nameLast }: ChildRow,
): Promise<Mail[]> {
  await eraseSignUpWords(tx, id);
  const ended = await givePlacesBack(tx, context, id, REMOVAL_REASON);
  const farewells = await writeFarewells(tx, context, ended);
  const names = [nameFirst, nameLast].filter((name) => name !== null);
  await report(tx, context, 'ChildErased', { chariteerId: id, guardianAccountId, words: names });
  await eraseVolunteer(tx, context, id);
  await tx.delete(childRecord).where(eq(childRecord.chariteerId, id));
  // A link says that the record is gone, whoever it was sent to.
  await tx.update(guardianLink).set({ guardianAccountId: null }).where(eq(guardianLink.chariteerId, id));
  await report(tx, context, 'ServiceChanged', { chariteerIds: [id] });
  return farewells;
}
