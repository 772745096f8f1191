import { and, asc, eq, gt } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import type { GuardianAgreed } from '#api/graphql/generated/types.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isStillThere } from '#domain/accounts/account-removal.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { readHeldQuests } from './guardian-view.ts';

const DAY_MS = 24 * 3_600_000;

/** What follows from a guardian's yes, by the link that it was given with; null for any other link, and a day later. */
export async function findGuardianAgreed(
  { store: { read }, now, request }: Context,
  { token }: { token: string },
): Promise<GuardianAgreed | null> {
  const answered = await readAnswered(read, token, now);
  if (!answered || !isStillThere(answered)) return null;
  const { chariteerId, usedAt } = answered;
  const { pageLocale } = request;
  const { id, startedAt, endedAt } = quest;
  const quests = await read
    .select({
      ...{ id, startedAt, endedAt, title: quest.eventTitle, translatedTitle: translatedTitle(pageLocale) },
      ...{ charity: provider.name, place: location.name, address: location.address },
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(and(eq(contract.chariteerId, chariteerId), eq(contract.claimedAt, usedAt), isActiveSignUp()))
    .orderBy(asc(startedAt), asc(id));
  const held = await readHeldQuests(read, now, chariteerId, pageLocale);
  return { childName: nameToGuardian(answered), quests, held };
}

/** The link whose use was a yes that still holds. */
async function readAnswered(db: Db, token: string, now: number) {
  const { chariteerId, usedAt } = guardianLink;
  const { nameFirst, username, removedAt } = chariteer;
  const row = await db
    .select({ chariteerId, usedAt, nameFirst, username, removedAt })
    .from(guardianLink)
    .innerJoin(chariteer, eq(chariteer.id, chariteerId))
    .innerJoin(
      guardianConsent,
      and(
        eq(guardianConsent.chariteerId, chariteerId),
        eq(guardianConsent.state, 'given'),
        eq(guardianConsent.consentedAt, usedAt),
      ),
    )
    .where(
      and(
        eq(guardianLink.tokenHash, hashToken(token)),
        eq(guardianLink.kind, 'decision'),
        gt(usedAt, now - DAY_MS),
      ),
    )
    .get();
  return row?.usedAt == null ? null : { ...row, usedAt: row.usedAt };
}
