// Made by scripts/generate.ts from the SDL; do not edit.
// A type `NameRow` exported from a file *-row.ts or *-rows.ts of api is what resolvers hand on for the type Name.
import type * as Types from '../../sdl/generated/types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuditEntryRow } from '../../access/audit/audit-row.ts';
import type { AccountInfoRow, ContactEmailRow, PlayerProfileRow, PublisherReadOnlyDataRow, UserDataRow, ReadOnlyDataRow, SurveySubmissionRow, SurveyAnswerRow, ActivityLogEntryRow, InventoryRow, InventoryItemRow, InventoryItemDataRow } from '../../rows/accounts/account-rows.ts';
import type { OwnSessionRow } from '../../rows/accounts/session-row.ts';
import type { AlertVolunteerRow, AlertDeskRow, SentAlertRow } from '../../rows/alerts/alert-row.ts';
import type { BanQuestionRow } from '../../rows/bans/ban-question-row.ts';
import type { CharityContactRow, EmergencyContactRow } from '../../rows/charity-contacts/charity-contact-row.ts';
import type { CharityRequestRow, CharityRequestPageRow } from '../../rows/charity-requests/charity-request-row.ts';
import type { ChildDateRow } from '../../rows/children/child-date-row.ts';
import type { ChildRow, ChildVerdictRow } from '../../rows/children/child-row.ts';
import type { ContractRow } from '../../rows/contracts/contract-row.ts';
import type { DateSignUpRow } from '../../rows/contracts/date-sign-up-row.ts';
import type { ProviderBanRow } from '../../rows/contracts/provider-ban-row.ts';
import type { SelfMarkedHoursRow } from '../../rows/contracts/self-marked-row.ts';
import type { CreditRow } from '../../rows/credits/credit-row.ts';
import type { DataCopyRow } from '../../rows/data-copies/data-copy-row.ts';
import type { FoundQuestsRow, FoundQuestRow } from '../../rows/discovery/found-quests-row.ts';
import type { SuggestedQuestRow } from '../../rows/discovery/suggested-quest-row.ts';
import type { DistrictRow } from '../../rows/districts/district-row.ts';
import type { MembershipRow, GroupKeyRow, GroupRoleRow, GroupMemberRow, GroupApplicationRow, CharityApplicationRow, GroupInvitationRow } from '../../rows/groups/group-row.ts';
import type { OwnGuardianRow } from '../../rows/guardians/guardian-row.ts';
import type { GuildSummaryRow, GuildRow, GuildInviteRow, NewGuildInviteRow, GuildAnnouncementRow, GuildNextRow, OrphanGuildRow } from '../../rows/guilds/guild-row.ts';
import type { JoiningRow, JoinedQuestRow, JoiningStepRow } from '../../rows/joining/joining-row.ts';
import type { InboxPartRow, InboxMessageRow, InboxRow } from '../../rows/messages/inbox-row.ts';
import type { MessageChoiceRow, MessageChoicesRow, UnsubscriptionRow } from '../../rows/messages/message-choice-row.ts';
import type { QuestTellingRow, ToldPersonRow } from '../../rows/messages/quest-telling-row.ts';
import type { PasskeyRow, OwnPasskeysRow } from '../../rows/passkeys/passkey-row.ts';
import type { PictureRow } from '../../rows/pictures/picture-row.ts';
import type { PrivacyRow } from '../../rows/privacy/privacy-row.ts';
import type { IdentityProofRow } from '../../rows/proofs/identity-proof-row.ts';
import type { ProviderRow, LocationRow } from '../../rows/providers/provider-row.ts';
import type { PushSubscriptionRow } from '../../rows/push/push-subscription-row.ts';
import type { QuestMessageRow, DeliverySumRow, QuestMessageDeliveryRow, VolunteerMessageRow, OwnQuestMessageRow } from '../../rows/quest-messages/quest-message-row.ts';
import type { PastQuestCardRow } from '../../rows/quests/past-quest-card-row.ts';
import type { QuestLeaderRow } from '../../rows/quests/quest-leader-row.ts';
import type { QuestRow, ReservationRow, QuestNoticeRow, UnreachedPersonRow, PublishedDraftRow } from '../../rows/quests/quest-row.ts';
import type { RecapReportRow, ChariteerTimeResultRow, RecapAbsenceRow, RecapEntryRow } from '../../rows/recaps/recap-row.ts';
import type { ReservationAnswerRow, ReservationRequestRow, OfferedQuestRow, GuildDeskRow } from '../../rows/reservations/reservation-row.ts';
import type { SecondFactorRow, OneTimePasswordSetupRow, WaitingLogInRow, RecoveryCodesRow, OwnFactorRecoveryRow, FactorRecoveryRow } from '../../rows/second-factor/second-factor-rows.ts';
import type { ServiceRecordRow, ServiceRecordChariteerRow } from '../../rows/service-records/service-record-row.ts';
import type { ContestRow, ContestStandingRow, ContestOutcomeRow, SiteSettingRow } from '../../rows/settings/settings-row.ts';
import type { StandInTakerRow, StandInRow, HandOverRow } from '../../rows/stand-ins/stand-in-rows.ts';
import type { SupervisionRow } from '../../rows/supervision/supervision-row.ts';
import type { TextNumberRow } from '../../rows/texting/text-number-row.ts';
import type { TemplateOrientationRow, OrientationRow } from '../../rows/trainings/training-row.ts';
import type { DeletedRow } from '../../rows/undo/deleted-row.ts';
import type { OwnDetailsRow } from '../../rows/volunteers/own-details-row.ts';
import type { PublicChariteerRow, ChariteerRow } from '../../rows/volunteers/volunteer-row.ts';
import type { AwaitedQuestRow } from '../../rows/waiting/awaited-quest-row.ts';
import type { HeldQuestRow } from '../../rows/waiting/held-quest-row.ts';
import type { WaitingPersonRow } from '../../rows/waiting/waiting-person-row.ts';
import type { WalletRow, WalletEntryRow } from '../../rows/wallet/wallet-row.ts';
import type { YearInReviewRow, OwnYearRow } from '../../rows/years/year-row.ts';
import type { Context } from '../../access/request/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  EventType: ResolverTypeWrapper<Types.Scalars['EventType']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Access: Types.Access;
  AccountInfo: ResolverTypeWrapper<AccountInfoRow>;
  AccountPage: ResolverTypeWrapper<Types.AccountPage>;
  AccountSummary: ResolverTypeWrapper<Types.AccountSummary>;
  AccountType: Types.AccountType;
  ActivityLogEntry: ResolverTypeWrapper<ActivityLogEntryRow>;
  AgePolicy: ResolverTypeWrapper<Types.AgePolicy>;
  AgePolicyInput: Types.AgePolicyInput;
  AlertDesk: ResolverTypeWrapper<AlertDeskRow>;
  AlertVolunteer: ResolverTypeWrapper<AlertVolunteerRow>;
  AnswerRequest: ResolverTypeWrapper<Types.AnswerRequest>;
  AnswerState: Types.AnswerState;
  Area: ResolverTypeWrapper<Types.Area>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  AreaKind: Types.AreaKind;
  AreaMap: ResolverTypeWrapper<Types.AreaMap>;
  AreaSheet: ResolverTypeWrapper<Types.AreaSheet>;
  AskedAnswersAddress: ResolverTypeWrapper<Types.AskedAnswersAddress>;
  AuditEntry: ResolverTypeWrapper<AuditEntryRow>;
  AuditFilter: Types.AuditFilter;
  AuditPage: ResolverTypeWrapper<Omit<Types.AuditPage, 'items'> & { items: Array<ResolversTypes['AuditEntry']> }>;
  AwaitedQuest: ResolverTypeWrapper<AwaitedQuestRow>;
  BackgroundJob: ResolverTypeWrapper<Types.BackgroundJob>;
  BanQuestion: ResolverTypeWrapper<BanQuestionRow>;
  CalendarFeed: ResolverTypeWrapper<Types.CalendarFeed>;
  CancelledQuest: ResolverTypeWrapper<Types.CancelledQuest>;
  ChannelCount: ResolverTypeWrapper<Types.ChannelCount>;
  Chariteer: ResolverTypeWrapper<ChariteerRow>;
  ChariteerAlert: ResolverTypeWrapper<Types.ChariteerAlert>;
  ChariteerAlertFilters: Types.ChariteerAlertFilters;
  ChariteerAlertInput: Types.ChariteerAlertInput;
  ChariteerAlertVolunteers: ResolverTypeWrapper<Omit<Types.ChariteerAlertVolunteers, 'volunteers'> & { volunteers: Array<ResolversTypes['AlertVolunteer']> }>;
  ChariteerTimeResult: ResolverTypeWrapper<ChariteerTimeResultRow>;
  CharityApplication: ResolverTypeWrapper<CharityApplicationRow>;
  CharityContact: ResolverTypeWrapper<CharityContactRow>;
  CharityRequest: ResolverTypeWrapper<CharityRequestRow>;
  CharityRequestInput: Types.CharityRequestInput;
  CharityRequestPage: ResolverTypeWrapper<CharityRequestPageRow>;
  Child: ResolverTypeWrapper<ChildRow>;
  ChildDate: ResolverTypeWrapper<ChildDateRow>;
  ChildVerdict: ResolverTypeWrapper<ChildVerdictRow>;
  ClosedCharity: ResolverTypeWrapper<Types.ClosedCharity>;
  ComeAgain: ResolverTypeWrapper<Types.ComeAgain>;
  ContactEmail: ResolverTypeWrapper<ContactEmailRow>;
  Contest: ResolverTypeWrapper<ContestRow>;
  ContestOutcome: ResolverTypeWrapper<ContestOutcomeRow>;
  ContestStanding: ResolverTypeWrapper<ContestStandingRow>;
  ContestWinner: ResolverTypeWrapper<Types.ContestWinner>;
  Contract: ResolverTypeWrapper<ContractRow>;
  ContractStatus: Types.ContractStatus;
  ContractUpdateInput: Types.ContractUpdateInput;
  CorrectOwnDetailsInput: Types.CorrectOwnDetailsInput;
  CreateChariteerInput: Types.CreateChariteerInput;
  CreateProviderAccountInput: Types.CreateProviderAccountInput;
  Credit: ResolverTypeWrapper<CreditRow>;
  CreditType: Types.CreditType;
  CreditUnit: Types.CreditUnit;
  DataCopy: ResolverTypeWrapper<DataCopyRow>;
  DataCopyState: Types.DataCopyState;
  DateOutcome: Types.DateOutcome;
  DateSignUp: ResolverTypeWrapper<DateSignUpRow>;
  Deleted: ResolverTypeWrapper<DeletedRow>;
  DeliverySum: ResolverTypeWrapper<DeliverySumRow>;
  District: ResolverTypeWrapper<DistrictRow>;
  DistrictChangesInput: Types.DistrictChangesInput;
  DistrictName: ResolverTypeWrapper<Types.DistrictName>;
  EmergencyContact: ResolverTypeWrapper<EmergencyContactRow>;
  FactorRecovery: ResolverTypeWrapper<FactorRecoveryRow>;
  FactorRecoveryState: Types.FactorRecoveryState;
  FaqEntry: ResolverTypeWrapper<Types.FaqEntry>;
  FaqEntryInput: Types.FaqEntryInput;
  FeedbackRequest: ResolverTypeWrapper<Types.FeedbackRequest>;
  FindDay: Types.FindDay;
  FindFilter: Types.FindFilter;
  FindFilterName: Types.FindFilterName;
  FindLoosening: ResolverTypeWrapper<Types.FindLoosening>;
  FindPoint: Types.FindPoint;
  FindSort: Types.FindSort;
  FindTime: Types.FindTime;
  FinishJoiningInput: Types.FinishJoiningInput;
  FollowedCharity: ResolverTypeWrapper<Types.FollowedCharity>;
  FollowInput: Types.FollowInput;
  Follows: ResolverTypeWrapper<Types.Follows>;
  FoundPlace: ResolverTypeWrapper<Types.FoundPlace>;
  FoundQuest: ResolverTypeWrapper<FoundQuestRow>;
  FoundQuests: ResolverTypeWrapper<FoundQuestsRow>;
  Fulfilment: Types.Fulfilment;
  GoalProgress: ResolverTypeWrapper<Types.GoalProgress>;
  GoalTarget: ResolverTypeWrapper<Types.GoalTarget>;
  GoalTargetInput: Types.GoalTargetInput;
  GroupApplication: ResolverTypeWrapper<GroupApplicationRow>;
  GroupApplicationPage: ResolverTypeWrapper<Omit<Types.GroupApplicationPage, 'items'> & { items: Array<ResolversTypes['GroupApplication']> }>;
  GroupApplicationStatus: Types.GroupApplicationStatus;
  GroupGoals: ResolverTypeWrapper<Types.GroupGoals>;
  GroupInvitation: ResolverTypeWrapper<GroupInvitationRow>;
  GroupKey: ResolverTypeWrapper<GroupKeyRow>;
  GroupMember: ResolverTypeWrapper<GroupMemberRow>;
  GroupMemberPage: ResolverTypeWrapper<Omit<Types.GroupMemberPage, 'items'> & { items: Array<ResolversTypes['GroupMember']> }>;
  GroupRole: ResolverTypeWrapper<GroupRoleRow>;
  GroupRoleCount: ResolverTypeWrapper<Types.GroupRoleCount>;
  GroupType: Types.GroupType;
  GuardianAgreed: ResolverTypeWrapper<Types.GuardianAgreed>;
  GuardianAgreedQuest: ResolverTypeWrapper<Types.GuardianAgreedQuest>;
  GuardianBrowser: ResolverTypeWrapper<Types.GuardianBrowser>;
  GuardianConsentStanding: Types.GuardianConsentStanding;
  GuardianGuild: ResolverTypeWrapper<Types.GuardianGuild>;
  GuardianHeldQuest: ResolverTypeWrapper<Types.GuardianHeldQuest>;
  GuardianInput: Types.GuardianInput;
  GuardianMessage: ResolverTypeWrapper<Types.GuardianMessage>;
  GuardianQuest: ResolverTypeWrapper<Types.GuardianQuest>;
  GuardianRequest: ResolverTypeWrapper<Types.GuardianRequest>;
  GuardianShown: ResolverTypeWrapper<Types.GuardianShown>;
  GuardianView: ResolverTypeWrapper<Types.GuardianView>;
  Guild: ResolverTypeWrapper<GuildRow>;
  GuildAnnouncement: ResolverTypeWrapper<GuildAnnouncementRow>;
  GuildAnnouncements: ResolverTypeWrapper<Omit<Types.GuildAnnouncements, 'items'> & { items: Array<ResolversTypes['GuildAnnouncement']> }>;
  GuildDesk: ResolverTypeWrapper<GuildDeskRow>;
  GuildInput: Types.GuildInput;
  GuildInvite: ResolverTypeWrapper<GuildInviteRow>;
  GuildMonth: ResolverTypeWrapper<Types.GuildMonth>;
  GuildNext: ResolverTypeWrapper<GuildNextRow>;
  GuildPage: ResolverTypeWrapper<Omit<Types.GuildPage, 'items'> & { items: Array<ResolversTypes['Guild']> }>;
  GuildRecord: ResolverTypeWrapper<Types.GuildRecord>;
  GuildSummary: ResolverTypeWrapper<GuildSummaryRow>;
  GuildType: ResolverTypeWrapper<Types.GuildType>;
  HandOver: ResolverTypeWrapper<HandOverRow>;
  HeldQuest: ResolverTypeWrapper<HeldQuestRow>;
  HoursReason: ResolverTypeWrapper<Types.HoursReason>;
  IdentityProof: ResolverTypeWrapper<IdentityProofRow>;
  Inbox: ResolverTypeWrapper<InboxRow>;
  InboxMessage: ResolverTypeWrapper<InboxMessageRow>;
  InboxPart: ResolverTypeWrapper<InboxPartRow>;
  InstallationFigure: ResolverTypeWrapper<Types.InstallationFigure>;
  Inventory: ResolverTypeWrapper<InventoryRow>;
  InventoryItem: ResolverTypeWrapper<InventoryItemRow>;
  InventoryItemData: ResolverTypeWrapper<InventoryItemDataRow>;
  JoinedQuest: ResolverTypeWrapper<JoinedQuestRow>;
  Joining: ResolverTypeWrapper<JoiningRow>;
  JoiningStep: ResolverTypeWrapper<JoiningStepRow>;
  LeftOut: ResolverTypeWrapper<Types.LeftOut>;
  LeftOutReason: Types.LeftOutReason;
  LikelyDouble: ResolverTypeWrapper<Types.LikelyDouble>;
  LikelyDoublePage: ResolverTypeWrapper<Types.LikelyDoublePage>;
  LinkedSession: ResolverTypeWrapper<Types.LinkedSession>;
  Location: ResolverTypeWrapper<LocationRow>;
  LocationInput: Types.LocationInput;
  LoginResult: ResolverTypeWrapper<Types.LoginResult>;
  MailServer: ResolverTypeWrapper<Types.MailServer>;
  MaintenanceStatus: ResolverTypeWrapper<Types.MaintenanceStatus>;
  MapProjection: ResolverTypeWrapper<Types.MapProjection>;
  Membership: ResolverTypeWrapper<MembershipRow>;
  MergedContract: ResolverTypeWrapper<Omit<Types.MergedContract, 'contract' | 'credits'> & { contract: ResolversTypes['Contract'], credits: Array<ResolversTypes['Credit']> }>;
  MergedContracts: ResolverTypeWrapper<Omit<Types.MergedContracts, 'mergedContracts'> & { mergedContracts: Array<ResolversTypes['MergedContract']> }>;
  MergeGuardian: ResolverTypeWrapper<Types.MergeGuardian>;
  MergePart: ResolverTypeWrapper<Types.MergePart>;
  MergePreview: ResolverTypeWrapper<Types.MergePreview>;
  MergeQuestion: ResolverTypeWrapper<Types.MergeQuestion>;
  MergeStanding: Types.MergeStanding;
  MergeSubject: Types.MergeSubject;
  MessageChannel: Types.MessageChannel;
  MessageChoice: ResolverTypeWrapper<MessageChoiceRow>;
  MessageChoiceInput: Types.MessageChoiceInput;
  MessageChoices: ResolverTypeWrapper<MessageChoicesRow>;
  MessageClass: Types.MessageClass;
  NewCalendarFeed: ResolverTypeWrapper<Types.NewCalendarFeed>;
  NewcomerStart: Types.NewcomerStart;
  NewDistrictInput: Types.NewDistrictInput;
  NewGuildInvite: ResolverTypeWrapper<NewGuildInviteRow>;
  NewProviderInput: Types.NewProviderInput;
  NewStampInput: Types.NewStampInput;
  NewTemplateOrientationInput: Types.NewTemplateOrientationInput;
  NewYearAddress: ResolverTypeWrapper<Types.NewYearAddress>;
  NoticeKind: Types.NoticeKind;
  OfferAnswer: Types.OfferAnswer;
  OfferClash: ResolverTypeWrapper<Types.OfferClash>;
  OfferedQuest: ResolverTypeWrapper<OfferedQuestRow>;
  OfferRequest: ResolverTypeWrapper<Types.OfferRequest>;
  OfferState: Types.OfferState;
  OneTimePasswordSetup: ResolverTypeWrapper<OneTimePasswordSetupRow>;
  Orientation: ResolverTypeWrapper<OrientationRow>;
  OrientationInput: Types.OrientationInput;
  OrphanGuild: ResolverTypeWrapper<OrphanGuildRow>;
  OrphanGuildPage: ResolverTypeWrapper<Omit<Types.OrphanGuildPage, 'items'> & { items: Array<ResolversTypes['OrphanGuild']> }>;
  OutboxMessage: ResolverTypeWrapper<Types.OutboxMessage>;
  OutboxPage: ResolverTypeWrapper<Types.OutboxPage>;
  OutboxStatus: Types.OutboxStatus;
  OwnDetails: ResolverTypeWrapper<OwnDetailsRow>;
  OwnFactorRecovery: ResolverTypeWrapper<OwnFactorRecoveryRow>;
  OwnFeedback: ResolverTypeWrapper<Types.OwnFeedback>;
  OwnGroupInvitation: ResolverTypeWrapper<Types.OwnGroupInvitation>;
  OwnGuardian: ResolverTypeWrapper<OwnGuardianRow>;
  OwnOffer: ResolverTypeWrapper<Types.OwnOffer>;
  OwnPasskeys: ResolverTypeWrapper<OwnPasskeysRow>;
  OwnProgress: ResolverTypeWrapper<Types.OwnProgress>;
  OwnQuestMessage: ResolverTypeWrapper<OwnQuestMessageRow>;
  OwnQuestMessages: ResolverTypeWrapper<Omit<Types.OwnQuestMessages, 'items'> & { items: Array<ResolversTypes['OwnQuestMessage']> }>;
  OwnReminder: ResolverTypeWrapper<Types.OwnReminder>;
  OwnSession: ResolverTypeWrapper<OwnSessionRow>;
  OwnStandIn: ResolverTypeWrapper<Types.OwnStandIn>;
  OwnWaiting: ResolverTypeWrapper<Types.OwnWaiting>;
  OwnYear: ResolverTypeWrapper<OwnYearRow>;
  Passkey: ResolverTypeWrapper<PasskeyRow>;
  PasswordNamesInput: Types.PasswordNamesInput;
  PasswordProblem: Types.PasswordProblem;
  PastQuestCard: ResolverTypeWrapper<PastQuestCardRow>;
  PastQuestCardPage: ResolverTypeWrapper<Omit<Types.PastQuestCardPage, 'items'> & { items: Array<ResolversTypes['PastQuestCard']> }>;
  PastQuestRaid: ResolverTypeWrapper<Types.PastQuestRaid>;
  Picture: ResolverTypeWrapper<PictureRow>;
  PlayerEventName: Types.PlayerEventName;
  PlayerEventPropertiesInput: Types.PlayerEventPropertiesInput;
  PlayerProfile: ResolverTypeWrapper<PlayerProfileRow>;
  PostedQuest: ResolverTypeWrapper<Types.PostedQuest>;
  PostedSlot: ResolverTypeWrapper<Types.PostedSlot>;
  Privacy: ResolverTypeWrapper<PrivacyRow>;
  PrivacyInput: Types.PrivacyInput;
  ProfileConstraints: Types.ProfileConstraints;
  ProfilePart: Types.ProfilePart;
  ProgressWeek: ResolverTypeWrapper<Types.ProgressWeek>;
  ProofWay: Types.ProofWay;
  Provider: ResolverTypeWrapper<ProviderRow>;
  ProviderBan: ResolverTypeWrapper<ProviderBanRow>;
  ProviderChangesInput: Types.ProviderChangesInput;
  ProviderPage: ResolverTypeWrapper<Omit<Types.ProviderPage, 'items'> & { items: Array<ResolversTypes['Provider']> }>;
  PublicChariteer: ResolverTypeWrapper<PublicChariteerRow>;
  PublishedDraft: ResolverTypeWrapper<PublishedDraftRow>;
  PublisherReadOnlyData: ResolverTypeWrapper<PublisherReadOnlyDataRow>;
  PublishingStatus: Types.PublishingStatus;
  PushSubscription: ResolverTypeWrapper<PushSubscriptionRow>;
  PushSubscriptionInput: Types.PushSubscriptionInput;
  Quest: ResolverTypeWrapper<QuestRow>;
  QuestAttendanceInfo: Types.QuestAttendanceInfo;
  QuestDetailsInfo: Types.QuestDetailsInfo;
  QuestFeedback: ResolverTypeWrapper<Types.QuestFeedback>;
  QuestFilter: Types.QuestFilter;
  QuestFromTemplateInput: Types.QuestFromTemplateInput;
  QuestLeader: ResolverTypeWrapper<QuestLeaderRow>;
  QuestMessage: ResolverTypeWrapper<QuestMessageRow>;
  QuestMessageAudience: Types.QuestMessageAudience;
  QuestMessageDelivery: ResolverTypeWrapper<QuestMessageDeliveryRow>;
  QuestMessageDeliveryPage: ResolverTypeWrapper<Omit<Types.QuestMessageDeliveryPage, 'items'> & { items: Array<ResolversTypes['QuestMessageDelivery']> }>;
  QuestMessageKind: Types.QuestMessageKind;
  QuestMessagePage: ResolverTypeWrapper<Omit<Types.QuestMessagePage, 'items'> & { items: Array<ResolversTypes['QuestMessage']> }>;
  QuestMessagePreview: ResolverTypeWrapper<Omit<Types.QuestMessagePreview, 'unreached'> & { unreached: Array<ResolversTypes['Contract']> }>;
  QuestNotice: ResolverTypeWrapper<QuestNoticeRow>;
  QuestPage: ResolverTypeWrapper<Omit<Types.QuestPage, 'items'> & { items: Array<ResolversTypes['Quest']> }>;
  QuestSort: Types.QuestSort;
  QuestSortField: Types.QuestSortField;
  QuestTelling: ResolverTypeWrapper<QuestTellingRow>;
  QuestTranslation: ResolverTypeWrapper<Types.QuestTranslation>;
  QuestVerificationInfo: Types.QuestVerificationInfo;
  ReadOnlyData: ResolverTypeWrapper<ReadOnlyDataRow>;
  RecapAbsence: ResolverTypeWrapper<RecapAbsenceRow>;
  RecapEntry: ResolverTypeWrapper<RecapEntryRow>;
  RecapList: Types.RecapList;
  RecapMonth: ResolverTypeWrapper<Types.RecapMonth>;
  RecapPage: ResolverTypeWrapper<Omit<Types.RecapPage, 'items'> & { items: Array<ResolversTypes['RecapEntry']> }>;
  RecapReport: ResolverTypeWrapper<RecapReportRow>;
  RecapSort: Types.RecapSort;
  RecapSortField: Types.RecapSortField;
  RecordDemands: ResolverTypeWrapper<Types.RecordDemands>;
  RecordMerge: ResolverTypeWrapper<Types.RecordMerge>;
  RecordMergePage: ResolverTypeWrapper<Types.RecordMergePage>;
  RecordPart: Types.RecordPart;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodesRow>;
  RegisterChariteerInput: Types.RegisterChariteerInput;
  RegisterChildInput: Types.RegisterChildInput;
  RegisteredAccount: ResolverTypeWrapper<Types.RegisteredAccount>;
  RegisteredUser: ResolverTypeWrapper<Types.RegisteredUser>;
  RegisteredVolunteer: ResolverTypeWrapper<Types.RegisteredVolunteer>;
  ReminderSetting: ResolverTypeWrapper<Types.ReminderSetting>;
  RemoveChariteerInput: Types.RemoveChariteerInput;
  RemovedChariteer: ResolverTypeWrapper<Types.RemovedChariteer>;
  RequestStanding: Types.RequestStanding;
  RequiredTraining: ResolverTypeWrapper<Types.RequiredTraining>;
  Reservation: ResolverTypeWrapper<ReservationRow>;
  ReservationAnswer: ResolverTypeWrapper<ReservationAnswerRow>;
  ReservationOutcome: Types.ReservationOutcome;
  ReservationRequest: ResolverTypeWrapper<ReservationRequestRow>;
  ReservationTerms: Types.ReservationTerms;
  Resolution: Types.Resolution;
  RetriedMails: ResolverTypeWrapper<Types.RetriedMails>;
  SecondFactor: ResolverTypeWrapper<SecondFactorRow>;
  SeenOrientationInput: Types.SeenOrientationInput;
  SeenQuestInput: Types.SeenQuestInput;
  SelfMarkedHours: ResolverTypeWrapper<SelfMarkedHoursRow>;
  SelfMarkedHoursPage: ResolverTypeWrapper<Omit<Types.SelfMarkedHoursPage, 'items'> & { items: Array<ResolversTypes['SelfMarkedHours']> }>;
  SentAlert: ResolverTypeWrapper<SentAlertRow>;
  SentAlertChoice: ResolverTypeWrapper<Types.SentAlertChoice>;
  ServiceRecord: ResolverTypeWrapper<ServiceRecordRow>;
  ServiceRecordChariteer: ResolverTypeWrapper<ServiceRecordChariteerRow>;
  SharedMark: Types.SharedMark;
  SignUpAnswersInput: Types.SignUpAnswersInput;
  SiteSetting: ResolverTypeWrapper<SiteSettingRow>;
  SiteSettingInput: Types.SiteSettingInput;
  SortOrder: Types.SortOrder;
  SpecificQuestsInput: Types.SpecificQuestsInput;
  SpokenLanguage: Types.SpokenLanguage;
  StampChangesInput: Types.StampChangesInput;
  StampPlaces: ResolverTypeWrapper<Types.StampPlaces>;
  StandIn: ResolverTypeWrapper<StandInRow>;
  StandInsAt: ResolverTypeWrapper<Omit<Types.StandInsAt, 'wanted'> & { wanted: Array<ResolversTypes['StandIn']> }>;
  StandInStanding: Types.StandInStanding;
  StandInTaker: ResolverTypeWrapper<StandInTakerRow>;
  StandInWay: Types.StandInWay;
  SubscriptionStatus: Types.SubscriptionStatus;
  SuggestedQuest: ResolverTypeWrapper<SuggestedQuestRow>;
  SuggestionReason: Types.SuggestionReason;
  Supervision: ResolverTypeWrapper<SupervisionRow>;
  SupervisionRequest: ResolverTypeWrapper<Types.SupervisionRequest>;
  SupervisionState: Types.SupervisionState;
  SurveyAnswer: ResolverTypeWrapper<SurveyAnswerRow>;
  SurveySubmission: ResolverTypeWrapper<SurveySubmissionRow>;
  TellingState: Types.TellingState;
  TemplateOrientation: ResolverTypeWrapper<TemplateOrientationRow>;
  TemplateOrientationChangesInput: Types.TemplateOrientationChangesInput;
  TemplateOrientationPage: ResolverTypeWrapper<Omit<Types.TemplateOrientationPage, 'items'> & { items: Array<ResolversTypes['TemplateOrientation']> }>;
  TextNumber: ResolverTypeWrapper<TextNumberRow>;
  TextNumberState: Types.TextNumberState;
  TitleData: ResolverTypeWrapper<Types.TitleData>;
  ToldPerson: ResolverTypeWrapper<ToldPersonRow>;
  UnansweredMessages: ResolverTypeWrapper<Types.UnansweredMessages>;
  UnansweredQuest: ResolverTypeWrapper<Types.UnansweredQuest>;
  UnreachedPerson: ResolverTypeWrapper<UnreachedPersonRow>;
  UnreachedReason: Types.UnreachedReason;
  Unsubscription: ResolverTypeWrapper<UnsubscriptionRow>;
  UserData: ResolverTypeWrapper<UserDataRow>;
  Verdict: Types.Verdict;
  VerificationStatus: Types.VerificationStatus;
  ViewerVerdict: ResolverTypeWrapper<Types.ViewerVerdict>;
  VolunteerAnswer: ResolverTypeWrapper<Types.VolunteerAnswer>;
  VolunteerAttendanceInfo: Types.VolunteerAttendanceInfo;
  VolunteerMessage: ResolverTypeWrapper<VolunteerMessageRow>;
  VolunteerMessagePage: ResolverTypeWrapper<Omit<Types.VolunteerMessagePage, 'items'> & { items: Array<ResolversTypes['VolunteerMessage']> }>;
  WaitingLogIn: ResolverTypeWrapper<WaitingLogInRow>;
  WaitingPerson: ResolverTypeWrapper<WaitingPersonRow>;
  Wallet: ResolverTypeWrapper<WalletRow>;
  WalletEntry: ResolverTypeWrapper<WalletEntryRow>;
  YearInReview: ResolverTypeWrapper<YearInReviewRow>;
  YoungMessage: ResolverTypeWrapper<Types.YoungMessage>;
  YoungMessageKind: Types.YoungMessageKind;
  YoungMessagePage: ResolverTypeWrapper<Types.YoungMessagePage>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  EventType: Types.Scalars['EventType']['output'];
  Query: Record<PropertyKey, never>;
  String: Types.Scalars['String']['output'];
  Boolean: Types.Scalars['Boolean']['output'];
  ID: Types.Scalars['ID']['output'];
  Int: Types.Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  AccountInfo: AccountInfoRow;
  AccountPage: Types.AccountPage;
  AccountSummary: Types.AccountSummary;
  ActivityLogEntry: ActivityLogEntryRow;
  AgePolicy: Types.AgePolicy;
  AgePolicyInput: Types.AgePolicyInput;
  AlertDesk: AlertDeskRow;
  AlertVolunteer: AlertVolunteerRow;
  AnswerRequest: Types.AnswerRequest;
  Area: Types.Area;
  Float: Types.Scalars['Float']['output'];
  AreaMap: Types.AreaMap;
  AreaSheet: Types.AreaSheet;
  AskedAnswersAddress: Types.AskedAnswersAddress;
  AuditEntry: AuditEntryRow;
  AuditFilter: Types.AuditFilter;
  AuditPage: Omit<Types.AuditPage, 'items'> & { items: Array<ResolversParentTypes['AuditEntry']> };
  AwaitedQuest: AwaitedQuestRow;
  BackgroundJob: Types.BackgroundJob;
  BanQuestion: BanQuestionRow;
  CalendarFeed: Types.CalendarFeed;
  CancelledQuest: Types.CancelledQuest;
  ChannelCount: Types.ChannelCount;
  Chariteer: ChariteerRow;
  ChariteerAlert: Types.ChariteerAlert;
  ChariteerAlertFilters: Types.ChariteerAlertFilters;
  ChariteerAlertInput: Types.ChariteerAlertInput;
  ChariteerAlertVolunteers: Omit<Types.ChariteerAlertVolunteers, 'volunteers'> & { volunteers: Array<ResolversParentTypes['AlertVolunteer']> };
  ChariteerTimeResult: ChariteerTimeResultRow;
  CharityApplication: CharityApplicationRow;
  CharityContact: CharityContactRow;
  CharityRequest: CharityRequestRow;
  CharityRequestInput: Types.CharityRequestInput;
  CharityRequestPage: CharityRequestPageRow;
  Child: ChildRow;
  ChildDate: ChildDateRow;
  ChildVerdict: ChildVerdictRow;
  ClosedCharity: Types.ClosedCharity;
  ComeAgain: Types.ComeAgain;
  ContactEmail: ContactEmailRow;
  Contest: ContestRow;
  ContestOutcome: ContestOutcomeRow;
  ContestStanding: ContestStandingRow;
  ContestWinner: Types.ContestWinner;
  Contract: ContractRow;
  ContractUpdateInput: Types.ContractUpdateInput;
  CorrectOwnDetailsInput: Types.CorrectOwnDetailsInput;
  CreateChariteerInput: Types.CreateChariteerInput;
  CreateProviderAccountInput: Types.CreateProviderAccountInput;
  Credit: CreditRow;
  DataCopy: DataCopyRow;
  DateSignUp: DateSignUpRow;
  Deleted: DeletedRow;
  DeliverySum: DeliverySumRow;
  District: DistrictRow;
  DistrictChangesInput: Types.DistrictChangesInput;
  DistrictName: Types.DistrictName;
  EmergencyContact: EmergencyContactRow;
  FactorRecovery: FactorRecoveryRow;
  FaqEntry: Types.FaqEntry;
  FaqEntryInput: Types.FaqEntryInput;
  FeedbackRequest: Types.FeedbackRequest;
  FindFilter: Types.FindFilter;
  FindLoosening: Types.FindLoosening;
  FindPoint: Types.FindPoint;
  FinishJoiningInput: Types.FinishJoiningInput;
  FollowedCharity: Types.FollowedCharity;
  FollowInput: Types.FollowInput;
  Follows: Types.Follows;
  FoundPlace: Types.FoundPlace;
  FoundQuest: FoundQuestRow;
  FoundQuests: FoundQuestsRow;
  GoalProgress: Types.GoalProgress;
  GoalTarget: Types.GoalTarget;
  GoalTargetInput: Types.GoalTargetInput;
  GroupApplication: GroupApplicationRow;
  GroupApplicationPage: Omit<Types.GroupApplicationPage, 'items'> & { items: Array<ResolversParentTypes['GroupApplication']> };
  GroupGoals: Types.GroupGoals;
  GroupInvitation: GroupInvitationRow;
  GroupKey: GroupKeyRow;
  GroupMember: GroupMemberRow;
  GroupMemberPage: Omit<Types.GroupMemberPage, 'items'> & { items: Array<ResolversParentTypes['GroupMember']> };
  GroupRole: GroupRoleRow;
  GroupRoleCount: Types.GroupRoleCount;
  GuardianAgreed: Types.GuardianAgreed;
  GuardianAgreedQuest: Types.GuardianAgreedQuest;
  GuardianBrowser: Types.GuardianBrowser;
  GuardianGuild: Types.GuardianGuild;
  GuardianHeldQuest: Types.GuardianHeldQuest;
  GuardianInput: Types.GuardianInput;
  GuardianMessage: Types.GuardianMessage;
  GuardianQuest: Types.GuardianQuest;
  GuardianRequest: Types.GuardianRequest;
  GuardianShown: Types.GuardianShown;
  GuardianView: Types.GuardianView;
  Guild: GuildRow;
  GuildAnnouncement: GuildAnnouncementRow;
  GuildAnnouncements: Omit<Types.GuildAnnouncements, 'items'> & { items: Array<ResolversParentTypes['GuildAnnouncement']> };
  GuildDesk: GuildDeskRow;
  GuildInput: Types.GuildInput;
  GuildInvite: GuildInviteRow;
  GuildMonth: Types.GuildMonth;
  GuildNext: GuildNextRow;
  GuildPage: Omit<Types.GuildPage, 'items'> & { items: Array<ResolversParentTypes['Guild']> };
  GuildRecord: Types.GuildRecord;
  GuildSummary: GuildSummaryRow;
  GuildType: Types.GuildType;
  HandOver: HandOverRow;
  HeldQuest: HeldQuestRow;
  HoursReason: Types.HoursReason;
  IdentityProof: IdentityProofRow;
  Inbox: InboxRow;
  InboxMessage: InboxMessageRow;
  InboxPart: InboxPartRow;
  InstallationFigure: Types.InstallationFigure;
  Inventory: InventoryRow;
  InventoryItem: InventoryItemRow;
  InventoryItemData: InventoryItemDataRow;
  JoinedQuest: JoinedQuestRow;
  Joining: JoiningRow;
  JoiningStep: JoiningStepRow;
  LeftOut: Types.LeftOut;
  LikelyDouble: Types.LikelyDouble;
  LikelyDoublePage: Types.LikelyDoublePage;
  LinkedSession: Types.LinkedSession;
  Location: LocationRow;
  LocationInput: Types.LocationInput;
  LoginResult: Types.LoginResult;
  MailServer: Types.MailServer;
  MaintenanceStatus: Types.MaintenanceStatus;
  MapProjection: Types.MapProjection;
  Membership: MembershipRow;
  MergedContract: Omit<Types.MergedContract, 'contract' | 'credits'> & { contract: ResolversParentTypes['Contract'], credits: Array<ResolversParentTypes['Credit']> };
  MergedContracts: Omit<Types.MergedContracts, 'mergedContracts'> & { mergedContracts: Array<ResolversParentTypes['MergedContract']> };
  MergeGuardian: Types.MergeGuardian;
  MergePart: Types.MergePart;
  MergePreview: Types.MergePreview;
  MergeQuestion: Types.MergeQuestion;
  MessageChoice: MessageChoiceRow;
  MessageChoiceInput: Types.MessageChoiceInput;
  MessageChoices: MessageChoicesRow;
  NewCalendarFeed: Types.NewCalendarFeed;
  NewDistrictInput: Types.NewDistrictInput;
  NewGuildInvite: NewGuildInviteRow;
  NewProviderInput: Types.NewProviderInput;
  NewStampInput: Types.NewStampInput;
  NewTemplateOrientationInput: Types.NewTemplateOrientationInput;
  NewYearAddress: Types.NewYearAddress;
  OfferClash: Types.OfferClash;
  OfferedQuest: OfferedQuestRow;
  OfferRequest: Types.OfferRequest;
  OneTimePasswordSetup: OneTimePasswordSetupRow;
  Orientation: OrientationRow;
  OrientationInput: Types.OrientationInput;
  OrphanGuild: OrphanGuildRow;
  OrphanGuildPage: Omit<Types.OrphanGuildPage, 'items'> & { items: Array<ResolversParentTypes['OrphanGuild']> };
  OutboxMessage: Types.OutboxMessage;
  OutboxPage: Types.OutboxPage;
  OwnDetails: OwnDetailsRow;
  OwnFactorRecovery: OwnFactorRecoveryRow;
  OwnFeedback: Types.OwnFeedback;
  OwnGroupInvitation: Types.OwnGroupInvitation;
  OwnGuardian: OwnGuardianRow;
  OwnOffer: Types.OwnOffer;
  OwnPasskeys: OwnPasskeysRow;
  OwnProgress: Types.OwnProgress;
  OwnQuestMessage: OwnQuestMessageRow;
  OwnQuestMessages: Omit<Types.OwnQuestMessages, 'items'> & { items: Array<ResolversParentTypes['OwnQuestMessage']> };
  OwnReminder: Types.OwnReminder;
  OwnSession: OwnSessionRow;
  OwnStandIn: Types.OwnStandIn;
  OwnWaiting: Types.OwnWaiting;
  OwnYear: OwnYearRow;
  Passkey: PasskeyRow;
  PasswordNamesInput: Types.PasswordNamesInput;
  PastQuestCard: PastQuestCardRow;
  PastQuestCardPage: Omit<Types.PastQuestCardPage, 'items'> & { items: Array<ResolversParentTypes['PastQuestCard']> };
  PastQuestRaid: Types.PastQuestRaid;
  Picture: PictureRow;
  PlayerEventPropertiesInput: Types.PlayerEventPropertiesInput;
  PlayerProfile: PlayerProfileRow;
  PostedQuest: Types.PostedQuest;
  PostedSlot: Types.PostedSlot;
  Privacy: PrivacyRow;
  PrivacyInput: Types.PrivacyInput;
  ProfileConstraints: Types.ProfileConstraints;
  ProgressWeek: Types.ProgressWeek;
  Provider: ProviderRow;
  ProviderBan: ProviderBanRow;
  ProviderChangesInput: Types.ProviderChangesInput;
  ProviderPage: Omit<Types.ProviderPage, 'items'> & { items: Array<ResolversParentTypes['Provider']> };
  PublicChariteer: PublicChariteerRow;
  PublishedDraft: PublishedDraftRow;
  PublisherReadOnlyData: PublisherReadOnlyDataRow;
  PushSubscription: PushSubscriptionRow;
  PushSubscriptionInput: Types.PushSubscriptionInput;
  Quest: QuestRow;
  QuestAttendanceInfo: Types.QuestAttendanceInfo;
  QuestDetailsInfo: Types.QuestDetailsInfo;
  QuestFeedback: Types.QuestFeedback;
  QuestFilter: Types.QuestFilter;
  QuestFromTemplateInput: Types.QuestFromTemplateInput;
  QuestLeader: QuestLeaderRow;
  QuestMessage: QuestMessageRow;
  QuestMessageDelivery: QuestMessageDeliveryRow;
  QuestMessageDeliveryPage: Omit<Types.QuestMessageDeliveryPage, 'items'> & { items: Array<ResolversParentTypes['QuestMessageDelivery']> };
  QuestMessagePage: Omit<Types.QuestMessagePage, 'items'> & { items: Array<ResolversParentTypes['QuestMessage']> };
  QuestMessagePreview: Omit<Types.QuestMessagePreview, 'unreached'> & { unreached: Array<ResolversParentTypes['Contract']> };
  QuestNotice: QuestNoticeRow;
  QuestPage: Omit<Types.QuestPage, 'items'> & { items: Array<ResolversParentTypes['Quest']> };
  QuestSort: Types.QuestSort;
  QuestTelling: QuestTellingRow;
  QuestTranslation: Types.QuestTranslation;
  QuestVerificationInfo: Types.QuestVerificationInfo;
  ReadOnlyData: ReadOnlyDataRow;
  RecapAbsence: RecapAbsenceRow;
  RecapEntry: RecapEntryRow;
  RecapMonth: Types.RecapMonth;
  RecapPage: Omit<Types.RecapPage, 'items'> & { items: Array<ResolversParentTypes['RecapEntry']> };
  RecapReport: RecapReportRow;
  RecapSort: Types.RecapSort;
  RecordDemands: Types.RecordDemands;
  RecordMerge: Types.RecordMerge;
  RecordMergePage: Types.RecordMergePage;
  RecoveryCodes: RecoveryCodesRow;
  RegisterChariteerInput: Types.RegisterChariteerInput;
  RegisterChildInput: Types.RegisterChildInput;
  RegisteredAccount: Types.RegisteredAccount;
  RegisteredUser: Types.RegisteredUser;
  RegisteredVolunteer: Types.RegisteredVolunteer;
  ReminderSetting: Types.ReminderSetting;
  RemoveChariteerInput: Types.RemoveChariteerInput;
  RemovedChariteer: Types.RemovedChariteer;
  RequiredTraining: Types.RequiredTraining;
  Reservation: ReservationRow;
  ReservationAnswer: ReservationAnswerRow;
  ReservationRequest: ReservationRequestRow;
  RetriedMails: Types.RetriedMails;
  SecondFactor: SecondFactorRow;
  SeenOrientationInput: Types.SeenOrientationInput;
  SeenQuestInput: Types.SeenQuestInput;
  SelfMarkedHours: SelfMarkedHoursRow;
  SelfMarkedHoursPage: Omit<Types.SelfMarkedHoursPage, 'items'> & { items: Array<ResolversParentTypes['SelfMarkedHours']> };
  SentAlert: SentAlertRow;
  SentAlertChoice: Types.SentAlertChoice;
  ServiceRecord: ServiceRecordRow;
  ServiceRecordChariteer: ServiceRecordChariteerRow;
  SignUpAnswersInput: Types.SignUpAnswersInput;
  SiteSetting: SiteSettingRow;
  SiteSettingInput: Types.SiteSettingInput;
  SpecificQuestsInput: Types.SpecificQuestsInput;
  StampChangesInput: Types.StampChangesInput;
  StampPlaces: Types.StampPlaces;
  StandIn: StandInRow;
  StandInsAt: Omit<Types.StandInsAt, 'wanted'> & { wanted: Array<ResolversParentTypes['StandIn']> };
  StandInTaker: StandInTakerRow;
  SuggestedQuest: SuggestedQuestRow;
  Supervision: SupervisionRow;
  SupervisionRequest: Types.SupervisionRequest;
  SurveyAnswer: SurveyAnswerRow;
  SurveySubmission: SurveySubmissionRow;
  TemplateOrientation: TemplateOrientationRow;
  TemplateOrientationChangesInput: Types.TemplateOrientationChangesInput;
  TemplateOrientationPage: Omit<Types.TemplateOrientationPage, 'items'> & { items: Array<ResolversParentTypes['TemplateOrientation']> };
  TextNumber: TextNumberRow;
  TitleData: Types.TitleData;
  ToldPerson: ToldPersonRow;
  UnansweredMessages: Types.UnansweredMessages;
  UnansweredQuest: Types.UnansweredQuest;
  UnreachedPerson: UnreachedPersonRow;
  Unsubscription: UnsubscriptionRow;
  UserData: UserDataRow;
  ViewerVerdict: Types.ViewerVerdict;
  VolunteerAnswer: Types.VolunteerAnswer;
  VolunteerAttendanceInfo: Types.VolunteerAttendanceInfo;
  VolunteerMessage: VolunteerMessageRow;
  VolunteerMessagePage: Omit<Types.VolunteerMessagePage, 'items'> & { items: Array<ResolversParentTypes['VolunteerMessage']> };
  WaitingLogIn: WaitingLogInRow;
  WaitingPerson: WaitingPersonRow;
  Wallet: WalletRow;
  WalletEntry: WalletEntryRow;
  YearInReview: YearInReviewRow;
  YoungMessage: Types.YoungMessage;
  YoungMessagePage: Types.YoungMessagePage;
};

