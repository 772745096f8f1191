import { and, eq, inArray } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/outbox/confirmed-address.ts';
import { account } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/age-band.ts';
import { canUse, ROLES } from '#domain/permissions.ts';

const MOST_TOLD = 20;

/** The adults who run a provider's quests, with confirmed addresses; at most twenty are told. `now` in epoch ms. */
export async function readManagerAddresses(
  tx: Db,
  now: number,
  providerId: string,
): Promise<{ accountId: string; address: string }[]> {
  const roles = ROLES.filter((role) => canUse([role], 'editQuests'));
  const people = await tx
    .selectDistinct({ accountId: account.id, dateOfBirth: account.dateOfBirth })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .where(
      and(
        eq(memberGroup.providerId, providerId),
        inArray(groupMember.roleId, roles),
        eq(account.isBanned, false),
      ),
    )
    .limit(MOST_TOLD);
  const adults = people.filter(({ dateOfBirth }) => !isYoungOn(dateOfBirth, now));
  const told = await Promise.all(
    adults.map(async ({ accountId }) => {
      const person = await readConfirmedAddress(tx, accountId);
      return person ? [{ accountId, address: person.address }] : [];
    }),
  );
  return told.flat();
}
