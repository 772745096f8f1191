import DataLoader from 'dataloader';
import { and, eq } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import type { QuestLeaderRow, QuestRow } from '#api/quests/quests/quest-row.ts';
import type { PublicChariteerRow } from '#api/rows/volunteer-row.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import { shows } from '#domain/ages/person-visibility.ts';
import { leaderOf, personLeading } from '#domain/leaders/leader.ts';
import { mayAt } from '#domain/permissions/permissions.ts';

/** Loaders for the current members of charities' groups, each person once; one statement per request. */
function createLeaderLoaders({ store, loaders }: Context) {
  return {
    byProvider: new DataLoader(async (providerIds: readonly string[]) => {
      const { id, username, nameFirst, nameLast, dateOfBirth, introduction, isIntroduced } = chariteer;
      const { hidesUsername, profileParts, profileAgreedAt } = chariteer;
      const select = store.read
        .selectDistinct({
          providerId: memberGroup.providerId,
          ...{ id, username, nameFirst, nameLast, dateOfBirth, introduction, isIntroduced },
          ...{ hidesUsername, profileParts, profileAgreedAt },
        })
        .from(memberGroup)
        .innerJoin(groupMember, eq(groupMember.groupId, memberGroup.id))
        .innerJoin(chariteer, eq(chariteer.id, groupMember.accountId))
        .where(and(isInList(memberGroup.providerId, providerIds), isStillThere()));
      const rows = await loaders(createTogether)(select);
      return listsInOrderOf(providerIds, rows, (row) => row.providerId ?? '');
    }),
  };
}

/** Lead of a quest as the public sees it; null if the charity named none. */
export async function findLeader(
  context: Context,
  { giverName, providerId }: Pick<QuestRow, 'giverName' | 'providerId'>,
): Promise<QuestLeaderRow | null> {
  if (giverName === null) return null;
  const members = await context.loaders(createLeaderLoaders).byProvider.load(providerId);
  const leader = leaderOf(giverName, members, context.now);
  return leader && { ...leader, quest: { giverName, providerId } };
}

/** Person leading the quest, so their arms can be drawn; null if the viewer can't see the username (SAF-01). */
export async function findLeadingPerson(
  context: Context,
  { quest: { giverName, providerId } }: QuestLeaderRow,
): Promise<PublicChariteerRow | null> {
  const members = await context.loaders(createLeaderLoaders).byProvider.load(providerId);
  const person = personLeading(giverName, members, context.now);
  if (!person) return null;
  const visibility = await visibilityIn(context, person, {
    kind: 'charity',
    providerIdOfAdults: providerId,
  });
  return shows(visibility, 'username') ? person : null;
}

/**
 * The name of who leads as a field of its own: what the charity wrote for those who may read real names there, for all
 * others as `findLeader` says.
 */
export function shownGiverName(
  context: Context,
  quest: Pick<QuestRow, 'giverName' | 'providerId'>,
): string | null | Promise<string | null> {
  const { giverName, providerId } = quest;
  if (giverName === null || mayAt(context.viewer, providerId, 'readNames')) return giverName;
  return findLeader(context, quest).then((leader) => leader?.name ?? null);
}