export type AccessDirectiveArgs = {
  to: Types.Access;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ContactDataDirectiveArgs = { };

export type ContactDataDirectiveResolver<Result, Parent, ContextType = Context, Args = ContactDataDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface EventTypeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EventType'], any> {
  name: 'EventType';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountPage?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<Types.QueryAccountPageArgs, 'page' | 'perPage'>>;
  accountSummary?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType, RequireFields<Types.QueryAccountSummaryArgs, 'id'>>;
  alertDesk?: Resolver<ResolversTypes['AlertDesk'], ParentType, ContextType, RequireFields<Types.QueryAlertDeskArgs, 'questId'>>;
  answerRequest?: Resolver<ResolversTypes['AnswerRequest'], ParentType, ContextType, RequireFields<Types.QueryAnswerRequestArgs, 'token'>>;
  answersAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.QueryAnswersAddressArgs, 'providerId'>>;
  areaOutlines?: Resolver<ResolversTypes['AreaMap'], ParentType, ContextType, Partial<Types.QueryAreaOutlinesArgs>>;
  askedAnswersAddress?: Resolver<ResolversTypes['AskedAnswersAddress'], ParentType, ContextType, RequireFields<Types.QueryAskedAnswersAddressArgs, 'token'>>;
  auditPage?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<Types.QueryAuditPageArgs, 'page' | 'perPage'>>;
  backgroundJobs?: Resolver<Array<ResolversTypes['BackgroundJob']>, ParentType, ContextType>;
  banQuestions?: Resolver<Array<ResolversTypes['BanQuestion']>, ParentType, ContextType, RequireFields<Types.QueryBanQuestionsArgs, 'providerId'>>;
  calendarFeed?: Resolver<Types.Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  cancelledQuest?: Resolver<ResolversTypes['CancelledQuest'], ParentType, ContextType, RequireFields<Types.QueryCancelledQuestArgs, 'id'>>;
  chariteer?: Resolver<Types.Maybe<ResolversTypes['Chariteer']>, ParentType, ContextType, RequireFields<Types.QueryChariteerArgs, 'id'>>;
  charityContacts?: Resolver<Array<ResolversTypes['CharityContact']>, ParentType, ContextType>;
  charityRequestPage?: Resolver<ResolversTypes['CharityRequestPage'], ParentType, ContextType, RequireFields<Types.QueryCharityRequestPageArgs, 'page' | 'perPage'>>;
  contest?: Resolver<ResolversTypes['Contest'], ParentType, ContextType>;
  contestGuild?: Resolver<Types.Maybe<ResolversTypes['Guild']>, ParentType, ContextType>;
  contestOutcomes?: Resolver<Array<ResolversTypes['ContestOutcome']>, ParentType, ContextType>;
  countSpecificChariteers?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.QueryCountSpecificChariteersArgs, 'specificProvider' | 'dateRangeBeginning' | 'dateRangeEnding'>>;
  countSpecificOrientations?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.QueryCountSpecificOrientationsArgs, 'specificProvider'>>;
  credits?: Resolver<Array<ResolversTypes['Credit']>, ParentType, ContextType, RequireFields<Types.QueryCreditsArgs, 'chariteerID' | 'page'>>;
  dataCopy?: Resolver<Types.Maybe<ResolversTypes['DataCopy']>, ParentType, ContextType>;
  district?: Resolver<Types.Maybe<ResolversTypes['District']>, ParentType, ContextType, RequireFields<Types.QueryDistrictArgs, 'id'>>;
  districts?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  factorRecoveries?: Resolver<Array<ResolversTypes['FactorRecovery']>, ParentType, ContextType>;
  feedbackRequest?: Resolver<ResolversTypes['FeedbackRequest'], ParentType, ContextType, RequireFields<Types.QueryFeedbackRequestArgs, 'token'>>;
  findQuests?: Resolver<ResolversTypes['FoundQuests'], ParentType, ContextType, RequireFields<Types.QueryFindQuestsArgs, 'sort' | 'page' | 'showAll'>>;
  formerAddressUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<Types.QueryFormerAddressUntilArgs, 'token'>>;
  generateSingleMonthReport?: Resolver<ResolversTypes['RecapReport'], ParentType, ContextType, RequireFields<Types.QueryGenerateSingleMonthReportArgs, 'specificProvider' | 'dateRangeBeginning' | 'dateRangeEnding'>>;
  getAccountInfo?: Resolver<Types.Maybe<ResolversTypes['AccountInfo']>, ParentType, ContextType>;
  getChariteerAlertVolunteers?: Resolver<ResolversTypes['ChariteerAlertVolunteers'], ParentType, ContextType, RequireFields<Types.QueryGetChariteerAlertVolunteersArgs, 'input'>>;
  getChariteerMergedContracts?: Resolver<ResolversTypes['MergedContracts'], ParentType, ContextType, RequireFields<Types.QueryGetChariteerMergedContractsArgs, 'chariteerId' | 'page'>>;
  getGuild?: Resolver<ResolversTypes['Guild'], ParentType, ContextType, RequireFields<Types.QueryGetGuildArgs, 'id'>>;
  getInventory?: Resolver<ResolversTypes['Inventory'], ParentType, ContextType>;
  getPlayerProfile?: Resolver<ResolversTypes['PlayerProfile'], ParentType, ContextType, RequireFields<Types.QueryGetPlayerProfileArgs, 'playerId'>>;
  getProviderQuests?: Resolver<ResolversTypes['QuestPage'], ParentType, ContextType, RequireFields<Types.QueryGetProviderQuestsArgs, 'isPast' | 'page' | 'perPage'>>;
  getPublisherReadOnlyData?: Resolver<Types.Maybe<ResolversTypes['PublisherReadOnlyData']>, ParentType, ContextType>;
  getReadOnlyData?: Resolver<ResolversTypes['ReadOnlyData'], ParentType, ContextType>;
  getServiceRecord?: Resolver<ResolversTypes['ServiceRecord'], ParentType, ContextType, RequireFields<Types.QueryGetServiceRecordArgs, 'id'>>;
  getSpecificChariteers?: Resolver<Array<ResolversTypes['ChariteerTimeResult']>, ParentType, ContextType, RequireFields<Types.QueryGetSpecificChariteersArgs, 'specificProvider' | 'dateRangeBeginning' | 'dateRangeEnding' | 'page' | 'perPage'>>;
  getSpecificOrientations?: Resolver<Array<ResolversTypes['Orientation']>, ParentType, ContextType, RequireFields<Types.QueryGetSpecificOrientationsArgs, 'specificProvider' | 'page' | 'perPage'>>;
  getSpecificQuests?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType, RequireFields<Types.QueryGetSpecificQuestsArgs, 'input'>>;
  getTitleData?: Resolver<ResolversTypes['TitleData'], ParentType, ContextType>;
  getUserData?: Resolver<ResolversTypes['UserData'], ParentType, ContextType>;
  groupGoalProgress?: Resolver<Array<ResolversTypes['GoalProgress']>, ParentType, ContextType, RequireFields<Types.QueryGroupGoalProgressArgs, 'groupId'>>;
  groupGoals?: Resolver<ResolversTypes['GroupGoals'], ParentType, ContextType, RequireFields<Types.QueryGroupGoalsArgs, 'groupId'>>;
  guardianAgreed?: Resolver<Types.Maybe<ResolversTypes['GuardianAgreed']>, ParentType, ContextType, RequireFields<Types.QueryGuardianAgreedArgs, 'token'>>;
  guardianRequest?: Resolver<ResolversTypes['GuardianRequest'], ParentType, ContextType, RequireFields<Types.QueryGuardianRequestArgs, 'token'>>;
  guardianView?: Resolver<ResolversTypes['GuardianView'], ParentType, ContextType, RequireFields<Types.QueryGuardianViewArgs, 'token'>>;
  guildAnnouncements?: Resolver<ResolversTypes['GuildAnnouncements'], ParentType, ContextType, RequireFields<Types.QueryGuildAnnouncementsArgs, 'guildId'>>;
  guildDesk?: Resolver<ResolversTypes['GuildDesk'], ParentType, ContextType, RequireFields<Types.QueryGuildDeskArgs, 'guildId'>>;
  guildInvites?: Resolver<Array<ResolversTypes['GuildInvite']>, ParentType, ContextType, RequireFields<Types.QueryGuildInvitesArgs, 'guildId'>>;
  guildNext?: Resolver<Array<ResolversTypes['GuildNext']>, ParentType, ContextType, RequireFields<Types.QueryGuildNextArgs, 'guildId'>>;
  guildPage?: Resolver<ResolversTypes['GuildPage'], ParentType, ContextType, RequireFields<Types.QueryGuildPageArgs, 'page' | 'perPage'>>;
  guilds?: Resolver<Array<ResolversTypes['Guild']>, ParentType, ContextType, RequireFields<Types.QueryGuildsArgs, 'page'>>;
  guildsWithoutAdmin?: Resolver<ResolversTypes['OrphanGuildPage'], ParentType, ContextType, RequireFields<Types.QueryGuildsWithoutAdminArgs, 'page' | 'perPage'>>;
  handOver?: Resolver<ResolversTypes['HandOver'], ParentType, ContextType, RequireFields<Types.QueryHandOverArgs, 'token'>>;
  identityProof?: Resolver<ResolversTypes['IdentityProof'], ParentType, ContextType>;
  inbox?: Resolver<ResolversTypes['Inbox'], ParentType, ContextType, RequireFields<Types.QueryInboxArgs, 'page'>>;
  inboxMessage?: Resolver<ResolversTypes['InboxMessage'], ParentType, ContextType, RequireFields<Types.QueryInboxMessageArgs, 'id'>>;
  installationFigures?: Resolver<Array<ResolversTypes['InstallationFigure']>, ParentType, ContextType>;
  invitedGuild?: Resolver<Types.Maybe<ResolversTypes['Guild']>, ParentType, ContextType, RequireFields<Types.QueryInvitedGuildArgs, 'token'>>;
  isInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.QueryIsInvitationArgs, 'token'>>;
  joining?: Resolver<Types.Maybe<ResolversTypes['Joining']>, ParentType, ContextType, Partial<Types.QueryJoiningArgs>>;
  keptTextPage?: Resolver<ResolversTypes['YoungMessagePage'], ParentType, ContextType, RequireFields<Types.QueryKeptTextPageArgs, 'page' | 'perPage'>>;
  likelyDoubles?: Resolver<ResolversTypes['LikelyDoublePage'], ParentType, ContextType, RequireFields<Types.QueryLikelyDoublesArgs, 'page' | 'perPage'>>;
  listGroupApplications?: Resolver<ResolversTypes['GroupApplicationPage'], ParentType, ContextType, RequireFields<Types.QueryListGroupApplicationsArgs, 'groupId' | 'page' | 'perPage'>>;
  listGroupInvitations?: Resolver<Array<ResolversTypes['GroupInvitation']>, ParentType, ContextType, RequireFields<Types.QueryListGroupInvitationsArgs, 'groupId'>>;
  listGroupMembers?: Resolver<ResolversTypes['GroupMemberPage'], ParentType, ContextType, RequireFields<Types.QueryListGroupMembersArgs, 'groupId' | 'page' | 'perPage'>>;
  listMembership?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  mailServer?: Resolver<ResolversTypes['MailServer'], ParentType, ContextType>;
  mergeQuestion?: Resolver<ResolversTypes['MergeQuestion'], ParentType, ContextType, RequireFields<Types.QueryMergeQuestionArgs, 'token'>>;
  messageChoices?: Resolver<ResolversTypes['MessageChoices'], ParentType, ContextType>;
  nextQuests?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType, RequireFields<Types.QueryNextQuestsArgs, 'first' | 'needsTraining'>>;
  outboxPage?: Resolver<ResolversTypes['OutboxPage'], ParentType, ContextType, RequireFields<Types.QueryOutboxPageArgs, 'page' | 'perPage'>>;
  ownCharityApplication?: Resolver<Types.Maybe<ResolversTypes['CharityApplication']>, ParentType, ContextType, RequireFields<Types.QueryOwnCharityApplicationArgs, 'providerId'>>;
  ownChildren?: Resolver<Array<ResolversTypes['Child']>, ParentType, ContextType>;
  ownDetails?: Resolver<ResolversTypes['OwnDetails'], ParentType, ContextType>;
  ownFactorRecovery?: Resolver<Types.Maybe<ResolversTypes['OwnFactorRecovery']>, ParentType, ContextType, Partial<Types.QueryOwnFactorRecoveryArgs>>;
  ownFollows?: Resolver<ResolversTypes['Follows'], ParentType, ContextType>;
  ownGoalProgress?: Resolver<Array<ResolversTypes['GoalProgress']>, ParentType, ContextType>;
  ownGroupApplication?: Resolver<Types.Maybe<ResolversTypes['GroupApplication']>, ParentType, ContextType, RequireFields<Types.QueryOwnGroupApplicationArgs, 'groupId'>>;
  ownGroupInvitations?: Resolver<Array<ResolversTypes['OwnGroupInvitation']>, ParentType, ContextType>;
  ownGuilds?: Resolver<Array<ResolversTypes['Guild']>, ParentType, ContextType>;
  ownHeldQuests?: Resolver<Array<ResolversTypes['HeldQuest']>, ParentType, ContextType>;
  ownInvitation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownPasskeys?: Resolver<ResolversTypes['OwnPasskeys'], ParentType, ContextType>;
  ownPrivacy?: Resolver<Types.Maybe<ResolversTypes['Privacy']>, ParentType, ContextType>;
  ownProgress?: Resolver<Types.Maybe<ResolversTypes['OwnProgress']>, ParentType, ContextType>;
  ownQuestMessages?: Resolver<ResolversTypes['OwnQuestMessages'], ParentType, ContextType, RequireFields<Types.QueryOwnQuestMessagesArgs, 'questId'>>;
  ownReminders?: Resolver<Array<ResolversTypes['OwnReminder']>, ParentType, ContextType>;
  ownSessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownSessions?: Resolver<Array<ResolversTypes['OwnSession']>, ParentType, ContextType>;
  ownWaitings?: Resolver<Array<ResolversTypes['AwaitedQuest']>, ParentType, ContextType>;
  ownYear?: Resolver<Types.Maybe<ResolversTypes['OwnYear']>, ParentType, ContextType, RequireFields<Types.QueryOwnYearArgs, 'year'>>;
  pastContest?: Resolver<Types.Maybe<ResolversTypes['Contest']>, ParentType, ContextType, RequireFields<Types.QueryPastContestArgs, 'year'>>;
  pastQuestCards?: Resolver<ResolversTypes['PastQuestCardPage'], ParentType, ContextType, RequireFields<Types.QueryPastQuestCardsArgs, 'page' | 'perPage'>>;
  pastVolunteers?: Resolver<Array<ResolversTypes['Chariteer']>, ParentType, ContextType, RequireFields<Types.QueryPastVolunteersArgs, 'providerId' | 'page' | 'perPage'>>;
  postedSlots?: Resolver<Array<ResolversTypes['PostedSlot']>, ParentType, ContextType, RequireFields<Types.QueryPostedSlotsArgs, 'providerId' | 'from' | 'until'>>;
  previewLocationNotice?: Resolver<Types.Maybe<ResolversTypes['QuestNotice']>, ParentType, ContextType, RequireFields<Types.QueryPreviewLocationNoticeArgs, 'id' | 'approvedLocations'>>;
  previewQuestMessage?: Resolver<ResolversTypes['QuestMessagePreview'], ParentType, ContextType, RequireFields<Types.QueryPreviewQuestMessageArgs, 'questId' | 'audience' | 'text'>>;
  previewQuestNotice?: Resolver<Types.Maybe<ResolversTypes['QuestNotice']>, ParentType, ContextType, RequireFields<Types.QueryPreviewQuestNoticeArgs, 'id'>>;
  provider?: Resolver<Types.Maybe<ResolversTypes['Provider']>, ParentType, ContextType, RequireFields<Types.QueryProviderArgs, 'id'>>;
  providerBans?: Resolver<Array<ResolversTypes['ProviderBan']>, ParentType, ContextType, RequireFields<Types.QueryProviderBansArgs, 'providerId' | 'page'>>;
  providerGroupId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Types.QueryProviderGroupIdArgs, 'providerId'>>;
  providerPage?: Resolver<ResolversTypes['ProviderPage'], ParentType, ContextType, RequireFields<Types.QueryProviderPageArgs, 'page' | 'perPage'>>;
  providers?: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType, RequireFields<Types.QueryProvidersArgs, 'page' | 'perPage'>>;
  pushPublicKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pushSubscriptions?: Resolver<Array<ResolversTypes['PushSubscription']>, ParentType, ContextType>;
  quest?: Resolver<Types.Maybe<ResolversTypes['Quest']>, ParentType, ContextType, RequireFields<Types.QueryQuestArgs, 'id'>>;
  questMessageDeliveryPage?: Resolver<ResolversTypes['QuestMessageDeliveryPage'], ParentType, ContextType, RequireFields<Types.QueryQuestMessageDeliveryPageArgs, 'messageId' | 'page' | 'perPage'>>;
  questMessagePage?: Resolver<ResolversTypes['QuestMessagePage'], ParentType, ContextType, RequireFields<Types.QueryQuestMessagePageArgs, 'questId' | 'page' | 'perPage'>>;
  questPage?: Resolver<ResolversTypes['QuestPage'], ParentType, ContextType, RequireFields<Types.QueryQuestPageArgs, 'providerId' | 'page' | 'perPage'>>;
  quests?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType, Partial<Types.QueryQuestsArgs>>;
  questTelling?: Resolver<Types.Maybe<ResolversTypes['QuestTelling']>, ParentType, ContextType, RequireFields<Types.QueryQuestTellingArgs, 'questId'>>;
  questWaitingList?: Resolver<Array<ResolversTypes['WaitingPerson']>, ParentType, ContextType, RequireFields<Types.QueryQuestWaitingListArgs, 'questId' | 'page'>>;
  readOffer?: Resolver<ResolversTypes['OfferRequest'], ParentType, ContextType, RequireFields<Types.QueryReadOfferArgs, 'token'>>;
  recapMonths?: Resolver<Array<ResolversTypes['RecapMonth']>, ParentType, ContextType, RequireFields<Types.QueryRecapMonthsArgs, 'providerId' | 'year'>>;
  recapPage?: Resolver<ResolversTypes['RecapPage'], ParentType, ContextType, RequireFields<Types.QueryRecapPageArgs, 'providerId' | 'period' | 'list' | 'page' | 'perPage'>>;
  recordDemands?: Resolver<ResolversTypes['RecordDemands'], ParentType, ContextType, RequireFields<Types.QueryRecordDemandsArgs, 'providerId'>>;
  recordMerges?: Resolver<ResolversTypes['RecordMergePage'], ParentType, ContextType, RequireFields<Types.QueryRecordMergesArgs, 'page' | 'perPage'>>;
  reminderSetting?: Resolver<ResolversTypes['ReminderSetting'], ParentType, ContextType, RequireFields<Types.QueryReminderSettingArgs, 'providerId'>>;
  searchGuilds?: Resolver<Array<ResolversTypes['GuildSummary']>, ParentType, ContextType, RequireFields<Types.QuerySearchGuildsArgs, 'text'>>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  selfMarkedHours?: Resolver<ResolversTypes['SelfMarkedHoursPage'], ParentType, ContextType, RequireFields<Types.QuerySelfMarkedHoursArgs, 'page' | 'perPage'>>;
  sessionOfLink?: Resolver<Types.Maybe<ResolversTypes['LinkedSession']>, ParentType, ContextType, RequireFields<Types.QuerySessionOfLinkArgs, 'token'>>;
  sharedYear?: Resolver<Types.Maybe<ResolversTypes['YearInReview']>, ParentType, ContextType, RequireFields<Types.QuerySharedYearArgs, 'token'>>;
  similarQuests?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType, RequireFields<Types.QuerySimilarQuestsArgs, 'questId'>>;
  siteSettings?: Resolver<Array<ResolversTypes['SiteSetting']>, ParentType, ContextType>;
  stampPlaces?: Resolver<ResolversTypes['StampPlaces'], ParentType, ContextType, RequireFields<Types.QueryStampPlacesArgs, 'stampId'>>;
  standInsAt?: Resolver<ResolversTypes['StandInsAt'], ParentType, ContextType, RequireFields<Types.QueryStandInsAtArgs, 'questId'>>;
  stoppableRecovery?: Resolver<ResolversTypes['FactorRecoveryState'], ParentType, ContextType, RequireFields<Types.QueryStoppableRecoveryArgs, 'token'>>;
  suggestedQuests?: Resolver<Array<ResolversTypes['SuggestedQuest']>, ParentType, ContextType>;
  supervisionRequests?: Resolver<Array<ResolversTypes['SupervisionRequest']>, ParentType, ContextType>;
  supplyFaq?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  takeBackUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<Types.QueryTakeBackUntilArgs, 'token'>>;
  templateOrientation?: Resolver<ResolversTypes['TemplateOrientation'], ParentType, ContextType, RequireFields<Types.QueryTemplateOrientationArgs, 'id'>>;
  templateOrientationPage?: Resolver<ResolversTypes['TemplateOrientationPage'], ParentType, ContextType, RequireFields<Types.QueryTemplateOrientationPageArgs, 'providerId' | 'page' | 'perPage'>>;
  textNumber?: Resolver<ResolversTypes['TextNumber'], ParentType, ContextType>;
  unansweredMessages?: Resolver<ResolversTypes['UnansweredMessages'], ParentType, ContextType, RequireFields<Types.QueryUnansweredMessagesArgs, 'providerId'>>;
  undoneByLinkAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<Types.QueryUndoneByLinkAtArgs, 'token'>>;
  unreadMessageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsubscription?: Resolver<ResolversTypes['Unsubscription'], ParentType, ContextType, RequireFields<Types.QueryUnsubscriptionArgs, 'token'>>;
  veilOfTime?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  volunteerMessagePage?: Resolver<ResolversTypes['VolunteerMessagePage'], ParentType, ContextType, RequireFields<Types.QueryVolunteerMessagePageArgs, 'questId' | 'page' | 'perPage'>>;
  waitingLogIn?: Resolver<ResolversTypes['WaitingLogIn'], ParentType, ContextType, Partial<Types.QueryWaitingLogInArgs>>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType, RequireFields<Types.QueryWalletArgs, 'providerId'>>;
  wantedStandIn?: Resolver<ResolversTypes['HandOver'], ParentType, ContextType, RequireFields<Types.QueryWantedStandInArgs, 'id'>>;
  wantedStandIns?: Resolver<Array<ResolversTypes['StandIn']>, ParentType, ContextType>;
  youngMessagePage?: Resolver<ResolversTypes['YoungMessagePage'], ParentType, ContextType, RequireFields<Types.QueryYoungMessagePageArgs, 'providerId' | 'page' | 'perPage'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abandonContract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationAbandonContractArgs, 'id'>>;
  acceptGroupApplication?: Resolver<ResolversTypes['GroupApplication'], ParentType, ContextType, RequireFields<Types.MutationAcceptGroupApplicationArgs, 'groupId' | 'applicationId'>>;
  addChariteerToGuild?: Resolver<ResolversTypes['GuildSummary'], ParentType, ContextType, RequireFields<Types.MutationAddChariteerToGuildArgs, 'id' | 'guildId' | 'code'>>;
  addGroupMember?: Resolver<ResolversTypes['GroupInvitation'], ParentType, ContextType, RequireFields<Types.MutationAddGroupMemberArgs, 'groupId' | 'username' | 'roleId'>>;
  addOrUpdateContactEmail?: Resolver<ResolversTypes['ContactEmail'], ParentType, ContextType, RequireFields<Types.MutationAddOrUpdateContactEmailArgs, 'emailAddress'>>;
  addPasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<Types.MutationAddPasskeyArgs, 'credential'>>;
  addPastVolunteer?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationAddPastVolunteerArgs, 'questId' | 'chariteerId' | 'supervisorId'>>;
  addPushSubscription?: Resolver<ResolversTypes['PushSubscription'], ParentType, ContextType, RequireFields<Types.MutationAddPushSubscriptionArgs, 'input'>>;
  addStaff?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType, RequireFields<Types.MutationAddStaffArgs, 'emailAddress'>>;
  allowPublicProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAllowPublicProfileArgs, 'token' | 'browserKey' | 'isAllowed'>>;
  announceToGuild?: Resolver<ResolversTypes['GuildAnnouncement'], ParentType, ContextType, RequireFields<Types.MutationAnnounceToGuildArgs, 'guildId' | 'text' | 'clientKey'>>;
  answerBanQuestion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAnswerBanQuestionArgs, 'id' | 'isSamePerson'>>;
  answerGroupInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAnswerGroupInvitationArgs, 'id' | 'accept'>>;
  answerOffer?: Resolver<ResolversTypes['OfferRequest'], ParentType, ContextType, RequireFields<Types.MutationAnswerOfferArgs, 'token' | 'answer'>>;
  answerReminder?: Resolver<ResolversTypes['AnswerRequest'], ParentType, ContextType, RequireFields<Types.MutationAnswerReminderArgs, 'token' | 'isComing'>>;
  answerReservationRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAnswerReservationRequestArgs, 'id' | 'accepts'>>;
  answerSupervision?: Resolver<ResolversTypes['SupervisionState'], ParentType, ContextType, RequireFields<Types.MutationAnswerSupervisionArgs, 'id' | 'isAgreed'>>;
  answerVolunteer?: Resolver<ResolversTypes['VolunteerMessage'], ParentType, ContextType, RequireFields<Types.MutationAnswerVolunteerArgs, 'messageId' | 'text' | 'clientKey'>>;
  applyToGroup?: Resolver<ResolversTypes['GroupApplication'], ParentType, ContextType, RequireFields<Types.MutationApplyToGroupArgs, 'groupId'>>;
  askFactorRecovery?: Resolver<ResolversTypes['OwnFactorRecovery'], ParentType, ContextType, Partial<Types.MutationAskFactorRecoveryArgs>>;
  askForAnswersAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAskForAnswersAddressArgs, 'providerId' | 'emailAddress'>>;
  askForCharityAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAskForCharityAccountArgs, 'input'>>;
  askForDataCopy?: Resolver<ResolversTypes['DataCopy'], ParentType, ContextType>;
  askForStandIn?: Resolver<ResolversTypes['OwnStandIn'], ParentType, ContextType, RequireFields<Types.MutationAskForStandInArgs, 'contractId'>>;
  askPasskeyAtLogIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAskPasskeyAtLogInArgs, 'isAsked'>>;
  bailVolunteerFromQuest?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationBailVolunteerFromQuestArgs, 'charityID' | 'questID' | 'itemInstanceID'>>;
  banAccount?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType, RequireFields<Types.MutationBanAccountArgs, 'accountId' | 'reason'>>;
  beginOneTimePassword?: Resolver<ResolversTypes['OneTimePasswordSetup'], ParentType, ContextType>;
  beginPasskey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginPasskeyLogIn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginPasskeyProof?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  celebrateTypes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationCelebrateTypesArgs, 'types'>>;
  changeEmailAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationChangeEmailAddressArgs, 'emailAddress'>>;
  changeMemberRole?: Resolver<ResolversTypes['GroupMember'], ParentType, ContextType, RequireFields<Types.MutationChangeMemberRoleArgs, 'groupId' | 'memberId' | 'originRoleId' | 'destinationRoleId'>>;
  changePassword?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  changeUserName?: Resolver<ResolversTypes['AccountInfo'], ParentType, ContextType, RequireFields<Types.MutationChangeUserNameArgs, 'username'>>;
  chooseContestCharity?: Resolver<ResolversTypes['Contest'], ParentType, ContextType, RequireFields<Types.MutationChooseContestCharityArgs, 'year' | 'guildId' | 'charityId'>>;
  chooseContestGuild?: Resolver<ResolversTypes['Guild'], ParentType, ContextType, RequireFields<Types.MutationChooseContestGuildArgs, 'guildId'>>;
  closeSponsorBanner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmAnswersAddress?: Resolver<ResolversTypes['AskedAnswersAddress'], ParentType, ContextType, RequireFields<Types.MutationConfirmAnswersAddressArgs, 'token'>>;
  confirmOneTimePassword?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<Types.MutationConfirmOneTimePasswordArgs, 'code'>>;
  confirmTextNumber?: Resolver<ResolversTypes['TextNumber'], ParentType, ContextType, RequireFields<Types.MutationConfirmTextNumberArgs, 'code'>>;
  correctBirthDate?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType, RequireFields<Types.MutationCorrectBirthDateArgs, 'chariteerId' | 'dateOfBirth'>>;
  correctOwnBirthDate?: Resolver<ResolversTypes['OwnDetails'], ParentType, ContextType, RequireFields<Types.MutationCorrectOwnBirthDateArgs, 'dateOfBirth'>>;
  correctOwnDetails?: Resolver<ResolversTypes['OwnDetails'], ParentType, ContextType, RequireFields<Types.MutationCorrectOwnDetailsArgs, 'input'>>;
  createCalendarFeed?: Resolver<ResolversTypes['NewCalendarFeed'], ParentType, ContextType>;
  createChariteer?: Resolver<ResolversTypes['Chariteer'], ParentType, ContextType, RequireFields<Types.MutationCreateChariteerArgs, 'input'>>;
  createContract?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType, RequireFields<Types.MutationCreateContractArgs, 'chariteerId' | 'questId'>>;
  createDistrict?: Resolver<ResolversTypes['District'], ParentType, ContextType, RequireFields<Types.MutationCreateDistrictArgs, 'input'>>;
  createGroup?: Resolver<ResolversTypes['GroupKey'], ParentType, ContextType, RequireFields<Types.MutationCreateGroupArgs, 'groupName'>>;
  createGuild?: Resolver<ResolversTypes['Guild'], ParentType, ContextType, RequireFields<Types.MutationCreateGuildArgs, 'input'>>;
  createGuildInvite?: Resolver<ResolversTypes['NewGuildInvite'], ParentType, ContextType, RequireFields<Types.MutationCreateGuildInviteArgs, 'guildId'>>;
  createMultipleOrientations?: Resolver<Array<ResolversTypes['Orientation']>, ParentType, ContextType, RequireFields<Types.MutationCreateMultipleOrientationsArgs, 'orientations' | 'questId'>>;
  createProvider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType, RequireFields<Types.MutationCreateProviderArgs, 'input'>>;
  createProviderAccount?: Resolver<ResolversTypes['RegisteredAccount'], ParentType, ContextType, RequireFields<Types.MutationCreateProviderAccountArgs, 'input'>>;
  createQuest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType, RequireFields<Types.MutationCreateQuestArgs, 'providerId' | 'postedById'>>;
  createQuestsFromTemplates?: Resolver<Array<ResolversTypes['PostedQuest']>, ParentType, ContextType, RequireFields<Types.MutationCreateQuestsFromTemplatesArgs, 'quests'>>;
  createStamp?: Resolver<ResolversTypes['Quest'], ParentType, ContextType, RequireFields<Types.MutationCreateStampArgs, 'input'>>;
  createTemplateOrientation?: Resolver<ResolversTypes['TemplateOrientation'], ParentType, ContextType, RequireFields<Types.MutationCreateTemplateOrientationArgs, 'input'>>;
  decideGuardianConsent?: Resolver<ResolversTypes['GuardianConsentStanding'], ParentType, ContextType, RequireFields<Types.MutationDecideGuardianConsentArgs, 'token' | 'isAgreed' | 'allowsProfile'>>;
  decideMerge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDecideMergeArgs, 'token' | 'isAgreed'>>;
  declineGroupApplication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeclineGroupApplicationArgs, 'groupId' | 'applicationId'>>;
  declineOfferedPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeclineOfferedPlaceArgs, 'questId'>>;
  deleteDraft?: Resolver<ResolversTypes['Deleted'], ParentType, ContextType, RequireFields<Types.MutationDeleteDraftArgs, 'id'>>;
  deleteStamp?: Resolver<ResolversTypes['Deleted'], ParentType, ContextType, RequireFields<Types.MutationDeleteStampArgs, 'id'>>;
  deleteTemplateOrientation?: Resolver<ResolversTypes['Deleted'], ParentType, ContextType, RequireFields<Types.MutationDeleteTemplateOrientationArgs, 'id'>>;
  demandSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDemandSecondFactorArgs, 'providerId' | 'isDemanded'>>;
  describePicture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType, RequireFields<Types.MutationDescribePictureArgs, 'id' | 'altText'>>;
  endGuildByGuardian?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationEndGuildByGuardianArgs, 'token' | 'browserKey' | 'guildId'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationEndSessionArgs, 'id'>>;
  endSessionByLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationEndSessionByLinkArgs, 'token'>>;
  endStandIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationEndStandInArgs, 'id'>>;
  enterGuardianCode?: Resolver<ResolversTypes['GuardianBrowser'], ParentType, ContextType, RequireFields<Types.MutationEnterGuardianCodeArgs, 'token' | 'code'>>;
  enterJoiningCode?: Resolver<ResolversTypes['JoiningStep'], ParentType, ContextType, RequireFields<Types.MutationEnterJoiningCodeArgs, 'code'>>;
  enterOrganizationCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationEnterOrganizationCodeArgs, 'questId' | 'code'>>;
  enterSecondFactor?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Types.MutationEnterSecondFactorArgs, 'code'>>;
  eraseByGuardian?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationEraseByGuardianArgs, 'token'>>;
  eraseChild?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationEraseChildArgs, 'id'>>;
  finishJoining?: Resolver<ResolversTypes['JoiningStep'], ParentType, ContextType, RequireFields<Types.MutationFinishJoiningArgs, 'input'>>;
  follow?: Resolver<ResolversTypes['Follows'], ParentType, ContextType, RequireFields<Types.MutationFollowArgs, 'what'>>;
  giveFeedback?: Resolver<ResolversTypes['FeedbackRequest'], ParentType, ContextType, RequireFields<Types.MutationGiveFeedbackArgs, 'token' | 'wouldComeAgain'>>;
  giveGuardianConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationGiveGuardianConsentArgs, 'input'>>;
  giveGuild?: Resolver<ResolversTypes['Guild'], ParentType, ContextType, RequireFields<Types.MutationGiveGuildArgs, 'guildId' | 'applicationId'>>;
  giveNewChariteerAccountDefaultValues?: Resolver<Types.Maybe<ResolversTypes['PublisherReadOnlyData']>, ParentType, ContextType, RequireFields<Types.MutationGiveNewChariteerAccountDefaultValuesArgs, 'firstName' | 'lastName' | 'phoneNumber' | 'dob'>>;
  giveReservationBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationGiveReservationBackArgs, 'id'>>;
  grantFactorRecovery?: Resolver<ResolversTypes['FactorRecovery'], ParentType, ContextType, RequireFields<Types.MutationGrantFactorRecoveryArgs, 'accountId'>>;
  joinGuildByInvite?: Resolver<ResolversTypes['GuildSummary'], ParentType, ContextType, RequireFields<Types.MutationJoinGuildByInviteArgs, 'token'>>;
  joinWaitingList?: Resolver<ResolversTypes['OwnWaiting'], ParentType, ContextType, RequireFields<Types.MutationJoinWaitingListArgs, 'questId'>>;
  judgeTypedPassword?: Resolver<Types.Maybe<ResolversTypes['PasswordProblem']>, ParentType, ContextType, RequireFields<Types.MutationJudgeTypedPasswordArgs, 'password'>>;
  leaveGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationLeaveGroupArgs, 'groupId'>>;
  leaveWaitingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationLeaveWaitingListArgs, 'questId'>>;
  liftProviderBan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationLiftProviderBanArgs, 'providerId' | 'chariteerId'>>;
  logInByPasskey?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Types.MutationLogInByPasskeyArgs, 'credential'>>;
  logInByVerifiedLink?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Types.MutationLogInByVerifiedLinkArgs, 'token'>>;
  loginWithEmail?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Types.MutationLoginWithEmailArgs, 'email' | 'password' | 'titleId'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  makeHandOverLink?: Resolver<ResolversTypes['OwnStandIn'], ParentType, ContextType, RequireFields<Types.MutationMakeHandOverLinkArgs, 'contractId'>>;
  markCalled?: Resolver<ResolversTypes['QuestTelling'], ParentType, ContextType, RequireFields<Types.MutationMarkCalledArgs, 'questId' | 'chariteerId' | 'isCalled'>>;
  mergeRecords?: Resolver<ResolversTypes['RecordMerge'], ParentType, ContextType, RequireFields<Types.MutationMergeRecordsArgs, 'keptId' | 'droppedId'>>;
  nameSupervisor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationNameSupervisorArgs, 'contractId'>>;
  offerPlace?: Resolver<ResolversTypes['WaitingPerson'], ParentType, ContextType, RequireFields<Types.MutationOfferPlaceArgs, 'questId' | 'chariteerId' | 'addsPlace'>>;
  openEmergencyContact?: Resolver<ResolversTypes['EmergencyContact'], ParentType, ContextType, RequireFields<Types.MutationOpenEmergencyContactArgs, 'contractId'>>;
  openJoiningLink?: Resolver<ResolversTypes['JoiningStep'], ParentType, ContextType, RequireFields<Types.MutationOpenJoiningLinkArgs, 'token'>>;
  previewMerge?: Resolver<ResolversTypes['MergePreview'], ParentType, ContextType, RequireFields<Types.MutationPreviewMergeArgs, 'keptId' | 'droppedId'>>;
  proveByPasskey?: Resolver<ResolversTypes['IdentityProof'], ParentType, ContextType, RequireFields<Types.MutationProveByPasskeyArgs, 'credential'>>;
  proveIdentity?: Resolver<ResolversTypes['IdentityProof'], ParentType, ContextType, Partial<Types.MutationProveIdentityArgs>>;
  providerAlterSpecificQuestAttendance?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType, RequireFields<Types.MutationProviderAlterSpecificQuestAttendanceArgs, 'newQuestInfo'>>;
  providerAlterSpecificQuestDetails?: Resolver<ResolversTypes['Quest'], ParentType, ContextType, RequireFields<Types.MutationProviderAlterSpecificQuestDetailsArgs, 'newQuestInfo'>>;
  providerVerifyChariteerQuestContract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationProviderVerifyChariteerQuestContractArgs, 'newQuestInfo'>>;
  publishDrafts?: Resolver<Array<ResolversTypes['PublishedDraft']>, ParentType, ContextType, RequireFields<Types.MutationPublishDraftsArgs, 'providerId' | 'questIds'>>;
  readAllInboxMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readInboxMessage?: Resolver<ResolversTypes['InboxMessage'], ParentType, ContextType, RequireFields<Types.MutationReadInboxMessageArgs, 'id'>>;
  refuseFactorRecovery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRefuseFactorRecoveryArgs, 'accountId'>>;
  registerChariteer?: Resolver<ResolversTypes['RegisteredVolunteer'], ParentType, ContextType, RequireFields<Types.MutationRegisterChariteerArgs, 'input'>>;
  registerChild?: Resolver<ResolversTypes['Child'], ParentType, ContextType, RequireFields<Types.MutationRegisterChildArgs, 'input'>>;
  registerUser?: Resolver<ResolversTypes['RegisteredUser'], ParentType, ContextType, RequireFields<Types.MutationRegisterUserArgs, 'email' | 'password' | 'username'>>;
  removeAnswersAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRemoveAnswersAddressArgs, 'providerId'>>;
  removeChariteer?: Resolver<ResolversTypes['RemovedChariteer'], ParentType, ContextType, RequireFields<Types.MutationRemoveChariteerArgs, 'input'>>;
  removeGroupMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRemoveGroupMemberArgs, 'groupId' | 'memberId'>>;
  removeOneTimePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRemovePasskeyArgs, 'id'>>;
  removePicture?: Resolver<ResolversTypes['Deleted'], ParentType, ContextType, RequireFields<Types.MutationRemovePictureArgs, 'id'>>;
  removePushSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRemovePushSubscriptionArgs, 'id'>>;
  removeStaff?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType, RequireFields<Types.MutationRemoveStaffArgs, 'accountId'>>;
  removeTextNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renamePasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<Types.MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewGuardianLink?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType, RequireFields<Types.MutationRenewGuardianLinkArgs, 'token' | 'browserKey'>>;
  renewGuildCode?: Resolver<ResolversTypes['Guild'], ParentType, ContextType, RequireFields<Types.MutationRenewGuildCodeArgs, 'guildId'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType>;
  requestTextNumber?: Resolver<ResolversTypes['TextNumber'], ParentType, ContextType, RequireFields<Types.MutationRequestTextNumberArgs, 'number' | 'agreedVersion'>>;
  resendVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Types.MutationResendVerificationArgs>>;
  reserveQuest?: Resolver<ResolversTypes['ReservationAnswer'], ParentType, ContextType, RequireFields<Types.MutationReserveQuestArgs, 'questId' | 'guildId'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'token' | 'password'>>;
  retryFailedMails?: Resolver<ResolversTypes['RetriedMails'], ParentType, ContextType>;
  retryOutboxMessage?: Resolver<ResolversTypes['OutboxMessage'], ParentType, ContextType, RequireFields<Types.MutationRetryOutboxMessageArgs, 'id'>>;
  revokeCalendarFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revokeGuardianLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRevokeGuardianLinkArgs, 'token' | 'browserKey'>>;
  revokeGuildInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRevokeGuildInviteArgs, 'guildId' | 'inviteId'>>;
  saveQuestConfiguration?: Resolver<ResolversTypes['Provider'], ParentType, ContextType, RequireFields<Types.MutationSaveQuestConfigurationArgs, 'providerId' | 'questConfiguration' | 'expectedVersion'>>;
  sendAccountRecoveryEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSendAccountRecoveryEmailArgs, 'email' | 'titleId'>>;
  sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSendAlertEmailsAfterChariteerGroupMembershipApplicationIsApprovedArgs, 'acceptedPlayerID'>>;
  sendChariteersAlert?: Resolver<ResolversTypes['ChariteerAlert'], ParentType, ContextType, RequireFields<Types.MutationSendChariteersAlertArgs, 'senderId' | 'manaCost' | 'providerId' | 'questId' | 'volunteersIds'>>;
  sendChariteersManaAlert?: Resolver<ResolversTypes['ChariteerAlert'], ParentType, ContextType, RequireFields<Types.MutationSendChariteersManaAlertArgs, 'senderId' | 'manaCost' | 'providerId' | 'questId' | 'volunteersIds'>>;
  sendGuardianCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSendGuardianCodeArgs, 'token'>>;
  sendGuardianLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSendGuardianLinkArgs, 'email'>>;
  sendProofCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setCharityContact?: Resolver<ResolversTypes['CharityContact'], ParentType, ContextType, RequireFields<Types.MutationSetCharityContactArgs, 'providerId' | 'isOpen'>>;
  setContestYear?: Resolver<ResolversTypes['Contest'], ParentType, ContextType, Partial<Types.MutationSetContestYearArgs>>;
  setFollowNews?: Resolver<ResolversTypes['Follows'], ParentType, ContextType, RequireFields<Types.MutationSetFollowNewsArgs, 'isOn'>>;
  setGroupGoals?: Resolver<ResolversTypes['GroupGoals'], ParentType, ContextType, RequireFields<Types.MutationSetGroupGoalsArgs, 'groupId' | 'providerIds' | 'targets'>>;
  setGuardianLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationSetGuardianLanguageArgs, 'token' | 'locale'>>;
  setGuildAsksFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSetGuildAsksFirstArgs, 'guildId' | 'asksFirst'>>;
  setGuildClosedTo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSetGuildClosedToArgs, 'guildId' | 'providerId' | 'isClosed'>>;
  setLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationSetLanguageArgs, 'locale'>>;
  setMessageChoices?: Resolver<ResolversTypes['MessageChoices'], ParentType, ContextType, RequireFields<Types.MutationSetMessageChoicesArgs, 'choices'>>;
  setPrivacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType, RequireFields<Types.MutationSetPrivacyArgs, 'input'>>;
  setRecordDemands?: Resolver<ResolversTypes['RecordDemands'], ParentType, ContextType, RequireFields<Types.MutationSetRecordDemandsArgs, 'providerId'>>;
  setReminders?: Resolver<ResolversTypes['ReminderSetting'], ParentType, ContextType, RequireFields<Types.MutationSetRemindersArgs, 'providerId'>>;
  setSiteSettings?: Resolver<Array<ResolversTypes['SiteSetting']>, ParentType, ContextType, RequireFields<Types.MutationSetSiteSettingsArgs, 'settings'>>;
  setStampPlaces?: Resolver<ResolversTypes['StampPlaces'], ParentType, ContextType, RequireFields<Types.MutationSetStampPlacesArgs, 'stampId' | 'allowsStandIns'>>;
  setSubscriptionStatus?: Resolver<ResolversTypes['Chariteer'], ParentType, ContextType, RequireFields<Types.MutationSetSubscriptionStatusArgs, 'id' | 'subscriptionStatus'>>;
  setSupplyFaq?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType, Partial<Types.MutationSetSupplyFaqArgs>>;
  settleCharityRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSettleCharityRequestArgs, 'id'>>;
  setVeilOfTime?: Resolver<ResolversTypes['Date'], ParentType, ContextType, Partial<Types.MutationSetVeilOfTimeArgs>>;
  setWaitingList?: Resolver<ResolversTypes['Quest'], ParentType, ContextType, RequireFields<Types.MutationSetWaitingListArgs, 'questId' | 'isOpen'>>;
  shareYear?: Resolver<ResolversTypes['NewYearAddress'], ParentType, ContextType, RequireFields<Types.MutationShareYearArgs, 'year'>>;
  signUpForDates?: Resolver<Array<ResolversTypes['DateSignUp']>, ParentType, ContextType, RequireFields<Types.MutationSignUpForDatesArgs, 'questIds'>>;
  signVolunteerUpForQuest?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationSignVolunteerUpForQuestArgs, 'charityID' | 'questID'>>;
  startJoining?: Resolver<ResolversTypes['Joining'], ParentType, ContextType, RequireFields<Types.MutationStartJoiningArgs, 'email'>>;
  stopFactorRecovery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationStopFactorRecoveryArgs, 'token'>>;
  takeAccountBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationTakeAccountBackArgs, 'token'>>;
  takeBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationTakeBackArgs, 'token'>>;
  takeHandedPlace?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationTakeHandedPlaceArgs, 'token'>>;
  takeOfferedPlace?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationTakeOfferedPlaceArgs, 'questId'>>;
  takeOffWaitingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationTakeOffWaitingListArgs, 'questId' | 'chariteerId'>>;
  takeStandIn?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationTakeStandInArgs, 'id'>>;
  topUpWallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType, RequireFields<Types.MutationTopUpWalletArgs, 'providerId' | 'amount' | 'reason' | 'seenMana'>>;
  translateQuest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType, RequireFields<Types.MutationTranslateQuestArgs, 'id' | 'locale'>>;
  unbanAccount?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType, RequireFields<Types.MutationUnbanAccountArgs, 'accountId'>>;
  undoAddressChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUndoAddressChangeArgs, 'token'>>;
  undoMerge?: Resolver<ResolversTypes['RecordMerge'], ParentType, ContextType, RequireFields<Types.MutationUndoMergeArgs, 'id'>>;
  unfollow?: Resolver<ResolversTypes['Follows'], ParentType, ContextType, RequireFields<Types.MutationUnfollowArgs, 'what'>>;
  unshareYear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUnshareYearArgs, 'year'>>;
  unsubscribe?: Resolver<ResolversTypes['Unsubscription'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeArgs, 'token'>>;
  updateChariteer?: Resolver<ResolversTypes['Chariteer'], ParentType, ContextType, RequireFields<Types.MutationUpdateChariteerArgs, 'id' | 'favoriteDistrictsList'>>;
  updateContract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType, RequireFields<Types.MutationUpdateContractArgs, 'id' | 'updateAction' | 'supervisorId'>>;
  updateContracts?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType, RequireFields<Types.MutationUpdateContractsArgs, 'contracts'>>;
  updateDistrict?: Resolver<ResolversTypes['District'], ParentType, ContextType, RequireFields<Types.MutationUpdateDistrictArgs, 'input'>>;
  updateOrientation?: Resolver<ResolversTypes['Orientation'], ParentType, ContextType, RequireFields<Types.MutationUpdateOrientationArgs, 'id' | 'supervisorId'>>;
  updateProvider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType, RequireFields<Types.MutationUpdateProviderArgs, 'input'>>;
  updateQuest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType, RequireFields<Types.MutationUpdateQuestArgs, 'id'>>;
  updateStamp?: Resolver<ResolversTypes['Quest'], ParentType, ContextType, RequireFields<Types.MutationUpdateStampArgs, 'input'>>;
  updateTemplateOrientation?: Resolver<ResolversTypes['TemplateOrientation'], ParentType, ContextType, RequireFields<Types.MutationUpdateTemplateOrientationArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationVerifyEmailArgs, 'token'>>;
  websitePublishAllDraftsToActiveQuests?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType, RequireFields<Types.MutationWebsitePublishAllDraftsToActiveQuestsArgs, 'providerID' | 'draftQuests'>>;
  withdrawGroupApplication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationWithdrawGroupApplicationArgs, 'groupId'>>;
  withdrawGroupInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationWithdrawGroupInvitationArgs, 'groupId' | 'invitationId'>>;
  withdrawGuardianConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationWithdrawGuardianConsentArgs, 'token' | 'browserKey'>>;
  withdrawReservationRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationWithdrawReservationRequestArgs, 'id'>>;
  writePlayerEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationWritePlayerEventArgs, 'eventName'>>;
  writeToCharity?: Resolver<ResolversTypes['OwnQuestMessage'], ParentType, ContextType, RequireFields<Types.MutationWriteToCharityArgs, 'questId' | 'text' | 'clientKey'>>;
  writeToGuild?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationWriteToGuildArgs, 'questId' | 'message' | 'contact'>>;
  writeToQuest?: Resolver<ResolversTypes['QuestMessage'], ParentType, ContextType, RequireFields<Types.MutationWriteToQuestArgs, 'questId' | 'audience' | 'text' | 'clientKey'>>;
};

export type AccountInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountInfo'] = ResolversParentTypes['AccountInfo']> = {
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  isYoung?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownProviderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownProviderName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initials?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptionStatus?: Resolver<Types.Maybe<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
  chariteerExistsInDatabase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuardianConsentMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guardian?: Resolver<Types.Maybe<ResolversTypes['OwnGuardian']>, ParentType, ContextType>;
  contactEmails?: Resolver<Array<ResolversTypes['ContactEmail']>, ParentType, ContextType>;
  isPasswordShort?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  areRightsHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usernameChangeableAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccountPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountPage'] = ResolversParentTypes['AccountPage']> = {
  items?: Resolver<Array<ResolversTypes['AccountSummary']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSummary'] = ResolversParentTypes['AccountSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  banReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownProviderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownProviderName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionStatus?: Resolver<Types.Maybe<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActivityLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityLogEntry'] = ResolversParentTypes['ActivityLogEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgePolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgePolicy'] = ResolversParentTypes['AgePolicy']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supervisedAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soloAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertDeskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertDesk'] = ResolversParentTypes['AlertDesk']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType>;
  mana?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  sent?: Resolver<Array<ResolversTypes['SentAlert']>, ParentType, ContextType>;
};

