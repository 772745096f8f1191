import { afterAll, describe, expect, it } from 'vitest';
import { type Reaction, type Reactions, reactWith } from '#api/access/events/report.ts';
import { REACTIONS } from '#api/reactions/reactions.ts';
import type { EventKind } from '#domain/events/domain-event.ts';
import { PERFORMED } from '../support/performed-mutations.ts';
import { rowsWritten } from '../support/rows-written.ts';

/** For each reaction a mutation that writes other rows without it. */
const SEEN_BY: Readonly<Record<string, string>> = {
  'SpotTaken.leaveList': 'takeOfferedPlace',
  'SpotFreed.offerSpots': 'abandonContract of a reservation',
  'SpotGivenUp.countLateBail': 'abandonContract of a sign-up',
  'SpotGivenUp.releaseSupervised': 'abandonContract of a sign-up',
  'SpotGivenUp.offerSpots': 'abandonContract of a sign-up',
  'SpotGivenUp.tellManagers': 'abandonContract of a sign-up',
  'SpotGivenUp.takeOffCalendars': 'abandonContract of a sign-up',
  'SpotGivenBack.offerSpots': 'banAccount',
  'SpotGivenBack.tellManagers': 'banAccount',
  'SpotEnded.releaseSupervised': 'answerBanQuestion by a yes',
  'SpotEnded.offerSpots': 'answerBanQuestion by a yes',
  'SpotHandedOver.releaseSupervised': 'takeStandIn',
  'AttendanceChanged.keepEntries': 'answerBanQuestion by a yes',
  'AttendanceChanged.creditHours': 'answerBanQuestion by a yes',
  'AttendanceChanged.refreshRecap': 'answerBanQuestion by a yes',
  'QuestsEdited.recordEdits': 'updateQuest to cancel an awaited quest',
  'QuestsEdited.keepLists': 'updateQuest to cancel an awaited quest',
  'AccountBlocked.forfeitSpots': 'banAccount',
  'SpotsForfeited.giveBack': 'banAccount',
  'SpotsForfeited.refreshRecap': 'banAccount',
  'VolunteerBanned.leaveLists': 'answerBanQuestion by a yes',
  'VolunteerBanned.endSignUps': 'answerBanQuestion by a yes',
  'GuildsClosed.takeOut': 'endGuildByGuardian',
  'InvitationAccepted.follow': 'answerVolunteerInvitation',
  'IdentityChanged.carryBans': 'correctBirthDate',
  'ProfileDecided.agreeToProfile': 'allowPublicProfile',
  'RecordJoined.keepMarks': 'mergeRecords',
  'CharityFounded.makeGroup': 'createProvider',
  'WordsWritten.keepCopies': 'createGroup',
};

