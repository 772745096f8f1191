// Made by scripts/generate.ts from the documents beside the components; do not edit.
// Long because every document brings the types of its result.
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The text of an operation that knows its result and variables. */
export type DocumentText<TResult, TVariables> = string & DocumentTypeDecoration<TResult, TVariables>;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountType =
  | 'Chariteer'
  | 'Provider';

/** How it stands with what an answer link asks; only an OPEN one can be answered. */
export type AnswerState =
  | 'OPEN'
  /** The quest has begun, or is over. */
  | 'BEGUN'
  | 'CANCELLED'
  /** The place was given up, or taken back. */
  | 'GIVEN_UP';

export type AreaKind =
  /** A town. */
  | 'PLACE'
  /** A part of a city; several make up a district. */
  | 'NEIGHBORHOOD'
  /** A district without an outline: a circle around its center. */
  | 'DOT';

export type CharityRequestInput = {
  charityName: string;
  /** Town, borough or ZIP code. */
  place: string;
  contactName: string;
  emailAddress: string;
  phoneNumber?: string | null | undefined;
  message: string;
};

export type ContractStatus =
  | 'Present'
  | 'Absent'
  | 'Booted'
  | 'Cancelled';

export type CorrectOwnDetailsInput = {
  nameFirst?: string | null | undefined;
  nameLast?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  emergencyContactName?: string | null | undefined;
  emergencyContactNumber?: string | null | undefined;
  /** Five digits, or nine of which the first five are kept. */
  zipCode?: string | null | undefined;
  /** Besides English. */
  languages?: Array<SpokenLanguage> | null | undefined;
};

export type CreateChariteerInput = {
  id: string;
  username: string;
  emailAddress: string;
  phoneNumber: string;
  dateOfBirth: string;
  playerAccountType: AccountType;
  nameFirst: string;
  nameLast: string;
  emergencyContactName: string;
  emergencyContactNumber: string;
  /** Asked of everybody under 18. */
  guardian?: GuardianInput | null | undefined;
};

export type CreditType =
  | 'volunteerTime'
  | 'reputation';

export type DataCopyState =
  /** It is being made. */
  | 'making'
  /** It is there, at /files/my-data.html. */
  | 'ready'
  /** It could not be made; it can be asked for again. */
  | 'failed';

export type DateOutcome =
  | 'SIGNED_UP'
  /** Before; nothing was changed. */
  | 'ALREADY_ON_IT'
  /** The sign-up asks for more than to come. */
  | 'NEEDS_OWN_PAGE'
  | 'REFUSED';

/** How far the recovery of somebody without any second factor has come: staff are asked; they agreed, and it waits; done. */
export type FactorRecoveryState =
  | 'ASKED'
  | 'WAITING'
  | 'ENDED';

export type FindDay =
  | 'TODAY'
  | 'TOMORROW'
  /** The Saturday and Sunday that are to come or already here. */
  | 'WEEKEND'
  /** Today and the six days after it. */
  | 'NEXT_7_DAYS'
  | 'ANY';

export type FindFilter = {
  day?: FindDay | null | undefined;
  /** YYYY-MM-DD in New York, today or later; wins over `day`. */
  date?: string | null | undefined;
  times?: Array<FindTime> | null | undefined;
  /** Types by their ids (food, water …), in any letter case; none means all. */
  types?: Array<string> | null | undefined;
  districtId?: string | null | undefined;
  /** Five digits; wins over `near`. */
  zip?: string | null | undefined;
  /** Rounded to two decimals here, too; never stored. */
  near?: FindPoint | null | undefined;
  /** 1, 3, 5, 10 or 25; counts only with a place. 10 where none is given. */
  miles?: number | null | undefined;
  /** Below the number of people that is desired. */
  needsPeople?: boolean | null | undefined;
  /** The age policy admits 13 or younger with an adult. */
  withChildren?: boolean | null | undefined;
  /** Neither prerequisite minutes nor a required training. */
  noExperience?: boolean | null | undefined;
  /** Remote or at home: HYBRID-ROLE. */
  atHome?: boolean | null | undefined;
  /** At most 100 characters. Words of less than three letters say nothing; each of the others has to stand somewhere. */
  words?: string | null | undefined;
};

export type FindFilterName =
  /** Day or date. */
  | 'DAY'
  | 'TIMES'
  | 'TYPES'
  | 'DISTRICT'
  /** ZIP code or position, with its miles. */
  | 'PLACE'
  | 'NEEDS_PEOPLE'
  | 'WITH_CHILDREN'
  | 'NO_EXPERIENCE'
  | 'AT_HOME'
  | 'WORDS'
  /** That one can take them: what showAll would bring. */
  | 'TAKEABLE';

export type FindPoint = {
  latitude: number;
  longitude: number;
};

/** DISTANCE without a place, or with a ZIP code that is unknown, is START. */
export type FindSort =
  | 'START'
  | 'DISTANCE'
  | 'NEED';

/** By New York's wall clock: until noon, until 5 pm, and after. */
export type FindTime =
  | 'MORNING'
  | 'AFTERNOON'
  | 'EVENING';

export type FinishJoiningInput = {
  nameFirst: string;
  nameLast: string;
  /** As people type it: 2008-01-02, 1/2/2008, Jan 2 2008. */
  dateOfBirth: string;
  /** Whether the terms and the privacy policy are agreed to. */
  hasAgreed: boolean;
  /** Asked of everybody under 18. */
  guardian?: GuardianInput | null | undefined;
  /** What the quest that led here asks with a sign-up. */
  answers?: SignUpAnswersInput | null | undefined;
  /** The language that the account keeps, by its name in addresses. */
  locale?: string | null | undefined;
  key?: string | null | undefined;
};

/** One of the two. */
export type FollowInput = {
  providerId?: string | null | undefined;
  /** The id of a type: food, water … */
  type?: string | null | undefined;
};

/** What fulfils a training: an application that stands, or only that somebody has marked it complete. */
export type Fulfilment =
  | 'Applying'
  | 'Complete';

export type GroupApplicationStatus =
  | 'pending'
  | 'accepted';

export type GroupType =
  | 'provider'
  | 'guild';

export type GuardianConsentStanding =
  /** No guardian was named, or no link was sent yet. */
  | 'NONE'
  /** The link was sent. */
  | 'ASKED'
  /** The link was sent and ran out. */
  | 'EXPIRED'
  | 'GIVEN'
  | 'REFUSED'
  | 'WITHDRAWN';

export type GuardianInput = {
  guardianName: string;
  guardianEmail: string;
  /** Whether the guardian may be sent the link to decide; true if left out. Until the guardian agrees nobody signs up. */
  hasConsented?: boolean | null | undefined;
};

export type GuildInput = {
  /** An own group that createGroup made, for older clients; without it the group is made along. */
  id?: string | null | undefined;
  /** At most 60 characters; no other guild may have it, whatever its capitals. */
  name: string;
  /** One of the 17 kinds, by name or by key (`corporate_team`). */
  classification: string;
  /** Plain text of at most 1,000 characters. */
  description: string;
  /** Refused with BAD_USER_INPUT: the product makes the code. For older clients, which may send null. */
  easyJoinCode?: string | null | undefined;
  /** Asked of those who apply to join; at most 200 characters. */
  question?: string | null | undefined;
  /** Must be the session's own account. */
  creatorId: string;
};

export type LeftOutReason =
  /** No place on the map, where a distance is asked for. */
  | 'NO_POINT'
  /** No date, where a day or a time is asked for. */
  | 'NO_DATE'
  /** No age policy, where children are to come along. */
  | 'NO_AGES';

/** The ways by which a message reaches somebody. */
export type MessageChannel =
  | 'email'
  | 'text'
  | 'push';

export type MessageChoiceInput = {
  class: MessageClass;
  channel: MessageChannel;
  isOn: boolean;
};

export type MessageClass =
  /** What people need to know: cancelled, moved, removed. */
  | 'must'
  /** Reminders, thanks, answers. */
  | 'wanted'
  /** Alerts and invitations. */
  | 'news';

/**
 * The first step for someone who has never been here: sign up; join and take the training, wait on the list, or enter the
 * guild's code; look at the other dates, or at the charity's other quests to earn hours.
 */
export type NewcomerStart =
  | 'SIGN_UP'
  | 'TRAINING'
  | 'WAITLIST'
  | 'GUILD_CODE'
  | 'OTHER_DATES'
  | 'OTHER_QUESTS'
  | 'NOTHING';

export type OfferAnswer =
  | 'TAKE'
  | 'DECLINE';

/** How it stands with an offer; only an OPEN one can be answered. */
export type OfferState =
  | 'OPEN'
  /** The person is on the quest. */
  | 'TAKEN'
  | 'DECLINED'
  /** Its time is over, or it was taken back. */
  | 'ENDED'
  /** It was held for everybody who waited, and somebody was faster. */
  | 'GONE'
  /** The quest has begun, or is over. */
  | 'BEGUN'
  | 'CANCELLED';

/** A training that is applied for. */
export type OrientationInput = {
  templateId: string;
};

/** What a registration tells of whoever chooses a password in it. */
export type PasswordNamesInput = {
  nameFirst?: string | null | undefined;
  nameLast?: string | null | undefined;
  username?: string | null | undefined;
  emailAddress?: string | null | undefined;
};

/** Why a new password is refused. */
export type PasswordProblem =
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'TOO_SHORT_WITH_RIGHTS'
  | 'OF_OWNER'
  | 'OF_HOUSE'
  | 'COMMON'
  | 'PRESENT';

export type PlayerEventName =
  | 'chariteer_bail_from_quest'
  | 'chariteer_clicks_sponsor_banner_in_charity_list'
  | 'chariteer_clicks_sponsor_banner_in_quest'
  | 'chariteer_clicks_sponsor_offer'
  | 'chariteer_clicks_charity_to_view_all_quests'
  | 'chariteer_views_quest'
  | 'chariteer_clicks_volunteer_button'
  | 'chariteer_clicks_bail_button';

/** Quest events carry questID, questName and charityID; banners and offers a link; the charity list charityName and charityID. */
export type PlayerEventPropertiesInput = {
  charityID?: string | null | undefined;
  charityName?: string | null | undefined;
  questID?: string | null | undefined;
  questName?: string | null | undefined;
  link?: string | null | undefined;
};

export type PrivacyInput = {
  /** Whether the user name is kept from those with whom no quest, guild or group is shared. */
  hidesUsername?: boolean | null | undefined;
  /** What the public profile shows to everybody; without the name there is no profile. */
  profileParts?: Array<ProfilePart> | null | undefined;
  /** A sentence that stands with the first name where one leads, at most 140 characters; empty takes it away. */
  introduction?: string | null | undefined;
  /** Whether first name and sentence are shown to everybody on the quests one leads; for adults. */
  isIntroduced?: boolean | null | undefined;
  /** Whether the pictures of the arms, made to be handed on, are there for nobody, while the profile stays. */
  hidesPictures?: boolean | null | undefined;
};

/** What a public profile may show: `name` is the user name with the arms, `quests` their number. */
export type ProfilePart =
  | 'name'
  | 'hours'
  | 'quests'
  | 'types'
  | 'districts'
  | 'attendance';

/** By what somebody shows again who they are: the password; else a one-time password; with neither, a code by mail. */
export type ProofWay =
  | 'PASSWORD'
  | 'ONE_TIME_PASSWORD'
  | 'MAIL_CODE';

export type PublishingStatus =
  | 'Draft'
  | 'Published'
  | 'Unlisted'
  | 'Cancelled'
  | 'Private'
  | 'Template';

export type PushSubscriptionInput = {
  /** An https address of a push service, as the browser gives it. */
  endpoint: string;
  /** The browser's public key, 65 bytes in base64url. */
  p256dh: string;
  /** The browser's secret, 16 bytes in base64url. */
  auth: string;
};

export type QuestMessageKind =
  | 'TO_PEOPLE'
  | 'FROM_VOLUNTEER'
  | 'ANSWER';

/** What a record that was made in a minute leaves out. */
export type RecordPart =
  | 'TELEPHONE'
  | 'EMERGENCY_CONTACT'
  | 'ZIP_CODE';

/** The ten fields of the registration form. */
export type RegisterChariteerInput = {
  nameFirst: string;
  nameLast: string;
  phoneNumber: string;
  dateOfBirth: string;
  emailAddress: string;
  username: string;
  password: string;
  passwordConfirmation: string;
  emergencyContactName: string;
  emergencyContactNumber: string;
  /** Asked of everybody under 18. */
  guardian?: GuardianInput | null | undefined;
  /** The language that the account keeps, by its name in addresses. BAD_USER_INPUT for one that the product does not have. */
  locale?: string | null | undefined;
  /** The quest on the way to which somebody registers: the link in the mail leads on to it. */
  questId?: string | null | undefined;
};

export type RegisterChildInput = {
  nameFirst: string;
  nameLast: string;
  dateOfBirth: string;
  /** First and last name of the guardian, as a signature. */
  signedName: string;
  /** The language in which the text was read, by its name in addresses; English without. */
  locale?: string | null | undefined;
};

/** What a quest asks with a sign-up, as createContract takes it. */
export type SignUpAnswersInput = {
  expectedArrivalAt?: string | null | undefined;
  expectedDepartureAt?: string | null | undefined;
  formJSON?: string | null | undefined;
  supervisorUsername?: string | null | undefined;
  supervisingGuardian?: string | null | undefined;
};

export type SpokenLanguage =
  | 'arabic'
  | 'bengali'
  | 'cantonese'
  | 'french'
  | 'haitianCreole'
  | 'hebrew'
  | 'hindi'
  | 'italian'
  | 'korean'
  | 'mandarin'
  | 'polish'
  | 'portuguese'
  | 'russian'
  | 'signLanguage'
  | 'spanish'
  | 'tagalog'
  | 'ukrainian'
  | 'urdu'
  | 'yiddish';

/** How it stands with a request. */
export type StandInStanding =
  | 'OPEN'
  /** Somebody has the place. */
  | 'TAKEN'
  /** It was withdrawn, or it is too late. */
  | 'ENDED';

/** How somebody looks for a stand-in: for all whom the gate lets pass, or by a link for one person. */
export type StandInWay =
  | 'open'
  | 'link';

export type SuggestionReason =
  /** Of a charity that the viewer follows. */
  | 'FOLLOWED_CHARITY'
  /** Of a type that the viewer follows. */
  | 'FOLLOWED_TYPE'
  /** Of a type in which the viewer has not served yet. */
  | 'NEW_TYPE'
  | 'FAVORITE_DISTRICT'
  | 'TYPE_DONE'
  /** Nothing is known yet of what the viewer likes. */
  | 'SOON';

export type SupervisionState =
  /** The adult has not answered yet. */
  | 'asked'
  | 'agreed'
  /** The adult said no, or is not on the quest any more. */
  | 'left';

export type TextNumberState =
  | 'NONE'
  /** A code was sent, and not entered yet. */
  | 'ASKED'
  | 'CONFIRMED'
  /** Its owner has answered STOP. */
  | 'STOPPED';

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

export type VerificationStatus =
  | 'Unverified'
  | 'Confirmed';

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { installationFigures: Array<{ label: string, text: string }> };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  titleId: string;
}>;


export type LoginMutation = { loginWithEmail: { playerId: string, locale: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type WelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeQuery = { getPublisherReadOnlyData: { nameFirst: string | null } | null, ownProgress: { minutes: number, yearMinutes: number, monthMinutes: number, quests: number, types: Array<string>, newTypes: Array<string>, yearInReview: number | null, promisedTypes: Array<string>, weeksInARow: number, nextRoundHours: number, weeks: Array<{ startDay: string, isServed: boolean, type: string | null }> } | null, wantedStandIns: Array<{ id: string, questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, username: string | null, word: string | null }>, supervisionRequests: Array<{ state: SupervisionState, username: string }>, getAccountInfo: { isGuardianConsentMissing: boolean, isPasswordShort: boolean, guardian: { guardianName: string, guardianEmail: string, standing: GuardianConsentStanding, linkSentAt: string | null, tickUntil: string | null, isEmailRefused: boolean } | null, contactEmails: Array<{ emailAddress: string, verificationStatus: VerificationStatus }> } | null, getUserData: { quests: Array<{ quest: { equipment: string | null, giverName: string | null, id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, location: { name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null } | null, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null } | null }> }, suggestedQuests: Array<{ reason: SuggestionReason, quest: { id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string, district: { name: string } }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null } }>, ownWaitings: Array<{ quest: { flexibleMinimumTime: number | null, id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }, waiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } }>, ownHeldQuests: Array<{ heldUntil: string, waitsForGuardian: boolean, quest: { id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null } }>, ownGoalProgress: Array<{ groupId: string, groupName: string, roleId: string, roleName: string, targetHours: number, minutes: number, progress: number }>, ownGroupInvitations: Array<{ id: string, groupName: string }>, ownReminders: Array<{ questId: string, at: string }> };

export type RegisterMutationVariables = Exact<{
  input: RegisterChariteerInput;
}>;


export type RegisterMutation = { registerChariteer: { playerId: string | null } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type LogInByVerifiedLinkMutationVariables = Exact<{
  token: string;
}>;


export type LogInByVerifiedLinkMutation = { logInByVerifiedLink: { locale: string | null } };

export type ResendVerificationMutationVariables = Exact<{
  token?: string | null | undefined;
}>;


export type ResendVerificationMutation = { resendVerification: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  titleId: string;
}>;


export type RequestPasswordResetMutation = { sendAccountRecoveryEmail: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type KnownPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownPersonQuery = { getAccountInfo: { username: string, email: string } | null, getPublisherReadOnlyData: { nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, dateOfBirth: string | null } | null };

export type CreateRecordMutationVariables = Exact<{
  input: CreateChariteerInput;
}>;


export type CreateRecordMutation = { createChariteer: { id: string } };

export type GiveGuardianConsentMutationVariables = Exact<{
  input: GuardianInput;
}>;


export type GiveGuardianConsentMutation = { giveGuardianConsent: boolean };

export type OwnAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAddressQuery = { getAccountInfo: { email: string } | null };

export type RemoveAccountMutationVariables = Exact<{
  emailAddress: string;
}>;


export type RemoveAccountMutation = { removeChariteer: { id: string } };

export type JudgeTypedPasswordMutationVariables = Exact<{
  password: string;
  names?: PasswordNamesInput | null | undefined;
  resetToken?: string | null | undefined;
}>;


export type JudgeTypedPasswordMutation = { judgeTypedPassword: PasswordProblem | null };

export type AnswerRequestQueryVariables = Exact<{
  token: string;
}>;


export type AnswerRequestQuery = { answerRequest: { state: AnswerState, isGuardians: boolean, givenName: string | null, questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, place: string | null, address: string | null, confirmedAt: string | null, hasOpenPlace: boolean } };

export type AnswerReminderMutationVariables = Exact<{
  token: string;
  isComing: boolean;
  reason?: string | null | undefined;
}>;


export type AnswerReminderMutation = { answerReminder: { state: AnswerState, confirmedAt: string | null } };

export type AnswerRequestDataFragment = { state: AnswerState, isGuardians: boolean, givenName: string | null, questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, place: string | null, address: string | null, confirmedAt: string | null, hasOpenPlace: boolean };

export type FeedbackRequestQueryVariables = Exact<{
  token: string;
}>;


export type FeedbackRequestQuery = { feedbackRequest: { givenName: string | null, charity: string, eventTitle: string, translatedTitle: string | null, given: { wouldComeAgain: boolean, words: string | null } | null } };

export type GiveFeedbackMutationVariables = Exact<{
  token: string;
  wouldComeAgain: boolean;
  words?: string | null | undefined;
}>;


export type GiveFeedbackMutation = { giveFeedback: { questId: string } };

export type QuestPlaceQueryVariables = Exact<{
  id: string;
}>;


export type QuestPlaceQuery = { quest: { id: string, providerId: string, viewerIsManager: boolean, viewerVerdict: { applicationLink: string | null } } | null };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { createdAt: string } | null };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { address: string } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type OwnCharityApplicationQueryVariables = Exact<{
  providerId: string;
}>;


export type OwnCharityApplicationQuery = { ownCharityApplication: { groupId: string, application: { status: GroupApplicationStatus, createdAt: string } | null } | null };

export type ApplyToCharityMutationVariables = Exact<{
  groupId: string;
  answer?: string | null | undefined;
}>;


export type ApplyToCharityMutation = { applyToGroup: { id: string } };

export type WithdrawApplicationMutationVariables = Exact<{
  groupId: string;
}>;


export type WithdrawApplicationMutation = { withdrawGroupApplication: boolean };

export type CharityCalendarQueryVariables = Exact<{
  providerId: string;
  from: string;
  to: string;
}>;


export type CharityCalendarQuery = { provider: { id: string, name: string, mission: string, cover: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, logo: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, district: { id: string, name: string } } | null, quests: Array<{ id: string, providerId: string, eventTitle: string, publishingStatus: PublishingStatus, startedAt: string | null, translation: { eventTitle: string } | null, viewerContract: { id: string } | null }> };

export type CharityContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type CharityContactsQuery = { charityContacts: Array<{ providerId: string, providerName: string, isOpen: boolean, hasQuestAhead: boolean, until: string | null }> };

export type SetCharityContactMutationVariables = Exact<{
  providerId: string;
  isOpen: boolean;
}>;


export type SetCharityContactMutation = { setCharityContact: { isOpen: boolean } };

export type CharityListQueryVariables = Exact<{ [key: string]: never; }>;


export type CharityListQuery = { districts: Array<{ id: string, name: string, state: string, noun: string, providers: Array<{ id: string, name: string, mission: string, isSponsor: boolean }> }> };

export type DistrictListQueryVariables = Exact<{
  viewerId: string;
  hasRecord: boolean;
}>;


export type DistrictListQuery = { districts: Array<{ declaredChariteersCount: number, id: string, name: string, state: string, noun: string, providers: Array<{ id: string, name: string, mission: string, isSponsor: boolean }> }>, chariteer?: { id: string, favoriteDistricts: Array<{ id: string }> | null } | null };

export type FavoriteDistrictsQueryVariables = Exact<{
  viewerId: string;
}>;


export type FavoriteDistrictsQuery = { chariteer: { id: string, favoriteDistricts: Array<{ id: string }> | null } | null };

export type SetFavoriteDistrictsMutationVariables = Exact<{
  viewerId: string;
  districtIds: Array<string> | string;
}>;


export type SetFavoriteDistrictsMutation = { updateChariteer: { id: string } };

export type DistrictCharitiesFragment = { id: string, name: string, state: string, noun: string, providers: Array<{ id: string, name: string, mission: string, isSponsor: boolean }> };

export type AskForCharityAccountMutationVariables = Exact<{
  input: CharityRequestInput;
}>;


export type AskForCharityAccountMutation = { askForCharityAccount: boolean };

export type OwnChildrenQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnChildrenQuery = { ownChildren: Array<{ id: string, username: string | null, nameFirst: string | null, nameLast: string | null, isShared: boolean, contractsAhead: Array<{ id: string, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, translation: { eventTitle: string } | null, provider: { name: string } } | null }> }> };

