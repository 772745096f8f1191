import { type Reactions, reactWith } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { endComingSignUps } from '#api/verbs/contracts/end-by-boot.ts';
import { writeCredits } from '#api/verbs/credits/replace-credits.ts';
import { givePersonsHoldsBack } from '#api/verbs/holds/give-holds-back.ts';
import { lapseHolds } from '#api/verbs/holds/lapse-holds.ts';
import { tellSpotEnded } from '#api/verbs/places/ending/tell-spot-ended.ts';
import { tellLateBail } from '#api/verbs/places/tell-late-bail.ts';
import { recordEdits } from '#api/verbs/quests/record-edits.ts';
import { refreshRecap, refreshRecapOfBail, refreshRecapOfQuests } from '#api/verbs/recaps/refresh-recap.ts';
import { beginReservations } from '#api/verbs/reservations/begin-reservations.ts';
import { endStandInsOf } from '#api/verbs/stand-ins/end-stand-in.ts';
import { loseSupervisor } from '#api/verbs/supervision/lose-supervisor.ts';
import { keepListsOfEdits } from '#api/verbs/waiting/keep-lists-of-edits.ts';
import { leaveAllLists, leaveList, leaveListsOfAccount } from '#api/verbs/waiting/leave-list.ts';
import { passOnPlaces } from '#api/verbs/waiting/pass-on-places.ts';
import type { Db } from '#db/store.ts';
import { isPublishing } from '#domain/quests/changes/quest-edit.ts';

type Place = { questId: string };

const offerSpots = (tx: Db, context: MailContext, { questId, count = 1 }: Place & { count?: number }) =>
  passOnPlaces(tx, context, questId, count);
const releaseSupervised = (
  tx: Db,
  context: MailContext,
  { questId, leaverId }: Place & { leaverId: string },
) => loseSupervisor(tx, context, { questId, supervisorId: leaverId });

/**
 * What follows from each event, in this order and in the transaction in which it happened. Reading what was written,
 * they do nothing where nothing follows, and nothing more a second time.
 */
export const REACTIONS: Reactions = {
  SpotWanted: {
    lapseHolds: (tx, context, { questId }) => lapseHolds(tx, context, questId),
  },
  SpotTaken: {
    leaveList: (tx, context, { wasWaiting, ...spot }) =>
      wasWaiting ? leaveList(tx, context, spot) : undefined,
  },
  SpotFreed: { offerSpots },
  SpotGivenUp: {
    countLateBail: (tx, _, facts) => refreshRecapOfBail(tx, facts),
    releaseSupervised,
    offerSpots,
    tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'named'),
    takeOffCalendars: tellSpotEnded,
  },
  SpotGivenBack: {
    releaseSupervised,
    offerSpots,
    tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'unnamed'),
  },
  SpotEnded: { releaseSupervised, offerSpots },
  SpotHandedOver: { releaseSupervised },
  AttendanceChanged: {
    creditHours: (tx, { now }, { contracts }) => writeCredits(tx, contracts, now),
    refreshRecap: (tx, _, { contracts }) =>
      refreshRecap(
        tx,
        contracts.map(({ chariteerId }) => chariteerId),
      ),
  },
  ServiceChanged: {
    refreshRecap: (tx, _, { chariteerIds }) => refreshRecap(tx, chariteerIds),
  },
  QuestsEdited: {
    refreshRecap: (tx, _, { edits }) =>
      refreshRecapOfQuests(
        tx,
        edits.map(({ stored }) => stored.id),
      ),
    beginReservations: (tx, context, { providerId, actorId, edits }) =>
      beginReservations(tx, context, {
        ...{ providerId, accountId: actorId ?? '' },
        questIds: edits.flatMap(({ stored, changes }) => (isPublishing(changes) ? [stored.id] : [])),
      }),
    recordEdits: (tx, { now }, facts) => recordEdits(tx, now, facts),
    keepLists: (tx, context, { edits }) => keepListsOfEdits(tx, context, edits),
  },
  QuestsTakenBack: {
    refreshRecap: (tx, _, { questIds }) => refreshRecapOfQuests(tx, questIds),
  },
  PersonLeaving: {
    leaveLists: (tx, context, { chariteerId }) => leaveAllLists(tx, context, [chariteerId]),
    giveHoldsBack: (tx, context, { chariteerId }) => givePersonsHoldsBack(tx, context, chariteerId),
  },
  VolunteerBanned: {
    leaveLists: (tx, context, { chariteerId, providerId }) =>
      leaveAllLists(tx, context, [chariteerId], providerId),
    endSignUps: endComingSignUps,
  },
  AccountBlocked: {
    releaseSupervised: (tx, context, { accountId }) =>
      loseSupervisor(tx, context, { supervisorId: accountId }),
    endStandIns: (tx, { now }, { accountId }) => endStandInsOf(tx, accountId, now),
    leaveLists: (tx, context, { accountId }) => leaveListsOfAccount(tx, context, accountId),
  },
};

reactWith(REACTIONS);