export type AlertVolunteerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertVolunteer'] = ResolversParentTypes['AlertVolunteer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  emailAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasCompletedQuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerRequest'] = ResolversParentTypes['AnswerRequest']> = {
  state?: Resolver<ResolversTypes['AnswerState'], ParentType, ContextType>;
  isGuardians?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  givenName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasOpenPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Area'] = ResolversParentTypes['Area']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AreaKind'], ParentType, ContextType>;
  districtId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewBox?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AreaMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaMap'] = ResolversParentTypes['AreaMap']> = {
  viewBox?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  areas?: Resolver<Array<ResolversTypes['Area']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['AreaSheet']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['MapProjection'], ParentType, ContextType>;
};

export type AreaSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaSheet'] = ResolversParentTypes['AreaSheet']> = {
  viewBox?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  areaIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AskedAnswersAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedAnswersAddress'] = ResolversParentTypes['AskedAnswersAddress']> = {
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AwaitedQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AwaitedQuest'] = ResolversParentTypes['AwaitedQuest']> = {
  quest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['OwnWaiting'], ParentType, ContextType>;
};

export type BackgroundJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackgroundJob'] = ResolversParentTypes['BackgroundJob']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSlotAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delaySeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  triedAgainAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastFailure?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handledLastDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failuresLastDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BanQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BanQuestion'] = ResolversParentTypes['BanQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bannedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bannedUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isYoung?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CancelledQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelledQuest'] = ResolversParentTypes['CancelledQuest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelCount'] = ResolversParentTypes['ChannelCount']> = {
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChariteerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chariteer'] = ResolversParentTypes['Chariteer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  arms?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameMiddle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ageBand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContactName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContactNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerAccountType?: Resolver<Types.Maybe<ResolversTypes['AccountType']>, ParentType, ContextType>;
  subscriptionStatus?: Resolver<Types.Maybe<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
  favoriteDistricts?: Resolver<Types.Maybe<Array<ResolversTypes['DistrictName']>>, ParentType, ContextType>;
  contracts?: Resolver<Types.Maybe<Array<ResolversTypes['Contract']>>, ParentType, ContextType>;
  startedOrientations?: Resolver<Types.Maybe<Array<ResolversTypes['Orientation']>>, ParentType, ContextType>;
};

