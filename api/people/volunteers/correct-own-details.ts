import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationCorrectOwnDetailsArgs } from '#api/graphql/generated/types.ts';
import type { SealedCell } from '#db/cells/cell-names.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { supervisorNamesOf } from '#domain/accounts/account-removal.ts';
import {
  changedDetails,
  type Details,
  isEmergencyContactChanged,
  refusalOfDetails,
} from '#domain/accounts/own-details.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { withReadPhones } from '#domain/identity/registration.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { mailEmergencyContact } from './mail-emergency-contact.ts';
import { readOwnDetails } from './own-details-queries.ts';
import type { OwnDetailsRow } from './own-details-row.ts';

/**
 * Corrects what the session's own account keeps of its owner, in the record and in the account. Charities where the
 * person is on a quest ahead are told of a corrected emergency contact, without the contact.
 * Errors: NOT_LOGGED_IN, CHARITEER_NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function correctOwnDetails(
  context: Context,
  { input: typed }: MutationCorrectOwnDetailsArgs,
): Promise<OwnDetailsRow> {
  const input = withReadPhones(typed);
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const id = person.accountId;
  const refusal = refusalOfDetails(input, now) ?? refusalOfNames(input);
  if (refusal) throw new DomainError(refusal.code, refusal);
  await countAttempt(store, [{ limit: 'ownDetailsByAccount', subject: id }], now);
  return store.write(async (tx) => {
    const before = await readOwnDetails(tx, now, id);
    if (!before.hasRecord) throw new DomainError('CHARITEER_NOT_FOUND');
    const changed = changedDetails(before, input);
    if (Object.keys(changed).length === 0) return before;
    await saveDetails(tx, id, changed);
    await fillChildren(tx, id, changed);
    const after = await readOwnDetails(tx, now, id);
    await renameInCharities(tx, context, person, before, after);
    await report(tx, context, 'IdentityChanged', { chariteerId: id });
    if (isEmergencyContactChanged(changed)) await mailEmergencyContact(tx, context, after);
    const about = { subjectId: id, actorId: id };
    const detail = { fields: Object.keys(changed).join(', ') };
    await recordAudit(tx, now, { ...about, action: 'details-corrected', detail });
    return after;
  });
}

/** The account keeps a copy of name and telephone. */
async function saveDetails(tx: Db, id: string, changed: Partial<Details>): Promise<void> {
  const { languages, zipCode, ...texts } = changed;
  const { nameFirst, nameLast, phoneNumber, emergencyContactName, emergencyContactNumber } = texts;
  const sealed = (cell: SealedCell, text: string | null | undefined) =>
    text === undefined ? undefined : tx.cells.seal(cell, id, text);
  const record = {
    ...{ nameFirst, nameLast, zipCode },
    phoneNumber: sealed('chariteer.phoneNumber', phoneNumber),
    emergencyContactName: sealed('chariteer.emergencyContactName', emergencyContactName),
    emergencyContactNumber: sealed('chariteer.emergencyContactNumber', emergencyContactNumber),
    languages: languages === undefined ? undefined : [...languages],
  };
  await tx.update(chariteer).set(record).where(eq(chariteer.id, id));
  const copy = { nameFirst, nameLast, phoneNumber: sealed('account.phoneNumber', phoneNumber) };
  if (Object.values(copy).some((value) => value !== undefined)) {
    await tx.update(account).set(copy).where(eq(account.id, id));
  }
}

/** Children under the account have its telephone and ZIP code, also where those were told later. */
async function fillChildren(tx: Db, id: string, { phoneNumber, zipCode }: Partial<Details>): Promise<void> {
  if (phoneNumber === undefined && zipCode === undefined) return;
  const children = await tx
    .select({ id: chariteer.id, phoneNumber: chariteer.phoneNumber, zipCode: chariteer.zipCode })
    .from(childRecord)
    .innerJoin(chariteer, eq(chariteer.id, childRecord.chariteerId))
    .where(eq(childRecord.guardianAccountId, id));
  for (const child of children) {
    const told = child.phoneNumber === null && phoneNumber ? phoneNumber : null;
    const telephones = told !== null && {
      phoneNumber: tx.cells.seal('chariteer.phoneNumber', child.id, told),
      emergencyContactNumber: tx.cells.seal('chariteer.emergencyContactNumber', child.id, told),
    };
    const filled = { ...telephones, zipCode: child.zipCode ?? zipCode ?? null };
    await tx.update(chariteer).set(filled).where(eq(chariteer.id, child.id));
  }
}

/** A former name would stay there for ever: the removal of the account looks for the present one. */
async function renameInCharities(
  tx: Db,
  context: Context,
  { memberships }: Viewer,
  before: OwnDetailsRow,
  after: OwnDetailsRow,
): Promise<void> {
  const [former = '', name = ''] = [before, after].map(fullNameOf);
  if (former === name) return;
  const providerIds = memberships.flatMap(({ providerId }) => providerId ?? []);
  const replacement = name.length > QUEST_LIMITS.giverNameMax ? null : name;
  await report(tx, context, 'NameChanged', { providerIds, names: [former], replacement });
}

function fullNameOf({ username, nameFirst, nameLast }: OwnDetailsRow): string | undefined {
  return supervisorNamesOf({ username, nameFirst, nameLast })[0];
}
