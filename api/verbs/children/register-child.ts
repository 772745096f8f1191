import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import { contactOfChild } from '#api/reads/children/child-contact.ts';
import { countChildren, readChildren } from '#api/reads/children/child-queries.ts';
import { readOwnAddresses } from '#api/reads/guardians/consent-queries.ts';
import { isRefusedMailbox } from '#api/reads/guardians/refused-mailboxes.ts';
import type { ChildRow } from '#api/rows/children/child-row.ts';
import type { MutationRegisterChildArgs } from '#api/sdl/generated/types.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { newId } from '#db/new-id.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { CHILD_RECORD_VERSION, checkChild, refusalOfRegistrar } from '#domain/guardians/child-record.ts';
import { oneLine } from '#domain/text/plain-text.ts';
import { formRefs } from '#domain/texts/form-texts.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { ageOn } from '#domain/time/new-york-time.ts';

/**
 * Makes the record of a child under the session's own adult account; the guardian's act is the consent. The user name
 * is made up, so that it tells nothing, and emails go to the guardian.
 * Errors: NOT_LOGGED_IN, NO_VOLUNTEER_RECORD, FORBIDDEN for the young, BAD_USER_INPUT, GUARDIAN_ADDRESS_REFUSED.
 */
export async function registerChild(
  context: Context,
  { input }: MutationRegisterChildArgs,
): Promise<ChildRow> {
  const { viewer, store, now, config } = context;
  const person = requireLogin(viewer);
  const { accountId, hasRecord, isConfirmed } = person;
  const textLocale = knownLanguage(input.locale ?? FIRST_LOCALE);
  const t = formRefs();
  const [message] = Object.values(checkChild(t, input, config.minimumAge, now));
  return store.write(async (tx) => {
    const childCount = await countChildren(tx, accountId);
    const age = person.dateOfBirth === null ? null : ageOn(person.dateOfBirth, now);
    const refusal = refusalOfRegistrar({ hasRecord, age, isConfirmed, childCount }) ?? refusalOfNames(input);
    if (refusal) throw new DomainError(refusal.code, refusal);
    const own = await readOwnAddresses(tx, accountId);
    if (await isRefusedMailbox(tx, own, now)) throw new DomainError('GUARDIAN_ADDRESS_REFUSED');
    if (message !== undefined) throw new DomainError('BAD_USER_INPUT', { message });
    const id = await insertChild(tx, context, accountId, { ...input, textLocale });
    const made = (await readChildren(tx, accountId)).find((child) => child.id === id);
    if (!made) throw new DomainError('CHARITEER_NOT_FOUND');
    const subject = { subjectId: id };
    const detail = { textVersion: CHILD_RECORD_VERSION, textLocale };
    await recordAudit(tx, now, { ...subject, action: 'child-registered', actorId: accountId, detail });
    return made;
  });
}

async function insertChild(
  tx: Db,
  context: Context,
  guardianAccountId: string,
  input: MutationRegisterChildArgs['input'] & { textLocale: Locale },
): Promise<string> {
  const { now } = context;
  const [guardian] = await tx.select().from(account).where(eq(account.id, guardianAccountId));
  if (!guardian) throw new DomainError('NO_VOLUNTEER_RECORD');
  const id = newId(now);
  const signedName = input.signedName.trim();
  const { cells } = tx;
  await tx.insert(chariteer).values({
    id,
    username: `Helper${String(randomInt(1_000_000)).padStart(6, '0')}`,
    ...(await contactOfChild(tx, id, { signedName, account: guardian })),
    dateOfBirth: input.dateOfBirth,
    nameFirst: oneLine(input.nameFirst),
    nameLast: oneLine(input.nameLast),
    createdAt: now,
  });
  const signed = { signedName, textVersion: CHILD_RECORD_VERSION };
  await tx.insert(childRecord).values({ chariteerId: id, guardianAccountId, ...signed, createdAt: now });
  await report(tx, context, 'IdentityChanged', { chariteerId: id });
  await tx.insert(guardianConsent).values({
    id: newId(now),
    chariteerId: id,
    ...sealGuardian(cells, id, { guardianName: signedName, guardianEmail: guardian.email }),
    state: 'given',
    consentedAt: now,
    signedName: cells.seal('guardian_consent.signedName', id, signedName),
    textVersion: CHILD_RECORD_VERSION,
    textLocale: input.textLocale,
  });
  return id;
}