export type ChariteerAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChariteerAlert'] = ResolversParentTypes['ChariteerAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChariteerAlertVolunteersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChariteerAlertVolunteers'] = ResolversParentTypes['ChariteerAlertVolunteers']> = {
  volunteers?: Resolver<Array<ResolversTypes['AlertVolunteer']>, ParentType, ContextType>;
  youngAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  manaCost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enoughNewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  arrivesAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChariteerTimeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChariteerTimeResult'] = ResolversParentTypes['ChariteerTimeResult']> = {
  chariteer?: Resolver<ResolversTypes['Chariteer'], ParentType, ContextType>;
  combinedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedQuests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CharityApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CharityApplication'] = ResolversParentTypes['CharityApplication']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['GroupApplication']>, ParentType, ContextType>;
};

export type CharityContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CharityContact'] = ResolversParentTypes['CharityContact']> = {
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasQuestAhead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CharityRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CharityRequest'] = ResolversParentTypes['CharityRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  charityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CharityRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CharityRequestPage'] = ResolversParentTypes['CharityRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['CharityRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Child'] = ResolversParentTypes['Child']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contractsAhead?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export type ChildDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChildDate'] = ResolversParentTypes['ChildDate']> = {
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
  hasClash?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canJoinWaitingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChildVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChildVerdict'] = ResolversParentTypes['ChildVerdict']> = {
  child?: Resolver<ResolversTypes['Child'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
  contractId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clashes?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  waiting?: Resolver<Types.Maybe<ResolversTypes['OwnWaiting']>, ParentType, ContextType>;
  canJoinWaitingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClosedCharityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosedCharity'] = ResolversParentTypes['ClosedCharity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComeAgainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComeAgain'] = ResolversParentTypes['ComeAgain']> = {
  yesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactEmail'] = ResolversParentTypes['ContactEmail']> = {
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  isUnreachable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contest'] = ResolversParentTypes['Contest']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  guildMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standings?: Resolver<Array<ResolversTypes['ContestStanding']>, ParentType, ContextType>;
  isFinal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chooseUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nextStartsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previous?: Resolver<Types.Maybe<ResolversTypes['Contest']>, ParentType, ContextType>;
};

