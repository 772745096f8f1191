import { and, eq, inArray } from 'drizzle-orm';
import { foldedColumn } from '#db/folding/holds-folded.ts';
import { isInList } from '#db/in-list.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { withSupervisor } from '#domain/accounts/account-removal.ts';
import { foldedText } from '#domain/text/folded-text.ts';

/**
 * Puts another name in the place of these names of one person on the quests, stamps and weekly hours of the
 * charities; null takes them off.
 */
export async function renameSupervisor(
  tx: Db,
  providerIds: readonly string[],
  names: readonly string[],
  replacement: string | null,
): Promise<void> {
  if (providerIds.length === 0 || names.length === 0) return;
  const isNamed = inArray(foldedColumn(quest.giverName), names.map(foldedText));
  await tx
    .update(quest)
    .set({ giverName: replacement })
    .where(and(isInList(quest.providerId, providerIds), isNamed));
  const charities = await tx
    .select({ id: provider.id, questConfiguration: provider.questConfiguration })
    .from(provider)
    .where(isInList(provider.id, providerIds));
  for (const { id, questConfiguration } of charities) {
    const renamed = withSupervisor(questConfiguration, names, replacement ?? '');
    if (renamed === null) continue;
    await tx.update(provider).set({ questConfiguration: renamed }).where(eq(provider.id, id));
  }
}
