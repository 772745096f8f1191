import { and, eq, inArray, sql } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { withoutSupervisor } from '#domain/account-removal.ts';

/** Takes these names of one person off the quests, stamps and weekly hours of the charities. */
export async function forgetSupervisor(
  tx: Db,
  providerIds: readonly string[],
  names: readonly string[],
): Promise<void> {
  if (providerIds.length === 0 || names.length === 0) return;
  const keys = names.map((name) => name.toLowerCase());
  const isNamed = inArray(sql`lower(${quest.giverName})`, keys);
  await tx
    .update(quest)
    .set({ giverName: null })
    .where(and(isInList(quest.providerId, providerIds), isNamed));
  const charities = await tx
    .select({ id: provider.id, questConfiguration: provider.questConfiguration })
    .from(provider)
    .where(isInList(provider.id, providerIds));
  for (const { id, questConfiguration } of charities) {
    const forgotten = withoutSupervisor(questConfiguration, names);
    if (forgotten === null) continue;
    await tx.update(provider).set({ questConfiguration: forgotten }).where(eq(provider.id, id));
  }
}
