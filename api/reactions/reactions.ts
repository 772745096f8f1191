import { type Reactions, reactWith } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { carryBans } from '#api/verbs/bans/carry-bans.ts';
import { keepPersonMarks } from '#api/verbs/bans/keep-person-marks.ts';
import { keepContactClosed } from '#api/verbs/charity-contacts/keep-contact-closed.ts';
import { countDayOfReading } from '#api/verbs/contact-reads/count-day.ts';
import { endComingSignUps } from '#api/verbs/contracts/end-by-boot.ts';
import { forfeitSpotsOf, giveBackAndTell } from '#api/verbs/contracts/give-places-back.ts';
import { tellSignedUp } from '#api/verbs/contracts/tell-signed-up.ts';
import { recountPlaces } from '#api/verbs/credits/kept-counts.ts';
import { writeCredits } from '#api/verbs/credits/replace-credits.ts';
import { forgetDataCopy } from '#api/verbs/data-copies/sweep-data-copies.ts';
import { keepInvitation, keepTokensInvitation } from '#api/verbs/friends/keep-invitation.ts';
import { thankInviters } from '#api/verbs/friends/thank-inviters.ts';
import { createProviderGroup } from '#api/verbs/groups/founding/create-provider-group.ts';
import { endMemberships } from '#api/verbs/groups/keep-membership.ts';
import { auditOrphanedGroups } from '#api/verbs/groups/members/audit-orphaned-groups.ts';
import { endGroupRights } from '#api/verbs/groups/members/end-group-rights.ts';
import { takeOutOfAll } from '#api/verbs/groups/members/remove-group-member.ts';
import { askGuardian } from '#api/verbs/guardians/ask-guardian.ts';
import { endRefusedConsents } from '#api/verbs/guardians/end-refused-consents.ts';
import { endRightsOfAdult } from '#api/verbs/guardians/end-rights-of-adult.ts';
import { forgetMerges } from '#api/verbs/guardians/forget-merges.ts';
import { leaveBlockedGuilds } from '#api/verbs/guardians/guild-blocks.ts';
import { forgetInGuilds } from '#api/verbs/guilds/forget-in-guilds.ts';
import { givePersonsHoldsBack } from '#api/verbs/holds/give-holds-back.ts';
import { lapseHolds } from '#api/verbs/holds/lapse-holds.ts';
import { enterHeldQuests } from '#api/verbs/joining/sign-up-by-joining.ts';
import { tellSpotEnded } from '#api/verbs/places/ending/tell-spot-ended.ts';
import { tellLateBail } from '#api/verbs/places/tell-late-bail.ts';
import { agreeToProfile } from '#api/verbs/privacy/agree-to-profile.ts';
import { renameSupervisor } from '#api/verbs/providers/rename-supervisor.ts';
import { forgetInQuestMessages } from '#api/verbs/quest-messages/forget-in-quest-messages.ts';
import { tellOfLocations } from '#api/verbs/quests/changed-locations.ts';
import { recordEdits } from '#api/verbs/quests/record-edits.ts';
import { renewEntriesOfCharity } from '#api/verbs/quests/renew-entries.ts';
import { refreshRecap, refreshRecapOfBail, refreshRecapOfQuests } from '#api/verbs/recaps/refresh-recap.ts';
import { beginReservations } from '#api/verbs/reservations/begin-reservations.ts';
import { letGoOfResting } from '#api/verbs/reservations/let-go-of-resting.ts';
import { forgetStandIns } from '#api/verbs/stand-ins/end-stand-in.ts';
import { forgetSupervision } from '#api/verbs/supervision/forget-supervision.ts';
import { insertSupervision } from '#api/verbs/supervision/insert-supervision.ts';
import { loseSupervisor } from '#api/verbs/supervision/lose-supervisor.ts';
import { requireSupervisors } from '#api/verbs/supervision/require-supervisors.ts';
import { replaceFavorites } from '#api/verbs/volunteers/replace-favorites.ts';
import { keepListsOfEdits } from '#api/verbs/waiting/keep-lists-of-edits.ts';
import { leaveAllLists, leaveList, leaveListsOfAccount } from '#api/verbs/waiting/leave-list.ts';
import { passOnPlaces } from '#api/verbs/waiting/pass-on-places.ts';
import { payAlert } from '#api/verbs/wallet/insert-wallet-entry.ts';
import { forgetInYoungMessages } from '#api/verbs/young-messages/forget-in-young-messages.ts';
import { insertCopies } from '#api/verbs/young-messages/insert-copies.ts';
import type { Db } from '#db/store.ts';
import type { Membership } from '#domain/permissions/permissions.ts';
import { isPublishing } from '#domain/quests/changes/quest-edit.ts';

