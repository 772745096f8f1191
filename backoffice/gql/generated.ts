// Made by scripts/generate.ts from the documents beside the components; do not edit.
// Long because every document brings the types of its result.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountType =
  | 'Chariteer'
  | 'Provider';

export type AgePolicyInput = {
  name: string;
  supervisedAge: number;
  soloAge: number;
  maxAge: number;
};

export type AuditFilter = {
  /** A part of the action's name. */
  action?: string | null | undefined;
  /** Any of these actions, by their whole names; at most 200. */
  actions?: Array<string> | null | undefined;
  actorId?: string | null | undefined;
  /** An account as actor or subject, or any other subject. */
  about?: string | null | undefined;
  /** From this instant on. */
  from?: string | null | undefined;
  /** Before this instant. */
  before?: string | null | undefined;
};

export type ChariteerAlertFilters = {
  /** Have ever held a contract with the charity. */
  previousVolunteers?: boolean | null | undefined;
  /** Never have. */
  newVolunteers?: boolean | null | undefined;
  /** Years, 10 to 99; under 18 only 10 or 13. */
  minAge?: number | null | undefined;
  /** Under 18 only 12 or 17. */
  maxAge?: number | null | undefined;
  /** Who speaks one of the languages that are true. */
  spanish?: boolean | null | undefined;
  arabic?: boolean | null | undefined;
  toEmail?: boolean | null | undefined;
  toText?: boolean | null | undefined;
  toPushNotification?: boolean | null | undefined;
  /** Of the previous volunteers only those who completed a quest with the charity within the period. */
  toQuestCompletedVolunteers?: boolean | null | undefined;
  /** Months, 1 to 24. */
  questCompletedPeriod?: number | null | undefined;
  /** Only who has a training of the charity that counts. */
  trainedVolunteers?: boolean | null | undefined;
  /** Where it is given, the charity of the quest. */
  providerId?: string | null | undefined;
};

export type ChariteerAlertInput = {
  questId: string;
  filters: ChariteerAlertFilters;
  /** Volunteers with one of these among their favorite districts; empty: all. */
  districtIds: Array<string>;
  /** In place of the months of the filters, within the past 24 months; both or none. */
  questCompletedPeriodStartDate?: string | null | undefined;
  questCompletedPeriodEndDate?: string | null | undefined;
};

export type ContractStatus =
  | 'Present'
  | 'Absent'
  | 'Booted'
  | 'Cancelled';

export type ContractUpdateInput = {
  /** EDIT-ATTENDANCE, or CONFIRM-ATTENDANCE for what the volunteer marked about themselves, which needs no status or times. */
  updateAction: string;
  id: string;
  /** Present, Absent or Cancelled; null takes the mark back. */
  status?: ContractStatus | null | undefined;
  /** Must be the session's own account. */
  supervisorId: string;
  /** No later than now, unless it is the planned time. */
  actualArrivalAt?: string | null | undefined;
  /** No later than now, unless it is the planned time. */
  actualDepartureAt?: string | null | undefined;
  /** Why more than 2 hours over the planned time are credited, at most 150 characters; nobody gives it for themselves. */
  timesReason?: string | null | undefined;
  /** When it was marked on the device, for marks that are sent later; the later of two marks holds. Now if left out. */
  markedAt?: string | null | undefined;
};

export type CreateProviderAccountInput = {
  providerId: string;
  username: string;
  emailAddress: string;
  /** In which its people read; left out, the one in which they asked to join, else the mail is in that of whoever makes it. */
  locale?: string | null | undefined;
};

export type CreditType =
  | 'volunteerTime'
  | 'reputation';

export type DistrictChangesInput = {
  id: string;
  name?: string | null | undefined;
  acronym?: string | null | undefined;
  county?: string | null | undefined;
  state?: string | null | undefined;
  noun?: string | null | undefined;
  centerLatitude?: number | null | undefined;
  centerLongitude?: number | null | undefined;
  zoomLevel?: number | null | undefined;
};

/** How far the recovery of somebody without any second factor has come: staff are asked; they agreed, and it waits; done. */
export type FactorRecoveryState =
  | 'ASKED'
  | 'WAITING'
  | 'ENDED';

export type FaqEntryInput = {
  question: string;
  answer: string;
};

/** What fulfils a training: an application that stands, or only that somebody has marked it complete. */
export type Fulfilment =
  | 'Applying'
  | 'Complete';

export type GoalTargetInput = {
  roleId: string;
  hours: number;
};

export type GroupApplicationStatus =
  | 'pending'
  | 'accepted';

export type GroupType =
  | 'provider'
  | 'guild';

