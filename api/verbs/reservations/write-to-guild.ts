import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { guildDeskLink, tellAdmins } from '#api/access/outbox/messages/tell-guild-admins.ts';
import type { Context } from '#api/access/request/context.ts';
import { readGuildAdmins } from '#api/reads/guilds/guild-admins.ts';
import { readQuestTitle } from '#api/reads/quests/quest-titles.ts';
import { isActiveReservation } from '#api/rows/contracts/contract-where.ts';
import type { MutationWriteToGuildArgs } from '#api/sdl/generated/types.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { problemOfGuildLetter, tidyGuildLetter } from '#domain/guilds/guild-letter.ts';
import { writtenMail } from '#domain/guilds/guild-mail.ts';
import { readProviderName } from './tell-guilds.ts';

/**
 * Sends what a charity writes to the admins of the guild that has reserved one of its quests, or is asked about it;
 * ten a day. Young admins get no words of strangers. Needs quest U at the quest's provider. Errors: NOT_LOGGED_IN,
 * QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED, GUILD_NOT_FOUND where no guild has to do with the quest,
 * GUILD_NOT_REACHABLE, MAIL_HELD.
 */
export async function writeToGuild(
  context: Context,
  { questId, message, contact }: MutationWriteToGuildArgs,
): Promise<boolean> {
  const { viewer, store, now } = context;
  requireLogin(viewer);
  const [asked] = await store.read.select().from(quest).where(eq(quest.id, questId));
  if (!asked) throw new DomainError('QUEST_NOT_FOUND');
  const { providerId, startedAt } = asked;
  const { accountId } = requireFeature(viewer, providerId, 'reserveQuests');
  const problem = problemOfGuildLetter({ message, contact });
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  await countAttempt(store, [{ limit: 'guildLetterByProvider', subject: providerId }], now);
  await store.write(async (tx) => {
    const concerned = await readConcernedGuild(tx, questId);
    if (!concerned) throw new DomainError('GUILD_NOT_FOUND');
    const { id: guildId, name: guildName } = concerned;
    const admins = await readGuildAdmins(tx, now, [guildId]);
    const providerName = await readProviderName(tx, providerId);
    const title = await readQuestTitle(tx, questId);
    const letter = { ...tidyGuildLetter({ message, contact }), quest: { title, startedAt } };
    const told = await tellAdmins(tx, context, admins, {
      kind: 'guild-written-to',
      guild: { id: guildId, name: guildName },
      causedById: accountId,
      write: (locale, { firstName }) => {
        const link = guildDeskLink(locale, context, guildId);
        return writtenMail(locale, context.config, { firstName, guildName, providerName, link, ...letter });
      },
    });
    // Who gets no messages of this class reads it in the inbox.
    const mails = told.filter((state) => state === 'queued' || state === 'unwanted').length;
    if (mails === 0) throw new DomainError(told.includes('held') ? 'MAIL_HELD' : 'GUILD_NOT_REACHABLE');
    await recordAudit(tx, now, {
      action: 'guild-written-to',
      actorId: accountId,
      subjectId: questId,
      detail: { guildId, characters: letter.message.length, mails },
    });
  });
  return true;
}

/** The guild that has reserved a quest, or is asked about it. */
async function readConcernedGuild(tx: Db, questId: string): Promise<{ id: string; name: string } | null> {
  const named = { id: guild.id, name: guild.name };
  const [held] = await tx
    .select(named)
    .from(contract)
    .innerJoin(guild, eq(guild.id, contract.guildId))
    .where(and(eq(contract.questId, questId), isActiveReservation()));
  if (held) return held;
  const [asked] = await tx
    .select(named)
    .from(reservationRequest)
    .innerJoin(guild, eq(guild.id, reservationRequest.guildId))
    .where(and(eq(reservationRequest.questId, questId), eq(reservationRequest.status, 'asked')));
  return asked ?? null;
}