type Place = { questId: string };

const offerSpots = (tx: Db, context: MailContext, { questId, count = 1 }: Place & { count?: number }) =>
  passOnPlaces(tx, context, questId, count);
const releaseSupervised = (
  tx: Db,
  context: MailContext,
  { questId, leaverId }: Place & { leaverId: string },
) => loseSupervisor(tx, context, { questId, supervisorId: leaverId });

const groupIdsOf = (memberships: readonly Membership[]) => memberships.map(({ groupId }) => groupId);

/**
 * What follows from each event, in this order and in the transaction in which it happened. Reactions read what was
 * written, and do nothing where nothing follows.
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
  SpotsMoved: {
    recount: (tx, _, { questIds }) => recountPlaces(tx, questIds),
  },
  StaysCut: {
    creditHours: (tx, { now }, { contracts }) => writeCredits(tx, contracts, now),
  },
  SpotReturned: {
    confirm: (tx, context, signUp) => tellSignedUp(tx, context, signUp),
  },
  SpotsForfeited: {
    giveBack: giveBackAndTell,
    refreshRecap: (tx, _, { chariteerIds }) => refreshRecap(tx, chariteerIds),
  },
  PersonLeaving: {
    leaveLists: (tx, context, { chariteerId }) => leaveAllLists(tx, context, [chariteerId]),
    giveHoldsBack: (tx, context, { chariteerId }) => givePersonsHoldsBack(tx, context, chariteerId),
  },
  VolunteersCame: {
    thankInviters: (tx, context, { present }) => thankInviters(tx, context, present),
  },
  VolunteerAdded: {
    keepContactClosed: (tx, { now }, facts) => keepContactClosed(tx, facts, now),
  },
  VolunteerBanned: {
    leaveLists: (tx, context, { chariteerId, providerId }) =>
      leaveAllLists(tx, context, [chariteerId], providerId),
    endSignUps: endComingSignUps,
  },
  CharityFounded: {
    makeGroup: (tx, { now }, facts) => createProviderGroup(tx, { ...facts, now }),
  },
  CharityRenamed: {
    renewEntries: (tx, { now }, { providerId }) => renewEntriesOfCharity(tx, now, providerId),
  },
  LocationsChanged: { tellOfLocations },
  AlertSent: {
    pay: (tx, { now }, facts) => payAlert(tx, now, facts),
  },
  ContactsRead: {
    countDay: (tx, context, { readerId, people }) => countDayOfReading(tx, context, readerId, people),
  },
  WordsWritten: {
    keepCopies: (tx, { now }, { copies }) => insertCopies(tx, now, copies),
  },
  LinkFollowed: { keepInvitation: keepTokensInvitation },
  FriendJoined: { keepInvitation },
  MembershipsForfeited: {
    endMemberships: (tx, { now }, { accountId, memberships }) =>
      endMemberships(tx, accountId, groupIdsOf(memberships), now),
    letGoOfResting: (tx, context, { memberships }) => letGoOfResting(tx, context, groupIdsOf(memberships)),
    auditOrphaned: (tx, { now }, { memberships }) => auditOrphanedGroups(tx, now, memberships),
  },
  GuildsClosed: {
    takeOut: takeOutOfAll,
    auditOrphaned: (tx, { now }, { memberships }) => auditOrphanedGroups(tx, now, memberships),
  },
  MemberLeft: {
    letGoOfResting: (tx, context, { groupId }) => letGoOfResting(tx, context, [groupId]),
  },
  IdentityChanged: {
    carryBans: (tx, context, { chariteerId }) => carryBans(tx, context, chariteerId),
  },
  AdultDoubted: {
    endConsents: (tx, context, { accountId }) => endRefusedConsents(tx, context, accountId),
  },
  BirthDateChanged: {
    endRights: (tx, context, { chariteerId, births }) => endRightsOfAdult(tx, context, chariteerId, births),
  },
  AdultRightsEnded: {
    releaseSupervised: (tx, context, { accountId }) =>
      loseSupervisor(tx, context, { supervisorId: accountId }),
    endGroupRights: (tx, { now }, { accountId }) => endGroupRights(tx, now, accountId),
  },
  SupervisorChosen: {
    nameSupervisor: (tx, context, { choice, ...signUp }) => insertSupervision(tx, context, signUp, choice),
  },
  SupervisorNeeded: {
    requireSupervisors: (tx, context, { chariteerId }) => requireSupervisors(tx, context, chariteerId),
  },
  NameChanged: {
    rename: (tx, _, { providerIds, names, replacement }) =>
      renameSupervisor(tx, providerIds, names, replacement),
  },
  AccountBlocked: {
    leaveLists: (tx, context, { accountId }) => leaveListsOfAccount(tx, context, accountId),
    forfeitSpots: (tx, context, { accountId }) => forfeitSpotsOf(tx, context, accountId),
  },
  GuardianNamed: {
    askGuardian: (tx, context, { person, guardian }) => askGuardian(tx, context, person, guardian),
  },
  ConsentGiven: {
    enterHeldQuests: (tx, context, { chariteerId }) => enterHeldQuests(tx, context, chariteerId),
  },
  ProfileDecided: {
    agreeToProfile: (tx, { now }, facts) => agreeToProfile(tx, { ...facts, now }),
  },
  GuardianshipChanged: {
    forgetDataCopy: (tx, _, { guardianAccountId }) => forgetDataCopy(tx, guardianAccountId),
  },
  AccountErased: {
    renameSupervisor: (tx, _, { providerIds, names }) => renameSupervisor(tx, providerIds, names, null),
    forgetInYoungMessages: (tx, _, { accountId, words }) => forgetInYoungMessages(tx, accountId, words),
    forgetInQuestMessages: (tx, _, { accountId, words }) => forgetInQuestMessages(tx, accountId, words),
    forgetInGuilds: (tx, _, { accountId, words }) => forgetInGuilds(tx, accountId, words),
    forgetMerges: (tx, context, { accountId }) => forgetMerges(tx, context, accountId),
  },
  ChildErased: {
    forgetInYoungMessages: (tx, _, { chariteerId, words }) => forgetInYoungMessages(tx, chariteerId, words),
    forgetInQuestMessages: (tx, _, { chariteerId, words }) => forgetInQuestMessages(tx, chariteerId, words),
    forgetMerges: (tx, context, { chariteerId }) => forgetMerges(tx, context, chariteerId),
    forgetDataCopy: (tx, _, { guardianAccountId }) => forgetDataCopy(tx, guardianAccountId),
  },
  RecordErased: {
    forgetSupervision: (tx, _, { chariteerId }) => forgetSupervision(tx, chariteerId),
    forgetStandIns: (tx, _, { chariteerId }) => forgetStandIns(tx, chariteerId),
    forgetFavorites: (tx, _, { chariteerId }) => replaceFavorites(tx, chariteerId, []),
  },
  RecordsJoining: {
    leaveBlockedGuilds: (tx, context, { chariteerIds }) => leaveBlockedGuilds(tx, context, chariteerIds),
  },
  RecordJoined: {
    keepMarks: (tx, { config }, { chariteerId }) => keepPersonMarks(tx, config.dataKey, chariteerId),
  },
};

reactWith(REACTIONS);