export type LocationInput = {
  id?: string | null | undefined;
  name: string;
  address: string;
  detail?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

export type MergeStanding =
  | 'MERGE_WAITS'
  | 'NOT_MERGED';

export type MergeSubject =
  | 'signUps'
  | 'credits'
  | 'trainings'
  | 'memberships'
  | 'consents'
  | 'children'
  | 'waiting'
  | 'bans'
  | 'messages'
  | 'devices'
  | 'acts'
  | 'person';

/** The ways by which a message reaches somebody. */
export type MessageChannel =
  | 'email'
  | 'text'
  | 'push';

export type NewDistrictInput = {
  name: string;
  acronym: string;
  county: string;
  state: string;
  /** Stands in the heading of the district's page. */
  noun: string;
  centerLatitude: number;
  centerLongitude: number;
  /** 0 to 22. */
  zoomLevel: number;
};

export type NewProviderInput = {
  name: string;
  mission?: string | null | undefined;
  districtId: string;
  /** Shown to everybody; true if left out. */
  isVisible?: boolean | null | undefined;
  isSponsor?: boolean | null | undefined;
  /** Asks for an emergency contact before somebody's first quest; on in a new charity. */
  demandsEmergencyContact?: boolean | null | undefined;
  /** Asks for telephone, emergency contact and ZIP code before somebody's first quest. */
  demandsFullRecord?: boolean | null | undefined;
  /** Lets volunteers skip the hours of a quest; null: there is none. */
  organizationCode?: string | null | undefined;
  /** At most 4. */
  agePolicies?: Array<AgePolicyInput> | null | undefined;
  approvedLocations?: Array<LocationInput> | null | undefined;
};

export type NewStampInput = {
  providerId: string;
  /** A quest or stamp of the charity; gives every value that is not given here. */
  fromQuestId?: string | null | undefined;
  /** Group of the stamp book, made when there is none of that name; the first group if left out. */
  groupName?: string | null | undefined;
  eventType?: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE' | null | undefined;
  /** «Untitled» if left out. */
  stampTitle?: string | null | undefined;
  stampIcon?: string | null | undefined;
  eventTitle?: string | null | undefined;
  description?: string | null | undefined;
  serviceTags?: Array<string> | null | undefined;
  /** Minutes. */
  flexibleMinimumTime?: number | null | undefined;
  locationId?: string | null | undefined;
  resourceMinNumber?: number | null | undefined;
  resourceDesiredNumber?: number | null | undefined;
  resourceMaxNumber?: number | null | undefined;
  agePolicyIndex?: number | null | undefined;
  equipment?: string | null | undefined;
  /** What somebody new meets first; at most 300 characters. */
  firstMinutes?: string | null | undefined;
  giverName?: string | null | undefined;
  prerequisiteMinutes?: number | null | undefined;
  /** Ids of the charity's trainings. */
  requiredOrientations?: Array<string> | null | undefined;
};

export type NewTemplateOrientationInput = {
  providerId: string;
  name: string;
  /** Simple HTML. */
  description?: string | null | undefined;
  ageThreshold?: number | null | undefined;
  estimatedTime?: number | null | undefined;
  estimatedCost?: number | null | undefined;
  /** http:// or https://. */
  url?: string | null | undefined;
  /** False when left out. A training about safety is fulfilled by Complete. */
  isAboutSafety?: boolean | null | undefined;
  /** Whether applying is enough. Has to be said, but for a training about safety. */
  fulfilledBy?: Fulfilment | null | undefined;
};

export type NoticeKind =
  | 'cancelled'
  | 'reinstated'
  | 'moved';

export type OutboxStatus =
  | 'waiting'
  | 'sending'
  | 'sent'
  /** Refused for good, or tried as often as makes sense. */
  | 'failed'
  /** Not sent while its text was kept: an hour where a link or code in it acts for somebody, else a week. */
  | 'expired'
  /** Nobody was told: the person has no confirmed way to be reached. */
  | 'unreachable'
  /** Held back: so much news was enough for the day or the week. */
  | 'held';

/** By what somebody shows again who they are: the password; else a one-time password; with neither, a code by mail. */
export type ProofWay =
  | 'PASSWORD'
  | 'ONE_TIME_PASSWORD'
  | 'MAIL_CODE';

export type ProviderChangesInput = {
  id: string;
  name?: string | null | undefined;
  mission?: string | null | undefined;
  districtId?: string | null | undefined;
  isVisible?: boolean | null | undefined;
  isSponsor?: boolean | null | undefined;
  /** Asks for an emergency contact before somebody's first quest; on in a new charity. */
  demandsEmergencyContact?: boolean | null | undefined;
  /** Asks for telephone, emergency contact and ZIP code before somebody's first quest. */
  demandsFullRecord?: boolean | null | undefined;
  organizationCode?: string | null | undefined;
  agePolicies?: Array<AgePolicyInput> | null | undefined;
  approvedLocations?: Array<LocationInput> | null | undefined;
};

export type PublishingStatus =
  | 'Draft'
  | 'Published'
  | 'Unlisted'
  | 'Cancelled'
  | 'Private'
  | 'Template';

export type QuestFilter = {
  /** Words of the title. */
  q?: string | null | undefined;
  publishingStatus?: PublishingStatus | null | undefined;
  eventType?: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE' | null | undefined;
  startsFrom?: string | null | undefined;
  startsBefore?: string | null | undefined;
  isUpcoming?: boolean | null | undefined;
};

export type QuestFromTemplateInput = {
  templateQuestId: string;
  providerId: string;
  /** Must be the session's own account. */
  postedById: string;
  publishingStatus: PublishingStatus;
  giverName?: string | null | undefined;
  startedAt?: string | null | undefined;
  endedAt?: string | null | undefined;
  locationId?: string | null | undefined;
  /**
   * The start that the monthly schedule gave it, on the same day of New York, where another one was chosen before posting.
   * The quest keeps it, and posting again skips it; left out: startedAt.
   */
  slotStartedAt?: string | null | undefined;
  /**
   * The guild for which the new quest is reserved as reserveQuest does; needs quest U. A quest that stands already stays
   * as it is.
   */
  reservedGuildId?: string | null | undefined;
};

/** Whom a charity writes to: everybody on a quest, who waits for a place, or some of those on it. */
export type QuestMessageAudience =
  | 'everybody'
  | 'waiting'
  | 'chosen';

export type QuestSort = {
  field: QuestSortField;
  order?: SortOrder;
};

export type QuestSortField =
  | 'startedAt'
  | 'eventTitle'
  | 'publishingStatus'
  | 'takenCount'
  | 'resourceMaxNumber'
  | 'id';

/** The lists of a recap, as RecapReport has them. */
export type RecapList =
  | 'SERVED'
  | 'FIRST_TIME'
  | 'RETAINED'
  | 'ABSENT'
  | 'LATE_DROP';

export type RecapSort = {
  field: RecapSortField;
  order?: SortOrder;
};

/** Nobody's value comes last either way. */
export type RecapSortField =
  /** The cheapest, for those who fetch all pages. */
  | 'id'
  | 'nameFirst'
  | 'nameLast'
  | 'phoneNumber'
  | 'emailAddress'
  | 'age'
  | 'completedQuests'
  | 'combinedMinutes'
  | 'absentCount';

/** How a request stands. It ends after 7 days, at the quest's start, and when the quest is full or cancelled. */
export type RequestStanding =
  | 'AT_PUBLISHING'
  | 'WAITING'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'ENDED';

/** What became of a reservation. */
export type ReservationOutcome =
  | 'RESERVED'
  /** The guild wants to be asked first, and was. */
  | 'ASKED'
  /** The quest is a draft: it begins when that is published. */
  | 'AT_PUBLISHING';

/** What a guild has set for a charity that would like to reserve a quest for it. */
export type ReservationTerms =
  | 'AT_ONCE'
  /** A request holds nothing until an admin of the guild says yes. */
  | 'ASKS_FIRST'
  | 'CLOSED';

export type Resolution =
  | 'Interested'
  | 'Provisional'
  | 'Complete'
  | 'Failed'
  | 'Withdrawn';

export type SeenOrientationInput = {
  resolution?: Resolution | null | undefined;
  expiredAt?: string | null | undefined;
  note?: string | null | undefined;
};

export type SeenQuestInput = {
  updatedAt?: string | null | undefined;
  eventTitle?: string | null | undefined;
  publishingStatus?: PublishingStatus | null | undefined;
  description?: string | null | undefined;
  firstMinutes?: string | null | undefined;
  giverName?: string | null | undefined;
  startedAt?: string | null | undefined;
  endedAt?: string | null | undefined;
  locationId?: string | null | undefined;
  resourceMaxNumber?: number | null | undefined;
  agePolicyIndex?: number | null | undefined;
  prerequisiteMinutes?: number | null | undefined;
  requiredOrientations?: Array<string> | null | undefined;
};

/** What two records have in common: a mailbox, name and birth date, or a telephone. */
export type SharedMark =
  | 'address'
  | 'person'
  | 'phone';

export type SiteSettingInput = {
  key: string;
  /** None takes the setting back. */
  entries: Array<string>;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StampChangesInput = {
  id: string;
  /** The last edit that the editor saw; a later one refuses the change. */
  expectedUpdatedAt?: string | null | undefined;
  eventType?: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE' | null | undefined;
  stampTitle?: string | null | undefined;
  stampIcon?: string | null | undefined;
  eventTitle?: string | null | undefined;
  description?: string | null | undefined;
  serviceTags?: Array<string> | null | undefined;
  /** Minutes. */
  flexibleMinimumTime?: number | null | undefined;
  locationId?: string | null | undefined;
  resourceMinNumber?: number | null | undefined;
  resourceDesiredNumber?: number | null | undefined;
  resourceMaxNumber?: number | null | undefined;
  agePolicyIndex?: number | null | undefined;
  equipment?: string | null | undefined;
  firstMinutes?: string | null | undefined;
  giverName?: string | null | undefined;
  prerequisiteMinutes?: number | null | undefined;
  requiredOrientations?: Array<string> | null | undefined;
};

export type SubscriptionStatus =
  | 'unsubscribed'
  | 'silver'
  | 'gold';

export type TellingState =
  | 'TOLD'
  | 'ON_THE_WAY'
  | 'NOT_REACHED';

/** What is left out stays; null clears what may be empty. */
export type TemplateOrientationChangesInput = {
  id: string;
  name?: string | null | undefined;
  description?: string | null | undefined;
  ageThreshold?: number | null | undefined;
  estimatedTime?: number | null | undefined;
  estimatedCost?: number | null | undefined;
  url?: string | null | undefined;
  /** True without fulfilledBy makes it Complete. */
  isAboutSafety?: boolean | null | undefined;
  fulfilledBy?: Fulfilment | null | undefined;
};

export type UnreachedReason =
  | 'NO_ADDRESS'
  | 'UNVERIFIED_ADDRESS'
  /** Its server takes no mail for it. */
  | 'REFUSED_ADDRESS';

/** The first condition of the sign-up gate that holds for the viewer. */
export type Verdict =
  | 'LOG_IN'
  | 'TEMPLATE'
  | 'CANCELLED'
  | 'OVER'
  | 'SIGNED_UP'
  | 'NO_VOLUNTEER_RECORD'
  | 'BANNED'
  | 'GUARDIAN_CONSENT_MISSING'
  | 'GUARDIAN_PENDING'
  | 'RESERVED'
  | 'FULL'
  | 'NOT_ENOUGH_HOURS'
  | 'TRAINING_REQUIRED'
  | 'TOO_YOUNG'
  | 'TOO_OLD'
  /** The charity demands to know more of everybody than this person has told. */
  | 'RECORD_INCOMPLETE'
  | 'HYBRID_ROLE'
  | 'SUPPLY_REQUEST'
  | 'WITH_SUPERVISION'
  | 'OPEN';

/** On which occasion it was written. */
export type YoungMessageKind =
  | 'training'
  | 'removal'
  | 'block'
  | 'message'
  | 'fromMinor'
  | 'feedback'
  | 'guildText'
  | 'guildAnnouncement'
  | 'guildApplication';

export type ConsoleAlertDeskQueryVariables = Exact<{
  questId: string;
}>;


export type ConsoleAlertDeskQuery = { alertDesk: { id: string, mana: number, channels: Array<MessageChannel>, sent: Array<{ id: string, createdAt: string, username: string | null, channels: Array<MessageChannel>, volunteers: number, youngAtLeast: number | null, manaCost: number, choice: { previousVolunteers: boolean, newVolunteers: boolean, minAge: number, maxAge: number, spanish: boolean, arabic: boolean, toQuestCompletedVolunteers: boolean, questCompletedPeriod: number, trainedVolunteers: boolean, districtNames: Array<string | null>, from: string, until: string } }>, quest: { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, startedAt: string | null, endedAt: string | null, takenCount: number, resourceMaxNumber: number, provider: { name: string, isVisible: boolean }, location: { name: string } | null } }, districts: Array<{ id: string, name: string }> };

export type ConsoleAlertVolunteersQueryVariables = Exact<{
  input: ChariteerAlertInput;
}>;


export type ConsoleAlertVolunteersQuery = { getChariteerAlertVolunteers: { youngAtLeast: number | null, manaCost: number, enoughNewsCount: number, arrivesAt: string | null, volunteers: Array<{ id: string, hasCompletedQuest: boolean }> } };

export type SendAlertMutationVariables = Exact<{
  senderId: string;
  manaCost: number;
  providerId: string;
  questId: string;
  volunteersIds: Array<string> | string;
  input: ChariteerAlertInput;
}>;


export type SendAlertMutation = { sendChariteersAlert: { id: string } };

export type SendManaAlertMutationVariables = Exact<{
  senderId: string;
  manaCost: number;
  providerId: string;
  questId: string;
  volunteersIds: Array<string> | string;
  input: ChariteerAlertInput;
}>;


export type SendManaAlertMutation = { sendChariteersManaAlert: { id: string } };

export type ConsoleDistrictMapQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleDistrictMapQuery = { areaOutlines: { areas: Array<{ id: string, districtId: string | null, path: string, viewBox: string }>, sheets: Array<{ viewBox: string, areaIds: Array<string> }> }, districts: Array<{ id: string, acronym: string }> };

export type AttendanceQuestQueryVariables = Exact<{
  id: string;
}>;


export type AttendanceQuestQuery = { quest: { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, isOver: boolean, takenCount: number, resourceMaxNumber: number, confirmedCount: number | null, updatedAt: string, reservation: { guildName: string } | null, location: { id: string, name: string } | null, pledgedContracts: Array<{ id: string, guildId: string | null, abandonedAt: string | null, status: ContractStatus | null, markedAt: string | null, ownMarkedAt: string | null, confirmedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, actualArrivalAt: string | null, actualDepartureAt: string | null, formJSON: string | null, chariteer: { id: string, username: string | null, hasProfile: boolean, nameFirst: string | null, nameLast: string | null, emailAddress: string | null, phoneNumber: string | null } | null }> } | null };

export type AttendanceContractFragment = { id: string, guildId: string | null, abandonedAt: string | null, status: ContractStatus | null, markedAt: string | null, ownMarkedAt: string | null, confirmedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, actualArrivalAt: string | null, actualDepartureAt: string | null, formJSON: string | null, chariteer: { id: string, username: string | null, hasProfile: boolean, nameFirst: string | null, nameLast: string | null, emailAddress: string | null, phoneNumber: string | null } | null };

export type MarkAttendanceMutationVariables = Exact<{
  contracts: Array<ContractUpdateInput> | ContractUpdateInput;
}>;


export type MarkAttendanceMutation = { updateContracts: Array<{ id: string, status: ContractStatus | null, markedAt: string | null, ownMarkedAt: string | null }> };

export type BootVolunteerMutationVariables = Exact<{
  id: string;
  updateAction: string;
  supervisorId: string;
  abandonReason?: string | null | undefined;
  option?: string | null | undefined;
  bootMessage?: string | null | undefined;
  banMessage?: string | null | undefined;
}>;


export type BootVolunteerMutation = { updateContract: { id: string } };

export type PastVolunteersQueryVariables = Exact<{
  providerId: string;
  q?: string | null | undefined;
  perPage?: number | null | undefined;
}>;


export type PastVolunteersQuery = { pastVolunteers: Array<{ id: string, username: string | null, hasProfile: boolean, nameFirst: string | null, nameLast: string | null, emailAddress: string | null }> };

export type AddPastVolunteerMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
  supervisorId: string;
}>;


export type AddPastVolunteerMutation = { addPastVolunteer: { id: string } };

export type OpenEmergencyContactMutationVariables = Exact<{
  contractId: string;
}>;


export type OpenEmergencyContactMutation = { openEmergencyContact: { name: string | null, number: string | null } };

export type AddQuestMutationVariables = Exact<{
  providerId: string;
  postedById: string;
  templateQuestId: string;
  startedAt?: string | null | undefined;
  endedAt?: string | null | undefined;
  giverName?: string | null | undefined;
  locationId?: string | null | undefined;
  reservedGuildId?: string | null | undefined;
}>;


export type AddQuestMutation = { createQuest: { id: string, eventTitle: string, undoToken: string | null, reservationRequest: { guildName: string } | null } };

export type ReserveQuestMutationVariables = Exact<{
  questId: string;
  guildId: string;
}>;


export type ReserveQuestMutation = { reserveQuest: { outcome: ReservationOutcome, guildName: string } };

export type WithdrawReservationRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawReservationRequestMutation = { withdrawReservationRequest: boolean };

export type ReleaseReservationMutationVariables = Exact<{
  id: string;
}>;


export type ReleaseReservationMutation = { abandonContract: { id: string, undoToken: string | null } };

export type PublishDraftsMutationVariables = Exact<{
  providerId: string;
  questIds: Array<string> | string;
}>;


export type PublishDraftsMutation = { publishDrafts: Array<{ id: string, code: string | null, message: string | null, undoToken: string | null }> };

export type CalendarMonthQueryVariables = Exact<{
  providerId: string;
  from: string;
  until: string;
}>;


export type CalendarMonthQuery = { getSpecificQuests: Array<{ id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, isDeletable: boolean | null, serviceTags: Array<string>, stampIcon: string | null, templateQuestId: string | null, startedAt: string | null, endedAt: string | null, giverName: string | null, locationId: string | null, resourceMaxNumber: number, takenCount: number, waitingCount: number, location: { id: string, name: string, address: string } | null, reservation: { contractId: string | null, guildId: string, guildName: string } | null, reservationRequest: { id: string, guildName: string, standing: RequestStanding, endsAt: string | null } | null }> };

export type CalendarQuestFragment = { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, isDeletable: boolean | null, serviceTags: Array<string>, stampIcon: string | null, templateQuestId: string | null, startedAt: string | null, endedAt: string | null, giverName: string | null, locationId: string | null, resourceMaxNumber: number, takenCount: number, waitingCount: number, location: { id: string, name: string, address: string } | null, reservation: { contractId: string | null, guildId: string, guildName: string } | null, reservationRequest: { id: string, guildName: string, standing: RequestStanding, endsAt: string | null } | null };

export type CalendarVolunteersQueryVariables = Exact<{
  questId: string;
}>;


export type CalendarVolunteersQuery = { quest: { id: string, pledgedContracts: Array<{ id: string, guildId: string | null, abandonedAt: string | null, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> } | null };

export type PostMonthlyScheduleMutationVariables = Exact<{
  quests: Array<QuestFromTemplateInput> | QuestFromTemplateInput;
}>;


export type PostMonthlyScheduleMutation = { createQuestsFromTemplates: Array<{ id: string | null, message: string, reservation: ReservationOutcome | null, undoToken: string | null }> };

export type PostedSlotsQueryVariables = Exact<{
  providerId: string;
  from: string;
  until: string;
}>;


export type PostedSlotsQuery = { postedSlots: Array<{ templateQuestId: string, startedAt: string | null, locationId: string | null, slotStartedAt: string | null, slotLocationId: string | null, isCancelled: boolean, isDropped: boolean }> };

export type ConsoleProviderGroupQueryVariables = Exact<{
  providerId: string;
}>;


export type ConsoleProviderGroupQuery = { providerGroupId: string | null };

export type ConsoleGroupMembersQueryVariables = Exact<{
  groupId: string;
  roleId?: string | null | undefined;
  page: number;
  perPage: number;
}>;


export type ConsoleGroupMembersQuery = { listGroupMembers: { groupId: string, groupName: string, groupType: GroupType, isViewerAdmin: boolean, viewerRoleNames: Array<string>, pendingApplicationCount: number | null, managedProviderId: string | null, demandsSecondFactor: boolean | null, total: number, roles: Array<{ roleId: string, roleName: string, memberCount: number }>, items: Array<{ memberId: string, username: string, nameFirst: string | null, nameLast: string | null, roleId: string, roleName: string, joinedAt: string, hasSecondFactor: boolean | null }> } };

export type ConsoleGroupApplicationsQueryVariables = Exact<{
  groupId: string;
  page: number;
  perPage: number;
}>;


export type ConsoleGroupApplicationsQuery = { listGroupApplications: { total: number, items: Array<{ id: string, memberId: string, username: string, nameFirst: string | null, nameLast: string | null, answer: string | null, status: GroupApplicationStatus, createdAt: string, decidedAt: string | null }> } };

export type ConsoleAcceptApplicationMutationVariables = Exact<{
  groupId: string;
  applicationId: string;
}>;


export type ConsoleAcceptApplicationMutation = { acceptGroupApplication: { id: string, memberId: string, username: string, nameFirst: string | null, nameLast: string | null, answer: string | null, status: GroupApplicationStatus, createdAt: string, decidedAt: string | null } };

export type ConsoleDeclineApplicationMutationVariables = Exact<{
  groupId: string;
  applicationId: string;
}>;


export type ConsoleDeclineApplicationMutation = { declineGroupApplication: boolean };

export type ConsoleChangeRoleMutationVariables = Exact<{
  groupId: string;
  memberId: string;
  originRoleId: string;
  destinationRoleId: string;
}>;


export type ConsoleChangeRoleMutation = { changeMemberRole: { memberId: string, username: string, nameFirst: string | null, nameLast: string | null, roleId: string, roleName: string, joinedAt: string, hasSecondFactor: boolean | null } };

export type ConsoleAddMemberMutationVariables = Exact<{
  groupId: string;
  username: string;
  roleId: string;
}>;


export type ConsoleAddMemberMutation = { addGroupMember: { id: string, groupId: string, username: string, roleName: string, createdAt: string, expiresAt: string } };

export type ConsoleInvitationsQueryVariables = Exact<{
  groupId: string;
}>;


export type ConsoleInvitationsQuery = { listGroupInvitations: Array<{ id: string, groupId: string, username: string, roleName: string, createdAt: string, expiresAt: string }> };

export type ConsoleWithdrawInvitationMutationVariables = Exact<{
  groupId: string;
  invitationId: string;
}>;


export type ConsoleWithdrawInvitationMutation = { withdrawGroupInvitation: boolean };

export type ConsoleDemandSecondFactorMutationVariables = Exact<{
  providerId: string;
  isDemanded: boolean;
}>;


export type ConsoleDemandSecondFactorMutation = { demandSecondFactor: boolean };

export type ConsoleLeaveGroupMutationVariables = Exact<{
  groupId: string;
  successorId?: string | null | undefined;
}>;


export type ConsoleLeaveGroupMutation = { leaveGroup: boolean };

export type ConsoleInvitationFragment = { id: string, groupId: string, username: string, roleName: string, createdAt: string, expiresAt: string };

export type ConsoleRemoveMemberMutationVariables = Exact<{
  groupId: string;
  memberId: string;
}>;


export type ConsoleRemoveMemberMutation = { removeGroupMember: boolean };

export type ConsoleGroupRoleFragment = { roleId: string, roleName: string, memberCount: number };

export type ConsoleGroupMemberFragment = { memberId: string, username: string, nameFirst: string | null, nameLast: string | null, roleId: string, roleName: string, joinedAt: string, hasSecondFactor: boolean | null };

export type ConsoleGroupApplicationFragment = { id: string, memberId: string, username: string, nameFirst: string | null, nameLast: string | null, answer: string | null, status: GroupApplicationStatus, createdAt: string, decidedAt: string | null };

export type ConsoleGroupProgressQueryVariables = Exact<{
  groupId: string;
}>;


export type ConsoleGroupProgressQuery = { groupGoalProgress: Array<{ accountId: string, roleId: string, targetHours: number, minutes: number, progress: number }> };

export type ConsoleMemberGoalFragment = { accountId: string, roleId: string, targetHours: number, minutes: number, progress: number };

export type ConsoleGroupGoalsQueryVariables = Exact<{
  groupId: string;
}>;


export type ConsoleGroupGoalsQuery = { groupGoals: { groupId: string, providerIds: Array<string>, targets: Array<{ roleId: string, hours: number }> }, districts: Array<{ providers: Array<{ id: string, name: string }> }> };

export type ConsoleSetGroupGoalsMutationVariables = Exact<{
  groupId: string;
  providerIds: Array<string> | string;
  targets: Array<GoalTargetInput> | GoalTargetInput;
}>;


export type ConsoleSetGroupGoalsMutation = { setGroupGoals: { groupId: string } };

export type ConsoleOwnIntroductionQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleOwnIntroductionQuery = { ownPrivacy: { id: string, introduction: string | null, isIntroduced: boolean, isYoung: boolean } | null };

export type ConsoleSetIntroductionMutationVariables = Exact<{
  introduction: string;
  isIntroduced: boolean;
}>;


export type ConsoleSetIntroductionMutation = { setPrivacy: { id: string, introduction: string | null, isIntroduced: boolean, isYoung: boolean } };

export type ConsoleIntroductionFragment = { id: string, introduction: string | null, isIntroduced: boolean, isYoung: boolean };

export type ConsoleOwnGuildsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleOwnGuildsQuery = { ownGuilds: Array<{ id: string, name: string, classification: string, description: string }> };

export type ConsoleGuildPageQueryVariables = Exact<{
  q: string;
  page: number;
  perPage: number;
}>;


export type ConsoleGuildPageQuery = { guildPage: { total: number, items: Array<{ id: string, name: string, classification: string, description: string }> } };

export type ConsoleGuildFragment = { id: string, name: string, classification: string, description: string };

export type ProviderScheduleQueryVariables = Exact<{
  isPast: boolean;
  page: number;
  perPage: number;
}>;


export type ProviderScheduleQuery = { getProviderQuests: { total: number, items: Array<{ id: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, takenCount: number, waitingCount: number, resourceMaxNumber: number, location: { id: string, name: string } | null, reservation: { guildName: string } | null }> } };

export type ScheduledQuestFragment = { id: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, takenCount: number, waitingCount: number, resourceMaxNumber: number, location: { id: string, name: string } | null, reservation: { guildName: string } | null };

export type ReminderSettingQueryVariables = Exact<{
  providerId: string;
  stampId?: string | null | undefined;
}>;


export type ReminderSettingQuery = { reminderSetting: { chosen: Array<string> | null, reminders: Array<string> } };

export type SetRemindersMutationVariables = Exact<{
  providerId: string;
  stampId?: string | null | undefined;
  reminders?: Array<string> | string | null | undefined;
}>;


export type SetRemindersMutation = { setReminders: { chosen: Array<string> | null, reminders: Array<string> } };

export type ConsoleAnswersAddressQueryVariables = Exact<{
  providerId: string;
}>;


export type ConsoleAnswersAddressQuery = { answersAddress: string | null };

export type ConsoleAskForAnswersMutationVariables = Exact<{
  providerId: string;
  emailAddress: string;
}>;


export type ConsoleAskForAnswersMutation = { askForAnswersAddress: boolean };

export type ConsoleRemoveAnswersMutationVariables = Exact<{
  providerId: string;
}>;


export type ConsoleRemoveAnswersMutation = { removeAnswersAddress: boolean };

export type ConsoleOwnPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleOwnPasskeysQuery = { ownPasskeys: { isOffered: boolean, items: Array<{ id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }> } };

export type ConsoleBeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type ConsoleBeginPasskeyMutation = { beginPasskey: string };

export type ConsoleAddPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type ConsoleAddPasskeyMutation = { addPasskey: { id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null } };

export type ConsoleRenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type ConsoleRenamePasskeyMutation = { renamePasskey: { id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null } };

export type ConsoleRemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleRemovePasskeyMutation = { removePasskey: boolean };

export type ConsolePasskeyFragment = { id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null };

export type ConsoleQuestPictureQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleQuestPictureQuery = { quest: { picture: { id: string, questId: string | null, altText: string, width: number, height: number, widths: Array<number> } | null } | null };

export type ConsoleCharityPicturesQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleCharityPicturesQuery = { provider: { cover: { id: string, questId: string | null, altText: string, width: number, height: number, widths: Array<number> } | null, logo: { id: string, questId: string | null, altText: string, width: number, height: number, widths: Array<number> } | null } | null };

export type ConsoleDescribePictureMutationVariables = Exact<{
  id: string;
  altText: string;
}>;


export type ConsoleDescribePictureMutation = { describePicture: { id: string, questId: string | null, altText: string, width: number, height: number, widths: Array<number> } };

export type ConsoleRemovePictureMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleRemovePictureMutation = { removePicture: { id: string } };

export type ConsolePictureFragment = { id: string, questId: string | null, altText: string, width: number, height: number, widths: Array<number> };

export type ConsoleQuestMessagesQueryVariables = Exact<{
  questId: string;
  page: number;
  perPage: number;
}>;


export type ConsoleQuestMessagesQuery = { questMessagePage: { total: number, isOpen: boolean, leftToday: number, items: Array<{ id: string, audience: QuestMessageAudience, body: string, createdAt: string, unwantedCount: number, copyCount: number, sums: Array<{ channel: MessageChannel, status: OutboxStatus, count: number }> }> } };

export type ConsoleQuestMessageFragment = { id: string, audience: QuestMessageAudience, body: string, createdAt: string, unwantedCount: number, copyCount: number, sums: Array<{ channel: MessageChannel, status: OutboxStatus, count: number }> };

export type ConsoleMessageDeliveriesQueryVariables = Exact<{
  messageId: string;
  page: number;
  perPage: number;
}>;


export type ConsoleMessageDeliveriesQuery = { questMessageDeliveryPage: { total: number, items: Array<{ id: string, channel: MessageChannel, status: OutboxStatus, isUnwanted: boolean, changedAt: string, contract: { id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null } | null }> } };

export type MessagePersonFragment = { id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null };

export type ConsoleMessagePreviewQueryVariables = Exact<{
  questId: string;
  audience: QuestMessageAudience;
  volunteerIds?: Array<string> | string | null | undefined;
  text: string;
}>;


export type ConsoleMessagePreviewQuery = { previewQuestMessage: { peopleCount: number, unwantedCount: number, copyCount: number, leavesOutYoung: boolean, isAnswered: boolean, waitsUntil: string | null, channels: Array<{ channel: MessageChannel, count: number }>, unreached: Array<{ id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> } };

export type ConsoleWriteToQuestMutationVariables = Exact<{
  questId: string;
  audience: QuestMessageAudience;
  volunteerIds?: Array<string> | string | null | undefined;
  text: string;
  clientKey: string;
}>;


export type ConsoleWriteToQuestMutation = { writeToQuest: { id: string } };

export type ConsoleVolunteerMessagesQueryVariables = Exact<{
  questId: string;
  page: number;
  perPage: number;
}>;


export type ConsoleVolunteerMessagesQuery = { volunteerMessagePage: { total: number, unansweredCount: number, isOpen: boolean, items: Array<{ id: string, body: string, createdAt: string, canBeAnswered: boolean, contract: { id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null } | null, answers: Array<{ id: string, body: string, createdAt: string }> }> } };

export type ConsoleVolunteerMessageFragment = { id: string, body: string, createdAt: string, canBeAnswered: boolean, contract: { id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null } | null, answers: Array<{ id: string, body: string, createdAt: string }> };

export type ConsoleAnswerVolunteerMutationVariables = Exact<{
  messageId: string;
  text: string;
  clientKey: string;
}>;


export type ConsoleAnswerVolunteerMutation = { answerVolunteer: { id: string } };

export type ConsoleUnansweredQueryVariables = Exact<{
  providerId: string;
}>;


export type ConsoleUnansweredQuery = { unansweredMessages: { total: number, quests: Array<{ id: string, eventTitle: string, count: number }> } };

export type QuestToEditQueryVariables = Exact<{
  id: string;
}>;


export type QuestToEditQuery = { veilOfTime: string, quest: { id: string, providerId: string, stampTitle: string | null, stampIcon: string | null, eventTitle: string, description: string, firstMinutes: string | null, giverName: string | null, equipment: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, agePolicyIndex: number | null, prerequisiteMinutes: number, flexibleMinimumTime: number | null, serviceTags: Array<string>, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, startedAt: string | null, endedAt: string | null, locationId: string | null, takenCount: number, heldCount: number, waitingCount: number, updatedAt: string, provider: { id: string, agePolicies: string, approvedLocations: Array<{ id: string, name: string, address: string }>, templateOrientations: Array<{ id: string, name: string }> }, location: { id: string, name: string } | null, reservation: { guildId: string } | null, requiredOrientations: Array<{ id: string, name: string }> } | null };

export type EditQuestMutationVariables = Exact<{
  id: string;
  eventTitle?: string | null | undefined;
  publishingStatus?: PublishingStatus | null | undefined;
  description?: string | null | undefined;
  firstMinutes?: string | null | undefined;
  giverName?: string | null | undefined;
  startedAt?: string | null | undefined;
  endedAt?: string | null | undefined;
  locationId?: string | null | undefined;
  resourceMaxNumber?: number | null | undefined;
  agePolicyIndex?: number | null | undefined;
  prerequisiteMinutes?: number | null | undefined;
  requiredOrientations?: Array<string> | string | null | undefined;
  expected?: SeenQuestInput | null | undefined;
  noticeWords?: string | null | undefined;
}>;


export type EditQuestMutation = { updateQuest: { id: string, updatedAt: string, undoToken: string | null, notice: { kind: NoticeKind, mailedCount: number, unreached: Array<{ reason: UnreachedReason, contract: { id: string, guild: { name: string } | null, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null } | null } }>, clashing: Array<{ id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> } | null } };

export type PreviewQuestNoticeQueryVariables = Exact<{
  id: string;
  publishingStatus?: PublishingStatus | null | undefined;
  startedAt?: string | null | undefined;
  endedAt?: string | null | undefined;
  locationId?: string | null | undefined;
}>;


export type PreviewQuestNoticeQuery = { previewQuestNotice: { kind: NoticeKind, mailedCount: number, unreached: Array<{ reason: UnreachedReason, contract: { id: string, guild: { name: string } | null, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null } | null } }>, clashing: Array<{ id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> } | null };

export type ToldPeopleFragment = { kind: NoticeKind, mailedCount: number, unreached: Array<{ reason: UnreachedReason, contract: { id: string, guild: { name: string } | null, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null } | null } }>, clashing: Array<{ id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> };

export type DeleteDraftMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDraftMutation = { deleteDraft: { id: string, undoToken: string | null } };

export type TakeBackMutationVariables = Exact<{
  token: string;
}>;


export type TakeBackMutation = { takeBack: boolean };

export type QuestPageQueryVariables = Exact<{
  providerId: string;
  filter?: QuestFilter | null | undefined;
  sort?: QuestSort | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type QuestPageQuery = { questPage: { total: number, items: Array<{ id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, startedAt: string | null, endedAt: string | null, isOver: boolean, takenCount: number, heldCount: number, waitingCount: number, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, location: { id: string, name: string } | null, reservation: { guildId: string, guildName: string } | null }> } };

export type QuestRowFragment = { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, startedAt: string | null, endedAt: string | null, isOver: boolean, takenCount: number, heldCount: number, waitingCount: number, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, location: { id: string, name: string } | null, reservation: { guildId: string, guildName: string } | null };

export type QuestDetailsQueryVariables = Exact<{
  id: string;
}>;


export type QuestDetailsQuery = { quest: { stampTitle: string | null, stampIcon: string | null, eventTitle: string, description: string, firstMinutes: string | null, giverName: string | null, equipment: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, agePolicyIndex: number | null, prerequisiteMinutes: number, flexibleMinimumTime: number | null, serviceTags: Array<string>, locationId: string | null, viewerIsManager: boolean, isWaitingListOpen: boolean, isDeletable: boolean | null, confirmedCount: number | null, id: string, providerId: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, startedAt: string | null, endedAt: string | null, isOver: boolean, takenCount: number, heldCount: number, waitingCount: number, provider: { id: string, name: string, agePolicies: string }, requiredOrientations: Array<{ id: string, name: string }>, location: { address: string, detail: string | null, id: string, name: string } | null, pledgedContracts: Array<{ id: string, guildId: string | null, claimedAt: string | null, abandonedAt: string | null, abandonReason: string | null, status: ContractStatus | null, confirmedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, formJSON: string | null, chariteer: { id: string, username: string | null, hasProfile: boolean, nameFirst: string | null, nameLast: string | null, emailAddress: string | null, phoneNumber: string | null } | null }>, reservationRequest: { guildId: string, guildName: string, standing: RequestStanding, endsAt: string | null } | null, feedback: { yesCount: number, noCount: number, words: Array<string> } | null, reservation: { guildId: string, guildName: string } | null } | null };

export type QuestVolunteerFragment = { id: string, guildId: string | null, claimedAt: string | null, abandonedAt: string | null, abandonReason: string | null, status: ContractStatus | null, confirmedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, formJSON: string | null, chariteer: { id: string, username: string | null, hasProfile: boolean, nameFirst: string | null, nameLast: string | null, emailAddress: string | null, phoneNumber: string | null } | null };

export type WriteToGuildMutationVariables = Exact<{
  questId: string;
  message: string;
  contact: string;
}>;


export type WriteToGuildMutation = { writeToGuild: boolean };

export type QuestTranslationsQueryVariables = Exact<{
  id: string;
}>;


export type QuestTranslationsQuery = { quest: { id: string, eventTitle: string, description: string, translations: Array<{ locale: string, eventTitle: string, description: string, isOutdated: boolean }> } | null };

export type TranslateQuestMutationVariables = Exact<{
  id: string;
  locale: string;
  eventTitle?: string | null | undefined;
  description?: string | null | undefined;
}>;


export type TranslateQuestMutation = { translateQuest: { id: string, translations: Array<{ locale: string, eventTitle: string, description: string, isOutdated: boolean }> } };

export type KeptTranslationFragment = { locale: string, eventTitle: string, description: string, isOutdated: boolean };

export type QuestTellingQueryVariables = Exact<{
  questId: string;
}>;


export type QuestTellingQuery = { questTelling: { id: string, kind: NoticeKind, words: string | null, createdAt: string, username: string | null, people: Array<{ state: TellingState, channels: Array<MessageChannel>, calledAt: string | null, calledBy: string | null, contract: { id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null } | null } }> } | null };

export type MarkCalledMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
  isCalled: boolean;
}>;


export type MarkCalledMutation = { markCalled: { id: string, kind: NoticeKind, words: string | null, createdAt: string, username: string | null, people: Array<{ state: TellingState, channels: Array<MessageChannel>, calledAt: string | null, calledBy: string | null, contract: { id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null } | null } }> } };

export type TellingFragment = { id: string, kind: NoticeKind, words: string | null, createdAt: string, username: string | null, people: Array<{ state: TellingState, channels: Array<MessageChannel>, calledAt: string | null, calledBy: string | null, contract: { id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null } | null } }> };

