import DataLoader from 'dataloader';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { requiredChecks, requiredDocuments } from '#api/rows/document-where.ts';
import { isNotOver } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { type CheckKind, lackedAmong, mayKeepChecks, type RequiredCheck } from '#domain/documents/check.ts';
import { mayKeepPapers, type RequiredDocument, unsignedAmong } from '#domain/documents/document.ts';
import { compareNames } from '#domain/text/folded-text.ts';

/** How long after a quest its sheet says what someone lacks. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/** What someone lacks for a quest; a guardian signs for whoever is under 18. */
export type LackedPapers = {
  unsigned: RequiredDocument[];
  checks: CheckKind[];
  isYoung: boolean;
  /** People without an account who come along, of whom no one can have what the quest requires. */
  othersLacking: number;
};

const NOTHING: LackedPapers = { unsigned: [], checks: [], isYoung: false, othersLacking: 0 };

/** What the person of a contract has not signed; null for viewers who record no signatures. */
export async function unsignedDocumentsIn(context: Context, { id, providerId }: ContractRow) {
  if (!mayKeepPapers(context.viewer, providerId)) return null;
  return (await context.loaders(createLackedPapersLoader).load(id)).unsigned;
}

/** The checks that the person of a contract lacks; null for viewers who record none. */
export async function lackedChecksIn(context: Context, { id, providerId }: ContractRow) {
  if (!mayKeepChecks(context.viewer, providerId)) return null;
  return (await context.loaders(createLackedPapersLoader).load(id)).checks;
}

/** How many who come along lack what the quest requires; null for viewers who record no signatures. */
export async function othersLackingIn(context: Context, { id, providerId }: ContractRow) {
  if (!mayKeepPapers(context.viewer, providerId)) return null;
  return (await context.loaders(createLackedPapersLoader).load(id)).othersLacking;
}

function createLackedPapersLoader({ store, now }: Context) {
  return new DataLoader(async (contractIds: readonly string[]): Promise<LackedPapers[]> => {
    const byId = await readLackedPapers(store.read, contractIds, now);
    return contractIds.map((id) => byId.get(id) ?? NOTHING);
  });
}

/** What the people of active contracts lack for their quests, until a day after these, by contract; one statement. */
export async function readLackedPapers(
  db: Db,
  contractIds: readonly string[],
  now: number,
): Promise<Map<string, LackedPapers>> {
  const person = sql`${contract.chariteerId}`;
  const rows = await db
    .select({
      id: contract.id,
      others: contract.others,
      startedAt: quest.startedAt,
      dateOfBirth: chariteer.dateOfBirth,
      documents: requiredDocuments(person),
      checks: requiredChecks(person),
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(isInList(contract.id, contractIds), isActiveSignUp(), isNotOver(now - SHOWN_MS)));
  return new Map(rows.map((row) => [row.id, lackedIn(row, now)]));
}

type Row = {
  others: number;
  startedAt: number | null;
  dateOfBirth: string | null;
  documents: string;
  checks: string;
};

function lackedIn({ others, startedAt, dateOfBirth, documents, checks }: Row, now: number): LackedPapers {
  const required = JSON.parse(documents) as RequiredDocument[];
  const isYoung = isYoungOn(dateOfBirth, now);
  return {
    unsigned: unsignedAmong(required, isYoung, now).sort((one, other) =>
      compareNames(one.title, other.title),
    ),
    checks: lackedAmong(JSON.parse(checks) as RequiredCheck[], startedAt, now),
    isYoung,
    othersLacking: documents === '[]' && checks === '[]' ? 0 : others,
  };
}
