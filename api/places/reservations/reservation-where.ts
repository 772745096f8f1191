import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { isAhead, isFull } from '#api/rows/quest-where.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import { REQUEST_LIFETIME_MS } from '#domain/reservations/reservation-request.ts';

/** The standings AT_PUBLISHING and WAITING of the domain, for a request joined with its quest. `now` in epoch ms. */
export function isOpenRequest(now: number): SQL | undefined {
  const { status, askedAt } = reservationRequest;
  const isInTime = sql`${askedAt} > ${now - REQUEST_LIFETIME_MS}`;
  return and(or(eq(status, 'drafted'), and(eq(status, 'asked'), isInTime, not(isFull))), isAhead(now));
}
