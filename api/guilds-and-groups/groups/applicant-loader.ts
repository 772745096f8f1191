import DataLoader from 'dataloader';
import { and, asc, eq } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isAdultInGroup } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { selectApplications } from './group-application-queries.ts';

/** How many applicants of one group are shown, and of all that one request asks for. */
const MOST_OF_A_GROUP = 10;
const MOST_OF_ALL = 1000;

/** Adults who apply to groups without an admin, by group, oldest first; for the product's staff. */
export function createApplicantLoader({ store, now }: Context) {
  return new DataLoader(async (ids: readonly string[]) => {
    const waits = and(
      isInList(groupApplication.groupId, ids),
      eq(groupApplication.status, 'pending'),
      isAdultInGroup(now),
    );
    const rows = await selectApplications(store.read, waits)
      .orderBy(asc(groupApplication.createdAt), asc(groupApplication.id))
      .limit(MOST_OF_ALL);
    return listsInOrderOf(ids, rows, (row) => row.groupId).map((list) => list.slice(0, MOST_OF_A_GROUP));
  });
}