export type RecapQueryVariables = Exact<{
  providerId: string;
  from: string;
  until: string;
  year: number;
}>;


export type RecapQuery = { provider: { name: string } | null, generateSingleMonthReport: { period: string, publishedQuestCount: number, serviceMinutes: number, dollarValue: number, volunteerCount: number, newVolunteerCount: number, retainedVolunteerCount: number | null, retentionPercentage: number | null }, recapMonths: Array<{ month: string, serviceMinutes: number, serviceMinutesYearBefore: number, newVolunteerCount: number, returningVolunteerCount: number }> };

export type RecapRowsQueryVariables = Exact<{
  providerId: string;
  period: string;
  list: RecapList;
  sort?: RecapSort | null | undefined;
  page: number;
  perPage: number;
}>;


export type RecapRowsQuery = { recapPage: { total: number, items: Array<{ combinedMinutes: number, completedQuests: number, absentCount: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null, ageBand: string | null } }> } };

export type RecapPrintQueryVariables = Exact<{
  providerId: string;
  period: string;
  list: RecapList;
  page1: number;
  page2: number;
  page3: number;
  page4: number;
  page5: number;
}>;


export type RecapPrintQuery = { page1: { total: number, items: Array<{ combinedMinutes: number, completedQuests: number, absentCount: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null, ageBand: string | null } }> }, page2: { total: number, items: Array<{ combinedMinutes: number, completedQuests: number, absentCount: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null, ageBand: string | null } }> }, page3: { total: number, items: Array<{ combinedMinutes: number, completedQuests: number, absentCount: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null, ageBand: string | null } }> }, page4: { total: number, items: Array<{ combinedMinutes: number, completedQuests: number, absentCount: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null, ageBand: string | null } }> }, page5: { total: number, items: Array<{ combinedMinutes: number, completedQuests: number, absentCount: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null, ageBand: string | null } }> } };