export type ContestOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContestOutcome'] = ResolversParentTypes['ContestOutcome']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['ContestWinner']>, ParentType, ContextType>;
};

export type ContestStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContestStanding'] = ResolversParentTypes['ContestStanding']> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guildId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guildName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correctedMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasWon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charityId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  charityName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerMayChoose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContestWinnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContestWinner'] = ResolversParentTypes['ContestWinner']> = {
  guildId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guildName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charityName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quest?: Resolver<Types.Maybe<ResolversTypes['Quest']>, ParentType, ContextType>;
  chariteerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  chariteer?: Resolver<Types.Maybe<ResolversTypes['Chariteer']>, ParentType, ContextType>;
  guildId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guild?: Resolver<Types.Maybe<ResolversTypes['GuildSummary']>, ParentType, ContextType>;
  claimedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  abandonedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  abandonReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ContractStatus']>, ParentType, ContextType>;
  formJSON?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedArrivalAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedDepartureAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actualArrivalAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actualDepartureAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  supervision?: Resolver<Types.Maybe<ResolversTypes['Supervision']>, ParentType, ContextType>;
  markedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownMarkedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timesReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoToken?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownFeedback?: Resolver<Types.Maybe<ResolversTypes['OwnFeedback']>, ParentType, ContextType>;
  feedbackPath?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHandedOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playerAccountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  questId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quest?: Resolver<Types.Maybe<ResolversTypes['Quest']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['CreditUnit'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataCopy'] = ResolversParentTypes['DataCopy']> = {
  state?: Resolver<ResolversTypes['DataCopyState'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  madeAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bytes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextAskAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DateSignUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateSignUp'] = ResolversParentTypes['DateSignUp']> = {
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quest?: Resolver<Types.Maybe<ResolversTypes['Quest']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DateOutcome'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deleted'] = ResolversParentTypes['Deleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  undoToken?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeliverySumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliverySum'] = ResolversParentTypes['DeliverySum']> = {
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OutboxStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistrictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  acronym?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  county?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noun?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  centerLatitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  centerLongitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  zoomLevel?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  declaredChariteers?: Resolver<Types.Maybe<Array<ResolversTypes['PublicChariteer']>>, ParentType, ContextType>;
  declaredChariteersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType>;
};

export type DistrictNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistrictName'] = ResolversParentTypes['DistrictName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmergencyContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmergencyContact'] = ResolversParentTypes['EmergencyContact']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FactorRecoveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactorRecovery'] = ResolversParentTypes['FactorRecovery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FactorRecoveryState'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grantedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackRequest'] = ResolversParentTypes['FeedbackRequest']> = {
  givenName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  given?: Resolver<Types.Maybe<ResolversTypes['OwnFeedback']>, ParentType, ContextType>;
};

export type FindLooseningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindLoosening'] = ResolversParentTypes['FindLoosening']> = {
  filter?: Resolver<ResolversTypes['FindFilterName'], ParentType, ContextType>;
  day?: Resolver<Types.Maybe<ResolversTypes['FindDay']>, ParentType, ContextType>;
  miles?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FollowedCharityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowedCharity'] = ResolversParentTypes['FollowedCharity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Follows'] = ResolversParentTypes['Follows']> = {
  charities?: Resolver<Array<ResolversTypes['FollowedCharity']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FoundPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundPlace'] = ResolversParentTypes['FoundPlace']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FoundQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundQuest'] = ResolversParentTypes['FoundQuest']> = {
  quest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType>;
  miles?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FoundQuestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundQuests'] = ResolversParentTypes['FoundQuests']> = {
  quests?: Resolver<Array<ResolversTypes['FoundQuest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTotalAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['FoundPlace']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  loosen?: Resolver<Array<ResolversTypes['FindLoosening']>, ParentType, ContextType>;
};

export type GoalProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalProgress'] = ResolversParentTypes['GoalProgress']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GoalTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalTarget'] = ResolversParentTypes['GoalTarget']> = {
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupApplication'] = ResolversParentTypes['GroupApplication']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GroupApplicationStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GroupApplicationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupApplicationPage'] = ResolversParentTypes['GroupApplicationPage']> = {
  items?: Resolver<Array<ResolversTypes['GroupApplication']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupGoalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupGoals'] = ResolversParentTypes['GroupGoals']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['GoalTarget']>, ParentType, ContextType>;
};

