import { and, eq, inArray } from 'drizzle-orm';
import { type ConfirmedAddress, readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { account } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { isDayOfQuest } from '#domain/charities/contact-window.ts';
import { canUse, ROLES, reachOf } from '#domain/permissions/permissions.ts';

const MOST_TOLD = 20;

/**
 * The adults who run a provider's quests and may know who is on this one, with confirmed addresses: who works with the
 * people of a quest on its day only, since this is about minors. At most twenty are told. `now` and `startedAt` in epoch ms.
 */
export async function readManagerAddresses(
  tx: Db,
  now: number,
  { providerId, startedAt }: { providerId: string; startedAt: number | null },
): Promise<ConfirmedAddress[]> {
  const isToday = isDayOfQuest({ startedAt, endedAt: null }, now);
  const people = await tx
    .selectDistinct({ accountId: account.id, dateOfBirth: account.dateOfBirth })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .where(
      and(
        eq(memberGroup.providerId, providerId),
        inArray(groupMember.roleId, rolesToldOf(isToday)),
        eq(account.isBanned, false),
      ),
    );
  const adults = people.filter(({ dateOfBirth }) => !isYoungOn(dateOfBirth, now));
  const told = await Promise.all(
    adults.slice(0, MOST_TOLD).map(async ({ accountId }) => {
      const person = await readConfirmedAddress(tx, accountId);
      return person ? [{ ...person, accountId }] : [];
    }),
  );
  return told.flat();
}

function rolesToldOf(isToday: boolean) {
  return ROLES.filter((role) => {
    const reach = reachOf([role], 'readNames');
    return canUse([role], 'editQuests') && (reach === 'always' || (reach === 'quest' && isToday));
  });
}