export type RecapRowsFragment = { total: number, items: Array<{ combinedMinutes: number, completedQuests: number, absentCount: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null, ageBand: string | null } }> };

export type ConsoleBanQuestionsQueryVariables = Exact<{
  providerId: string;
}>;


export type ConsoleBanQuestionsQuery = { banQuestions: Array<{ id: string, createdAt: string, bannedAt: string, bannedUsername: string | null, reason: string | null, username: string | null, nameFirst: string | null, nameLast: string | null }> };

export type ConsoleAnswerBanQuestionMutationVariables = Exact<{
  id: string;
  isSamePerson: boolean;
}>;


export type ConsoleAnswerBanQuestionMutation = { answerBanQuestion: boolean };

export type ConsoleProviderBansQueryVariables = Exact<{
  providerId: string;
  page: number;
}>;


export type ConsoleProviderBansQuery = { providerBans: Array<{ reason: string | null, createdAt: string, isCarried: boolean, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } }> };

export type ConsoleLiftBanMutationVariables = Exact<{
  providerId: string;
  chariteerId: string;
}>;


export type ConsoleLiftBanMutation = { liftProviderBan: boolean };

export type ConsoleYoungMessagesQueryVariables = Exact<{
  providerId: string;
  page: number;
  perPage: number;
}>;


