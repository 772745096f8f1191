import { and, asc, count, isNotNull, isNull } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryCharityRequestPageArgs } from '#api/graphql/generated/types.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import type { CharityRequestPageRow } from './charity-request-row.ts';
import { readLikelyCharities } from './likely-charities.ts';

/** A page of the open requests, the oldest first. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listCharityRequests(
  { viewer, store }: Context,
  args: Partial<QueryCharityRequestPageArgs>,
): Promise<CharityRequestPageRow> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const [all] = await store.read.select({ total: count() }).from(charityRequest);
  const [asked] = await store.read.select({ total: count() }).from(charityRequest).where(isAsked);
  const rows = await store.read
    .select()
    .from(charityRequest)
    .orderBy(asc(charityRequest.createdAt), asc(charityRequest.id))
    .limit(limit)
    .offset(offset);
  const likely = await readLikelyCharities(store.read, rows);
  const items = rows.map((row) => {
    const phoneNumber = store.read.cells.open('charity_request.phoneNumber', row.id, row.phoneNumber) ?? '';
    return { ...row, phoneNumber, likelyCharities: likely(row) };
  });
  const total = all?.total ?? 0;
  return { items, total, waitingCount: total - (asked?.total ?? 0) };
}

/** Staff wait for its answer, not it for them. */
const isAsked = and(isNotNull(charityRequest.askedBackAt), isNull(charityRequest.answeredAt));
