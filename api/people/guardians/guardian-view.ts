import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type {
  GuardianHeldQuest,
  GuardianQuest,
  GuardianRequest,
  GuardianView,
} from '#api/graphql/generated/types.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { maskedAddress } from '#domain/identity/masked-address.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { readConsent } from './consent-queries.ts';
import { type GuardianKeys, isKnownBrowser } from './guardian-browser.ts';
import { openGuardianLink } from './guardian-links.ts';
import { readGuildsOfYoung } from './guilds-of-young.ts';
import { readMessagesToYoung } from './messages-to-young.ts';

const MOST_QUESTS = 100;

/**
 * What a link asks a guardian to decide.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, GUARDIAN_ADDRESS_REFUSED.
 */
export async function findGuardianRequest(
  { store, now, request }: Context,
  { token }: { token: string },
): Promise<GuardianRequest> {
  const link = await openGuardianLink(store.read, now, token, ['decision']);
  const { username, expiresAt, chariteerId } = link;
  return {
    username,
    childName: nameToGuardian(link),
    expiresAt,
    quests: await readHeldQuests(store.read, now, chariteerId, request.pageLocale),
  };
}

/** Quests with a place that is held until the guardian has agreed, the first start first. */
export async function readHeldQuests(
  db: Db,
  now: number,
  chariteerId: string,
  pageLocale: Locale | null,
): Promise<GuardianHeldQuest[]> {
  return db
    .select({
      id: quest.id,
      title: quest.eventTitle,
      translatedTitle: translatedTitle(pageLocale),
      charity: provider.name,
      place: location.name,
      address: location.address,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      heldUntil: placeHold.endsAt,
    })
    .from(placeHold)
    .innerJoin(quest, eq(quest.id, placeHold.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(and(eq(placeHold.chariteerId, chariteerId), gt(placeHold.endsAt, now)))
    .orderBy(asc(quest.startedAt), asc(quest.id));
}

/**
 * The guardian's own page. What it shows of the young person comes only to a browser that has entered the code.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED.
 */
export async function findGuardianView(
  { store, now, request }: Context,
  keys: GuardianKeys,
): Promise<GuardianView> {
  const link = await openGuardianLink(store.read, now, keys.token, ['standing']);
  const isKnown = await isKnownBrowser(store.read, link.linkId, keys.browserKey);
  const head = {
    username: link.username,
    childName: nameToGuardian(link),
    address: maskedAddress(link.guardianEmail),
    expiresAt: link.expiresAt,
    locale: link.locale,
  };
  if (!isKnown) return { ...head, shown: null };
  const consent = await readConsent(store.read, link.chariteerId);
  const since = consent?.state === 'given' ? consent.consentedAt : null;
  const quests = await readQuests(store.read, link.chariteerId, request.pageLocale);
  return {
    ...head,
    shown: {
      givenName: link.nameFirst,
      isConsentGiven: consent?.state === 'given',
      consentedAt: consent?.consentedAt ?? null,
      // Older ones were given in English, the only language there was.
      consentLocale: consent?.textLocale ?? FIRST_LOCALE,
      allowsProfile: consent?.allowsProfile ?? false,
      totalMinutes: await readMinutes(store.read, link.chariteerId),
      quests,
      held: await readHeldQuests(store.read, now, link.chariteerId, request.pageLocale),
      guilds: await readGuildsOfYoung(store.read, link.chariteerId),
      messages: since === null ? [] : await readMessagesToYoung(store.read, link.chariteerId, { since, now }),
    },
  };
}

/** Sign-ups that hold, the latest start first. */
async function readQuests(db: Db, chariteerId: string, pageLocale: Locale | null): Promise<GuardianQuest[]> {
  return db
    .select({
      contractId: contract.id,
      title: quest.eventTitle,
      translatedTitle: translatedTitle(pageLocale),
      charity: provider.name,
      place: location.name,
      address: location.address,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      isCancelled: sql<boolean>`${quest.publishingStatus} = 'Cancelled'`.mapWith(Boolean),
      status: contract.status,
      arrivedAt: contract.actualArrivalAt,
      // While it lies ahead it is a plan.
      departedAt: sql<
        number | null
      >`CASE WHEN ${contract.creditedUntil} IS NULL THEN ${contract.actualDepartureAt} END`,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(and(eq(contract.chariteerId, chariteerId), isActiveSignUp()))
    .orderBy(desc(quest.startedAt), desc(contract.id))
    .limit(MOST_QUESTS);
}

async function readMinutes(db: Db, chariteerId: string): Promise<number> {
  const row = await db
    .select({ total: sql<number>`coalesce(sum(${credit.value}), 0)` })
    .from(credit)
    .where(and(eq(credit.playerId, chariteerId), eq(credit.type, 'volunteerTime')))
    .get();
  return row?.total ?? 0;
}