export type ConsoleYoungMessagesQuery = { youngMessagePage: { total: number, items: Array<{ id: string, kind: YoungMessageKind, body: string, createdAt: string, senderUsername: string | null, recipientUsername: string | null, hasRecipient: boolean, guildName: string | null }> } };

export type ConsoleBanQuestionFragment = { id: string, createdAt: string, bannedAt: string, bannedUsername: string | null, reason: string | null, username: string | null, nameFirst: string | null, nameLast: string | null };

export type ConsoleProviderBanFragment = { reason: string | null, createdAt: string, isCarried: boolean, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } };

export type ConsoleYoungMessageFragment = { id: string, kind: YoungMessageKind, body: string, createdAt: string, senderUsername: string | null, recipientUsername: string | null, hasRecipient: boolean, guildName: string | null };

export type ConsoleRecordDemandsQueryVariables = Exact<{
  providerId: string;
}>;


export type ConsoleRecordDemandsQuery = { recordDemands: { demandsEmergencyContact: boolean, demandsFullRecord: boolean } };

export type ConsoleSetRecordDemandsMutationVariables = Exact<{
  providerId: string;
  demandsEmergencyContact?: boolean | null | undefined;
  demandsFullRecord?: boolean | null | undefined;
}>;


export type ConsoleSetRecordDemandsMutation = { setRecordDemands: { demandsEmergencyContact: boolean, demandsFullRecord: boolean } };

