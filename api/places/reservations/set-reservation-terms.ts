import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireGuildAdmin } from '#api/guilds-and-groups/guilds/require-guild-admin.ts';
import { isInList } from '#db/in-list.ts';
import { guild, guildClosure } from '#db/schema/guild.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/**
 * Whether charities have to ask before they reserve for the guild; what is reserved stays. For its admins.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function setGuildAsksFirst(
  { viewer, store, now }: Context,
  { guildId, asksFirst }: { guildId: string; asksFirst: boolean },
): Promise<boolean> {
  await store.write(async (tx) => {
    const { accountId } = await requireGuildAdmin(tx, viewer, guildId);
    await tx.update(guild).set({ asksFirst }).where(eq(guild.id, guildId));
    await recordAudit(tx, now, {
      action: 'guild-asks-first',
      actorId: accountId,
      subjectId: guildId,
      detail: { asksFirst },
    });
  });
  return asksFirst;
}

/**
 * Closes the guild to a charity, whose requests that wait are declined by that, or opens it again; what is reserved
 * stays until it is given back. For its admins.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN, PROVIDER_NOT_FOUND.
 */
export async function setGuildClosedTo(
  { viewer, store, now }: Context,
  { guildId, providerId, isClosed }: { guildId: string; providerId: string; isClosed: boolean },
): Promise<boolean> {
  await store.write(async (tx) => {
    const { accountId } = await requireGuildAdmin(tx, viewer, guildId);
    const known = await tx.select({ id: provider.id }).from(provider).where(eq(provider.id, providerId));
    if (known.length === 0) throw new DomainError('PROVIDER_NOT_FOUND');
    const isMeant = and(eq(guildClosure.guildId, guildId), eq(guildClosure.providerId, providerId));
    await tx.delete(guildClosure).where(isMeant);
    if (isClosed) await close(tx, { guildId, providerId, now });
    await recordAudit(tx, now, {
      action: isClosed ? 'guild-closed-to-charity' : 'guild-opened-to-charity',
      actorId: accountId,
      subjectId: guildId,
      detail: { providerId },
    });
  });
  return isClosed;
}

type Closure = { guildId: string; providerId: string; now: number };

async function close(tx: Db, { guildId, providerId, now }: Closure): Promise<void> {
  await tx.insert(guildClosure).values({ guildId, providerId, createdAt: now });
  const waiting = await tx
    .select({ id: reservationRequest.id })
    .from(reservationRequest)
    .innerJoin(quest, and(eq(quest.id, reservationRequest.questId), eq(quest.providerId, providerId)))
    .where(and(eq(reservationRequest.guildId, guildId), eq(reservationRequest.status, 'asked')));
  await tx
    .update(reservationRequest)
    .set({ status: 'declined', decidedAt: now })
    .where(
      isInList(
        reservationRequest.id,
        waiting.map(({ id }) => id),
      ),
    );
}
