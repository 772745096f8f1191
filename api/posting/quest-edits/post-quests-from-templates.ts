// Long because a month is planned, posted and reserved in one transaction.
import { recordAudits } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { type Undoable, undoably } from '#api/access/undo/undoable.ts';
import { problemOfGiver } from '#api/people/young-messages/refuse-quest-details.ts';
import { newlyWanted, placeReservations } from '#api/places/reservations/place-reservations.ts';
import {
  insertQuests,
  type NewQuest,
  postingEvents,
  postingOf,
} from '#api/posting/stored-quests/insert-quests.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { guild } from '#db/schema/guild.ts';
import type { Db, Store } from '#db/store.ts';
import type { FormRefusal } from '#domain/accounts/registration-gate.ts';
import { type Slot, slotKey } from '#domain/books/monthly-review.ts';
import { DomainError, textOfCode } from '#domain/errors/errors.ts';
import { tidyLine } from '#domain/fields/field-kind.ts';
import { mayAt, type Subject } from '#domain/permissions/permissions.ts';
import { problemOfPosting } from '#domain/quests/changes/posting-gate.ts';
import { postedTimes } from '#domain/quests/quest-form.ts';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import type { WantedSpots } from '#domain/reservations/guild-spots.ts';
import type { ReservationOutcome } from '#domain/reservations/reservation-request.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { newYorkDay, newYorkMonth } from '#domain/time/new-york-time.ts';
import { type Asked, loadPostingData, locationKey, type PostingData, type Stamp } from './posting-facts.ts';

export const MAX_POSTINGS = 400;

/** Stamp to post; times in epoch ms. A missing giver or location defaults to the stamp's own. */
export type QuestPosting = {
  templateQuestId: string;
  providerId: string;
  publishingStatus: PublishingStatus;
  giverName?: string | null;
  startedAt?: number | null;
  /** The start of its slot in the monthly schedule, on the same day; left out: its own start. */
  slotStartedAt?: number | null;
  endedAt?: number | null;
  locationId?: string | null;
  /** The guild for which the new quest is reserved. */
  reservedGuildId?: string | null;
  /** Part of its spots; left out: all of them. */
  reservedSpots?: WantedSpots | null;
};

/**
 * Who posts, and when (epoch ms). An importer has no account to be named by: postedById null. A seed has no context: it
 * reserves nothing, and signs no regulars up.
 */
export type Poster = {
  store: Store;
  subject: Subject;
  now: number;
  postedById: string | null;
  context: MailContext | null;
};

/** id null: its slot was posted before, whatever became of the quest. */
export type PostedQuestRow = {
  id: string | null;
  message: 'created' | 'already posted';
  /** What became of the reservation, if one was wanted. */
  reservation: ReservationOutcome | null;
  /** Token to undo, the same for all quests posted together; null if none was. */
  undoToken: string | null;
};

/**
 * Posts quests from stamps in one transaction, all or none. Needs quest C at every provider named, quest U where one is
 * reserved. Errors, with the item's number: FORBIDDEN, QUEST_NOT_FOUND, BAD_USER_INPUT, and those of RESERVATION_GATE.
 */
export async function postQuestsFromTemplates(
  poster: Poster,
  postings: readonly QuestPosting[],
): Promise<PostedQuestRow[]> {
  if (postings.length > MAX_POSTINGS) {
    throw new DomainError('BAD_USER_INPUT', {
      message: refsOf(consoleRefusalsTexts).manyPostings({ max: String(MAX_POSTINGS) }),
    });
  }
  if (!postings.every((posting) => mayPost(poster.subject, posting))) throw new DomainError('FORBIDDEN');
  return poster.store.write(async (tx) => {
    const stored = await loadPostingData(tx, askedOf(postings), poster.now);
    await requireGuilds(tx, postings);
    const planned = postings.map((posting, index) => planPosting(poster, stored, posting, index));
    const { result: outcomes, undoToken } = await insertPlanned(tx, poster, postings, planned);
    return planned.map((quest, index) =>
      quest
        ? { id: quest.id, message: 'created', reservation: outcomes.get(index) ?? null, undoToken }
        : { id: null, message: 'already posted', reservation: null, undoToken: null },
    );
  });
}

/** What became of the reservations, by the number of the item. An importer takes nothing back. */
async function insertPlanned(
  tx: Db,
  poster: Poster,
  postings: readonly QuestPosting[],
  planned: readonly (NewQuest | null)[],
): Promise<Undoable<Map<number, ReservationOutcome>>> {
  const { postedById, now, context } = poster;
  const quests = planned.filter((quest) => quest !== null);
  const insert = async () => {
    await insertQuests(tx, quests);
    await recordAudits(tx, now, postingEvents(postedById, quests));
    const outcomes = await reservePlanned(tx, poster, postings, planned);
    if (context) await report(tx, context, 'QuestsPosted', { questIds: quests.map(({ id }) => id) });
    return outcomes;
  };
  if (postedById === null || quests.length === 0) return { result: await insert(), undoToken: null };
  return undoably(tx, now, postingOf(postedById, quests), insert);
}

function mayPost(subject: Subject, { providerId, reservedGuildId, publishingStatus }: QuestPosting): boolean {
  return (
    mayAt(subject, providerId, 'createQuests') &&
    (publishingStatus !== 'Draft' || mayAt(subject, providerId, 'seeDrafts')) &&
    (reservedGuildId == null || mayAt(subject, providerId, 'reserveQuests'))
  );
}

