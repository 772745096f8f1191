import { eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { alert } from '#db/schema/alert.ts';
import { charityDocument, documentVersion } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { district } from '#db/schema/district.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { Named } from '#domain/data-copies/copied-value.ts';
import type { NamedKind } from './copied-part.ts';

type NamesOf = (db: Db, ids: readonly string[]) => Promise<Named[]>;

const QUEST = { name: quest.eventTitle, charity: provider.name, startsAt: quest.startedAt };

const NAMES: Readonly<Record<NamedKind, NamesOf>> = {
  quest: async (db, ids) =>
    db
      .select({ id: quest.id, ...QUEST })
      .from(quest)
      .innerJoin(provider, eq(provider.id, quest.providerId))
      .where(isInList(quest.id, ids)),
  contract: async (db, ids) =>
    db
      .select({ id: contract.id, ...QUEST })
      .from(contract)
      .innerJoin(quest, eq(quest.id, contract.questId))
      .innerJoin(provider, eq(provider.id, quest.providerId))
      .where(isInList(contract.id, ids)),
  alert: async (db, ids) =>
    db
      .select({ id: alert.id, ...QUEST })
      .from(alert)
      .innerJoin(quest, eq(quest.id, alert.questId))
      .innerJoin(provider, eq(provider.id, alert.providerId))
      .where(isInList(alert.id, ids)),
  document: async (db, ids) =>
    db
      .select({ id: documentVersion.id, name: documentVersion.title, charity: provider.name })
      .from(documentVersion)
      .innerJoin(charityDocument, eq(charityDocument.id, documentVersion.documentId))
      .innerJoin(provider, eq(provider.id, charityDocument.providerId))
      .where(isInList(documentVersion.id, ids)),
  charity: async (db, ids) =>
    db.select({ id: provider.id, name: provider.name }).from(provider).where(isInList(provider.id, ids)),
  group: async (db, ids) =>
    db
      .select({ id: memberGroup.id, name: memberGroup.groupName })
      .from(memberGroup)
      .where(isInList(memberGroup.id, ids)),
  district: async (db, ids) =>
    db.select({ id: district.id, name: district.name }).from(district).where(isInList(district.id, ids)),
};

/** What the ids of one kind name, by id: one statement, none where there are no ids. */
export async function readNames(
  db: Db,
  kind: NamedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const named = await NAMES[kind](db, [...new Set(ids)]);
  return new Map(named.map((one) => [one.id, one]));
}

/** Whether values of a column are shown by a name. */
export function isNamedKind(shown: string): shown is NamedKind {
  return Object.hasOwn(NAMES, shown);
}
