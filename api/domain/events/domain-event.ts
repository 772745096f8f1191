import type { AttendanceChange, ChangedContract } from '../attendance/attendance-entry.ts';
import type { PersonRead } from '../audit/contact-reading.ts';
import type { EntryTimes } from '../books/schedule-entry.ts';
import type { YoungCopy } from '../guardians/young-message.ts';
import type { Membership } from '../permissions/permissions.ts';
import type { KnownLocation } from '../quests/changes/location-change.ts';
import type { QuestChanges } from '../quests/changes/quest-edit.ts';
import type { ExpectedTimes } from '../quests/flexible-time.ts';
import type { PublishingStatus } from '../quests/quest-status.ts';
import type { AgeOutcome } from '../sign-up/age-outcome.ts';
import type { SupervisorChoice } from '../supervision/supervision.ts';

/** A sign-up that has ended; instants in epoch ms. */
type Left = {
  id: string;
  questId: string;
  providerId: string;
  chariteerId: string;
  startedAt: number | null;
  publishingStatus: PublishingStatus;
  /** How many spots it took. */
  count: number;
  /** The account that comes no more and may have looked after others: the volunteer, or who gave the spot up. */
  leaverId: string;
};

/** A sign-up that stands; instants in epoch ms. */
type SignedUp = ExpectedTimes & { id: string; questId: string; chariteerId: string; claimedAt: number };

/** A quest as it was before an edit, and what the edit changed. */
export type QuestEdited = {
  stored: {
    id: string;
    publishingStatus: PublishingStatus;
    waitingCount: number;
    heldCount: number;
    resourceMaxNumber: number;
  };
  changes: QuestChanges;
};

