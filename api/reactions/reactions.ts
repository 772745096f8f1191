// Long because it is the one table of what follows from each event.
import { type Reactions, reactWith } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { forgetInQuestMessages } from '#api/alerts/quest-messages/forget-in-quest-messages.ts';
import { payAlert } from '#api/alerts/wallet/insert-wallet-entry.ts';
import { voidMarks } from '#api/attendance/attendance/void-marks.ts';
import { carryBans } from '#api/attendance/bans/carry-bans.ts';
import { endComingSignUps } from '#api/attendance/bans/end-by-boot.ts';
import { keepPersonMarks } from '#api/attendance/bans/keep-person-marks.ts';
import { keepEntries } from '#api/attendance/credits/keep-entries.ts';
import { writeCredits } from '#api/attendance/credits/replace-credits.ts';
import { keepContactClosed } from '#api/charities/charity-contacts/keep-contact-closed.ts';
import { countDayOfReading } from '#api/charities/contact-reads/count-day.ts';
import { renameSupervisor } from '#api/charities/providers/rename-supervisor.ts';
import { putInvitedLabels } from '#api/charities/volunteer-notes/put-invited-labels.ts';
import { queueEdits, queueWebhooks } from '#api/charities/webhooks/queue-webhooks.ts';
import { followCharity } from '#api/discovery/follows/follow-charity.ts';
import { auditOrphanedGroups } from '#api/guilds-and-groups/groups/audit-orphaned-groups.ts';
import { createProviderGroup } from '#api/guilds-and-groups/groups/create-provider-group.ts';
import { endGroupRights } from '#api/guilds-and-groups/groups/end-group-rights.ts';
import { endMemberships } from '#api/guilds-and-groups/groups/keep-membership.ts';
import { takeOutOfAll } from '#api/guilds-and-groups/groups/remove-group-member.ts';
import { forgetInGuilds } from '#api/guilds-and-groups/guilds/forget-in-guilds.ts';
import { enterHeldQuests } from '#api/identity/joining/sign-up-by-joining.ts';
import { tellSpotEnded } from '#api/messages/calendar/ended-spots.ts';
import { forgetDataCopy } from '#api/operations/data-copies/sweep-data-copies.ts';
import { recountPlaces } from '#api/operations/ledger/kept-counts.ts';
import { forgetMerges } from '#api/operations/merging/forget-merges.ts';
import { keepInvitation, keepTokensInvitation } from '#api/people/friends/keep-invitation.ts';
import { thankInviters } from '#api/people/friends/thank-inviters.ts';
import { askGuardian } from '#api/people/guardians/ask-guardian.ts';
import { endRefusedConsents } from '#api/people/guardians/end-refused-consents.ts';
import { endRightsOfAdult } from '#api/people/guardians/end-rights-of-adult.ts';
import { leaveBlockedGuilds } from '#api/people/guardians/guild-blocks.ts';
import { sendStandingLink } from '#api/people/guardians/send-guardian-link.ts';
import { agreeToProfile } from '#api/people/privacy/agree-to-profile.ts';
import { replaceFavorites } from '#api/people/volunteers/replace-favorites.ts';
import { forgetInYoungMessages } from '#api/people/young-messages/forget-in-young-messages.ts';
import { insertCopies } from '#api/people/young-messages/insert-copies.ts';
import { forfeitSpotsOf, giveBackAndTell } from '#api/places/contracts/give-places-back.ts';
import { tellSignedUp } from '#api/places/contracts/tell-signed-up.ts';
import { givePersonsHoldsBack } from '#api/places/holds/give-holds-back.ts';
import { holdForGuardian } from '#api/places/holds/hold-for-guardian.ts';
import { lapseHolds } from '#api/places/holds/lapse-holds.ts';
import { tellLateBail } from '#api/places/places/tell-late-bail.ts';
import { forgetRegulars } from '#api/places/regulars/end-regular.ts';
import { keepRegulars } from '#api/places/regulars/keep-regulars.ts';
import { signUpRegulars } from '#api/places/regulars/sign-up-regulars.ts';
import { beginReservations } from '#api/places/reservations/begin-reservations.ts';
import { letGoOfResting } from '#api/places/reservations/let-go-of-resting.ts';
import { releaseDueSpots } from '#api/places/reservations/release-guild-spots.ts';
import { forgetStandIns } from '#api/places/stand-ins/end-stand-in.ts';
import { fitCorrectedAge } from '#api/places/supervision/fit-corrected-age.ts';
import { insertSupervision } from '#api/places/supervision/insert-supervision.ts';
import { keepAges } from '#api/places/supervision/keep-ages.ts';
import { forgetSupervision, keepWaits } from '#api/places/supervision/keep-waits.ts';
import { loseSupervisor } from '#api/places/supervision/lose-supervisor.ts';
import { keepListsOfEdits } from '#api/places/waiting/keep-lists-of-edits.ts';
import { leaveAllLists, leaveList, leaveListsOfAccount } from '#api/places/waiting/leave-list.ts';
import { passOnPlaces } from '#api/places/waiting/pass-on-places.ts';
import { recordEdits } from '#api/posting/quest-edits/record-edits.ts';
import { tellOfLocations } from '#api/posting/quest-notices/changed-locations.ts';
import { renewEntriesOfCharity } from '#api/posting/quest-notices/renew-entries.ts';
import { refreshRecap, refreshRecapOfBail, refreshRecapOfQuests } from '#api/recaps/recaps/refresh-recap.ts';
import type { Db } from '#db/store.ts';
import { byProduct, isMarked } from '#domain/attendance/attendance-entry.ts';
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