/** Reactions to what no mutation of the table comes to, and the tests that fail without them. */
const SEEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'SignedUp.tellWebhooks': 'tests/api/webhooks.test.ts',
  'SpotGivenUp.tellWebhooks': 'tests/api/webhooks.test.ts',
  'SpotGivenBack.tellWebhooks': 'tests/api/webhooks.test.ts',
  'AttendanceChanged.tellWebhooks': 'tests/api/webhooks.test.ts',
  'QuestsEdited.tellWebhooks': 'tests/api/webhooks.test.ts',
  'QuestsPosted.tellWebhooks': 'tests/api/webhooks.test.ts',
  'QuestCreated.tellWebhooks': 'tests/api/webhooks.test.ts',
  'SpotWanted.lapseHolds': 'tests/api/place-holds.test.ts',
  'SpotGivenBack.releaseSupervised': 'tests/api/supervision.test.ts',
  'ServiceChanged.refreshRecap': 'tests/api/merging.test.ts',
  'QuestsEdited.refreshRecap': 'tests/api/recap-writes.test.ts',
  'QuestsEdited.voidMarks': 'tests/api/attendance.test.ts',
  'QuestsEdited.beginReservations': 'tests/api/reservations.test.ts',
  'QuestsEdited.keepWaits': 'tests/api/moved-age.test.ts',
  'QuestsEdited.signUpRegulars': 'tests/api/regulars.test.ts',
  'QuestsPosted.signUpRegulars': 'tests/api/regulars.test.ts',
  'ScheduleChanged.keepRegulars': 'tests/api/regulars.test.ts',
  'PersonLeaving.forgetRegulars': 'tests/api/regulars.test.ts',
  'AgesUnmet.keepAges': 'tests/api/moved-age.test.ts',
  'QuestsTakenBack.refreshRecap': 'tests/api/undo.test.ts',
  'SpotsMoved.recount': 'tests/api/merging.test.ts',
  'StaysCut.keepEntries': 'tests/api/merging.test.ts',
  'SignUpsParted.keepEntries': 'tests/api/merging.test.ts',
  'StaysCut.creditHours': 'tests/api/merging.test.ts',
  'SpotReturned.confirm': 'tests/api/merging.test.ts',
  'PersonLeaving.leaveLists': 'tests/api/waiting-offers.test.ts',
  'PersonLeaving.giveHoldsBack': 'tests/api/guardian-holds.test.ts',
  'VolunteersCame.thankInviters': 'tests/api/friend-invitations.test.ts',
  'VolunteerAdded.keepContactClosed': 'tests/api/charity-contacts.test.ts',
  'CharityRenamed.renewEntries': 'tests/api/spot-ends.test.ts',
  'LocationsChanged.tellOfLocations': 'tests/api/changed-locations.test.ts',
  'AlertSent.pay': 'tests/api/send-alert.test.ts',
  'ContactsRead.countDay': 'tests/api/contact-reads.test.ts',
  'SpotWanted.releaseGuildSpots': 'tests/api/guild-spots.test.ts',
  'InvitationAccepted.label': 'tests/api/volunteer-invitations.test.ts',
  'LinkFollowed.keepInvitation': 'tests/api/friend-invitations.test.ts',
  'FriendJoined.keepInvitation': 'tests/api/friend-invitations.test.ts',
  'MembershipsForfeited.endMemberships': 'tests/api/guardian-consent.test.ts',
  'MembershipsForfeited.letGoOfResting': 'tests/api/guild-rests.test.ts',
  'MembershipsForfeited.auditOrphaned': 'tests/api/account-removal.test.ts',
  'GuildsClosed.auditOrphaned': 'tests/api/guardian-guilds.test.ts',
  'MemberLeft.letGoOfResting': 'tests/api/guild-rests.test.ts',
  'AdultDoubted.endConsents': 'tests/api/guardian-is-adult.test.ts',
  'BirthDateChanged.endRights': 'tests/api/no-longer-adult.test.ts',
  'BirthDateChanged.fitSpots': 'tests/api/no-longer-adult.test.ts',
  'AdultRightsEnded.releaseSupervised': 'tests/api/no-longer-adult.test.ts',
  'AdultRightsEnded.endGroupRights': 'tests/api/no-longer-adult.test.ts',
  'SupervisorChosen.nameSupervisor': 'tests/api/supervision.test.ts',
  'NameChanged.rename': 'tests/api/own-details.test.ts',
  'AccountBlocked.leaveLists': 'tests/api/waiting-freed.test.ts',
  'GuardianNamed.askGuardian': 'tests/api/guardian-consent.test.ts',
  'ConsentGiven.enterHeldQuests': 'tests/api/guardian-holds.test.ts',
  'SignatureWanted.sendStandingLink': 'tests/api/guardian-signing.test.ts',
  'SignatureWanted.holdForGuardian': 'tests/api/guardian-signing.test.ts',
  'GuardianSigned.enterHeldQuests': 'tests/api/guardian-signing.test.ts',
  'ChildHandedOver.forgetMerges': 'tests/api/child-of-two-guardians.test.ts',
  'GuardianshipChanged.forgetDataCopy': 'tests/api/child-of-two-guardians.test.ts',
  'AccountErased.renameSupervisor': 'tests/api/account-removal.test.ts',
  'AccountErased.forgetInYoungMessages': 'tests/api/young-messages.test.ts',
  'AccountErased.forgetInQuestMessages': 'tests/api/quest-messages.test.ts',
  'AccountErased.forgetInGuilds': 'tests/api/guild-together.test.ts',
  'AccountErased.forgetMerges': 'tests/api/merging.test.ts',
  'ChildErased.forgetInYoungMessages': 'tests/api/quest-messages.test.ts',
  'ChildErased.forgetInQuestMessages': 'tests/api/quest-messages.test.ts',
  'ChildErased.forgetMerges': 'tests/api/child-merging.test.ts',
  'ChildErased.forgetDataCopy': 'tests/api/data-copies.test.ts',
  'RecordErased.forgetSupervision': 'tests/api/account-removal.test.ts',
  'RecordErased.forgetStandIns': 'tests/api/account-removal.test.ts',
  'RecordErased.forgetFavorites': 'tests/api/district-counts.test.ts',
  'RecordsJoining.leaveBlockedGuilds': 'tests/api/guardian-guilds.test.ts',
};