export type RegisterChildMutationVariables = Exact<{
  input: RegisterChildInput;
}>;


export type RegisterChildMutation = { registerChild: { id: string } };

export type EraseChildMutationVariables = Exact<{
  id: string;
}>;


export type EraseChildMutation = { eraseChild: boolean };

export type TakeBackUntilQueryVariables = Exact<{
  token: string;
}>;


export type TakeBackUntilQuery = { takeBackUntil: string | null, undoneByLinkAt: string | null };

export type TakeAccountBackMutationVariables = Exact<{
  token: string;
}>;


export type TakeAccountBackMutation = { takeAccountBack: boolean };

export type FormerAddressUntilQueryVariables = Exact<{
  token: string;
}>;


export type FormerAddressUntilQuery = { formerAddressUntil: string | null, undoneByLinkAt: string | null };

export type UndoAddressChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoAddressChangeMutation = { undoAddressChange: boolean };

export type ContestResultFragment = { year: number, startsOn: string, endsOn: string, isFinal: boolean, chooseUntil: string, standings: Array<{ rank: number, guildId: string, guildName: string, classification: string, minutes: number, correctedMinutes: number | null, isOwn: boolean, hasWon: boolean, charityId: string | null, charityName: string | null, viewerMayChoose: boolean }> };

export type ContestPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContestPageQuery = { contest: { guildMinutes: number, nextStartsOn: string, year: number, startsOn: string, endsOn: string, isFinal: boolean, chooseUntil: string, previous: { year: number, startsOn: string, endsOn: string, isFinal: boolean, chooseUntil: string, standings: Array<{ rank: number, guildId: string, guildName: string, classification: string, minutes: number, correctedMinutes: number | null, isOwn: boolean, hasWon: boolean, charityId: string | null, charityName: string | null, viewerMayChoose: boolean }> } | null, standings: Array<{ rank: number, guildId: string, guildName: string, classification: string, minutes: number, correctedMinutes: number | null, isOwn: boolean, hasWon: boolean, charityId: string | null, charityName: string | null, viewerMayChoose: boolean }> }, districts: Array<{ id: string, name: string, providers: Array<{ id: string, name: string, mission: string }> }> };

export type ContestStandingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContestStandingsQuery = { contest: { year: number, startsOn: string, endsOn: string, isFinal: boolean, chooseUntil: string, previous: { year: number, startsOn: string, endsOn: string, isFinal: boolean, chooseUntil: string, standings: Array<{ rank: number, guildId: string, guildName: string, classification: string, minutes: number, correctedMinutes: number | null, isOwn: boolean, hasWon: boolean, charityId: string | null, charityName: string | null, viewerMayChoose: boolean }> } | null, standings: Array<{ rank: number, guildId: string, guildName: string, classification: string, minutes: number, correctedMinutes: number | null, isOwn: boolean, hasWon: boolean, charityId: string | null, charityName: string | null, viewerMayChoose: boolean }> } };

export type PastContestQueryVariables = Exact<{
  year: number;
}>;


export type PastContestQuery = { pastContest: { year: number, startsOn: string, endsOn: string, isFinal: boolean, chooseUntil: string, previous: { year: number } | null, standings: Array<{ rank: number, guildId: string, guildName: string, classification: string, minutes: number, correctedMinutes: number | null, isOwn: boolean, hasWon: boolean, charityId: string | null, charityName: string | null, viewerMayChoose: boolean }> } | null, districts: Array<{ id: string, name: string, providers: Array<{ id: string, name: string }> }> };

export type ChooseContestCharityMutationVariables = Exact<{
  year: number;
  guildId: string;
  charityId: string;
}>;


export type ChooseContestCharityMutation = { chooseContestCharity: { year: number } };

export type ChooseContestGuildMutationVariables = Exact<{
  id: string;
}>;


export type ChooseContestGuildMutation = { chooseContestGuild: { id: string } };

export type DistrictHeadQueryVariables = Exact<{
  id: string;
}>;


export type DistrictHeadQuery = { district: { id: string, name: string, state: string, noun: string, declaredChariteersCount: number } | null };

export type DeclaredVolunteersQueryVariables = Exact<{
  id: string;
}>;


export type DeclaredVolunteersQuery = { district: { declaredChariteers: Array<{ id: string, username: string | null, hasProfile: boolean, arms: Array<string> }> | null } | null };

export type FindMapAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type FindMapAreasQuery = { areaOutlines: { areas: Array<{ id: string, name: string, kind: AreaKind, path: string, viewBox: string, latitude: number, longitude: number }>, project: { left: number, top: number } } };

export type FindQuestsQueryVariables = Exact<{
  filter: FindFilter;
  sort: FindSort;
  page: number;
  showAll: boolean;
}>;


export type FindQuestsQuery = { findQuests: { total: number, isTotalAtLeast: boolean, page: number, hasMore: boolean, place: { label: string, latitude: number, longitude: number } | null, leftOut: Array<{ reason: LeftOutReason, count: number, isAtLeast: boolean }>, loosen: Array<{ filter: FindFilterName, day: FindDay | null, miles: number | null, count: number, isAtLeast: boolean }>, quests: Array<{ miles: number | null, quest: { id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { districtId: string, id: string, name: string, district: { id: string, name: string } }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null, location: { id: string, latitude: number | null, longitude: number | null } | null, viewerVerdict?: { hindrances: Array<Verdict>, completedMinutes: number | null, prerequisiteMinutes: number, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number } } } }> } };

export type FoundQuestDataFragment = { provider: { id: string, name: string, district: { id: string, name: string } }, location: { id: string, latitude: number | null, longitude: number | null } | null, viewerVerdict?: { hindrances: Array<Verdict>, completedMinutes: number | null, prerequisiteMinutes: number, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number } } };

export type FindDistrictsQueryVariables = Exact<{ [key: string]: never; }>;


export type FindDistrictsQuery = { districts: Array<{ id: string, name: string }> };

export type OwnFollowsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFollowsQuery = { ownFollows: { types: Array<string>, hasNews: boolean, charities: Array<{ id: string, name: string }> } };

export type OwnFollowsDataFragment = { types: Array<string>, hasNews: boolean, charities: Array<{ id: string, name: string }> };

export type FollowMutationVariables = Exact<{
  what: FollowInput;
}>;


export type FollowMutation = { follow: { types: Array<string> } };

export type UnfollowMutationVariables = Exact<{
  what: FollowInput;
}>;


export type UnfollowMutation = { unfollow: { types: Array<string> } };

export type SetFollowNewsMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetFollowNewsMutation = { setFollowNews: { hasNews: boolean } };

export type IsInvitationQueryVariables = Exact<{
  token: string;
}>;


export type IsInvitationQuery = { isInvitation: boolean };

export type ProfilePersonQueryVariables = Exact<{
  id: string;
}>;


export type ProfilePersonQuery = { getServiceRecord: { hasPictures: boolean, chariteer: { id: string, username: string, arms: Array<string>, favoriteDistricts: Array<{ id: string, name: string }> } } };

export type ProfileNumbersQueryVariables = Exact<{
  id: string;
}>;


export type ProfileNumbersQuery = { getServiceRecord: { shown: Array<ProfilePart>, volunteerMinutes: number | null, questsCompleted: number | null, attendancePercentage: number | null, beastQuestsCompleted: number | null, bloodQuestsCompleted: number | null, bodyQuestsCompleted: number | null, craftQuestsCompleted: number | null, cureQuestsCompleted: number | null, defenderQuestsCompleted: number | null, earthQuestsCompleted: number | null, fireQuestsCompleted: number | null, foodQuestsCompleted: number | null, garmentQuestsCompleted: number | null, hygieneQuestsCompleted: number | null, lifeQuestsCompleted: number | null, mindQuestsCompleted: number | null, natureQuestsCompleted: number | null, shadowQuestsCompleted: number | null, soulQuestsCompleted: number | null, speechQuestsCompleted: number | null, stormQuestsCompleted: number | null, timeQuestsCompleted: number | null, toxinQuestsCompleted: number | null, treasureQuestsCompleted: number | null, voyageQuestsCompleted: number | null, warQuestsCompleted: number | null, waterQuestsCompleted: number | null, youthQuestsCompleted: number | null } };

export type GoalProgressDataFragment = { groupId: string, groupName: string, roleId: string, roleName: string, targetHours: number, minutes: number, progress: number };

export type OwnGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnGroupsQuery = { ownGroupInvitations: Array<{ id: string, groupName: string, providerName: string | null, roleName: string, expiresAt: string }>, listMembership: Array<{ groupName: string, managedProviderName: string | null, group: { id: string, type: GroupType }, roles: Array<{ roleId: string, roleName: string }> }> };

export type PossibleAdminsQueryVariables = Exact<{
  groupId: string;
}>;


export type PossibleAdminsQuery = { listGroupMembers: { items: Array<{ memberId: string, username: string, roleId: string, roleName: string }> } };

export type AnswerInvitationMutationVariables = Exact<{
  id: string;
  accept: boolean;
}>;


export type AnswerInvitationMutation = { answerGroupInvitation: boolean };

export type LeaveGroupMutationVariables = Exact<{
  groupId: string;
  successorId?: string | null | undefined;
}>;


export type LeaveGroupMutation = { leaveGroup: boolean };

export type GuardianRequestQueryVariables = Exact<{
  token: string;
}>;


export type GuardianRequestQuery = { guardianRequest: { childName: string, expiresAt: string, quests: Array<{ id: string, title: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null, heldUntil: string }> } };

export type GuardianAgreedQueryVariables = Exact<{
  token: string;
}>;


export type GuardianAgreedQuery = { guardianAgreed: { childName: string, quests: Array<{ id: string, title: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null }>, held: Array<{ id: string, title: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null, heldUntil: string }> } | null };

export type GuardianAgreedQuestDataFragment = { id: string, title: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null };

export type GuardianHeldQuestDataFragment = { id: string, title: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null, heldUntil: string };

export type GuardianViewQueryVariables = Exact<{
  token: string;
  browserKey?: string | null | undefined;
}>;


export type GuardianViewQuery = { guardianView: { username: string, childName: string, address: string, expiresAt: string, locale: string | null, shown: { givenName: string, isConsentGiven: boolean, consentedAt: string | null, consentLocale: string, allowsProfile: boolean, totalMinutes: number, quests: Array<{ contractId: string, title: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null, isCancelled: boolean, status: ContractStatus | null, arrivedAt: string | null, departedAt: string | null }>, guilds: Array<{ id: string, name: string, isMember: boolean, since: string }>, messages: Array<{ id: string, sentAt: string, language: string, subject: string, paragraphs: Array<string> }> } | null } };

export type GuardianGuildDataFragment = { id: string, name: string, isMember: boolean, since: string };

export type GuardianMessageDataFragment = { id: string, sentAt: string, language: string, subject: string, paragraphs: Array<string> };

export type GuardianQuestDataFragment = { contractId: string, title: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null, isCancelled: boolean, status: ContractStatus | null, arrivedAt: string | null, departedAt: string | null };

export type DecideGuardianConsentMutationVariables = Exact<{
  token: string;
  isAgreed: boolean;
  signedName?: string | null | undefined;
  allowsProfile?: boolean | null | undefined;
  locale?: string | null | undefined;
}>;


export type DecideGuardianConsentMutation = { decideGuardianConsent: GuardianConsentStanding };

export type EraseByGuardianMutationVariables = Exact<{
  token: string;
  browserKey?: string | null | undefined;
}>;


export type EraseByGuardianMutation = { eraseByGuardian: boolean };

export type WithdrawGuardianConsentMutationVariables = Exact<{
  token: string;
  browserKey: string;
}>;


export type WithdrawGuardianConsentMutation = { withdrawGuardianConsent: boolean };

export type SetGuardianLanguageMutationVariables = Exact<{
  token: string;
  locale: string;
}>;


export type SetGuardianLanguageMutation = { setGuardianLanguage: string };

export type SendGuardianCodeMutationVariables = Exact<{
  token: string;
  locale?: string | null | undefined;
}>;


export type SendGuardianCodeMutation = { sendGuardianCode: boolean };

export type EnterGuardianCodeMutationVariables = Exact<{
  token: string;
  code: string;
}>;


export type EnterGuardianCodeMutation = { enterGuardianCode: { browserKey: string } };

export type RenewGuardianLinkMutationVariables = Exact<{
  token: string;
  browserKey: string;
}>;


export type RenewGuardianLinkMutation = { renewGuardianLink: string };

export type AllowPublicProfileMutationVariables = Exact<{
  token: string;
  browserKey: string;
  isAllowed: boolean;
}>;


export type AllowPublicProfileMutation = { allowPublicProfile: boolean };

export type EndGuildByGuardianMutationVariables = Exact<{
  token: string;
  browserKey: string;
  guildId: string;
}>;


export type EndGuildByGuardianMutation = { endGuildByGuardian: boolean };

export type MergeQuestionQueryVariables = Exact<{
  token: string;
}>;


export type MergeQuestionQuery = { mergeQuestion: { child: string, expiresAt: string } };

export type DecideMergeMutationVariables = Exact<{
  token: string;
  isAgreed: boolean;
}>;


export type DecideMergeMutation = { decideMerge: boolean };

export type RevokeGuardianLinkMutationVariables = Exact<{
  token: string;
  browserKey: string;
}>;


export type RevokeGuardianLinkMutation = { revokeGuardianLink: boolean };

export type SendGuardianLinkMutationVariables = Exact<{
  email: string;
  locale?: string | null | undefined;
}>;


export type SendGuardianLinkMutation = { sendGuardianLink: boolean };

export type OwnGuildsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnGuildsQuery = { getPublisherReadOnlyData: { nameFirst: string | null } | null, contestGuild: { id: string } | null, ownGuilds: Array<{ easyJoinCode: string | null, id: string, name: string, classification: string, description: string }> };

export type GuildSearchQueryVariables = Exact<{
  q: string;
  page: number;
}>;


export type GuildSearchQuery = { guildPage: { total: number, items: Array<{ id: string, name: string, classification: string, description: string }> } };

export type FoundGuildMutationVariables = Exact<{
  input: GuildInput;
}>;


export type FoundGuildMutation = { createGuild: { id: string } };

export type OwnGuildDataFragment = { easyJoinCode: string | null, id: string, name: string, classification: string, description: string };

export type GuildCardDataFragment = { id: string, name: string, classification: string, description: string };

export type GuildDetailQueryVariables = Exact<{
  id: string;
  isPast: boolean;
  page: number;
}>;


export type GuildDetailQuery = { getGuild: { easyJoinCode: string | null, question: string | null, contestMinutes: number, memberCount: number | null, hasAdmin: boolean, viewerIsMember: boolean, viewerIsAdmin: boolean, id: string, name: string, classification: string, description: string, quests: { total: number, items: Array<{ id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }> }, record: { minutes: number, questCount: number, monthMinutes: number, yearMinutes: number, types: Array<{ category: string, questCount: number }>, months: Array<{ month: string, minutes: number }> } } };

export type GuildDeskQueryVariables = Exact<{
  id: string;
}>;


export type GuildDeskQuery = { guildDesk: { asksFirst: boolean, codeRestsUntil: string | null, requests: Array<{ id: string, questId: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, placeName: string | null, providerId: string, providerName: string, hasPage: boolean, endsAt: string | null }>, reservations: Array<{ id: string, questId: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, placeName: string | null, providerId: string, providerName: string, hasPage: boolean, endsAt: string | null }>, closedCharities: Array<{ id: string, name: string }> } };

export type GuildDeskDataFragment = { asksFirst: boolean, codeRestsUntil: string | null, requests: Array<{ id: string, questId: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, placeName: string | null, providerId: string, providerName: string, hasPage: boolean, endsAt: string | null }>, reservations: Array<{ id: string, questId: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, placeName: string | null, providerId: string, providerName: string, hasPage: boolean, endsAt: string | null }>, closedCharities: Array<{ id: string, name: string }> };

export type OfferedQuestDataFragment = { id: string, questId: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, placeName: string | null, providerId: string, providerName: string, hasPage: boolean, endsAt: string | null };

export type RenewGuildCodeMutationVariables = Exact<{
  id: string;
}>;


export type RenewGuildCodeMutation = { renewGuildCode: { id: string } };

export type AnswerReservationRequestMutationVariables = Exact<{
  id: string;
  accepts: boolean;
}>;


export type AnswerReservationRequestMutation = { answerReservationRequest: boolean };

export type GiveReservationBackMutationVariables = Exact<{
  id: string;
}>;


export type GiveReservationBackMutation = { giveReservationBack: boolean };

export type SetGuildAsksFirstMutationVariables = Exact<{
  id: string;
  asksFirst: boolean;
}>;


export type SetGuildAsksFirstMutation = { setGuildAsksFirst: boolean };

export type SetGuildClosedToMutationVariables = Exact<{
  id: string;
  providerId: string;
  isClosed: boolean;
}>;


export type SetGuildClosedToMutation = { setGuildClosedTo: boolean };

export type OwnGuildApplicationQueryVariables = Exact<{
  id: string;
}>;


export type OwnGuildApplicationQuery = { ownGroupApplication: { status: GroupApplicationStatus, createdAt: string } | null };

export type GuildInsideQueryVariables = Exact<{
  id: string;
}>;


export type GuildInsideQuery = { guildNext: Array<{ memberCount: number, people: Array<{ id: string, username: string | null, hasProfile: boolean, arms: Array<string> }>, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, canJoinWaitingList: boolean, translation: { eventTitle: string } | null, viewerContract: { id: string } | null, viewerVerdict: { verdict: Verdict }, viewerClashes: Array<{ id: string }>, provider: { name: string } } }>, guildAnnouncements: { leftToday: number | null, items: Array<{ id: string, body: string, createdAt: string }> } };

export type GuildNextDataFragment = { memberCount: number, people: Array<{ id: string, username: string | null, hasProfile: boolean, arms: Array<string> }>, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, canJoinWaitingList: boolean, translation: { eventTitle: string } | null, viewerContract: { id: string } | null, viewerVerdict: { verdict: Verdict }, viewerClashes: Array<{ id: string }>, provider: { name: string } } };

export type GuildInvitesQueryVariables = Exact<{
  id: string;
}>;


export type GuildInvitesQuery = { guildInvites: Array<{ id: string, createdAt: string, expiresAt: string, useCount: number }> };

export type InvitedGuildQueryVariables = Exact<{
  token: string;
}>;


