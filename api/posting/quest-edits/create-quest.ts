import { recordAudits } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { undoably } from '#api/access/undo/undoable.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationCreateQuestArgs } from '#api/graphql/generated/types.ts';
import { refuseQuestDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import { newlyWanted, placeReservations } from '#api/places/reservations/place-reservations.ts';
import {
  isApprovedLocation,
  loadStoredQuest,
  type StoredQuest,
} from '#api/posting/stored-quests/editable-quest.ts';
import {
  insertQuests,
  type NewQuest,
  postingEvents,
  postingOf,
} from '#api/posting/stored-quests/insert-quests.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { problemOfPosting } from '#domain/quests/changes/posting-gate.ts';
import { postedTimes } from '#domain/quests/quest-form.ts';
import { problemOfValues } from '#domain/quests/quest-values.ts';
import type { TextRef } from '#domain/texts/text-ref.ts';
import { questValuesOf } from './quest-values-of.ts';
import { readAgain } from './update-quest.ts';
import { readVeilOfTime } from './veil-of-time.ts';

/**
 * Posts one quest for the session's own account, from a stamp or as an on-site shift, and reserves it if asked to.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROVIDER_NOT_FOUND, QUEST_NOT_FOUND, BAD_USER_INPUT, those of RESERVATION_GATE.
 */
export async function createQuest(context: Context, args: MutationCreateQuestArgs): Promise<QuestRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireSelf(viewer, args.postedById);
  const { id: providerId } = await findProvider(context, args.providerId);
  requireFeature(viewer, providerId, 'createQuests');
  if ((args.publishingStatus ?? 'Draft') === 'Draft') requireFeature(viewer, providerId, 'seeDrafts');
  const { reservedGuildId: guildId } = args;
  if (guildId != null) requireFeature(viewer, providerId, 'reserveQuests');
  const questId = newId(now);
  const { undoToken } = await store.write(async (tx) => {
    const planned = await planQuest(tx, { ...args, id: questId }, context);
    return undoably(tx, now, postingOf(accountId, [planned]), async () => {
      await insertQuests(tx, [planned]);
      await recordAudits(tx, now, postingEvents(accountId, [planned]));
      await report(tx, context, 'QuestCreated', { questId });
      if (guildId == null) return;
      const wanted = [newlyWanted(planned, { guildId, spots: args.reservedSpots ?? null, postingId: null })];
      await placeReservations(tx, context, { providerId, accountId, wanted });
    });
  });
  return { ...(await readAgain(context, questId)), undoToken };
}

type Plan = MutationCreateQuestArgs & { id: string };

async function planQuest(tx: Db, args: Plan, { viewer, now }: Context): Promise<NewQuest> {
  const { providerId, templateQuestId } = args;
  const stamp = templateQuestId == null ? null : await loadStamp(tx, templateQuestId);
  const template = stamp ?? { providerId, ...NO_STAMP };
  const values = questValuesOf(args, stamp);
  const chosen = {
    publishingStatus: args.publishingStatus ?? 'Draft',
    startedAt: args.startedAt ?? null,
    endedAt: args.endedAt ?? null,
    locationId: args.locationId ?? stamp?.locationId ?? null,
  };
  const { locationId } = chosen;
  const facts = {
    ...chosen,
    now,
    providerId,
    giverName: values.giverName,
    template: { ...template, flexibleMinimumTime: values.flexibleMinimumTime },
    veilOfTime: await readVeilOfTime(tx, now),
    isLocationApproved: locationId !== null && (await isApprovedLocation(tx, providerId, locationId)),
  };
  const times = postedTimes({ ...chosen, eventType: template.eventType });
  const problem = problemOfPosting(facts) ?? badInput(problemOfValues(values));
  if (problem) throw new DomainError(problem.code, problem);
  await refuseQuestDetails(tx, viewer, { providerId, given: values, kept: stamp });
  return {
    ...values,
    serviceTags: [...values.serviceTags],
    ...chosen,
    ...times,
    id: args.id,
    providerId,
    eventType: template.eventType,
    postedById: args.postedById,
    templateQuestId: stamp?.id ?? null,
    ...slotOf(stamp, times.startedAt, locationId),
    requiredOrientations: stamp?.requiredOrientations ?? [],
    createdAt: now,
    updatedAt: now,
  };
}

/** The slot that the quest takes of the monthly schedule; none without a stamp or a date. */
function slotOf(stamp: StoredQuest | null, startedAt: number | null, locationId: string | null) {
  return stamp && startedAt !== null ? { slotStartedAt: startedAt, slotLocationId: locationId } : {};
}

/** What a quest without a stamp is made from. */
const NO_STAMP = { publishingStatus: 'Template', eventType: 'OSV' } as const;

async function loadStamp(tx: Db, id: string): Promise<StoredQuest> {
  const stamp = await loadStoredQuest(tx, id);
  if (!stamp) throw new DomainError('QUEST_NOT_FOUND');
  return stamp;
}

const badInput = (message: TextRef | null) => message && { code: 'BAD_USER_INPUT' as const, message };
