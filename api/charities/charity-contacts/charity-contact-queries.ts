import { and, asc, eq, isNull } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { contactUntil, isAheadThere, lastInstantOf, opensContact } from '#domain/charities/contact-window.ts';
import type { CharityContactRow } from './charity-contact-row.ts';

/**
 * The charities that reach the viewer, and those that would if the viewer had not ended it, by name. Charities that have
 * turned the viewer away reach no one. Errors: NOT_LOGGED_IN.
 */
export async function listCharityContacts({ viewer, store, now }: Context): Promise<CharityContactRow[]> {
  const { accountId } = requireLogin(viewer);
  return readCharityContacts(store.read, accountId, now);
}

/** Charities that can read a person's contact data now, all of them or one. `now` in epoch ms. */
export async function readCharityContacts(
  db: Db,
  chariteerId: string,
  now: number,
  providerId?: string,
): Promise<CharityContactRow[]> {
  const held = await readSignUps(db, chariteerId, providerId);
  const byProvider = Map.groupBy(held, (row) => row.providerId);
  return [...byProvider.values()].flatMap((rows) => {
    const opening = rows.filter((row) => opensContact(row, null, now));
    const [first] = opening;
    if (!first) return [];
    const isAhead = opening.some((row) => isAheadThere(row, now));
    return {
      ownerId: chariteerId,
      providerId: first.providerId,
      providerName: first.providerName,
      isOpen: opening.some((row) => opensContact(row, row.closedAt, now)),
      hasQuestAhead: isAhead,
      until: contactUntil(Math.max(...opening.map(lastInstantOf))),
    };
  });
}

function readSignUps(db: Db, chariteerId: string, providerId: string | undefined) {
  return db
    .select({
      providerId: quest.providerId,
      providerName: provider.name,
      closedAt: contactClosure.closedAt,
      claimedAt: contract.claimedAt,
      abandonedAt: contract.abandonedAt,
      status: contract.status,
      actualDepartureAt: contract.actualDepartureAt,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(
      contactClosure,
      and(eq(contactClosure.chariteerId, contract.chariteerId), eq(contactClosure.providerId, provider.id)),
    )
    .leftJoin(
      providerBan,
      and(eq(providerBan.chariteerId, contract.chariteerId), eq(providerBan.providerId, provider.id)),
    )
    .where(
      and(
        eq(contract.chariteerId, chariteerId),
        isActiveSignUp(),
        isNull(providerBan.id),
        providerId === undefined ? undefined : eq(quest.providerId, providerId),
      ),
    )
    .orderBy(asc(provider.nameKey), asc(provider.id));
}