export type InvitedGuildQuery = { invitedGuild: { memberCount: number | null, viewerIsMember: boolean, id: string, name: string, classification: string, description: string } | null };

export type CreateGuildInviteMutationVariables = Exact<{
  id: string;
}>;


export type CreateGuildInviteMutation = { createGuildInvite: { address: string, expiresAt: string } };

export type RevokeGuildInviteMutationVariables = Exact<{
  id: string;
  inviteId: string;
}>;


export type RevokeGuildInviteMutation = { revokeGuildInvite: boolean };

export type JoinGuildByInviteMutationVariables = Exact<{
  token: string;
}>;


export type JoinGuildByInviteMutation = { joinGuildByInvite: { id: string } };

export type AnnounceToGuildMutationVariables = Exact<{
  id: string;
  text: string;
  clientKey: string;
}>;


export type AnnounceToGuildMutation = { announceToGuild: { id: string } };

export type RemoveFromGuildMutationVariables = Exact<{
  id: string;
  memberId: string;
}>;


export type RemoveFromGuildMutation = { removeGroupMember: boolean };

export type GuildMembersQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type GuildMembersQuery = { listGroupMembers: { total: number, roles: Array<{ roleId: string, roleName: string, memberCount: number }>, items: Array<{ memberId: string, username: string, hasProfile: boolean, arms: Array<string>, roleId: string, joinedAt: string }> } };

export type GuildApplicationsQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type GuildApplicationsQuery = { listGroupApplications: { total: number, items: Array<{ id: string, memberId: string, username: string, hasProfile: boolean, answer: string | null, status: GroupApplicationStatus, createdAt: string, decidedAt: string | null }> } };

export type ApplyToGuildMutationVariables = Exact<{
  id: string;
  answer?: string | null | undefined;
}>;


export type ApplyToGuildMutation = { applyToGroup: { id: string } };

export type DeclineForGuildMutationVariables = Exact<{
  id: string;
  applicationId: string;
}>;


export type DeclineForGuildMutation = { declineGroupApplication: boolean };

export type AcceptIntoGuildMutationVariables = Exact<{
  id: string;
  applicationId: string;
}>;


export type AcceptIntoGuildMutation = { acceptGroupApplication: { id: string } };

export type ChangeGuildRoleMutationVariables = Exact<{
  id: string;
  memberId: string;
  from: string;
  to: string;
}>;


export type ChangeGuildRoleMutation = { changeMemberRole: { memberId: string } };

export type GuildDetailDataFragment = { easyJoinCode: string | null, question: string | null, contestMinutes: number, memberCount: number | null, hasAdmin: boolean, viewerIsMember: boolean, viewerIsAdmin: boolean, id: string, name: string, classification: string, description: string, record: { minutes: number, questCount: number, monthMinutes: number, yearMinutes: number, types: Array<{ category: string, questCount: number }>, months: Array<{ month: string, minutes: number }> } };

export type GuildRecordDataFragment = { minutes: number, questCount: number, monthMinutes: number, yearMinutes: number, types: Array<{ category: string, questCount: number }>, months: Array<{ month: string, minutes: number }> };

export type JoinGuildMutationVariables = Exact<{
  id: string;
  guildId: string;
  code: string;
}>;


export type JoinGuildMutation = { addChariteerToGuild: { id: string } };

export type QuestHistoryQueryVariables = Exact<{
  chariteerId: string;
  page: number;
  withWaitings: boolean;
}>;


export type QuestHistoryQuery = { ownWaitings?: Array<{ quest: { flexibleMinimumTime: number | null, id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }, waiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } }>, ownProgress?: { yearInReview: number | null } | null, getChariteerMergedContracts: { totalPages: number, totalCount: number, mergedContracts: Array<{ contract: { id: string, abandonedAt: string | null, isHandedOver: boolean, status: ContractStatus | null, feedbackPath: string | null, ownFeedback: { wouldComeAgain: boolean, words: string | null } | null, quest: { id: string, eventTitle: string, publishingStatus: PublishingStatus, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null, provider: { id: string, name: string } } | null }, credits: Array<{ type: CreditType, value: number }> }> } };

export type OwnQuestDataFragment = { equipment: string | null, giverName: string | null, id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, location: { name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null } | null, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null };

export type SuggestedQuestDataFragment = { reason: SuggestionReason, quest: { id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string, district: { name: string } }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null } };

export type OwnRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRemindersQuery = { ownReminders: Array<{ questId: string, at: string }> };

export type OwnReminderDataFragment = { questId: string, at: string };

export type InboxQueryVariables = Exact<{
  page: number;
}>;


export type InboxQuery = { inbox: { totalCount: number, totalPages: number, unreadCount: number, messages: Array<{ id: string, createdAt: string, isUnread: boolean, language: string | null, subject: string, parts: Array<{ words: string, link: string | null }> }> } };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { unreadMessageCount: number };

export type ReadInboxMessageMutationVariables = Exact<{
  id: string;
}>;


export type ReadInboxMessageMutation = { readInboxMessage: { id: string, createdAt: string, isUnread: boolean, language: string | null, subject: string, parts: Array<{ words: string, link: string | null }> } };

export type ReadAllInboxMessagesMutationVariables = Exact<{ [key: string]: never; }>;


export type ReadAllInboxMessagesMutation = { readAllInboxMessages: number };

export type InboxEntryFragment = { id: string, createdAt: string, isUnread: boolean, language: string | null, subject: string, parts: Array<{ words: string, link: string | null }> };

export type InboxMessageQueryVariables = Exact<{
  id: string;
}>;


export type InboxMessageQuery = { inboxMessage: { id: string, createdAt: string, isUnread: boolean, language: string | null, subject: string, parts: Array<{ words: string, link: string | null }> } };

export type JoiningStateQueryVariables = Exact<{ [key: string]: never; }>;


export type JoiningStateQuery = { joining: { typedAddress: string, questId: string | null, isEntered: boolean, sendAgainAt: string, heldUntil: string | null } | null };

export type JoinQuestQueryVariables = Exact<{
  id: string;
}>;


export type JoinQuestQuery = { quest: { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', stampIcon: string | null, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, viewerVerdict: { newcomerStart: NewcomerStart | null }, translation: { eventTitle: string } | null, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number }, provider: { name: string, districtId: string } } | null };

export type AskingQuestQueryVariables = Exact<{
  id: string;
}>;


export type AskingQuestQuery = { quest: { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', stampIcon: string | null, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, viewerVerdict: { verdict: Verdict, placeHeldUntil: string | null, newcomerStart: NewcomerStart | null }, translation: { eventTitle: string } | null, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number }, provider: { name: string, districtId: string } } | null };

export type JoinQuestDataFragment = { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', stampIcon: string | null, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, viewerVerdict: { newcomerStart: NewcomerStart | null }, translation: { eventTitle: string } | null, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number }, provider: { name: string, districtId: string } };

export type StartJoiningMutationVariables = Exact<{
  email: string;
  questId?: string | null | undefined;
  invitation?: string | null | undefined;
}>;


export type StartJoiningMutation = { startJoining: { typedAddress: string } };

export type EnterJoiningCodeMutationVariables = Exact<{
  code: string;
}>;


export type EnterJoiningCodeMutation = { enterJoiningCode: { logIn: { locale: string | null } | null, quest: { questId: string, providerId: string, isSignedUp: boolean, refusalCode: string | null } | null } };

export type OpenJoiningLinkMutationVariables = Exact<{
  token: string;
}>;


export type OpenJoiningLinkMutation = { openJoiningLink: { logIn: { locale: string | null } | null, quest: { questId: string, providerId: string, isSignedUp: boolean, refusalCode: string | null } | null } };

export type FinishJoiningMutationVariables = Exact<{
  input: FinishJoiningInput;
}>;


export type FinishJoiningMutation = { finishJoining: { logIn: { locale: string | null } | null, quest: { questId: string, providerId: string, isSignedUp: boolean, refusalCode: string | null } | null } };

export type JoiningStepDataFragment = { logIn: { locale: string | null } | null, quest: { questId: string, providerId: string, isSignedUp: boolean, refusalCode: string | null } | null };

export type SetLanguageMutationVariables = Exact<{
  locale: string;
}>;


export type SetLanguageMutation = { setLanguage: string };

export type MessageChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageChoicesQuery = { messageChoices: { isYoung: boolean, reachable: Array<MessageChannel>, mustChannels: Array<MessageChannel>, choices: Array<{ class: MessageClass, channel: MessageChannel, isOn: boolean }> } };

export type SetMessageChoicesMutationVariables = Exact<{
  choices: Array<MessageChoiceInput> | MessageChoiceInput;
}>;


export type SetMessageChoicesMutation = { setMessageChoices: { isYoung: boolean, reachable: Array<MessageChannel>, mustChannels: Array<MessageChannel>, choices: Array<{ class: MessageClass, channel: MessageChannel, isOn: boolean }> } };

export type MessageChoicesDataFragment = { isYoung: boolean, reachable: Array<MessageChannel>, mustChannels: Array<MessageChannel>, choices: Array<{ class: MessageClass, channel: MessageChannel, isOn: boolean }> };

export type UnsubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type UnsubscriptionQuery = { unsubscription: { class: MessageClass, isOn: boolean } };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe: { class: MessageClass, isOn: boolean } };

export type CancelledQuestQueryVariables = Exact<{
  id: string;
}>;


export type CancelledQuestQuery = { cancelledQuest: { id: string, providerId: string, providerName: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, isOver: boolean, reason: string | null } };

export type CancelledQuestDataFragment = { id: string, providerId: string, providerName: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, isOver: boolean, reason: string | null };

export type NextQuestsQueryVariables = Exact<{
  providerId?: string | null | undefined;
  category?: string | null | undefined;
  first: number;
  needsTraining: boolean;
}>;


export type NextQuestsQuery = { nextQuests: Array<{ id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }> };

export type InsteadOfQuestQueryVariables = Exact<{
  providerId: string;
  category: string;
  first: number;
}>;


export type InsteadOfQuestQuery = { alike: Array<{ id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }>, others: Array<{ id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }> };

export type OwnDataCopyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataCopyQuery = { dataCopy: { state: DataCopyState, askedAt: string, madeAt: string | null, expiresAt: string | null, bytes: number | null, nextAskAt: string | null } | null };

export type AskForDataCopyMutationVariables = Exact<{ [key: string]: never; }>;


export type AskForDataCopyMutation = { askForDataCopy: { state: DataCopyState } };

export type OwnDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDetailsQuery = { identityProof: { way: ProofWay }, ownDetails: { hasRecord: boolean, username: string, emailAddress: string, newEmailAddress: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, dateOfBirth: string | null, mayCorrectBirthDate: boolean, emergencyContactName: string | null, emergencyContactNumber: string | null, languages: Array<SpokenLanguage> }, getAccountInfo: { isGuardianConsentMissing: boolean, locale: string | null, usernameChangeableAt: string | null, contactEmails: Array<{ emailAddress: string, verificationStatus: VerificationStatus, isUnreachable: boolean }> } | null };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { playerId: string } };

export type AddOrUpdateContactEmailMutationVariables = Exact<{
  emailAddress: string;
}>;


export type AddOrUpdateContactEmailMutation = { addOrUpdateContactEmail: { verificationStatus: VerificationStatus } };

export type CorrectOwnDetailsMutationVariables = Exact<{
  input: CorrectOwnDetailsInput;
}>;


export type CorrectOwnDetailsMutation = { correctOwnDetails: { hasRecord: boolean } };

export type CorrectOwnBirthDateMutationVariables = Exact<{
  dateOfBirth: string;
}>;


export type CorrectOwnBirthDateMutation = { correctOwnBirthDate: { hasRecord: boolean } };

export type ChangeUserNameMutationVariables = Exact<{
  username: string;
}>;


export type ChangeUserNameMutation = { changeUserName: { username: string } };

export type ChangeEmailAddressMutationVariables = Exact<{
  emailAddress: string;
  currentPassword?: string | null | undefined;
}>;


export type ChangeEmailAddressMutation = { changeEmailAddress: boolean };

export type OwnDetailsDataFragment = { hasRecord: boolean, username: string, emailAddress: string, newEmailAddress: string | null, nameFirst: string | null, nameLast: string | null, phoneNumber: string | null, dateOfBirth: string | null, mayCorrectBirthDate: boolean, emergencyContactName: string | null, emergencyContactNumber: string | null, languages: Array<SpokenLanguage> };

export type OwnPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPasskeysQuery = { ownPasskeys: { isOffered: boolean, items: Array<{ id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }> } };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskey: string };

export type AddPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type BeginPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyLogInMutation = { beginPasskeyLogIn: string };

export type LogInByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type LogInByPasskeyMutation = { logInByPasskey: { playerId: string, locale: string | null } };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: string };

export type ProveByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type ProveByPasskeyMutation = { proveByPasskey: { isRecent: boolean } };

export type PictureDataFragment = { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> };

export type OwnPrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPrivacyQuery = { ownPrivacy: { hidesUsername: boolean, isChosen: boolean, profileParts: Array<ProfilePart>, hidesPictures: boolean, shownParts: Array<ProfilePart>, isYoung: boolean, hasGuardianAgreed: boolean } | null };

export type SetPrivacyMutationVariables = Exact<{
  input: PrivacyInput;
}>;


export type SetPrivacyMutation = { setPrivacy: { hidesUsername: boolean, isChosen: boolean, profileParts: Array<ProfilePart>, hidesPictures: boolean, shownParts: Array<ProfilePart>, isYoung: boolean, hasGuardianAgreed: boolean } };

export type PrivacyDataFragment = { hidesUsername: boolean, isChosen: boolean, profileParts: Array<ProfilePart>, hidesPictures: boolean, shownParts: Array<ProfilePart>, isYoung: boolean, hasGuardianAgreed: boolean };

export type OwnProgressDataFragment = { minutes: number, yearMinutes: number, monthMinutes: number, quests: number, types: Array<string>, newTypes: Array<string>, yearInReview: number | null, promisedTypes: Array<string>, weeksInARow: number, nextRoundHours: number, weeks: Array<{ startDay: string, isServed: boolean, type: string | null }> };

export type OwnProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProgressQuery = { ownProgress: { minutes: number, yearMinutes: number, monthMinutes: number, quests: number, types: Array<string>, newTypes: Array<string>, yearInReview: number | null, promisedTypes: Array<string>, weeksInARow: number, nextRoundHours: number, weeks: Array<{ startDay: string, isServed: boolean, type: string | null }> } | null };

export type IdentityProofQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityProofQuery = { identityProof: { way: ProofWay, hasPasskey: boolean, takesOneTimePassword: boolean, isRecent: boolean }, getAccountInfo: { email: string } | null };

export type ProveIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type ProveIdentityMutation = { proveIdentity: { isRecent: boolean } };

export type SendProofCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendProofCodeMutation = { sendProofCode: boolean };

export type OwnBrowsersQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBrowsersQuery = { pushPublicKey: string | null, pushSubscriptions: Array<{ id: string, browser: string | null, createdAt: string, isThisBrowser: boolean }> };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: { id: string } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type PlaceMapQueryVariables = Exact<{
  id: string;
}>;


export type PlaceMapQuery = { areaOutlines: { areas: Array<{ path: string }>, project: { left: number, top: number } } };

export type QuestDetailQueryVariables = Exact<{
  id: string;
}>;


export type QuestDetailQuery = { ownInvitation: string | null, quest: { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', description: string, serviceTags: Array<string>, stampIcon: string | null, firstMinutes: string | null, giverName: string | null, equipment: string | null, prerequisiteMinutes: number, publishingStatus: PublishingStatus, cancelReason: string | null, startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, isWaitingListOpen: boolean, canJoinWaitingList: boolean, isOver: boolean, viewerIsManager: boolean, viewerHadPlace: boolean, provider: { id: string, name: string, districtId: string, district: { name: string } }, translation: { eventTitle: string, description: string } | null, picture: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, leader: { name: string | null, sentence: string | null, person: { username: string | null, arms: Array<string> } | null } | null, comeAgain: { yesCount: number, answerCount: number } | null, location: { name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null } | null, ownWaiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } | null, viewerContract: { id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, supervision: { state: SupervisionState, supervisorUsername: string | null, guardianName: string | null, waitsUntil: string | null } | null } | null, viewerVerdict: { verdict: Verdict, hindrances: Array<Verdict>, newcomerStart: NewcomerStart | null, isTooYoung: boolean, completedMinutes: number | null, prerequisiteMinutes: number, acceptsOrganizationCode: boolean, applicationLink: string | null, placeHeldUntil: string | null, missingRecord: Array<RecordPart>, demandedRecord: Array<RecordPart>, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number }, trainings: Array<{ templateId: string, name: string, url: string | null, status: string, isFulfilled: boolean, isAboutSafety: boolean, fulfilledBy: Fulfilment, ageThreshold: number | null, estimatedTime: number | null, isTooYoung: boolean }> }, viewerClashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }>, childVerdicts: Array<{ verdict: Verdict, contractId: string | null, canJoinWaitingList: boolean, clashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }>, waiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } | null, child: { id: string, nameFirst: string | null } }>, reservation: { guildId: string, guildName: string, isViewersGuild: boolean } | null, pledgedContracts: Array<{ id: string, chariteerId: string | null, guildId: string | null, abandonedAt: string | null, guild: { classification: string } | null, chariteer: { username: string | null, hasProfile: boolean, arms: Array<string> | null, nameFirst: string | null, nameLast: string | null } | null }> } | null };

export type QuestDetailDataFragment = { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', description: string, serviceTags: Array<string>, stampIcon: string | null, firstMinutes: string | null, giverName: string | null, equipment: string | null, prerequisiteMinutes: number, publishingStatus: PublishingStatus, cancelReason: string | null, startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, isWaitingListOpen: boolean, canJoinWaitingList: boolean, isOver: boolean, viewerIsManager: boolean, viewerHadPlace: boolean, provider: { id: string, name: string, districtId: string, district: { name: string } }, translation: { eventTitle: string, description: string } | null, picture: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, leader: { name: string | null, sentence: string | null, person: { username: string | null, arms: Array<string> } | null } | null, comeAgain: { yesCount: number, answerCount: number } | null, location: { name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null } | null, ownWaiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } | null, viewerContract: { id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, supervision: { state: SupervisionState, supervisorUsername: string | null, guardianName: string | null, waitsUntil: string | null } | null } | null, viewerVerdict: { verdict: Verdict, hindrances: Array<Verdict>, newcomerStart: NewcomerStart | null, isTooYoung: boolean, completedMinutes: number | null, prerequisiteMinutes: number, acceptsOrganizationCode: boolean, applicationLink: string | null, placeHeldUntil: string | null, missingRecord: Array<RecordPart>, demandedRecord: Array<RecordPart>, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number }, trainings: Array<{ templateId: string, name: string, url: string | null, status: string, isFulfilled: boolean, isAboutSafety: boolean, fulfilledBy: Fulfilment, ageThreshold: number | null, estimatedTime: number | null, isTooYoung: boolean }> }, viewerClashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }>, childVerdicts: Array<{ verdict: Verdict, contractId: string | null, canJoinWaitingList: boolean, clashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }>, waiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } | null, child: { id: string, nameFirst: string | null } }>, reservation: { guildId: string, guildName: string, isViewersGuild: boolean } | null, pledgedContracts: Array<{ id: string, chariteerId: string | null, guildId: string | null, abandonedAt: string | null, guild: { classification: string } | null, chariteer: { username: string | null, hasProfile: boolean, arms: Array<string> | null, nameFirst: string | null, nameLast: string | null } | null }> };

export type SupplyFaqQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplyFaqQuery = { supplyFaq: Array<{ question: string, answer: string }> };

export type QuestListQueryVariables = Exact<{
  providerId: string;
}>;


export type QuestListQuery = { provider: { id: string, name: string, mission: string, cover: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, logo: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, district: { id: string, name: string } } | null, quests: Array<{ id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }> };

export type ManagerQuestListQueryVariables = Exact<{
  providerId: string;
  from: string;
  to: string;
}>;


export type ManagerQuestListQuery = { provider: { id: string, name: string, mission: string, cover: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, logo: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, district: { id: string, name: string } } | null, quests: Array<{ id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }> };

export type QuestListProviderFragment = { id: string, name: string, mission: string, cover: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, logo: { id: string, altText: string, color: string, width: number, height: number, widths: Array<number> } | null, district: { id: string, name: string } };

export type QuestCardDataFragment = { id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null };

export type OwnQuestMessagesQueryVariables = Exact<{
  questId: string;
}>;


export type OwnQuestMessagesQuery = { ownQuestMessages: { canWrite: boolean, leftToday: number, items: Array<{ id: string, kind: QuestMessageKind, body: string, createdAt: string }> } };

export type WriteToCharityMutationVariables = Exact<{
  questId: string;
  text: string;
  clientKey: string;
}>;


export type WriteToCharityMutation = { writeToCharity: { id: string } };

export type AskedAnswersAddressQueryVariables = Exact<{
  token: string;
}>;


export type AskedAnswersAddressQuery = { askedAnswersAddress: { providerName: string, address: string } };

export type ConfirmAnswersAddressMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmAnswersAddressMutation = { confirmAnswersAddress: { providerName: string, address: string } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { isOn: boolean, asksPasskey: boolean, hasPasskey: boolean, since: string | null, recoveryCodesLeft: number, areRightsHeld: boolean } };

export type BeginOneTimePasswordMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginOneTimePasswordMutation = { beginOneTimePassword: { secret: string, uri: string } };

export type ConfirmOneTimePasswordMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmOneTimePasswordMutation = { confirmOneTimePassword: { codes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type RemoveOneTimePasswordMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveOneTimePasswordMutation = { removeOneTimePassword: boolean };

export type AskPasskeyAtLogInMutationVariables = Exact<{
  isAsked: boolean;
}>;


export type AskPasskeyAtLogInMutation = { askPasskeyAtLogIn: boolean };

export type EnterSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type EnterSecondFactorMutation = { enterSecondFactor: { playerId: string, locale: string | null } };

export type WaitingLogInQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingLogInQuery = { waitingLogIn: { takesCode: boolean, takesPasskey: boolean }, ownFactorRecovery: { state: FactorRecoveryState, endsAt: string | null } | null };

export type AskFactorRecoveryMutationVariables = Exact<{ [key: string]: never; }>;


export type AskFactorRecoveryMutation = { askFactorRecovery: { state: FactorRecoveryState, endsAt: string | null } };

export type StoppableRecoveryQueryVariables = Exact<{
  token: string;
}>;


export type StoppableRecoveryQuery = { stoppableRecovery: FactorRecoveryState };

export type StopFactorRecoveryMutationVariables = Exact<{
  token: string;
}>;


export type StopFactorRecoveryMutation = { stopFactorRecovery: boolean };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { ownSessionCount: number, ownSessions: Array<{ id: string, browserName: string | null, systemName: string | null, addressPrefix: string | null, lastUsedAt: string, isThisOne: boolean }> };

export type SessionOfLinkQueryVariables = Exact<{
  token: string;
}>;


export type SessionOfLinkQuery = { sessionOfLink: { browserName: string | null, systemName: string | null, addressPrefix: string | null, createdAt: string } | null };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type EndSessionByLinkMutationVariables = Exact<{
  token: string;
}>;


export type EndSessionByLinkMutation = { endSessionByLink: boolean };

export type SeveralDatesQueryVariables = Exact<{
  id: string;
  childId: string;
  forChild: boolean;
}>;


export type SeveralDatesQuery = { quest: { id: string, providerId: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, canJoinWaitingList: boolean, otherDates: Array<{ id: string, providerId: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, canJoinWaitingList: boolean, reservation: { isViewersGuild: boolean } | null, viewerVerdict: { verdict: Verdict, hindrances: Array<Verdict>, newcomerStart: NewcomerStart | null, isTooYoung: boolean, completedMinutes: number | null, prerequisiteMinutes: number, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number } }, viewerClashes: Array<{ id: string }>, childDate?: { verdict: Verdict, hasClash: boolean, canJoinWaitingList: boolean } | null }>, reservation: { isViewersGuild: boolean } | null, viewerVerdict: { verdict: Verdict, hindrances: Array<Verdict>, newcomerStart: NewcomerStart | null, isTooYoung: boolean, completedMinutes: number | null, prerequisiteMinutes: number, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number } }, viewerClashes: Array<{ id: string }>, childDate?: { verdict: Verdict, hasClash: boolean, canJoinWaitingList: boolean } | null } | null };

export type DateDataFragment = { id: string, providerId: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, canJoinWaitingList: boolean, reservation: { isViewersGuild: boolean } | null, viewerVerdict: { verdict: Verdict, hindrances: Array<Verdict>, newcomerStart: NewcomerStart | null, isTooYoung: boolean, completedMinutes: number | null, prerequisiteMinutes: number, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number } }, viewerClashes: Array<{ id: string }>, childDate?: { verdict: Verdict, hasClash: boolean, canJoinWaitingList: boolean } | null };

export type SignUpForDatesMutationVariables = Exact<{
  questIds: Array<string> | string;
  chariteerId?: string | null | undefined;
  invitation?: string | null | undefined;
}>;


export type SignUpForDatesMutation = { signUpForDates: Array<{ questId: string, outcome: DateOutcome, quest: { id: string, eventTitle: string, providerId: string } | null }> };

export type TellRecordMutationVariables = Exact<{
  input: CorrectOwnDetailsInput;
}>;


export type TellRecordMutation = { correctOwnDetails: { hasRecord: boolean } };

export type LastGivenUpQueryVariables = Exact<{
  id: string;
}>;


export type LastGivenUpQuery = { quest: { lastGivenUp: { id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null } | null } | null };

export type ClashDataFragment = { id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null };

export type SignUpStateQueryVariables = Exact<{
  id: string;
}>;


export type SignUpStateQuery = { quest: { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, isWaitingListOpen: boolean, canJoinWaitingList: boolean, provider: { name: string }, translation: { eventTitle: string } | null, reservation: { isViewersGuild: boolean } | null, ownWaiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } | null, viewerVerdict: { verdict: Verdict, hindrances: Array<Verdict>, isTooYoung: boolean, completedMinutes: number | null, prerequisiteMinutes: number, applicationLink: string | null, placeHeldUntil: string | null, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number }, trainings: Array<{ name: string, status: string, isFulfilled: boolean, fulfilledBy: Fulfilment, ageThreshold: number | null, isTooYoung: boolean }> }, viewerClashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }> } | null };

