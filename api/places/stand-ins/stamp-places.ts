import { and, eq } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { StampPlaces } from '#api/graphql/generated/types.ts';
import { quest } from '#db/schema/quest.ts';
import { stampPlaces } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** Whether places of a stamp's quests may be handed on. Errors: those of requireStamp. */
export async function findStampPlaces(context: Context, stampId: string): Promise<StampPlaces> {
  await requireStamp(context, context.store.read, stampId);
  const [row] = await context.store.read
    .select({ allowsStandIns: stampPlaces.allowsStandIns })
    .from(stampPlaces)
    .where(eq(stampPlaces.stampId, stampId));
  return { stampId, allowsStandIns: row?.allowsStandIns ?? true };
}

/** Refuses who may not edit quests of the stamp's charity. Errors: NOT_LOGGED_IN, FORBIDDEN, QUEST_NOT_FOUND. */
export async function requireStamp(
  { viewer }: Context,
  db: Db,
  stampId: string,
): Promise<{ accountId: string; providerId: string }> {
  requireLogin(viewer);
  const [stamp] = await db
    .select({ providerId: quest.providerId })
    .from(quest)
    .where(and(eq(quest.id, stampId), eq(quest.publishingStatus, 'Template')));
  if (!stamp) throw new DomainError('QUEST_NOT_FOUND');
  const { accountId } = requireFeature(viewer, stamp.providerId, 'editQuests');
  return { accountId, providerId: stamp.providerId };
}
