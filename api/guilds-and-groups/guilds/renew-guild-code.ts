import { randomInt } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { clearAttempts } from '#api/access/auth/rate-limit.ts';
import { guildDeskLink, tellAdmins } from '#api/access/outbox/messages/tell-guild-admins.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { readGuildAdmins } from '#api/messages/recipients/guild-admins.ts';
import { guild } from '#db/schema/guild.ts';
import type { Db, Store } from '#db/store.ts';
import {
  makeGuildCode,
  OLD_GUILD_CODE_LENGTH,
  OLD_GUILD_CODE_LIFETIME_MS,
} from '#domain/guilds/guild-code.ts';
import { codeRenewedMail } from '#domain/guilds/guild-mail.ts';
import { guildRow } from './guild-queries.ts';
import type { GuildRow } from './guild-row.ts';
import { requireGuildAdmin } from './require-guild-admin.ts';

/**
 * Makes a new code for a guild; the one of before ends at once, and so does its rest. For the guild's admins.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function renewGuildCode({ viewer, store, now }: Context, guildId: string): Promise<GuildRow> {
  return store.write(async (tx) => {
    const { guild: renewed, accountId } = await requireGuildAdmin(tx, viewer, guildId);
    const easyJoinCode = await writeNewCode(tx, { guildId, now, actorId: accountId });
    return guildRow({ ...renewed, easyJoinCode });
  });
}

/** Replaces the codes of former days whose time is over, and tells the admins; true when there was any. */
export async function renewOldCodes(store: Store, context: MailContext): Promise<boolean> {
  const { now } = context;
  const isDue = and(
    sql`length(${guild.easyJoinCode}) = ${OLD_GUILD_CODE_LENGTH}`,
    lte(guild.codeMadeAt, now - OLD_GUILD_CODE_LIFETIME_MS),
  );
  const due = await store.read.select({ id: guild.id }).from(guild).where(isDue);
  for (const { id: guildId } of due) {
    await store.write(async (tx) => {
      // An admin, or another process, may have been faster.
      const [old] = await tx
        .select()
        .from(guild)
        .where(and(eq(guild.id, guildId), isDue));
      if (!old) return;
      await writeNewCode(tx, { guildId, now, actorId: null });
      await tellAdmins(tx, context, await readGuildAdmins(tx, context.now, [guildId]), {
        kind: 'guild-code-renewed',
        guild: old,
        write: (locale, { firstName }) =>
          codeRenewedMail(locale, context.config, {
            firstName,
            guildName: old.name,
            link: guildDeskLink(locale, context, guildId),
          }),
      });
    });
  }
  return due.length > 0;
}

type Renewal = { guildId: string; now: number; actorId: string | null };

async function writeNewCode(tx: Db, { guildId, now, actorId }: Renewal): Promise<string> {
  const easyJoinCode = newGuildCode();
  await tx
    .update(guild)
    .set({ easyJoinCode, codeMadeAt: now, codeRestsUntil: null })
    .where(eq(guild.id, guildId));
  await clearAttempts(tx, [{ limit: 'guildCodeByGuild', subject: guildId }]);
  const subject = { subjectId: guildId };
  await recordAudit(tx, now, { ...subject, action: 'guild-code-renewed', actorId });
  return easyJoinCode;
}

/** A code for a guild, from the system's own randomness. */
export function newGuildCode(): string {
  return makeGuildCode((below) => randomInt(below));
}