/** What can happen, with the facts of it. `api/reactions/reactions.ts` says what follows from each. */
export type DomainEvents = {
  /** Someone is about to take a spot. */
  SpotWanted: { questId: string };
  /** Someone has a spot. */
  SpotTaken: { questId: string; chariteerId: string; wasWaiting: boolean };
  /** Someone's sign-up is being written. */
  SignedUp: { contracts: readonly { id: string; questId: string }[] };
  /** Spots are free again; a `count` of `Infinity` stands for all that are. */
  SpotFreed: { questId: string; count: number };
  /** A volunteer has given a spot up. */
  SpotGivenUp: Left & { abandonedAt: number };
  /** A spot has gone back because its person may not have it any more, or goes. */
  SpotGivenBack: Left;
  /** The charity has ended a sign-up. */
  SpotEnded: Pick<Left, 'questId' | 'count' | 'leaverId'>;
  /** Someone else has taken a spot over. */
  SpotHandedOver: Pick<Left, 'questId' | 'leaverId'>;
  /** What was marked of contracts has changed, or what they count for. */
  AttendanceChanged: { contracts: readonly ChangedContract[]; change: AttendanceChange };
  /** What the contracts of these volunteers count as has changed. */
  ServiceChanged: { chariteerIds: readonly string[] };
  /** Quests are new. */
  QuestsPosted: { questIds: readonly string[] };
  /** A quest was posted by itself. */
  QuestCreated: { questId: string };
  /** The schedule of a charity's months has changed. */
  ScheduleChanged: { before: readonly EntryTimes[]; after: readonly EntryTimes[] };
  QuestsEdited: { providerId: string; actorId: string | null; edits: readonly QuestEdited[] };
  /** A quest was moved to a day on which these people on it are not of an age for it; they were told. */
  AgesUnmet: { questId: string; outcomes: ReadonlyMap<string, AgeOutcome> };
  /** A change of quests was taken back. */
  QuestsTakenBack: { questIds: readonly string[] };
  /** Sign-ups of these quests moved to another record. */
  SpotsMoved: { questIds: readonly string[] };
  /** Contracts are credited for less, and count as before. */
  StaysCut: { contracts: readonly ChangedContract[]; change: AttendanceChange };
  /** Contracts are as they were before two records became one. */
  SignUpsParted: { contracts: readonly ChangedContract[] };
  /** A sign-up stands again that had ended. */
  SpotReturned: SignedUp;
  /** People may be nowhere any more; `reason`: the product's own words. */
  SpotsForfeited: { chariteerIds: readonly string[]; reason: string };
  /** Someone is taken off all that has not begun. */
  PersonLeaving: { chariteerId: string };
  /** People were marked present. */
  VolunteersCame: { present: readonly { questId: string; chariteerId: string }[] };
  /** A charity has added someone to a quest. */
  VolunteerAdded: { chariteerId: string; providerId: string };
  /** A charity has blocked a volunteer; `message`: to the volunteer. */
  VolunteerBanned: {
    providerId: string;
    chariteerId: string;
    message: string | null;
    actorId: string | null;
  };
  CharityFounded: { providerId: string; name: string };
  CharityRenamed: { providerId: string };
  /** Locations of a charity may be others than `before`; `actorId` null: their source says so. */
  LocationsChanged: {
    providerId: string;
    before: readonly (KnownLocation & { id: string })[];
    actorId: string | null;
  };
  /** A charity has sent an alert; `cost` in mana. */
  AlertSent: { alertId: string; providerId: string; cost: number; senderId: string };
  /** Someone has read contact data of these people in a file. */
  ContactsRead: { readerId: string; people: ReadonlyMap<string, PersonRead> };
  /** Words were written to or by people under 18; `copies` of adults’ are none. */
  WordsWritten: { copies: readonly YoungCopy[] };
  /** Someone has accepted a charity's invitation to volunteer. */
  InvitationAccepted: { accountId: string; providerId: string; labelIds: readonly string[] };
  /** Someone comes to a quest by a link, `token`: what it has behind `with`. */
  LinkFollowed: { questId: string; comerId: string; personId: string; token: string | null | undefined };
  /** Someone new comes to a quest by the link of a friend. */
  FriendJoined: { questId: string; inviterId: string; invitedId: string };
  /** Someone may not belong to these groups any more. */
  MembershipsForfeited: { accountId: string; memberships: readonly Membership[] };
  /** A guild is closed to one of its members. */
  GuildsClosed: { memberId: string; memberships: readonly Membership[] };
  MemberLeft: { groupId: string };
  /** Names, date of birth, telephone or addresses of a record are new. */
  IdentityChanged: { chariteerId: string };
  /** An account may turn out to be none of a guardian: it is blocked, or has another address or date of birth. */
  AdultDoubted: { accountId: string };
  /** `births`: the dates of birth until now. */
  BirthDateChanged: { chariteerId: string; births: readonly (string | null)[] };
  /** Someone who counted as an adult is under 18. */
  AdultRightsEnded: { accountId: string };
  /** Someone young signs up where a supervisor is asked for, and says who it is. */
  SupervisorChosen: {
    contractId: string;
    chariteerId: string;
    questId: string;
    startedAt: number | null;
    choice: SupervisorChoice;
  };
  /** Someone's full name at charities is another; `replacement` null: it does not fit. */
  NameChanged: { providerIds: readonly string[]; names: readonly string[]; replacement: string | null };
  /** Staff have blocked an account, or it became one with a blocked one. */
  AccountBlocked: { accountId: string };
  /** Someone young has a record, and names a guardian; `questId`: what they join for. */
  GuardianNamed: {
    person: { id: string; questId: string | null };
    guardian: { guardianName: string; guardianEmail: string };
  };
  /** A guardian has agreed. */
  ConsentGiven: { chariteerId: string };
  /** Someone under 18 wants to be, or is, on a quest for which their guardian has to sign. */
  SignatureWanted: { questId: string; chariteerId: string; isOn: boolean };
  /** A guardian has signed documents. */
  GuardianSigned: { chariteerId: string };
  /** A guardian's answer on the public profile. */
  ProfileDecided: { chariteerId: string; hasAgreed: boolean };
  /** A child's record has left one guardian's account for those of others. */
  ChildHandedOver: { chariteerId: string };
  /** What an account may do for a child is less. */
  GuardianshipChanged: { guardianAccountId: string };
  /** An account is erased; `words`: by which others may have called its owner. */
  AccountErased: {
    accountId: string;
    providerIds: readonly string[];
    names: readonly string[];
    words: readonly string[];
  };
  ChildErased: { chariteerId: string; guardianAccountId: string; words: readonly string[] };
  /** A volunteer record is bare. */
  RecordErased: { chariteerId: string };
  /** Records are about to be one person's. */
  RecordsJoining: { chariteerIds: readonly string[] };
  /** A record became one with another, or one of its own again. */
  RecordJoined: { chariteerId: string };
};

export type EventKind = keyof DomainEvents;