export type SignUpQuestFragment = { id: string, providerId: string, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', startedAt: string | null, endedAt: string | null, flexibleMinimumTime: number | null, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, isWaitingListOpen: boolean, canJoinWaitingList: boolean, provider: { name: string }, translation: { eventTitle: string } | null, reservation: { isViewersGuild: boolean } | null, ownWaiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } | null, viewerVerdict: { verdict: Verdict, hindrances: Array<Verdict>, isTooYoung: boolean, completedMinutes: number | null, prerequisiteMinutes: number, applicationLink: string | null, placeHeldUntil: string | null, agePolicy: { name: string, supervisedAge: number, soloAge: number, maxAge: number }, trainings: Array<{ name: string, status: string, isFulfilled: boolean, fulfilledBy: Fulfilment, ageThreshold: number | null, isTooYoung: boolean }> }, viewerClashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }> };

export type QuestOfFormQueryVariables = Exact<{
  id: string;
  withPlace: boolean;
  withChildren: boolean;
  withGuild: boolean;
}>;


export type QuestOfFormQuery = { quest: { id: string, providerId: string, eventTitle: string, flexibleMinimumTime: number | null, viewerContract?: { id: string } | null, childVerdicts?: Array<{ contractId: string | null, child: { id: string } }>, reservation?: { guildId: string } | null } | null };

export type QuestOfFormDataFragment = { id: string, providerId: string, eventTitle: string, flexibleMinimumTime: number | null, viewerContract?: { id: string } | null, childVerdicts?: Array<{ contractId: string | null, child: { id: string } }>, reservation?: { guildId: string } | null };

export type SignUpMutationVariables = Exact<{
  chariteerId: string;
  questId: string;
  expectedArrivalAt?: string | null | undefined;
  expectedDepartureAt?: string | null | undefined;
  formJSON?: string | null | undefined;
  supervisorUsername?: string | null | undefined;
  supervisingGuardian?: string | null | undefined;
  leaveContractId?: string | null | undefined;
  invitation?: string | null | undefined;
}>;


export type SignUpMutation = { createContract: { id: string } | null };

export type BailOutMutationVariables = Exact<{
  contractId: string;
  abandonReason?: string | null | undefined;
}>;


export type BailOutMutation = { abandonContract: { id: string } };

export type EnterOrganizationCodeMutationVariables = Exact<{
  questId: string;
  code: string;
}>;


export type EnterOrganizationCodeMutation = { enterOrganizationCode: boolean };

export type OwnReachQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReachQuery = { getAccountInfo: { contactEmails: Array<{ emailAddress: string, verificationStatus: VerificationStatus }> } | null };

export type QuestTrainingsQueryVariables = Exact<{
  id: string;
}>;


export type QuestTrainingsQuery = { quest: { requiredOrientations: Array<{ templateId: string, name: string, description: string, ageThreshold: number | null, estimatedTime: number | null, estimatedCost: number | null, url: string | null, isAboutSafety: boolean, fulfilledBy: Fulfilment }> } | null };

export type ApplyForTrainingsMutationVariables = Exact<{
  orientations: Array<OrientationInput> | OrientationInput;
  questId: string;
}>;


export type ApplyForTrainingsMutation = { createMultipleOrientations: Array<{ id: string }> };

export type CloseSponsorBannerMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseSponsorBannerMutation = { closeSponsorBanner: boolean };

export type StandInsAtQueryVariables = Exact<{
  questId: string;
}>;


export type StandInsAtQuery = { standInsAt: { isAllowed: boolean, wanted: Array<{ id: string, questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, username: string | null, word: string | null }>, own: Array<{ id: string, contractId: string, way: StandInWay, word: string | null, path: string | null }> } };

export type HandOverQueryVariables = Exact<{
  token: string;
}>;


export type HandOverQuery = { handOver: { standing: StandInStanding, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, username: string | null, word: string | null, verdict: Verdict | null, isOwn: boolean, takers: Array<{ chariteerId: string, givenName: string | null, needsSupervisor: boolean, clashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }> }> } };

export type WantedStandInQueryVariables = Exact<{
  id: string;
}>;


export type WantedStandInQuery = { wantedStandIn: { standing: StandInStanding, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, username: string | null, word: string | null, verdict: Verdict | null, isOwn: boolean, takers: Array<{ chariteerId: string, givenName: string | null, needsSupervisor: boolean, clashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }> }> } };

export type StandInDataFragment = { id: string, questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, username: string | null, word: string | null };

export type HandOverDataFragment = { standing: StandInStanding, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, expectedArrivalAt: string | null, expectedDepartureAt: string | null, username: string | null, word: string | null, verdict: Verdict | null, isOwn: boolean, takers: Array<{ chariteerId: string, givenName: string | null, needsSupervisor: boolean, clashes: Array<{ id: string, expectedArrivalAt: string | null, expectedDepartureAt: string | null, quest: { id: string, providerId: string, eventTitle: string, startedAt: string | null, endedAt: string | null, translation: { eventTitle: string } | null } | null }> }> };

export type AskForStandInMutationVariables = Exact<{
  contractId: string;
  word?: string | null | undefined;
}>;


export type AskForStandInMutation = { askForStandIn: { id: string } };

export type MakeHandOverLinkMutationVariables = Exact<{
  contractId: string;
  emailAddress?: string | null | undefined;
  word?: string | null | undefined;
}>;


export type MakeHandOverLinkMutation = { makeHandOverLink: { isMailed: boolean } };

export type EndStandInMutationVariables = Exact<{
  id: string;
}>;


export type EndStandInMutation = { endStandIn: boolean };

export type TakeStandInMutationVariables = Exact<{
  id: string;
  chariteerId: string;
  formJSON?: string | null | undefined;
  supervisorUsername?: string | null | undefined;
  supervisingGuardian?: string | null | undefined;
  leaveContractId?: string | null | undefined;
}>;


export type TakeStandInMutation = { takeStandIn: { id: string } };

export type TakeHandedPlaceMutationVariables = Exact<{
  token: string;
  chariteerId: string;
  formJSON?: string | null | undefined;
  supervisorUsername?: string | null | undefined;
  supervisingGuardian?: string | null | undefined;
  leaveContractId?: string | null | undefined;
}>;


export type TakeHandedPlaceMutation = { takeHandedPlace: { id: string } };

export type SupervisionRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type SupervisionRequestsQuery = { supervisionRequests: Array<{ id: string, state: SupervisionState, username: string, questId: string, providerId: string, eventTitle: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null, waitsUntil: string | null }> };

export type SupervisionRequestDataFragment = { id: string, state: SupervisionState, username: string, questId: string, providerId: string, eventTitle: string, translatedTitle: string | null, charity: string, place: string | null, address: string | null, startedAt: string | null, endedAt: string | null, waitsUntil: string | null };

export type AnswerSupervisionMutationVariables = Exact<{
  id: string;
  isAgreed: boolean;
}>;


export type AnswerSupervisionMutation = { answerSupervision: SupervisionState };

export type NameSupervisorMutationVariables = Exact<{
  contractId: string;
  supervisorUsername?: string | null | undefined;
  supervisingGuardian?: string | null | undefined;
}>;


export type NameSupervisorMutation = { nameSupervisor: boolean };

export type OwnTextNumberQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTextNumberQuery = { textNumber: { isOffered: boolean, agreementVersion: string, state: TextNumberState, number: string | null, agreedAt: string | null } };

export type RequestTextNumberMutationVariables = Exact<{
  number: string;
  agreedVersion: string;
}>;


export type RequestTextNumberMutation = { requestTextNumber: { isOffered: boolean, agreementVersion: string, state: TextNumberState, number: string | null, agreedAt: string | null } };

export type ConfirmTextNumberMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTextNumberMutation = { confirmTextNumber: { isOffered: boolean, agreementVersion: string, state: TextNumberState, number: string | null, agreedAt: string | null } };

export type RemoveTextNumberMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTextNumberMutation = { removeTextNumber: boolean };

export type TextNumberDataFragment = { isOffered: boolean, agreementVersion: string, state: TextNumberState, number: string | null, agreedAt: string | null };

export type WritePlayerEventMutationVariables = Exact<{
  eventName: PlayerEventName;
  properties?: PlayerEventPropertiesInput | null | undefined;
}>;


export type WritePlayerEventMutation = { writePlayerEvent: boolean };

export type OwnWaitingDataFragment = { position: number, offer: { endsAt: string, isForMe: boolean } | null };

export type JoinWaitingListMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
  invitation?: string | null | undefined;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { position: number } };

export type LeaveWaitingListMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: boolean };

export type TakeOfferedPlaceMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
  leaveContractId?: string | null | undefined;
}>;


export type TakeOfferedPlaceMutation = { takeOfferedPlace: { id: string } };

export type DeclineOfferedPlaceMutationVariables = Exact<{
  questId: string;
  chariteerId: string;
}>;


export type DeclineOfferedPlaceMutation = { declineOfferedPlace: boolean };

export type SimilarQuestsQueryVariables = Exact<{
  questId: string;
}>;


export type SimilarQuestsQuery = { similarQuests: Array<{ id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }> };

export type OfferRequestQueryVariables = Exact<{
  token: string;
}>;


export type OfferRequestQuery = { readOffer: { state: OfferState, isForMe: boolean, givenName: string | null, questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, place: string | null, address: string | null, endsAt: string | null, verdict: Verdict | null, isWaiting: boolean, clashes: Array<{ contractId: string, eventTitle: string, startedAt: string | null, endedAt: string | null }> } };

export type AnswerOfferMutationVariables = Exact<{
  token: string;
  answer: OfferAnswer;
  leaveContractId?: string | null | undefined;
}>;


export type AnswerOfferMutation = { answerOffer: { state: OfferState } };

export type OfferRequestDataFragment = { state: OfferState, isForMe: boolean, givenName: string | null, questId: string, providerId: string, charity: string, eventTitle: string, translatedTitle: string | null, startedAt: string | null, endedAt: string | null, place: string | null, address: string | null, endsAt: string | null, verdict: Verdict | null, isWaiting: boolean, clashes: Array<{ contractId: string, eventTitle: string, startedAt: string | null, endedAt: string | null }> };

export type AwaitedQuestDataFragment = { quest: { flexibleMinimumTime: number | null, id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null }, waiting: { position: number, offer: { endsAt: string, isForMe: boolean } | null } };