export type ConsoleSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSessionQuery = { getAccountInfo: { playerId: string, username: string, displayName: string, email: string, accountType: AccountType, isYoung: boolean, isStaff: boolean, ownProviderId: string | null, ownProviderName: string | null, initials: string, isPasswordShort: boolean, areRightsHeld: boolean } | null, listMembership: Array<{ groupName: string, managedProviderId: string | null, managedProviderName: string | null, group: { id: string, type: GroupType }, roles: Array<{ roleId: string, roleName: string }> }>, getTitleData: { titleId: string, siteName: string, supportEmail: string | null, maintenanceStatus: { versionWebsite: string } } };

export type ConsoleTitleDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleTitleDataQuery = { getTitleData: { titleId: string, siteName: string, supportEmail: string | null, maintenanceStatus: { versionWebsite: string } } };

export type ConsoleTitleFragment = { titleId: string, siteName: string, supportEmail: string | null, maintenanceStatus: { versionWebsite: string } };

export type ConsoleLoginMutationVariables = Exact<{
  email: string;
  password: string;
  titleId: string;
}>;


export type ConsoleLoginMutation = { loginWithEmail: { playerId: string } };

export type ConsoleBeginPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type ConsoleBeginPasskeyLogInMutation = { beginPasskeyLogIn: string };

export type ConsoleLogInByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type ConsoleLogInByPasskeyMutation = { logInByPasskey: { playerId: string } };

export type ConsoleEnterSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConsoleEnterSecondFactorMutation = { enterSecondFactor: { playerId: string } };

export type ConsoleLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type ConsoleLogoutMutation = { logout: boolean };

export type ConsoleIdentityProofQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleIdentityProofQuery = { identityProof: { way: ProofWay, hasPasskey: boolean } };

export type ConsoleProveIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type ConsoleProveIdentityMutation = { proveIdentity: { isRecent: boolean } };

export type ConsoleBeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type ConsoleBeginPasskeyProofMutation = { beginPasskeyProof: string };

export type ConsoleProveByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type ConsoleProveByPasskeyMutation = { proveByPasskey: { isRecent: boolean } };

export type ConsoleSendProofCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSendProofCodeMutation = { sendProofCode: boolean };

export type StaffAccountsQueryVariables = Exact<{
  q?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  isBanned?: boolean | null | undefined;
  providerId?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffAccountsQuery = { accountPage: { total: number, items: Array<{ id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string }> } };

export type StaffAccountDetailsQueryVariables = Exact<{
  id: string;
}>;


export type StaffAccountDetailsQuery = { accountSummary: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string } };

export type CreateProviderAccountMutationVariables = Exact<{
  input: CreateProviderAccountInput;
}>;


export type CreateProviderAccountMutation = { createProviderAccount: { playerId: string } };

export type BanAccountMutationVariables = Exact<{
  accountId: string;
  reason: string;
}>;


export type BanAccountMutation = { banAccount: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string } };

export type UnbanAccountMutationVariables = Exact<{
  accountId: string;
}>;


export type UnbanAccountMutation = { unbanAccount: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string } };

export type CorrectBirthDateMutationVariables = Exact<{
  chariteerId: string;
  dateOfBirth: string;
}>;


export type CorrectBirthDateMutation = { correctBirthDate: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string } };

export type SetSubscriptionMutationVariables = Exact<{
  id: string;
  subscriptionStatus: SubscriptionStatus;
}>;


export type SetSubscriptionMutation = { setSubscriptionStatus: { id: string, subscriptionStatus: SubscriptionStatus | null } };

export type StaffAccountFragment = { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string };

export type StaffAuditQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffAuditQuery = { auditPage: { total: number, items: Array<{ id: string, at: string, actorId: string | null, actorUsername: string | null, action: string, subjectType: string, subjectId: string | null, subjectName: string | null, detail: string }> } };

export type StaffCharityRequestsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffCharityRequestsQuery = { charityRequestPage: { total: number, items: Array<{ id: string, createdAt: string, charityName: string, place: string, contactName: string, emailAddress: string, phoneNumber: string, message: string, locale: string | null }> } };

export type SettleCharityRequestMutationVariables = Exact<{
  id: string;
}>;


export type SettleCharityRequestMutation = { settleCharityRequest: boolean };

export type StaffCharityRequestFragment = { id: string, createdAt: string, charityName: string, place: string, contactName: string, emailAddress: string, phoneNumber: string, message: string, locale: string | null };

export type StaffContestQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffContestQuery = { contest: { year: number, startsOn: string, endsOn: string } };

export type StaffContestOutcomesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffContestOutcomesQuery = { contestOutcomes: Array<{ year: number, winners: Array<{ guildId: string, guildName: string, charityName: string | null }> }> };

export type StaffPastContestQueryVariables = Exact<{
  year: number;
}>;


export type StaffPastContestQuery = { pastContest: { year: number, endsOn: string, chooseUntil: string, standings: Array<{ rank: number, guildId: string, guildName: string, minutes: number, correctedMinutes: number | null, memberCount: number | null, hasWon: boolean, charityId: string | null, charityName: string | null }> } | null, districts: Array<{ name: string, providers: Array<{ id: string, name: string }> }> };

export type SetContestYearMutationVariables = Exact<{
  year?: number | null | undefined;
}>;


export type SetContestYearMutation = { setContestYear: { year: number, startsOn: string, endsOn: string } };

export type NameContestCharityMutationVariables = Exact<{
  year: number;
  guildId: string;
  charityId: string;
}>;


export type NameContestCharityMutation = { chooseContestCharity: { year: number } };

export type StaffContestResultFragment = { year: number, endsOn: string, chooseUntil: string, standings: Array<{ rank: number, guildId: string, guildName: string, minutes: number, correctedMinutes: number | null, memberCount: number | null, hasWon: boolean, charityId: string | null, charityName: string | null }> };

export type StaffDistrictsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDistrictsQuery = { districts: Array<{ id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number }> };

export type StaffDistrictDetailsQueryVariables = Exact<{
  id: string;
}>;


export type StaffDistrictDetailsQuery = { district: { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number } | null };

export type CreateDistrictMutationVariables = Exact<{
  input: NewDistrictInput;
}>;


export type CreateDistrictMutation = { createDistrict: { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number } };

export type UpdateDistrictMutationVariables = Exact<{
  input: DistrictChangesInput;
}>;


export type UpdateDistrictMutation = { updateDistrict: { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number } };

export type StaffDistrictFragment = { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number };

export type StaffDoublesQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffDoublesQuery = { likelyDoubles: { total: number, items: Array<{ id: string, same: Array<SharedMark>, ofOtherGuardians: boolean, standing: MergeStanding | null, one: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string }, other: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string } }> } };

export type StaffMergesQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffMergesQuery = { recordMerges: { total: number, items: Array<{ id: string, keptId: string, keptUsername: string | null, droppedUsername: string | null, mergedAt: string, undoUntil: string, undoneAt: string | null }> } };

export type PreviewMergeMutationVariables = Exact<{
  keptId: string;
  droppedId: string;
}>;


export type PreviewMergeMutation = { previewMerge: { kept: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string }, dropped: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, dateOfBirth: string | null, createdAt: string }, guardians: Array<{ username: string, email: string, hasKept: boolean, hasDropped: boolean }>, parts: Array<{ subject: MergeSubject, moved: number, setAside: number }> } };

