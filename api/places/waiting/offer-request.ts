import { and, eq, sql } from 'drizzle-orm';
import { readAnswerLink } from '#api/access/outbox/links/answer-link.ts';
import type { Context } from '#api/access/request/context.ts';
import type { OfferRequest } from '#api/graphql/generated/types.ts';
import { readClashes } from '#api/quests/sign-up/clashing-places.ts';
import { gateFactsOf, loadGateRowsOfMany } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { judge } from '#domain/sign-up/sign-up-gate.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { offerStateOf } from '#domain/waiting/waiting-gate.ts';

/** What the link of an offer names: the offer, and whose link it is where the place is held for a whole list. */
export type OfferLink = { offerId: string; personId: string | null };

const BETWEEN = '/';

/** The id of such a link. */
export function offerSubjectId(offerId: string, personId: string | null): string {
  return personId === null ? offerId : `${offerId}${BETWEEN}${personId}`;
}

/** What a token is for. Errors: INVALID_TOKEN, also for a link that asks something else. */
export function openOfferLink({ config }: Pick<Context, 'config'>, token: string): OfferLink {
  const subject = readAnswerLink(config.dataKey, token);
  if (subject?.purpose !== 'offer') throw new DomainError('INVALID_TOKEN');
  const [offerId = '', personId = null] = subject.id.split(BETWEEN);
  return { offerId, personId };
}

/** What the link of an offer asks; reading changes nothing. Errors: INVALID_TOKEN. */
export async function findOfferRequest(context: Context, token: string): Promise<OfferRequest> {
  return offerRequestOf(context.store.read, context, openOfferLink(context, token));
}

/** Current state of the offer behind a link that was opened, for the page that asks. Errors: INVALID_TOKEN. */
export async function offerRequestOf(
  db: Db,
  { now, request }: Pick<Context, 'now' | 'request'>,
  link: OfferLink,
): Promise<OfferRequest> {
  const found = await readOffered(db, link, request.pageLocale);
  if (!found) throw new DomainError('INVALID_TOKEN');
  const { offer, questTimes, place, address, ...shown } = found;
  const { personId } = shown;
  const row = (await loadGateRowsOfMany(db, shown.questId, [personId])).get(personId);
  const isForAll = offer.chariteerId === null;
  const isOn = row?.isSignedUp === 1;
  const state = offerStateOf({ ...offer, isForAll, isOn }, questTimes, now);
  const isOpen = state === 'OPEN';
  const subjects = await readSubjects(db, { ids: [personId], providerId: shown.providerId, now });
  const subject = subjects.get(personId);
  const { startedAt, endedAt } = questTimes;
  return {
    ...{ state, startedAt, endedAt, isForMe: !isForAll, isWaiting: row?.isWaiting === 1 },
    questId: shown.questId,
    providerId: shown.providerId,
    charity: shown.charity,
    eventTitle: shown.eventTitle,
    translatedTitle: shown.translatedTitle,
    givenName: shown.givenName,
    place: isOpen ? place : null,
    address: isOpen ? address : null,
    endsAt: isOpen ? offer.endsAt : null,
    clashes: isOpen ? await clashesOfOffer(db, now, { questId: shown.questId, chariteerId: personId }) : [],
    verdict: isOpen && row && subject ? judge(gateFactsOf(row, subject, now)) : null,
  };
}

/** What the person holds at that time, as their link tells it. */
async function clashesOfOffer(
  db: Db,
  now: number,
  { questId, chariteerId }: { questId: string; chariteerId: string },
) {
  const clashes = await readClashes(db, { chariteerId, questIds: [questId], now });
  return clashes.map(({ id: contractId, eventTitle, startedAt, endedAt, ...chosen }) => ({
    contractId,
    eventTitle,
    startedAt: chosen.expectedArrivalAt ?? startedAt,
    endedAt: chosen.expectedDepartureAt ?? endedAt,
  }));
}

/** Whom an offer's link speaks for, and which quest it is about; null for one that names nothing. */
export async function readOffered(db: Db, { offerId, personId }: OfferLink, pageLocale: Locale | null) {
  const ofPerson = sql`coalesce(${placeOffer.chariteerId}, ${personId})`;
  const [row] = await db
    .select({
      personId: chariteer.id,
      givenName: chariteer.nameFirst,
      questId: quest.id,
      providerId: provider.id,
      charity: provider.name,
      eventTitle: quest.eventTitle,
      translatedTitle: translatedTitle(pageLocale),
      place: location.name,
      address: location.address,
      offer: {
        chariteerId: placeOffer.chariteerId,
        state: placeOffer.state,
        endsAt: placeOffer.endsAt,
      },
      questTimes: {
        eventType: quest.eventType,
        publishingStatus: quest.publishingStatus,
        startedAt: quest.startedAt,
        endedAt: quest.endedAt,
      },
    })
    .from(placeOffer)
    .innerJoin(quest, eq(quest.id, placeOffer.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, ofPerson))
    .leftJoin(location, isPlaceOfQuest)
    .where(and(eq(placeOffer.id, offerId), isStillThere()));
  return row ?? null;
}
