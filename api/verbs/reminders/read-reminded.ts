import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db } from '#db/store.ts';
import type { RemindedQuest } from '#domain/messages/reminders/reminder-mail.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Somebody on a quest. Instants in epoch ms. */
export type SignedUp = {
  contractId: string;
  questId: string;
  personId: string;
  firstName: string | null;
  claimedAt: number;
  ownTimes: { from: number; to: number } | null;
};

/** Who has signed up for these quests and stands; reservations of guilds are nobody's. */
export async function readSignedUp(tx: Db, questIds: readonly string[]): Promise<SignedUp[]> {
  const rows = await tx
    .select({
      contractId: contract.id,
      questId: contract.questId,
      personId: contract.chariteerId,
      firstName: chariteer.nameFirst,
      claimedAt: contract.claimedAt,
      from: contract.expectedArrivalAt,
      to: contract.expectedDepartureAt,
    })
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(isInList(contract.questId, questIds), isActiveSignUp(), isNull(contract.status)));
  return rows.map(({ from, to, ...row }) => ({
    ...row,
    ownTimes: from === null || to === null ? null : { from, to },
  }));
}

/** A quest as a reminder words it, with its title in the languages into which the charity has translated it. */
export type WordedQuest = Omit<RemindedQuest, 'link'> & {
  id: string;
  providerId: string;
  titles: Readonly<Partial<Record<Locale, string>>>;
};

/** What reminders say of those of these quests that take place, by id; two statements however many. */
export async function readWordedQuests(
  tx: Db,
  questIds: readonly string[],
): Promise<Map<string, WordedQuest>> {
  const rows = await tx
    .select({
      id: quest.id,
      providerId: quest.providerId,
      title: quest.eventTitle,
      charity: provider.name,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      place: { name: location.name, address: location.address, detail: location.detail },
      equipment: quest.equipment,
      giverName: quest.giverName,
      firstMinutes: quest.firstMinutes,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(and(isInList(quest.id, questIds), inArray(quest.publishingStatus, HELD_STATUSES)));
  const { questId, locale, eventTitle } = questTranslation;
  const translated = await tx
    .select({ questId, locale, eventTitle })
    .from(questTranslation)
    .where(isInList(questId, questIds));
  return new Map(
    rows.map(({ startedAt, ...row }) => {
      const titles = Object.fromEntries(
        translated.filter((one) => one.questId === row.id).map((one) => [one.locale, one.eventTitle]),
      );
      return [row.id, { ...row, startedAt: startedAt ?? 0, titles }];
    }),
  );
}