export type MergeRecordsMutationVariables = Exact<{
  keptId: string;
  droppedId: string;
}>;


export type MergeRecordsMutation = { mergeRecords: { id: string, keptId: string, keptUsername: string | null, droppedUsername: string | null, mergedAt: string, undoUntil: string, undoneAt: string | null } };

export type UndoMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoMergeMutation = { undoMerge: { id: string, keptId: string, keptUsername: string | null, droppedUsername: string | null, mergedAt: string, undoUntil: string, undoneAt: string | null } };

export type StaffMergeFragment = { id: string, keptId: string, keptUsername: string | null, droppedUsername: string | null, mergedAt: string, undoUntil: string, undoneAt: string | null };

export type BackgroundJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackgroundJobsQuery = { backgroundJobs: Array<{ name: string, lastSlotAt: string | null, doneAt: string | null, delaySeconds: number, triedAgainAt: string | null, failures: number, lastFailure: string | null, handledLastDay: number, failuresLastDay: number, nextAt: string }> };

export type StaffKeptTextsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffKeptTextsQuery = { keptTextPage: { total: number, items: Array<{ id: string, kind: YoungMessageKind, body: string, createdAt: string, senderUsername: string | null, recipientUsername: string | null, hasRecipient: boolean, guildName: string | null }> } };

export type StaffKeptTextFragment = { id: string, kind: YoungMessageKind, body: string, createdAt: string, senderUsername: string | null, recipientUsername: string | null, hasRecipient: boolean, guildName: string | null };

export type StaffMembersQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffMembersQuery = { accountPage: { total: number, items: Array<{ id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, hasPassword: boolean }> } };

export type AddStaffMutationVariables = Exact<{
  emailAddress: string;
}>;


export type AddStaffMutation = { addStaff: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, hasPassword: boolean } };

export type RemoveStaffMutationVariables = Exact<{
  accountId: string;
}>;


export type RemoveStaffMutation = { removeStaff: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, hasPassword: boolean } };

export type StaffMemberFragment = { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, hasPassword: boolean };

export type StaffOutboxQueryVariables = Exact<{
  q?: string | null | undefined;
  status?: OutboxStatus | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffOutboxQuery = { outboxPage: { total: number, items: Array<{ id: string, channel: MessageChannel, kind: string, recipient: string, status: OutboxStatus, attempts: number, deferrals: number, nextAttemptAt: string, lastError: string | null, canRetry: boolean, createdAt: string, sentAt: string | null }> } };

export type StaffMailServerQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMailServerQuery = { mailServer: { isSet: boolean, trouble: string | null, remedy: string | null, nextAttemptAt: string | null, lastSuccessAt: string | null, lastTrouble: string | null, lastTroubleAt: string | null, waitingCount: number, failedCount: number, retryableCount: number } };

export type RetryFailedMailsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryFailedMailsMutation = { retryFailedMails: { retriedCount: number, goneCount: number } };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryOutboxMessage: { id: string, channel: MessageChannel, kind: string, recipient: string, status: OutboxStatus, attempts: number, deferrals: number, nextAttemptAt: string, lastError: string | null, canRetry: boolean, createdAt: string, sentAt: string | null } };

export type StaffMailFragment = { id: string, channel: MessageChannel, kind: string, recipient: string, status: OutboxStatus, attempts: number, deferrals: number, nextAttemptAt: string, lastError: string | null, canRetry: boolean, createdAt: string, sentAt: string | null };

