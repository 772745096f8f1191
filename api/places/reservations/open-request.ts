import { and, eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  OPEN_REQUEST_STATUSES,
  type RequestFacts,
  type RequestStatus,
  standingOfRequest,
} from '#domain/reservations/reservation-request.ts';

type Quest = RequestFacts['quest'] & { id: string };

/** Whether a guild is asked about the quest, or will be; a request that has run out is closed in passing. */
export async function closeStaleRequest(tx: Db, asked: Quest, now: number): Promise<boolean> {
  const isOpen = isInList(reservationRequest.status, OPEN_REQUEST_STATUSES);
  const [open] = await tx
    .select()
    .from(reservationRequest)
    .where(and(eq(reservationRequest.questId, asked.id), isOpen));
  if (!open) return false;
  if (standingOfRequest({ ...open, quest: asked }, now) !== 'ENDED') return true;
  await closeRequest(tx, open.id, { status: 'ended', now });
  return false;
}

export type OpenRequest = {
  request: typeof reservationRequest.$inferSelect;
  quest: typeof quest.$inferSelect;
};

/** A request with its quest. Errors: REQUEST_NOT_FOUND. */
export async function loadRequest(tx: Db, id: string): Promise<OpenRequest> {
  const [found] = await tx
    .select({ request: reservationRequest, quest })
    .from(reservationRequest)
    .innerJoin(quest, eq(quest.id, reservationRequest.questId))
    .where(eq(reservationRequest.id, id));
  if (!found) throw new DomainError('REQUEST_NOT_FOUND');
  return found;
}

type End = { status: Exclude<RequestStatus, (typeof OPEN_REQUEST_STATUSES)[number]>; now: number };

/** Ends a request that is open. Errors: REQUEST_ENDED when it has ended meanwhile. */
export async function closeRequest(tx: Db, id: string, { status, now }: End): Promise<void> {
  const isOpen = isInList(reservationRequest.status, OPEN_REQUEST_STATUSES);
  const closed = await tx
    .update(reservationRequest)
    .set({ status, decidedAt: now })
    .where(and(eq(reservationRequest.id, id), isOpen))
    .returning({ id: reservationRequest.id });
  if (closed.length === 0) throw new DomainError('REQUEST_ENDED');
}
