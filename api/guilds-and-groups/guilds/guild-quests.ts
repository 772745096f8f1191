import { and, asc, count, desc, eq, exists, inArray } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { GuildQuestsArgs } from '#api/graphql/generated/types.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { isNotOver, isOver, isUndated } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { visibleStatuses } from '#domain/quests/quest-status.ts';

/**
 * A page of the quests that a guild has reserved, the same for everyone: those not over, next first, or those over,
 * newest first. A reservation that was released shows in neither. Errors: BAD_USER_INPUT.
 */
export async function listGuildQuests(
  context: Context,
  guildId: string,
  { isPast, ...args }: GuildQuestsArgs,
): Promise<{ items: QuestRow[]; total: number }> {
  const { limit, offset } = pageOf(args);
  const { read } = context.store;
  const held = read
    .select({ questId: contract.questId })
    .from(contract)
    .where(and(eq(contract.guildId, guildId), isActive()));
  const isShown = eq(provider.isVisible, true);
  const matches = and(
    inArray(quest.id, held),
    isInList(quest.publishingStatus, visibleStatuses('public', 'list')),
    exists(
      read
        .select()
        .from(provider)
        .where(and(eq(provider.id, quest.providerId), isShown)),
    ),
    isPast ? isOver(context.now) : isNotOver(context.now),
  );
  const [counted] = await read.select({ total: count() }).from(quest).where(matches);
  const direction = isPast ? desc : asc;
  const rows = await read
    .select({ id: quest.id })
    .from(quest)
    .where(matches)
    // Roles without a date come last.
    .orderBy(isUndated, direction(quest.startedAt), direction(quest.id))
    .limit(limit)
    .offset(offset);
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(rows.map(({ id }) => byId.load(id)));
  return { items: quests.filter((one) => one !== null), total: counted?.total ?? 0 };
}