function askedOf(postings: readonly QuestPosting[]): Asked {
  const starts = postings.flatMap(({ startedAt, slotStartedAt }) =>
    [startedAt ?? [], slotStartedAt ?? []].flat(),
  );
  return {
    stampIds: [...new Set(postings.map((posting) => posting.templateQuestId))],
    span: starts.length > 0 ? { from: Math.min(...starts), until: Math.max(...starts) } : null,
  };
}

/** Checks that all reserving guilds exist, even for quests already posted. Errors: GUILD_NOT_FOUND. */
async function requireGuilds(tx: Db, postings: readonly QuestPosting[]): Promise<void> {
  const wanted = [...new Set(postings.flatMap(({ reservedGuildId }) => reservedGuildId ?? []))];
  if (wanted.length === 0) return;
  const rows = await tx.select({ id: guild.id }).from(guild).where(isInList(guild.id, wanted));
  const found = new Set(rows.map(({ id }) => id));
  const missing = postings.findIndex(({ reservedGuildId: id }) => id != null && !found.has(id));
  if (missing >= 0) throw itemError(missing, { code: 'GUILD_NOT_FOUND' });
}

/** What became of each reservation, by the number of its item. */
async function reservePlanned(
  tx: Db,
  { subject, now, context }: Poster,
  postings: readonly QuestPosting[],
  planned: readonly (NewQuest | null)[],
): Promise<Map<number, ReservationOutcome>> {
  const postingId = newId(now);
  const items = planned.flatMap((quest, index) => {
    const guildId = postings[index]?.reservedGuildId ?? null;
    if (quest === null || guildId === null) return [];
    const month = quest.startedAt == null ? '' : newYorkMonth(quest.startedAt);
    const spots = postings[index]?.reservedSpots ?? null;
    return [{ index, wish: newlyWanted(quest, { guildId, spots, postingId: `${postingId} ${month}` }) }];
  });
  const outcomes = new Map<number, ReservationOutcome>();
  const byProvider = Map.groupBy(items, ({ index }) => postings[index]?.providerId ?? '');
  for (const [providerId, own] of byProvider) {
    if (context === null) throw new DomainError('FORBIDDEN');
    const placed = await placeReservations(tx, context, {
      providerId,
      accountId: subject.accountId,
      wanted: own.map(({ wish }) => wish),
      refuse: (refusal, at) => itemError(own[at]?.index ?? 0, refusal),
    });
    for (const [at, { outcome }] of placed.entries()) outcomes.set(own[at]?.index ?? 0, outcome);
  }
  return outcomes;
}

/** The row to insert, null when it is posted already; notes it as posted. Throws what is wrong with the item. */
function planPosting(
  poster: Poster,
  stored: PostingData,
  posting: QuestPosting,
  index: number,
): NewQuest | null {
  const template = stored.stamps.get(posting.templateQuestId) ?? null;
  const locationId = posting.locationId ?? template?.locationId ?? null;
  const chosen = {
    startedAt: posting.startedAt ?? null,
    endedAt: posting.endedAt ?? null,
    giverName: tidyLine(posting.giverName) ?? template?.giverName ?? null,
    locationId,
    publishingStatus: posting.publishingStatus,
  };
  const isLocationApproved =
    locationId !== null && stored.approvedLocations.has(locationKey(locationId, posting.providerId));
  const { providerId } = posting;
  const facts = { ...chosen, now: poster.now, veilOfTime: stored.veilOfTime, providerId, template };
  const ofGiver = problemOfGiver(poster.subject, facts, template?.giverName);
  const ofPosting = problemOfPosting({ ...facts, isLocationApproved });
  const problem = ofPosting ?? problemOfSlot(posting) ?? ofGiver;
  if (problem || !template) throw itemError(index, problem ?? { code: 'QUEST_NOT_FOUND' });
  const times = postedTimes({ ...chosen, eventType: template.eventType });
  const slotStartedAt = times.startedAt === null ? null : (posting.slotStartedAt ?? times.startedAt);
  const slot: Slot = { templateQuestId: template.id, startedAt: slotStartedAt, locationId };
  if (!takeSlots(stored, [slot, { ...slot, startedAt: times.startedAt }])) return null;
  const requiredOrientations = stored.requiredOrientations
    .filter(({ questId }) => questId === template.id)
    .map(({ templateId }) => templateId);
  const slotValues = { slotStartedAt, slotLocationId: slotStartedAt === null ? null : locationId };
  return {
    ...template,
    ...chosen,
    ...times,
    ...freshValues(poster, template),
    ...slotValues,
    requiredOrientations,
  };
}

/** Takes the slots, unless one of them is taken. */
function takeSlots({ posted }: PostingData, slots: readonly Slot[]): boolean {
  const keys = slots.map(slotKey);
  if (keys.some((key) => posted.has(key))) return false;
  for (const key of keys) posted.set(key, { standing: 'already-posted' });
  return true;
}

/** A slot lies on the day of its quest: only times are edited before posting. */
function problemOfSlot({ startedAt, slotStartedAt }: QuestPosting) {
  if (slotStartedAt == null || startedAt == null || newYorkDay(slotStartedAt) === newYorkDay(startedAt))
    return null;
  return { code: 'BAD_USER_INPUT' as const, message: refsOf(consoleRefusalsTexts).slotDay };
}

/** What of a posted quest is its own and not the stamp's. */
function freshValues({ now, postedById }: Poster, template: Stamp) {
  return {
    id: newId(now),
    description: sanitizeDescription(template.description),
    postedById,
    templateQuestId: template.id,
    takenCount: 0,
    createdAt: now,
    updatedAt: now,
  };
}

function itemError(index: number, { code, message = textOfCode(code) }: FormRefusal) {
  const item = index + 1;
  const said = { position: String(item), problem: message };
  return new DomainError(code, { item, message: refsOf(consoleRefusalsTexts).itemAt(said) });
}