export type StaffCharitiesQueryVariables = Exact<{
  q?: string | null | undefined;
  districtId?: string | null | undefined;
  isVisible?: boolean | null | undefined;
  ids?: Array<string> | string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffCharitiesQuery = { providerPage: { total: number, items: Array<{ id: string, name: string, isVisible: boolean, isSponsor: boolean, importSource: string | null, district: { id: string, name: string } }> } };

export type StaffCharityQueryVariables = Exact<{
  id: string;
}>;


export type StaffCharityQuery = { provider: { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, demandsEmergencyContact: boolean | null, demandsFullRecord: boolean | null, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> } | null };

export type CreateCharityMutationVariables = Exact<{
  input: NewProviderInput;
}>;


export type CreateCharityMutation = { createProvider: { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, demandsEmergencyContact: boolean | null, demandsFullRecord: boolean | null, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> } };

export type UpdateCharityMutationVariables = Exact<{
  input: ProviderChangesInput;
}>;


export type UpdateCharityMutation = { updateProvider: { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, demandsEmergencyContact: boolean | null, demandsFullRecord: boolean | null, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> } };

export type StaffCharityDetailsFragment = { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, demandsEmergencyContact: boolean | null, demandsFullRecord: boolean | null, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> };

export type PreviewLocationNoticeQueryVariables = Exact<{
  id: string;
  approvedLocations: Array<LocationInput> | LocationInput;
}>;


export type PreviewLocationNoticeQuery = { previewLocationNotice: { kind: NoticeKind, mailedCount: number, unreached: Array<{ reason: UnreachedReason, contract: { id: string, guild: { name: string } | null, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null } | null } }>, clashing: Array<{ id: string, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> } | null };

export type StaffWalletQueryVariables = Exact<{
  providerId: string;
}>;


export type StaffWalletQuery = { wallet: { id: string, mana: number, entries: Array<{ id: string, amount: number, reason: string, createdAt: string, username: string | null }> } };

export type TopUpWalletMutationVariables = Exact<{
  providerId: string;
  amount: number;
  reason: string;
  seenMana: number;
}>;


export type TopUpWalletMutation = { topUpWallet: { id: string, mana: number, entries: Array<{ id: string, amount: number, reason: string, createdAt: string, username: string | null }> } };

export type StaffWalletDetailsFragment = { id: string, mana: number, entries: Array<{ id: string, amount: number, reason: string, createdAt: string, username: string | null }> };

export type StaffFactorRecoveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFactorRecoveriesQuery = { factorRecoveries: Array<{ id: string, username: string, askedAt: string, state: FactorRecoveryState, endsAt: string | null, grantedBy: string | null }> };

export type GrantFactorRecoveryMutationVariables = Exact<{
  accountId: string;
}>;


export type GrantFactorRecoveryMutation = { grantFactorRecovery: { id: string, username: string, askedAt: string, state: FactorRecoveryState, endsAt: string | null, grantedBy: string | null } };

export type RefuseFactorRecoveryMutationVariables = Exact<{
  accountId: string;
}>;


export type RefuseFactorRecoveryMutation = { refuseFactorRecovery: boolean };

export type StaffFactorRecoveryFragment = { id: string, username: string, askedAt: string, state: FactorRecoveryState, endsAt: string | null, grantedBy: string | null };

export type StaffRestingGuildsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffRestingGuildsQuery = { guildsWithoutAdmin: { total: number, items: Array<{ id: string, name: string, classification: string, memberCount: number, applicants: Array<{ id: string, memberId: string, username: string, answer: string | null, createdAt: string }> }> } };

export type GiveGuildMutationVariables = Exact<{
  guildId: string;
  applicationId: string;
}>;


export type GiveGuildMutation = { giveGuild: { id: string } };

export type StaffRestingGuildFragment = { id: string, name: string, classification: string, memberCount: number, applicants: Array<{ id: string, memberId: string, username: string, answer: string | null, createdAt: string }> };

export type StaffSelfMarkedHoursQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffSelfMarkedHoursQuery = { selfMarkedHours: { total: number, items: Array<{ id: string, questId: string, eventTitle: string, providerName: string, startedAt: string | null, chariteerId: string, username: string | null, minutes: number, isCredited: boolean, markedAt: string, reason: { text: string, givenById: string | null, givenBy: string | null, givenAt: string } | null }> } };

export type ConfirmSelfMarkedMutationVariables = Exact<{
  contracts: Array<ContractUpdateInput> | ContractUpdateInput;
}>;


export type ConfirmSelfMarkedMutation = { updateContracts: Array<{ id: string }> };

export type StaffSelfMarkedHoursFragment = { id: string, questId: string, eventTitle: string, providerName: string, startedAt: string | null, chariteerId: string, username: string | null, minutes: number, isCredited: boolean, markedAt: string, reason: { text: string, givenById: string | null, givenBy: string | null, givenAt: string } | null };

export type StaffSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSettingsQuery = { veilOfTime: string, getTitleData: { titleId: string, siteName: string, maintenanceStatus: { versionWebsite: string } } };

export type SetVeilOfTimeMutationVariables = Exact<{
  day?: string | null | undefined;
}>;


export type SetVeilOfTimeMutation = { setVeilOfTime: string };

export type StaffSiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSiteSettingsQuery = { siteSettings: Array<{ key: string, entries: Array<string>, isConfigured: boolean }> };

export type SetSiteSettingsMutationVariables = Exact<{
  settings: Array<SiteSettingInput> | SiteSettingInput;
}>;


export type SetSiteSettingsMutation = { setSiteSettings: Array<{ key: string, entries: Array<string>, isConfigured: boolean }> };

export type StaffSiteSettingFragment = { key: string, entries: Array<string>, isConfigured: boolean };

export type StaffSupplyFaqQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSupplyFaqQuery = { supplyFaq: Array<{ question: string, answer: string }> };

export type SetSupplyFaqMutationVariables = Exact<{
  entries?: Array<FaqEntryInput> | FaqEntryInput | null | undefined;
}>;


export type SetSupplyFaqMutation = { setSupplyFaq: Array<{ question: string, answer: string }> };

export type StampBookQueryVariables = Exact<{
  providerId: string;
}>;


export type StampBookQuery = { provider: { id: string, name: string, questConfiguration: string | null, questConfigurationVersion: string | null, agePolicies: string, approvedLocations: Array<{ id: string, name: string, address: string }>, templateOrientations: Array<{ id: string, name: string }>, reservingGuilds: Array<{ id: string, name: string, reservationTerms: ReservationTerms | null }> | null } | null, getSpecificQuests: Array<{ id: string, providerId: string, stampTitle: string | null, stampIcon: string | null, eventTitle: string, description: string, firstMinutes: string | null, giverName: string | null, equipment: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, agePolicyIndex: number | null, prerequisiteMinutes: number, flexibleMinimumTime: number | null, serviceTags: Array<string>, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', locationId: string | null, updatedAt: string, requiredOrientations: Array<{ id: string }> }> };

export type StampDetailsFragment = { id: string, providerId: string, stampTitle: string | null, stampIcon: string | null, eventTitle: string, description: string, firstMinutes: string | null, giverName: string | null, equipment: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, agePolicyIndex: number | null, prerequisiteMinutes: number, flexibleMinimumTime: number | null, serviceTags: Array<string>, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', locationId: string | null, updatedAt: string, requiredOrientations: Array<{ id: string }> };

export type StampSourceQueryVariables = Exact<{
  id: string;
}>;


export type StampSourceQuery = { quest: { id: string, providerId: string, stampTitle: string | null, stampIcon: string | null, eventTitle: string, description: string, firstMinutes: string | null, giverName: string | null, equipment: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, agePolicyIndex: number | null, prerequisiteMinutes: number, flexibleMinimumTime: number | null, serviceTags: Array<string>, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', locationId: string | null, updatedAt: string, requiredOrientations: Array<{ id: string }> } | null };

export type SaveBooksMutationVariables = Exact<{
  providerId: string;
  questConfiguration: string;
  expectedVersion: string;
}>;


export type SaveBooksMutation = { saveQuestConfiguration: { id: string, questConfigurationVersion: string | null } };

export type UpdateStampMutationVariables = Exact<{
  input: StampChangesInput;
}>;


export type UpdateStampMutation = { updateStamp: { id: string, updatedAt: string } };

export type DeleteStampMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStampMutation = { deleteStamp: { id: string, undoToken: string | null } };

export type CharityBooksQueryVariables = Exact<{
  providerId: string;
}>;


export type CharityBooksQuery = { veilOfTime: string, provider: { id: string, name: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string }>, reservingGuilds: Array<{ id: string, name: string, reservationTerms: ReservationTerms | null }> | null } | null, getSpecificQuests: Array<{ id: string, providerId: string, stampTitle: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', serviceTags: Array<string>, giverName: string | null, locationId: string | null, flexibleMinimumTime: number | null }> };

export type StampFragment = { id: string, providerId: string, stampTitle: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', serviceTags: Array<string>, giverName: string | null, locationId: string | null, flexibleMinimumTime: number | null };

export type NewStampMutationVariables = Exact<{
  input: NewStampInput;
}>;


export type NewStampMutation = { createStamp: { id: string, stampTitle: string | null } };

export type StampPlacesQueryVariables = Exact<{
  stampId: string;
}>;


export type StampPlacesQuery = { stampPlaces: { allowsStandIns: boolean } };

export type SetStampPlacesMutationVariables = Exact<{
  stampId: string;
  allowsStandIns: boolean;
}>;


export type SetStampPlacesMutation = { setStampPlaces: { allowsStandIns: boolean } };

export type OfferedTrainingsQueryVariables = Exact<{
  providerId: string;
}>;


export type OfferedTrainingsQuery = { provider: { id: string, templateOrientations: Array<{ id: string, name: string }> } | null };

export type TrainingRecordsQueryVariables = Exact<{
  providerId: string;
  templateId: string;
  q?: string | null | undefined;
  page: number;
  perPage: number;
}>;


export type TrainingRecordsQuery = { countSpecificOrientations: number, getSpecificOrientations: Array<{ id: string, name: string, startedAt: string | null, expiredAt: string | null, resolution: Resolution | null, note: string | null, isReplaced: boolean, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> };

export type EditTrainingRecordMutationVariables = Exact<{
  id: string;
  resolution?: Resolution | null | undefined;
  expiredAt?: string | null | undefined;
  note?: string | null | undefined;
  supervisorId: string;
  expected?: SeenOrientationInput | null | undefined;
}>;


export type EditTrainingRecordMutation = { updateOrientation: { id: string, name: string, startedAt: string | null, expiredAt: string | null, resolution: Resolution | null, note: string | null, isReplaced: boolean, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null } };

export type TrainingRecordFragment = { id: string, name: string, startedAt: string | null, expiredAt: string | null, resolution: Resolution | null, note: string | null, isReplaced: boolean, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null };

export type TrainingsQueryVariables = Exact<{
  providerId: string;
  q?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type TrainingsQuery = { templateOrientationPage: { total: number, items: Array<{ id: string, name: string, description: string, ageThreshold: number | null, estimatedTime: number | null, estimatedCost: number | null, url: string | null, isAboutSafety: boolean, fulfilledBy: Fulfilment, isInUse: boolean | null }> } };

export type TrainingDetailsQueryVariables = Exact<{
  id: string;
}>;


export type TrainingDetailsQuery = { templateOrientation: { id: string, name: string, description: string, ageThreshold: number | null, estimatedTime: number | null, estimatedCost: number | null, url: string | null, isAboutSafety: boolean, fulfilledBy: Fulfilment, isInUse: boolean | null } };

export type CreateTrainingMutationVariables = Exact<{
  input: NewTemplateOrientationInput;
}>;


export type CreateTrainingMutation = { createTemplateOrientation: { id: string, name: string, description: string, ageThreshold: number | null, estimatedTime: number | null, estimatedCost: number | null, url: string | null, isAboutSafety: boolean, fulfilledBy: Fulfilment, isInUse: boolean | null } };

export type UpdateTrainingMutationVariables = Exact<{
  input: TemplateOrientationChangesInput;
}>;


export type UpdateTrainingMutation = { updateTemplateOrientation: { id: string, name: string, description: string, ageThreshold: number | null, estimatedTime: number | null, estimatedCost: number | null, url: string | null, isAboutSafety: boolean, fulfilledBy: Fulfilment, isInUse: boolean | null } };

export type DeleteTrainingMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTrainingMutation = { deleteTemplateOrientation: { id: string, undoToken: string | null } };

export type TrainingFragment = { id: string, name: string, description: string, ageThreshold: number | null, estimatedTime: number | null, estimatedCost: number | null, url: string | null, isAboutSafety: boolean, fulfilledBy: Fulfilment, isInUse: boolean | null };

export type LeaderboardQueryVariables = Exact<{
  providerId: string;
  from: string;
  until: string;
  q?: string | null | undefined;
  page: number;
  perPage: number;
}>;


export type LeaderboardQuery = { countSpecificChariteers: number, getSpecificChariteers: Array<{ combinedMinutes: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null } }> };

export type LeaderboardRowFragment = { combinedMinutes: number, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, emailAddress: string | null } };

export type VolunteerHistoryQueryVariables = Exact<{
  chariteerId: string;
  providerId: string;
  page: number;
}>;


export type VolunteerHistoryQuery = { getChariteerMergedContracts: { totalCount: number, mergedContracts: Array<{ contract: { id: string, abandonedAt: string | null, isHandedOver: boolean, status: ContractStatus | null, quest: { id: string, eventTitle: string, startedAt: string | null, endedAt: string | null, publishingStatus: PublishingStatus } | null, chariteer: { id: string, username: string | null, hasProfile: boolean, nameFirst: string | null, nameLast: string | null, emailAddress: string | null, phoneNumber: string | null } | null }, credits: Array<{ id: string, type: CreditType, value: number }> }> } };

export type ConsoleWaitingListQueryVariables = Exact<{
  questId: string;
  page: number;
}>;


export type ConsoleWaitingListQuery = { questWaitingList: Array<{ id: string, position: number, joinedAt: string, offerEndsAt: string | null, passedOffers: number, refusedAs: Verdict | null, refusedAt: string | null, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null }> };

export type ConsoleWaitingPersonFragment = { id: string, position: number, joinedAt: string, offerEndsAt: string | null, passedOffers: number, refusedAs: Verdict | null, refusedAt: string | null, chariteer: { id: string, username: string | null, nameFirst: string | null, nameLast: string | null } | null };

export type ConsoleOfferPlaceMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
  addsPlace: boolean;
}>;


export type ConsoleOfferPlaceMutation = { offerPlace: { id: string, offerEndsAt: string | null } };

export type ConsoleTakeOffWaitingListMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
}>;


export type ConsoleTakeOffWaitingListMutation = { takeOffWaitingList: boolean };

export type ConsoleSetWaitingListMutationVariables = Exact<{
  questId: string;
  isOpen: boolean;
}>;


export type ConsoleSetWaitingListMutation = { setWaitingList: { id: string } };

export type GuildSearchQueryVariables = Exact<{
  text: string;
  providerId: string;
}>;


export type GuildSearchQuery = { searchGuilds: Array<{ id: string, name: string, reservationTerms: ReservationTerms | null }> };