export type GroupInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupInvitation'] = ResolversParentTypes['GroupInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GroupKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupKey'] = ResolversParentTypes['GroupKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GroupType'], ParentType, ContextType>;
};

export type GroupMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMember'] = ResolversParentTypes['GroupMember']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  arms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type GroupMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMemberPage'] = ResolversParentTypes['GroupMemberPage']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupType?: Resolver<ResolversTypes['GroupType'], ParentType, ContextType>;
  managedProviderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isViewerAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerRoleNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pendingApplicationCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  demandsSecondFactor?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['GroupRoleCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['GroupMember']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRole'] = ResolversParentTypes['GroupRole']> = {
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupRoleCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRoleCount'] = ResolversParentTypes['GroupRoleCount']> = {
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuardianAgreedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianAgreed'] = ResolversParentTypes['GuardianAgreed']> = {
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quests?: Resolver<Array<ResolversTypes['GuardianAgreedQuest']>, ParentType, ContextType>;
  held?: Resolver<Array<ResolversTypes['GuardianHeldQuest']>, ParentType, ContextType>;
};

export type GuardianAgreedQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianAgreedQuest'] = ResolversParentTypes['GuardianAgreedQuest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GuardianBrowserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianBrowser'] = ResolversParentTypes['GuardianBrowser']> = {
  browserKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuardianGuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianGuild'] = ResolversParentTypes['GuardianGuild']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GuardianHeldQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianHeldQuest'] = ResolversParentTypes['GuardianHeldQuest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  heldUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GuardianMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianMessage'] = ResolversParentTypes['GuardianMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuardianQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianQuest'] = ResolversParentTypes['GuardianQuest']> = {
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ContractStatus']>, ParentType, ContextType>;
  arrivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  departedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GuardianRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianRequest'] = ResolversParentTypes['GuardianRequest']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quests?: Resolver<Array<ResolversTypes['GuardianHeldQuest']>, ParentType, ContextType>;
};

export type GuardianShownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianShown'] = ResolversParentTypes['GuardianShown']> = {
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConsentGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consentedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consentLocale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowsProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quests?: Resolver<Array<ResolversTypes['GuardianQuest']>, ParentType, ContextType>;
  guilds?: Resolver<Array<ResolversTypes['GuardianGuild']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['GuardianMessage']>, ParentType, ContextType>;
};

export type GuardianViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianView'] = ResolversParentTypes['GuardianView']> = {
  childName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shown?: Resolver<Types.Maybe<ResolversTypes['GuardianShown']>, ParentType, ContextType>;
};

export type GuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Guild'] = ResolversParentTypes['Guild']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  easyJoinCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  contracts?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  quests?: Resolver<ResolversTypes['QuestPage'], ParentType, ContextType, RequireFields<Types.GuildQuestsArgs, 'isPast' | 'page' | 'perPage'>>;
  contestMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['GuildRecord'], ParentType, ContextType>;
  viewerIsMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerIsAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GuildAnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildAnnouncement'] = ResolversParentTypes['GuildAnnouncement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GuildAnnouncementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildAnnouncements'] = ResolversParentTypes['GuildAnnouncements']> = {
  items?: Resolver<Array<ResolversTypes['GuildAnnouncement']>, ParentType, ContextType>;
  leftToday?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GuildDeskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildDesk'] = ResolversParentTypes['GuildDesk']> = {
  guildId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asksFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codeRestsUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['OfferedQuest']>, ParentType, ContextType>;
  reservations?: Resolver<Array<ResolversTypes['OfferedQuest']>, ParentType, ContextType>;
  closedCharities?: Resolver<Array<ResolversTypes['ClosedCharity']>, ParentType, ContextType>;
};

export type GuildInviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildInvite'] = ResolversParentTypes['GuildInvite']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  useCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuildMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildMonth'] = ResolversParentTypes['GuildMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuildNextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildNext'] = ResolversParentTypes['GuildNext']> = {
  quest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['PublicChariteer']>, ParentType, ContextType>;
};

export type GuildPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildPage'] = ResolversParentTypes['GuildPage']> = {
  items?: Resolver<Array<ResolversTypes['Guild']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuildRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildRecord'] = ResolversParentTypes['GuildRecord']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['GuildType']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['GuildMonth']>, ParentType, ContextType>;
};

export type GuildSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildSummary'] = ResolversParentTypes['GuildSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  easyJoinCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationTerms?: Resolver<Types.Maybe<ResolversTypes['ReservationTerms']>, ParentType, ContextType, RequireFields<Types.GuildSummaryReservationTermsArgs, 'providerId'>>;
};

export type GuildTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuildType'] = ResolversParentTypes['GuildType']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HandOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandOver'] = ResolversParentTypes['HandOver']> = {
  standing?: Resolver<ResolversTypes['StandInStanding'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['EventType'], ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedArrivalAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedDepartureAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verdict?: Resolver<Types.Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takers?: Resolver<Array<ResolversTypes['StandInTaker']>, ParentType, ContextType>;
};

export type HeldQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldQuest'] = ResolversParentTypes['HeldQuest']> = {
  quest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType>;
  heldUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitsForGuardian?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HoursReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoursReason'] = ResolversParentTypes['HoursReason']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenById?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  givenBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IdentityProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityProof'] = ResolversParentTypes['IdentityProof']> = {
  way?: Resolver<ResolversTypes['ProofWay'], ParentType, ContextType>;
  hasPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takesOneTimePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recentUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InboxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inbox'] = ResolversParentTypes['Inbox']> = {
  messages?: Resolver<Array<ResolversTypes['InboxMessage']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InboxMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxMessage'] = ResolversParentTypes['InboxMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['InboxPart']>, ParentType, ContextType>;
};

export type InboxPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxPart'] = ResolversParentTypes['InboxPart']> = {
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstallationFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationFigure'] = ResolversParentTypes['InstallationFigure']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InventoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inventory'] = ResolversParentTypes['Inventory']> = {
  itemInstances?: Resolver<Array<ResolversTypes['InventoryItem']>, ParentType, ContextType>;
  mana?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItem'] = ResolversParentTypes['InventoryItem']> = {
  itemInstanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customData?: Resolver<ResolversTypes['InventoryItemData'], ParentType, ContextType>;
};

export type InventoryItemDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemData'] = ResolversParentTypes['InventoryItemData']> = {
  charityID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type JoinedQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinedQuest'] = ResolversParentTypes['JoinedQuest']> = {
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSignedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusalCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusalMessage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type JoiningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Joining'] = ResolversParentTypes['Joining']> = {
  typedAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isEntered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codeUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sendAgainAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  heldUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JoiningStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoiningStep'] = ResolversParentTypes['JoiningStep']> = {
  logIn?: Resolver<Types.Maybe<ResolversTypes['LoginResult']>, ParentType, ContextType>;
  joining?: Resolver<Types.Maybe<ResolversTypes['Joining']>, ParentType, ContextType>;
  quest?: Resolver<Types.Maybe<ResolversTypes['JoinedQuest']>, ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  reason?: Resolver<ResolversTypes['LeftOutReason'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LikelyDoubleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikelyDouble'] = ResolversParentTypes['LikelyDouble']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  one?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType>;
  same?: Resolver<Array<ResolversTypes['SharedMark']>, ParentType, ContextType>;
  ofOtherGuardians?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  standing?: Resolver<Types.Maybe<ResolversTypes['MergeStanding']>, ParentType, ContextType>;
};

