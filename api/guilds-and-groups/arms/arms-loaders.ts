import DataLoader from 'dataloader';
import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { isInsider } from '#api/access/auth/relations.ts';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isSignUp, recapInstant, wasThere } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { countedFrom, parseProfileParts, shownParts } from '#domain/attendance/public-profile.ts';
import { servedTypes } from '#domain/attendance/served-types.ts';
import type { CategoryId } from '#domain/quests/quest-category.ts';

/**
 * What the arms of people are drawn from: the types they have served in, by id, two statements for all people of a
 * request. Whether the viewer may see them at all is asked where they are listed (SAF-01); for others they hold what the
 * profile does: nothing where its owner has switched the types off, and of what was done while young as much as there.
 */
export function createArmsLoaders({ store, viewer, now }: Context) {
  const { read } = store;
  return {
    typesOf: new DataLoader(async (ids: readonly string[]): Promise<CategoryId[][]> => {
      const people = await read
        .select({
          id: chariteer.id,
          dateOfBirth: chariteer.dateOfBirth,
          agreedAt: chariteer.profileAgreedAt,
          profileParts: chariteer.profileParts,
        })
        .from(chariteer)
        .where(and(isInList(chariteer.id, ids), isNotNull(chariteer.dateOfBirth)));
      const since = people.flatMap(({ id, dateOfBirth, agreedAt, profileParts }) => {
        if (dateOfBirth === null || isInsider(viewer, id)) return [[id, 0]];
        const choice = { chosen: parseProfileParts(profileParts), agreedAt };
        const isShown = shownParts(choice, isYoungOn(dateOfBirth, now)).includes('types');
        return isShown ? [[id, countedFrom(dateOfBirth, { agreedAt }) ?? 0]] : [];
      });
      const person = sql`json_each(${JSON.stringify(since)}) AS person`;
      const groups = await read
        .select({ chariteerId: contract.chariteerId, serviceTags: quest.serviceTags, quests: count() })
        .from(person)
        .innerJoin(contract, eq(contract.chariteerId, sql`person.value ->> 0`))
        .innerJoin(quest, eq(quest.id, contract.questId))
        .where(and(isSignUp(), wasThere(), gte(recapInstant, sql`person.value ->> 1`)))
        .groupBy(contract.chariteerId, quest.serviceTags);
      return listsInOrderOf(ids, groups, ({ chariteerId }) => chariteerId ?? '').map(servedTypes);
    }),
  };
}
