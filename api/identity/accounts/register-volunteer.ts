import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { hashPassword } from '#api/access/auth/password.ts';
import type { Context } from '#api/access/request/context.ts';
import { countRegistration } from '#api/access/request/heard-attempt.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import type { MutationRegisterChariteerArgs } from '#api/graphql/generated/types.ts';
import { insertVolunteer } from '#api/people/volunteers/insert-volunteer.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import {
  refusalOfFields,
  refusalOfGuardian,
  refusalOfMinimumAge,
} from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { ALL_FIELDS, ownNamesOf, withReadPhones } from '#domain/identity/registration.ts';
import { oneLine } from '#domain/text/plain-text.ts';
import { answerAddressInUse } from './address-in-use.ts';
import { setContactEmail } from './contact-email.ts';
import { judgePassword } from './judge-password.ts';
import { openAccount, refuseTaken } from './open-account.ts';

/**
 * Makes account, contact address and volunteer record of one person in one transaction, and queues the
 * verification mail. Opens no session. With generic errors an address that has an account is answered alike, and
 * no one is told an id: its public profile would tell whether there is an account behind it.
 * Errors: INVALID_PARAMS, BAD_USER_INPUT, USERNAME_NOT_AVAILABLE, EMAIL_ADDRESS_NOT_AVAILABLE,
 * RATE_LIMITED.
 */
export async function registerVolunteer(
  context: Context,
  { input: { guardian, locale, questId, ...typed } }: MutationRegisterChariteerArgs,
): Promise<{ playerId: string | null }> {
  const form = withReadPhones(typed);
  const { store, now, config } = context;
  const spoken = locale == null ? null : knownLanguage(locale);
  const named = guardian && { ...guardian, hasConsented: guardian.hasConsented ?? true };
  const refusal =
    refusalOfMinimumAge(form.dateOfBirth, config.minimumAge, now) ??
    refusalOfFields(form, ALL_FIELDS, now) ??
    refusalOfNames(form) ??
    refusalOfGuardian(form.dateOfBirth, named, [form.emailAddress], now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  const wanted = { username: form.username, email: form.emailAddress };
  await judgePassword(context, form.password, { own: ownNamesOf(form) });
  await countRegistration(context);
  await refuseTaken(store.read, now, wanted, config);
  const passwordHash = await hashPassword(form.password);

  const playerId = await store.write(async (tx) => {
    if (await answerAddressInUse(tx, context, wanted)) return null;
    const { nameFirst, nameLast, phoneNumber, dateOfBirth } = form;
    const person = { nameFirst: oneLine(nameFirst), nameLast: oneLine(nameLast), phoneNumber, dateOfBirth };
    const kept = {
      ...wanted,
      passwordHash,
      accountType: 'Chariteer',
      person,
      locale: spoken,
    } as const;
    const id = await openAccount(tx, now, kept);
    await setContactEmail(tx, context, id, form.emailAddress, await knownQuest(tx, questId));
    await insertVolunteer(tx, context, { ...form, id }, named);
    const subject = { subjectId: id };
    await recordAudit(tx, now, { ...subject, action: 'registration', actorId: id });
    return id;
  });
  return { playerId: config.hasGenericAuthErrors ? null : playerId };
}

/** Returns the ID of a quest if it exists, so that nothing else gets into an email. */
async function knownQuest(tx: Db, questId: string | null | undefined): Promise<string | null> {
  if (!questId) return null;
  const found = await tx.select({ id: quest.id }).from(quest).where(eq(quest.id, questId)).get();
  return found?.id ?? null;
}