export type HeldQuestDataFragment = { heldUntil: string, waitsForGuardian: boolean, quest: { id: string, providerId: string, templateQuestId: string | null, stampIcon: string | null, eventTitle: string, eventType: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE', publishingStatus: PublishingStatus, serviceTags: Array<string>, startedAt: string | null, endedAt: string | null, resourceMinNumber: number, resourceDesiredNumber: number, resourceMaxNumber: number, takenCount: number, heldCount: number, waitingCount: number, prerequisiteMinutes: number, isOver: boolean, viewerIsManager: boolean, provider: { id: string, name: string, districtId: string }, translation: { eventTitle: string } | null, agePolicy: { supervisedAge: number, soloAge: number, maxAge: number }, requiredOrientations: Array<{ id: string }>, viewerContract: { id: string } | null, reservation: { guildName: string, isViewersGuild: boolean } | null } };

export type YearInReviewDataFragment = { year: number, username: string, minutes: number, quests: number, charities: number, types: Array<string>, newTypes: Array<string>, weeksInARow: number };

export type OwnYearQueryVariables = Exact<{
  year: number;
}>;


export type OwnYearQuery = { ownYear: { sharedAt: string | null, otherYears: Array<number>, isShareable: boolean, review: { year: number, username: string, minutes: number, quests: number, charities: number, types: Array<string>, newTypes: Array<string>, weeksInARow: number } } | null };

export type SharedYearQueryVariables = Exact<{
  token: string;
}>;


export type SharedYearQuery = { sharedYear: { year: number, username: string, minutes: number, quests: number, charities: number, types: Array<string>, newTypes: Array<string>, weeksInARow: number } | null };

export type ShareYearMutationVariables = Exact<{
  year: number;
}>;


export type ShareYearMutation = { shareYear: { address: string } };

export type UnshareYearMutationVariables = Exact<{
  year: number;
}>;


export type UnshareYearMutation = { unshareYear: boolean };

export type CelebrateTypesMutationVariables = Exact<{
  types: Array<string> | string;
}>;


export type CelebrateTypesMutation = { celebrateTypes: boolean };

export type SiteVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteVersionQuery = { getTitleData: { maintenanceStatus: { versionWebsite: string } } };

export const AboutDocument = "query About {\n  installationFigures {\n    label\n    text\n  }\n}" as DocumentText<AboutQuery, AboutQueryVariables>;
export const LoginDocument = "mutation Login($email: String!, $password: String!, $titleId: String!) {\n  loginWithEmail(email: $email, password: $password, titleId: $titleId) {\n    playerId\n    locale\n  }\n}" as DocumentText<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = "mutation Logout {\n  logout\n}" as DocumentText<LogoutMutation, LogoutMutationVariables>;
export const WelcomeDocument = "query Welcome {\n  getPublisherReadOnlyData {\n    nameFirst\n  }\n  ownProgress {\n    ...OwnProgressData\n  }\n  wantedStandIns {\n    ...StandInData\n  }\n  supervisionRequests {\n    state\n    username\n  }\n  getAccountInfo {\n    isGuardianConsentMissing\n    isPasswordShort\n    guardian {\n      guardianName\n      guardianEmail\n      standing\n      linkSentAt\n      tickUntil\n      isEmailRefused\n    }\n    contactEmails {\n      emailAddress\n      verificationStatus\n    }\n  }\n  getUserData {\n    quests {\n      quest {\n        ...OwnQuestData\n      }\n    }\n  }\n  suggestedQuests {\n    ...SuggestedQuestData\n  }\n  ownWaitings {\n    ...AwaitedQuestData\n  }\n  ownHeldQuests {\n    ...HeldQuestData\n  }\n  ownGoalProgress {\n    ...GoalProgressData\n  }\n  ownGroupInvitations {\n    id\n    groupName\n  }\n  ownReminders {\n    ...OwnReminderData\n  }\n}\n\nfragment GoalProgressData on GoalProgress {\n  groupId\n  groupName\n  roleId\n  roleName\n  targetHours\n  minutes\n  progress\n}\n\nfragment OwnQuestData on Quest {\n  ...QuestCardData\n  equipment\n  giverName\n  location {\n    name\n    address\n    detail\n    latitude\n    longitude\n  }\n  provider {\n    id\n    name\n  }\n}\n\nfragment SuggestedQuestData on SuggestedQuest {\n  reason\n  quest {\n    ...QuestCardData\n    provider {\n      id\n      name\n      district {\n        name\n      }\n    }\n  }\n}\n\nfragment OwnReminderData on OwnReminder {\n  questId\n  at\n}\n\nfragment OwnProgressData on OwnProgress {\n  minutes\n  yearMinutes\n  monthMinutes\n  quests\n  types\n  newTypes\n  yearInReview\n  promisedTypes\n  weeksInARow\n  weeks {\n    startDay\n    isServed\n    type\n  }\n  nextRoundHours\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}\n\nfragment StandInData on StandIn {\n  id\n  questId\n  providerId\n  charity\n  eventTitle\n  translatedTitle\n  startedAt\n  endedAt\n  expectedArrivalAt\n  expectedDepartureAt\n  username\n  word\n}\n\nfragment OwnWaitingData on OwnWaiting {\n  position\n  offer {\n    endsAt\n    isForMe\n  }\n}\n\nfragment AwaitedQuestData on AwaitedQuest {\n  quest {\n    ...QuestCardData\n    flexibleMinimumTime\n    provider {\n      id\n      name\n    }\n  }\n  waiting {\n    ...OwnWaitingData\n  }\n}\n\nfragment HeldQuestData on HeldQuest {\n  quest {\n    ...QuestCardData\n    provider {\n      id\n      name\n    }\n  }\n  heldUntil\n  waitsForGuardian\n}" as DocumentText<WelcomeQuery, WelcomeQueryVariables>;
export const RegisterDocument = "mutation Register($input: RegisterChariteerInput!) {\n  registerChariteer(input: $input) {\n    playerId\n  }\n}" as DocumentText<RegisterMutation, RegisterMutationVariables>;
export const VerifyEmailDocument = "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}" as DocumentText<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const LogInByVerifiedLinkDocument = "mutation LogInByVerifiedLink($token: String!) {\n  logInByVerifiedLink(token: $token) {\n    locale\n  }\n}" as DocumentText<LogInByVerifiedLinkMutation, LogInByVerifiedLinkMutationVariables>;
export const ResendVerificationDocument = "mutation ResendVerification($token: String) {\n  resendVerification(token: $token)\n}" as DocumentText<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const RequestPasswordResetDocument = "mutation RequestPasswordReset($email: String!, $titleId: String!) {\n  sendAccountRecoveryEmail(email: $email, titleId: $titleId)\n}" as DocumentText<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = "mutation ResetPassword($token: String!, $password: String!) {\n  resetPassword(token: $token, password: $password)\n}" as DocumentText<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const KnownPersonDocument = "query KnownPerson {\n  getAccountInfo {\n    username\n    email\n  }\n  getPublisherReadOnlyData {\n    nameFirst\n    nameLast\n    phoneNumber\n    dateOfBirth\n  }\n}" as DocumentText<KnownPersonQuery, KnownPersonQueryVariables>;
export const CreateRecordDocument = "mutation CreateRecord($input: CreateChariteerInput!) {\n  createChariteer(input: $input) {\n    id\n  }\n}" as DocumentText<CreateRecordMutation, CreateRecordMutationVariables>;
export const GiveGuardianConsentDocument = "mutation GiveGuardianConsent($input: GuardianInput!) {\n  giveGuardianConsent(input: $input)\n}" as DocumentText<GiveGuardianConsentMutation, GiveGuardianConsentMutationVariables>;
export const OwnAddressDocument = "query OwnAddress {\n  getAccountInfo {\n    email\n  }\n}" as DocumentText<OwnAddressQuery, OwnAddressQueryVariables>;
export const RemoveAccountDocument = "mutation RemoveAccount($emailAddress: String!) {\n  removeChariteer(input: {emailAddress: $emailAddress}) {\n    id\n  }\n}" as DocumentText<RemoveAccountMutation, RemoveAccountMutationVariables>;
export const JudgeTypedPasswordDocument = "mutation JudgeTypedPassword($password: String!, $names: PasswordNamesInput, $resetToken: String) {\n  judgeTypedPassword(password: $password, names: $names, resetToken: $resetToken)\n}" as DocumentText<JudgeTypedPasswordMutation, JudgeTypedPasswordMutationVariables>;
export const AnswerRequestDocument = "query AnswerRequest($token: String!) {\n  answerRequest(token: $token) {\n    ...AnswerRequestData\n  }\n}\n\nfragment AnswerRequestData on AnswerRequest {\n  state\n  isGuardians\n  givenName\n  questId\n  providerId\n  charity\n  eventTitle\n  translatedTitle\n  startedAt\n  endedAt\n  place\n  address\n  confirmedAt\n  hasOpenPlace\n}" as DocumentText<AnswerRequestQuery, AnswerRequestQueryVariables>;
export const AnswerReminderDocument = "mutation AnswerReminder($token: String!, $isComing: Boolean!, $reason: String) {\n  answerReminder(token: $token, isComing: $isComing, reason: $reason) {\n    state\n    confirmedAt\n  }\n}" as DocumentText<AnswerReminderMutation, AnswerReminderMutationVariables>;
export const FeedbackRequestDocument = "query FeedbackRequest($token: String!) {\n  feedbackRequest(token: $token) {\n    givenName\n    charity\n    eventTitle\n    translatedTitle\n    given {\n      wouldComeAgain\n      words\n    }\n  }\n}" as DocumentText<FeedbackRequestQuery, FeedbackRequestQueryVariables>;
export const GiveFeedbackDocument = "mutation GiveFeedback($token: String!, $wouldComeAgain: Boolean!, $words: String) {\n  giveFeedback(token: $token, wouldComeAgain: $wouldComeAgain, words: $words) {\n    questId\n  }\n}" as DocumentText<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const QuestPlaceDocument = "query QuestPlace($id: ID!) {\n  quest(id: $id) {\n    id\n    providerId\n    viewerIsManager\n    viewerVerdict {\n      applicationLink\n    }\n  }\n}" as DocumentText<QuestPlaceQuery, QuestPlaceQueryVariables>;
export const CalendarFeedDocument = "query CalendarFeed {\n  calendarFeed {\n    createdAt\n  }\n}" as DocumentText<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const CreateCalendarFeedDocument = "mutation CreateCalendarFeed {\n  createCalendarFeed {\n    address\n  }\n}" as DocumentText<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = "mutation RevokeCalendarFeed {\n  revokeCalendarFeed\n}" as DocumentText<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const OwnCharityApplicationDocument = "query OwnCharityApplication($providerId: ID!) {\n  ownCharityApplication(providerId: $providerId) {\n    groupId\n    application {\n      status\n      createdAt\n    }\n  }\n}" as DocumentText<OwnCharityApplicationQuery, OwnCharityApplicationQueryVariables>;
export const ApplyToCharityDocument = "mutation ApplyToCharity($groupId: ID!, $answer: String) {\n  applyToGroup(groupId: $groupId, answer: $answer) {\n    id\n  }\n}" as DocumentText<ApplyToCharityMutation, ApplyToCharityMutationVariables>;
export const WithdrawApplicationDocument = "mutation WithdrawApplication($groupId: ID!) {\n  withdrawGroupApplication(groupId: $groupId)\n}" as DocumentText<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const CharityCalendarDocument = "query CharityCalendar($providerId: ID!, $from: DateTime!, $to: DateTime!) {\n  provider(id: $providerId) {\n    ...QuestListProvider\n  }\n  quests: getSpecificQuests(\n    input: {specificProvider: $providerId, dateRangeBeginning: $from, dateRangeEnding: $to}\n  ) {\n    id\n    providerId\n    eventTitle\n    translation {\n      eventTitle\n    }\n    publishingStatus\n    startedAt\n    viewerContract {\n      id\n    }\n  }\n}\n\nfragment PictureData on Picture {\n  id\n  altText\n  color\n  width\n  height\n  widths\n}\n\nfragment QuestListProvider on Provider {\n  id\n  name\n  mission\n  cover {\n    ...PictureData\n  }\n  logo {\n    ...PictureData\n  }\n  district {\n    id\n    name\n  }\n}" as DocumentText<CharityCalendarQuery, CharityCalendarQueryVariables>;
export const CharityContactsDocument = "query CharityContacts {\n  charityContacts {\n    providerId\n    providerName\n    isOpen\n    hasQuestAhead\n    until\n  }\n}" as DocumentText<CharityContactsQuery, CharityContactsQueryVariables>;
export const SetCharityContactDocument = "mutation SetCharityContact($providerId: ID!, $isOpen: Boolean!) {\n  setCharityContact(providerId: $providerId, isOpen: $isOpen) {\n    isOpen\n  }\n}" as DocumentText<SetCharityContactMutation, SetCharityContactMutationVariables>;
export const CharityListDocument = "query CharityList {\n  districts {\n    ...DistrictCharities\n  }\n}\n\nfragment DistrictCharities on District {\n  id\n  name\n  state\n  noun\n  providers {\n    id\n    name\n    mission\n    isSponsor\n  }\n}" as DocumentText<CharityListQuery, CharityListQueryVariables>;
export const DistrictListDocument = "query DistrictList($viewerId: ID!, $hasRecord: Boolean!) {\n  districts {\n    ...DistrictCharities\n    declaredChariteersCount\n  }\n  chariteer(id: $viewerId) @include(if: $hasRecord) {\n    id\n    favoriteDistricts {\n      id\n    }\n  }\n}\n\nfragment DistrictCharities on District {\n  id\n  name\n  state\n  noun\n  providers {\n    id\n    name\n    mission\n    isSponsor\n  }\n}" as DocumentText<DistrictListQuery, DistrictListQueryVariables>;
export const FavoriteDistrictsDocument = "query FavoriteDistricts($viewerId: ID!) {\n  chariteer(id: $viewerId) {\n    id\n    favoriteDistricts {\n      id\n    }\n  }\n}" as DocumentText<FavoriteDistrictsQuery, FavoriteDistrictsQueryVariables>;
export const SetFavoriteDistrictsDocument = "mutation SetFavoriteDistricts($viewerId: ID!, $districtIds: [ID!]!) {\n  updateChariteer(id: $viewerId, favoriteDistrictsList: $districtIds) {\n    id\n  }\n}" as DocumentText<SetFavoriteDistrictsMutation, SetFavoriteDistrictsMutationVariables>;
export const AskForCharityAccountDocument = "mutation AskForCharityAccount($input: CharityRequestInput!) {\n  askForCharityAccount(input: $input)\n}" as DocumentText<AskForCharityAccountMutation, AskForCharityAccountMutationVariables>;
export const OwnChildrenDocument = "query OwnChildren {\n  ownChildren {\n    id\n    username\n    nameFirst\n    nameLast\n    isShared\n    contractsAhead {\n      id\n      quest {\n        id\n        providerId\n        eventTitle\n        translation {\n          eventTitle\n        }\n        startedAt\n        provider {\n          name\n        }\n      }\n    }\n  }\n}" as DocumentText<OwnChildrenQuery, OwnChildrenQueryVariables>;
export const RegisterChildDocument = "mutation RegisterChild($input: RegisterChildInput!) {\n  registerChild(input: $input) {\n    id\n  }\n}" as DocumentText<RegisterChildMutation, RegisterChildMutationVariables>;
export const EraseChildDocument = "mutation EraseChild($id: ID!) {\n  eraseChild(id: $id)\n}" as DocumentText<EraseChildMutation, EraseChildMutationVariables>;
export const TakeBackUntilDocument = "query TakeBackUntil($token: String!) {\n  takeBackUntil(token: $token)\n  undoneByLinkAt(token: $token)\n}" as DocumentText<TakeBackUntilQuery, TakeBackUntilQueryVariables>;
export const TakeAccountBackDocument = "mutation TakeAccountBack($token: String!) {\n  takeAccountBack(token: $token)\n}" as DocumentText<TakeAccountBackMutation, TakeAccountBackMutationVariables>;
export const FormerAddressUntilDocument = "query FormerAddressUntil($token: String!) {\n  formerAddressUntil(token: $token)\n  undoneByLinkAt(token: $token)\n}" as DocumentText<FormerAddressUntilQuery, FormerAddressUntilQueryVariables>;
export const UndoAddressChangeDocument = "mutation UndoAddressChange($token: String!) {\n  undoAddressChange(token: $token)\n}" as DocumentText<UndoAddressChangeMutation, UndoAddressChangeMutationVariables>;
export const ContestPageDocument = "query ContestPage {\n  contest {\n    guildMinutes\n    nextStartsOn\n    ...ContestResult\n    previous {\n      ...ContestResult\n    }\n  }\n  districts {\n    id\n    name\n    providers {\n      id\n      name\n      mission\n    }\n  }\n}\n\nfragment ContestResult on Contest {\n  year\n  startsOn\n  endsOn\n  isFinal\n  chooseUntil\n  standings {\n    rank\n    guildId\n    guildName\n    classification\n    minutes\n    correctedMinutes\n    isOwn\n    hasWon\n    charityId\n    charityName\n    viewerMayChoose\n  }\n}" as DocumentText<ContestPageQuery, ContestPageQueryVariables>;
export const ContestStandingsDocument = "query ContestStandings {\n  contest {\n    ...ContestResult\n    previous {\n      ...ContestResult\n    }\n  }\n}\n\nfragment ContestResult on Contest {\n  year\n  startsOn\n  endsOn\n  isFinal\n  chooseUntil\n  standings {\n    rank\n    guildId\n    guildName\n    classification\n    minutes\n    correctedMinutes\n    isOwn\n    hasWon\n    charityId\n    charityName\n    viewerMayChoose\n  }\n}" as DocumentText<ContestStandingsQuery, ContestStandingsQueryVariables>;
export const PastContestDocument = "query PastContest($year: Int!) {\n  pastContest(year: $year) {\n    ...ContestResult\n    previous {\n      year\n    }\n  }\n  districts {\n    id\n    name\n    providers {\n      id\n      name\n    }\n  }\n}\n\nfragment ContestResult on Contest {\n  year\n  startsOn\n  endsOn\n  isFinal\n  chooseUntil\n  standings {\n    rank\n    guildId\n    guildName\n    classification\n    minutes\n    correctedMinutes\n    isOwn\n    hasWon\n    charityId\n    charityName\n    viewerMayChoose\n  }\n}" as DocumentText<PastContestQuery, PastContestQueryVariables>;
export const ChooseContestCharityDocument = "mutation ChooseContestCharity($year: Int!, $guildId: ID!, $charityId: ID!) {\n  chooseContestCharity(year: $year, guildId: $guildId, charityId: $charityId) {\n    year\n  }\n}" as DocumentText<ChooseContestCharityMutation, ChooseContestCharityMutationVariables>;
export const ChooseContestGuildDocument = "mutation ChooseContestGuild($id: ID!) {\n  chooseContestGuild(guildId: $id) {\n    id\n  }\n}" as DocumentText<ChooseContestGuildMutation, ChooseContestGuildMutationVariables>;
export const DistrictHeadDocument = "query DistrictHead($id: ID!) {\n  district(id: $id) {\n    id\n    name\n    state\n    noun\n    declaredChariteersCount\n  }\n}" as DocumentText<DistrictHeadQuery, DistrictHeadQueryVariables>;
export const DeclaredVolunteersDocument = "query DeclaredVolunteers($id: ID!) {\n  district(id: $id) {\n    declaredChariteers {\n      id\n      username\n      hasProfile\n      arms\n    }\n  }\n}" as DocumentText<DeclaredVolunteersQuery, DeclaredVolunteersQueryVariables>;
export const FindMapAreasDocument = "query FindMapAreas {\n  areaOutlines {\n    areas {\n      id\n      name\n      kind\n      path\n      viewBox\n      latitude\n      longitude\n    }\n    project {\n      left\n      top\n    }\n  }\n}" as DocumentText<FindMapAreasQuery, FindMapAreasQueryVariables>;
export const FindQuestsDocument = "query FindQuests($filter: FindFilter!, $sort: FindSort!, $page: Int!, $showAll: Boolean!) {\n  findQuests(filter: $filter, sort: $sort, page: $page, showAll: $showAll) {\n    total\n    isTotalAtLeast\n    page\n    hasMore\n    place {\n      label\n      latitude\n      longitude\n    }\n    leftOut {\n      reason\n      count\n      isAtLeast\n    }\n    loosen {\n      filter\n      day\n      miles\n      count\n      isAtLeast\n    }\n    quests {\n      miles\n      quest {\n        ...QuestCardData\n        ...FoundQuestData\n      }\n    }\n  }\n}\n\nfragment FoundQuestData on Quest {\n  provider {\n    id\n    name\n    district {\n      id\n      name\n    }\n  }\n  location {\n    id\n    latitude\n    longitude\n  }\n  viewerVerdict @include(if: $showAll) {\n    hindrances\n    agePolicy {\n      name\n      supervisedAge\n      soloAge\n      maxAge\n    }\n    completedMinutes\n    prerequisiteMinutes\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}" as DocumentText<FindQuestsQuery, FindQuestsQueryVariables>;
export const FindDistrictsDocument = "query FindDistricts {\n  districts {\n    id\n    name\n  }\n}" as DocumentText<FindDistrictsQuery, FindDistrictsQueryVariables>;
export const OwnFollowsDocument = "query OwnFollows {\n  ownFollows {\n    ...OwnFollowsData\n  }\n}\n\nfragment OwnFollowsData on Follows {\n  charities {\n    id\n    name\n  }\n  types\n  hasNews\n}" as DocumentText<OwnFollowsQuery, OwnFollowsQueryVariables>;
export const FollowDocument = "mutation Follow($what: FollowInput!) {\n  follow(what: $what) {\n    types\n  }\n}" as DocumentText<FollowMutation, FollowMutationVariables>;
export const UnfollowDocument = "mutation Unfollow($what: FollowInput!) {\n  unfollow(what: $what) {\n    types\n  }\n}" as DocumentText<UnfollowMutation, UnfollowMutationVariables>;
export const SetFollowNewsDocument = "mutation SetFollowNews($isOn: Boolean!) {\n  setFollowNews(isOn: $isOn) {\n    hasNews\n  }\n}" as DocumentText<SetFollowNewsMutation, SetFollowNewsMutationVariables>;
export const IsInvitationDocument = "query IsInvitation($token: String!) {\n  isInvitation(token: $token)\n}" as DocumentText<IsInvitationQuery, IsInvitationQueryVariables>;
export const ProfilePersonDocument = "query ProfilePerson($id: ID!) {\n  getServiceRecord(id: $id) {\n    hasPictures\n    chariteer {\n      id\n      username\n      arms\n      favoriteDistricts {\n        id\n        name\n      }\n    }\n  }\n}" as DocumentText<ProfilePersonQuery, ProfilePersonQueryVariables>;
export const ProfileNumbersDocument = "query ProfileNumbers($id: ID!) {\n  getServiceRecord(id: $id) {\n    shown\n    volunteerMinutes\n    questsCompleted\n    attendancePercentage\n    beastQuestsCompleted\n    bloodQuestsCompleted\n    bodyQuestsCompleted\n    craftQuestsCompleted\n    cureQuestsCompleted\n    defenderQuestsCompleted\n    earthQuestsCompleted\n    fireQuestsCompleted\n    foodQuestsCompleted\n    garmentQuestsCompleted\n    hygieneQuestsCompleted\n    lifeQuestsCompleted\n    mindQuestsCompleted\n    natureQuestsCompleted\n    shadowQuestsCompleted\n    soulQuestsCompleted\n    speechQuestsCompleted\n    stormQuestsCompleted\n    timeQuestsCompleted\n    toxinQuestsCompleted\n    treasureQuestsCompleted\n    voyageQuestsCompleted\n    warQuestsCompleted\n    waterQuestsCompleted\n    youthQuestsCompleted\n  }\n}" as DocumentText<ProfileNumbersQuery, ProfileNumbersQueryVariables>;
export const OwnGroupsDocument = "query OwnGroups {\n  ownGroupInvitations {\n    id\n    groupName\n    providerName\n    roleName\n    expiresAt\n  }\n  listMembership {\n    groupName\n    managedProviderName\n    group {\n      id\n      type\n    }\n    roles {\n      roleId\n      roleName\n    }\n  }\n}" as DocumentText<OwnGroupsQuery, OwnGroupsQueryVariables>;
export const PossibleAdminsDocument = "query PossibleAdmins($groupId: ID!) {\n  listGroupMembers(groupId: $groupId, perPage: 100) {\n    items {\n      memberId\n      username\n      roleId\n      roleName\n    }\n  }\n}" as DocumentText<PossibleAdminsQuery, PossibleAdminsQueryVariables>;
export const AnswerInvitationDocument = "mutation AnswerInvitation($id: ID!, $accept: Boolean!) {\n  answerGroupInvitation(id: $id, accept: $accept)\n}" as DocumentText<AnswerInvitationMutation, AnswerInvitationMutationVariables>;
export const LeaveGroupDocument = "mutation LeaveGroup($groupId: ID!, $successorId: ID) {\n  leaveGroup(groupId: $groupId, successorId: $successorId)\n}" as DocumentText<LeaveGroupMutation, LeaveGroupMutationVariables>;
export const GuardianRequestDocument = "query GuardianRequest($token: String!) {\n  guardianRequest(token: $token) {\n    childName\n    expiresAt\n    quests {\n      ...GuardianHeldQuestData\n    }\n  }\n}\n\nfragment GuardianHeldQuestData on GuardianHeldQuest {\n  id\n  title\n  translatedTitle\n  charity\n  place\n  address\n  startedAt\n  endedAt\n  heldUntil\n}" as DocumentText<GuardianRequestQuery, GuardianRequestQueryVariables>;
export const GuardianAgreedDocument = "query GuardianAgreed($token: String!) {\n  guardianAgreed(token: $token) {\n    childName\n    quests {\n      ...GuardianAgreedQuestData\n    }\n    held {\n      ...GuardianHeldQuestData\n    }\n  }\n}\n\nfragment GuardianAgreedQuestData on GuardianAgreedQuest {\n  id\n  title\n  translatedTitle\n  charity\n  place\n  address\n  startedAt\n  endedAt\n}\n\nfragment GuardianHeldQuestData on GuardianHeldQuest {\n  id\n  title\n  translatedTitle\n  charity\n  place\n  address\n  startedAt\n  endedAt\n  heldUntil\n}" as DocumentText<GuardianAgreedQuery, GuardianAgreedQueryVariables>;
export const GuardianViewDocument = "query GuardianView($token: String!, $browserKey: String) {\n  guardianView(token: $token, browserKey: $browserKey) {\n    username\n    childName\n    address\n    expiresAt\n    locale\n    shown {\n      givenName\n      isConsentGiven\n      consentedAt\n      consentLocale\n      allowsProfile\n      totalMinutes\n      quests {\n        ...GuardianQuestData\n      }\n      guilds {\n        ...GuardianGuildData\n      }\n      messages {\n        ...GuardianMessageData\n      }\n    }\n  }\n}\n\nfragment GuardianGuildData on GuardianGuild {\n  id\n  name\n  isMember\n  since\n}\n\nfragment GuardianMessageData on GuardianMessage {\n  id\n  sentAt\n  language\n  subject\n  paragraphs\n}\n\nfragment GuardianQuestData on GuardianQuest {\n  contractId\n  title\n  translatedTitle\n  charity\n  place\n  address\n  startedAt\n  endedAt\n  isCancelled\n  status\n  arrivedAt\n  departedAt\n}" as DocumentText<GuardianViewQuery, GuardianViewQueryVariables>;
export const DecideGuardianConsentDocument = "mutation DecideGuardianConsent($token: String!, $isAgreed: Boolean!, $signedName: String, $allowsProfile: Boolean, $locale: String) {\n  decideGuardianConsent(\n    token: $token\n    isAgreed: $isAgreed\n    signedName: $signedName\n    allowsProfile: $allowsProfile\n    locale: $locale\n  )\n}" as DocumentText<DecideGuardianConsentMutation, DecideGuardianConsentMutationVariables>;
export const EraseByGuardianDocument = "mutation EraseByGuardian($token: String!, $browserKey: String) {\n  eraseByGuardian(token: $token, browserKey: $browserKey)\n}" as DocumentText<EraseByGuardianMutation, EraseByGuardianMutationVariables>;
export const WithdrawGuardianConsentDocument = "mutation WithdrawGuardianConsent($token: String!, $browserKey: String!) {\n  withdrawGuardianConsent(token: $token, browserKey: $browserKey)\n}" as DocumentText<WithdrawGuardianConsentMutation, WithdrawGuardianConsentMutationVariables>;
export const SetGuardianLanguageDocument = "mutation SetGuardianLanguage($token: String!, $locale: String!) {\n  setGuardianLanguage(token: $token, locale: $locale)\n}" as DocumentText<SetGuardianLanguageMutation, SetGuardianLanguageMutationVariables>;
export const SendGuardianCodeDocument = "mutation SendGuardianCode($token: String!, $locale: String) {\n  sendGuardianCode(token: $token, locale: $locale)\n}" as DocumentText<SendGuardianCodeMutation, SendGuardianCodeMutationVariables>;
export const EnterGuardianCodeDocument = "mutation EnterGuardianCode($token: String!, $code: String!) {\n  enterGuardianCode(token: $token, code: $code) {\n    browserKey\n  }\n}" as DocumentText<EnterGuardianCodeMutation, EnterGuardianCodeMutationVariables>;
export const RenewGuardianLinkDocument = "mutation RenewGuardianLink($token: String!, $browserKey: String!) {\n  renewGuardianLink(token: $token, browserKey: $browserKey)\n}" as DocumentText<RenewGuardianLinkMutation, RenewGuardianLinkMutationVariables>;
export const AllowPublicProfileDocument = "mutation AllowPublicProfile($token: String!, $browserKey: String!, $isAllowed: Boolean!) {\n  allowPublicProfile(\n    token: $token\n    browserKey: $browserKey\n    isAllowed: $isAllowed\n  )\n}" as DocumentText<AllowPublicProfileMutation, AllowPublicProfileMutationVariables>;
export const EndGuildByGuardianDocument = "mutation EndGuildByGuardian($token: String!, $browserKey: String!, $guildId: ID!) {\n  endGuildByGuardian(token: $token, browserKey: $browserKey, guildId: $guildId)\n}" as DocumentText<EndGuildByGuardianMutation, EndGuildByGuardianMutationVariables>;
export const MergeQuestionDocument = "query MergeQuestion($token: String!) {\n  mergeQuestion(token: $token) {\n    child\n    expiresAt\n  }\n}" as DocumentText<MergeQuestionQuery, MergeQuestionQueryVariables>;
export const DecideMergeDocument = "mutation DecideMerge($token: String!, $isAgreed: Boolean!) {\n  decideMerge(token: $token, isAgreed: $isAgreed)\n}" as DocumentText<DecideMergeMutation, DecideMergeMutationVariables>;
export const RevokeGuardianLinkDocument = "mutation RevokeGuardianLink($token: String!, $browserKey: String!) {\n  revokeGuardianLink(token: $token, browserKey: $browserKey)\n}" as DocumentText<RevokeGuardianLinkMutation, RevokeGuardianLinkMutationVariables>;
export const SendGuardianLinkDocument = "mutation SendGuardianLink($email: String!, $locale: String) {\n  sendGuardianLink(email: $email, locale: $locale)\n}" as DocumentText<SendGuardianLinkMutation, SendGuardianLinkMutationVariables>;
export const OwnGuildsDocument = "query OwnGuilds {\n  getPublisherReadOnlyData {\n    nameFirst\n  }\n  contestGuild {\n    id\n  }\n  ownGuilds {\n    ...OwnGuildData\n  }\n}\n\nfragment OwnGuildData on Guild {\n  ...GuildCardData\n  easyJoinCode\n}\n\nfragment GuildCardData on Guild {\n  id\n  name\n  classification\n  description\n}" as DocumentText<OwnGuildsQuery, OwnGuildsQueryVariables>;
export const GuildSearchDocument = "query GuildSearch($q: String!, $page: Int!) {\n  guildPage(q: $q, page: $page) {\n    total\n    items {\n      ...GuildCardData\n    }\n  }\n}\n\nfragment GuildCardData on Guild {\n  id\n  name\n  classification\n  description\n}" as DocumentText<GuildSearchQuery, GuildSearchQueryVariables>;
export const FoundGuildDocument = "mutation FoundGuild($input: GuildInput!) {\n  createGuild(input: $input) {\n    id\n  }\n}" as DocumentText<FoundGuildMutation, FoundGuildMutationVariables>;
export const GuildDetailDocument = "query GuildDetail($id: ID!, $isPast: Boolean!, $page: Int!) {\n  getGuild(id: $id) {\n    ...GuildDetailData\n    quests(isPast: $isPast, page: $page) {\n      total\n      items {\n        ...QuestCardData\n        provider {\n          name\n        }\n      }\n    }\n  }\n}\n\nfragment GuildCardData on Guild {\n  id\n  name\n  classification\n  description\n}\n\nfragment GuildDetailData on Guild {\n  ...GuildCardData\n  easyJoinCode\n  question\n  contestMinutes\n  memberCount\n  hasAdmin\n  record {\n    ...GuildRecordData\n  }\n  viewerIsMember\n  viewerIsAdmin\n}\n\nfragment GuildRecordData on GuildRecord {\n  minutes\n  questCount\n  monthMinutes\n  yearMinutes\n  types {\n    category\n    questCount\n  }\n  months {\n    month\n    minutes\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}" as DocumentText<GuildDetailQuery, GuildDetailQueryVariables>;
export const GuildDeskDocument = "query GuildDesk($id: ID!) {\n  guildDesk(guildId: $id) {\n    ...GuildDeskData\n  }\n}\n\nfragment GuildDeskData on GuildDesk {\n  asksFirst\n  codeRestsUntil\n  requests {\n    ...OfferedQuestData\n  }\n  reservations {\n    ...OfferedQuestData\n  }\n  closedCharities {\n    id\n    name\n  }\n}\n\nfragment OfferedQuestData on OfferedQuest {\n  id\n  questId\n  eventTitle\n  translatedTitle\n  startedAt\n  endedAt\n  placeName\n  providerId\n  providerName\n  hasPage\n  endsAt\n}" as DocumentText<GuildDeskQuery, GuildDeskQueryVariables>;
export const RenewGuildCodeDocument = "mutation RenewGuildCode($id: ID!) {\n  renewGuildCode(guildId: $id) {\n    id\n  }\n}" as DocumentText<RenewGuildCodeMutation, RenewGuildCodeMutationVariables>;
export const AnswerReservationRequestDocument = "mutation AnswerReservationRequest($id: ID!, $accepts: Boolean!) {\n  answerReservationRequest(id: $id, accepts: $accepts)\n}" as DocumentText<AnswerReservationRequestMutation, AnswerReservationRequestMutationVariables>;
export const GiveReservationBackDocument = "mutation GiveReservationBack($id: ID!) {\n  giveReservationBack(id: $id)\n}" as DocumentText<GiveReservationBackMutation, GiveReservationBackMutationVariables>;
export const SetGuildAsksFirstDocument = "mutation SetGuildAsksFirst($id: ID!, $asksFirst: Boolean!) {\n  setGuildAsksFirst(guildId: $id, asksFirst: $asksFirst)\n}" as DocumentText<SetGuildAsksFirstMutation, SetGuildAsksFirstMutationVariables>;
export const SetGuildClosedToDocument = "mutation SetGuildClosedTo($id: ID!, $providerId: ID!, $isClosed: Boolean!) {\n  setGuildClosedTo(guildId: $id, providerId: $providerId, isClosed: $isClosed)\n}" as DocumentText<SetGuildClosedToMutation, SetGuildClosedToMutationVariables>;
export const OwnGuildApplicationDocument = "query OwnGuildApplication($id: ID!) {\n  ownGroupApplication(groupId: $id) {\n    status\n    createdAt\n  }\n}" as DocumentText<OwnGuildApplicationQuery, OwnGuildApplicationQueryVariables>;
export const GuildInsideDocument = "query GuildInside($id: ID!) {\n  guildNext(guildId: $id) {\n    ...GuildNextData\n  }\n  guildAnnouncements(guildId: $id) {\n    leftToday\n    items {\n      id\n      body\n      createdAt\n    }\n  }\n}\n\nfragment GuildNextData on GuildNext {\n  memberCount\n  people {\n    id\n    username\n    hasProfile\n    arms\n  }\n  quest {\n    id\n    providerId\n    eventTitle\n    translation {\n      eventTitle\n    }\n    startedAt\n    endedAt\n    viewerContract {\n      id\n    }\n    viewerVerdict {\n      verdict\n    }\n    viewerClashes {\n      id\n    }\n    canJoinWaitingList\n    provider {\n      name\n    }\n  }\n}" as DocumentText<GuildInsideQuery, GuildInsideQueryVariables>;
export const GuildInvitesDocument = "query GuildInvites($id: ID!) {\n  guildInvites(guildId: $id) {\n    id\n    createdAt\n    expiresAt\n    useCount\n  }\n}" as DocumentText<GuildInvitesQuery, GuildInvitesQueryVariables>;
export const InvitedGuildDocument = "query InvitedGuild($token: String!) {\n  invitedGuild(token: $token) {\n    ...GuildCardData\n    memberCount\n    viewerIsMember\n  }\n}\n\nfragment GuildCardData on Guild {\n  id\n  name\n  classification\n  description\n}" as DocumentText<InvitedGuildQuery, InvitedGuildQueryVariables>;
export const CreateGuildInviteDocument = "mutation CreateGuildInvite($id: ID!) {\n  createGuildInvite(guildId: $id) {\n    address\n    expiresAt\n  }\n}" as DocumentText<CreateGuildInviteMutation, CreateGuildInviteMutationVariables>;
export const RevokeGuildInviteDocument = "mutation RevokeGuildInvite($id: ID!, $inviteId: ID!) {\n  revokeGuildInvite(guildId: $id, inviteId: $inviteId)\n}" as DocumentText<RevokeGuildInviteMutation, RevokeGuildInviteMutationVariables>;
export const JoinGuildByInviteDocument = "mutation JoinGuildByInvite($token: String!) {\n  joinGuildByInvite(token: $token) {\n    id\n  }\n}" as DocumentText<JoinGuildByInviteMutation, JoinGuildByInviteMutationVariables>;
export const AnnounceToGuildDocument = "mutation AnnounceToGuild($id: ID!, $text: String!, $clientKey: String!) {\n  announceToGuild(guildId: $id, text: $text, clientKey: $clientKey) {\n    id\n  }\n}" as DocumentText<AnnounceToGuildMutation, AnnounceToGuildMutationVariables>;
export const RemoveFromGuildDocument = "mutation RemoveFromGuild($id: ID!, $memberId: ID!) {\n  removeGroupMember(groupId: $id, memberId: $memberId)\n}" as DocumentText<RemoveFromGuildMutation, RemoveFromGuildMutationVariables>;
export const GuildMembersDocument = "query GuildMembers($id: ID!, $page: Int!) {\n  listGroupMembers(groupId: $id, page: $page) {\n    roles {\n      roleId\n      roleName\n      memberCount\n    }\n    items {\n      memberId\n      username\n      hasProfile\n      arms\n      roleId\n      joinedAt\n    }\n    total\n  }\n}" as DocumentText<GuildMembersQuery, GuildMembersQueryVariables>;
export const GuildApplicationsDocument = "query GuildApplications($id: ID!, $page: Int!) {\n  listGroupApplications(groupId: $id, page: $page) {\n    items {\n      id\n      memberId\n      username\n      hasProfile\n      answer\n      status\n      createdAt\n      decidedAt\n    }\n    total\n  }\n}" as DocumentText<GuildApplicationsQuery, GuildApplicationsQueryVariables>;
export const ApplyToGuildDocument = "mutation ApplyToGuild($id: ID!, $answer: String) {\n  applyToGroup(groupId: $id, answer: $answer) {\n    id\n  }\n}" as DocumentText<ApplyToGuildMutation, ApplyToGuildMutationVariables>;
export const DeclineForGuildDocument = "mutation DeclineForGuild($id: ID!, $applicationId: ID!) {\n  declineGroupApplication(groupId: $id, applicationId: $applicationId)\n}" as DocumentText<DeclineForGuildMutation, DeclineForGuildMutationVariables>;
export const AcceptIntoGuildDocument = "mutation AcceptIntoGuild($id: ID!, $applicationId: ID!) {\n  acceptGroupApplication(groupId: $id, applicationId: $applicationId) {\n    id\n  }\n}" as DocumentText<AcceptIntoGuildMutation, AcceptIntoGuildMutationVariables>;
export const ChangeGuildRoleDocument = "mutation ChangeGuildRole($id: ID!, $memberId: ID!, $from: ID!, $to: ID!) {\n  changeMemberRole(\n    groupId: $id\n    memberId: $memberId\n    originRoleId: $from\n    destinationRoleId: $to\n  ) {\n    memberId\n  }\n}" as DocumentText<ChangeGuildRoleMutation, ChangeGuildRoleMutationVariables>;
export const JoinGuildDocument = "mutation JoinGuild($id: ID!, $guildId: ID!, $code: String!) {\n  addChariteerToGuild(id: $id, guildId: $guildId, code: $code) {\n    id\n  }\n}" as DocumentText<JoinGuildMutation, JoinGuildMutationVariables>;
export const QuestHistoryDocument = "query QuestHistory($chariteerId: ID!, $page: Int!, $withWaitings: Boolean!) {\n  ownWaitings @include(if: $withWaitings) {\n    ...AwaitedQuestData\n  }\n  ownProgress @include(if: $withWaitings) {\n    yearInReview\n  }\n  getChariteerMergedContracts(chariteerId: $chariteerId, page: $page) {\n    totalPages\n    totalCount\n    mergedContracts {\n      contract {\n        id\n        abandonedAt\n        isHandedOver\n        status\n        ownFeedback {\n          wouldComeAgain\n          words\n        }\n        feedbackPath\n        quest {\n          id\n          eventTitle\n          translation {\n            eventTitle\n          }\n          publishingStatus\n          startedAt\n          endedAt\n          provider {\n            id\n            name\n          }\n        }\n      }\n      credits {\n        type\n        value\n      }\n    }\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}\n\nfragment OwnWaitingData on OwnWaiting {\n  position\n  offer {\n    endsAt\n    isForMe\n  }\n}\n\nfragment AwaitedQuestData on AwaitedQuest {\n  quest {\n    ...QuestCardData\n    flexibleMinimumTime\n    provider {\n      id\n      name\n    }\n  }\n  waiting {\n    ...OwnWaitingData\n  }\n}" as DocumentText<QuestHistoryQuery, QuestHistoryQueryVariables>;
export const OwnRemindersDocument = "query OwnReminders {\n  ownReminders {\n    ...OwnReminderData\n  }\n}\n\nfragment OwnReminderData on OwnReminder {\n  questId\n  at\n}" as DocumentText<OwnRemindersQuery, OwnRemindersQueryVariables>;
export const InboxDocument = "query Inbox($page: Int!) {\n  inbox(page: $page) {\n    messages {\n      ...InboxEntry\n    }\n    totalCount\n    totalPages\n    unreadCount\n  }\n}\n\nfragment InboxEntry on InboxMessage {\n  id\n  createdAt\n  isUnread\n  language\n  subject\n  parts {\n    words\n    link\n  }\n}" as DocumentText<InboxQuery, InboxQueryVariables>;
export const UnreadMessagesDocument = "query UnreadMessages {\n  unreadMessageCount\n}" as DocumentText<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const ReadInboxMessageDocument = "mutation ReadInboxMessage($id: ID!) {\n  readInboxMessage(id: $id) {\n    ...InboxEntry\n  }\n}\n\nfragment InboxEntry on InboxMessage {\n  id\n  createdAt\n  isUnread\n  language\n  subject\n  parts {\n    words\n    link\n  }\n}" as DocumentText<ReadInboxMessageMutation, ReadInboxMessageMutationVariables>;
export const ReadAllInboxMessagesDocument = "mutation ReadAllInboxMessages {\n  readAllInboxMessages\n}" as DocumentText<ReadAllInboxMessagesMutation, ReadAllInboxMessagesMutationVariables>;
export const InboxMessageDocument = "query InboxMessage($id: ID!) {\n  inboxMessage(id: $id) {\n    ...InboxEntry\n  }\n}\n\nfragment InboxEntry on InboxMessage {\n  id\n  createdAt\n  isUnread\n  language\n  subject\n  parts {\n    words\n    link\n  }\n}" as DocumentText<InboxMessageQuery, InboxMessageQueryVariables>;
export const JoiningStateDocument = "query JoiningState {\n  joining {\n    typedAddress\n    questId\n    isEntered\n    sendAgainAt\n    heldUntil\n  }\n}" as DocumentText<JoiningStateQuery, JoiningStateQueryVariables>;
export const JoinQuestDocument = "query JoinQuest($id: ID!) {\n  quest(id: $id) {\n    ...JoinQuestData\n  }\n}\n\nfragment JoinQuestData on Quest {\n  id\n  providerId\n  viewerVerdict {\n    newcomerStart\n  }\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  stampIcon\n  serviceTags\n  startedAt\n  endedAt\n  flexibleMinimumTime\n  agePolicy {\n    name\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  provider {\n    name\n    districtId\n  }\n}" as DocumentText<JoinQuestQuery, JoinQuestQueryVariables>;
export const AskingQuestDocument = "query AskingQuest($id: ID!) {\n  quest(id: $id) {\n    ...JoinQuestData\n    viewerVerdict {\n      verdict\n      placeHeldUntil\n    }\n  }\n}\n\nfragment JoinQuestData on Quest {\n  id\n  providerId\n  viewerVerdict {\n    newcomerStart\n  }\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  stampIcon\n  serviceTags\n  startedAt\n  endedAt\n  flexibleMinimumTime\n  agePolicy {\n    name\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  provider {\n    name\n    districtId\n  }\n}" as DocumentText<AskingQuestQuery, AskingQuestQueryVariables>;
export const StartJoiningDocument = "mutation StartJoining($email: String!, $questId: ID, $invitation: String) {\n  startJoining(email: $email, questId: $questId, invitation: $invitation) {\n    typedAddress\n  }\n}" as DocumentText<StartJoiningMutation, StartJoiningMutationVariables>;
export const EnterJoiningCodeDocument = "mutation EnterJoiningCode($code: String!) {\n  enterJoiningCode(code: $code) {\n    ...JoiningStepData\n  }\n}\n\nfragment JoiningStepData on JoiningStep {\n  logIn {\n    locale\n  }\n  quest {\n    questId\n    providerId\n    isSignedUp\n    refusalCode\n  }\n}" as DocumentText<EnterJoiningCodeMutation, EnterJoiningCodeMutationVariables>;
export const OpenJoiningLinkDocument = "mutation OpenJoiningLink($token: String!) {\n  openJoiningLink(token: $token) {\n    ...JoiningStepData\n  }\n}\n\nfragment JoiningStepData on JoiningStep {\n  logIn {\n    locale\n  }\n  quest {\n    questId\n    providerId\n    isSignedUp\n    refusalCode\n  }\n}" as DocumentText<OpenJoiningLinkMutation, OpenJoiningLinkMutationVariables>;
export const FinishJoiningDocument = "mutation FinishJoining($input: FinishJoiningInput!) {\n  finishJoining(input: $input) {\n    ...JoiningStepData\n  }\n}\n\nfragment JoiningStepData on JoiningStep {\n  logIn {\n    locale\n  }\n  quest {\n    questId\n    providerId\n    isSignedUp\n    refusalCode\n  }\n}" as DocumentText<FinishJoiningMutation, FinishJoiningMutationVariables>;
export const SetLanguageDocument = "mutation SetLanguage($locale: String!) {\n  setLanguage(locale: $locale)\n}" as DocumentText<SetLanguageMutation, SetLanguageMutationVariables>;
export const MessageChoicesDocument = "query MessageChoices {\n  messageChoices {\n    ...MessageChoicesData\n  }\n}\n\nfragment MessageChoicesData on MessageChoices {\n  isYoung\n  reachable\n  mustChannels\n  choices {\n    class\n    channel\n    isOn\n  }\n}" as DocumentText<MessageChoicesQuery, MessageChoicesQueryVariables>;
export const SetMessageChoicesDocument = "mutation SetMessageChoices($choices: [MessageChoiceInput!]!) {\n  setMessageChoices(choices: $choices) {\n    ...MessageChoicesData\n  }\n}\n\nfragment MessageChoicesData on MessageChoices {\n  isYoung\n  reachable\n  mustChannels\n  choices {\n    class\n    channel\n    isOn\n  }\n}" as DocumentText<SetMessageChoicesMutation, SetMessageChoicesMutationVariables>;
export const UnsubscriptionDocument = "query Unsubscription($token: String!) {\n  unsubscription(token: $token) {\n    class\n    isOn\n  }\n}" as DocumentText<UnsubscriptionQuery, UnsubscriptionQueryVariables>;
export const UnsubscribeDocument = "mutation Unsubscribe($token: String!) {\n  unsubscribe(token: $token) {\n    class\n    isOn\n  }\n}" as DocumentText<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const CancelledQuestDocument = "query CancelledQuest($id: ID!) {\n  cancelledQuest(id: $id) {\n    ...CancelledQuestData\n  }\n}\n\nfragment CancelledQuestData on CancelledQuest {\n  id\n  providerId\n  providerName\n  eventTitle\n  translatedTitle\n  startedAt\n  isOver\n  reason\n}" as DocumentText<CancelledQuestQuery, CancelledQuestQueryVariables>;
export const NextQuestsDocument = "query NextQuests($providerId: ID, $category: String, $first: Int!, $needsTraining: Boolean!) {\n  nextQuests(\n    providerId: $providerId\n    category: $category\n    first: $first\n    needsTraining: $needsTraining\n  ) {\n    ...QuestCardData\n    provider {\n      id\n      name\n    }\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}" as DocumentText<NextQuestsQuery, NextQuestsQueryVariables>;
export const InsteadOfQuestDocument = "query InsteadOfQuest($providerId: ID!, $category: String!, $first: Int!) {\n  alike: nextQuests(\n    providerId: $providerId\n    category: $category\n    first: $first\n    needsTraining: false\n  ) {\n    ...QuestCardData\n    provider {\n      id\n      name\n    }\n  }\n  others: nextQuests(providerId: $providerId, first: $first, needsTraining: false) {\n    ...QuestCardData\n    provider {\n      id\n      name\n    }\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}" as DocumentText<InsteadOfQuestQuery, InsteadOfQuestQueryVariables>;
export const OwnDataCopyDocument = "query OwnDataCopy {\n  dataCopy {\n    state\n    askedAt\n    madeAt\n    expiresAt\n    bytes\n    nextAskAt\n  }\n}" as DocumentText<OwnDataCopyQuery, OwnDataCopyQueryVariables>;
export const AskForDataCopyDocument = "mutation AskForDataCopy {\n  askForDataCopy {\n    state\n  }\n}" as DocumentText<AskForDataCopyMutation, AskForDataCopyMutationVariables>;
export const OwnDetailsDocument = "query OwnDetails {\n  identityProof {\n    way\n  }\n  ownDetails {\n    ...OwnDetailsData\n  }\n  getAccountInfo {\n    isGuardianConsentMissing\n    locale\n    usernameChangeableAt\n    contactEmails {\n      emailAddress\n      verificationStatus\n      isUnreachable\n    }\n  }\n}\n\nfragment OwnDetailsData on OwnDetails {\n  hasRecord\n  username\n  emailAddress\n  newEmailAddress\n  nameFirst\n  nameLast\n  phoneNumber\n  dateOfBirth\n  mayCorrectBirthDate\n  emergencyContactName\n  emergencyContactNumber\n  languages\n}" as DocumentText<OwnDetailsQuery, OwnDetailsQueryVariables>;
export const ChangePasswordDocument = "mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    playerId\n  }\n}" as DocumentText<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const AddOrUpdateContactEmailDocument = "mutation AddOrUpdateContactEmail($emailAddress: String!) {\n  addOrUpdateContactEmail(emailAddress: $emailAddress) {\n    verificationStatus\n  }\n}" as DocumentText<AddOrUpdateContactEmailMutation, AddOrUpdateContactEmailMutationVariables>;
export const CorrectOwnDetailsDocument = "mutation CorrectOwnDetails($input: CorrectOwnDetailsInput!) {\n  correctOwnDetails(input: $input) {\n    hasRecord\n  }\n}" as DocumentText<CorrectOwnDetailsMutation, CorrectOwnDetailsMutationVariables>;
export const CorrectOwnBirthDateDocument = "mutation CorrectOwnBirthDate($dateOfBirth: Date!) {\n  correctOwnBirthDate(dateOfBirth: $dateOfBirth) {\n    hasRecord\n  }\n}" as DocumentText<CorrectOwnBirthDateMutation, CorrectOwnBirthDateMutationVariables>;
export const ChangeUserNameDocument = "mutation ChangeUserName($username: String!) {\n  changeUserName(username: $username) {\n    username\n  }\n}" as DocumentText<ChangeUserNameMutation, ChangeUserNameMutationVariables>;
export const ChangeEmailAddressDocument = "mutation ChangeEmailAddress($emailAddress: String!, $currentPassword: String) {\n  changeEmailAddress(\n    emailAddress: $emailAddress\n    currentPassword: $currentPassword\n  )\n}" as DocumentText<ChangeEmailAddressMutation, ChangeEmailAddressMutationVariables>;
export const OwnPasskeysDocument = "query OwnPasskeys {\n  ownPasskeys {\n    isOffered\n    items {\n      id\n      name\n      isSynced\n      createdAt\n      lastUsedAt\n    }\n  }\n}" as DocumentText<OwnPasskeysQuery, OwnPasskeysQueryVariables>;
export const BeginPasskeyDocument = "mutation BeginPasskey {\n  beginPasskey\n}" as DocumentText<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = "mutation AddPasskey($credential: String!) {\n  addPasskey(credential: $credential) {\n    id\n  }\n}" as DocumentText<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = "mutation RenamePasskey($id: ID!, $name: String!) {\n  renamePasskey(id: $id, name: $name) {\n    id\n  }\n}" as DocumentText<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = "mutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id)\n}" as DocumentText<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const BeginPasskeyLogInDocument = "mutation BeginPasskeyLogIn {\n  beginPasskeyLogIn\n}" as DocumentText<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables>;
export const LogInByPasskeyDocument = "mutation LogInByPasskey($credential: String!) {\n  logInByPasskey(credential: $credential) {\n    playerId\n    locale\n  }\n}" as DocumentText<LogInByPasskeyMutation, LogInByPasskeyMutationVariables>;
export const BeginPasskeyProofDocument = "mutation BeginPasskeyProof {\n  beginPasskeyProof\n}" as DocumentText<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>;
export const ProveByPasskeyDocument = "mutation ProveByPasskey($credential: String!) {\n  proveByPasskey(credential: $credential) {\n    isRecent\n  }\n}" as DocumentText<ProveByPasskeyMutation, ProveByPasskeyMutationVariables>;
export const OwnPrivacyDocument = "query OwnPrivacy {\n  ownPrivacy {\n    ...PrivacyData\n  }\n}\n\nfragment PrivacyData on Privacy {\n  hidesUsername\n  isChosen\n  profileParts\n  hidesPictures\n  shownParts\n  isYoung\n  hasGuardianAgreed\n}" as DocumentText<OwnPrivacyQuery, OwnPrivacyQueryVariables>;
export const SetPrivacyDocument = "mutation SetPrivacy($input: PrivacyInput!) {\n  setPrivacy(input: $input) {\n    ...PrivacyData\n  }\n}\n\nfragment PrivacyData on Privacy {\n  hidesUsername\n  isChosen\n  profileParts\n  hidesPictures\n  shownParts\n  isYoung\n  hasGuardianAgreed\n}" as DocumentText<SetPrivacyMutation, SetPrivacyMutationVariables>;
export const OwnProgressDocument = "query OwnProgress {\n  ownProgress {\n    ...OwnProgressData\n  }\n}\n\nfragment OwnProgressData on OwnProgress {\n  minutes\n  yearMinutes\n  monthMinutes\n  quests\n  types\n  newTypes\n  yearInReview\n  promisedTypes\n  weeksInARow\n  weeks {\n    startDay\n    isServed\n    type\n  }\n  nextRoundHours\n}" as DocumentText<OwnProgressQuery, OwnProgressQueryVariables>;
export const IdentityProofDocument = "query IdentityProof {\n  identityProof {\n    way\n    hasPasskey\n    takesOneTimePassword\n    isRecent\n  }\n  getAccountInfo {\n    email\n  }\n}" as DocumentText<IdentityProofQuery, IdentityProofQueryVariables>;
export const ProveIdentityDocument = "mutation ProveIdentity($password: String, $code: String) {\n  proveIdentity(password: $password, code: $code) {\n    isRecent\n  }\n}" as DocumentText<ProveIdentityMutation, ProveIdentityMutationVariables>;
export const SendProofCodeDocument = "mutation SendProofCode {\n  sendProofCode\n}" as DocumentText<SendProofCodeMutation, SendProofCodeMutationVariables>;
export const OwnBrowsersDocument = "query OwnBrowsers {\n  pushPublicKey\n  pushSubscriptions {\n    id\n    browser\n    createdAt\n    isThisBrowser\n  }\n}" as DocumentText<OwnBrowsersQuery, OwnBrowsersQueryVariables>;
export const AddPushSubscriptionDocument = "mutation AddPushSubscription($input: PushSubscriptionInput!) {\n  addPushSubscription(input: $input) {\n    id\n  }\n}" as DocumentText<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables>;
export const RemovePushSubscriptionDocument = "mutation RemovePushSubscription($id: ID!) {\n  removePushSubscription(id: $id)\n}" as DocumentText<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const PlaceMapDocument = "query PlaceMap($id: ID!) {\n  areaOutlines(districtIds: [$id]) {\n    areas {\n      path\n    }\n    project {\n      left\n      top\n    }\n  }\n}" as DocumentText<PlaceMapQuery, PlaceMapQueryVariables>;
export const QuestDetailDocument = "query QuestDetail($id: ID!) {\n  quest(id: $id) {\n    ...QuestDetailData\n  }\n  ownInvitation\n}\n\nfragment PictureData on Picture {\n  id\n  altText\n  color\n  width\n  height\n  widths\n}\n\nfragment QuestDetailData on Quest {\n  id\n  providerId\n  provider {\n    id\n    name\n    districtId\n    district {\n      name\n    }\n  }\n  eventTitle\n  eventType\n  description\n  translation {\n    eventTitle\n    description\n  }\n  serviceTags\n  stampIcon\n  picture {\n    ...PictureData\n  }\n  firstMinutes\n  giverName\n  equipment\n  prerequisiteMinutes\n  leader {\n    name\n    sentence\n    person {\n      username\n      arms\n    }\n  }\n  comeAgain {\n    yesCount\n    answerCount\n  }\n  publishingStatus\n  cancelReason\n  startedAt\n  endedAt\n  flexibleMinimumTime\n  location {\n    name\n    address\n    detail\n    latitude\n    longitude\n  }\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  isWaitingListOpen\n  canJoinWaitingList\n  ownWaiting {\n    ...OwnWaitingData\n  }\n  isOver\n  viewerIsManager\n  viewerHadPlace\n  viewerContract {\n    id\n    expectedArrivalAt\n    expectedDepartureAt\n    supervision {\n      state\n      supervisorUsername\n      guardianName\n      waitsUntil\n    }\n  }\n  viewerVerdict {\n    verdict\n    hindrances\n    newcomerStart\n    isTooYoung\n    completedMinutes\n    prerequisiteMinutes\n    agePolicy {\n      name\n      supervisedAge\n      soloAge\n      maxAge\n    }\n    trainings {\n      templateId\n      name\n      url\n      status\n      isFulfilled\n      isAboutSafety\n      fulfilledBy\n      ageThreshold\n      estimatedTime\n      isTooYoung\n    }\n    acceptsOrganizationCode\n    applicationLink\n    placeHeldUntil\n    missingRecord\n    demandedRecord\n  }\n  viewerClashes {\n    ...ClashData\n  }\n  childVerdicts {\n    verdict\n    contractId\n    clashes {\n      ...ClashData\n    }\n    canJoinWaitingList\n    waiting {\n      ...OwnWaitingData\n    }\n    child {\n      id\n      nameFirst\n    }\n  }\n  reservation {\n    guildId\n    guildName\n    isViewersGuild\n  }\n  pledgedContracts {\n    id\n    chariteerId\n    guildId\n    abandonedAt\n    guild {\n      classification\n    }\n    chariteer {\n      username\n      hasProfile\n      arms\n      nameFirst\n      nameLast\n    }\n  }\n}\n\nfragment ClashData on Contract {\n  id\n  expectedArrivalAt\n  expectedDepartureAt\n  quest {\n    id\n    providerId\n    eventTitle\n    translation {\n      eventTitle\n    }\n    startedAt\n    endedAt\n  }\n}\n\nfragment OwnWaitingData on OwnWaiting {\n  position\n  offer {\n    endsAt\n    isForMe\n  }\n}" as DocumentText<QuestDetailQuery, QuestDetailQueryVariables>;
export const SupplyFaqDocument = "query SupplyFaq {\n  supplyFaq {\n    question\n    answer\n  }\n}" as DocumentText<SupplyFaqQuery, SupplyFaqQueryVariables>;
export const QuestListDocument = "query QuestList($providerId: ID!) {\n  provider(id: $providerId) {\n    ...QuestListProvider\n  }\n  quests(specificProvider: $providerId) {\n    ...QuestCardData\n  }\n}\n\nfragment PictureData on Picture {\n  id\n  altText\n  color\n  width\n  height\n  widths\n}\n\nfragment QuestListProvider on Provider {\n  id\n  name\n  mission\n  cover {\n    ...PictureData\n  }\n  logo {\n    ...PictureData\n  }\n  district {\n    id\n    name\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}" as DocumentText<QuestListQuery, QuestListQueryVariables>;
export const ManagerQuestListDocument = "query ManagerQuestList($providerId: ID!, $from: DateTime!, $to: DateTime!) {\n  provider(id: $providerId) {\n    ...QuestListProvider\n  }\n  quests: getSpecificQuests(\n    input: {specificProvider: $providerId, dateRangeBeginning: $from, dateRangeEnding: $to}\n  ) {\n    ...QuestCardData\n  }\n}\n\nfragment PictureData on Picture {\n  id\n  altText\n  color\n  width\n  height\n  widths\n}\n\nfragment QuestListProvider on Provider {\n  id\n  name\n  mission\n  cover {\n    ...PictureData\n  }\n  logo {\n    ...PictureData\n  }\n  district {\n    id\n    name\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}" as DocumentText<ManagerQuestListQuery, ManagerQuestListQueryVariables>;
export const OwnQuestMessagesDocument = "query OwnQuestMessages($questId: ID!) {\n  ownQuestMessages(questId: $questId) {\n    canWrite\n    leftToday\n    items {\n      id\n      kind\n      body\n      createdAt\n    }\n  }\n}" as DocumentText<OwnQuestMessagesQuery, OwnQuestMessagesQueryVariables>;
export const WriteToCharityDocument = "mutation WriteToCharity($questId: ID!, $text: String!, $clientKey: ID!) {\n  writeToCharity(questId: $questId, text: $text, clientKey: $clientKey) {\n    id\n  }\n}" as DocumentText<WriteToCharityMutation, WriteToCharityMutationVariables>;
export const AskedAnswersAddressDocument = "query AskedAnswersAddress($token: String!) {\n  askedAnswersAddress(token: $token) {\n    providerName\n    address\n  }\n}" as DocumentText<AskedAnswersAddressQuery, AskedAnswersAddressQueryVariables>;
export const ConfirmAnswersAddressDocument = "mutation ConfirmAnswersAddress($token: String!) {\n  confirmAnswersAddress(token: $token) {\n    providerName\n    address\n  }\n}" as DocumentText<ConfirmAnswersAddressMutation, ConfirmAnswersAddressMutationVariables>;
export const SecondFactorDocument = "query SecondFactor {\n  secondFactor {\n    isOn\n    asksPasskey\n    hasPasskey\n    since\n    recoveryCodesLeft\n    areRightsHeld\n  }\n}" as DocumentText<SecondFactorQuery, SecondFactorQueryVariables>;
export const BeginOneTimePasswordDocument = "mutation BeginOneTimePassword {\n  beginOneTimePassword {\n    secret\n    uri\n  }\n}" as DocumentText<BeginOneTimePasswordMutation, BeginOneTimePasswordMutationVariables>;
export const ConfirmOneTimePasswordDocument = "mutation ConfirmOneTimePassword($code: String!) {\n  confirmOneTimePassword(code: $code) {\n    codes\n  }\n}" as DocumentText<ConfirmOneTimePasswordMutation, ConfirmOneTimePasswordMutationVariables>;
export const RenewRecoveryCodesDocument = "mutation RenewRecoveryCodes {\n  renewRecoveryCodes {\n    codes\n  }\n}" as DocumentText<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveOneTimePasswordDocument = "mutation RemoveOneTimePassword {\n  removeOneTimePassword\n}" as DocumentText<RemoveOneTimePasswordMutation, RemoveOneTimePasswordMutationVariables>;
export const AskPasskeyAtLogInDocument = "mutation AskPasskeyAtLogIn($isAsked: Boolean!) {\n  askPasskeyAtLogIn(isAsked: $isAsked)\n}" as DocumentText<AskPasskeyAtLogInMutation, AskPasskeyAtLogInMutationVariables>;
export const EnterSecondFactorDocument = "mutation EnterSecondFactor($code: String!) {\n  enterSecondFactor(code: $code) {\n    playerId\n    locale\n  }\n}" as DocumentText<EnterSecondFactorMutation, EnterSecondFactorMutationVariables>;
export const WaitingLogInDocument = "query WaitingLogIn {\n  waitingLogIn {\n    takesCode\n    takesPasskey\n  }\n  ownFactorRecovery {\n    state\n    endsAt\n  }\n}" as DocumentText<WaitingLogInQuery, WaitingLogInQueryVariables>;
export const AskFactorRecoveryDocument = "mutation AskFactorRecovery {\n  askFactorRecovery {\n    state\n    endsAt\n  }\n}" as DocumentText<AskFactorRecoveryMutation, AskFactorRecoveryMutationVariables>;
export const StoppableRecoveryDocument = "query StoppableRecovery($token: String!) {\n  stoppableRecovery(token: $token)\n}" as DocumentText<StoppableRecoveryQuery, StoppableRecoveryQueryVariables>;
export const StopFactorRecoveryDocument = "mutation StopFactorRecovery($token: String!) {\n  stopFactorRecovery(token: $token)\n}" as DocumentText<StopFactorRecoveryMutation, StopFactorRecoveryMutationVariables>;
export const OwnSessionsDocument = "query OwnSessions {\n  ownSessionCount\n  ownSessions {\n    id\n    browserName\n    systemName\n    addressPrefix\n    lastUsedAt\n    isThisOne\n  }\n}" as DocumentText<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const SessionOfLinkDocument = "query SessionOfLink($token: String!) {\n  sessionOfLink(token: $token) {\n    browserName\n    systemName\n    addressPrefix\n    createdAt\n  }\n}" as DocumentText<SessionOfLinkQuery, SessionOfLinkQueryVariables>;
export const EndSessionDocument = "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}" as DocumentText<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = "mutation EndOtherSessions {\n  endOtherSessions\n}" as DocumentText<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const EndSessionByLinkDocument = "mutation EndSessionByLink($token: String!) {\n  endSessionByLink(token: $token)\n}" as DocumentText<EndSessionByLinkMutation, EndSessionByLinkMutationVariables>;
export const SeveralDatesDocument = "query SeveralDates($id: ID!, $childId: ID!, $forChild: Boolean!) {\n  quest(id: $id) {\n    ...DateData\n    otherDates {\n      ...DateData\n    }\n  }\n}\n\nfragment DateData on Quest {\n  id\n  providerId\n  eventType\n  startedAt\n  endedAt\n  flexibleMinimumTime\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  canJoinWaitingList\n  reservation {\n    isViewersGuild\n  }\n  viewerVerdict {\n    verdict\n    hindrances\n    newcomerStart\n    isTooYoung\n    completedMinutes\n    prerequisiteMinutes\n    agePolicy {\n      name\n      supervisedAge\n      soloAge\n      maxAge\n    }\n  }\n  viewerClashes {\n    id\n  }\n  childDate(childId: $childId) @include(if: $forChild) {\n    verdict\n    hasClash\n    canJoinWaitingList\n  }\n}" as DocumentText<SeveralDatesQuery, SeveralDatesQueryVariables>;
export const SignUpForDatesDocument = "mutation SignUpForDates($questIds: [ID!]!, $chariteerId: ID, $invitation: String) {\n  signUpForDates(\n    questIds: $questIds\n    chariteerId: $chariteerId\n    invitation: $invitation\n  ) {\n    questId\n    outcome\n    quest {\n      id\n      eventTitle\n      providerId\n    }\n  }\n}" as DocumentText<SignUpForDatesMutation, SignUpForDatesMutationVariables>;
export const TellRecordDocument = "mutation TellRecord($input: CorrectOwnDetailsInput!) {\n  correctOwnDetails(input: $input) {\n    hasRecord\n  }\n}" as DocumentText<TellRecordMutation, TellRecordMutationVariables>;
export const LastGivenUpDocument = "query LastGivenUp($id: ID!) {\n  quest(id: $id) {\n    lastGivenUp {\n      ...ClashData\n    }\n  }\n}\n\nfragment ClashData on Contract {\n  id\n  expectedArrivalAt\n  expectedDepartureAt\n  quest {\n    id\n    providerId\n    eventTitle\n    translation {\n      eventTitle\n    }\n    startedAt\n    endedAt\n  }\n}" as DocumentText<LastGivenUpQuery, LastGivenUpQueryVariables>;
export const SignUpStateDocument = "query SignUpState($id: ID!) {\n  quest(id: $id) {\n    ...SignUpQuest\n  }\n}\n\nfragment ClashData on Contract {\n  id\n  expectedArrivalAt\n  expectedDepartureAt\n  quest {\n    id\n    providerId\n    eventTitle\n    translation {\n      eventTitle\n    }\n    startedAt\n    endedAt\n  }\n}\n\nfragment SignUpQuest on Quest {\n  id\n  providerId\n  provider {\n    name\n  }\n  eventTitle\n  eventType\n  translation {\n    eventTitle\n  }\n  startedAt\n  endedAt\n  flexibleMinimumTime\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  reservation {\n    isViewersGuild\n  }\n  isWaitingListOpen\n  canJoinWaitingList\n  ownWaiting {\n    ...OwnWaitingData\n  }\n  viewerVerdict {\n    verdict\n    hindrances\n    isTooYoung\n    completedMinutes\n    prerequisiteMinutes\n    agePolicy {\n      name\n      supervisedAge\n      soloAge\n      maxAge\n    }\n    trainings {\n      name\n      status\n      isFulfilled\n      fulfilledBy\n      ageThreshold\n      isTooYoung\n    }\n    applicationLink\n    placeHeldUntil\n  }\n  viewerClashes {\n    ...ClashData\n  }\n}\n\nfragment OwnWaitingData on OwnWaiting {\n  position\n  offer {\n    endsAt\n    isForMe\n  }\n}" as DocumentText<SignUpStateQuery, SignUpStateQueryVariables>;
export const QuestOfFormDocument = "query QuestOfForm($id: ID!, $withPlace: Boolean!, $withChildren: Boolean!, $withGuild: Boolean!) {\n  quest(id: $id) {\n    ...QuestOfFormData\n  }\n}\n\nfragment QuestOfFormData on Quest {\n  id\n  providerId\n  eventTitle\n  flexibleMinimumTime\n  viewerContract @include(if: $withPlace) {\n    id\n  }\n  childVerdicts @include(if: $withChildren) {\n    contractId\n    child {\n      id\n    }\n  }\n  reservation @include(if: $withGuild) {\n    guildId\n  }\n}" as DocumentText<QuestOfFormQuery, QuestOfFormQueryVariables>;
export const SignUpDocument = "mutation SignUp($chariteerId: ID!, $questId: ID!, $expectedArrivalAt: DateTime, $expectedDepartureAt: DateTime, $formJSON: String, $supervisorUsername: String, $supervisingGuardian: String, $leaveContractId: ID, $invitation: String) {\n  createContract(\n    chariteerId: $chariteerId\n    questId: $questId\n    expectedArrivalAt: $expectedArrivalAt\n    expectedDepartureAt: $expectedDepartureAt\n    formJSON: $formJSON\n    supervisorUsername: $supervisorUsername\n    supervisingGuardian: $supervisingGuardian\n    leaveContractId: $leaveContractId\n    invitation: $invitation\n  ) {\n    id\n  }\n}" as DocumentText<SignUpMutation, SignUpMutationVariables>;
export const BailOutDocument = "mutation BailOut($contractId: ID!, $abandonReason: String) {\n  abandonContract(id: $contractId, abandonReason: $abandonReason) {\n    id\n  }\n}" as DocumentText<BailOutMutation, BailOutMutationVariables>;
export const EnterOrganizationCodeDocument = "mutation EnterOrganizationCode($questId: ID!, $code: String!) {\n  enterOrganizationCode(questId: $questId, code: $code)\n}" as DocumentText<EnterOrganizationCodeMutation, EnterOrganizationCodeMutationVariables>;
export const OwnReachDocument = "query OwnReach {\n  getAccountInfo {\n    contactEmails {\n      emailAddress\n      verificationStatus\n    }\n  }\n}" as DocumentText<OwnReachQuery, OwnReachQueryVariables>;
export const QuestTrainingsDocument = "query QuestTrainings($id: ID!) {\n  quest(id: $id) {\n    requiredOrientations {\n      templateId\n      name\n      description\n      ageThreshold\n      estimatedTime\n      estimatedCost\n      url\n      isAboutSafety\n      fulfilledBy\n    }\n  }\n}" as DocumentText<QuestTrainingsQuery, QuestTrainingsQueryVariables>;
export const ApplyForTrainingsDocument = "mutation ApplyForTrainings($orientations: [OrientationInput!]!, $questId: ID!) {\n  createMultipleOrientations(orientations: $orientations, questId: $questId) {\n    id\n  }\n}" as DocumentText<ApplyForTrainingsMutation, ApplyForTrainingsMutationVariables>;
export const CloseSponsorBannerDocument = "mutation CloseSponsorBanner {\n  closeSponsorBanner\n}" as DocumentText<CloseSponsorBannerMutation, CloseSponsorBannerMutationVariables>;
export const StandInsAtDocument = "query StandInsAt($questId: ID!) {\n  standInsAt(questId: $questId) {\n    isAllowed\n    wanted {\n      ...StandInData\n    }\n    own {\n      id\n      contractId\n      way\n      word\n      path\n    }\n  }\n}\n\nfragment StandInData on StandIn {\n  id\n  questId\n  providerId\n  charity\n  eventTitle\n  translatedTitle\n  startedAt\n  endedAt\n  expectedArrivalAt\n  expectedDepartureAt\n  username\n  word\n}" as DocumentText<StandInsAtQuery, StandInsAtQueryVariables>;
export const HandOverDocument = "query HandOver($token: String!) {\n  handOver(token: $token) {\n    ...HandOverData\n  }\n}\n\nfragment ClashData on Contract {\n  id\n  expectedArrivalAt\n  expectedDepartureAt\n  quest {\n    id\n    providerId\n    eventTitle\n    translation {\n      eventTitle\n    }\n    startedAt\n    endedAt\n  }\n}\n\nfragment HandOverData on HandOver {\n  standing\n  eventType\n  questId\n  providerId\n  charity\n  eventTitle\n  translatedTitle\n  startedAt\n  endedAt\n  expectedArrivalAt\n  expectedDepartureAt\n  username\n  word\n  verdict\n  isOwn\n  takers {\n    chariteerId\n    givenName\n    needsSupervisor\n    clashes {\n      ...ClashData\n    }\n  }\n}" as DocumentText<HandOverQuery, HandOverQueryVariables>;
export const WantedStandInDocument = "query WantedStandIn($id: ID!) {\n  wantedStandIn(id: $id) {\n    ...HandOverData\n  }\n}\n\nfragment ClashData on Contract {\n  id\n  expectedArrivalAt\n  expectedDepartureAt\n  quest {\n    id\n    providerId\n    eventTitle\n    translation {\n      eventTitle\n    }\n    startedAt\n    endedAt\n  }\n}\n\nfragment HandOverData on HandOver {\n  standing\n  eventType\n  questId\n  providerId\n  charity\n  eventTitle\n  translatedTitle\n  startedAt\n  endedAt\n  expectedArrivalAt\n  expectedDepartureAt\n  username\n  word\n  verdict\n  isOwn\n  takers {\n    chariteerId\n    givenName\n    needsSupervisor\n    clashes {\n      ...ClashData\n    }\n  }\n}" as DocumentText<WantedStandInQuery, WantedStandInQueryVariables>;
export const AskForStandInDocument = "mutation AskForStandIn($contractId: ID!, $word: String) {\n  askForStandIn(contractId: $contractId, word: $word) {\n    id\n  }\n}" as DocumentText<AskForStandInMutation, AskForStandInMutationVariables>;
export const MakeHandOverLinkDocument = "mutation MakeHandOverLink($contractId: ID!, $emailAddress: String, $word: String) {\n  makeHandOverLink(\n    contractId: $contractId\n    emailAddress: $emailAddress\n    word: $word\n  ) {\n    isMailed\n  }\n}" as DocumentText<MakeHandOverLinkMutation, MakeHandOverLinkMutationVariables>;
export const EndStandInDocument = "mutation EndStandIn($id: ID!) {\n  endStandIn(id: $id)\n}" as DocumentText<EndStandInMutation, EndStandInMutationVariables>;
export const TakeStandInDocument = "mutation TakeStandIn($id: ID!, $chariteerId: ID!, $formJSON: String, $supervisorUsername: String, $supervisingGuardian: String, $leaveContractId: ID) {\n  takeStandIn(\n    id: $id\n    chariteerId: $chariteerId\n    formJSON: $formJSON\n    supervisorUsername: $supervisorUsername\n    supervisingGuardian: $supervisingGuardian\n    leaveContractId: $leaveContractId\n  ) {\n    id\n  }\n}" as DocumentText<TakeStandInMutation, TakeStandInMutationVariables>;
export const TakeHandedPlaceDocument = "mutation TakeHandedPlace($token: String!, $chariteerId: ID!, $formJSON: String, $supervisorUsername: String, $supervisingGuardian: String, $leaveContractId: ID) {\n  takeHandedPlace(\n    token: $token\n    chariteerId: $chariteerId\n    formJSON: $formJSON\n    supervisorUsername: $supervisorUsername\n    supervisingGuardian: $supervisingGuardian\n    leaveContractId: $leaveContractId\n  ) {\n    id\n  }\n}" as DocumentText<TakeHandedPlaceMutation, TakeHandedPlaceMutationVariables>;
export const SupervisionRequestsDocument = "query SupervisionRequests {\n  supervisionRequests {\n    ...SupervisionRequestData\n  }\n}\n\nfragment SupervisionRequestData on SupervisionRequest {\n  id\n  state\n  username\n  questId\n  providerId\n  eventTitle\n  translatedTitle\n  charity\n  place\n  address\n  startedAt\n  endedAt\n  waitsUntil\n}" as DocumentText<SupervisionRequestsQuery, SupervisionRequestsQueryVariables>;
export const AnswerSupervisionDocument = "mutation AnswerSupervision($id: ID!, $isAgreed: Boolean!) {\n  answerSupervision(id: $id, isAgreed: $isAgreed)\n}" as DocumentText<AnswerSupervisionMutation, AnswerSupervisionMutationVariables>;
export const NameSupervisorDocument = "mutation NameSupervisor($contractId: ID!, $supervisorUsername: String, $supervisingGuardian: String) {\n  nameSupervisor(\n    contractId: $contractId\n    supervisorUsername: $supervisorUsername\n    supervisingGuardian: $supervisingGuardian\n  )\n}" as DocumentText<NameSupervisorMutation, NameSupervisorMutationVariables>;
export const OwnTextNumberDocument = "query OwnTextNumber {\n  textNumber {\n    ...TextNumberData\n  }\n}\n\nfragment TextNumberData on TextNumber {\n  isOffered\n  agreementVersion\n  state\n  number\n  agreedAt\n}" as DocumentText<OwnTextNumberQuery, OwnTextNumberQueryVariables>;
export const RequestTextNumberDocument = "mutation RequestTextNumber($number: String!, $agreedVersion: String!) {\n  requestTextNumber(number: $number, agreedVersion: $agreedVersion) {\n    ...TextNumberData\n  }\n}\n\nfragment TextNumberData on TextNumber {\n  isOffered\n  agreementVersion\n  state\n  number\n  agreedAt\n}" as DocumentText<RequestTextNumberMutation, RequestTextNumberMutationVariables>;
export const ConfirmTextNumberDocument = "mutation ConfirmTextNumber($code: String!) {\n  confirmTextNumber(code: $code) {\n    ...TextNumberData\n  }\n}\n\nfragment TextNumberData on TextNumber {\n  isOffered\n  agreementVersion\n  state\n  number\n  agreedAt\n}" as DocumentText<ConfirmTextNumberMutation, ConfirmTextNumberMutationVariables>;
export const RemoveTextNumberDocument = "mutation RemoveTextNumber {\n  removeTextNumber\n}" as DocumentText<RemoveTextNumberMutation, RemoveTextNumberMutationVariables>;
export const WritePlayerEventDocument = "mutation WritePlayerEvent($eventName: PlayerEventName!, $properties: PlayerEventPropertiesInput) {\n  writePlayerEvent(eventName: $eventName, properties: $properties)\n}" as DocumentText<WritePlayerEventMutation, WritePlayerEventMutationVariables>;
export const JoinWaitingListDocument = "mutation JoinWaitingList($questId: ID!, $chariteerId: ID!, $invitation: String) {\n  joinWaitingList(\n    questId: $questId\n    chariteerId: $chariteerId\n    invitation: $invitation\n  ) {\n    position\n  }\n}" as DocumentText<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const LeaveWaitingListDocument = "mutation LeaveWaitingList($questId: ID!, $chariteerId: ID!) {\n  leaveWaitingList(questId: $questId, chariteerId: $chariteerId)\n}" as DocumentText<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const TakeOfferedPlaceDocument = "mutation TakeOfferedPlace($questId: ID!, $chariteerId: ID!, $leaveContractId: ID) {\n  takeOfferedPlace(\n    questId: $questId\n    chariteerId: $chariteerId\n    leaveContractId: $leaveContractId\n  ) {\n    id\n  }\n}" as DocumentText<TakeOfferedPlaceMutation, TakeOfferedPlaceMutationVariables>;
export const DeclineOfferedPlaceDocument = "mutation DeclineOfferedPlace($questId: ID!, $chariteerId: ID!) {\n  declineOfferedPlace(questId: $questId, chariteerId: $chariteerId)\n}" as DocumentText<DeclineOfferedPlaceMutation, DeclineOfferedPlaceMutationVariables>;
export const SimilarQuestsDocument = "query SimilarQuests($questId: ID!) {\n  similarQuests(questId: $questId) {\n    ...QuestCardData\n    provider {\n      id\n      name\n    }\n  }\n}\n\nfragment QuestCardData on Quest {\n  id\n  providerId\n  provider {\n    districtId\n  }\n  templateQuestId\n  stampIcon\n  eventTitle\n  translation {\n    eventTitle\n  }\n  eventType\n  publishingStatus\n  serviceTags\n  startedAt\n  endedAt\n  resourceMinNumber\n  resourceDesiredNumber\n  resourceMaxNumber\n  takenCount\n  heldCount\n  waitingCount\n  agePolicy {\n    supervisedAge\n    soloAge\n    maxAge\n  }\n  prerequisiteMinutes\n  requiredOrientations {\n    id\n  }\n  isOver\n  viewerIsManager\n  viewerContract {\n    id\n  }\n  reservation {\n    guildName\n    isViewersGuild\n  }\n}" as DocumentText<SimilarQuestsQuery, SimilarQuestsQueryVariables>;
export const OfferRequestDocument = "query OfferRequest($token: String!) {\n  readOffer(token: $token) {\n    ...OfferRequestData\n  }\n}\n\nfragment OfferRequestData on OfferRequest {\n  state\n  isForMe\n  givenName\n  questId\n  providerId\n  charity\n  eventTitle\n  translatedTitle\n  startedAt\n  endedAt\n  place\n  address\n  endsAt\n  verdict\n  isWaiting\n  clashes {\n    contractId\n    eventTitle\n    startedAt\n    endedAt\n  }\n}" as DocumentText<OfferRequestQuery, OfferRequestQueryVariables>;
export const AnswerOfferDocument = "mutation AnswerOffer($token: String!, $answer: OfferAnswer!, $leaveContractId: ID) {\n  answerOffer(token: $token, answer: $answer, leaveContractId: $leaveContractId) {\n    state\n  }\n}" as DocumentText<AnswerOfferMutation, AnswerOfferMutationVariables>;
export const OwnYearDocument = "query OwnYear($year: Int!) {\n  ownYear(year: $year) {\n    sharedAt\n    otherYears\n    isShareable\n    review {\n      ...YearInReviewData\n    }\n  }\n}\n\nfragment YearInReviewData on YearInReview {\n  year\n  username\n  minutes\n  quests\n  charities\n  types\n  newTypes\n  weeksInARow\n}" as DocumentText<OwnYearQuery, OwnYearQueryVariables>;
export const SharedYearDocument = "query SharedYear($token: String!) {\n  sharedYear(token: $token) {\n    ...YearInReviewData\n  }\n}\n\nfragment YearInReviewData on YearInReview {\n  year\n  username\n  minutes\n  quests\n  charities\n  types\n  newTypes\n  weeksInARow\n}" as DocumentText<SharedYearQuery, SharedYearQueryVariables>;
export const ShareYearDocument = "mutation ShareYear($year: Int!) {\n  shareYear(year: $year) {\n    address\n  }\n}" as DocumentText<ShareYearMutation, ShareYearMutationVariables>;
export const UnshareYearDocument = "mutation UnshareYear($year: Int!) {\n  unshareYear(year: $year)\n}" as DocumentText<UnshareYearMutation, UnshareYearMutationVariables>;
export const CelebrateTypesDocument = "mutation CelebrateTypes($types: [String!]!) {\n  celebrateTypes(types: $types)\n}" as DocumentText<CelebrateTypesMutation, CelebrateTypesMutationVariables>;
export const SiteVersionDocument = "query SiteVersion {\n  getTitleData {\n    maintenanceStatus {\n      versionWebsite\n    }\n  }\n}" as DocumentText<SiteVersionQuery, SiteVersionQueryVariables>;
