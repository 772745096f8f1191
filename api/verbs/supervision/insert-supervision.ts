import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { takeOne } from '#api/access/auth/rate-limit.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isChild } from '#api/reads/children/child-queries.ts';
import { readConsent } from '#api/reads/guardians/consent-queries.ts';
import { readQuestTitle } from '#api/reads/quests/quest-titles.ts';
import { requireSupervisor } from '#api/reads/supervision/require-supervisor.ts';
import { guardianSupervisesMail, supervisorAskedMail } from '#api/reads/supervision/supervision-mails.ts';
import { newId } from '#db/new-id.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import { type SupervisorChoice, supervisionWaitsUntil } from '#domain/supervision/supervision.ts';

export type SupervisedSignUp = {
  contractId: string;
  chariteerId: string;
  questId: string;
  startedAt: number | null;
};

/**
 * Keeps with a young person's sign-up who supervises, in the place of whoever was named before: the guardian by name,
 * who is told, or an adult on the same quest, who is asked by mail. Ten times a day for one young person, and
 * six for one adult.
 * Errors: SUPERVISOR_MISSING for none or both, BAD_USER_INPUT for someone who cannot, RATE_LIMITED.
 */
export async function insertSupervision(
  tx: Db,
  context: MailContext,
  signUp: SupervisedSignUp,
  given: SupervisorChoice,
): Promise<void> {
  const choice = await requireSupervisor(tx, context.now, signUp, given);
  await countNaming(tx, context.now, signUp.chariteerId, choice.adultId);
  await tx.update(supervision).set({ isCurrent: false }).where(eq(supervision.contractId, signUp.contractId));
  if (choice.guardianName !== null) await keepGuardian(tx, context, signUp, choice.guardianName);
  else await askAdult(tx, context, signUp, choice.adultId);
  await recordAudit(tx, context.now, {
    action: 'supervisor-named',
    actorId: signUp.chariteerId,
    subjectId: signUp.contractId,
    detail: { isGuardian: choice.guardianName !== null },
  });
}

/** Each naming is an email to someone else, who could be named without end. Errors: RATE_LIMITED. */
async function countNaming(tx: Db, now: number, youngId: string, adultId: string | null): Promise<void> {
  const byNamer = { limit: 'supervisorNamedByPerson', subject: youngId } as const;
  const byAdult = { limit: 'supervisorAskedByPerson', subject: adultId ?? youngId } as const;
  const isTaken =
    (await takeOne(tx, byNamer, now)) && (adultId === null || (await takeOne(tx, byAdult, now)));
  if (!isTaken) throw new DomainError('RATE_LIMITED');
}

async function keepGuardian(
  tx: Db,
  context: MailContext,
  { contractId, chariteerId, questId, startedAt }: SupervisedSignUp,
  guardianName: string,
): Promise<void> {
  const { now, config } = context;
  const id = newId(now);
  const sealed = tx.cells.seal('supervision.guardianName', id, guardianName);
  const row = { id, contractId, guardianName: sealed, state: 'agreed' as const, createdAt: now };
  await tx.insert(supervision).values(row);
  const consent = await readConsent(tx, chariteerId);
  // Who signs the own child up knows it.
  if (consent?.state !== 'given' || (await isChild(tx, chariteerId))) return;
  const username = await usernameOf(tx, chariteerId);
  const title = await readQuestTitle(tx, questId);
  const mail = mailIn(consent.guardianLocale, (locale) =>
    guardianSupervisesMail(locale, config, { username, title, startedAt }),
  );
  const to = { recipient: consent.guardianEmail, ownerId: chariteerId };
  await queueMail(tx, context, { kind: 'supervisor-asked', ...mail, ...to, startsAt: startedAt });
}

async function askAdult(
  tx: Db,
  context: MailContext,
  { contractId, chariteerId, questId, startedAt }: SupervisedSignUp,
  supervisorId: string,
): Promise<void> {
  const { now, config } = context;
  const waitsUntil = supervisionWaitsUntil(startedAt, now);
  const row = { id: newId(now), contractId, supervisorId, state: 'asked' as const, createdAt: now };
  await tx.insert(supervision).values({ ...row, waitsUntil });
  const young = await usernameOf(tx, chariteerId);
  const title = await readQuestTitle(tx, questId);
  const asked = withSubjectInShort(
    {
      ...{ kind: 'supervisor-asked', questId, startsAt: startedAt },
      write: (locale, { firstName }) =>
        supervisorAskedMail(locale, config, { username: young, firstName, title, startedAt }),
    },
    (locale) => ({
      from: config.siteName,
      title: titleIn(locale, title),
      link: linkIn(locale, config, '/supervision'),
    }),
  );
  await queueMessages(tx, context, asked, [supervisorId]);
}

async function usernameOf(tx: Db, chariteerId: string): Promise<string> {
  const row = await tx
    .select({ username: chariteer.username })
    .from(chariteer)
    .where(eq(chariteer.id, chariteerId))
    .get();
  return row?.username ?? '';
}