export type LikelyDoublePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikelyDoublePage'] = ResolversParentTypes['LikelyDoublePage']> = {
  items?: Resolver<Array<ResolversTypes['LikelyDouble']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkedSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedSession'] = ResolversParentTypes['LinkedSession']> = {
  browserName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressPrefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailServer'] = ResolversParentTypes['MailServer']> = {
  isSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trouble?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remedy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccessAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastTrouble?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastTroubleAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MaintenanceStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceStatus'] = ResolversParentTypes['MaintenanceStatus']> = {
  versionWebsite?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MapProjectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapProjection'] = ResolversParentTypes['MapProjection']> = {
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  managedProviderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  managedProviderName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['GroupKey'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['GroupRole']>, ParentType, ContextType>;
};

export type MergedContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergedContract'] = ResolversParentTypes['MergedContract']> = {
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  credits?: Resolver<Array<ResolversTypes['Credit']>, ParentType, ContextType>;
};

export type MergedContractsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergedContracts'] = ResolversParentTypes['MergedContracts']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mergedContracts?: Resolver<Array<ResolversTypes['MergedContract']>, ParentType, ContextType>;
};

export type MergeGuardianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeGuardian'] = ResolversParentTypes['MergeGuardian']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasDropped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MergePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePart'] = ResolversParentTypes['MergePart']> = {
  subject?: Resolver<ResolversTypes['MergeSubject'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setAside?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = {
  kept?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['AccountSummary'], ParentType, ContextType>;
  guardians?: Resolver<Array<ResolversTypes['MergeGuardian']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['MergePart']>, ParentType, ContextType>;
};

export type MergeQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeQuestion'] = ResolversParentTypes['MergeQuestion']> = {
  child?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MessageChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageChoice'] = ResolversParentTypes['MessageChoice']> = {
  class?: Resolver<ResolversTypes['MessageClass'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageChoices'] = ResolversParentTypes['MessageChoices']> = {
  reachable?: Resolver<Array<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  mustChannels?: Resolver<Array<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['MessageChoice']>, ParentType, ContextType>;
  isYoung?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NewCalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewCalendarFeed'] = ResolversParentTypes['NewCalendarFeed']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewGuildInviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewGuildInvite'] = ResolversParentTypes['NewGuildInvite']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NewYearAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewYearAddress'] = ResolversParentTypes['NewYearAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferClashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferClash'] = ResolversParentTypes['OfferClash']> = {
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OfferedQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedQuest'] = ResolversParentTypes['OfferedQuest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  placeName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OfferRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferRequest'] = ResolversParentTypes['OfferRequest']> = {
  state?: Resolver<ResolversTypes['OfferState'], ParentType, ContextType>;
  isForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  givenName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verdict?: Resolver<Types.Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clashes?: Resolver<Array<ResolversTypes['OfferClash']>, ParentType, ContextType>;
};

export type OneTimePasswordSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OneTimePasswordSetup'] = ResolversParentTypes['OneTimePasswordSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrientationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Orientation'] = ResolversParentTypes['Orientation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  templateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ageThreshold?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimatedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimatedCost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAboutSafety?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fulfilledBy?: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolution?: Resolver<Types.Maybe<ResolversTypes['Resolution']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReplaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chariteer?: Resolver<Types.Maybe<ResolversTypes['Chariteer']>, ParentType, ContextType>;
};

export type OrphanGuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrphanGuild'] = ResolversParentTypes['OrphanGuild']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicants?: Resolver<Array<ResolversTypes['GroupApplication']>, ParentType, ContextType>;
};

export type OrphanGuildPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrphanGuildPage'] = ResolversParentTypes['OrphanGuildPage']> = {
  items?: Resolver<Array<ResolversTypes['OrphanGuild']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutboxMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxMessage'] = ResolversParentTypes['OutboxMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OutboxStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deferrals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastError?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OutboxPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxPage'] = ResolversParentTypes['OutboxPage']> = {
  items?: Resolver<Array<ResolversTypes['OutboxMessage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnDetails'] = ResolversParentTypes['OwnDetails']> = {
  hasRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newEmailAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  mayCorrectBirthDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emergencyContactName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContactNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['SpokenLanguage']>, ParentType, ContextType>;
};

export type OwnFactorRecoveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnFactorRecovery'] = ResolversParentTypes['OwnFactorRecovery']> = {
  state?: Resolver<ResolversTypes['FactorRecoveryState'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OwnFeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnFeedback'] = ResolversParentTypes['OwnFeedback']> = {
  wouldComeAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  words?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnGroupInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnGroupInvitation'] = ResolversParentTypes['OwnGroupInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnGuardianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnGuardian'] = ResolversParentTypes['OwnGuardian']> = {
  guardianName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guardianEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['GuardianConsentStanding'], ParentType, ContextType>;
  linkSentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tickUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isEmailRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnOffer'] = ResolversParentTypes['OwnOffer']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnPasskeysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPasskeys'] = ResolversParentTypes['OwnPasskeys']> = {
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
};

export type OwnProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnProgress'] = ResolversParentTypes['OwnProgress']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  newTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  yearInReview?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promisedTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  weeksInARow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['ProgressWeek']>, ParentType, ContextType>;
  nextRoundHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnQuestMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnQuestMessage'] = ResolversParentTypes['OwnQuestMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestMessageKind'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnQuestMessagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnQuestMessages'] = ResolversParentTypes['OwnQuestMessages']> = {
  items?: Resolver<Array<ResolversTypes['OwnQuestMessage']>, ParentType, ContextType>;
  canWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReminder'] = ResolversParentTypes['OwnReminder']> = {
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSession'] = ResolversParentTypes['OwnSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browserName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressPrefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isThisOne?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnStandInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnStandIn'] = ResolversParentTypes['OwnStandIn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['StandInWay'], ParentType, ContextType>;
  word?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnWaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnWaiting'] = ResolversParentTypes['OwnWaiting']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['OwnOffer']>, ParentType, ContextType>;
};

export type OwnYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnYear'] = ResolversParentTypes['OwnYear']> = {
  review?: Resolver<ResolversTypes['YearInReview'], ParentType, ContextType>;
  sharedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  otherYears?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  isShareable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PastQuestCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastQuestCard'] = ResolversParentTypes['PastQuestCard']> = {
  eventID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volunteerMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  volunteerInfo?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  raidInfo?: Resolver<Types.Maybe<ResolversTypes['PastQuestRaid']>, ParentType, ContextType>;
};

export type PastQuestCardPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastQuestCardPage'] = ResolversParentTypes['PastQuestCardPage']> = {
  items?: Resolver<Array<ResolversTypes['PastQuestCard']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PastQuestRaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastQuestRaid'] = ResolversParentTypes['PastQuestRaid']> = {
  raidingGroupID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raidingGroupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlayerProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerProfile'] = ResolversParentTypes['PlayerProfile']> = {
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmails?: Resolver<Types.Maybe<Array<ResolversTypes['ContactEmail']>>, ParentType, ContextType>;
};

export type PostedQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostedQuest'] = ResolversParentTypes['PostedQuest']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoToken?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reservation?: Resolver<Types.Maybe<ResolversTypes['ReservationOutcome']>, ParentType, ContextType>;
};

export type PostedSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostedSlot'] = ResolversParentTypes['PostedSlot']> = {
  templateQuestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slotStartedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slotLocationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDropped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PrivacyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Privacy'] = ResolversParentTypes['Privacy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hidesUsername?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileParts?: Resolver<Array<ResolversTypes['ProfilePart']>, ParentType, ContextType>;
  hidesPictures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shownParts?: Resolver<Array<ResolversTypes['ProfilePart']>, ParentType, ContextType>;
  isYoung?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasGuardianAgreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  introduction?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isIntroduced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProgressWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressWeek'] = ResolversParentTypes['ProgressWeek']> = {
  startDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isServed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Provider'] = ResolversParentTypes['Provider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['DistrictName'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSponsor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agePolicies?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateOrientations?: Resolver<Array<ResolversTypes['TemplateOrientation']>, ParentType, ContextType>;
  questConfiguration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questConfigurationVersion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservingGuilds?: Resolver<Types.Maybe<Array<ResolversTypes['GuildSummary']>>, ParentType, ContextType>;
  approvedLocations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  providerManagementGroupIDs?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  viewerIsManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cover?: Resolver<Types.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  organizationCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demandsEmergencyContact?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  demandsFullRecord?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  importSource?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProviderBanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderBan'] = ResolversParentTypes['ProviderBan']> = {
  chariteer?: Resolver<ResolversTypes['Chariteer'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCarried?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProviderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderPage'] = ResolversParentTypes['ProviderPage']> = {
  items?: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicChariteerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicChariteer'] = ResolversParentTypes['PublicChariteer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  arms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublishedDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedDraft'] = ResolversParentTypes['PublishedDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoToken?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PublisherReadOnlyDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublisherReadOnlyData'] = ResolversParentTypes['PublisherReadOnlyData']> = {
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  playerAccountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
};

export type PushSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushSubscription'] = ResolversParentTypes['PushSubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browser?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isThisBrowser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quest'] = ResolversParentTypes['Quest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['EventType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  equipment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstMinutes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giverName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leader?: Resolver<Types.Maybe<ResolversTypes['QuestLeader']>, ParentType, ContextType>;
  postedById?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  templateQuestId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publishingStatus?: Resolver<ResolversTypes['PublishingStatus'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  flexibleMinimumTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  resourceMinNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resourceDesiredNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resourceMaxNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agePolicyIndex?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agePolicy?: Resolver<ResolversTypes['AgePolicy'], ParentType, ContextType>;
  prerequisiteMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiredOrientations?: Resolver<Array<ResolversTypes['TemplateOrientation']>, ParentType, ContextType>;
  pledgedContracts?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  takenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stampTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stampIcon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservation?: Resolver<Types.Maybe<ResolversTypes['Reservation']>, ParentType, ContextType>;
  viewerContract?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  viewerIsManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerVerdict?: Resolver<ResolversTypes['ViewerVerdict'], ParentType, ContextType>;
  childVerdicts?: Resolver<Array<ResolversTypes['ChildVerdict']>, ParentType, ContextType>;
  viewerClashes?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  lastGivenUp?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['QuestNotice']>, ParentType, ContextType>;
  undoToken?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isDeletable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  abandonedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guildId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  confirmedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comeAgain?: Resolver<Types.Maybe<ResolversTypes['ComeAgain']>, ParentType, ContextType>;
  feedback?: Resolver<Types.Maybe<ResolversTypes['QuestFeedback']>, ParentType, ContextType>;
  picture?: Resolver<Types.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  viewerHadPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['QuestTranslation']>, ParentType, ContextType>;
  translation?: Resolver<Types.Maybe<ResolversTypes['QuestTranslation']>, ParentType, ContextType, Partial<Types.QuestTranslationArgs>>;
  reservationRequest?: Resolver<Types.Maybe<ResolversTypes['ReservationRequest']>, ParentType, ContextType>;
  otherDates?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType>;
  childDate?: Resolver<Types.Maybe<ResolversTypes['ChildDate']>, ParentType, ContextType, Partial<Types.QuestChildDateArgs>>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWaitingListOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownWaiting?: Resolver<Types.Maybe<ResolversTypes['OwnWaiting']>, ParentType, ContextType, Partial<Types.QuestOwnWaitingArgs>>;
  canJoinWaitingList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Types.QuestCanJoinWaitingListArgs>>;
};

export type QuestFeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestFeedback'] = ResolversParentTypes['QuestFeedback']> = {
  yesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuestLeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestLeader'] = ResolversParentTypes['QuestLeader']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Types.Maybe<ResolversTypes['PublicChariteer']>, ParentType, ContextType>;
};

export type QuestMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestMessage'] = ResolversParentTypes['QuestMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['QuestMessageAudience'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['DeliverySum']>, ParentType, ContextType>;
  unwantedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  copyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestMessageDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestMessageDelivery'] = ResolversParentTypes['QuestMessageDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contract?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OutboxStatus'], ParentType, ContextType>;
  isUnwanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuestMessageDeliveryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestMessageDeliveryPage'] = ResolversParentTypes['QuestMessageDeliveryPage']> = {
  items?: Resolver<Array<ResolversTypes['QuestMessageDelivery']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestMessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestMessagePage'] = ResolversParentTypes['QuestMessagePage']> = {
  items?: Resolver<Array<ResolversTypes['QuestMessage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestMessagePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestMessagePreview'] = ResolversParentTypes['QuestMessagePreview']> = {
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['ChannelCount']>, ParentType, ContextType>;
  unreached?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  unwantedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  copyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leavesOutYoung?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitsUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestNotice'] = ResolversParentTypes['QuestNotice']> = {
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  mailedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreached?: Resolver<Array<ResolversTypes['UnreachedPerson']>, ParentType, ContextType>;
  clashing?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export type QuestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestPage'] = ResolversParentTypes['QuestPage']> = {
  items?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestTellingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestTelling'] = ResolversParentTypes['QuestTelling']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  words?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ToldPerson']>, ParentType, ContextType>;
};

export type QuestTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestTranslation'] = ResolversParentTypes['QuestTranslation']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReadOnlyDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadOnlyData'] = ResolversParentTypes['ReadOnlyData']> = {
  activityLog?: Resolver<Array<ResolversTypes['ActivityLogEntry']>, ParentType, ContextType>;
  serviceRecords?: Resolver<Array<ResolversTypes['ServiceRecord']>, ParentType, ContextType>;
  surveys?: Resolver<Array<ResolversTypes['SurveySubmission']>, ParentType, ContextType>;
  completedQuests?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export type RecapAbsenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecapAbsence'] = ResolversParentTypes['RecapAbsence']> = {
  chariteerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nameFirst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameLast?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  absentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecapEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecapEntry'] = ResolversParentTypes['RecapEntry']> = {
  chariteer?: Resolver<ResolversTypes['Chariteer'], ParentType, ContextType>;
  combinedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedQuests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  absentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecapMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecapMonth'] = ResolversParentTypes['RecapMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceMinutesYearBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  volunteerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newVolunteerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returningVolunteerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecapPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecapPage'] = ResolversParentTypes['RecapPage']> = {
  items?: Resolver<Array<ResolversTypes['RecapEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecapReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecapReport'] = ResolversParentTypes['RecapReport']> = {
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedQuestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dollarValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  volunteerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newVolunteerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retainedVolunteerCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retentionPercentage?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  chariteerTimeResults?: Resolver<Array<ResolversTypes['ChariteerTimeResult']>, ParentType, ContextType>;
  chariteerFirstTimeResults?: Resolver<Array<ResolversTypes['ChariteerTimeResult']>, ParentType, ContextType>;
  retainedChariteerTimeResults?: Resolver<Array<ResolversTypes['ChariteerTimeResult']>, ParentType, ContextType>;
  absentChariteers?: Resolver<Array<ResolversTypes['RecapAbsence']>, ParentType, ContextType>;
  lateDropChariteers?: Resolver<Array<ResolversTypes['RecapAbsence']>, ParentType, ContextType>;
};

export type RecordDemandsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordDemands'] = ResolversParentTypes['RecordDemands']> = {
  demandsEmergencyContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  demandsFullRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecordMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordMerge'] = ResolversParentTypes['RecordMerge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  droppedUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mergedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RecordMergePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordMergePage'] = ResolversParentTypes['RecordMergePage']> = {
  items?: Resolver<Array<ResolversTypes['RecordMerge']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisteredAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredAccount'] = ResolversParentTypes['RegisteredAccount']> = {
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RegisteredUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredUser'] = ResolversParentTypes['RegisteredUser']> = {
  playerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entityToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisteredVolunteerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredVolunteer'] = ResolversParentTypes['RegisteredVolunteer']> = {
  playerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReminderSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReminderSetting'] = ResolversParentTypes['ReminderSetting']> = {
  chosen?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  reminders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemovedChariteerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedChariteer'] = ResolversParentTypes['RemovedChariteer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RequiredTrainingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequiredTraining'] = ResolversParentTypes['RequiredTraining']> = {
  templateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFulfilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAboutSafety?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fulfilledBy?: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType>;
  ageThreshold?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimatedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isTooYoung?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  contractId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guildId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guildName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isViewersGuild?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  easyJoinCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReservationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationAnswer'] = ResolversParentTypes['ReservationAnswer']> = {
  outcome?: Resolver<ResolversTypes['ReservationOutcome'], ParentType, ContextType>;
  guildName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contract?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export type ReservationRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationRequest'] = ResolversParentTypes['ReservationRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guildId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guildName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['RequestStanding'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RetriedMailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetriedMails'] = ResolversParentTypes['RetriedMails']> = {
  retriedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  asksPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  areRightsHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SelfMarkedHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfMarkedHours'] = ResolversParentTypes['SelfMarkedHours']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chariteerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCredited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['HoursReason']>, ParentType, ContextType>;
};

export type SelfMarkedHoursPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfMarkedHoursPage'] = ResolversParentTypes['SelfMarkedHoursPage']> = {
  items?: Resolver<Array<ResolversTypes['SelfMarkedHours']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SentAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentAlert'] = ResolversParentTypes['SentAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choice?: Resolver<ResolversTypes['SentAlertChoice'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  volunteers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  youngAtLeast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  manaCost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SentAlertChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentAlertChoice'] = ResolversParentTypes['SentAlertChoice']> = {
  previousVolunteers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newVolunteers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spanish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  arabic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toQuestCompletedVolunteers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questCompletedPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trainedVolunteers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  districtNames?: Resolver<Array<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ServiceRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceRecord'] = ResolversParentTypes['ServiceRecord']> = {
  chariteer?: Resolver<ResolversTypes['ServiceRecordChariteer'], ParentType, ContextType>;
  hasPictures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shown?: Resolver<Array<ResolversTypes['ProfilePart']>, ParentType, ContextType>;
  volunteerMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attendancePercentage?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  beastQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bloodQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bodyQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  craftQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cureQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defenderQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earthQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fireQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  foodQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  garmentQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hygieneQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lifeQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mindQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  natureQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shadowQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  soulQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  speechQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stormQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toxinQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  treasureQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  voyageQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waterQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  youthQuestsCompleted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ServiceRecordChariteerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceRecordChariteer'] = ResolversParentTypes['ServiceRecordChariteer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  favoriteDistricts?: Resolver<Array<ResolversTypes['DistrictName']>, ParentType, ContextType>;
  subscriptionStatus?: Resolver<Types.Maybe<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
};

export type SiteSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSetting'] = ResolversParentTypes['SiteSetting']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StampPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StampPlaces'] = ResolversParentTypes['StampPlaces']> = {
  stampId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  allowsStandIns?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StandInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandIn'] = ResolversParentTypes['StandIn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedArrivalAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedDepartureAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  takers?: Resolver<Array<ResolversTypes['StandInTaker']>, ParentType, ContextType>;
};

