import { eq } from 'drizzle-orm';
import { guildDeskLink, tellAdmins } from '#api/access/outbox/messages/tell-guild-admins.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readGuildAdmins } from '#api/messages/recipients/guild-admins.ts';
import { readQuestTitles } from '#api/quests/quests/quest-titles.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { askedMail, reservedMail } from '#domain/guilds/guild-mail.ts';
import type { GuildSpots } from '#domain/reservations/guild-spots.ts';

/** Something that a guild's admins are told. */
export type ToldReservation = {
  guildId: string;
  guildName: string;
  questId: string;
  startedAt: number | null;
  /** Part of its spots; null: the whole quest. */
  held: GuildSpots | null;
  /** Asked for an answer; else it is reserved already. */
  isAsked: boolean;
};

type Told = { providerId: string; accountId: string; told: readonly ToldReservation[] };

/** Tells the admins of each guild in one message what a charity has reserved, and in one what it asks. */
export async function tellGuilds(
  tx: Db,
  context: MailContext,
  { providerId, accountId, told }: Told,
): Promise<void> {
  if (told.length === 0) return;
  const providerName = await readProviderName(tx, providerId);
  const titles = await readQuestTitles(
    tx,
    told.map(({ questId }) => questId),
  );
  const byMail = Map.groupBy(told, ({ guildId, isAsked }) => `${isAsked} ${guildId}`);
  const admins = await readGuildAdmins(tx, context.now, [...new Set(told.map(({ guildId }) => guildId))]);
  for (const [first, ...others] of byMail.values()) {
    if (!first) continue;
    const { guildId, guildName, isAsked } = first;
    const quests = [first, ...others].flatMap(({ questId, startedAt, held }) => {
      const title = titles.get(questId);
      return title ? [{ title, startedAt, held }] : [];
    });
    const facts = { guildName, providerName, quests };
    const write = isAsked ? askedMail : reservedMail;
    const own = admins.filter((admin) => admin.guildId === guildId);
    await tellAdmins(tx, context, own, {
      kind: isAsked ? 'guild-asked' : 'guild-reserved',
      guild: { id: guildId, name: guildName },
      causedById: accountId,
      write: (locale, { firstName }) => {
        const link = guildDeskLink(locale, context, guildId);
        return write(locale, context.config, { ...facts, firstName, link });
      },
    });
  }
}

/** What a charity is called. */
export async function readProviderName(tx: Db, providerId: string): Promise<string> {
  const [found] = await tx.select({ name: provider.name }).from(provider).where(eq(provider.id, providerId));
  return found?.name ?? '';
}