/** Events that may be reported again for what was reported before, and a mutation that comes to each. */
const REPORTED_AGAIN: Readonly<Partial<Record<EventKind, string>>> = {
  AttendanceChanged: 'answerBanQuestion by a yes',
  VolunteerBanned: 'answerBanQuestion by a yes',
  SpotsForfeited: 'banAccount',
  PersonLeaving: 'banAccount',
  AccountBlocked: 'banAccount',
  AdultDoubted: 'banAccount',
  IdentityChanged: 'correctBirthDate',
  ServiceChanged: 'mergeRecords',
  RecordErased: 'mergeRecords',
  RecordJoined: 'mergeRecords',
};

const titleOf = ({ operation, when = '' }: { operation: string; when?: string }) =>
  `${operation} ${when}`.trim();

/** The rows that a mutation writes with these reactions. */
async function rowsWith(reactions: Reactions, title: string): Promise<string[]> {
  const row = PERFORMED.find((one) => titleOf(one) === title);
  if (!row) throw new Error(`No mutation is called ${title}.`);
  reactWith(reactions);
  return rowsWritten(row);
}

const whole = new Map<string, Promise<string[]>>();
afterAll(() => reactWith(REACTIONS));

function rowsWithAll(title: string): Promise<string[]> {
  const rows = whole.get(title) ?? rowsWith(REACTIONS, title);
  whole.set(title, rows);
  return rows;
}

function withoutOne(kind: string, name: string): Reactions {
  const { [name]: _, ...others } = REACTIONS[kind as EventKind] as Record<string, Reaction<EventKind>>;
  return { ...REACTIONS, [kind]: others } as Reactions;
}

function reportedTwice(kind: EventKind): Reactions {
  const again = Object.entries(REACTIONS[kind]).map(([name, react]) => [`${name} again`, react]);
  return { ...REACTIONS, [kind]: { ...REACTIONS[kind], ...Object.fromEntries(again) } };
}

const all = Object.entries(REACTIONS).flatMap(([kind, reactions]) =>
  Object.keys(reactions).map((name) => `${kind}.${name}`),
);

describe('what follows from events', () => {
  it('knows of each reaction by which test it is missed', () => {
    const seen = [...Object.keys(SEEN_BY), ...Object.keys(SEEN_ELSEWHERE)];
    expect(seen.sort()).toEqual([...all].sort());
  });

  it.each(Object.entries(SEEN_BY))('writes other rows without %s in %s', async (reaction, title) => {
    const [kind = '', name = ''] = reaction.split('.');
    const rows = await rowsWithAll(title);
    expect(await rowsWith(REACTIONS, title), 'the same every time').toEqual(rows);
    expect(await rowsWith(withoutOne(kind, name), title)).not.toEqual(rows);
  });

  it.each(Object.entries(REPORTED_AGAIN))(
    'is the same when %s is reported twice in %s',
    async (kind, title) => {
      const rows = await rowsWithAll(title);
      expect(await rowsWith(reportedTwice(kind as EventKind), title)).toEqual(rows);
    },
  );
});