const tellOfBail = (tx: Db, { now }: MailContext, { id, questId }: Place & { id: string }) =>
  queueWebhooks(tx, now, 'bailedOut', [{ id, questId }]);

const asPlaces = (questIds: Iterable<string>) => [...questIds].map((questId) => ({ questId }));
const questIdsOf = (rows: readonly Place[]) => asPlaces(new Set(rows.map(({ questId }) => questId)));

const groupIdsOf = (memberships: readonly Membership[]) => memberships.map(({ groupId }) => groupId);

/**
 * What follows from each event, in this order and in the transaction in which it happened. Reactions read what was
 * written, and do nothing where nothing follows.
 */
export const REACTIONS: Reactions = {
  SpotWanted: {
    lapseHolds: (tx, context, { questId }) => lapseHolds(tx, context, questId),
    releaseGuildSpots: (tx, context, { questId }) => releaseDueSpots(tx, context, questId),
  },
  SpotTaken: {
    leaveList: (tx, context, { wasWaiting, ...spot }) =>
      wasWaiting ? leaveList(tx, context, spot) : undefined,
  },
  SignedUp: {
    tellWebhooks: (tx, { now }, { contracts }) => queueWebhooks(tx, now, 'signedUp', contracts),
  },
  SpotFreed: { offerSpots },
  SpotGivenUp: {
    countLateBail: (tx, _, facts) => refreshRecapOfBail(tx, facts),
    releaseSupervised,
    offerSpots,
    tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'named'),
    takeOffCalendars: tellSpotEnded,
    tellWebhooks: tellOfBail,
  },
  SpotGivenBack: {
    releaseSupervised,
    offerSpots,
    tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'unnamed'),
    tellWebhooks: tellOfBail,
  },
  SpotEnded: { releaseSupervised, offerSpots },
  SpotHandedOver: { releaseSupervised },
  AttendanceChanged: {
    keepEntries: (tx, { now }, { contracts, change }) => keepEntries(tx, now, contracts, change),
    creditHours: (tx, { now }, { contracts }) => writeCredits(tx, contracts, now),
    refreshRecap: (tx, _, { contracts }) =>
      refreshRecap(
        tx,
        contracts.map(({ chariteerId }) => chariteerId),
      ),
    tellWebhooks: (tx, { now }, { contracts, change }) =>
      isMarked(change) ? queueWebhooks(tx, now, 'attendanceSaved', questIdsOf(contracts)) : undefined,
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
    signUpRegulars: (tx, context, { edits }) =>
      signUpRegulars(
        tx,
        context,
        edits.flatMap(({ stored, changes }) => (isPublishing(changes) ? [stored.id] : [])),
      ),
    recordEdits: (tx, { now }, facts) => recordEdits(tx, now, facts),
    voidMarks: (tx, context, { edits }) => voidMarks(tx, context, edits),
    keepLists: (tx, context, { edits }) => keepListsOfEdits(tx, context, edits),
    keepWaits: (tx, _, { edits }) => keepWaits(tx, edits),
    tellWebhooks: (tx, { now }, facts) => queueEdits(tx, now, facts),
  },
  QuestsPosted: {
    signUpRegulars: (tx, context, { questIds }) => signUpRegulars(tx, context, questIds),
    tellWebhooks: (tx, { now }, { questIds }) => queueWebhooks(tx, now, 'questPosted', asPlaces(questIds)),
  },
  QuestCreated: {
    tellWebhooks: (tx, { now }, { questId }) => queueWebhooks(tx, now, 'questPosted', [{ questId }]),
  },
  ScheduleChanged: { keepRegulars },
  AgesUnmet: { keepAges },
  QuestsTakenBack: {
    refreshRecap: (tx, _, { questIds }) => refreshRecapOfQuests(tx, questIds),
  },
  SpotsMoved: {
    recount: (tx, _, { questIds }) => recountPlaces(tx, questIds),
  },
  StaysCut: {
    keepEntries: (tx, { now }, { contracts, change }) => keepEntries(tx, now, contracts, change),
    creditHours: (tx, { now }, { contracts }) => writeCredits(tx, contracts, now),
  },
  SignUpsParted: {
    keepEntries: (tx, { now }, { contracts }) => keepEntries(tx, now, contracts, byProduct('merge')),
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
    forgetRegulars: (tx, _, { chariteerId }) => forgetRegulars(tx, chariteerId),
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
  InvitationAccepted: {
    follow: (tx, { now }, facts) => followCharity(tx, now, facts),
    label: (tx, _, facts) => putInvitedLabels(tx, facts),
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
    fitSpots: fitCorrectedAge,
  },
  AdultRightsEnded: {
    releaseSupervised: (tx, context, { accountId }) =>
      loseSupervisor(tx, context, { supervisorId: accountId }),
    endGroupRights: (tx, { now }, { accountId }) => endGroupRights(tx, now, accountId),
  },
  SupervisorChosen: {
    nameSupervisor: (tx, context, { choice, ...signUp }) => insertSupervision(tx, context, signUp, choice),
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
  SignatureWanted: {
    sendStandingLink: (tx, context, young) => sendStandingLink(tx, context, young),
    holdForGuardian: async (tx, context, { isOn, ...young }) => {
      if (!isOn) await holdForGuardian(tx, context, young);
    },
  },
  GuardianSigned: {
    enterHeldQuests: (tx, context, { chariteerId }) => enterHeldQuests(tx, context, chariteerId),
  },
  ProfileDecided: { agreeToProfile: (tx, { now }, facts) => agreeToProfile(tx, { ...facts, now }) },
  ChildHandedOver: { forgetMerges: (tx, context, facts) => forgetMerges(tx, context, facts.chariteerId) },
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
