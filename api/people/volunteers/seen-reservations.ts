import { and, eq, inArray, isNotNull, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActiveSignUp, isWholeReservation } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE, ROLES } from '#domain/permissions/permissions.ts';

/** A reservation of a guild, and when one of the people asked about signed up for the quest. Epoch ms. */
export type SeenReservation = {
  questId: string;
  groupId: string | null;
  reservedAt: number;
  personId: string;
  signedUpAt: number;
};

const signUp = alias(contract, 'signUp');

const COLUMNS = {
  questId: contract.questId,
  groupId: contract.guildId,
  reservedAt: contract.claimedAt,
  personId: signUp.chariteerId,
  signedUpAt: signUp.claimedAt,
};

const lead = alias(groupMember, 'lead');
const work = alias(groupMember, 'work');
const team = alias(memberGroup, 'team');
const own = alias(account, 'own');

/**
 * Reservations of quests for the guilds that show their admins the young members there, with the people of `ids` who
 * are on the quest. Those where an admin of the
 * guild reserved it or works for the charity show nothing: such a person could reserve any quest to learn who is on it.
 */
export async function readSeenReservations(
  db: Db,
  guildIds: readonly string[],
  { questIds, ids }: { questIds: readonly string[]; ids: readonly string[] },
): Promise<SeenReservation[]> {
  if (guildIds.length === 0 || questIds.length === 0) return [];
  const worksThere = db
    .select({ id: work.accountId })
    .from(work)
    .innerJoin(team, eq(team.id, work.groupId))
    .where(
      and(
        eq(work.accountId, lead.accountId),
        inArray(work.roleId, [...ROLES]),
        isNotNull(team.providerId),
        eq(team.providerId, quest.providerId),
      ),
    );
  const isCharity = db
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.id, lead.accountId), eq(own.providerId, quest.providerId)));
  const isBoth = or(
    eq(lead.accountId, contract.chariteerId),
    inArray(lead.accountId, worksThere),
    inArray(lead.accountId, isCharity),
  );
  const leadsBoth = db
    .select({ id: lead.accountId })
    .from(lead)
    .where(and(eq(lead.groupId, contract.guildId), eq(lead.roleId, ADMIN_ROLE), isBoth));
  return db
    .select(COLUMNS)
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(signUp, isSignUpThere(ids))
    .where(
      and(
        isInList(contract.questId, questIds),
        isInList(contract.guildId, guildIds),
        isWholeReservation(),
        notExists(leadsBoth),
      ),
    );
}

/** Whether one of the people is on the quest of the reservation. */
function isSignUpThere(ids: readonly string[]) {
  const isOnQuest = eq(signUp.questId, contract.questId);
  return and(isOnQuest, isInList(signUp.chariteerId, ids), isActiveSignUp(signUp));
}
