import { and, asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { checkRequirement, personCheck } from '#db/schema/person-check.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { CHECK_KINDS, type CheckKind, lastDayOfCheck, mayKeepChecks } from '#domain/documents/check.ts';
import { DomainError } from '#domain/errors/errors.ts';

const MOST = 200;
const checker = alias(account, 'checker');

/** A check of one person, with the names of who was checked and who did it. */
export type PersonCheckRow = {
  chariteerId: string;
  providerId: string;
  kind: CheckKind;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  checkedBy: string | null;
  checkedAt: number;
  lastDay: string;
  isValid: boolean;
};

/** A kind of check at a charity. */
export type CharityCheckRow = { kind: CheckKind; requiredBy: string[]; people: PersonCheckRow[] };

/** The viewer, who may read and record checks of people. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireChecker(viewer: Viewer | null, providerId: string): Viewer {
  const person = requireLogin(viewer);
  if (!mayKeepChecks(person, providerId)) throw new DomainError('FORBIDDEN');
  return person;
}

/** Each kind of check, required or not. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listChecks(
  context: Context,
  { providerId }: { providerId: string },
): Promise<CharityCheckRow[]> {
  const { store, now } = context;
  await findProvider(context, providerId);
  requireChecker(context.viewer, providerId);
  const [required, people] = await Promise.all([
    store.read
      .select({ kind: checkRequirement.kind, questId: checkRequirement.questId })
      .from(checkRequirement)
      .innerJoin(quest, eq(quest.id, checkRequirement.questId))
      .where(eq(quest.providerId, providerId)),
    readChecks(store.read, now, eq(personCheck.providerId, providerId)),
  ]);
  return CHECK_KINDS.map((kind) => ({
    kind,
    requiredBy: required.filter((one) => one.kind === kind).map(({ questId }) => questId),
    people: people.filter((one) => one.kind === kind),
  }));
}

/** Checks of people who are still there, whose ends first before others. One statement. */
export async function readChecks(db: Db, now: number, condition: SQL | undefined): Promise<PersonCheckRow[]> {
  const rows = await db
    .select({
      chariteerId: personCheck.chariteerId,
      kind: personCheck.kind,
      username: chariteer.username,
      providerId: personCheck.providerId,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      checkedBy: checker.username,
      checkedAt: personCheck.checkedAt,
      endsAt: personCheck.endsAt,
    })
    .from(personCheck)
    .innerJoin(chariteer, eq(chariteer.id, personCheck.chariteerId))
    .leftJoin(checker, eq(checker.id, personCheck.checkedById))
    .where(and(condition, isStillThere()))
    .orderBy(asc(personCheck.endsAt), asc(personCheck.chariteerId))
    .limit(MOST);
  return rows.map(({ endsAt, ...row }) => ({
    ...row,
    lastDay: lastDayOfCheck(endsAt),
    isValid: endsAt > now,
  }));
}
