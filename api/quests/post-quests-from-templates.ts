import { newId } from '#db/new-id.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { DomainError } from '#domain/errors.ts';
import { mayAt, type Subject } from '#domain/permissions.ts';
import { problemOfPosting } from '#domain/posting-gate.ts';
import { postedTimes } from '#domain/quest-form.ts';
import type { PublishingStatus } from '#domain/quest-status.ts';
import {
  loadPostingGround,
  locationKey,
  type PostingGround,
  postingKey,
  type Stamp,
} from './posting-facts.ts';
import { sanitizeDescription } from './sanitize-description.ts';

export const MAX_POSTINGS = 400;
/** Rows of one INSERT: well below the limit of bound values. */
const ROWS_AT_ONCE = 50;

/** One stamp to post; instants in epoch ms. Without a giver or a place the stamp's own are taken. */
export type QuestPosting = {
  templateQuestId: string;
  providerId: string;
  publishingStatus: PublishingStatus;
  giverName?: string | null;
  startedAt?: number | null;
  endedAt?: number | null;
  locationId?: string | null;
};

/** Who posts, and when (epoch ms). An importer has no account to be named by: postedById null. */
export type Poster = { store: Store; subject: Subject; now: number; postedById: string | null };

/** id null: the same stamp stands there at that time already. */
export type PostedQuestRow = { id: string | null; message: 'created' | 'already posted' };

/**
 * Posts quests from stamps in one transaction, all or none. Needs quest C at every provider named.
 * Errors, with the number of the item: FORBIDDEN, QUEST_NOT_FOUND, BAD_USER_INPUT.
 */
export async function postQuestsFromTemplates(
  poster: Poster,
  postings: readonly QuestPosting[],
): Promise<PostedQuestRow[]> {
  if (postings.length > MAX_POSTINGS) {
    throw new DomainError('BAD_USER_INPUT', {
      message: `At most ${MAX_POSTINGS} quests can be posted at once.`,
    });
  }
  const isAllowed = postings.every(({ providerId }) => mayAt(poster.subject, providerId, 'createQuests'));
  if (!isAllowed) throw new DomainError('FORBIDDEN');
  const stampIds = [...new Set(postings.map((posting) => posting.templateQuestId))];
  return poster.store.write(async (tx) => {
    const ground = await loadPostingGround(tx, stampIds, poster.now);
    const planned = postings.map((posting, index) => planPosting(poster, ground, posting, index));
    await insertQuests(
      tx,
      ground,
      planned.filter((row) => row !== null),
    );
    return planned.map((row) =>
      row ? { id: row.id, message: 'created' } : { id: null, message: 'already posted' },
    );
  });
}

/** The row to insert, null when it is posted already; notes it as posted. Throws what is wrong with the item. */
function planPosting(
  poster: Poster,
  ground: PostingGround,
  posting: QuestPosting,
  index: number,
): Stamp | null {
  const template = ground.stamps.get(posting.templateQuestId) ?? null;
  const locationId = posting.locationId ?? template?.locationId ?? null;
  const chosen = {
    startedAt: posting.startedAt ?? null,
    endedAt: posting.endedAt ?? null,
    giverName: posting.giverName?.trim() || template?.giverName || null,
    locationId,
    publishingStatus: posting.publishingStatus,
  };
  const isLocationApproved =
    locationId !== null && ground.approvedLocations.has(locationKey(locationId, posting.providerId));
  const { now } = poster;
  const facts = { ...chosen, now, veilOfTime: ground.veilOfTime, providerId: posting.providerId, template };
  const problem = problemOfPosting({ ...facts, isLocationApproved });
  if (problem || !template)
    throw itemError(index, problem ?? { code: 'QUEST_NOT_FOUND', message: 'Quest Not Found' });
  const times = postedTimes({ ...chosen, eventType: template.eventType });
  const key = postingKey(template.id, times.startedAt, locationId);
  if (ground.posted.has(key)) return null;
  ground.posted.add(key);
  return { ...template, ...chosen, ...times, ...freshValues(poster, template) };
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

async function insertQuests(tx: Db, ground: PostingGround, rows: readonly Stamp[]): Promise<void> {
  const demanded = rows.flatMap((row) =>
    ground.requiredOrientations
      .filter(({ questId }) => questId === row.templateQuestId)
      .map(({ templateId }) => ({ questId: row.id, templateId })),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx.insert(quest).values(rows.slice(at, at + ROWS_AT_ONCE));
  }
  for (let at = 0; at < demanded.length; at += ROWS_AT_ONCE) {
    await tx.insert(questRequiredOrientation).values(demanded.slice(at, at + ROWS_AT_ONCE));
  }
}

function itemError(
  index: number,
  { code, message }: { code: 'QUEST_NOT_FOUND' | 'FORBIDDEN' | 'BAD_USER_INPUT'; message: string },
) {
  return new DomainError(code, { message: `Item ${index + 1}: ${message}` });
}
