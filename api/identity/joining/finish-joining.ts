import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { countRegistration } from '#api/access/request/heard-attempt.ts';
import { blankJoiningCookie, joiningHashOf } from '#api/access/request/joining-key.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import type { FinishJoiningInput } from '#api/graphql/generated/types.ts';
import { completeLogIn } from '#api/identity/accounts/complete-log-in.ts';
import { openAccount } from '#api/identity/accounts/open-account.ts';
import { insertVolunteer } from '#api/people/volunteers/insert-volunteer.ts';
import { newId } from '#db/new-id.ts';
import { contactEmail } from '#db/schema/account.ts';
import { joining } from '#db/schema/joining.ts';
import type { Db } from '#db/store.ts';
import { type JoiningPerson, refusalOfJoining } from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { GuardianForm } from '#domain/guardians/guardian-consent.ts';
import { readTypedDay } from '#domain/identity/typed-day.ts';
import { oneLine } from '#domain/text/plain-text.ts';
import { freeUsername } from './free-username.ts';
import { type OpenJoining, readJoining } from './joining-queries.ts';
import type { JoiningStepRow } from './joining-row.ts';
import { signUpJoined } from './sign-up-joined.ts';

/**
 * Makes account, confirmed address and volunteer record of someone whose code was right, logs them in, and signs them
 * up for the quest that led here. No password, telephone or emergency contact is asked for; the user name is made.
 * Errors: JOINING_NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function finishJoining(
  context: Context,
  { input: { key, locale, guardian, hasAgreed, answers, ...typed } }: { input: FinishJoiningInput },
): Promise<JoiningStepRow> {
  const { store, now, config } = context;
  const entered = await readJoining(store.read, now, joiningHashOf(context, key));
  if (!entered || entered.enteredAt === null) throw new DomainError('JOINING_NOT_FOUND');
  const person = personOf(entered, typed);
  const named = guardian && { ...guardian, hasConsented: guardian.hasConsented ?? true };
  const refusal =
    refusalOfJoining(person, { hasAgreed, guardian: named }, config.minimumAge, now) ??
    refusalOfNames(person);
  if (refusal) throw new DomainError(refusal.code, refusal);
  const spoken = locale == null ? null : knownLanguage(locale);
  await countRegistration(context);
  const made = await store.write(async (tx) => {
    await useUp(tx, now, entered);
    const account = await makeAccount(tx, context, { ...person, questId: entered.questId }, spoken, named);
    return completeLogIn(context, account, { by: 'mail-code' });
  });
  context.setCookie(blankJoiningCookie(config));
  const { token, ...logIn } = made;
  const { questId, browserHash, inviterId } = entered;
  const entering = { questId, browserHash, inviterId, isNew: true, answers: answers ?? {} };
  return { logIn, joining: null, quest: await signUpJoined(context, token, entering) };
}

type Typed = Pick<FinishJoiningInput, 'nameFirst' | 'nameLast' | 'dateOfBirth'>;

function personOf({ emailAddress }: OpenJoining, typed: Typed): JoiningPerson {
  return {
    emailAddress,
    nameFirst: oneLine(typed.nameFirst),
    nameLast: oneLine(typed.nameLast),
    dateOfBirth: readTypedDay(typed.dateOfBirth),
  };
}

/** Uses up a registration, so that a form sent twice counts once. Errors: JOINING_NOT_FOUND. */
async function useUp(tx: Db, now: number, { id }: OpenJoining): Promise<void> {
  const isOpen = and(eq(joining.id, id), isNotNull(joining.enteredAt), gt(joining.expiresAt, now));
  const used = await tx.delete(joining).where(isOpen).returning({ id: joining.id });
  if (used.length === 0) throw new DomainError('JOINING_NOT_FOUND');
}

async function makeAccount(
  tx: Db,
  context: Context,
  person: JoiningPerson & { questId: string | null },
  locale: ReturnType<typeof knownLanguage> | null,
  guardian: Partial<GuardianForm> | null | undefined,
) {
  const { now } = context;
  const { emailAddress, nameFirst, nameLast, dateOfBirth, questId } = person;
  const username = await freeUsername(tx, now, person);
  const kept = { nameFirst, nameLast, dateOfBirth, phoneNumber: null };
  const id = await openAccount(tx, now, {
    username,
    email: emailAddress,
    passwordHash: null,
    accountType: 'Chariteer',
    locale,
    person: kept,
  });
  const confirmed = { accountId: id, emailAddress, verificationStatus: 'Confirmed' } as const;
  await tx.insert(contactEmail).values({ id: newId(now), ...confirmed });
  const unasked = { emergencyContactName: null, emergencyContactNumber: null };
  await insertVolunteer(tx, context, { id, username, emailAddress, questId, ...kept, ...unasked }, guardian);
  const detail = { way: 'code' };
  await recordAudit(tx, now, { action: 'registration', actorId: id, subjectId: id, detail });
  return { id, email: emailAddress, username, locale };
}
