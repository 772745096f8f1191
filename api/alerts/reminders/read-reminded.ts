import { and, eq, inArray, isNull } from 'drizzle-orm';
import { readLackedPapers } from '#api/places/documents/lacked-papers.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { LEADER_COLUMNS, leaderNameIn } from '#api/rows/leader-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { isInList, isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db } from '#db/store.ts';
import type { RemindedQuest } from '#domain/messages/reminders/reminder-mail.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';
import type { Extras, QuestTranslation } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Someone on a quest. Instants in epoch ms. */
export type SignedUp = {
  contractId: string;
  questId: string;
  personId: string;
  firstName: string | null;
  claimedAt: number;
  others: number;
  ownTimes: { from: number; to: number } | null;
};

/** What people still have to sign, by contract. */
export type Unsigned = ReadonlyMap<string, { titles: string[]; isYoung: boolean }>;

/** Reads the contracts on these quests that may need a reminder, quest by quest. */
export async function readOn(db: Db, questIds: readonly string[]) {
  return db
    .select({ contractId: contract.id, questId: contract.questId })
    .from(contract)
    .where(and(isInList(contract.questId, questIds), isActiveSignUp(), isNull(contract.status)))
    .orderBy(contract.questId, contract.claimedAt);
}

/** Reads what the people of these contracts still have to sign. `now` in epoch ms. */
export async function readUnsigned(tx: Db, contractIds: readonly string[], now: number): Promise<Unsigned> {
  const lacked = await readLackedPapers(tx, contractIds, now);
  return new Map(
    [...lacked]
      .filter(([, { unsigned }]) => unsigned.length > 0)
      .map(([id, { unsigned, isYoung }]) => [id, { titles: unsigned.map(({ title }) => title), isYoung }]),
  );
}

/** Reads the active sign-ups among the contracts in their order; guilds' reservations aren't sign-ups. */
export async function readSignedUp(tx: Db, contractIds: readonly string[]): Promise<SignedUp[]> {
  const rows = await signedUpOf(tx).all({ contractIds: JSON.stringify(contractIds) });
  const byId = new Map(rows.map((row) => [row.contractId, row]));
  return contractIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { from, to, ...signedUp } = row;
    return [{ ...signedUp, ownTimes: from === null || to === null ? null : { from, to } }];
  });
}

const signedUpOf = prepareOnce((tx: Db) =>
  tx
    .select({
      contractId: contract.id,
      questId: contract.questId,
      personId: contract.chariteerId,
      firstName: chariteer.nameFirst,
      claimedAt: contract.claimedAt,
      others: contract.others,
      from: contract.expectedArrivalAt,
      to: contract.expectedDepartureAt,
    })
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(isInListOf(contract.id, 'contractIds'), isActiveSignUp(), isNull(contract.status)))
    .prepare(),
);

/** A quest as a reminder words it, with its texts in the languages into which the charity has translated them. */
export type WordedQuest = Omit<RemindedQuest, 'link'> & {
  id: string;
  providerId: string;
  translations: Readonly<Partial<Record<Locale, Pick<QuestTranslation, 'eventTitle' | keyof Extras>>>>;
};

/** What reminders say of those of these quests that take place, by id; two statements however many. `now` in epoch ms. */
export async function readWordedQuests(
  tx: Db,
  questIds: readonly string[],
  now: number,
): Promise<Map<string, WordedQuest>> {
  const asked = { questIds: JSON.stringify(questIds) };
  const rows = await wordedOf(tx).all(asked);
  const translated = await translatedOf(tx).all(asked);
  return new Map(
    rows.map(({ startedAt, possibleLeaders, ...row }) => {
      const translations = Object.fromEntries(
        translated.filter((one) => one.questId === row.id).map((one) => [one.locale, one]),
      );
      const giverName = leaderNameIn({ ...row, possibleLeaders }, now);
      return [row.id, { ...row, giverName, startedAt: startedAt ?? 0, translations }];
    }),
  );
}

const wordedOf = prepareOnce((tx: Db) =>
  tx
    .select({
      id: quest.id,
      providerId: quest.providerId,
      title: quest.eventTitle,
      charity: provider.name,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      place: { name: location.name, address: location.address, detail: location.detail },
      equipment: quest.equipment,
      ...LEADER_COLUMNS,
      firstMinutes: quest.firstMinutes,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(and(isInListOf(quest.id, 'questIds'), inArray(quest.publishingStatus, HELD_STATUSES)))
    .prepare(),
);

const translatedOf = prepareOnce((tx: Db) => {
  const { questId, locale, eventTitle, firstMinutes, equipment } = questTranslation;
  return tx
    .select({ questId, locale, eventTitle, firstMinutes, equipment })
    .from(questTranslation)
    .where(isInListOf(questId, 'questIds'))
    .prepare();
});