export type StandInsAtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandInsAt'] = ResolversParentTypes['StandInsAt']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wanted?: Resolver<Array<ResolversTypes['StandIn']>, ParentType, ContextType>;
  own?: Resolver<Array<ResolversTypes['OwnStandIn']>, ParentType, ContextType>;
};

export type StandInTakerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandInTaker'] = ResolversParentTypes['StandInTaker']> = {
  chariteerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  givenName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsSupervisor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clashes?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export type SuggestedQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedQuest'] = ResolversParentTypes['SuggestedQuest']> = {
  quest?: Resolver<ResolversTypes['Quest'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SuggestionReason'], ParentType, ContextType>;
};

export type SupervisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Supervision'] = ResolversParentTypes['Supervision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupervisionState'], ParentType, ContextType>;
  supervisorUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guardianName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitsUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SupervisionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupervisionRequest'] = ResolversParentTypes['SupervisionRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupervisionState'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitsUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SurveyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyAnswer'] = ResolversParentTypes['SurveyAnswer']> = {
  questionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SurveySubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveySubmission'] = ResolversParentTypes['SurveySubmission']> = {
  surveyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submissionTimestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['SurveyAnswer']>, ParentType, ContextType>;
};

export type TemplateOrientationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateOrientation'] = ResolversParentTypes['TemplateOrientation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  templateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ageThreshold?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimatedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimatedCost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAboutSafety?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fulfilledBy?: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType>;
  isInUse?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TemplateOrientationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateOrientationPage'] = ResolversParentTypes['TemplateOrientationPage']> = {
  items?: Resolver<Array<ResolversTypes['TemplateOrientation']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextNumber'] = ResolversParentTypes['TextNumber']> = {
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agreementVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TextNumberState'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agreedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TitleDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TitleData'] = ResolversParentTypes['TitleData']> = {
  titleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maintenanceStatus?: Resolver<ResolversTypes['MaintenanceStatus'], ParentType, ContextType>;
};

export type ToldPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToldPerson'] = ResolversParentTypes['ToldPerson']> = {
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TellingState'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  calledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calledBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnansweredMessagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnansweredMessages'] = ResolversParentTypes['UnansweredMessages']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quests?: Resolver<Array<ResolversTypes['UnansweredQuest']>, ParentType, ContextType>;
};

export type UnansweredQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnansweredQuest'] = ResolversParentTypes['UnansweredQuest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnreachedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreachedPerson'] = ResolversParentTypes['UnreachedPerson']> = {
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['UnreachedReason'], ParentType, ContextType>;
};

export type UnsubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unsubscription'] = ResolversParentTypes['Unsubscription']> = {
  class?: Resolver<ResolversTypes['MessageClass'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = {
  quests?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  completedQuests?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['Quest']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type ViewerVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerVerdict'] = ResolversParentTypes['ViewerVerdict']> = {
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
  hindrances?: Resolver<Array<ResolversTypes['Verdict']>, ParentType, ContextType>;
  newcomerStart?: Resolver<Types.Maybe<ResolversTypes['NewcomerStart']>, ParentType, ContextType>;
  isTooYoung?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completedMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prerequisiteMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agePolicy?: Resolver<ResolversTypes['AgePolicy'], ParentType, ContextType>;
  trainings?: Resolver<Array<ResolversTypes['RequiredTraining']>, ParentType, ContextType>;
  acceptsOrganizationCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applicationLink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeHeldUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missingRecord?: Resolver<Array<ResolversTypes['RecordPart']>, ParentType, ContextType>;
  demandedRecord?: Resolver<Array<ResolversTypes['RecordPart']>, ParentType, ContextType>;
};

export type VolunteerAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VolunteerAnswer'] = ResolversParentTypes['VolunteerAnswer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VolunteerMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VolunteerMessage'] = ResolversParentTypes['VolunteerMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contract?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['VolunteerAnswer']>, ParentType, ContextType>;
  canBeAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VolunteerMessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VolunteerMessagePage'] = ResolversParentTypes['VolunteerMessagePage']> = {
  items?: Resolver<Array<ResolversTypes['VolunteerMessage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unansweredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingLogInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingLogIn'] = ResolversParentTypes['WaitingLogIn']> = {
  takesCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takesPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingPerson'] = ResolversParentTypes['WaitingPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chariteer?: Resolver<Types.Maybe<ResolversTypes['Chariteer']>, ParentType, ContextType>;
  offerEndsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passedOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedAs?: Resolver<Types.Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
  refusedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mana?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['WalletEntry']>, ParentType, ContextType, RequireFields<Types.WalletEntriesArgs, 'page' | 'perPage'>>;
};

export type WalletEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletEntry'] = ResolversParentTypes['WalletEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type YearInReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearInReview'] = ResolversParentTypes['YearInReview']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  charities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  newTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  weeksInARow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YoungMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YoungMessage'] = ResolversParentTypes['YoungMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['YoungMessageKind'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  senderUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasRecipient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guildName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type YoungMessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YoungMessagePage'] = ResolversParentTypes['YoungMessagePage']> = {
  items?: Resolver<Array<ResolversTypes['YoungMessage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventType?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AccountInfo?: AccountInfoResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  AccountSummary?: AccountSummaryResolvers<ContextType>;
  ActivityLogEntry?: ActivityLogEntryResolvers<ContextType>;
  AgePolicy?: AgePolicyResolvers<ContextType>;
  AlertDesk?: AlertDeskResolvers<ContextType>;
  AlertVolunteer?: AlertVolunteerResolvers<ContextType>;
  AnswerRequest?: AnswerRequestResolvers<ContextType>;
  Area?: AreaResolvers<ContextType>;
  AreaMap?: AreaMapResolvers<ContextType>;
  AreaSheet?: AreaSheetResolvers<ContextType>;
  AskedAnswersAddress?: AskedAnswersAddressResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AwaitedQuest?: AwaitedQuestResolvers<ContextType>;
  BackgroundJob?: BackgroundJobResolvers<ContextType>;
  BanQuestion?: BanQuestionResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CancelledQuest?: CancelledQuestResolvers<ContextType>;
  ChannelCount?: ChannelCountResolvers<ContextType>;
  Chariteer?: ChariteerResolvers<ContextType>;
  ChariteerAlert?: ChariteerAlertResolvers<ContextType>;
  ChariteerAlertVolunteers?: ChariteerAlertVolunteersResolvers<ContextType>;
  ChariteerTimeResult?: ChariteerTimeResultResolvers<ContextType>;
  CharityApplication?: CharityApplicationResolvers<ContextType>;
  CharityContact?: CharityContactResolvers<ContextType>;
  CharityRequest?: CharityRequestResolvers<ContextType>;
  CharityRequestPage?: CharityRequestPageResolvers<ContextType>;
  Child?: ChildResolvers<ContextType>;
  ChildDate?: ChildDateResolvers<ContextType>;
  ChildVerdict?: ChildVerdictResolvers<ContextType>;
  ClosedCharity?: ClosedCharityResolvers<ContextType>;
  ComeAgain?: ComeAgainResolvers<ContextType>;
  ContactEmail?: ContactEmailResolvers<ContextType>;
  Contest?: ContestResolvers<ContextType>;
  ContestOutcome?: ContestOutcomeResolvers<ContextType>;
  ContestStanding?: ContestStandingResolvers<ContextType>;
  ContestWinner?: ContestWinnerResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  DataCopy?: DataCopyResolvers<ContextType>;
  DateSignUp?: DateSignUpResolvers<ContextType>;
  Deleted?: DeletedResolvers<ContextType>;
  DeliverySum?: DeliverySumResolvers<ContextType>;
  District?: DistrictResolvers<ContextType>;
  DistrictName?: DistrictNameResolvers<ContextType>;
  EmergencyContact?: EmergencyContactResolvers<ContextType>;
  FactorRecovery?: FactorRecoveryResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  FeedbackRequest?: FeedbackRequestResolvers<ContextType>;
  FindLoosening?: FindLooseningResolvers<ContextType>;
  FollowedCharity?: FollowedCharityResolvers<ContextType>;
  Follows?: FollowsResolvers<ContextType>;
  FoundPlace?: FoundPlaceResolvers<ContextType>;
  FoundQuest?: FoundQuestResolvers<ContextType>;
  FoundQuests?: FoundQuestsResolvers<ContextType>;
  GoalProgress?: GoalProgressResolvers<ContextType>;
  GoalTarget?: GoalTargetResolvers<ContextType>;
  GroupApplication?: GroupApplicationResolvers<ContextType>;
  GroupApplicationPage?: GroupApplicationPageResolvers<ContextType>;
  GroupGoals?: GroupGoalsResolvers<ContextType>;
  GroupInvitation?: GroupInvitationResolvers<ContextType>;
  GroupKey?: GroupKeyResolvers<ContextType>;
  GroupMember?: GroupMemberResolvers<ContextType>;
  GroupMemberPage?: GroupMemberPageResolvers<ContextType>;
  GroupRole?: GroupRoleResolvers<ContextType>;
  GroupRoleCount?: GroupRoleCountResolvers<ContextType>;
  GuardianAgreed?: GuardianAgreedResolvers<ContextType>;
  GuardianAgreedQuest?: GuardianAgreedQuestResolvers<ContextType>;
  GuardianBrowser?: GuardianBrowserResolvers<ContextType>;
  GuardianGuild?: GuardianGuildResolvers<ContextType>;
  GuardianHeldQuest?: GuardianHeldQuestResolvers<ContextType>;
  GuardianMessage?: GuardianMessageResolvers<ContextType>;
  GuardianQuest?: GuardianQuestResolvers<ContextType>;
  GuardianRequest?: GuardianRequestResolvers<ContextType>;
  GuardianShown?: GuardianShownResolvers<ContextType>;
  GuardianView?: GuardianViewResolvers<ContextType>;
  Guild?: GuildResolvers<ContextType>;
  GuildAnnouncement?: GuildAnnouncementResolvers<ContextType>;
  GuildAnnouncements?: GuildAnnouncementsResolvers<ContextType>;
  GuildDesk?: GuildDeskResolvers<ContextType>;
  GuildInvite?: GuildInviteResolvers<ContextType>;
  GuildMonth?: GuildMonthResolvers<ContextType>;
  GuildNext?: GuildNextResolvers<ContextType>;
  GuildPage?: GuildPageResolvers<ContextType>;
  GuildRecord?: GuildRecordResolvers<ContextType>;
  GuildSummary?: GuildSummaryResolvers<ContextType>;
  GuildType?: GuildTypeResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HeldQuest?: HeldQuestResolvers<ContextType>;
  HoursReason?: HoursReasonResolvers<ContextType>;
  IdentityProof?: IdentityProofResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  InboxMessage?: InboxMessageResolvers<ContextType>;
  InboxPart?: InboxPartResolvers<ContextType>;
  InstallationFigure?: InstallationFigureResolvers<ContextType>;
  Inventory?: InventoryResolvers<ContextType>;
  InventoryItem?: InventoryItemResolvers<ContextType>;
  InventoryItemData?: InventoryItemDataResolvers<ContextType>;
  JoinedQuest?: JoinedQuestResolvers<ContextType>;
  Joining?: JoiningResolvers<ContextType>;
  JoiningStep?: JoiningStepResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  LikelyDouble?: LikelyDoubleResolvers<ContextType>;
  LikelyDoublePage?: LikelyDoublePageResolvers<ContextType>;
  LinkedSession?: LinkedSessionResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  MailServer?: MailServerResolvers<ContextType>;
  MaintenanceStatus?: MaintenanceStatusResolvers<ContextType>;
  MapProjection?: MapProjectionResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MergedContract?: MergedContractResolvers<ContextType>;
  MergedContracts?: MergedContractsResolvers<ContextType>;
  MergeGuardian?: MergeGuardianResolvers<ContextType>;
  MergePart?: MergePartResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  MergeQuestion?: MergeQuestionResolvers<ContextType>;
  MessageChoice?: MessageChoiceResolvers<ContextType>;
  MessageChoices?: MessageChoicesResolvers<ContextType>;
  NewCalendarFeed?: NewCalendarFeedResolvers<ContextType>;
  NewGuildInvite?: NewGuildInviteResolvers<ContextType>;
  NewYearAddress?: NewYearAddressResolvers<ContextType>;
  OfferClash?: OfferClashResolvers<ContextType>;
  OfferedQuest?: OfferedQuestResolvers<ContextType>;
  OfferRequest?: OfferRequestResolvers<ContextType>;
  OneTimePasswordSetup?: OneTimePasswordSetupResolvers<ContextType>;
  Orientation?: OrientationResolvers<ContextType>;
  OrphanGuild?: OrphanGuildResolvers<ContextType>;
  OrphanGuildPage?: OrphanGuildPageResolvers<ContextType>;
  OutboxMessage?: OutboxMessageResolvers<ContextType>;
  OutboxPage?: OutboxPageResolvers<ContextType>;
  OwnDetails?: OwnDetailsResolvers<ContextType>;
  OwnFactorRecovery?: OwnFactorRecoveryResolvers<ContextType>;
  OwnFeedback?: OwnFeedbackResolvers<ContextType>;
  OwnGroupInvitation?: OwnGroupInvitationResolvers<ContextType>;
  OwnGuardian?: OwnGuardianResolvers<ContextType>;
  OwnOffer?: OwnOfferResolvers<ContextType>;
  OwnPasskeys?: OwnPasskeysResolvers<ContextType>;
  OwnProgress?: OwnProgressResolvers<ContextType>;
  OwnQuestMessage?: OwnQuestMessageResolvers<ContextType>;
  OwnQuestMessages?: OwnQuestMessagesResolvers<ContextType>;
  OwnReminder?: OwnReminderResolvers<ContextType>;
  OwnSession?: OwnSessionResolvers<ContextType>;
  OwnStandIn?: OwnStandInResolvers<ContextType>;
  OwnWaiting?: OwnWaitingResolvers<ContextType>;
  OwnYear?: OwnYearResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PastQuestCard?: PastQuestCardResolvers<ContextType>;
  PastQuestCardPage?: PastQuestCardPageResolvers<ContextType>;
  PastQuestRaid?: PastQuestRaidResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PlayerProfile?: PlayerProfileResolvers<ContextType>;
  PostedQuest?: PostedQuestResolvers<ContextType>;
  PostedSlot?: PostedSlotResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  ProgressWeek?: ProgressWeekResolvers<ContextType>;
  Provider?: ProviderResolvers<ContextType>;
  ProviderBan?: ProviderBanResolvers<ContextType>;
  ProviderPage?: ProviderPageResolvers<ContextType>;
  PublicChariteer?: PublicChariteerResolvers<ContextType>;
  PublishedDraft?: PublishedDraftResolvers<ContextType>;
  PublisherReadOnlyData?: PublisherReadOnlyDataResolvers<ContextType>;
  PushSubscription?: PushSubscriptionResolvers<ContextType>;
  Quest?: QuestResolvers<ContextType>;
  QuestFeedback?: QuestFeedbackResolvers<ContextType>;
  QuestLeader?: QuestLeaderResolvers<ContextType>;
  QuestMessage?: QuestMessageResolvers<ContextType>;
  QuestMessageDelivery?: QuestMessageDeliveryResolvers<ContextType>;
  QuestMessageDeliveryPage?: QuestMessageDeliveryPageResolvers<ContextType>;
  QuestMessagePage?: QuestMessagePageResolvers<ContextType>;
  QuestMessagePreview?: QuestMessagePreviewResolvers<ContextType>;
  QuestNotice?: QuestNoticeResolvers<ContextType>;
  QuestPage?: QuestPageResolvers<ContextType>;
  QuestTelling?: QuestTellingResolvers<ContextType>;
  QuestTranslation?: QuestTranslationResolvers<ContextType>;
  ReadOnlyData?: ReadOnlyDataResolvers<ContextType>;
  RecapAbsence?: RecapAbsenceResolvers<ContextType>;
  RecapEntry?: RecapEntryResolvers<ContextType>;
  RecapMonth?: RecapMonthResolvers<ContextType>;
  RecapPage?: RecapPageResolvers<ContextType>;
  RecapReport?: RecapReportResolvers<ContextType>;
  RecordDemands?: RecordDemandsResolvers<ContextType>;
  RecordMerge?: RecordMergeResolvers<ContextType>;
  RecordMergePage?: RecordMergePageResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RegisteredAccount?: RegisteredAccountResolvers<ContextType>;
  RegisteredUser?: RegisteredUserResolvers<ContextType>;
  RegisteredVolunteer?: RegisteredVolunteerResolvers<ContextType>;
  ReminderSetting?: ReminderSettingResolvers<ContextType>;
  RemovedChariteer?: RemovedChariteerResolvers<ContextType>;
  RequiredTraining?: RequiredTrainingResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  ReservationAnswer?: ReservationAnswerResolvers<ContextType>;
  ReservationRequest?: ReservationRequestResolvers<ContextType>;
  RetriedMails?: RetriedMailsResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SelfMarkedHours?: SelfMarkedHoursResolvers<ContextType>;
  SelfMarkedHoursPage?: SelfMarkedHoursPageResolvers<ContextType>;
  SentAlert?: SentAlertResolvers<ContextType>;
  SentAlertChoice?: SentAlertChoiceResolvers<ContextType>;
  ServiceRecord?: ServiceRecordResolvers<ContextType>;
  ServiceRecordChariteer?: ServiceRecordChariteerResolvers<ContextType>;
  SiteSetting?: SiteSettingResolvers<ContextType>;
  StampPlaces?: StampPlacesResolvers<ContextType>;
  StandIn?: StandInResolvers<ContextType>;
  StandInsAt?: StandInsAtResolvers<ContextType>;
  StandInTaker?: StandInTakerResolvers<ContextType>;
  SuggestedQuest?: SuggestedQuestResolvers<ContextType>;
  Supervision?: SupervisionResolvers<ContextType>;
  SupervisionRequest?: SupervisionRequestResolvers<ContextType>;
  SurveyAnswer?: SurveyAnswerResolvers<ContextType>;
  SurveySubmission?: SurveySubmissionResolvers<ContextType>;
  TemplateOrientation?: TemplateOrientationResolvers<ContextType>;
  TemplateOrientationPage?: TemplateOrientationPageResolvers<ContextType>;
  TextNumber?: TextNumberResolvers<ContextType>;
  TitleData?: TitleDataResolvers<ContextType>;
  ToldPerson?: ToldPersonResolvers<ContextType>;
  UnansweredMessages?: UnansweredMessagesResolvers<ContextType>;
  UnansweredQuest?: UnansweredQuestResolvers<ContextType>;
  UnreachedPerson?: UnreachedPersonResolvers<ContextType>;
  Unsubscription?: UnsubscriptionResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
  ViewerVerdict?: ViewerVerdictResolvers<ContextType>;
  VolunteerAnswer?: VolunteerAnswerResolvers<ContextType>;
  VolunteerMessage?: VolunteerMessageResolvers<ContextType>;
  VolunteerMessagePage?: VolunteerMessagePageResolvers<ContextType>;
  WaitingLogIn?: WaitingLogInResolvers<ContextType>;
  WaitingPerson?: WaitingPersonResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletEntry?: WalletEntryResolvers<ContextType>;
  YearInReview?: YearInReviewResolvers<ContextType>;
  YoungMessage?: YoungMessageResolvers<ContextType>;
  YoungMessagePage?: YoungMessagePageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  contactData?: ContactDataDirectiveResolver<any, any, ContextType>;
};
