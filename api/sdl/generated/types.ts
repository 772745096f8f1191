// Made by scripts/generate.ts from the SDL; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC with milliseconds. */
  DateTime: { input: number; output: number; }
  /** One of OSV, SUPPLY-REQUEST, HYBRID-ROLE (text, since an enum value may hold no hyphen). */
  EventType: { input: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE'; output: 'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE'; }
};

export type Query = {
  /** All accounts by username; `q` is a part of username, e-mail address or name. At most 100 a page. */
  accountPage: AccountPage;
  /** Errors: ACCOUNT_NOT_FOUND. */
  accountSummary: AccountSummary;
  /** What is needed to write an alert about a quest. Needs chariteerAlert C at its charity. Errors: QUEST_NOT_FOUND. */
  alertDesk: AlertDesk;
  /**
   * What the link of a reminder asks, without a log-in. Reading it changes nothing.
   * Errors: INVALID_TOKEN for one that was not made here.
   */
  answerRequest: AnswerRequest;
  /** Where answers to a charity's messages go; null: nobody reads them. For its admins. Errors: PROVIDER_NOT_FOUND, FORBIDDEN. */
  answersAddress?: Maybe<Scalars['String']['output']>;
  /**
   * What a map of districts is drawn from: towns, neighborhoods, and a dot for each district that has no outline. Without
   * ids everything that is drawn, also towns that are no district; ids of none are left out.
   */
  areaOutlines: AreaMap;
  /** What the link asks that was sent to such an address. Errors: INVALID_TOKEN, LINK_EXPIRED. */
  askedAnswersAddress: AskedAnswersAddress;
  /** What happened, latest first. At most 100 a page. */
  auditPage: AuditPage;
  /** What the product does by itself at certain times, and how that went. */
  backgroundJobs: Array<BackgroundJob>;
  /**
   * Records that share only a telephone number with somebody whom the charity has blocked, the oldest first, at most 100:
   * is it the same person? For the charity's admins. Errors: PROVIDER_NOT_FOUND, FORBIDDEN.
   */
  banQuestions: Array<BanQuestion>;
  /** The own private calendar address, if there is one; the address itself is told once, when it is made. */
  calendarFeed?: Maybe<CalendarFeed>;
  /**
   * A cancelled quest whose address everybody could open before: that it is cancelled, and nothing more; with the reason
   * for who was on its waitlist then.
   * Errors: QUEST_NOT_FOUND for any other.
   */
  cancelledQuest: CancelledQuest;
  /** The own record (staff: any). Errors: CHARITEER_NOT_FOUND. */
  chariteer?: Maybe<Chariteer>;
  /**
   * The charities that can read how to reach the viewer, from the sign-up until twelve months after the last quest there,
   * and those where the viewer has ended it, by name.
   */
  charityContacts: Array<CharityContact>;
  /** Charities that ask to join and are not answered yet, the oldest first. At most 100 a page. */
  charityRequestPage: CharityRequestPage;
  /** The contest of guilds that is shown: the next one that has not ended, or of the year that staff chose, until a later one begins. */
  contest: Contest;
  /** The viewer's guild that their hours count for in the contest: the chosen one, else the one joined first. */
  contestGuild?: Maybe<Guild>;
  /** Who has won the contests whose result is kept, the latest one first. */
  contestOutcomes: Array<ContestOutcome>;
  /** How many volunteers all pages of getSpecificChariteers hold. For managers. Errors: PROVIDER_NOT_FOUND. */
  countSpecificChariteers: Scalars['Int']['output'];
  /** How many records all pages of getSpecificOrientations hold. Needs donationRecap R. Errors: PROVIDER_NOT_FOUND. */
  countSpecificOrientations: Scalars['Int']['output'];
  /** The own credits (staff: anybody's), newest first. At most 100 a page. */
  credits: Array<Credit>;
  /** The own file of all that is stored about the viewer and the children under the account; null where there is none. */
  dataCopy?: Maybe<DataCopy>;
  /** Errors: DISTRICT_NOT_FOUND. */
  district?: Maybe<District>;
  districts: Array<District>;
  /** Who has lost every second factor and asks staff, the oldest first; at most 100. */
  factorRecoveries: Array<FactorRecovery>;
  /**
   * What the link of the thanks asks, «Would you come again?», without a log-in. Reading it changes nothing.
   * Errors: INVALID_TOKEN, LINK_EXPIRED.
   */
  feedbackRequest: FeedbackRequest;
  /**
   * Published quests to come of all charities that match, 20 a page and at most 50 pages: of the next 62 days, or of a
   * date. Without showAll those only that the gate lets the viewer take, visitors those with an open place. Roles without
   * a date come last, and not at all where a day or a time is asked for.
   * Errors: BAD_USER_INPUT for values that no form sends.
   */
  findQuests: FoundQuests;
  /** Until when a former address of an account can be put back by the link mailed there; null when it is no longer good. */
  formerAddressUntil?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The recap of a charity for a month or a year of New York, with all its volunteers; the borders of the same days in
   * UTC mean the same. The figures cost nothing; of the lists ask for those that are shown. Needs donationRecap R.
   * Errors: PROVIDER_NOT_FOUND, FORBIDDEN with the text to show, BAD_USER_INPUT for another range.
   */
  generateSingleMonthReport: RecapReport;
  /** The session's own account; null for a visitor. */
  getAccountInfo?: Maybe<AccountInfo>;
  /**
   * Which adults an alert about a quest would reach, how many people under 18 at least, and its cost in Mana by that
   * charity's prices. Left out are people whom the
   * charity has blocked, whose address is not confirmed, who are on the quest, or who were alerted to it within a day;
   * who takes no news, or has had enough;
   * minors who are new to the charity or whose guardian has not consented; whom the quest's age policy does not admit; and
   * who could not sign up for want of hours, of a training, or of the guild that holds the quest.
   * Needs chariteerAlert C at the quest's charity. Errors: QUEST_NOT_FOUND, why nobody is alerted to that quest,
   * RATE_LIMITED, BAD_USER_INPUT with the text to show, also for more than 1,000 volunteers.
   */
  getChariteerAlertVolunteers: ChariteerAlertVolunteers;
  /**
   * A volunteer's sign-ups with their credits, the latest quest first, ten a page: all own ones, or those at a provider
   * for somebody with donationRecap R there.
   */
  getChariteerMergedContracts: MergedContracts;
  /** Errors: GUILD_NOT_FOUND. */
  getGuild: Guild;
  /** The contracts held, as items, and the Mana of the own provider. */
  getInventory: Inventory;
  /** The profile of the session's own account, with the parts asked for. Errors: FORBIDDEN. */
  getPlayerProfile: PlayerProfile;
  /**
   * For Provider accounts: the shifts and supply requests of the own charity that are not over yet, next first; with
   * isPast those that are over, newest first. Cancelled ones are left out. At most 100 a page.
   */
  getProviderQuests: QuestPage;
  /** Names, phone and birth date kept with the session's own account. */
  getPublisherReadOnlyData?: Maybe<PublisherReadOnlyData>;
  /** What the session's own account has done. */
  getReadOnlyData: ReadOnlyData;
  /**
   * The numbers behind a volunteer's public profile: to others what its owner switched on, the rest is null or empty.
   * Errors: CHARITEER_NOT_FOUND, also for a profile that shows nothing.
   */
  getServiceRecord: ServiceRecord;
  /**
   * Who has served at a charity in quests that start in the range, by minutes, then by name; at most 100 a page.
   * For managers; names and contact data by their rights. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT for a page.
   */
  getSpecificChariteers: Array<ChariteerTimeResult>;
  /**
   * What volunteers have of a charity's trainings: by training, then the newest first; nobody who has left. At most 100 a
   * page. Needs donationRecap R. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT for a page.
   */
  getSpecificOrientations: Array<Orientation>;
  /** Quests of one provider in a window of at most 62 days, or its templates (managers). At most 1,000 rows. */
  getSpecificQuests: Array<Quest>;
  getTitleData: TitleData;
  /** Quests of the session's own account, and what it runs quests with. */
  getUserData: UserData;
  /**
   * Progress of the members with a target, by name of the account, where the viewer may read names at all charities that
   * count; only the viewer's own elsewhere. For admins of the group. Errors: GROUP_NOT_FOUND.
   */
  groupGoalProgress: Array<GoalProgress>;
  /** What members of a group are to serve. For its members. Errors: GROUP_NOT_FOUND. */
  groupGoals: GroupGoals;
  /** What follows from a yes, by the link that it was given with; null for a link that was not answered so, and a day later. */
  guardianAgreed?: Maybe<GuardianAgreed>;
  /**
   * What a guardian's link asks the guardian to decide. Reading it changes nothing.
   * Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED, ACCOUNT_REMOVED, GUARDIAN_ADDRESS_REFUSED where someone under 18
   * reads the mail.
   */
  guardianRequest: GuardianRequest;
  /**
   * A guardian's own page; what it shows of the young person comes only with the key that enterGuardianCode answered.
   * Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED, ACCOUNT_REMOVED.
   */
  guardianView: GuardianView;
  /** What the members of a guild were told, the newest ten. For its members. Errors: GUILD_NOT_FOUND, FORBIDDEN. */
  guildAnnouncements: GuildAnnouncements;
  /** What the admins of a guild decide about. Errors: GUILD_NOT_FOUND, FORBIDDEN. */
  guildDesk: GuildDesk;
  /** The links by which people can join a guild, the newest first. For its admins. Errors: GUILD_NOT_FOUND, FORBIDDEN. */
  guildInvites: Array<GuildInvite>;
  /**
   * The next three quests that members of a guild go to, where the young are left out of list and counts, or to which
   * anyone goes that the guild has reserved. For its members. Errors: GUILD_NOT_FOUND, FORBIDDEN.
   */
  guildNext: Array<GuildNext>;
  /**
   * One page of the guilds by name to which the viewer does not belong; `q` is a part of the name, whatever its
   * capitals. At most 100 a page.
   */
  guildPage: GuildPage;
  /** All guilds by name, a hundred a page. */
  guilds: Array<Guild>;
  /**
   * A page of the guilds that nobody looks after, those first that somebody asks for. At most 100 a page.
   * Errors: BAD_USER_INPUT for a page.
   */
  guildsWithoutAdmin: OrphanGuildPage;
  /**
   * The place that a link hands on, by its token. Reading it changes nothing; who asks, and for whom it is open, is told
   * to who is logged in. Errors: INVALID_TOKEN.
   */
  handOver: HandOver;
  /** How the own session stands: what cannot be taken back asks for a proof that is no older than 15 minutes. */
  identityProof: IdentityProof;
  /** What the session's own account was told in the last 90 days, newest first; nobody else reads it. 20 a page. */
  inbox: Inbox;
  /** One entry of it. Errors: MESSAGE_NOT_FOUND. */
  inboxMessage: InboxMessage;
  /** What may be said of this installation in figures, rounded down; none of those under 10. */
  installationFigures: Array<InstallationFigure>;
  /** The guild to which a link leads; null once it has ended. Asking changes nothing. */
  invitedGuild?: Maybe<Guild>;
  /** Whether it is such a link, of somebody else, and not older than 90 days. Asking changes nothing. */
  isInvitation: Scalars['Boolean']['output'];
  /** How far somebody has come who goes on with an address of mail in this browser; null where nobody does. */
  joining?: Maybe<Joining>;
  /**
   * Copies that no charity's admins read, latest first: texts of guilds that people under 18 write or read, and their
   * feedback. For the product's staff. Errors: BAD_USER_INPUT for a page.
   */
  keptTextPage: YoungMessagePage;
  /** Pairs of volunteers who are likely one person, also of children; those who share more first, children of different guardians last. At most 100 a page. */
  likelyDoubles: LikelyDoublePage;
  /**
   * One page of the applications to a group, at most 100: pending ones first, the oldest first; then the accepted ones,
   * the latest first. For the group's admins. Errors: GROUP_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
   */
  listGroupApplications: GroupApplicationPage;
  /**
   * Whom a group has invited and who has not answered, the latest first, at most 50. For the group's admins.
   * Errors: GROUP_NOT_FOUND, FORBIDDEN.
   */
  listGroupInvitations: Array<GroupInvitation>;
  /**
   * A group with its roles, and one page of its members by role and username, at most 100; with `roleId` of that role
   * alone. Who holds two roles is listed under both. Who may not see a member's user name finds them neither among the
   * items nor in the counts, and who has no role there yet finds themselves alone. For the group's members and admins.
   * In a charity's group the product's staff and the charity's own account count as admins.
   * Errors: GROUP_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
   */
  listGroupMembers: GroupMemberPage;
  /** The groups of the session's own account, by name. */
  listMembership: Array<Membership>;
  /** How the mail server is, as far as mails tell. */
  mailServer: MailServer;
  /** What a guardian's link asks about two records; reading it changes nothing. Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED. */
  mergeQuestion: MergeQuestion;
  /** By which channels the session's own account is told things of each class. */
  messageChoices: MessageChoices;
  /**
   * The next published quests with a date that the viewer could take (visitors: with an open place), those of the provider
   * before others, or of one category; with needsTraining those that only a training keeps from the viewer. At most 10.
   */
  nextQuests: Array<Quest>;
  /**
   * The mails that were queued, newest first; `q` is the whole address of a recipient. What is in them is nobody's to
   * read but the recipient's. At most 100 a page.
   */
  outboxPage: OutboxPage;
  /**
   * The group that runs a charity, for an adult who may apply to it or has done so; null for everyone else, with a role
   * there or banned, and where the charity is hidden or has no group.
   */
  ownCharityApplication?: Maybe<CharityApplication>;
  /** The children whose records stand under the session's own account, by first name. */
  ownChildren: Array<Child>;
  /** What the session's own account keeps of its owner, and what of it may be corrected. */
  ownDetails: OwnDetails;
  /**
   * How far the recovery has come that the owner of a waiting log-in asked for; null: none. A browser has the log-in as a
   * cookie. Errors: LOG_IN_LAPSED.
   */
  ownFactorRecovery?: Maybe<OwnFactorRecovery>;
  /** What the own account follows; nobody else learns of it. */
  ownFollows: Follows;
  /** Own progress, one entry for each own role with a target, by group. Groups that count nowhere are left out. */
  ownGoalProgress: Array<GoalProgress>;
  /** The session's own latest application to a group; null when there is none. */
  ownGroupApplication?: Maybe<GroupApplication>;
  /** The invitations that wait for the session's own account, the latest first. */
  ownGroupInvitations: Array<OwnGroupInvitation>;
  /** The guilds to which the viewer belongs, by name. */
  ownGuilds: Array<Guild>;
  /** Quests on which a spot is held for the session's own volunteer, the next quest first. */
  ownHeldQuests: Array<HeldQuest>;
  /**
   * What makes the address of a quest a link that brings a friend: as `with` in its query. It names nobody to whom it is
   * sent. Null for visitors and the young.
   */
  ownInvitation?: Maybe<Scalars['String']['output']>;
  /** The passkeys of the session's own account, and whether they can be used at the address of this request. */
  ownPasskeys: OwnPasskeys;
  /** Who sees what of the session's own volunteer; null without a volunteer record. */
  ownPrivacy?: Maybe<Privacy>;
  /** How far the session's own volunteer has come; null without a volunteer record. */
  ownProgress?: Maybe<OwnProgress>;
  /** What the viewer and the charity of a quest wrote to each other, and the charity to its people, the first one first. */
  ownQuestMessages: OwnQuestMessages;
  /**
   * When the session's own volunteer is next reminded of each of the own quests ahead, by their start. Quests of which no
   * reminder comes any more are left out; empty for who wants none.
   */
  ownReminders: Array<OwnReminder>;
  /** How many there are. */
  ownSessionCount: Scalars['Int']['output'];
  /** The open sessions of the viewer's own account: this one, then those used last; at most 50. */
  ownSessions: Array<OwnSession>;
  /** What the session's own volunteer waits for, the next quest first. */
  ownWaitings: Array<AwaitedQuest>;
  /**
   * A year of the session's own volunteer; null without a volunteer record, before December 1st of that year, and for the
   * years before the account.
   */
  ownYear?: Maybe<OwnYear>;
  /** A contest that is over, with its result as it was on the last day; null for a year without one. */
  pastContest?: Maybe<Contest>;
  /**
   * For Provider accounts: the own charity's quests that are over, newest first, as cards under the names of older
   * clients. At most 100 a page. Errors: FORBIDDEN, BAD_USER_INPUT.
   */
  pastQuestCards: PastQuestCardPage;
  /**
   * Who has volunteered for a charity before, by last name, to be added to a quest. At most 100 a page.
   * Needs chariteerAttendance U. Errors: PROVIDER_NOT_FOUND.
   */
  pastVolunteers: Array<Chariteer>;
  /**
   * What became of the slots for which quests were posted from the stamps of a charity: those of slots within the time,
   * and those that are there now. At most 62 days. Needs quest C. Errors: FORBIDDEN, BAD_USER_INPUT.
   */
  postedSlots: Array<PostedSlot>;
  /**
   * Whom updateProvider would tell of these locations, by the same rule, before anything is changed; null when no one need
   * know. Errors: PROVIDER_NOT_FOUND.
   */
  previewLocationNotice?: Maybe<QuestNotice>;
  /**
   * Whom writeToQuest would reach with this text, and how; changes nothing. Needs what writeToQuest needs. Errors: those
   * of writeToQuest but QUEST_MESSAGES_SPENT.
   */
  previewQuestMessage: QuestMessagePreview;
  /**
   * Whom updateQuest would tell of these changes, by the same rule, before anything is changed; null when nobody need
   * know. Needs what updateQuest needs. At most 120 times in 15 minutes.
   * Errors: QUEST_NOT_FOUND, FORBIDDEN, RATE_LIMITED.
   */
  previewQuestNotice?: Maybe<QuestNotice>;
  /** Errors: PROVIDER_NOT_FOUND, also for a hidden provider to everybody but its managers. */
  provider?: Maybe<Provider>;
  /** Whom a charity has blocked, latest first, the young for who reads names always; at most 100 a page. Needs chariteerAttendance U. */
  providerBans: Array<ProviderBan>;
  /**
   * The group that manages a charity, the first by name; null when it has none. For the charity's managers.
   * Errors: PROVIDER_NOT_FOUND, FORBIDDEN.
   */
  providerGroupId?: Maybe<Scalars['ID']['output']>;
  /** All charities by name, hidden ones included; `q` is a part of the name. At most 100 a page. */
  providerPage: ProviderPage;
  /** Visible providers by name, those of one district or all. At most 100 a page. */
  providers: Array<Provider>;
  /** With what a browser subscribes to push messages, base64url; null where this installation does not offer them. */
  pushPublicKey?: Maybe<Scalars['String']['output']>;
  /** The browsers that show messages to the session's own account, the newest first. */
  pushSubscriptions: Array<PushSubscription>;
  /** Errors: QUEST_NOT_FOUND, also for a quest that the viewer may not see. */
  quest?: Maybe<Quest>;
  /** To whom one of them went, and how far it got; at most 100 a page. Errors: MESSAGE_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
  questMessageDeliveryPage: QuestMessageDeliveryPage;
  /**
   * What a charity wrote to the people of a quest, the latest first; at most 100 a page, kept for 90 days. Needs quest U
   * and memberContactInfo R. Errors: QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
   */
  questMessagePage: QuestMessagePage;
  /** One page of a provider's quests, for lists with sorting and filters. At most 100 a page. */
  questPage: QuestPage;
  /**
   * The quests of 62 days as the viewer may see them, by start, undated roles last: of one provider, or of all. Without
   * isUpcoming what is not over yet; isUpcoming parts by the start, isPublished what is Published from what is not. At
   * most 1,000 rows; errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT for more.
   */
  quests: Array<Quest>;
  /**
   * Of the last time that the people of a quest were told of a change: who knows of it, and who has to be called; null
   * where nobody was told anything. For managers of its charity. Errors: QUEST_NOT_FOUND, FORBIDDEN.
   */
  questTelling?: Maybe<QuestTelling>;
  /**
   * Who waits for a place, in the order of the list, 100 a page; of the young for who may name them there. Needs
   * chariteerAttendance U. Errors: QUEST_NOT_FOUND.
   */
  questWaitingList: Array<WaitingPerson>;
  /** What the link of an offer asks, without a log-in. Reading it changes nothing. Errors: INVALID_TOKEN. */
  readOffer: OfferRequest;
  /**
   * The twelve months of a year, for charts. Needs donationRecap R.
   * Errors: PROVIDER_NOT_FOUND, FORBIDDEN with the text to show, BAD_USER_INPUT for a year out of this century.
   */
  recapMonths: Array<RecapMonth>;
  /**
   * A page of one list of a recap, for tables: by minutes or times, then by name, unless sorted otherwise; at most 100.
   * Needs donationRecap R. Errors: PROVIDER_NOT_FOUND, FORBIDDEN with the text to show, BAD_USER_INPUT for a period or page.
   */
  recapPage: RecapPage;
  /** What a charity asks of people before their first quest. For its admins. Errors: PROVIDER_NOT_FOUND, FORBIDDEN. */
  recordDemands: RecordDemands;
  /** Records that were put together in the last 30 days, the latest first. At most 100 a page. */
  recordMerges: RecordMergePage;
  /**
   * Which reminders go to the people on a charity's quests, or on those of one of its stamps. Needs quest U.
   * Errors: PROVIDER_NOT_FOUND, QUEST_NOT_FOUND.
   */
  reminderSetting: ReminderSetting;
  /**
   * For the selector of a reservation: at most 5 guilds whose name holds the text. For those who may reserve quests
   * at some charity (quest U).
   */
  searchGuilds: Array<GuildSummary>;
  /** How the own account stands to second factors. */
  secondFactor: SecondFactor;
  /**
   * A page of the attendance that people marked about themselves and no one else has confirmed, and of hours over the plan
   * that another person gave a reason for, latest first. For the product's staff. Errors: BAD_USER_INPUT for a page.
   */
  selfMarkedHours: SelfMarkedHoursPage;
  /** What is known of the session that a mailed link ends; null when it has ended. */
  sessionOfLink?: Maybe<LinkedSession>;
  /** The year that somebody shares under an address with this secret; null where nobody does, or does any more. */
  sharedYear?: Maybe<YearInReview>;
  /**
   * Up to three quests like another one that the viewer could take now (visitors: with an open place): of its charity or
   * type, in its district or within 5 miles, within 3 days, nothing of the viewer's being in the way.
   * Errors: QUEST_NOT_FOUND.
   */
  similarQuests: Array<Quest>;
  /** What the site, the API and mails name and lead to, in the order of the page of settings. */
  siteSettings: Array<SiteSetting>;
  /** Whether people may hand on places of a stamp's quests. Needs quest U. Errors: QUEST_NOT_FOUND. */
  stampPlaces: StampPlaces;
  /** Stand-ins on one quest: what the viewer could take over, and what the viewer asked for. Nothing of a hidden quest. */
  standInsAt: StandInsAt;
  /** What the link of a mail about a recovery stops: WAITING, or ENDED, which it takes back. Errors: INVALID_TOKEN. */
  stoppableRecovery: FactorRecoveryState;
  /**
   * Up to six quests that the session's own volunteer could take now, nothing of theirs being in the way: of what they
   * follow, in favorite districts, of types done before, and one of a type not yet discovered.
   */
  suggestedQuests: Array<SuggestedQuest>;
  /** The young people who ask the viewer to supervise them, or whom the viewer supervises, on quests that are not over. */
  supervisionRequests: Array<SupervisionRequest>;
  /** What donors of a meal ask most; shown with supply requests. */
  supplyFaq: Array<FaqEntry>;
  /** Until when a closed account can be taken back by the link that was mailed; null when the link is no longer good. */
  takeBackUntil?: Maybe<Scalars['DateTime']['output']>;
  /** A training, for those who maintain it (quest U). Errors: ORIENTATION_NOT_FOUND, also for a volunteer's record. */
  templateOrientation: TemplateOrientation;
  /** The trainings of a charity by name, for those who maintain them (quest U). Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT. */
  templateOrientationPage: TemplateOrientationPage;
  /** The number on which the session's own account gets text messages. */
  textNumber: TextNumber;
  /**
   * The quests of a charity with messages that nobody answered, the one that waits longest first; at most 20. Needs quest
   * U and memberContactInfo R. Errors: PROVIDER_NOT_FOUND, FORBIDDEN.
   */
  unansweredMessages: UnansweredMessages;
  /** When a link that was mailed put a former address or a closed account back; null when it did not, or long ago. */
  undoneByLinkAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of them are unread; counts to 100. */
  unreadMessageCount: Scalars['Int']['output'];
  /** What a link to unsubscribe ends, whoever has it; asking changes nothing. Errors: INVALID_TOKEN. */
  unsubscription: Unsubscription;
  /** The Veil of Time: the last day for which quests can be posted. */
  veilOfTime: Scalars['Date']['output'];
  /**
   * What volunteers of a quest wrote, the young for who may name them there, those without an answer first, then the
   * latest; at most 100 a page. Needs quest U and memberContactInfo R. Errors: QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
   */
  volunteerMessagePage: VolunteerMessagePage;
  /**
   * By what a waiting log-in takes its second factor, at the address of this request. A browser has the log-in as a cookie.
   * Errors: LOG_IN_LAPSED.
   */
  waitingLogIn: WaitingLogIn;
  /** The Mana of a charity. Needs chariteerAlert C. Errors: PROVIDER_NOT_FOUND. */
  wallet: Wallet;
  /**
   * The same of a place for which a stand-in is wanted openly; to those who could take it, and to who asks.
   * Errors: STAND_IN_NOT_FOUND.
   */
  wantedStandIn: HandOver;
  /**
   * Places on any quest that the viewer, or a child under the viewer's account, could take over from somebody who looks
   * for a stand-in; the soonest first, at most 100.
   */
  wantedStandIns: Array<StandIn>;
  /**
   * What was written to and by volunteers under 18 in a charity's name within two years, latest first; at most 100 a page.
   * For the charity's admins. Errors: PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
   */
  youngMessagePage: YoungMessagePage;
};


export type QueryAccountPageArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
  accountType?: InputMaybe<AccountType>;
  isBanned?: InputMaybe<Scalars['Boolean']['input']>;
  isStaff?: InputMaybe<Scalars['Boolean']['input']>;
  providerId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAccountSummaryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAlertDeskArgs = {
  questId: Scalars['ID']['input'];
};


export type QueryAnswerRequestArgs = {
  token: Scalars['String']['input'];
};


export type QueryAnswersAddressArgs = {
  providerId: Scalars['ID']['input'];
};


export type QueryAreaOutlinesArgs = {
  districtIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryAskedAnswersAddressArgs = {
  token: Scalars['String']['input'];
};


export type QueryAuditPageArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBanQuestionsArgs = {
  providerId: Scalars['ID']['input'];
};


export type QueryCancelledQuestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChariteerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCharityRequestPageArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCountSpecificChariteersArgs = {
  specificProvider: Scalars['ID']['input'];
  dateRangeBeginning: Scalars['DateTime']['input'];
  dateRangeEnding: Scalars['DateTime']['input'];
  q?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCountSpecificOrientationsArgs = {
  specificProvider: Scalars['ID']['input'];
  templateId?: InputMaybe<Scalars['ID']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCreditsArgs = {
  chariteerID: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDistrictArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFeedbackRequestArgs = {
  token: Scalars['String']['input'];
};


export type QueryFindQuestsArgs = {
  filter?: InputMaybe<FindFilter>;
  sort?: InputMaybe<FindSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  showAll?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryFormerAddressUntilArgs = {
  token: Scalars['String']['input'];
};


export type QueryGenerateSingleMonthReportArgs = {
  specificProvider: Scalars['ID']['input'];
  dateRangeBeginning: Scalars['DateTime']['input'];
  dateRangeEnding: Scalars['DateTime']['input'];
};


export type QueryGetChariteerAlertVolunteersArgs = {
  input: ChariteerAlertInput;
};


export type QueryGetChariteerMergedContractsArgs = {
  chariteerId: Scalars['ID']['input'];
  specificProviderId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetGuildArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetPlayerProfileArgs = {
  playerId: Scalars['ID']['input'];
  profileConstraints?: InputMaybe<ProfileConstraints>;
};


export type QueryGetProviderQuestsArgs = {
  isPast?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetServiceRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetSpecificChariteersArgs = {
  specificProvider: Scalars['ID']['input'];
  dateRangeBeginning: Scalars['DateTime']['input'];
  dateRangeEnding: Scalars['DateTime']['input'];
  q?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetSpecificOrientationsArgs = {
  specificProvider: Scalars['ID']['input'];
  templateId?: InputMaybe<Scalars['ID']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetSpecificQuestsArgs = {
  input: SpecificQuestsInput;
};


export type QueryGroupGoalProgressArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryGroupGoalsArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryGuardianAgreedArgs = {
  token: Scalars['String']['input'];
};


export type QueryGuardianRequestArgs = {
  token: Scalars['String']['input'];
};


export type QueryGuardianViewArgs = {
  token: Scalars['String']['input'];
  browserKey?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGuildAnnouncementsArgs = {
  guildId: Scalars['ID']['input'];
};


export type QueryGuildDeskArgs = {
  guildId: Scalars['ID']['input'];
};


export type QueryGuildInvitesArgs = {
  guildId: Scalars['ID']['input'];
};


export type QueryGuildNextArgs = {
  guildId: Scalars['ID']['input'];
};


export type QueryGuildPageArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGuildsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGuildsWithoutAdminArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHandOverArgs = {
  token: Scalars['String']['input'];
};


export type QueryInboxArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInboxMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvitedGuildArgs = {
  token: Scalars['String']['input'];
};


export type QueryIsInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryJoiningArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryKeptTextPageArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLikelyDoublesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListGroupApplicationsArgs = {
  groupId: Scalars['ID']['input'];
  status?: InputMaybe<GroupApplicationStatus>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListGroupInvitationsArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryListGroupMembersArgs = {
  groupId: Scalars['ID']['input'];
  roleId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMergeQuestionArgs = {
  token: Scalars['String']['input'];
};


export type QueryNextQuestsArgs = {
  providerId?: InputMaybe<Scalars['ID']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  needsTraining?: Scalars['Boolean']['input'];
};


export type QueryOutboxPageArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OutboxStatus>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnCharityApplicationArgs = {
  providerId: Scalars['ID']['input'];
};


export type QueryOwnFactorRecoveryArgs = {
  logInToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnGroupApplicationArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryOwnQuestMessagesArgs = {
  questId: Scalars['ID']['input'];
};


export type QueryOwnYearArgs = {
  year: Scalars['Int']['input'];
};


export type QueryPastContestArgs = {
  year: Scalars['Int']['input'];
};


export type QueryPastQuestCardsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPastVolunteersArgs = {
  providerId: Scalars['ID']['input'];
  q?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPostedSlotsArgs = {
  providerId: Scalars['ID']['input'];
  from: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
};


export type QueryPreviewLocationNoticeArgs = {
  id: Scalars['ID']['input'];
  approvedLocations: Array<LocationInput>;
};


export type QueryPreviewQuestMessageArgs = {
  questId: Scalars['ID']['input'];
  audience: QuestMessageAudience;
  volunteerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  text: Scalars['String']['input'];
};


export type QueryPreviewQuestNoticeArgs = {
  id: Scalars['ID']['input'];
  publishingStatus?: InputMaybe<PublishingStatus>;
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryProviderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProviderBansArgs = {
  providerId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProviderGroupIdArgs = {
  providerId: Scalars['ID']['input'];
};


export type QueryProviderPageArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
  districtId?: InputMaybe<Scalars['ID']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProvidersArgs = {
  districtId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuestMessageDeliveryPageArgs = {
  messageId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestMessagePageArgs = {
  questId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestPageArgs = {
  providerId: Scalars['ID']['input'];
  filter?: InputMaybe<QuestFilter>;
  sort?: InputMaybe<QuestSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestsArgs = {
  isUpcoming?: InputMaybe<Scalars['Boolean']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  specificProvider?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryQuestTellingArgs = {
  questId: Scalars['ID']['input'];
};


export type QueryQuestWaitingListArgs = {
  questId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReadOfferArgs = {
  token: Scalars['String']['input'];
};


export type QueryRecapMonthsArgs = {
  providerId: Scalars['ID']['input'];
  year: Scalars['Int']['input'];
};


export type QueryRecapPageArgs = {
  providerId: Scalars['ID']['input'];
  period: Scalars['String']['input'];
  list: RecapList;
  sort?: InputMaybe<RecapSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecordDemandsArgs = {
  providerId: Scalars['ID']['input'];
};


export type QueryRecordMergesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReminderSettingArgs = {
  providerId: Scalars['ID']['input'];
  stampId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySearchGuildsArgs = {
  text: Scalars['String']['input'];
};


export type QuerySelfMarkedHoursArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySessionOfLinkArgs = {
  token: Scalars['String']['input'];
};


export type QuerySharedYearArgs = {
  token: Scalars['String']['input'];
};


export type QuerySimilarQuestsArgs = {
  questId: Scalars['ID']['input'];
};


export type QueryStampPlacesArgs = {
  stampId: Scalars['ID']['input'];
};


export type QueryStandInsAtArgs = {
  questId: Scalars['ID']['input'];
};


export type QueryStoppableRecoveryArgs = {
  token: Scalars['String']['input'];
};


export type QueryTakeBackUntilArgs = {
  token: Scalars['String']['input'];
};


export type QueryTemplateOrientationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTemplateOrientationPageArgs = {
  providerId: Scalars['ID']['input'];
  q?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUnansweredMessagesArgs = {
  providerId: Scalars['ID']['input'];
};


export type QueryUndoneByLinkAtArgs = {
  token: Scalars['String']['input'];
};


export type QueryUnsubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type QueryVolunteerMessagePageArgs = {
  questId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWaitingLogInArgs = {
  logInToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWalletArgs = {
  providerId: Scalars['ID']['input'];
};


export type QueryWantedStandInArgs = {
  id: Scalars['ID']['input'];
};


export type QueryYoungMessagePageArgs = {
  providerId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** Gives the place back, or releases a reservation, which takeBack can undo. Errors: CONTRACT_NOT_FOUND, NOT_SIGNED_UP, QUEST_OVER_BAIL. */
  abandonContract: Contract;
  /**
   * Makes the applicant a member (of a guild: in the role members; of a charity's group: a Non Member, who has no
   * rights until a role is given) and mails them. An accepted application is answered as it is, without another mail.
   * For the group's admins. Errors: GROUP_NOT_FOUND, FORBIDDEN, APPLICATION_NOT_FOUND.
   */
  acceptGroupApplication: GroupApplication;
  /**
   * Makes the session's own volunteer, whose address is confirmed, a member of the guild by its code, whatever its
   * capitals, blanks and dashes; five tries in 15 minutes, and after fifty wrong ones in a day the code rests for a day.
   * Errors: ADDRESS_NOT_CONFIRMED, WRONG_GUILD_CODE, GUILD_CODE_RESTS, ALREADY_IN_GROUP, GUILD_NOT_FOUND,
   * NO_VOLUNTEER_RECORD, BAD_USER_INPUT, RATE_LIMITED, FORBIDDEN for other ids than the own account's and, where given,
   * its entity's.
   */
  addChariteerToGuild: GuildSummary;
  /**
   * Invites somebody to a charity's group by the user name that is typed, and answers the invited entry: that name and
   * nothing else, whether or not anybody bears it. The person is told by mail, and has no rights and shows no name
   * before accepting (answerGroupInvitation). Invitations end after 14 days; at most 50 of a group are open, and an
   * account invites 20 times in 15 minutes. Guilds answer GUILD_ADDS_NOBODY: people join them themselves. For the
   * group's admins. Errors: BAD_USER_INPUT for what can be no username, GROUP_NOT_FOUND, FORBIDDEN, GUILD_ADDS_NOBODY,
   * ROLE_NOT_FOUND, ALREADY_IN_GROUP, ALREADY_INVITED, TOO_MANY_INVITATIONS, RATE_LIMITED.
   */
  addGroupMember: GroupInvitation;
  /**
   * Sets the own contact address, Unverified, and mails a link to it. A confirmed address counts until that link is opened.
   * Errors: INVALID_PARAMS, RATE_LIMITED.
   */
  addOrUpdateContactEmail: ContactEmail;
  /**
   * Keeps the passkey that a device has made (RegistrationResponseJSON), under a name or the browser's own; the owner is
   * told by mail. Errors: PASSKEYS_NEED_A_NAME, PROOF_NEEDED, BAD_USER_INPUT, PASSKEY_ENDED, PASSKEY_WRONG_ADDRESS,
   * PASSKEY_REFUSED, PASSKEY_KNOWN, PASSKEY_OF_ANOTHER, TOO_MANY_PASSKEYS after 20.
   */
  addPasskey: Passkey;
  /**
   * Adds somebody of pastVolunteers to a quest, also after its end and beyond its maximum.
   * Needs chariteerAttendance U. Errors: QUEST_NOT_FOUND, CHARITEER_NOT_FOUND, ALREADY_SIGNED_UP, QUEST_IS_TEMPLATE,
   * QUEST_CANCELLED, BANNED_BY_PROVIDER, RATE_LIMITED for someone whom the charity has added and removed three times that day.
   */
  addPastVolunteer: Contract;
  /**
   * Lets a browser show messages to the session's own account; what it was told for another account goes. Of more than ten
   * the one that was longest without a message goes. Errors: BAD_USER_INPUT for an address that is no push service's, or
   * where push is not offered; RATE_LIMITED.
   */
  addPushSubscription: PushSubscription;
  /**
   * Gives the rights of the product's staff to the account of an address, and tells it by mail; its sessions end. An
   * address without an account gets one, with a link to its first password; so does one that was never confirmed.
   * Errors: INVALID_PARAMS, BAD_USER_INPUT.
   */
  addStaff: AccountSummary;
  /**
   * Agrees to a public profile of the young person, which shows what they switch on, or takes that back; false without a
   * consent that is given. Errors: as renewGuardianLink.
   */
  allowPublicProfile: Scalars['Boolean']['output'];
  /**
   * Tells all other members of a guild something: plain text of 1 to 1,000 characters without links but the product's
   * own, three times a day; sent twice under one key it is told once. For the guild's admins. Errors: BAD_USER_INPUT,
   * GUILD_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND where nobody else belongs, RATE_LIMITED, CONTACT_DETAILS_TO_YOUNG.
   */
  announceToGuild: GuildAnnouncement;
  /**
   * Says whether it is the same person: then the ban holds for that record too, else it is not asked about again. For the
   * charity's admins. Errors: FORBIDDEN, BAN_QUESTION_NOT_FOUND, also for one that was answered, BAN_QUESTION_TOO_EARLY
   * for a yes about someone who isn't on one of the charity's quests.
   */
  answerBanQuestion: Scalars['Boolean']['output'];
  /**
   * Joins a group that has invited the session's own account, or declines, of which the group learns nothing. A waiting
   * application is accepted along. Errors: INVITATION_NOT_FOUND, also for one that has ended; GUARDIAN_PENDING and
   * GUARDIAN_CONSENT_MISSING for the young who accept before their guardian has agreed, GUARDIAN_ENDED_GUILD.
   */
  answerGroupInvitation: Scalars['Boolean']['output'];
  /**
   * Answers the link of an offer, without a log-in; where it cannot be answered any more, the state says why and nothing
   * changes. Errors: INVALID_TOKEN, RATE_LIMITED; for TAKE every refusal of the gate, BAD_USER_INPUT, SUPERVISOR_MISSING.
   */
  answerOffer: OfferRequest;
  /**
   * Answers a reminder by its link, without a log-in: who comes is marked with the time, who does not gives the place back
   * as abandonContract does. As often as one likes until the quest's start; where it cannot be answered any more, the state
   * says why and nothing changes. Errors: INVALID_TOKEN, BAD_USER_INPUT for the reason, RATE_LIMITED; FORBIDDEN where a
   * guardian's link says that somebody comes,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  answerReminder: AnswerRequest;
  /**
   * Says yes, and the quest is reserved, or no. For the guild's admins.
   * Errors: REQUEST_NOT_FOUND, FORBIDDEN, REQUEST_ENDED.
   */
  answerReservationRequest: Scalars['Boolean']['output'];
  /** Says yes or no to supervising a young person; a yes can be taken back. Errors: SUPERVISION_NOT_FOUND. */
  answerSupervision: SupervisionState;
  /**
   * Answers what a volunteer wrote, three times at most. Needs quest U and memberContactInfo R. Errors: MESSAGE_NOT_FOUND,
   * FORBIDDEN, BAD_USER_INPUT, QUEST_CLOSED_TO_MESSAGES, MESSAGE_ANSWERED, CONTACT_DETAILS_TO_YOUNG.
   */
  answerVolunteer: VolunteerMessage;
  /**
   * Applies to a guild, or as an adult to a charity's group; one application waits at a time. Invitations are accepted by
   * answerGroupInvitation. Errors: GROUP_NOT_FOUND (also for the group of a hidden charity), GROUP_IS_FOR_ADULTS,
   * BANNED_BY_PROVIDER, NO_VOLUNTEER_RECORD, ALREADY_IN_GROUP (the older 1359), ALREADY_APPLIED_TO_GROUP, BAD_USER_INPUT
   * for an answer over 500 characters or with a link to elsewhere, RATE_LIMITED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  applyToGroup: GroupApplication;
  /**
   * Asks staff to take the second factors away from the account of a waiting log-in, whose owner has lost them all.
   * Errors: LOG_IN_LAPSED, RATE_LIMITED.
   */
  askFactorRecovery: OwnFactorRecovery;
  /**
   * Sends a link to an address where a charity wants answers to its messages; they go there once it was opened and
   * confirmed. Five a day a charity. For its admins. Errors: PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT also for one's
   * own address, RATE_LIMITED, MAIL_HELD.
   */
  askForAnswersAddress: Scalars['Boolean']['output'];
  /**
   * Asks for the account of a charity: staff read it in the console, and a mail says so. Errors: BAD_USER_INPUT,
   * RATE_LIMITED.
   */
  askForCharityAccount: Scalars['Boolean']['output'];
  /**
   * Asks for that file: it is made in the background and told of by mail, and takes the place of one that is there.
   * Errors: PROOF_NEEDED, DATA_COPY_IN_WORK, DATA_COPY_TODAY.
   */
  askForDataCopy: DataCopy;
  /**
   * Looks for a stand-in for an own place, or that of a child under the session's account, with a word of at most 140
   * characters; asked again, it changes the word. The place stays until somebody has it. Errors: CONTRACT_NOT_FOUND,
   * NOT_SIGNED_UP, STAND_INS_OFF, STAND_IN_TOO_LATE, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
   */
  askForStandIn: OwnStandIn;
  /**
   * Sets whether a log-in to the own account by less than a passkey is asked for one; true ends every other session. Errors:
   * PASSKEY_NOT_FOUND without any, SECOND_FACTOR_REQUIRED, PROOF_NEEDED.
   */
  askPasskeyAtLogIn: Scalars['Boolean']['output'];
  /**
   * As abandonContract. `scriptError`: ERROR-02 not signed up, ERROR-03 not found or over,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  bailVolunteerFromQuest: Contract;
  /**
   * Blocks an account and ends all its sessions; not staff's. The reason, at most 500 characters, is for staff's eyes.
   * Errors: ACCOUNT_NOT_FOUND, BAD_USER_INPUT.
   */
  banAccount: AccountSummary;
  /**
   * Makes a secret for one-time passwords (RFC 6238), which asks nobody for anything before its first code was entered.
   * Errors: PROOF_NEEDED, BAD_USER_INPUT where one-time passwords are on.
   */
  beginOneTimePassword: OneTimePasswordSetup;
  /**
   * What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON): good for ten minutes and once, in this
   * session. Errors: PASSKEYS_NEED_A_NAME, PROOF_NEEDED, RATE_LIMITED.
   */
  beginPasskey: Scalars['String']['output'];
  /**
   * What a browser needs to log in by a passkey (PublicKeyCredentialRequestOptionsJSON): good for ten minutes and once, in
   * this browser, which gets a cookie for that. Errors: PASSKEYS_NEED_A_NAME, RATE_LIMITED.
   */
  beginPasskeyLogIn: Scalars['String']['output'];
  /**
   * What a browser needs to show one of the own passkeys: good for ten minutes and once, in this session. Errors:
   * PASSKEYS_NEED_A_NAME, PASSKEY_NOT_FOUND without any, RATE_LIMITED.
   */
  beginPasskeyProof: Scalars['String']['output'];
  /**
   * Keeps that the person has been told of these new types of the own arms, on whatever device; words that are none of them
   * change nothing. False when nothing was new. Errors: NO_VOLUNTEER_RECORD.
   */
  celebrateTypes: Scalars['Boolean']['output'];
  /**
   * Asks for another address of mail for the own account: the log-in, the contact and the volunteer record have it once
   * the link sent there was opened, within a day. Without the password a proof of the last 15 minutes is needed. For 7 days
   * the former address can be put back. Errors: INVALID_PARAMS, BAD_USER_INPUT, INVALID_EMAIL_OR_PASSWORD, PROOF_NEEDED,
   * RATE_LIMITED, EMAIL_ADDRESS_NOT_AVAILABLE; never the last when the server is told to answer alike.
   */
  changeEmailAddress: Scalars['Boolean']['output'];
  /**
   * Gives a member another role of the group in place of one they hold; the same role changes nothing. The rights are
   * new with the member's next request. For the group's admins.
   * Errors: GROUP_NOT_FOUND, FORBIDDEN, ROLE_NOT_FOUND, MEMBER_NOT_FOUND (who does not hold the role), LAST_ADMIN.
   */
  changeMemberRole: GroupMember;
  /** Ends every session and opens a new one for the caller. Errors: BAD_USER_INPUT, INVALID_EMAIL_OR_PASSWORD, RATE_LIMITED. */
  changePassword: LoginResult;
  /**
   * Gives the own account another user name: once whenever one likes, then every 30 days. Nobody else gets the former one.
   * Errors: INVALID_PARAMS, BAD_USER_INPUT, USERNAME_NOT_AVAILABLE, USERNAME_CHANGED_LATELY,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  changeUserName: AccountInfo;
  /**
   * Names the charity that receives the prize for a guild that has won: by its admins for 30 days, by staff at any time.
   * It has to be a visible charity of Hoboken, Jersey City or West New York. Errors: FORBIDDEN, CONTEST_NOT_WON,
   * CONTEST_CHOICE_OVER, PROVIDER_NOT_FOUND.
   */
  chooseContestCharity: Contest;
  /**
   * Lets the viewer's hours of the contest's whole month count for one of their guilds. Errors: NO_VOLUNTEER_RECORD,
   * GUILD_NOT_FOUND, FORBIDDEN for who is no member.
   */
  chooseContestGuild: Guild;
  /** Hides the sponsor banner from the viewer for 30 days. Errors: NOT_LOGGED_IN. */
  closeSponsorBanner: Scalars['Boolean']['output'];
  /** Confirms an address by the link that was sent there, seven days long. Errors: INVALID_TOKEN, LINK_EXPIRED. */
  confirmAnswersAddress: AskedAnswersAddress;
  /**
   * Turns one-time passwords on by a first code, ends every other session, and answers ten recovery codes, which are shown
   * this once. Errors: PROOF_NEEDED, NO_SECOND_FACTOR without a secret, WRONG_SECOND_FACTOR, RATE_LIMITED.
   */
  confirmOneTimePassword: RecoveryCodes;
  /** Enters the code: good for ten minutes and five tries. Errors: BAD_USER_INPUT. */
  confirmTextNumber: TextNumber;
  /**
   * Corrects anybody's date of birth, as often as it takes and over any age; the guardian of somebody young is told.
   * Errors: ACCOUNT_NOT_FOUND, CHARITEER_NOT_FOUND, BAD_USER_INPUT.
   */
  correctBirthDate: AccountSummary;
  /**
   * Corrects the own date of birth, once, and never over the ages of 13 and 18; the guardian of somebody young is told.
   * Errors: BAD_USER_INPUT, CHARITEER_NOT_FOUND, BIRTH_DATE_CORRECTED_ALREADY, BIRTH_DATE_CROSSES_AGE, RATE_LIMITED.
   */
  correctOwnBirthDate: OwnDetails;
  /**
   * Corrects the own details; what is left out, or null, stays. Charities where one is on a quest ahead are told that the
   * emergency contact changed. Errors: CHARITEER_NOT_FOUND, BAD_USER_INPUT with the text to show, RATE_LIMITED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  correctOwnDetails: OwnDetails;
  /** Makes a private address under which a calendar app fetches the own quests; a former one ends. */
  createCalendarFeed: NewCalendarFeed;
  /**
   * Makes the volunteer record of the session's own account, which has none yet; the record that is there comes
   * back as it is. Errors: FORBIDDEN for others' ids, usernames and addresses, BAD_USER_INPUT with the text to show,
   * RATE_LIMITED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  createChariteer: Chariteer;
  /**
   * Signs the session's own volunteer up; the whole gate is checked inside the write.
   * With guildId: reserves for the guild (quest U) as reserveQuest does; null where the guild was only asked, or will be
   * once the quest is published. Who is on another quest at that time is refused with TIME_CLASH, unless leaveContractId
   * names that sign-up: then both happen or neither. Errors: every refusal of the gate, TIME_CLASH, BAD_USER_INPUT,
   * SUPERVISOR_MISSING, for leaveContractId also NOT_SIGNED_UP, those of reserveQuest,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  createContract?: Maybe<Contract>;
  /** Adds a district; its id is the next number. Errors: BAD_USER_INPUT. */
  createDistrict: District;
  /**
   * Makes a group of volunteers with the session's own volunteer as admin, for older clients: createGuild turns it into a
   * guild, and makes the group itself where it gets none. Ten of both in an hour.
   * Errors: BAD_USER_INPUT, NO_VOLUNTEER_RECORD, RATE_LIMITED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  createGroup: GroupKey;
  /**
   * Founds a guild: its group and the guild of the same id, with the session's own volunteer as admin and a code that the
   * product makes. A confirmation goes by mail to a confirmed address. Errors: BAD_USER_INPUT naming the field, GUILD_NAME_NOT_AVAILABLE,
   * NO_VOLUNTEER_RECORD, RATE_LIMITED, FORBIDDEN for another creator, GROUP_NOT_FOUND for an id that is no such group,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  createGuild: Guild;
  /**
   * Makes a link by which people join a guild for 14 days; its address is told this once. It ends with the right of
   * whoever made it. For the guild's admins. Errors: GUILD_NOT_FOUND, FORBIDDEN, TOO_MANY_INVITATIONS.
   */
  createGuildInvite: NewGuildInvite;
  /**
   * Applies for trainings that the quest asks for, all or none. Each is Provisional, which opens the quest only where
   * applying is enough (fulfilledBy). Errors: QUEST_NOT_FOUND, ORIENTATION_ALREADY_STARTED,
   * refusals of the gate that no training lifts, BAD_USER_INPUT with the text to show.
   */
  createMultipleOrientations: Array<Orientation>;
  /** Makes a charity with the group that manages it. Errors: BAD_USER_INPUT, DISTRICT_NOT_FOUND. */
  createProvider: Provider;
  /** Makes a charity's account and mails it a link to set its password. Errors: PROVIDER_NOT_FOUND and those of registerUser. */
  createProviderAccount: RegisteredAccount;
  /**
   * Posts one quest. What is not given is taken from the stamp; without a stamp it is an on-site shift. A Draft unless
   * told otherwise. Needs quest C at the provider, quest U with reservedGuildId.
   * Errors: PROVIDER_NOT_FOUND, QUEST_NOT_FOUND for the stamp, FORBIDDEN, BAD_USER_INPUT, those of reserveQuest.
   */
  createQuest: Quest;
  /** Posts quests from stamps in one transaction: all or none. At most 400. Needs quest C at the provider. */
  createQuestsFromTemplates: Array<PostedQuest>;
  /**
   * Makes a stamp from nothing or from a quest or stamp of the same charity, and puts it into the stamp book.
   * Needs quest C. Errors: PROVIDER_NOT_FOUND, QUEST_NOT_FOUND for fromQuestId, BAD_USER_INPUT.
   */
  createStamp: Quest;
  /**
   * Offers a new training. Needs quest U. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT with the text to show,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  createTemplateOrientation: TemplateOrientation;
  /**
   * Agrees or refuses, by the link that was sent to the guardian's own address; once. Who agrees signs with first and
   * last name. Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED, ACCOUNT_REMOVED, GUARDIAN_ADDRESS_REFUSED,
   * BAD_USER_INPUT for name and language.
   */
  decideGuardianConsent: GuardianConsentStanding;
  /** A guardian agrees to a merge or refuses it, once. True either way. Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED. */
  decideMerge: Scalars['Boolean']['output'];
  /**
   * Declines an application that waits: it is gone, and the applicant gets an email. For the group's admins.
   * Errors: GROUP_NOT_FOUND, FORBIDDEN, APPLICATION_NOT_FOUND.
   */
  declineGroupApplication: Scalars['Boolean']['output'];
  /**
   * Lets the next on the list have it; whoever declines stays on the list. False when nothing was offered.
   * Errors: FORBIDDEN for somebody else's id.
   */
  declineOfferedPlace: Scalars['Boolean']['output'];
  /**
   * Deletes a Draft that was never shown and that nobody has to do with; any other quest is cancelled by updateQuest.
   * Needs quest D. Errors: QUEST_NOT_FOUND, QUEST_WAS_SEEN.
   */
  deleteDraft: Deleted;
  /**
   * Deletes a stamp and its entries in the books; quests posted from it stay. Needs quest D.
   * Errors: QUEST_NOT_FOUND.
   */
  deleteStamp: Deleted;
  /** Deletes a training that nobody asks for and nobody has. Needs quest U. Errors: ORIENTATION_NOT_FOUND, ORIENTATION_IN_USE. */
  deleteTemplateOrientation: Deleted;
  /**
   * Whether rights at a charity count only in sessions that have shown a second factor. For its admins, who must have shown
   * one themselves. Errors: PROVIDER_NOT_FOUND, FORBIDDEN, SECOND_FACTOR_REQUIRED, PROOF_NEEDED.
   */
  demandSecondFactor: Scalars['Boolean']['output'];
  /**
   * Describes a picture anew. Needs quest U for that of a quest or stamp, quest C for those of the charity.
   * Errors: PICTURE_NOT_FOUND, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
   */
  describePicture: Picture;
  /**
   * Takes the young person out of a guild, or takes their application there back; they are told. False when there was
   * nothing to end. Errors: as renewGuardianLink.
   */
  endGuildByGuardian: Scalars['Boolean']['output'];
  /** Ends all own sessions but the one that asks; says how many. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of the own sessions at once; true also when there is no such one. */
  endSession: Scalars['Boolean']['output'];
  /** Ends a session by the link that was mailed when it began, once and without a log-in. Errors: INVALID_TOKEN. */
  endSessionByLink: Scalars['Boolean']['output'];
  /** Withdraws an own request or ends an own link; false where it has ended. Errors: STAND_IN_NOT_FOUND. */
  endStandIn: Scalars['Boolean']['output'];
  /** Opens the guardian's page in one browser. Errors: those of guardianView, WRONG_GUARDIAN_CODE. */
  enterGuardianCode: GuardianBrowser;
  /**
   * Takes the code: an account that has the address is logged in; for everybody else the registration begins, within an
   * hour. Errors: WRONG_JOINING_CODE, JOINING_CODE_REPLACED for one of a mail before, JOINING_CODE_EXPIRED,
   * JOINING_CODE_VOID after five wrong ones, JOINING_NOT_FOUND in another browser; ACCOUNT_BANNED, ACCOUNT_CLOSED,
   * EMAIL_ADDRESS_NOT_AVAILABLE.
   */
  enterJoiningCode: JoiningStep;
  /**
   * Lifts the hours gate of a quest for the session's own volunteer, who knows the charity's code; five tries in 15
   * minutes. Errors: WRONG_ORGANIZATION_CODE, QUEST_NOT_FOUND, NO_VOLUNTEER_RECORD, RATE_LIMITED.
   */
  enterOrganizationCode: Scalars['Boolean']['output'];
  /**
   * Ends a log-in that answered SECOND_FACTOR_ASKED, by a one-time password or a recovery code, each good once; a passkey
   * does it by logInByPasskey. A browser
   * has the waiting log-in as a cookie, any other client gives its logInToken: good for 10 minutes and five tries.
   * Errors: LOG_IN_LAPSED, WRONG_SECOND_FACTOR, RATE_LIMITED.
   */
  enterSecondFactor: LoginResult;
  /**
   * Closes the young person's account at once and erases everything personal 24 hours later; until then the guardian, and
   * nobody else, can take it back. By the link to decide, or on the guardian's own page. Errors: those of guardianView, GUARDIAN_CODE_MISSING.
   */
  eraseByGuardian: Scalars['Boolean']['output'];
  /**
   * Deletes the record of an own child and everything personal in it; where another guardian has it too, it leaves the own
   * account alone, and the answer is false. Errors: CHARITEER_NOT_FOUND.
   */
  eraseChild: Scalars['Boolean']['output'];
  /**
   * Makes the account with its volunteer record, the address confirmed, and logs it in; the user name is made. On the quest
   * that led here it signs up as createContract does: a refusal leaves the account and is told.
   * Errors: JOINING_NOT_FOUND, BAD_USER_INPUT, EMAIL_ADDRESS_NOT_AVAILABLE, RATE_LIMITED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  finishJoining: JoiningStep;
  /**
   * Lets the session's own volunteer follow a charity or a type; a second time changes nothing.
   * Errors: NO_VOLUNTEER_RECORD, BAD_USER_INPUT for none, both, or a type that there is not, PROVIDER_NOT_FOUND,
   * TOO_MANY_FOLLOWED.
   */
  follow: Follows;
  /**
   * Answers «Would you come again?» by its link, without a log-in; an answer can be changed for 14 days after the thanks.
   * Errors: INVALID_TOKEN, LINK_EXPIRED, BAD_USER_INPUT for the words, RATE_LIMITED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  giveFeedback: FeedbackRequest;
  /**
   * Sends the guardian of the session's own volunteer the link to decide: first, again, or to a corrected address; three
   * times a day. Errors: FORBIDDEN for adults, BAD_USER_INPUT for the own address, RATE_LIMITED,
   * MAIL_HELD where the guardian has had many mails today.
   */
  giveGuardianConsent: Scalars['Boolean']['output'];
  /**
   * Gives a guild that nobody looks after to somebody who has applied for it, who becomes its admin and is told.
   * Errors: GUILD_NOT_FOUND, REQUEST_ENDED, APPLICATION_NOT_FOUND, PROOF_NEEDED.
   */
  giveGuild: Guild;
  /** Sets what the session's own account keeps of a person, until its volunteer record exists. Errors: FORBIDDEN, BAD_USER_INPUT. */
  giveNewChariteerAccountDefaultValues?: Maybe<PublisherReadOnlyData>;
  /**
   * Gives a reserved quest back; the id is that of its contract. Who has signed up stays. For the guild's admins.
   * Errors: CONTRACT_NOT_FOUND, FORBIDDEN, QUEST_OVER_BAIL.
   */
  giveReservationBack: Scalars['Boolean']['output'];
  /**
   * Agrees: after 24 hours, which nobody shortens, the second factors are taken away and every session ends. The owner is
   * told now and then, each time with a link that stops it. Nobody agrees to the own one.
   * Errors: REQUEST_NOT_FOUND, FORBIDDEN, PROOF_NEEDED.
   */
  grantFactorRecovery: FactorRecovery;
  /**
   * Makes the session's own volunteer, whose address is confirmed, a member of the guild of a link; twenty tries in 15
   * minutes. Errors: ADDRESS_NOT_CONFIRMED, INVITATION_NOT_FOUND, ALREADY_IN_GROUP, NO_VOLUNTEER_RECORD, RATE_LIMITED,
   * GUARDIAN_PENDING and GUARDIAN_CONSENT_MISSING for the young before their guardian has agreed, GUARDIAN_ENDED_GUILD.
   */
  joinGuildByInvite: GuildSummary;
  /**
   * Puts the session's own volunteer, or a child under its account, on the waiting list of a quest where nothing but its
   * places stands in the way; who is on it stays where they are. Errors: the refusal of the sign-up gate that holds
   * without that, QUEST_FULL once the quest has begun, PLACES_LEFT, WAITING_LIST_CLOSED, QUEST_NOT_FOUND, FORBIDDEN.
   */
  joinWaitingList: OwnWaiting;
  /**
   * What would be said of a password if it were sent now, while somebody types it; null: it is good. Held against the
   * session's own account, else that of a recovery link, else the names given. Whether it is the present one is not told.
   * Nothing of it is kept. Errors: INVALID_TOKEN, RATE_LIMITED.
   */
  judgeTypedPassword?: Maybe<PasswordProblem>;
  /**
   * Leaves a group with all own roles, at any time. The last admin names another member, who becomes admin in the same
   * step. Errors: GROUP_NOT_FOUND, MEMBER_NOT_FOUND, FORBIDDEN for a successor named by who is no admin, LAST_ADMIN.
   */
  leaveGroup: Scalars['Boolean']['output'];
  /**
   * Takes them off it; a place that is held for them goes to the next. False when they were not on it.
   * Errors: FORBIDDEN for somebody else's id.
   */
  leaveWaitingList: Scalars['Boolean']['output'];
  /**
   * Lets a blocked volunteer sign up with the charity again; false when nobody was blocked. Bans that were carried from
   * this one end with it; one that was carried itself means somebody else while the first stands.
   * Needs chariteerAttendance U. Errors: PROVIDER_NOT_FOUND.
   */
  liftProviderBan: Scalars['Boolean']['output'];
  /**
   * Opens a session for whoever shows a passkey (AuthenticationResponseJSON), as loginWithEmail does for a password. Errors:
   * PASSKEYS_NEED_A_NAME, BAD_USER_INPUT, RATE_LIMITED, PASSKEY_ENDED, PASSKEY_WRONG_ADDRESS, PASSKEY_UNKNOWN,
   * PASSKEY_REFUSED, PASSKEY_COPIED, ACCOUNT_BANNED, LOGIN_REFUSED, ACCOUNT_CLOSED with the takeBackToken.
   */
  logInByPasskey: LoginResult;
  /** Logs in by the link that has just confirmed the address of the log-in: single use, half an hour. Errors: INVALID_TOKEN, ACCOUNT_BANNED. */
  logInByVerifiedLink: LoginResult;
  /**
   * Opens a session. A browser gets the session cookie and a null token, any other client the token and no cookie.
   * Errors: INVALID_TITLE_ID, INVALID_PARAMS, INVALID_EMAIL_OR_PASSWORD, ACCOUNT_NOT_FOUND, ACCOUNT_BANNED, RATE_LIMITED;
   * LOGIN_REFUSED for the three before it when the server is told to answer alike, and then also until the address was
   * confirmed once. ACCOUNT_CLOSED, with the right password, for an account that its owner closed in the last 24 hours;
   * its extensions have the takeBackToken.
   */
  loginWithEmail: LoginResult;
  /** Ends the session on the server and clears the cookie; true also when there was none. */
  logout: Scalars['Boolean']['output'];
  /**
   * Makes a link by which one person takes such a place, and mails it where an address is given. 20 in 24 hours.
   * Errors: those of askForStandIn, RATE_LIMITED.
   */
  makeHandOverLink: OwnStandIn;
  /**
   * Marks that somebody whom no message reached was called, or takes that back. Needs memberContactInfo R.
   * Errors: QUEST_NOT_FOUND, FORBIDDEN, CONTRACT_NOT_FOUND for somebody who was not told of the last change.
   */
  markCalled: QuestTelling;
  /**
   * Puts two records of one person together: the dropped account ends, and all of it comes to the kept one. Both owners
   * are told by mail; of two records of a child, all its guardians, who have the kept one from then on. Records of someone
   * under 18 with other guardians wait for the one with the earliest valid consent, who is asked by email: MERGE_WAITS;
   * without a yes within 7 days NOT_MERGED. Errors: those two, and as for previewMerge.
   */
  mergeRecords: RecordMerge;
  /**
   * Names another one who supervises the session's own young volunteer: an adult on the same quest, who is asked by mail,
   * or the guardian by name. Errors: CONTRACT_NOT_FOUND, NOT_SIGNED_UP, QUEST_STARTED, SUPERVISOR_MISSING, BAD_USER_INPUT, RATE_LIMITED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  nameSupervisor: Scalars['Boolean']['output'];
  /**
   * Offers a free place, or one held for nobody in particular, to somebody on the list out of turn. Where none is free,
   * `addsPlace` raises the maximum for it. Needs chariteerAttendance U, to add one quest U as well. Errors: QUEST_NOT_FOUND, NOT_WAITING, NO_PLACE_TO_OFFER, the refusal of the gate.
   */
  offerPlace: WaitingPerson;
  /**
   * The emergency contact of somebody on a quest, noted in the audit log. Needs memberContactInfo R, from 24 hours before the
   * quest to 24 hours after it; who has that right by editing quests alone, on the quest's day.
   * Errors: CONTRACT_NOT_FOUND, EMERGENCY_CONTACT_CLOSED.
   */
  openEmergencyContact: EmergencyContact;
  /** The same by the link of the mail, in whatever browser; single use. Errors: INVALID_TOKEN, those of the account. */
  openJoiningLink: JoiningStep;
  /**
   * What a merge of two records would do; nothing is changed, and the audit log says who asked.
   * Errors: PROOF_NEEDED, CHARITEER_NOT_FOUND, MERGE_NOT_POSSIBLE, RECORDS_OF_TWO_PEOPLE, CONSENTS_DIFFER,
   * GUARDIAN_CONSENT_MISSING, GUARDIAN_PENDING.
   */
  previewMerge: MergePreview;
  /**
   * Shows again who it is by one of the own passkeys, as proveIdentity does by the password. Errors: PASSKEYS_NEED_A_NAME,
   * BAD_USER_INPUT, RATE_LIMITED, PASSKEY_ENDED, PASSKEY_WRONG_ADDRESS, PASSKEY_UNKNOWN, PASSKEY_OF_ANOTHER,
   * PASSKEY_REFUSED, PASSKEY_COPIED.
   */
  proveByPasskey: IdentityProof;
  /**
   * Shows again who it is, for this session: by the password, a one-time password, or the mailed code of an account that
   * has neither. Operations that answered PROOF_NEEDED then go through for 15 minutes. Errors: BAD_USER_INPUT, WRONG_PROOF, RATE_LIMITED.
   */
  proveIdentity: IdentityProof;
  /** As updateContracts for the volunteers of one quest. `scriptError`: ERROR-03 no such quest. */
  providerAlterSpecificQuestAttendance: Array<Contract>;
  /** As updateQuest. `scriptError`: ERROR-03 no such quest. */
  providerAlterSpecificQuestDetails: Quest;
  /** As updateContracts for one volunteer, Present unless told otherwise. `scriptError`: ERROR-03 no such quest. */
  providerVerifyChariteerQuestContract: Contract;
  /**
   * Publishes those of the drafts named that can be, and says of the others why not; at most 400. One that is published
   * already stays so. Needs quest U. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT.
   */
  publishDrafts: Array<PublishedDraft>;
  /** Marks all own entries as read; how many were not. */
  readAllInboxMessages: Scalars['Int']['output'];
  /** Marks an own entry as read. Errors: MESSAGE_NOT_FOUND. */
  readInboxMessage: InboxMessage;
  /** Refuses, or ends what still waits. Errors: REQUEST_NOT_FOUND. */
  refuseFactorRecovery: Scalars['Boolean']['output'];
  /**
   * Makes account, contact address and volunteer record in one transaction and sends the verification mail.
   * Opens no session. Errors: INVALID_PARAMS, BAD_USER_INPUT with the text to show, USERNAME_NOT_AVAILABLE,
   * EMAIL_ADDRESS_NOT_AVAILABLE, RATE_LIMITED. When the server is told to answer alike, an address that has an account
   * is answered like any other, and its owner gets a mail,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  registerChariteer: RegisteredVolunteer;
  /**
   * Makes the record of a child, too young for an account, under the session's own adult account with a confirmed address.
   * Errors: NO_VOLUNTEER_RECORD, FORBIDDEN for the young, BAD_USER_INPUT, GUARDIAN_ADDRESS_REFUSED,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  registerChild: Child;
  /**
   * Makes a volunteer's account without its record and logs it in. The name shown is the username: another
   * displayName answers NAME_NOT_AVAILABLE. Errors: as registerChariteer. When the server is told to answer alike,
   * nobody is logged in: first the address is confirmed by the link sent there,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  registerUser: RegisteredUser;
  /** From now on nobody reads answers. For the charity's admins. Errors: PROVIDER_NOT_FOUND, FORBIDDEN. */
  removeAnswersAddress: Scalars['Boolean']['output'];
  /**
   * Closes the session's own account at once and erases everything personal 24 hours later; until then takeAccountBack
   * opens it again. Sign-ups that have not begun are given back, hours stay. The address must be the account's.
   * Errors: PROVIDER_ACCOUNT_NOT_REMOVABLE, BAD_USER_INPUT, PROOF_NEEDED, LAST_STAFF_ACCOUNT.
   */
  removeChariteer: RemovedChariteer;
  /**
   * Takes somebody out of a group with all their roles there: an admin anybody, a member oneself.
   * Errors: GROUP_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND, LAST_ADMIN.
   */
  removeGroupMember: Scalars['Boolean']['output'];
  /** Turns one-time passwords off. Errors: NO_SECOND_FACTOR, SECOND_FACTOR_REQUIRED, PROOF_NEEDED. */
  removeOneTimePassword: Scalars['Boolean']['output'];
  /** Takes one of the own passkeys away; the owner is told by mail. Errors: PROOF_NEEDED, PASSKEY_NOT_FOUND. */
  removePasskey: Scalars['Boolean']['output'];
  /**
   * Takes a picture away, with its files. Needs what describePicture needs; pictures come by POST /pictures.
   * Errors: PICTURE_NOT_FOUND.
   */
  removePicture: Deleted;
  /** Ends messages in one of the own browsers; true also when there is no such one. */
  removePushSubscription: Scalars['Boolean']['output'];
  /**
   * Takes the rights of the product's staff from an account; its sessions end, the account stays. Not from the last one.
   * Errors: ACCOUNT_NOT_FOUND, LAST_STAFF_ACCOUNT.
   */
  removeStaff: AccountSummary;
  /** Ends text messages and forgets the number; true also when there was none. */
  removeTextNumber: Scalars['Boolean']['output'];
  /** Calls one of the own passkeys something else: at most 60 characters. Errors: BAD_USER_INPUT, PASSKEY_NOT_FOUND. */
  renamePasskey: Passkey;
  /** Makes the link to the guardian's page good for 30 more days. Errors: those of guardianView, GUARDIAN_CODE_MISSING. */
  renewGuardianLink: Scalars['DateTime']['output'];
  /** Makes a new code; the one of before ends at once. For the guild's admins. Errors: GUILD_NOT_FOUND, FORBIDDEN. */
  renewGuildCode: Guild;
  /** Ten new recovery codes in the place of all before. Errors: NO_SECOND_FACTOR, SECOND_FACTOR_REQUIRED, PROOF_NEEDED. */
  renewRecoveryCodes: RecoveryCodes;
  /**
   * Sends a code to a number of the United States or Canada, in place of the number before. `agreedVersion`: the version of
   * the words that the person agreed to. Errors: BAD_USER_INPUT, RATE_LIMITED.
   */
  requestTextNumber: TextNumber;
  /**
   * Sends the verification mail again, at most once an hour: to whom the token's link was sent, else to the own
   * account. False: nothing to confirm. Errors: INVALID_TOKEN, NOT_LOGGED_IN, RATE_LIMITED.
   */
  resendVerification: Scalars['Boolean']['output'];
  /**
   * Reserves a quest for a guild, or asks the guild that wants to be asked first; of a draft only the wish is kept. The
   * guild's admins are told. Needs quest U at the quest's provider. Errors: QUEST_NOT_FOUND, GUILD_NOT_FOUND,
   * QUEST_IS_TEMPLATE, QUEST_CANCELLED, QUEST_OVER_SIGN_UP, GUILD_ALREADY_RESERVED, GUILD_ALREADY_ASKED,
   * GUILD_CLOSED_TO_CHARITY, QUEST_FULL where it would be asked, TOO_MANY_RESERVATIONS above ten ahead.
   */
  reserveQuest: ReservationAnswer;
  /** Sets a new password by the link of a recovery mail and ends every session. Single use, 1 hour. Errors: BAD_USER_INPUT, INVALID_TOKEN. */
  resetPassword: Scalars['Boolean']['output'];
  /** Puts all mails that were given up back into the queue. */
  retryFailedMails: RetriedMails;
  /** Puts a mail that was given up back into the queue. Errors: MAIL_NOT_FOUND, BAD_USER_INPUT for one that has not failed or whose text is gone. */
  retryOutboxMessage: OutboxMessage;
  /** Ends the private address. False when there was none. */
  revokeCalendarFeed: Scalars['Boolean']['output'];
  /** Ends the link to the guardian's page in every browser; the consent stays. Errors: as renewGuardianLink. */
  revokeGuardianLink: Scalars['Boolean']['output'];
  /** Ends a link at once; false where it has ended already. For the guild's admins. Errors: GUILD_NOT_FOUND, FORBIDDEN. */
  revokeGuildInvite: Scalars['Boolean']['output'];
  /**
   * Saves location book, stamp book and bundle book: own stamps, approved locations, weeks 1 to 5, days 1 to 7, clocks.
   * Keys that are not known here stay. Needs quest U. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT naming the entry,
   * EDIT_CONFLICT when expectedVersion is no longer the questConfigurationVersion.
   */
  saveQuestConfiguration: Provider;
  /**
   * Mails a link for a new password. Errors: INVALID_TITLE_ID, INVALID_PARAMS, ACCOUNT_NOT_FOUND, RATE_LIMITED;
   * always true for a readable address when the server is told to answer alike.
   */
  sendAccountRecoveryEmail: Scalars['Boolean']['output'];
  /**
   * acceptGroupApplication has mailed the player already; this one does so if it could not, since the address was
   * confirmed only later. False while it is not. For admins of a group that has accepted the player.
   * Errors: APPLICATION_NOT_FOUND.
   */
  sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved: Scalars['Boolean']['output'];
  /**
   * Sends an alert that costs nothing. `senderId` is the session's own account, `volunteersIds` are of the adults whom
   * the input finds, while people under 18 whom it finds get it without being named; without an input the default choice counts. Sent again after a lost answer, it is answered with the
   * alert that was sent. Errors: those of getChariteerAlertVolunteers, MANA_COST_CHANGED when volunteers or cost are
   * others by now, FORBIDDEN for another sender or charity.
   */
  sendChariteersAlert: ChariteerAlert;
  /** The same, paid with the charity's Mana. Errors: those of sendChariteersAlert, INSUFFICIENT_MANA. */
  sendChariteersManaAlert: ChariteerAlert;
  /**
   * Mails a code for the guardian's page to the guardian's own address; `locale` is that of the page, and counts where
   * no language was chosen. Errors: those of guardianView, RATE_LIMITED, BAD_USER_INPUT for the language.
   */
  sendGuardianCode: Scalars['Boolean']['output'];
  /**
   * Mails new links to a guardian's own address. Always true for a readable one, whether somebody named it or not.
   * `locale` is that of the page, and counts where no language was chosen. Errors: BAD_USER_INPUT, RATE_LIMITED.
   */
  sendGuardianLink: Scalars['Boolean']['output'];
  /**
   * Mails a code to an account without a password and one-time passwords: good for 10 minutes, five tries and one use. Errors: BAD_USER_INPUT
   * for any other account, RATE_LIMITED after three in 15 minutes.
   */
  sendProofCode: Scalars['Boolean']['output'];
  /**
   * Ends, or allows again, that a charity reads how to reach the viewer; signing up there allows it, too.
   * Errors: PROVIDER_NOT_FOUND for a charity that is not listed, QUEST_AHEAD.
   */
  setCharityContact: CharityContact;
  /** Sets the year of the contest; null takes it back to the next March that has not ended. Errors: BAD_USER_INPUT. */
  setContestYear: Contest;
  /** Whether Thursday's message tells what is new there; off until it is chosen. */
  setFollowNews: Follows;
  /**
   * Sets where hours count and how many each role is to serve; replaces what was set. For admins of the group.
   * Errors: GROUP_NOT_FOUND, BAD_USER_INPUT.
   */
  setGroupGoals: GroupGoals;
  /**
   * Keeps the language of what the guardian gets, by either link.
   * Errors: those of guardianView, BAD_USER_INPUT for a language that the product does not have.
   */
  setGuardianLanguage: Scalars['String']['output'];
  /** Whether charities have to ask first. For the guild's admins. Errors: GUILD_NOT_FOUND, FORBIDDEN. */
  setGuildAsksFirst: Scalars['Boolean']['output'];
  /**
   * Closes the guild to a charity, or opens it again; what is reserved stays. For the guild's admins.
   * Errors: GUILD_NOT_FOUND, FORBIDDEN, PROVIDER_NOT_FOUND.
   */
  setGuildClosedTo: Scalars['Boolean']['output'];
  /**
   * Keeps the language of the session's own account, by its name in addresses: what it is sent comes in that language.
   * Errors: BAD_USER_INPUT for one that the product does not have.
   */
  setLanguage: Scalars['String']['output'];
  /**
   * Keeps the choices that are given; those left out stay. Mails of the class `must` can be off only while `must` is on by
   * push or text that is confirmed. Errors: BAD_USER_INPUT, MUST_NEEDS_MAIL.
   */
  setMessageChoices: MessageChoices;
  /**
   * Sets who sees what of the session's own volunteer; what is left out stays. What somebody under 18 switches on is shown
   * once a guardian agreed to a public profile. Errors: NO_VOLUNTEER_RECORD, BAD_USER_INPUT for the sentence,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  setPrivacy: Privacy;
  /** Switches what is given. For the charity's admins. Errors: PROVIDER_NOT_FOUND, FORBIDDEN. */
  setRecordDemands: RecordDemands;
  /**
   * Sets up to three reminders, each of 7d, 2d, 1d, 3h and 1h before the start; none by an empty list. Null: those of the
   * charity for a stamp, 2d and 3h for a charity. Needs quest U.
   * Errors: PROVIDER_NOT_FOUND, QUEST_NOT_FOUND, BAD_USER_INPUT.
   */
  setReminders: ReminderSetting;
  /** Sets what the site names and leads to, all or none; answers with all settings. Errors: BAD_USER_INPUT. */
  setSiteSettings: Array<SiteSetting>;
  /**
   * Says whether people may hand on places of a stamp's quests; where they no longer may, what is wanted on those ends.
   * Needs quest U. Errors: QUEST_NOT_FOUND.
   */
  setStampPlaces: StampPlaces;
  /** Sets what a volunteer has subscribed to. Errors: CHARITEER_NOT_FOUND. */
  setSubscriptionStatus: Chariteer;
  /** Sets the questions and answers of supply requests; null takes them back to the first three. */
  setSupplyFaq: Array<FaqEntry>;
  /** Takes an answered request off the list, with all that it told. Errors: CHARITY_REQUEST_NOT_FOUND. */
  settleCharityRequest: Scalars['Boolean']['output'];
  /** Sets the last day for which quests can be posted; null takes it back to the end of the 12th month from now. */
  setVeilOfTime: Scalars['Date']['output'];
  /**
   * Opens the list of a quest or closes it, so that nobody joins it any more; who is on it stays.
   * Needs quest U. Errors: QUEST_NOT_FOUND.
   */
  setWaitingList: Quest;
  /**
   * Makes an address under which everybody who has it sees the own year; a former one of that year ends. Errors:
   * YEAR_NOT_FOUND, PUBLIC_PROFILE_NOT_ALLOWED.
   */
  shareYear: NewYearAddress;
  /**
   * Signs the session's own volunteer, or a child under its account, up for several dates at once: each by itself, through the whole gate and the write of
   * createContract, so that one that is refused leaves the others. At most 12; the results in the order asked, each quest
   * once. The same again changes nothing. Who signs up gets for each what createContract sends. For who needs to answer more
   * than that they come (chosen times, a supervisor, a delivery, a role, a place to give up) that date is left to its own
   * page. Errors: BAD_USER_INPUT for none or too many, FORBIDDEN for somebody else's id, RATE_LIMITED.
   */
  signUpForDates: Array<DateSignUp>;
  /**
   * As createContract for the session's own volunteer. Refusals that the older script knew carry its number in the
   * extensions (`scriptError`: ERROR-02 full, ERROR-03 not found or over, ERROR-04 signed up) and its text; every other
   * one carries ERROR-01, a fault of ours ERROR-00, with «Not sure what this error is.» before its own text.
   */
  signVolunteerUpForQuest: Contract;
  /**
   * Mails a code and a link to an address, whoever has it: six digits, good for 10 minutes, five tries and one use, in this
   * browser alone. The code before ends. Asked for again within half a minute, nothing more is sent. With questId one is on
   * that quest once the code was right. A browser gets the key as a cookie, any other client in the answer.
   * Errors: INVALID_PARAMS for what is no address, RATE_LIMITED; with questId what the quest refuses every newcomer with,
   * before anything is sent: QUEST_FULL, QUEST_RESERVED, NOT_ENOUGH_HOURS, TRAINING_REQUIRED, QUEST_CANCELLED,
   * QUEST_OVER_SIGN_UP.
   */
  startJoining: Joining;
  /**
   * Stops a recovery by the link of its mail, or puts back what it has taken, for 7 days; then every session ends.
   * Single use. Errors: INVALID_TOKEN.
   */
  stopFactorRecovery: Scalars['Boolean']['output'];
  /**
   * Opens an account again that was closed in the last 24 hours, with all but its places on quests; nobody is logged in.
   * Errors: INVALID_TOKEN, EMAIL_ADDRESS_NOT_AVAILABLE.
   */
  takeAccountBack: Scalars['Boolean']['output'];
  /**
   * Takes a change of the session's own account back, within 10 s, by the token that it answered: exactly the rows that it
   * wrote are as before, and none of its messages leaves.
   * Errors: UNDO_NOT_FOUND, also for another account's; UNDO_USED, UNDO_TOO_LATE; UNDO_OVERTAKEN when somebody has acted
   * on it; FORBIDDEN without the right by now.
   */
  takeBack: Scalars['Boolean']['output'];
  /** The same by a link. Errors: INVALID_TOKEN, RATE_LIMITED, and those of takeStandIn. */
  takeHandedPlace: Contract;
  /**
   * Takes the place that is offered to them, through the whole gate; the same again answers the same contract. What a
   * sign-up asks for besides is sent by createContract, which takes the offered place as well.
   * Errors: OFFER_ENDED, every refusal of the gate, BAD_USER_INPUT, SUPERVISOR_MISSING, FORBIDDEN.
   */
  takeOfferedPlace: Contract;
  /**
   * Takes somebody off the list; a place that is held for them goes to the next. False when they were not on it.
   * Needs chariteerAttendance U. Errors: QUEST_NOT_FOUND.
   */
  takeOffWaitingList: Scalars['Boolean']['output'];
  /**
   * Takes over the place of somebody who looks for a stand-in: the one contract ends, the other begins, both or neither.
   * Errors: STAND_IN_NOT_FOUND, PLACE_GONE when somebody was faster, STAND_IN_ENDED, and all of createContract but
   * QUEST_FULL,
   * CONTACT_DETAILS_TO_YOUNG.
   */
  takeStandIn: Contract;
  /**
   * Adds Mana to a charity's wallet, or takes it out with a negative amount; never below 0. `seenMana` is the balance
   * that was seen: the same change sent twice is made once. Errors: PROVIDER_NOT_FOUND, EDIT_CONFLICT when the balance is
   * another one by now, BAD_USER_INPUT with the text to show.
   */
  topUpWallet: Wallet;
  /**
   * Says what a quest or stamp is called in another language; title and description empty: no more. Needs quest U at its
   * provider. Quests posted from a stamp say what it says at that time. Errors: BAD_USER_INPUT, QUEST_NOT_FOUND.
   */
  translateQuest: Quest;
  /** Lets a blocked account log in again. Errors: ACCOUNT_NOT_FOUND. */
  unbanAccount: AccountSummary;
  /**
   * Puts the former address of an account back, within 7 days of its change: every session and the password end, and a
   * link to a new one is mailed there. Errors: INVALID_TOKEN, EMAIL_ADDRESS_NOT_AVAILABLE.
   */
  undoAddressChange: Scalars['Boolean']['output'];
  /**
   * Makes two records again, within 30 days; what happened since stays with the kept one.
   * Errors: PROOF_NEEDED, MERGE_NOT_FOUND, UNDO_USED, UNDO_TOO_LATE, UNDO_OVERTAKEN.
   */
  undoMerge: RecordMerge;
  /** Ends it. What is not followed changes nothing. Errors: BAD_USER_INPUT. */
  unfollow: Follows;
  /** Ends the address of a year. False when there was none. */
  unshareYear: Scalars['Boolean']['output'];
  /** Ends mails of one class, by the link in one of them; without a log-in, as often as it is called. Errors: INVALID_TOKEN. */
  unsubscribe: Unsubscription;
  /** Sets the own favorite districts. Errors: FORBIDDEN, CHARITEER_NOT_FOUND, TOO_MANY_FAVORITE_DISTRICTS, DISTRICT_NOT_FOUND. */
  updateChariteer: Chariteer;
  /**
   * Removes a volunteer from a quest (updateAction BOOT), or from all that is to come at the charity with sign-ups
   * blocked (BAN). Needs chariteerAttendance U. Errors: CONTRACT_NOT_FOUND, NOT_SIGNED_UP, BAD_USER_INPUT, and
   * CONTACT_DETAILS_TO_YOUNG for a message to somebody under 18 that holds a telephone number or an address.
   */
  updateContract: Contract;
  /**
   * Keeps attendance with the credits that follow from it, all or none; at most 400 items. Present takes the expected
   * times unless others are given. From 1 hour before the start, without end; while the departure lies ahead, minutes are
   * credited up to now and the rest at the end. More than 2 hours over the planned time needs a reason. Your own attendance
   * waits for another manager, where there is one. The same batch again changes nothing.
   * Needs chariteerAttendance U. Errors: CONTRACT_NOT_FOUND, QUEST_IS_TEMPLATE, BAD_USER_INPUT naming the volunteer.
   */
  updateContracts: Array<Contract>;
  /** Changes what is given. Errors: DISTRICT_NOT_FOUND, BAD_USER_INPUT. */
  updateDistrict: District;
  /**
   * Changes the given fields of a volunteer's training; a new resolution is mailed to the volunteer. supervisorId is the
   * session's own account. Needs donationRecap R at its charity. Errors: ORIENTATION_NOT_FOUND, also for a training as it
   * is offered; EDIT_CONFLICT with changedFields; BAD_USER_INPUT and, for a note to somebody under 18 that holds a
   * telephone number or an address, CONTACT_DETAILS_TO_YOUNG with the text to show.
   */
  updateOrientation: Orientation;
  /**
   * Changes what is given. approvedLocations replaces the list: a location with an id is changed, one without is added,
   * one that is left out is no longer approved. People on upcoming quests at one that changes are told, as of a moved
   * quest. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT, DISTRICT_NOT_FOUND, LOCATION_IN_USE for one that is left out while
   * an upcoming quest, a stamp or the monthly schedule uses it, CHARITY_HAS_PEOPLE when it would be hidden while people are on its upcoming quests.
   */
  updateProvider: Provider;
  /**
   * Changes what is given and differs, before the start; a stamp at any time, but for its date and status.
   * Needs quest U at the provider, quest D to cancel or to take a cancellation back. When a quest is cancelled or its
   * times or place change, everybody on it gets a mail; `notice` says who could not be reached. Six such changes a day,
   * and `noticeWords` count as one of the three messages a day; a cancellation with its reason always goes.
   * Errors: RATE_LIMITED, QUEST_MESSAGES_SPENT, QUEST_NOT_FOUND, QUEST_STARTED, TEMPLATE_STATUS_FIXED, PEOPLE_ARE_ON_IT, QUEST_MAXIMUM_TOO_LOW, BAD_USER_INPUT,
   * EDIT_CONFLICT with `changedFields` in the extensions.
   */
  updateQuest: Quest;
  /**
   * Changes what is given; null clears what may be empty. Quests posted before stay as they are. Needs quest U.
   * Errors: QUEST_NOT_FOUND, BAD_USER_INPUT, EDIT_CONFLICT.
   */
  updateStamp: Quest;
  /**
   * Changes the given fields of a training; volunteers' records follow its name and what fulfils it, and nothing else: an
   * application that opened quests opens none once Complete is asked for. Needs quest U.
   * Errors: ORIENTATION_NOT_FOUND, BAD_USER_INPUT with the text to show, CONTACT_DETAILS_TO_YOUNG.
   */
  updateTemplateOrientation: TemplateOrientation;
  /**
   * Confirms the contact address that the link was sent to (7 days), or puts a new address in force (1 day). Single use.
   * Errors: INVALID_TOKEN, EMAIL_ADDRESS_NOT_AVAILABLE.
   */
  verifyEmail: Scalars['Boolean']['output'];
  /**
   * All the drafts named become Published, or none. Needs quest U; at most 400.
   * Errors: PROVIDER_NOT_FOUND, and with the number of the draft QUEST_NOT_FOUND, QUEST_STARTED, BAD_USER_INPUT.
   */
  websitePublishAllDraftsToActiveQuests: Array<Quest>;
  /** Takes back the session's own application that waits. Errors: APPLICATION_NOT_FOUND. */
  withdrawGroupApplication: Scalars['Boolean']['output'];
  /** Takes an invitation back. For the group's admins. Errors: GROUP_NOT_FOUND, FORBIDDEN, INVITATION_NOT_FOUND. */
  withdrawGroupInvitation: Scalars['Boolean']['output'];
  /**
   * Withdraws the consent: the young person leaves quests that have not begun and guilds.
   * Errors: those of guardianView, GUARDIAN_CODE_MISSING.
   */
  withdrawGuardianConsent: Scalars['Boolean']['output'];
  /**
   * Takes back what the charity asks of a guild, or would ask. Needs quest U at the quest's provider.
   * Errors: REQUEST_NOT_FOUND, REQUEST_ENDED.
   */
  withdrawReservationRequest: Scalars['Boolean']['output'];
  /**
   * Records what the session's own volunteer did. True when it was stored: nothing is stored of people under 18.
   * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED.
   */
  writePlayerEvent: Scalars['Boolean']['output'];
  /**
   * Writes to the charity of a quest that the viewer, or a child under the viewer's account, is on; 1 to 1,000 characters,
   * five a day. Errors: QUEST_NOT_FOUND, NOT_SIGNED_UP, BAD_USER_INPUT, QUEST_CLOSED_TO_MESSAGES, OWN_MESSAGES_SPENT, and
   * CONTACT_DETAILS_TO_YOUNG from somebody under 18.
   */
  writeToCharity: OwnQuestMessage;
  /**
   * Sends the charity's words by mail to the adult admins of the guild that has reserved the quest or is asked about it;
   * ten a day. Needs quest U at the quest's provider. Errors: QUEST_NOT_FOUND, BAD_USER_INPUT naming the field,
   * GUILD_NOT_FOUND, GUILD_NOT_REACHABLE, RATE_LIMITED, MAIL_HELD.
   */
  writeToGuild: Scalars['Boolean']['output'];
  /**
   * Writes to people on a quest, by mail and what else they chose; 1 to 1,000 characters, links to this site alone, three
   * times a day a quest, from its publishing until seven days after its end. The same clientKey again is answered with
   * what was sent. Needs quest U and memberContactInfo R. Errors: QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT,
   * CHARITEER_NOT_FOUND for a chosen one who is not on it, QUEST_CLOSED_TO_MESSAGES, QUEST_MESSAGES_SPENT, and
   * CONTACT_DETAILS_TO_YOUNG where one of them is under 18.
   */
  writeToQuest: QuestMessage;
};


export type MutationAbandonContractArgs = {
  id: Scalars['ID']['input'];
  abandonReason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAcceptGroupApplicationArgs = {
  groupId: Scalars['ID']['input'];
  applicationId: Scalars['ID']['input'];
};


export type MutationAddChariteerToGuildArgs = {
  id: Scalars['ID']['input'];
  playFabTitleId?: InputMaybe<Scalars['ID']['input']>;
  guildId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationAddGroupMemberArgs = {
  groupId: Scalars['ID']['input'];
  username: Scalars['String']['input'];
  roleId: Scalars['ID']['input'];
};


export type MutationAddOrUpdateContactEmailArgs = {
  emailAddress: Scalars['String']['input'];
};


export type MutationAddPasskeyArgs = {
  credential: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPastVolunteerArgs = {
  questId: Scalars['ID']['input'];
  chariteerId: Scalars['ID']['input'];
  supervisorId: Scalars['ID']['input'];
};


export type MutationAddPushSubscriptionArgs = {
  input: PushSubscriptionInput;
};


export type MutationAddStaffArgs = {
  emailAddress: Scalars['String']['input'];
};


export type MutationAllowPublicProfileArgs = {
  token: Scalars['String']['input'];
  browserKey: Scalars['String']['input'];
  isAllowed: Scalars['Boolean']['input'];
};


export type MutationAnnounceToGuildArgs = {
  guildId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  clientKey: Scalars['String']['input'];
};


export type MutationAnswerBanQuestionArgs = {
  id: Scalars['ID']['input'];
  isSamePerson: Scalars['Boolean']['input'];
};


export type MutationAnswerGroupInvitationArgs = {
  id: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
};


export type MutationAnswerOfferArgs = {
  token: Scalars['String']['input'];
  answer: OfferAnswer;
  leaveContractId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAnswerReminderArgs = {
  token: Scalars['String']['input'];
  isComing: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAnswerReservationRequestArgs = {
  id: Scalars['ID']['input'];
  accepts: Scalars['Boolean']['input'];
};


export type MutationAnswerSupervisionArgs = {
  id: Scalars['ID']['input'];
  isAgreed: Scalars['Boolean']['input'];
};


export type MutationAnswerVolunteerArgs = {
  messageId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  clientKey: Scalars['ID']['input'];
};


export type MutationApplyToGroupArgs = {
  groupId: Scalars['ID']['input'];
  answer?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAskFactorRecoveryArgs = {
  logInToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAskForAnswersAddressArgs = {
  providerId: Scalars['ID']['input'];
  emailAddress: Scalars['String']['input'];
};


export type MutationAskForCharityAccountArgs = {
  input: CharityRequestInput;
};


export type MutationAskForStandInArgs = {
  contractId: Scalars['ID']['input'];
  word?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAskPasskeyAtLogInArgs = {
  isAsked: Scalars['Boolean']['input'];
};


export type MutationBailVolunteerFromQuestArgs = {
  charityID: Scalars['ID']['input'];
  questID: Scalars['ID']['input'];
  questName?: InputMaybe<Scalars['String']['input']>;
  itemInstanceID: Scalars['ID']['input'];
};


export type MutationBanAccountArgs = {
  accountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCelebrateTypesArgs = {
  types: Array<Scalars['String']['input']>;
};


export type MutationChangeEmailAddressArgs = {
  emailAddress: Scalars['String']['input'];
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeMemberRoleArgs = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  originRoleId: Scalars['ID']['input'];
  destinationRoleId: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationChangeUserNameArgs = {
  username: Scalars['String']['input'];
};


export type MutationChooseContestCharityArgs = {
  year: Scalars['Int']['input'];
  guildId: Scalars['ID']['input'];
  charityId: Scalars['ID']['input'];
};


export type MutationChooseContestGuildArgs = {
  guildId: Scalars['ID']['input'];
};


export type MutationConfirmAnswersAddressArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmOneTimePasswordArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmTextNumberArgs = {
  code: Scalars['String']['input'];
};


export type MutationCorrectBirthDateArgs = {
  chariteerId: Scalars['ID']['input'];
  dateOfBirth: Scalars['Date']['input'];
};


export type MutationCorrectOwnBirthDateArgs = {
  dateOfBirth: Scalars['Date']['input'];
};


export type MutationCorrectOwnDetailsArgs = {
  input: CorrectOwnDetailsInput;
};


export type MutationCreateChariteerArgs = {
  input: CreateChariteerInput;
};


export type MutationCreateContractArgs = {
  chariteerId: Scalars['ID']['input'];
  questId: Scalars['ID']['input'];
  guildId?: InputMaybe<Scalars['ID']['input']>;
  expectedArrivalAt?: InputMaybe<Scalars['DateTime']['input']>;
  expectedDepartureAt?: InputMaybe<Scalars['DateTime']['input']>;
  formJSON?: InputMaybe<Scalars['String']['input']>;
  supervisorUsername?: InputMaybe<Scalars['String']['input']>;
  supervisingGuardian?: InputMaybe<Scalars['String']['input']>;
  leaveContractId?: InputMaybe<Scalars['ID']['input']>;
  invitation?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateDistrictArgs = {
  input: NewDistrictInput;
};


export type MutationCreateGroupArgs = {
  groupName: Scalars['String']['input'];
};


export type MutationCreateGuildArgs = {
  input: GuildInput;
};


export type MutationCreateGuildInviteArgs = {
  guildId: Scalars['ID']['input'];
};


export type MutationCreateMultipleOrientationsArgs = {
  orientations: Array<OrientationInput>;
  questId: Scalars['ID']['input'];
};


export type MutationCreateProviderArgs = {
  input: NewProviderInput;
};


export type MutationCreateProviderAccountArgs = {
  input: CreateProviderAccountInput;
};


export type MutationCreateQuestArgs = {
  providerId: Scalars['ID']['input'];
  postedById: Scalars['ID']['input'];
  eventTitle?: InputMaybe<Scalars['String']['input']>;
  publishingStatus?: InputMaybe<PublishingStatus>;
  description?: InputMaybe<Scalars['String']['input']>;
  serviceTags?: InputMaybe<Array<Scalars['String']['input']>>;
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  flexibleMinimumTime?: InputMaybe<Scalars['Int']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  resourceMinNumber?: InputMaybe<Scalars['Int']['input']>;
  resourceDesiredNumber?: InputMaybe<Scalars['Int']['input']>;
  resourceMaxNumber?: InputMaybe<Scalars['Int']['input']>;
  prerequisiteMinutes?: InputMaybe<Scalars['Int']['input']>;
  agePolicyIndex?: InputMaybe<Scalars['Int']['input']>;
  equipment?: InputMaybe<Scalars['String']['input']>;
  firstMinutes?: InputMaybe<Scalars['String']['input']>;
  giverName?: InputMaybe<Scalars['String']['input']>;
  templateQuestId?: InputMaybe<Scalars['ID']['input']>;
  reservedGuildId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateQuestsFromTemplatesArgs = {
  quests: Array<QuestFromTemplateInput>;
};


export type MutationCreateStampArgs = {
  input: NewStampInput;
};


export type MutationCreateTemplateOrientationArgs = {
  input: NewTemplateOrientationInput;
};


export type MutationDecideGuardianConsentArgs = {
  token: Scalars['String']['input'];
  isAgreed: Scalars['Boolean']['input'];
  signedName?: InputMaybe<Scalars['String']['input']>;
  allowsProfile?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDecideMergeArgs = {
  token: Scalars['String']['input'];
  isAgreed: Scalars['Boolean']['input'];
};


export type MutationDeclineGroupApplicationArgs = {
  groupId: Scalars['ID']['input'];
  applicationId: Scalars['ID']['input'];
};


export type MutationDeclineOfferedPlaceArgs = {
  questId: Scalars['ID']['input'];
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteStampArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTemplateOrientationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDemandSecondFactorArgs = {
  providerId: Scalars['ID']['input'];
  isDemanded: Scalars['Boolean']['input'];
};


export type MutationDescribePictureArgs = {
  id: Scalars['ID']['input'];
  altText: Scalars['String']['input'];
};


export type MutationEndGuildByGuardianArgs = {
  token: Scalars['String']['input'];
  browserKey: Scalars['String']['input'];
  guildId: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndSessionByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationEndStandInArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnterGuardianCodeArgs = {
  token: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationEnterJoiningCodeArgs = {
  code: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEnterOrganizationCodeArgs = {
  questId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationEnterSecondFactorArgs = {
  code: Scalars['String']['input'];
  logInToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEraseByGuardianArgs = {
  token: Scalars['String']['input'];
  browserKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEraseChildArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFinishJoiningArgs = {
  input: FinishJoiningInput;
};


export type MutationFollowArgs = {
  what: FollowInput;
};


export type MutationGiveFeedbackArgs = {
  token: Scalars['String']['input'];
  wouldComeAgain: Scalars['Boolean']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
};


export type MutationGiveGuardianConsentArgs = {
  input: GuardianInput;
};


export type MutationGiveGuildArgs = {
  guildId: Scalars['ID']['input'];
  applicationId: Scalars['ID']['input'];
};


export type MutationGiveNewChariteerAccountDefaultValuesArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  dob: Scalars['Date']['input'];
};


export type MutationGiveReservationBackArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGrantFactorRecoveryArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationJoinGuildByInviteArgs = {
  token: Scalars['String']['input'];
};


export type MutationJoinWaitingListArgs = {
  questId: Scalars['ID']['input'];
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
  invitation?: InputMaybe<Scalars['String']['input']>;
};


export type MutationJudgeTypedPasswordArgs = {
  password: Scalars['String']['input'];
  names?: InputMaybe<PasswordNamesInput>;
  resetToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLeaveGroupArgs = {
  groupId: Scalars['ID']['input'];
  successorId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationLeaveWaitingListArgs = {
  questId: Scalars['ID']['input'];
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationLiftProviderBanArgs = {
  providerId: Scalars['ID']['input'];
  chariteerId: Scalars['ID']['input'];
};


export type MutationLogInByPasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationLogInByVerifiedLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationLoginWithEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  titleId: Scalars['String']['input'];
};


export type MutationMakeHandOverLinkArgs = {
  contractId: Scalars['ID']['input'];
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  word?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMarkCalledArgs = {
  questId: Scalars['ID']['input'];
  chariteerId: Scalars['ID']['input'];
  isCalled: Scalars['Boolean']['input'];
};


export type MutationMergeRecordsArgs = {
  keptId: Scalars['ID']['input'];
  droppedId: Scalars['ID']['input'];
};


export type MutationNameSupervisorArgs = {
  contractId: Scalars['ID']['input'];
  supervisorUsername?: InputMaybe<Scalars['String']['input']>;
  supervisingGuardian?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOfferPlaceArgs = {
  questId: Scalars['ID']['input'];
  chariteerId: Scalars['ID']['input'];
  addsPlace?: Scalars['Boolean']['input'];
};


export type MutationOpenEmergencyContactArgs = {
  contractId: Scalars['ID']['input'];
};


export type MutationOpenJoiningLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationPreviewMergeArgs = {
  keptId: Scalars['ID']['input'];
  droppedId: Scalars['ID']['input'];
};


export type MutationProveByPasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationProveIdentityArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationProviderAlterSpecificQuestAttendanceArgs = {
  newQuestInfo: QuestAttendanceInfo;
};


export type MutationProviderAlterSpecificQuestDetailsArgs = {
  newQuestInfo: QuestDetailsInfo;
};


export type MutationProviderVerifyChariteerQuestContractArgs = {
  newQuestInfo: QuestVerificationInfo;
};


export type MutationPublishDraftsArgs = {
  providerId: Scalars['ID']['input'];
  questIds: Array<Scalars['ID']['input']>;
};


export type MutationReadInboxMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRefuseFactorRecoveryArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationRegisterChariteerArgs = {
  input: RegisterChariteerInput;
};


export type MutationRegisterChildArgs = {
  input: RegisterChildInput;
};


export type MutationRegisterUserArgs = {
  displayName?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationRemoveAnswersAddressArgs = {
  providerId: Scalars['ID']['input'];
};


export type MutationRemoveChariteerArgs = {
  input: RemoveChariteerInput;
};


export type MutationRemoveGroupMemberArgs = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePictureArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePushSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveStaffArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewGuardianLinkArgs = {
  token: Scalars['String']['input'];
  browserKey: Scalars['String']['input'];
};


export type MutationRenewGuildCodeArgs = {
  guildId: Scalars['ID']['input'];
};


export type MutationRequestTextNumberArgs = {
  number: Scalars['String']['input'];
  agreedVersion: Scalars['String']['input'];
};


export type MutationResendVerificationArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReserveQuestArgs = {
  questId: Scalars['ID']['input'];
  guildId: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRetryOutboxMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeGuardianLinkArgs = {
  token: Scalars['String']['input'];
  browserKey: Scalars['String']['input'];
};


export type MutationRevokeGuildInviteArgs = {
  guildId: Scalars['ID']['input'];
  inviteId: Scalars['ID']['input'];
};


export type MutationSaveQuestConfigurationArgs = {
  providerId: Scalars['ID']['input'];
  questConfiguration: Scalars['String']['input'];
  expectedVersion: Scalars['String']['input'];
};


export type MutationSendAccountRecoveryEmailArgs = {
  email: Scalars['String']['input'];
  titleId: Scalars['String']['input'];
};


export type MutationSendAlertEmailsAfterChariteerGroupMembershipApplicationIsApprovedArgs = {
  acceptedPlayerID: Scalars['ID']['input'];
};


export type MutationSendChariteersAlertArgs = {
  senderId: Scalars['ID']['input'];
  manaCost: Scalars['Int']['input'];
  providerId: Scalars['ID']['input'];
  questId: Scalars['ID']['input'];
  volunteersIds: Array<Scalars['ID']['input']>;
  input?: InputMaybe<ChariteerAlertInput>;
};


export type MutationSendChariteersManaAlertArgs = {
  senderId: Scalars['ID']['input'];
  manaCost: Scalars['Int']['input'];
  providerId: Scalars['ID']['input'];
  questId: Scalars['ID']['input'];
  volunteersIds: Array<Scalars['ID']['input']>;
  input?: InputMaybe<ChariteerAlertInput>;
};


export type MutationSendGuardianCodeArgs = {
  token: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendGuardianLinkArgs = {
  email: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetCharityContactArgs = {
  providerId: Scalars['ID']['input'];
  isOpen: Scalars['Boolean']['input'];
};


export type MutationSetContestYearArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetFollowNewsArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationSetGroupGoalsArgs = {
  groupId: Scalars['ID']['input'];
  providerIds: Array<Scalars['ID']['input']>;
  targets: Array<GoalTargetInput>;
};


export type MutationSetGuardianLanguageArgs = {
  token: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};


export type MutationSetGuildAsksFirstArgs = {
  guildId: Scalars['ID']['input'];
  asksFirst: Scalars['Boolean']['input'];
};


export type MutationSetGuildClosedToArgs = {
  guildId: Scalars['ID']['input'];
  providerId: Scalars['ID']['input'];
  isClosed: Scalars['Boolean']['input'];
};


export type MutationSetLanguageArgs = {
  locale: Scalars['String']['input'];
};


export type MutationSetMessageChoicesArgs = {
  choices: Array<MessageChoiceInput>;
};


export type MutationSetPrivacyArgs = {
  input: PrivacyInput;
};


export type MutationSetRecordDemandsArgs = {
  providerId: Scalars['ID']['input'];
  demandsEmergencyContact?: InputMaybe<Scalars['Boolean']['input']>;
  demandsFullRecord?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetRemindersArgs = {
  providerId: Scalars['ID']['input'];
  stampId?: InputMaybe<Scalars['ID']['input']>;
  reminders?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationSetSiteSettingsArgs = {
  settings: Array<SiteSettingInput>;
};


export type MutationSetStampPlacesArgs = {
  stampId: Scalars['ID']['input'];
  allowsStandIns: Scalars['Boolean']['input'];
};


export type MutationSetSubscriptionStatusArgs = {
  id: Scalars['ID']['input'];
  subscriptionStatus: SubscriptionStatus;
};


export type MutationSetSupplyFaqArgs = {
  entries?: InputMaybe<Array<FaqEntryInput>>;
};


export type MutationSettleCharityRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetVeilOfTimeArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationSetWaitingListArgs = {
  questId: Scalars['ID']['input'];
  isOpen: Scalars['Boolean']['input'];
};


export type MutationShareYearArgs = {
  year: Scalars['Int']['input'];
};


export type MutationSignUpForDatesArgs = {
  questIds: Array<Scalars['ID']['input']>;
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
  invitation?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSignVolunteerUpForQuestArgs = {
  charityID: Scalars['ID']['input'];
  questID: Scalars['ID']['input'];
  questName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartJoiningArgs = {
  email: Scalars['String']['input'];
  questId?: InputMaybe<Scalars['ID']['input']>;
  invitation?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStopFactorRecoveryArgs = {
  token: Scalars['String']['input'];
};


export type MutationTakeAccountBackArgs = {
  token: Scalars['String']['input'];
};


export type MutationTakeBackArgs = {
  token: Scalars['ID']['input'];
};


export type MutationTakeHandedPlaceArgs = {
  token: Scalars['String']['input'];
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
  formJSON?: InputMaybe<Scalars['String']['input']>;
  supervisorUsername?: InputMaybe<Scalars['String']['input']>;
  supervisingGuardian?: InputMaybe<Scalars['String']['input']>;
  leaveContractId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTakeOfferedPlaceArgs = {
  questId: Scalars['ID']['input'];
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
  leaveContractId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTakeOffWaitingListArgs = {
  questId: Scalars['ID']['input'];
  chariteerId: Scalars['ID']['input'];
};


export type MutationTakeStandInArgs = {
  id: Scalars['ID']['input'];
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
  formJSON?: InputMaybe<Scalars['String']['input']>;
  supervisorUsername?: InputMaybe<Scalars['String']['input']>;
  supervisingGuardian?: InputMaybe<Scalars['String']['input']>;
  leaveContractId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTopUpWalletArgs = {
  providerId: Scalars['ID']['input'];
  amount: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  seenMana: Scalars['Int']['input'];
};


export type MutationTranslateQuestArgs = {
  id: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
  eventTitle?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnbanAccountArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationUndoAddressChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUndoMergeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnfollowArgs = {
  what: FollowInput;
};


export type MutationUnshareYearArgs = {
  year: Scalars['Int']['input'];
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateChariteerArgs = {
  id: Scalars['ID']['input'];
  favoriteDistrictsList: Array<Scalars['ID']['input']>;
};


export type MutationUpdateContractArgs = {
  id: Scalars['ID']['input'];
  updateAction: Scalars['String']['input'];
  supervisorId: Scalars['ID']['input'];
  abandonReason?: InputMaybe<Scalars['String']['input']>;
  option?: InputMaybe<Scalars['String']['input']>;
  bootMessage?: InputMaybe<Scalars['String']['input']>;
  banMessage?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateContractsArgs = {
  contracts: Array<ContractUpdateInput>;
};


export type MutationUpdateDistrictArgs = {
  input: DistrictChangesInput;
};


export type MutationUpdateOrientationArgs = {
  id: Scalars['ID']['input'];
  resolution?: InputMaybe<Resolution>;
  expiredAt?: InputMaybe<Scalars['DateTime']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  supervisorId: Scalars['ID']['input'];
  expected?: InputMaybe<SeenOrientationInput>;
};


export type MutationUpdateProviderArgs = {
  input: ProviderChangesInput;
};


export type MutationUpdateQuestArgs = {
  id: Scalars['ID']['input'];
  eventTitle?: InputMaybe<Scalars['String']['input']>;
  publishingStatus?: InputMaybe<PublishingStatus>;
  description?: InputMaybe<Scalars['String']['input']>;
  firstMinutes?: InputMaybe<Scalars['String']['input']>;
  giverName?: InputMaybe<Scalars['String']['input']>;
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  resourceMaxNumber?: InputMaybe<Scalars['Int']['input']>;
  agePolicyIndex?: InputMaybe<Scalars['Int']['input']>;
  prerequisiteMinutes?: InputMaybe<Scalars['Int']['input']>;
  requiredOrientations?: InputMaybe<Array<Scalars['ID']['input']>>;
  expected?: InputMaybe<SeenQuestInput>;
  noticeWords?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateStampArgs = {
  input: StampChangesInput;
};


export type MutationUpdateTemplateOrientationArgs = {
  input: TemplateOrientationChangesInput;
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationWebsitePublishAllDraftsToActiveQuestsArgs = {
  providerID: Scalars['ID']['input'];
  draftQuests: Array<Scalars['ID']['input']>;
};


export type MutationWithdrawGroupApplicationArgs = {
  groupId: Scalars['ID']['input'];
};


export type MutationWithdrawGroupInvitationArgs = {
  groupId: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


export type MutationWithdrawGuardianConsentArgs = {
  token: Scalars['String']['input'];
  browserKey: Scalars['String']['input'];
};


export type MutationWithdrawReservationRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWritePlayerEventArgs = {
  eventName: PlayerEventName;
  properties?: InputMaybe<PlayerEventPropertiesInput>;
};


export type MutationWriteToCharityArgs = {
  questId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  clientKey: Scalars['ID']['input'];
};


export type MutationWriteToGuildArgs = {
  questId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  contact: Scalars['String']['input'];
};


export type MutationWriteToQuestArgs = {
  questId: Scalars['ID']['input'];
  audience: QuestMessageAudience;
  volunteerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  text: Scalars['String']['input'];
  clientKey: Scalars['ID']['input'];
};

export type Access =
  /** Everybody, visitors included. */
  | 'PUBLIC'
  /** Everybody who is logged in. */
  | 'LOGGED_IN'
  /** The person whom the row is about, and staff. */
  | 'OWNER'
  /** The owner, and managers of the provider through which the row is seen. */
  | 'OWNER_OR_MANAGER'
  /** As OWNER_OR_MANAGER, and the admins of the guild that the row belongs to, but young ones. */
  | 'OWNER_MANAGER_OR_GUILD'
  /** Who may see the person's user name (SAF-01): it depends on the person's age and choice, and on what is shared. */
  | 'USERNAME'
  /**
   * The owner, and who may read real names at that provider (memberFullNames R); who has that right by editing quests
   * alone: of the adults on a quest from the sign-up on, of the minors on its day.
   */
  | 'OWNER_OR_NAMES'
  /**
   * The owner, and who may read contact data at that provider (memberContactInfo R) of somebody with a sign-up there, until
   * twelve months after the last quest or the person ends it; who has that right by editing quests alone: of the adults
   * on a quest, from three days before it until the day after.
   */
  | 'OWNER_OR_CONTACT'
  /** As OWNER_OR_CONTACT, and who has that right by editing quests alone: of the minors on a quest, too, on its day. */
  | 'OWNER_OR_PHONE'
  /** As OWNER_OR_CONTACT, of the people on a quest, from 24 hours before it to 24 hours after it. */
  | 'OWNER_OR_EMERGENCY'
  /** As OWNER_OR_CONTACT, and who has that right by editing quests alone: what was answered at a sign-up that holds. */
  | 'OWNER_OR_FORM'
  /** Managers of the provider. */
  | 'MANAGER'
  /** Who may read contact data at the provider. */
  | 'CONTACT'
  /** The guild's admins, but young ones, nobody else: who founded it, and how they are reached. */
  | 'GUILD_ADMIN'
  /** The guild's admins, but young ones, nobody else: the code by which people join. */
  | 'JOIN_CODE'
  /** The product's staff. */
  | 'STAFF';

/** The session's own account: nobody else is ever given one. */
export type AccountInfo = {
  playerId: Scalars['ID']['output'];
  entityId: Scalars['ID']['output'];
  entityType: Scalars['String']['output'];
  titleId: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  accountType: AccountType;
  /** Under 18: whatever the roles are, they open no drafts, ended sign-ups, rankings, real names, contacts or codes. */
  isYoung: Scalars['Boolean']['output'];
  isStaff: Scalars['Boolean']['output'];
  /** The provider that a Provider account stands for. */
  ownProviderId?: Maybe<Scalars['ID']['output']>;
  ownProviderName?: Maybe<Scalars['String']['output']>;
  initials: Scalars['String']['output'];
  subscriptionStatus?: Maybe<SubscriptionStatus>;
  chariteerExistsInDatabase: Scalars['Boolean']['output'];
  /** A volunteer under 18 whose guardian has not consented yet: can browse but not sign up. */
  isGuardianConsentMissing: Scalars['Boolean']['output'];
  /** The guardian that was named; null for adults. */
  guardian?: Maybe<OwnGuardian>;
  /** The one that counts comes first, then one that waits for its link to be opened. */
  contactEmails: Array<ContactEmail>;
  /** The password is shorter than what the account may open asks for; it goes on, and a longer one is asked for. */
  isPasswordShort: Scalars['Boolean']['output'];
  /** Rights of the account do not count in this session, which has shown no second factor where one is demanded. */
  areRightsHeld: Scalars['Boolean']['output'];
  /** The language that was chosen, as it stands in addresses; null for none. */
  locale?: Maybe<Scalars['String']['output']>;
  /** From when the user name can be changed again; null: at any time. */
  usernameChangeableAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AccountPage = {
  items: Array<AccountSummary>;
  total: Scalars['Int']['output'];
};

export type AccountSummary = {
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  accountType: AccountType;
  isStaff: Scalars['Boolean']['output'];
  /** False until the owner has set the first password, by the link in a mail. */
  hasPassword: Scalars['Boolean']['output'];
  isBanned: Scalars['Boolean']['output'];
  /** Why; null for an account that is not banned. */
  banReason?: Maybe<Scalars['String']['output']>;
  /** The charity of a Provider account. */
  ownProviderId?: Maybe<Scalars['ID']['output']>;
  ownProviderName?: Maybe<Scalars['String']['output']>;
  /** Null without a volunteer record. */
  subscriptionStatus?: Maybe<SubscriptionStatus>;
  /** The volunteer's; null without a volunteer record. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type AccountType =
  | 'Chariteer'
  | 'Provider';

export type ActivityLogEntry = {
  at: Scalars['DateTime']['output'];
  action: Scalars['String']['output'];
};

export type AgePolicy = {
  name: Scalars['String']['output'];
  supervisedAge: Scalars['Int']['output'];
  soloAge: Scalars['Int']['output'];
  maxAge: Scalars['Int']['output'];
};

export type AgePolicyInput = {
  name: Scalars['String']['input'];
  supervisedAge: Scalars['Int']['input'];
  soloAge: Scalars['Int']['input'];
  maxAge: Scalars['Int']['input'];
};

export type AlertDesk = {
  /** The quest's id. */
  id: Scalars['ID']['output'];
  quest: Quest;
  /** Balance of the charity's wallet. */
  mana: Scalars['Int']['output'];
  /** The channels that have a service on this server. */
  channels: Array<MessageChannel>;
  /** The alerts that went out about the quest, newest first; at most 100. */
  sent: Array<SentAlert>;
};

/** How many an alert reaches is told, not who they are: all but these two is null. */
export type AlertVolunteer = {
  id: Scalars['ID']['output'];
  username?: Maybe<Scalars['String']['output']>;
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  emailAddress?: Maybe<Scalars['String']['output']>;
  /** With the charity. */
  hasCompletedQuest: Scalars['Boolean']['output'];
};

/** What somebody with the link is told: of the person no more than the first name. */
export type AnswerRequest = {
  state: AnswerState;
  /** A guardian's link, which can only say that the young person can't make it. */
  isGuardians: Scalars['Boolean']['output'];
  givenName?: Maybe<Scalars['String']['output']>;
  questId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  charity: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The place with its address, while it can be answered. */
  place?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  /** When the person last said «I'll be there»; null again once the quest is moved. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether one could still sign up for it. */
  hasOpenPlace: Scalars['Boolean']['output'];
};

/** How it stands with what an answer link asks; only an OPEN one can be answered. */
export type AnswerState =
  | 'OPEN'
  /** The quest has begun, or is over. */
  | 'BEGUN'
  | 'CANCELLED'
  /** The place was given up, or taken back. */
  | 'GIVEN_UP';

export type Area = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: AreaKind;
  /** Null for a town that is no district of ours. */
  districtId?: Maybe<Scalars['ID']['output']>;
  /** For the d of an SVG path. */
  path: Scalars['String']['output'];
  viewBox: Scalars['String']['output'];
  /** Where its name stands, in degrees. */
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type AreaKind =
  /** A town. */
  | 'PLACE'
  /** A part of a city; several make up a district. */
  | 'NEIGHBORHOOD'
  /** A district without an outline: a circle around its center. */
  | 'DOT';

export type AreaMap = {
  /** Of an SVG that shows all areas; its units are those of the paths, one is some 7 m in New York. */
  viewBox: Scalars['String']['output'];
  /** By name. */
  areas: Array<Area>;
  /** Areas that lie near each other, to be drawn by themselves; from west to east. */
  sheets: Array<AreaSheet>;
  project: MapProjection;
};

export type AreaSheet = {
  viewBox: Scalars['String']['output'];
  areaIds: Array<Scalars['ID']['output']>;
};

export type AskedAnswersAddress = {
  providerName: Scalars['String']['output'];
  /** As who has the link got it. */
  address: Scalars['String']['output'];
};

export type AuditEntry = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** The account that acted; null for a stranger or for the product itself. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Null also for an account that is no more. */
  actorUsername?: Maybe<Scalars['String']['output']>;
  action: Scalars['String']['output'];
  subjectType: Scalars['String']['output'];
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** How people call it: a username, or the name of a charity, district, group or quest; null for what has none or is gone. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** JSON text: an object of plain facts, without personal values. */
  detail: Scalars['String']['output'];
};

export type AuditFilter = {
  /** A part of the action's name. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Any of these actions, by their whole names; at most 200. */
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** An account as actor or subject, or any other subject. */
  about?: InputMaybe<Scalars['ID']['input']>;
  /** From this instant on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before this instant. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AuditPage = {
  items: Array<AuditEntry>;
  total: Scalars['Int']['output'];
};

/** A quest one waits for, and how one stands in line. */
export type AwaitedQuest = {
  quest: Quest;
  waiting: OwnWaiting;
};

export type BackgroundJob = {
  name: Scalars['String']['output'];
  /** When its newest run was due; null: there was none yet. */
  lastSlotAt?: Maybe<Scalars['DateTime']['output']>;
  /** When that run was done; null: it is under way, or failed and is tried again. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when it was due until it was done, or until now. */
  delaySeconds: Scalars['Int']['output'];
  /** When it is tried again that failed, or is taken over from a process that is gone. */
  triedAgainAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often the newest run failed. */
  failures: Scalars['Int']['output'];
  /** Of what kind the last failure was. */
  lastFailure?: Maybe<Scalars['String']['output']>;
  /** Over the last 24 hours. */
  handledLastDay: Scalars['Int']['output'];
  failuresLastDay: Scalars['Int']['output'];
  nextAt: Scalars['DateTime']['output'];
};

/** Only the charity's admins ever get one. */
export type BanQuestion = {
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  bannedAt: Scalars['DateTime']['output'];
  /** Who was blocked; null once that account is gone. */
  bannedUsername?: Maybe<Scalars['String']['output']>;
  /** What they were told. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether they are under 18; null, as the names are, until they are on a quest of the charity. */
  isYoung?: Maybe<Scalars['Boolean']['output']>;
  /** Of the record that shares the number. */
  username?: Maybe<Scalars['String']['output']>;
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
};

export type CalendarFeed = {
  createdAt: Scalars['DateTime']['output'];
};

export type CancelledQuest = {
  id: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  providerName: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  isOver: Scalars['Boolean']['output'];
  /** What the charity added when it cancelled, for who was on the waitlist then; null for everyone else. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type ChannelCount = {
  channel: MessageChannel;
  count: Scalars['Int']['output'];
};

export type Chariteer = {
  id: Scalars['ID']['output'];
  username?: Maybe<Scalars['String']['output']>;
  /** Whether others find a public profile of this person. */
  hasProfile: Scalars['Boolean']['output'];
  /** As of PublicChariteer; null to who may not see the user name, to whom a neutral crest is shown. */
  arms?: Maybe<Array<Scalars['String']['output']>>;
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameMiddle?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  emailAddress?: Maybe<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Charities see the band of ages in its place. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** 10 to 12, 13 to 17, 18 to 25, 26 to 64, 65 and over. */
  ageBand?: Maybe<Scalars['String']['output']>;
  emergencyContactName?: Maybe<Scalars['String']['output']>;
  emergencyContactNumber?: Maybe<Scalars['String']['output']>;
  playerAccountType?: Maybe<AccountType>;
  subscriptionStatus?: Maybe<SubscriptionStatus>;
  favoriteDistricts?: Maybe<Array<DistrictName>>;
  contracts?: Maybe<Array<Contract>>;
  startedOrientations?: Maybe<Array<Orientation>>;
};

export type ChariteerAlert = {
  id: Scalars['ID']['output'];
};

export type ChariteerAlertFilters = {
  /** Have ever held a contract with the charity. */
  previousVolunteers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Never have. */
  newVolunteers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Years, 10 to 99; under 18 only 10 or 13. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Under 18 only 12 or 17. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Who speaks one of the languages that are true. */
  spanish?: InputMaybe<Scalars['Boolean']['input']>;
  arabic?: InputMaybe<Scalars['Boolean']['input']>;
  toEmail?: InputMaybe<Scalars['Boolean']['input']>;
  toText?: InputMaybe<Scalars['Boolean']['input']>;
  toPushNotification?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the previous volunteers only those who completed a quest with the charity within the period. */
  toQuestCompletedVolunteers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Months, 1 to 24. */
  questCompletedPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** Only who has a training of the charity that counts. */
  trainedVolunteers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is given, the charity of the quest. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
};

export type ChariteerAlertInput = {
  questId: Scalars['ID']['input'];
  filters: ChariteerAlertFilters;
  /** Volunteers with one of these among their favorite districts; empty: all. */
  districtIds: Array<Scalars['ID']['input']>;
  /** In place of the months of the filters, within the past 24 months; both or none. */
  questCompletedPeriodStartDate?: InputMaybe<Scalars['DateTime']['input']>;
  questCompletedPeriodEndDate?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ChariteerAlertVolunteers = {
  /** Adults only. */
  volunteers: Array<AlertVolunteer>;
  /**
   * How many more are under 18, at least: 0 for fewer than 5, then 5, 10 and so on; they cost nothing. Null where the
   * filters begin at 18.
   */
  youngAtLeast?: Maybe<Scalars['Int']['output']>;
  manaCost: Scalars['Int']['output'];
  /** How many more adults it is for who have had enough news: two a day, six a week, or three a day that others caused. */
  enoughNewsCount: Scalars['Int']['output'];
  /** In the morning, where it waits for that: news sleeps from 9 pm to 8 am New York time. null: at once. */
  arrivesAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ChariteerTimeResult = {
  /** Without username: somebody who has left. */
  chariteer: Chariteer;
  combinedMinutes: Scalars['Int']['output'];
  completedQuests: Scalars['Int']['output'];
};

/** The group that runs a charity, as its applicant sees it. */
export type CharityApplication = {
  groupId: Scalars['ID']['output'];
  /** The own one that waits, or was accepted while no role was given; null while there is none. */
  application?: Maybe<GroupApplication>;
};

export type CharityContact = {
  providerId: Scalars['ID']['output'];
  providerName: Scalars['String']['output'];
  isOpen: Scalars['Boolean']['output'];
  /** Something is still to come or going on there: so long it cannot be ended. */
  hasQuestAhead: Scalars['Boolean']['output'];
  /** When it ends by itself; null while something without an end goes on. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type CharityRequest = {
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  charityName: Scalars['String']['output'];
  place: Scalars['String']['output'];
  contactName: Scalars['String']['output'];
  emailAddress: Scalars['String']['output'];
  /** Empty where none was told. */
  phoneNumber: Scalars['String']['output'];
  /** Plain text; line breaks are kept. */
  message: Scalars['String']['output'];
  /** The language of the page on which they asked; null where it is not known. */
  locale?: Maybe<Scalars['String']['output']>;
};

export type CharityRequestInput = {
  charityName: Scalars['String']['input'];
  /** Town, borough or ZIP code. */
  place: Scalars['String']['input'];
  contactName: Scalars['String']['input'];
  emailAddress: Scalars['String']['input'];
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  message: Scalars['String']['input'];
};

export type CharityRequestPage = {
  items: Array<CharityRequest>;
  total: Scalars['Int']['output'];
};

/** A child's volunteer record, for one of its guardians. */
export type Child = {
  id: Scalars['ID']['output'];
  /** Made up: it tells nothing of the child. */
  username?: Maybe<Scalars['String']['output']>;
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** Whether another guardian has the record under an account, too. */
  isShared: Scalars['Boolean']['output'];
  /** Quests that are not over, the next one first. */
  contractsAhead: Array<Contract>;
};

/** How a child stands to one date among others. */
export type ChildDate = {
  verdict: Verdict;
  /** It is on another quest then. */
  hasClash: Scalars['Boolean']['output'];
  canJoinWaitingList: Scalars['Boolean']['output'];
};

/** What the sign-up gate says about one of the viewer's children. */
export type ChildVerdict = {
  child: Child;
  verdict: Verdict;
  /** The place that the child holds. */
  contractId?: Maybe<Scalars['ID']['output']>;
  /** The child's own places at a time that overlaps. */
  clashes: Array<Contract>;
  /** How the child stands on the waiting list; null where it is not on it. */
  waiting?: Maybe<OwnWaiting>;
  canJoinWaitingList: Scalars['Boolean']['output'];
};

export type ClosedCharity = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** How many would come again, of those who answered; of each quest in full threes. */
export type ComeAgain = {
  yesCount: Scalars['Int']['output'];
  answerCount: Scalars['Int']['output'];
};

export type ContactEmail = {
  emailAddress: Scalars['String']['output'];
  verificationStatus: VerificationStatus;
  /** Its server has refused a mail for good: none are sent there until it is confirmed anew. */
  isUnreachable: Scalars['Boolean']['output'];
};

export type Contest = {
  year: Scalars['Int']['output'];
  /** The first day. */
  startsOn: Scalars['Date']['output'];
  /** The last day. */
  endsOn: Scalars['Date']['output'];
  /**
   * Time credits of all guilds together: those that members earned in the month while they were members, on any quest; of
   * members under 18 once the contest is over.
   */
  guildMinutes: Scalars['Int']['output'];
  /**
   * Guilds with hours, the first one first, at most 100, and those of the viewer: as they are now; once the month is over
   * and the result is kept, as they were on the last day. Empty before the first day.
   */
  standings: Array<ContestStanding>;
  /** Whether the standings are the result. */
  isFinal: Scalars['Boolean']['output'];
  /** The last day on which the winner chooses its charity. */
  chooseUntil: Scalars['Date']['output'];
  /** The first day of the contest that begins next: its own before it begins. */
  nextStartsOn: Scalars['Date']['output'];
  /** The latest contest before it whose result is kept. */
  previous?: Maybe<Contest>;
};

export type ContestOutcome = {
  year: Scalars['Int']['output'];
  /** Empty where no guild had hours. */
  winners: Array<ContestWinner>;
};

export type ContestStanding = {
  /** By minutes, then by minutes a member; who has both alike shares a rank. */
  rank: Scalars['Int']['output'];
  guildId: Scalars['ID']['output'];
  guildName: Scalars['String']['output'];
  /** The kind's name, as «Corporate Team». */
  classification: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
  /** How many people have belonged to the guild at some time of the month; for staff. */
  memberCount?: Maybe<Scalars['Int']['output']>;
  /** Of a result: what the hours come to by now, where that differs. */
  correctedMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether the viewer belongs to the guild. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether the guild has won: it has hours, and nobody has more. */
  hasWon: Scalars['Boolean']['output'];
  /** The charity that the winner chose; null where it is gone. */
  charityId?: Maybe<Scalars['ID']['output']>;
  charityName?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may name the charity now. */
  viewerMayChoose: Scalars['Boolean']['output'];
};

export type ContestWinner = {
  guildId: Scalars['ID']['output'];
  guildName: Scalars['String']['output'];
  /** Null until the winner, or staff, has chosen; the name stays when the charity goes. */
  charityName?: Maybe<Scalars['String']['output']>;
};

export type Contract = {
  id: Scalars['ID']['output'];
  questId: Scalars['ID']['output'];
  quest?: Maybe<Quest>;
  /** Null to who may not see the person's user name; so the next. */
  chariteerId?: Maybe<Scalars['ID']['output']>;
  chariteer?: Maybe<Chariteer>;
  guildId?: Maybe<Scalars['ID']['output']>;
  guild?: Maybe<GuildSummary>;
  /** Null to peers, who are not told the order of sign-ups. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  abandonedAt?: Maybe<Scalars['DateTime']['output']>;
  abandonReason?: Maybe<Scalars['String']['output']>;
  status?: Maybe<ContractStatus>;
  formJSON?: Maybe<Scalars['String']['output']>;
  expectedArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  expectedDepartureAt?: Maybe<Scalars['DateTime']['output']>;
  actualArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  actualDepartureAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who supervises; null where nobody has to. */
  supervision?: Maybe<Supervision>;
  /** The last mark of attendance. */
  markedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the volunteer marked their own attendance, until another manager confirms it. With a status it is credited; with
   * none it waits.
   */
  ownMarkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why more than 2 hours over the planned time are credited. */
  timesReason?: Maybe<Scalars['String']['output']>;
  /** When the person last said «I'll be there»; null again once the quest is moved. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Answered when a reservation is released: for takeBack, within 10 s. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** What the person answered after the quest; to nobody else, staff included. */
  ownFeedback?: Maybe<OwnFeedback>;
  /** Where the person answers or changes it, as long as that is open; to nobody else. */
  feedbackPath?: Maybe<Scalars['String']['output']>;
  /** The place was handed to a stand-in: it has ended, and nobody bailed out. */
  isHandedOver: Scalars['Boolean']['output'];
};

export type ContractStatus =
  | 'Present'
  | 'Absent'
  | 'Booted'
  | 'Cancelled';

export type ContractUpdateInput = {
  /** EDIT-ATTENDANCE, or CONFIRM-ATTENDANCE for what the volunteer marked about themselves, which needs no status or times. */
  updateAction: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  /** Present, Absent or Cancelled; null takes the mark back. */
  status?: InputMaybe<ContractStatus>;
  /** Must be the session's own account. */
  supervisorId: Scalars['ID']['input'];
  /** No later than now, unless it is the planned time. */
  actualArrivalAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** No later than now, unless it is the planned time. */
  actualDepartureAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why more than 2 hours over the planned time are credited, at most 150 characters; nobody gives it for themselves. */
  timesReason?: InputMaybe<Scalars['String']['input']>;
  /** When it was marked on the device, for marks that are sent later; the later of two marks holds. Now if left out. */
  markedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CorrectOwnDetailsInput = {
  nameFirst?: InputMaybe<Scalars['String']['input']>;
  nameLast?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  emergencyContactName?: InputMaybe<Scalars['String']['input']>;
  emergencyContactNumber?: InputMaybe<Scalars['String']['input']>;
  /** Five digits, or nine of which the first five are kept. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
  /** Besides English. */
  languages?: InputMaybe<Array<SpokenLanguage>>;
};

export type CreateChariteerInput = {
  id: Scalars['ID']['input'];
  username: Scalars['String']['input'];
  emailAddress: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  dateOfBirth: Scalars['Date']['input'];
  playerAccountType: AccountType;
  nameFirst: Scalars['String']['input'];
  nameLast: Scalars['String']['input'];
  emergencyContactName: Scalars['String']['input'];
  emergencyContactNumber: Scalars['String']['input'];
  /** Asked of everybody under 18. */
  guardian?: InputMaybe<GuardianInput>;
};

export type CreateProviderAccountInput = {
  providerId: Scalars['ID']['input'];
  username: Scalars['String']['input'];
  emailAddress: Scalars['String']['input'];
  /** In which its people read; left out, the one in which they asked to join, else the mail is in that of whoever makes it. */
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type Credit = {
  id: Scalars['ID']['output'];
  playerId: Scalars['ID']['output'];
  playerAccountType: AccountType;
  questId?: Maybe<Scalars['ID']['output']>;
  quest?: Maybe<Quest>;
  type: CreditType;
  unit: CreditUnit;
  value: Scalars['Int']['output'];
  creditor?: Maybe<Scalars['String']['output']>;
};

export type CreditType =
  | 'volunteerTime'
  | 'reputation';

export type CreditUnit =
  | 'minutes'
  | 'reputationXP';

export type DataCopy = {
  state: DataCopyState;
  askedAt: Scalars['DateTime']['output'];
  madeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it can be fetched. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Size of the file in bytes. */
  bytes?: Maybe<Scalars['Int']['output']>;
  /** From when on another one can be asked for; null: now, or once this one is made. */
  nextAskAt?: Maybe<Scalars['DateTime']['output']>;
};

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

/** What became of one date. */
export type DateSignUp = {
  questId: Scalars['ID']['output'];
  /** Null where the viewer cannot open it. */
  quest?: Maybe<Quest>;
  outcome: DateOutcome;
  /** As errors have it, where it was refused; on QUEST_FULL canJoinWaitingList of the quest says whether one can wait. */
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

/** What was deleted. */
export type Deleted = {
  id: Scalars['ID']['output'];
  /** For takeBack. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

export type DeliverySum = {
  channel: MessageChannel;
  status: OutboxStatus;
  count: Scalars['Int']['output'];
};

export type District = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  acronym: Scalars['String']['output'];
  county: Scalars['String']['output'];
  state: Scalars['String']['output'];
  noun: Scalars['String']['output'];
  centerLatitude: Scalars['Float']['output'];
  centerLongitude: Scalars['Float']['output'];
  zoomLevel: Scalars['Float']['output'];
  /** Of the volunteers with this district among their favorites those whose user name the viewer may see, at most 500; null for visitors. */
  declaredChariteers?: Maybe<Array<PublicChariteer>>;
  /** How many adults have this district among their favorites; for staff, people of all ages. */
  declaredChariteersCount: Scalars['Int']['output'];
  /** Visible charities, by name. */
  providers: Array<Provider>;
};

export type DistrictChangesInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  acronym?: InputMaybe<Scalars['String']['input']>;
  county?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  noun?: InputMaybe<Scalars['String']['input']>;
  centerLatitude?: InputMaybe<Scalars['Float']['input']>;
  centerLongitude?: InputMaybe<Scalars['Float']['input']>;
  zoomLevel?: InputMaybe<Scalars['Float']['input']>;
};

export type DistrictName = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type EmergencyContact = {
  name?: Maybe<Scalars['String']['output']>;
  number?: Maybe<Scalars['String']['output']>;
};

export type FactorRecovery = {
  /** That of the account. */
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  askedAt: Scalars['DateTime']['output'];
  state: FactorRecoveryState;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user name of who agreed. */
  grantedBy?: Maybe<Scalars['String']['output']>;
};

/** How far the recovery of somebody without any second factor has come: staff are asked; they agreed, and it waits; done. */
export type FactorRecoveryState =
  | 'ASKED'
  | 'WAITING'
  | 'ENDED';

export type FaqEntry = {
  question: Scalars['String']['output'];
  /** Plain text; line breaks are kept. */
  answer: Scalars['String']['output'];
};

export type FaqEntryInput = {
  question: Scalars['String']['input'];
  answer: Scalars['String']['input'];
};

export type FeedbackRequest = {
  givenName?: Maybe<Scalars['String']['output']>;
  questId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  charity: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The answer so far. */
  given?: Maybe<OwnFeedback>;
};

export type FindDay =
  | 'TODAY'
  | 'TOMORROW'
  /** The Saturday and Sunday that are to come or already here. */
  | 'WEEKEND'
  /** Today and the six days after it. */
  | 'NEXT_7_DAYS'
  | 'ANY';

export type FindFilter = {
  day?: InputMaybe<FindDay>;
  /** YYYY-MM-DD in New York, today or later; wins over `day`. */
  date?: InputMaybe<Scalars['String']['input']>;
  times?: InputMaybe<Array<FindTime>>;
  /** Types by their ids (food, water …), in any letter case; none means all. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Five digits; wins over `near`. */
  zip?: InputMaybe<Scalars['String']['input']>;
  /** Rounded to two decimals here, too; never stored. */
  near?: InputMaybe<FindPoint>;
  /** 1, 3, 5, 10 or 25; counts only with a place. 10 where none is given. */
  miles?: InputMaybe<Scalars['Int']['input']>;
  /** Below the number of people that is desired. */
  needsPeople?: InputMaybe<Scalars['Boolean']['input']>;
  /** The age policy admits 13 or younger with an adult. */
  withChildren?: InputMaybe<Scalars['Boolean']['input']>;
  /** Neither prerequisite minutes nor a required training. */
  noExperience?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remote or at home: HYBRID-ROLE. */
  atHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters. Words of less than three letters say nothing; each of the others has to stand somewhere. */
  words?: InputMaybe<Scalars['String']['input']>;
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

export type FindLoosening = {
  filter: FindFilterName;
  /** Of DAY the wider choice of days; null: any day. */
  day?: Maybe<FindDay>;
  /** Of PLACE the wider radius; null: anywhere. */
  miles?: Maybe<Scalars['Int']['output']>;
  /** At most 50. */
  count: Scalars['Int']['output'];
  isAtLeast: Scalars['Boolean']['output'];
};

export type FindPoint = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
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
  nameFirst: Scalars['String']['input'];
  nameLast: Scalars['String']['input'];
  /** As people type it: 2008-01-02, 1/2/2008, Jan 2 2008. */
  dateOfBirth: Scalars['String']['input'];
  /** Whether the terms and the privacy policy are agreed to. */
  hasAgreed: Scalars['Boolean']['input'];
  /** Asked of everybody under 18. */
  guardian?: InputMaybe<GuardianInput>;
  /** What the quest that led here asks with a sign-up. */
  answers?: InputMaybe<SignUpAnswersInput>;
  /** The language that the account keeps, by its name in addresses. */
  locale?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type FollowedCharity = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** One of the two. */
export type FollowInput = {
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of a type: food, water … */
  type?: InputMaybe<Scalars['String']['input']>;
};

export type Follows = {
  /** By name; those that are hidden are left out. */
  charities: Array<FollowedCharity>;
  types: Array<Scalars['String']['output']>;
  hasNews: Scalars['Boolean']['output'];
};

export type FoundPlace = {
  /** The ZIP code, or the two numbers with a comma. */
  label: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type FoundQuest = {
  quest: Quest;
  /** From the place as the crow flies; null without a place, and where the quest is somewhere unknown. */
  miles?: Maybe<Scalars['Float']['output']>;
};

export type FoundQuests = {
  quests: Array<FoundQuest>;
  /** Counted up to a limit. */
  total: Scalars['Int']['output'];
  /** There are more than `total`. */
  isTotalAtLeast: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
  hasMore: Scalars['Boolean']['output'];
  /** The place from which distances are told; null without one, and for a ZIP code that is unknown: then nothing is near. */
  place?: Maybe<FoundPlace>;
  /** What would match if something about it were known, counted like `total`; reasons without any are left out. */
  leftOut: Array<LeftOut>;
  /** Only for an empty result: of each filter the smallest loosening that would bring something. Filters that would bring nothing are left out. */
  loosen: Array<FindLoosening>;
};

/** What fulfils a training: an application that stands, or only that somebody has marked it complete. */
export type Fulfilment =
  | 'Applying'
  | 'Complete';

export type GoalProgress = {
  groupId: Scalars['ID']['output'];
  groupName: Scalars['String']['output'];
  accountId: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  roleId: Scalars['ID']['output'];
  roleName: Scalars['String']['output'];
  targetHours: Scalars['Int']['output'];
  /** Time credits earned at the charities that count. */
  minutes: Scalars['Int']['output'];
  hours: Scalars['Float']['output'];
  /** Hours over target; 1 is reached, and it may be more. */
  progress: Scalars['Float']['output'];
};

export type GoalTarget = {
  roleId: Scalars['ID']['output'];
  hours: Scalars['Int']['output'];
};

export type GoalTargetInput = {
  roleId: Scalars['ID']['input'];
  hours: Scalars['Int']['input'];
};

/** Only the applicant and the group's admins ever get one. */
export type GroupApplication = {
  id: Scalars['ID']['output'];
  groupId: Scalars['ID']['output'];
  /** The applicant's account. */
  memberId: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  /** Whether others find a public profile of the applicant. */
  hasProfile: Scalars['Boolean']['output'];
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  /** What the applicant says, to the guild's question if it has one. */
  answer?: Maybe<Scalars['String']['output']>;
  status: GroupApplicationStatus;
  createdAt: Scalars['DateTime']['output'];
  /** When it was accepted; null while it waits. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type GroupApplicationPage = {
  items: Array<GroupApplication>;
  total: Scalars['Int']['output'];
};

export type GroupApplicationStatus =
  | 'pending'
  | 'accepted';

export type GroupGoals = {
  groupId: Scalars['ID']['output'];
  /** Charities at which hours count; empty: there is no goal yet. */
  providerIds: Array<Scalars['ID']['output']>;
  targets: Array<GoalTarget>;
};

/** Only the group's admins ever get one. */
export type GroupInvitation = {
  id: Scalars['ID']['output'];
  groupId: Scalars['ID']['output'];
  /** As it was typed; nothing is told of whoever bears it. */
  username: Scalars['String']['output'];
  roleId: Scalars['ID']['output'];
  roleName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type GroupKey = {
  id: Scalars['ID']['output'];
  type: GroupType;
};

export type GroupMember = {
  /** The member's account. */
  memberId: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  /** Whether others find a public profile of the member. */
  hasProfile: Scalars['Boolean']['output'];
  /** Types served in, the most frequent first: the quarters of the member's coat of arms. */
  arms: Array<Scalars['String']['output']>;
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  roleId: Scalars['ID']['output'];
  roleName: Scalars['String']['output'];
  joinedAt: Scalars['DateTime']['output'];
  /** Whether the member has set up a second factor: for the admins of a charity's group; null for everybody else. */
  hasSecondFactor?: Maybe<Scalars['Boolean']['output']>;
};

export type GroupMemberPage = {
  groupId: Scalars['ID']['output'];
  groupName: Scalars['String']['output'];
  groupType: GroupType;
  /** The charity that the group manages; null for a guild. */
  managedProviderId?: Maybe<Scalars['ID']['output']>;
  /** Whether the session's account may change roles, accept applications, add and remove people. */
  isViewerAdmin: Scalars['Boolean']['output'];
  /** Own roles by name; “Admins” for the charity’s own account, “Non Member” for staff who aren’t members. */
  viewerRoleNames: Array<Scalars['String']['output']>;
  /** How many applications wait; null for who may not see them. */
  pendingApplicationCount?: Maybe<Scalars['Int']['output']>;
  /** Whether rights here count only in sessions that have shown a second factor (demandSecondFactor); null for a guild. */
  demandsSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  /** Every role of the group by name, those that nobody holds too. */
  roles: Array<GroupRoleCount>;
  items: Array<GroupMember>;
  /** Entries on all pages; who holds two roles counts twice. */
  total: Scalars['Int']['output'];
};

export type GroupRole = {
  roleName: Scalars['String']['output'];
  roleId: Scalars['ID']['output'];
};

export type GroupRoleCount = {
  roleId: Scalars['ID']['output'];
  roleName: Scalars['String']['output'];
  memberCount: Scalars['Int']['output'];
};

export type GroupType =
  | 'provider'
  | 'guild';

export type GuardianAgreed = {
  childName: Scalars['String']['output'];
  /** Where the young person is signed up by it now. */
  quests: Array<GuardianAgreedQuest>;
  /** Quests on which the spot is still held, since something else is missing. */
  held: Array<GuardianHeldQuest>;
};

export type GuardianAgreedQuest = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  charity: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type GuardianBrowser = {
  browserKey: Scalars['String']['output'];
};

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

export type GuardianGuild = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** False while the young person has only applied. */
  isMember: Scalars['Boolean']['output'];
  /** When they joined or applied. */
  since: Scalars['DateTime']['output'];
};

export type GuardianHeldQuest = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  charity: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  heldUntil: Scalars['DateTime']['output'];
};

export type GuardianInput = {
  guardianName: Scalars['String']['input'];
  guardianEmail: Scalars['String']['input'];
  /** Whether the guardian may be sent the link to decide; true if left out. Until the guardian agrees nobody signs up. */
  hasConsented?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GuardianMessage = {
  id: Scalars['ID']['output'];
  sentAt: Scalars['DateTime']['output'];
  /** The language of the words. */
  language: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  paragraphs: Array<Scalars['String']['output']>;
};

export type GuardianQuest = {
  contractId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  charity: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  isCancelled: Scalars['Boolean']['output'];
  /** As the charity marked it. */
  status?: Maybe<ContractStatus>;
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  departedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type GuardianRequest = {
  username: Scalars['String']['output'];
  /** What the young person is called to the guardian: the first name, where it is a plain one. */
  childName: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** What the young person wants to come to: quests with a place that is held until the guardian has agreed. */
  quests: Array<GuardianHeldQuest>;
};

export type GuardianShown = {
  /** Of the young person. Guarded by the link and its code, not by a log-in. */
  givenName: Scalars['String']['output'];
  isConsentGiven: Scalars['Boolean']['output'];
  consentedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The language in which the guardian read what was agreed to. */
  consentLocale: Scalars['String']['output'];
  /** Whether the guardian agreed to a public profile. */
  allowsProfile: Scalars['Boolean']['output'];
  totalMinutes: Scalars['Int']['output'];
  quests: Array<GuardianQuest>;
  /** Guilds that the young person belongs to or has applied to, by name. */
  guilds: Array<GuardianGuild>;
  /**
   * What the young person was told since the guardian agreed, as copies say it: of the last 90 days, newest first, 50 at most.
   * Copies over the limit of a day are here alone.
   */
  messages: Array<GuardianMessage>;
};

export type GuardianView = {
  /** As in GuardianRequest. */
  childName: Scalars['String']['output'];
  username: Scalars['String']['output'];
  /** The guardian's own address, as much as tells which it is. */
  address: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** The language of what the guardian gets; null: none was chosen. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Null until the code was entered in this browser. */
  shown?: Maybe<GuardianShown>;
};

export type Guild = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The kind's name, as «Corporate Team». */
  classification: Scalars['String']['output'];
  description: Scalars['String']['output'];
  easyJoinCode?: Maybe<Scalars['String']['output']>;
  /** What those who apply to join are asked. */
  question?: Maybe<Scalars['String']['output']>;
  creatorId?: Maybe<Scalars['ID']['output']>;
  /**
   * The newest hundred reservations of quests that the viewer may see. Those that were released come with abandonedAt and
   * the reason, for the guild's admins and the charity's managers.
   */
  contracts: Array<Contract>;
  /**
   * Published quests that the guild has reserved and that are not over, next first; with isPast those that are over,
   * newest first. At most 100 a page.
   */
  quests: QuestPage;
  /**
   * Minutes that members have earned in the month of the contest while they were members, on any quest; those of members
   * under 18 once the contest is over.
   */
  contestMinutes: Scalars['Int']['output'];
  /**
   * How many people belong to it: exactly for its admins and staff, else rounded down to steps of five, and null where it
   * is one to four.
   */
  memberCount?: Maybe<Scalars['Int']['output']>;
  /** Whether an adult looks after it who is able to log in; without members it rests. */
  hasAdmin: Scalars['Boolean']['output'];
  /** What its people have done while they were members, on any quest. */
  record: GuildRecord;
  viewerIsMember: Scalars['Boolean']['output'];
  /** Whether the viewer looks after its members. */
  viewerIsAdmin: Scalars['Boolean']['output'];
};


export type GuildQuestsArgs = {
  isPast?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type GuildAnnouncement = {
  id: Scalars['ID']['output'];
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

/** Only the guild's members ever get one. */
export type GuildAnnouncements = {
  items: Array<GuildAnnouncement>;
  /** How many more there may be today, for the guild's admins. */
  leftToday?: Maybe<Scalars['Int']['output']>;
};

export type GuildDesk = {
  guildId: Scalars['ID']['output'];
  /** Whether charities have to ask first. */
  asksFirst: Scalars['Boolean']['output'];
  /** Set while nobody joins by the code, because too many wrong ones were tried. */
  codeRestsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Requests that wait for an answer, next quest first; at most 100. */
  requests: Array<OfferedQuest>;
  /** What is reserved and not over, next first; at most 100. */
  reservations: Array<OfferedQuest>;
  /** The charities to which the guild is closed. */
  closedCharities: Array<ClosedCharity>;
};

export type GuildInput = {
  /** An own group that createGroup made, for older clients; without it the group is made along. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 60 characters; no other guild may have it, whatever its capitals. */
  name: Scalars['String']['input'];
  /** One of the 17 kinds, by name or by key (`corporate_team`). */
  classification: Scalars['String']['input'];
  /** Plain text of at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** Refused with BAD_USER_INPUT: the product makes the code. For older clients, which may send null. */
  easyJoinCode?: InputMaybe<Scalars['String']['input']>;
  /** Asked of those who apply to join; at most 200 characters. */
  question?: InputMaybe<Scalars['String']['input']>;
  /** Must be the session's own account. */
  creatorId: Scalars['ID']['input'];
};

/** Only the guild's admins ever get one. */
export type GuildInvite = {
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** How many have joined by it. */
  useCount: Scalars['Int']['output'];
};

export type GuildMonth = {
  /** As `2026-11`. */
  month: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
};

/** Only the guild's members ever get one. */
export type GuildNext = {
  quest: Quest;
  /** How many adult members go; on a quest that the guild has reserved, all who go. */
  memberCount: Scalars['Int']['output'];
  /** Those of them whose user name the viewer may see; on a reserved quest, those whom its page names. */
  people: Array<PublicChariteer>;
};

export type GuildPage = {
  items: Array<Guild>;
  total: Scalars['Int']['output'];
};

/**
 * What adult members did, and once three members under 18 have served, what those did until the running month began in New
 * York.
 */
export type GuildRecord = {
  minutes: Scalars['Int']['output'];
  questCount: Scalars['Int']['output'];
  /** Since the month began in New York. */
  monthMinutes: Scalars['Int']['output'];
  /** Since the year began in New York. */
  yearMinutes: Scalars['Int']['output'];
  /** The types that members served as adults, the most served first; none while fewer than three have. */
  types: Array<GuildType>;
  /** The past twelve months, the running one last. */
  months: Array<GuildMonth>;
};

export type GuildSummary = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  classification: Scalars['String']['output'];
  description: Scalars['String']['output'];
  easyJoinCode?: Maybe<Scalars['String']['output']>;
  /** What the guild has set for this charity; null to all but its managers. */
  reservationTerms?: Maybe<ReservationTerms>;
};


export type GuildSummaryReservationTermsArgs = {
  providerId: Scalars['ID']['input'];
};

export type GuildType = {
  /** As `food`. */
  category: Scalars['String']['output'];
  questCount: Scalars['Int']['output'];
};

export type HandOver = {
  standing: StandInStanding;
  eventType: Scalars['EventType']['output'];
  questId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  charity: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  translatedTitle?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  expectedArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  expectedDepartureAt?: Maybe<Scalars['DateTime']['output']>;
  username?: Maybe<Scalars['String']['output']>;
  word?: Maybe<Scalars['String']['output']>;
  /** What the sign-up gate says to the viewer about this place; null for visitors. */
  verdict?: Maybe<Verdict>;
  /** The viewer made the link. */
  isOwn: Scalars['Boolean']['output'];
  takers: Array<StandInTaker>;
};

/** A spot that is held until a guardian agrees, or until something is told that the quest asks for. */
export type HeldQuest = {
  quest: Quest;
  heldUntil: Scalars['DateTime']['output'];
  waitsForGuardian: Scalars['Boolean']['output'];
};

/** Why more than 2 hours over the planned time are credited, and who says so. */
export type HoursReason = {
  text: Scalars['String']['output'];
  /** Null, like the user name, once the audit log no longer tells. */
  givenById?: Maybe<Scalars['ID']['output']>;
  givenBy?: Maybe<Scalars['String']['output']>;
  givenAt: Scalars['DateTime']['output'];
};

export type IdentityProof = {
  way: ProofWay;
  /** Whether one of the own passkeys does it too (proveByPasskey), at the address of this request. */
  hasPasskey: Scalars['Boolean']['output'];
  /** Whether a one-time password is taken, too. */
  takesOneTimePassword: Scalars['Boolean']['output'];
  isRecent: Scalars['Boolean']['output'];
  recentUntil: Scalars['DateTime']['output'];
};

export type Inbox = {
  messages: Array<InboxMessage>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

export type InboxMessage = {
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  isUnread: Scalars['Boolean']['output'];
  /** The language of its words, by its name in addresses; null where the words cannot be opened any more. */
  language?: Maybe<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
  parts: Array<InboxPart>;
};

/** A paragraph; or, with a link, what there is to do. */
export type InboxPart = {
  words: Scalars['String']['output'];
  /** Full address, of this product. */
  link?: Maybe<Scalars['String']['output']>;
};

export type InstallationFigure = {
  /** «organizations». */
  label: Scalars['String']['output'];
  /** «50+». */
  text: Scalars['String']['output'];
};

export type Inventory = {
  itemInstances: Array<InventoryItem>;
  /** Mana (currency CM) of the own provider; 0 without one. */
  mana: Scalars['Int']['output'];
};

export type InventoryItem = {
  itemInstanceId: Scalars['ID']['output'];
  customData: InventoryItemData;
};

export type InventoryItemData = {
  charityID: Scalars['ID']['output'];
  questID: Scalars['ID']['output'];
};

export type JoinedQuest = {
  questId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  isSignedUp: Scalars['Boolean']['output'];
  /** Why not, as createContract says it. */
  refusalCode?: Maybe<Scalars['String']['output']>;
  refusalMessage?: Maybe<Scalars['String']['output']>;
  /** Until when the place is kept for a guardian to agree; null where none is kept. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Somebody who goes on with an address of mail. */
export type Joining = {
  /** As it was typed in this browser. */
  typedAddress: Scalars['String']['output'];
  questId?: Maybe<Scalars['ID']['output']>;
  /** The code or the link was right, and no account has the address: what is missing is who it is. */
  isEntered: Scalars['Boolean']['output'];
  codeUntil: Scalars['DateTime']['output'];
  /** From when another code can be asked for. */
  sendAgainAt: Scalars['DateTime']['output'];
  /** Until when a place of the quest is held for this browser; null: none is, and people go on without. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** For clients that are no browser, when it begins or goes on by a link. */
  key?: Maybe<Scalars['String']['output']>;
};

export type JoiningStep = {
  /** Who is logged in now; null: the registration begins. */
  logIn?: Maybe<LoginResult>;
  /** Null once somebody is logged in. */
  joining?: Maybe<Joining>;
  /** What became of the quest that led here; null where none did. */
  quest?: Maybe<JoinedQuest>;
};

export type LeftOut = {
  reason: LeftOutReason;
  count: Scalars['Int']['output'];
  isAtLeast: Scalars['Boolean']['output'];
};

export type LeftOutReason =
  /** No place on the map, where a distance is asked for. */
  | 'NO_POINT'
  /** No date, where a day or a time is asked for. */
  | 'NO_DATE'
  /** No age policy, where children are to come along. */
  | 'NO_AGES';

export type LikelyDouble = {
  /** Both ids. */
  id: Scalars['ID']['output'];
  one: AccountSummary;
  other: AccountSummary;
  same: Array<SharedMark>;
  /** Children who have no guardian in common: ask the guardians before anything is merged. */
  ofOtherGuardians: Scalars['Boolean']['output'];
  /** Whether a guardian was asked about these records: it waits, or nothing was merged. */
  standing?: Maybe<MergeStanding>;
};

export type LikelyDoublePage = {
  items: Array<LikelyDouble>;
  total: Scalars['Int']['output'];
};

/** What a link tells of the session that it ends. */
export type LinkedSession = {
  browserName?: Maybe<Scalars['String']['output']>;
  systemName?: Maybe<Scalars['String']['output']>;
  addressPrefix?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type Location = {
  id: Scalars['ID']['output'];
  index: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  address: Scalars['String']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
};

export type LocationInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  address: Scalars['String']['input'];
  detail?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
};

export type LoginResult = {
  playerId: Scalars['ID']['output'];
  entityToken?: Maybe<Scalars['String']['output']>;
  /** The language that the account keeps; null: nobody chose one. */
  locale?: Maybe<Scalars['String']['output']>;
};

export type MailServer = {
  /** False without SMTP_URL: then nothing is sent. */
  isSet: Scalars['Boolean']['output'];
  /** What keeps it from taking any mail, in words of the product; null while it takes them. Mails wait meanwhile. */
  trouble?: Maybe<Scalars['String']['output']>;
  /** What to do about it. */
  remedy?: Maybe<Scalars['String']['output']>;
  /** When the next mail tries whether it is over. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it last took a mail, or was found again; to the minute. */
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  /** What kept it from taking mails the last time. */
  lastTrouble?: Maybe<Scalars['String']['output']>;
  lastTroubleAt?: Maybe<Scalars['DateTime']['output']>;
  waitingCount: Scalars['Int']['output'];
  failedCount: Scalars['Int']['output'];
  /** How many of those that failed can be sent again. */
  retryableCount: Scalars['Int']['output'];
};

export type MaintenanceStatus = {
  versionWebsite: Scalars['String']['output'];
};

/**
 * How a point comes onto the map (spherical Mercator): x = (longitude + 180) / 360 * size - left and
 * y = (0.5 - ln((1 + sin latitude) / (1 - sin latitude)) / (4 * pi)) * size - top.
 */
export type MapProjection = {
  size: Scalars['Int']['output'];
  left: Scalars['Int']['output'];
  top: Scalars['Int']['output'];
};

export type Membership = {
  groupName: Scalars['String']['output'];
  managedProviderId?: Maybe<Scalars['ID']['output']>;
  managedProviderName?: Maybe<Scalars['String']['output']>;
  group: GroupKey;
  roles: Array<GroupRole>;
};

export type MergedContract = {
  contract: Contract;
  credits: Array<Credit>;
};

export type MergedContracts = {
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  mergedContracts: Array<MergedContract>;
};

export type MergeGuardian = {
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Whether the record that stays is under this account now. */
  hasKept: Scalars['Boolean']['output'];
  /** Whether the record that ends is. */
  hasDropped: Scalars['Boolean']['output'];
};

export type MergePart = {
  subject: MergeSubject;
  /** How many come to the kept record. */
  moved: Scalars['Int']['output'];
  /** How many are kept aside for taking it back, since the other record’s own counts. */
  setAside: Scalars['Int']['output'];
};

export type MergePreview = {
  kept: AccountSummary;
  dropped: AccountSummary;
  /** Of two records of a child, the guardians who would see the one that stays, each by user name and address. Else none. */
  guardians: Array<MergeGuardian>;
  parts: Array<MergePart>;
};

export type MergeQuestion = {
  /** The child as the guardian knows them: by first name where they registered the child, else by user name. */
  child: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
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

export type MessageChoice = {
  class: MessageClass;
  channel: MessageChannel;
  isOn: Scalars['Boolean']['output'];
};

export type MessageChoiceInput = {
  class: MessageClass;
  channel: MessageChannel;
  isOn: Scalars['Boolean']['input'];
};

export type MessageChoices = {
  /** The channels by which the account can be reached: offered here, and confirmed. */
  reachable: Array<MessageChannel>;
  /** By which of them it hears what it must know. */
  mustChannels: Array<MessageChannel>;
  /** One for each class and channel; what was never chosen as it holds until then. */
  choices: Array<MessageChoice>;
  /** Whether a guardian gets a copy of what the account hears. */
  isYoung: Scalars['Boolean']['output'];
};

export type MessageClass =
  /** What people need to know: cancelled, moved, removed. */
  | 'must'
  /** Reminders, thanks, answers. */
  | 'wanted'
  /** Alerts and invitations. */
  | 'news';

export type NewCalendarFeed = {
  /** Whoever knows it can read the quests. */
  address: Scalars['String']['output'];
};

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

export type NewDistrictInput = {
  name: Scalars['String']['input'];
  acronym: Scalars['String']['input'];
  county: Scalars['String']['input'];
  state: Scalars['String']['input'];
  /** Stands in the heading of the district's page. */
  noun: Scalars['String']['input'];
  centerLatitude: Scalars['Float']['input'];
  centerLongitude: Scalars['Float']['input'];
  /** 0 to 22. */
  zoomLevel: Scalars['Float']['input'];
};

export type NewGuildInvite = {
  /** Lets whoever has it into the guild; told once. */
  address: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type NewProviderInput = {
  name: Scalars['String']['input'];
  mission?: InputMaybe<Scalars['String']['input']>;
  districtId: Scalars['ID']['input'];
  /** Shown to everybody; true if left out. */
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  isSponsor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Asks for an emergency contact before somebody's first quest; on in a new charity. */
  demandsEmergencyContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Asks for telephone, emergency contact and ZIP code before somebody's first quest. */
  demandsFullRecord?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lets volunteers skip the hours of a quest; null: there is none. */
  organizationCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 4. */
  agePolicies?: InputMaybe<Array<AgePolicyInput>>;
  approvedLocations?: InputMaybe<Array<LocationInput>>;
};

export type NewStampInput = {
  providerId: Scalars['ID']['input'];
  /** A quest or stamp of the charity; gives every value that is not given here. */
  fromQuestId?: InputMaybe<Scalars['ID']['input']>;
  /** Group of the stamp book, made when there is none of that name; the first group if left out. */
  groupName?: InputMaybe<Scalars['String']['input']>;
  eventType?: InputMaybe<Scalars['EventType']['input']>;
  /** «Untitled» if left out. */
  stampTitle?: InputMaybe<Scalars['String']['input']>;
  stampIcon?: InputMaybe<Scalars['String']['input']>;
  eventTitle?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  serviceTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minutes. */
  flexibleMinimumTime?: InputMaybe<Scalars['Int']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  resourceMinNumber?: InputMaybe<Scalars['Int']['input']>;
  resourceDesiredNumber?: InputMaybe<Scalars['Int']['input']>;
  resourceMaxNumber?: InputMaybe<Scalars['Int']['input']>;
  agePolicyIndex?: InputMaybe<Scalars['Int']['input']>;
  equipment?: InputMaybe<Scalars['String']['input']>;
  /** What somebody new meets first; at most 300 characters. */
  firstMinutes?: InputMaybe<Scalars['String']['input']>;
  giverName?: InputMaybe<Scalars['String']['input']>;
  prerequisiteMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of the charity's trainings. */
  requiredOrientations?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type NewTemplateOrientationInput = {
  providerId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** Simple HTML. */
  description?: InputMaybe<Scalars['String']['input']>;
  ageThreshold?: InputMaybe<Scalars['Int']['input']>;
  estimatedTime?: InputMaybe<Scalars['Int']['input']>;
  estimatedCost?: InputMaybe<Scalars['Int']['input']>;
  /** http:// or https://. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** False when left out. A training about safety is fulfilled by Complete. */
  isAboutSafety?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether applying is enough. Has to be said, but for a training about safety. */
  fulfilledBy?: InputMaybe<Fulfilment>;
};

export type NewYearAddress = {
  /** Whoever knows it can see the year. */
  address: Scalars['String']['output'];
};

export type NoticeKind =
  | 'cancelled'
  | 'reinstated'
  | 'moved';

export type OfferAnswer =
  | 'TAKE'
  | 'DECLINE';

export type OfferClash = {
  contractId: Scalars['ID']['output'];
  eventTitle: Scalars['String']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type OfferedQuest = {
  /** Of the request, or of the reservation's contract. */
  id: Scalars['ID']['output'];
  questId: Scalars['ID']['output'];
  eventTitle: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  placeName?: Maybe<Scalars['String']['output']>;
  providerId: Scalars['ID']['output'];
  providerName: Scalars['String']['output'];
  /** Whether the quest has a page that everybody with its address may open. */
  hasPage: Scalars['Boolean']['output'];
  /** Of a request: when it ends at the latest. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What somebody with the link is told: of the person no more than the first name. */
export type OfferRequest = {
  state: OfferState;
  /** Whether it is for this person alone; otherwise whoever is first gets it. */
  isForMe: Scalars['Boolean']['output'];
  givenName?: Maybe<Scalars['String']['output']>;
  questId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  charity: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The place with its address, while it can be answered. */
  place?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  /** Until when it stands; null where it cannot be answered any more. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the gate says to the person if they take it; null where it cannot be answered any more. */
  verdict?: Maybe<Verdict>;
  /** Whether the person is on the waiting list still. */
  isWaiting: Scalars['Boolean']['output'];
  /** What the person is on at that time, while the offer can be answered; leaveContractId gives it up. */
  clashes: Array<OfferClash>;
};

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

export type OneTimePasswordSetup = {
  /** In base 32, for who types it into an app. */
  secret: Scalars['String']['output'];
  /** What the square code of the page says: an `otpauth:` address. */
  uri: Scalars['String']['output'];
};

/** A volunteer's record of one training. */
export type Orientation = {
  id: Scalars['ID']['output'];
  templateId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Simple HTML. */
  description: Scalars['String']['output'];
  /** Years, as it was offered; so the next three. */
  ageThreshold?: Maybe<Scalars['Int']['output']>;
  /** Minutes. */
  estimatedTime?: Maybe<Scalars['Int']['output']>;
  /** Cents. */
  estimatedCost?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  /** As the training says now; so the next one. */
  isAboutSafety: Scalars['Boolean']['output'];
  fulfilledBy: Fulfilment;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  resolution?: Maybe<Resolution>;
  /** When it was completed, failed or withdrawn. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** From then on a completion no longer counts. */
  expiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the charity: bold, italic and underlined words, at most 299 characters with their markup. */
  note?: Maybe<Scalars['String']['output']>;
  /** A later application for the same training counts in place of this record. */
  isReplaced: Scalars['Boolean']['output'];
  chariteer?: Maybe<Chariteer>;
};

/** A training that is applied for. */
export type OrientationInput = {
  templateId: Scalars['ID']['input'];
};

/** A guild that nobody looks after. */
export type OrphanGuild = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  classification: Scalars['String']['output'];
  memberCount: Scalars['Int']['output'];
  /** The first ten who ask for it, who waits longest first. */
  applicants: Array<GroupApplication>;
};

export type OrphanGuildPage = {
  items: Array<OrphanGuild>;
  total: Scalars['Int']['output'];
};

export type OutboxMessage = {
  id: Scalars['ID']['output'];
  channel: MessageChannel;
  /** What it is, in words. */
  kind: Scalars['String']['output'];
  /**
   * Masked: an address by its first letter and domain, a telephone number by its last two digits; empty for a browser,
   * and where it goes nowhere.
   */
  recipient: Scalars['String']['output'];
  status: OutboxStatus;
  /** How often it failed for a reason of its own. */
  attempts: Scalars['Int']['output'];
  /** How often it was put off, because the server was away or asked to come again later. */
  deferrals: Scalars['Int']['output'];
  nextAttemptAt: Scalars['DateTime']['output'];
  /** Why it was not sent, in words of the product; no address. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Whether it can be put back into the queue. */
  canRetry: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  sentAt?: Maybe<Scalars['DateTime']['output']>;
};

export type OutboxPage = {
  items: Array<OutboxMessage>;
  total: Scalars['Int']['output'];
};

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

export type OwnDetails = {
  /** Without a volunteer record only the address of mail can be corrected. */
  hasRecord: Scalars['Boolean']['output'];
  username: Scalars['String']['output'];
  emailAddress: Scalars['String']['output'];
  /** Another address that waits for the link sent there to be opened. */
  newEmailAddress?: Maybe<Scalars['String']['output']>;
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** False once it was corrected; staff can correct it all the same. */
  mayCorrectBirthDate: Scalars['Boolean']['output'];
  emergencyContactName?: Maybe<Scalars['String']['output']>;
  emergencyContactNumber?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
  languages: Array<SpokenLanguage>;
};

export type OwnFactorRecovery = {
  state: FactorRecoveryState;
  /** When the second factors go; null until staff agree. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An answer, for who gave it. */
export type OwnFeedback = {
  wouldComeAgain: Scalars['Boolean']['output'];
  /** At most 280 characters. */
  words?: Maybe<Scalars['String']['output']>;
  answeredAt: Scalars['DateTime']['output'];
};

export type OwnGroupInvitation = {
  id: Scalars['ID']['output'];
  groupName: Scalars['String']['output'];
  /** The charity whose group it is. */
  providerName?: Maybe<Scalars['String']['output']>;
  roleName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

/** The guardian as the young person named it. */
export type OwnGuardian = {
  guardianName: Scalars['String']['output'];
  guardianEmail: Scalars['String']['output'];
  standing: GuardianConsentStanding;
  /** When the guardian was sent the link last. */
  linkSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** A consent by an older tick counts for quests that start before. */
  tickUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether our email with the newest link could not be delivered; the address may be wrong. */
  isEmailRefused: Scalars['Boolean']['output'];
};

export type OwnOffer = {
  endsAt: Scalars['DateTime']['output'];
  /** False where it is held for everybody who waits: whoever is first gets it. */
  isForMe: Scalars['Boolean']['output'];
};

export type OwnPasskeys = {
  /** False at a bare number such as 127.0.0.1, where browsers make none. */
  isOffered: Scalars['Boolean']['output'];
  /** The oldest first. */
  items: Array<Passkey>;
};

export type OwnProgress = {
  /** Time credits in all, this year and this month, in minutes. */
  minutes: Scalars['Int']['output'];
  yearMinutes: Scalars['Int']['output'];
  monthMinutes: Scalars['Int']['output'];
  /** Quests at which the person was present. */
  quests: Scalars['Int']['output'];
  /** Types served in, of 25, the most frequent first: the quarters of the own coat of arms. */
  types: Array<Scalars['String']['output']>;
  /** Those of the arms that the person has not been told of yet. */
  newTypes: Array<Scalars['String']['output']>;
  /** The year to look back on: in December the one that ends, in January the one that has ended; else null. */
  yearInReview?: Maybe<Scalars['Int']['output']>;
  /** Types of sign-ups ahead that the person has not served in yet, the next one first. */
  promisedTypes: Array<Scalars['String']['output']>;
  /** Weeks with a quest in the row that reaches to now; it ends after two weeks without. */
  weeksInARow: Scalars['Int']['output'];
  /** The last 11 weeks, the current one last. */
  weeks: Array<ProgressWeek>;
  /** The next round number of hours. */
  nextRoundHours: Scalars['Int']['output'];
};

export type OwnQuestMessage = {
  id: Scalars['ID']['output'];
  kind: QuestMessageKind;
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type OwnQuestMessages = {
  items: Array<OwnQuestMessage>;
  /** Whether the viewer, or a child under the viewer's account, may write now. */
  canWrite: Scalars['Boolean']['output'];
  leftToday: Scalars['Int']['output'];
};

export type OwnReminder = {
  questId: Scalars['ID']['output'];
  /** As the charity chose the times; where people sleep, the morning after. */
  at: Scalars['DateTime']['output'];
};

/** Where somebody is logged in, or a program is. */
export type OwnSession = {
  /** Made for its owner; it opens nothing. */
  id: Scalars['ID']['output'];
  /** Kind of browser, as «Firefox»; null where it says nothing that is known. */
  browserName?: Maybe<Scalars['String']['output']>;
  /** Kind of machine, as «Windows»; null where it says nothing that is known. */
  systemName?: Maybe<Scalars['String']['output']>;
  /** The begin of the address it was used from last, as «203.0» or «2001:db8»; never more. */
  addressPrefix?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Some ten minutes may be missing. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Whether it is the session that asks. */
  isThisOne: Scalars['Boolean']['output'];
};

/** An own request. */
export type OwnStandIn = {
  id: Scalars['ID']['output'];
  contractId: Scalars['ID']['output'];
  way: StandInWay;
  word?: Maybe<Scalars['String']['output']>;
  askedAt: Scalars['DateTime']['output'];
  /** Of a link: the path of its page on the site. */
  path?: Maybe<Scalars['String']['output']>;
  /** Answered by makeHandOverLink: whether it was mailed; not where the address has had many such mails today. */
  isMailed: Scalars['Boolean']['output'];
};

/** How somebody stands on a waiting list; nobody else reads it. */
export type OwnWaiting = {
  /** From 1. */
  position: Scalars['Int']['output'];
  joinedAt: Scalars['DateTime']['output'];
  /** A place that can be taken now. */
  offer?: Maybe<OwnOffer>;
};

export type OwnYear = {
  review: YearInReview;
  /** Since when the year has an address; the address itself is told once, when it is made. */
  sharedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The years before and after it, where there are pages of them. */
  otherYears: Array<Scalars['Int']['output']>;
  /** Whether it may have one: of the young a guardian decides. */
  isShareable: Scalars['Boolean']['output'];
};

export type Passkey = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Whether it lies in more places than the one device. */
  isSynced: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a registration tells of whoever chooses a password in it. */
export type PasswordNamesInput = {
  nameFirst?: InputMaybe<Scalars['String']['input']>;
  nameLast?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
  emailAddress?: InputMaybe<Scalars['String']['input']>;
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

/** A quest that is over. */
export type PastQuestCard = {
  eventID: Scalars['ID']['output'];
  eventTitle: Scalars['String']['output'];
  locationName?: Maybe<Scalars['String']['output']>;
  /** The day of the start in New York, as 2026-11-16. */
  date?: Maybe<Scalars['String']['output']>;
  /** The clock of the start in New York, as 10:30. */
  startTime?: Maybe<Scalars['String']['output']>;
  endTime?: Maybe<Scalars['String']['output']>;
  volunteerMax: Scalars['Int']['output'];
  /** The sign-ups, as pledgedContracts of the quest has them. */
  volunteerInfo: Array<Contract>;
  raidInfo?: Maybe<PastQuestRaid>;
};

export type PastQuestCardPage = {
  items: Array<PastQuestCard>;
  total: Scalars['Int']['output'];
};

/** The guild for which a quest was reserved. */
export type PastQuestRaid = {
  raidingGroupID: Scalars['ID']['output'];
  raidingGroupName: Scalars['String']['output'];
};

/** A picture of a charity, quest or stamp. Its files: /pictures/{id}-{width}.avif and .webp. */
export type Picture = {
  id: Scalars['ID']['output'];
  /** The quest or stamp that it belongs to, for a quest perhaps its stamp; null for a picture of the charity itself. */
  questId?: Maybe<Scalars['ID']['output']>;
  /** What is to be seen, for people who cannot. */
  altText: Scalars['String']['output'];
  /** «#rrggbb», the colour that stands there until the picture has come. */
  color: Scalars['String']['output'];
  /** Of the widest file, in pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** The widths in which there are files, in pixels, the least first. */
  widths: Array<Scalars['Int']['output']>;
};

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
  charityID?: InputMaybe<Scalars['ID']['input']>;
  charityName?: InputMaybe<Scalars['String']['input']>;
  questID?: InputMaybe<Scalars['ID']['input']>;
  questName?: InputMaybe<Scalars['String']['input']>;
  link?: InputMaybe<Scalars['String']['input']>;
};

export type PlayerProfile = {
  playerId: Scalars['ID']['output'];
  displayName?: Maybe<Scalars['String']['output']>;
  contactEmails?: Maybe<Array<ContactEmail>>;
};

export type PostedQuest = {
  id?: Maybe<Scalars['ID']['output']>;
  /**
   * «created», or «already posted» when a quest was posted from that stamp for that start and location, whatever became
   * of it since, or is there now.
   */
  message: Scalars['String']['output'];
  /** For takeBack, within 10 s; the same for all that were posted together. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** What became of the reservation, if one was wanted. */
  reservation?: Maybe<ReservationOutcome>;
};

/** A quest with the slot that it was posted for: the stamp, a start and a location, kept whatever becomes of it. */
export type PostedSlot = {
  templateQuestId: Scalars['ID']['output'];
  /** Where it is now; null: without a date. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  locationId?: Maybe<Scalars['ID']['output']>;
  /** The start it was posted for; null where that is not known. */
  slotStartedAt?: Maybe<Scalars['DateTime']['output']>;
  slotLocationId?: Maybe<Scalars['ID']['output']>;
  isCancelled: Scalars['Boolean']['output'];
  /** It was a Draft that is deleted; startedAt and locationId are those of the slot. */
  isDropped: Scalars['Boolean']['output'];
};

export type Privacy = {
  /** Equals the account's id. */
  id: Scalars['ID']['output'];
  hidesUsername: Scalars['Boolean']['output'];
  /** Whether the person has said yet who may see the user name. */
  isChosen: Scalars['Boolean']['output'];
  /** What is switched on, by default too. */
  profileParts: Array<ProfilePart>;
  hidesPictures: Scalars['Boolean']['output'];
  /** What others see of it now. */
  shownParts: Array<ProfilePart>;
  /** Under 18: nobody sees the user name but who is entitled, and the profile waits for a guardian. */
  isYoung: Scalars['Boolean']['output'];
  hasGuardianAgreed: Scalars['Boolean']['output'];
  /** The sentence that stands with the first name where one leads; null where none is written. */
  introduction?: Maybe<Scalars['String']['output']>;
  isIntroduced: Scalars['Boolean']['output'];
};

export type PrivacyInput = {
  /** Whether the user name is kept from those with whom no quest, guild or group is shared. */
  hidesUsername?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the public profile shows to everybody; without the name there is no profile. */
  profileParts?: InputMaybe<Array<ProfilePart>>;
  /** A sentence that stands with the first name where one leads, at most 140 characters; empty takes it away. */
  introduction?: InputMaybe<Scalars['String']['input']>;
  /** Whether first name and sentence are shown to everybody on the quests one leads; for adults. */
  isIntroduced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the pictures of the arms, made to be handed on, are there for nobody, while the profile stays. */
  hidesPictures?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProfileConstraints = {
  showDisplayName?: InputMaybe<Scalars['Boolean']['input']>;
  showContactEmailAddresses?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a public profile may show: `name` is the user name with the arms, `quests` their number. */
export type ProfilePart =
  | 'name'
  | 'hours'
  | 'quests'
  | 'types'
  | 'districts'
  | 'attendance';

/** A week from Monday on. */
export type ProgressWeek = {
  startDay: Scalars['Date']['output'];
  isServed: Scalars['Boolean']['output'];
  /** The type served in last; null without one. */
  type?: Maybe<Scalars['String']['output']>;
};

/** By what somebody shows again who they are: the password; else a one-time password; with neither, a code by mail. */
export type ProofWay =
  | 'PASSWORD'
  | 'ONE_TIME_PASSWORD'
  | 'MAIL_CODE';

export type Provider = {
  id: Scalars['ID']['output'];
  /** @deprecated Use id. */
  providerID: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  mission: Scalars['String']['output'];
  districtId: Scalars['ID']['output'];
  district: DistrictName;
  isVisible: Scalars['Boolean']['output'];
  isSponsor: Scalars['Boolean']['output'];
  /** JSON text: a list of { name, supervisedAge, soloAge, maxAge }. */
  agePolicies: Scalars['String']['output'];
  templateOrientations: Array<TemplateOrientation>;
  /** JSON text: location book, stamp book, bundle book. */
  questConfiguration?: Maybe<Scalars['String']['output']>;
  /** Differs after every change of the books. */
  questConfigurationVersion?: Maybe<Scalars['String']['output']>;
  /** Guilds for which the bundle book reserves quests. */
  reservingGuilds?: Maybe<Array<GuildSummary>>;
  approvedLocations: Array<Location>;
  providerManagementGroupIDs?: Maybe<Array<Scalars['ID']['output']>>;
  /** Whether the viewer manages this charity. */
  viewerIsManager: Scalars['Boolean']['output'];
  cover?: Maybe<Picture>;
  logo?: Maybe<Picture>;
  organizationCode?: Maybe<Scalars['String']['output']>;
  demandsEmergencyContact?: Maybe<Scalars['Boolean']['output']>;
  demandsFullRecord?: Maybe<Scalars['Boolean']['output']>;
  /** The importer that made it; null for a charity that staff made. */
  importSource?: Maybe<Scalars['String']['output']>;
};

export type ProviderBan = {
  chariteer: Chariteer;
  reason?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Of a record that equals one the charity has blocked before, by address or by name with birth date. */
  isCarried: Scalars['Boolean']['output'];
};

export type ProviderChangesInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  mission?: InputMaybe<Scalars['String']['input']>;
  districtId?: InputMaybe<Scalars['ID']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  isSponsor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Asks for an emergency contact before somebody's first quest; on in a new charity. */
  demandsEmergencyContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Asks for telephone, emergency contact and ZIP code before somebody's first quest. */
  demandsFullRecord?: InputMaybe<Scalars['Boolean']['input']>;
  organizationCode?: InputMaybe<Scalars['String']['input']>;
  agePolicies?: InputMaybe<Array<AgePolicyInput>>;
  approvedLocations?: InputMaybe<Array<LocationInput>>;
};

export type ProviderPage = {
  items: Array<Provider>;
  total: Scalars['Int']['output'];
};

/** A volunteer whose user name the viewer may see. */
export type PublicChariteer = {
  id: Scalars['ID']['output'];
  username?: Maybe<Scalars['String']['output']>;
  /** Whether others find a public profile of this person. */
  hasProfile: Scalars['Boolean']['output'];
  /**
   * Types served in, the most frequent first: the quarters of the person's coat of arms. Empty before the first one, where
   * initials stand.
   */
  arms: Array<Scalars['String']['output']>;
};

/** What became of a draft that was to be published. */
export type PublishedDraft = {
  id: Scalars['ID']['output'];
  /** As errors have it, where it was refused. */
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** For takeBack, within 10 s; the same for all that were published together. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

export type PublisherReadOnlyData = {
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  playerAccountType: AccountType;
};

export type PublishingStatus =
  | 'Draft'
  | 'Published'
  | 'Unlisted'
  | 'Cancelled'
  | 'Private'
  | 'Template';

export type PushSubscription = {
  id: Scalars['ID']['output'];
  /** Kind of browser and of machine; null where it does not say. */
  browser?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the browser that asks. */
  isThisBrowser: Scalars['Boolean']['output'];
};

export type PushSubscriptionInput = {
  /** An https address of a push service, as the browser gives it. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key, 65 bytes in base64url. */
  p256dh: Scalars['String']['input'];
  /** The browser's secret, 16 bytes in base64url. */
  auth: Scalars['String']['input'];
};

export type Quest = {
  id: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  provider: Provider;
  eventTitle: Scalars['String']['output'];
  eventType: Scalars['EventType']['output'];
  /** Sanitised HTML: b strong i em u p br ul ol li. */
  description: Scalars['String']['output'];
  serviceTags: Array<Scalars['String']['output']>;
  equipment?: Maybe<Scalars['String']['output']>;
  /** What somebody new meets first; null where nobody has said it. */
  firstMinutes?: Maybe<Scalars['String']['output']>;
  giverName?: Maybe<Scalars['String']['output']>;
  /** Who leads, as everybody may read it; null where the charity named nobody. */
  leader?: Maybe<QuestLeader>;
  postedById?: Maybe<Scalars['ID']['output']>;
  templateQuestId?: Maybe<Scalars['ID']['output']>;
  publishingStatus: PublishingStatus;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes; null when everybody stays the whole time. */
  flexibleMinimumTime?: Maybe<Scalars['Int']['output']>;
  locationId?: Maybe<Scalars['ID']['output']>;
  location?: Maybe<Location>;
  resourceMinNumber: Scalars['Int']['output'];
  resourceDesiredNumber: Scalars['Int']['output'];
  resourceMaxNumber: Scalars['Int']['output'];
  agePolicyIndex?: Maybe<Scalars['Int']['output']>;
  /** The policy that the index names, or the one that welcomes all ages. */
  agePolicy: AgePolicy;
  prerequisiteMinutes: Scalars['Int']['output'];
  requiredOrientations: Array<TemplateOrientation>;
  /**
   * Active sign-ups of those whose user name the viewer may see, and reservations of guilds; managers also see ended ones.
   * Fellow volunteers and strangers are told the adults among one in three of the people, three on average at most, whom
   * chance picks, and on half of the quests no one. Visitors see no people: takenCount tells how many there are.
   */
  pledgedContracts: Array<Contract>;
  /** Places taken; a reservation takes none. */
  takenCount: Scalars['Int']['output'];
  isOver: Scalars['Boolean']['output'];
  stampTitle?: Maybe<Scalars['String']['output']>;
  stampIcon?: Maybe<Scalars['String']['output']>;
  /** The guild that has reserved the quest. */
  reservation?: Maybe<Reservation>;
  /** The viewer's own active contract. */
  viewerContract?: Maybe<Contract>;
  viewerIsManager: Scalars['Boolean']['output'];
  /** What the sign-up gate says to the viewer; the page draws its button from it. */
  viewerVerdict: ViewerVerdict;
  /** What it says about each child whose record stands under the viewer's account. */
  childVerdicts: Array<ChildVerdict>;
  /** The viewer's own places at a time that overlaps, by their start; on a flexible quest with any time of it. */
  viewerClashes: Array<Contract>;
  /** What the viewer or a child of theirs gave up with the place here that was taken last; null where nothing was. */
  lastGivenUp?: Maybe<Contract>;
  /** When it was last edited; sign-ups do not count. */
  updatedAt: Scalars['DateTime']['output'];
  /** Answered by updateQuest: what the people on the quest were told; null when there was nothing to tell. */
  notice?: Maybe<QuestNotice>;
  /** Answered by createQuest, and by what publishes or cancels: for takeBack, within 10 s. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** Whether it is a Draft that nobody saw, so that deleteDraft takes it. */
  isDeletable?: Maybe<Scalars['Boolean']['output']>;
  /** When a volunteer's quest: the contract's own values (ENT-22). */
  abandonedAt?: Maybe<Scalars['DateTime']['output']>;
  guildId?: Maybe<Scalars['ID']['output']>;
  /** How many of those on it have said that they come; nobody is counted before they answer. */
  confirmedCount?: Maybe<Scalars['Int']['output']>;
  /**
   * What people said after the same stamp's quests of the last half year, whose managers read as much of each; null where
   * there is nothing to tell.
   */
  comeAgain?: Maybe<ComeAgain>;
  /** Whether people would come again; null below three answers. */
  feedback?: Maybe<QuestFeedback>;
  /** Its own picture, or that of its stamp; null where there is none. */
  picture?: Maybe<Picture>;
  /** Whether the viewer, or a child under the viewer's account, has a place on it or had one: then ownQuestMessages may say something. */
  viewerHadPlace: Scalars['Boolean']['output'];
  /** Of a cancelled quest: what its charity added, in its own words; null where that is nothing. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** What its charity says of it in other languages. */
  translations: Array<QuestTranslation>;
  /** What it says in a language («es»), left out in that of the page that asks; null where it is not translated. */
  translation?: Maybe<QuestTranslation>;
  /** What the charity asks of a guild about this quest: the newest request. */
  reservationRequest?: Maybe<ReservationRequest>;
  /**
   * The other dates of the same Quest, of one charity, title and type, that are published and have not begun: by their
   * start, at most 11.
   */
  otherDates: Array<Quest>;
  /** How a child under the viewer's account stands to it; null without an id or with that of anybody else, and where nobody signs up. */
  childDate?: Maybe<ChildDate>;
  /** How many people wait for a place. */
  waitingCount: Scalars['Int']['output'];
  /** Places that offers hold for those who wait; they are neither taken nor free. */
  heldCount: Scalars['Int']['output'];
  /** False once a manager has closed the waiting list. */
  isWaitingListOpen: Scalars['Boolean']['output'];
  /** How the viewer stands on the waiting list, or a child under their account; null to who is not on it. */
  ownWaiting?: Maybe<OwnWaiting>;
  /** Whether the waiting list is offered to the viewer, or to a child: nothing but the places stands in the way. */
  canJoinWaitingList: Scalars['Boolean']['output'];
};


export type QuestTranslationArgs = {
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type QuestChildDateArgs = {
  childId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuestOwnWaitingArgs = {
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuestCanJoinWaitingListArgs = {
  chariteerId?: InputMaybe<Scalars['ID']['input']>;
};

export type QuestAttendanceInfo = {
  questID: Scalars['ID']['input'];
  volunteers: Array<VolunteerAttendanceInfo>;
};

export type QuestDetailsInfo = {
  questID: Scalars['ID']['input'];
  eventTitle?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  giverName?: InputMaybe<Scalars['String']['input']>;
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  volunteerMax?: InputMaybe<Scalars['Int']['input']>;
};

/** What people said after a quest, without names: shown from three answers on, and in full threes. */
export type QuestFeedback = {
  yesCount: Scalars['Int']['output'];
  noCount: Scalars['Int']['output'];
  /** In the order of the alphabet. */
  words: Array<Scalars['String']['output']>;
};

export type QuestFilter = {
  /** Words of the title. */
  q?: InputMaybe<Scalars['String']['input']>;
  publishingStatus?: InputMaybe<PublishingStatus>;
  eventType?: InputMaybe<Scalars['EventType']['input']>;
  startsFrom?: InputMaybe<Scalars['DateTime']['input']>;
  startsBefore?: InputMaybe<Scalars['DateTime']['input']>;
  isUpcoming?: InputMaybe<Scalars['Boolean']['input']>;
};

export type QuestFromTemplateInput = {
  templateQuestId: Scalars['ID']['input'];
  providerId: Scalars['ID']['input'];
  /** Must be the session's own account. */
  postedById: Scalars['ID']['input'];
  publishingStatus: PublishingStatus;
  giverName?: InputMaybe<Scalars['String']['input']>;
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The start that the monthly schedule gave it, on the same day of New York, where another one was chosen before posting.
   * The quest keeps it, and posting again skips it; left out: startedAt.
   */
  slotStartedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * The guild for which the new quest is reserved as reserveQuest does; needs quest U. A quest that stands already stays
   * as it is.
   */
  reservedGuildId?: InputMaybe<Scalars['ID']['input']>;
};

export type QuestLeader = {
  /** An adult who agreed to it by first name, else as the charity wrote it; null where the name is kept back. */
  name?: Maybe<Scalars['String']['output']>;
  /** In the person's own words. */
  sentence?: Maybe<Scalars['String']['output']>;
  /** Whose arms stand there: an adult of the charity whose user name the viewer may see; else null, and a neutral crest stands. */
  person?: Maybe<PublicChariteer>;
};

/** Only those who look after the quest ever get one. */
export type QuestMessage = {
  id: Scalars['ID']['output'];
  audience: QuestMessageAudience;
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** How many of its deliveries are in which state; without those of whoever has switched such messages off. */
  sums: Array<DeliverySum>;
  /** Who was not reached since they have switched such messages off; they read it on the site. */
  unwantedCount: Scalars['Int']['output'];
  /** Copies for guardians. */
  copyCount: Scalars['Int']['output'];
};

/** Whom a charity writes to: everybody on a quest, who waits for a place, or some of those on it. */
export type QuestMessageAudience =
  | 'everybody'
  | 'waiting'
  | 'chosen';

export type QuestMessageDelivery = {
  id: Scalars['ID']['output'];
  /** The sign-up of whom it went to; null where it is gone. */
  contract?: Maybe<Contract>;
  channel: MessageChannel;
  status: OutboxStatus;
  /** Whether it went nowhere since its person has switched such messages off. */
  isUnwanted: Scalars['Boolean']['output'];
  /** When it came into that state. */
  changedAt: Scalars['DateTime']['output'];
};

export type QuestMessageDeliveryPage = {
  items: Array<QuestMessageDelivery>;
  total: Scalars['Int']['output'];
};

export type QuestMessageKind =
  | 'TO_PEOPLE'
  | 'FROM_VOLUNTEER'
  | 'ANSWER';

export type QuestMessagePage = {
  items: Array<QuestMessage>;
  /** Of all pages. */
  total: Scalars['Int']['output'];
  /** Whether one may write now. */
  isOpen: Scalars['Boolean']['output'];
  leftToday: Scalars['Int']['output'];
};

export type QuestMessagePreview = {
  /** Whom it is for, of those of whom the viewer is told, as all counts and lists about it. */
  peopleCount: Scalars['Int']['output'];
  channels: Array<ChannelCount>;
  /** Who has no confirmed way to be reached; they read it on the site. */
  unreached: Array<Contract>;
  /** Who has switched such messages off. */
  unwantedCount: Scalars['Int']['output'];
  /** Guardians who get a copy. */
  copyCount: Scalars['Int']['output'];
  /**
   * Whether all of this leaves out people under 18, of whom the viewer is told on the quest's day alone; a message to
   * everybody reaches them, too.
   */
  leavesOutYoung: Scalars['Boolean']['output'];
  /** Whether answers by mail reach the charity. */
  isAnswered: Scalars['Boolean']['output'];
  /** When it is sent, where it waits for the morning. */
  waitsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** How many more may be written about this quest today. */
  leftToday: Scalars['Int']['output'];
};

export type QuestNotice = {
  kind: NoticeKind;
  /** How many people a message reaches, by whatever channel, of those of whom the viewer is told; so it is with who is not reached. */
  mailedCount: Scalars['Int']['output'];
  /** Those who have to be told in another way. */
  unreached: Array<UnreachedPerson>;
  /**
   * Sign-ups of people who have another quest at the same time once it is moved or takes place after all. Nobody under 18
   * and nobody whose name the viewer may not read is among them.
   */
  clashing: Array<Contract>;
};

export type QuestPage = {
  items: Array<Quest>;
  total: Scalars['Int']['output'];
};

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

export type QuestTelling = {
  id: Scalars['ID']['output'];
  kind: NoticeKind;
  /** What the charity added, in its own words. */
  words?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Who changed it; null where the account is gone, and to who may not see that name. */
  username?: Maybe<Scalars['String']['output']>;
  /** Everybody who was on it and of whom the viewer is told, in the order of their sign-ups; of a child the guardian was told. */
  people: Array<ToldPerson>;
};

export type QuestTranslation = {
  locale: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  /** Sanitised HTML like that of the quest; empty where only the title is translated. */
  description: Scalars['String']['output'];
  /** Whether title or description of the quest have changed since. */
  isOutdated: Scalars['Boolean']['output'];
};

export type QuestVerificationInfo = {
  questID: Scalars['ID']['input'];
  itemInstanceID: Scalars['ID']['input'];
  status?: InputMaybe<ContractStatus>;
};

/** What the account cannot write itself. Only the log of activity is stored as such. */
export type ReadOnlyData = {
  activityLog: Array<ActivityLogEntry>;
  /** The own service record; none without a volunteer record. */
  serviceRecords: Array<ServiceRecord>;
  /** Forms answered at sign-ups, newest first. */
  surveys: Array<SurveySubmission>;
  completedQuests: Array<Contract>;
};

export type RecapAbsence = {
  chariteerId?: Maybe<Scalars['ID']['output']>;
  nameFirst?: Maybe<Scalars['String']['output']>;
  nameLast?: Maybe<Scalars['String']['output']>;
  /** Times absent, or short-notice cancellations. */
  absentCount: Scalars['Int']['output'];
};

export type RecapEntry = {
  /** Without username: somebody who has left. */
  chariteer: Chariteer;
  /** Of the month and the one before together in the list of the retained, and so the quests. */
  combinedMinutes: Scalars['Int']['output'];
  completedQuests: Scalars['Int']['output'];
  /** Times absent, or short-notice cancellations in their list. */
  absentCount: Scalars['Int']['output'];
};

/** The lists of a recap, as RecapReport has them. */
export type RecapList =
  | 'SERVED'
  | 'FIRST_TIME'
  | 'RETAINED'
  | 'ABSENT'
  | 'LATE_DROP';

export type RecapMonth = {
  /** YYYY-MM. */
  month: Scalars['String']['output'];
  serviceMinutes: Scalars['Int']['output'];
  /** In the same month of the year before. */
  serviceMinutesYearBefore: Scalars['Int']['output'];
  volunteerCount: Scalars['Int']['output'];
  newVolunteerCount: Scalars['Int']['output'];
  /** Who has served here in an earlier month as well. */
  returningVolunteerCount: Scalars['Int']['output'];
};

export type RecapPage = {
  items: Array<RecapEntry>;
  /** Of all pages. */
  total: Scalars['Int']['output'];
};

export type RecapReport = {
  providerId: Scalars['ID']['output'];
  /** YYYY-MM or YYYY. */
  period: Scalars['String']['output'];
  /** On-site quests that are published and start in the period. */
  publishedQuestCount: Scalars['Int']['output'];
  serviceMinutes: Scalars['Int']['output'];
  /** 0.55 for each minute. */
  dollarValue: Scalars['Float']['output'];
  /** Who has served. */
  volunteerCount: Scalars['Int']['output'];
  /** Who has served here for the first time ever. */
  newVolunteerCount: Scalars['Int']['output'];
  /** Who has served in the month before as well; null for a year. */
  retainedVolunteerCount?: Maybe<Scalars['Int']['output']>;
  /** Of the volunteers of the month before, 0 to 100; null for a year, and when there were none. */
  retentionPercentage?: Maybe<Scalars['Float']['output']>;
  /** By minutes, then by name, as the next two. */
  chariteerTimeResults: Array<ChariteerTimeResult>;
  chariteerFirstTimeResults: Array<ChariteerTimeResult>;
  /** Minutes and quests of the month and the one before together; empty for a year. */
  retainedChariteerTimeResults: Array<ChariteerTimeResult>;
  /** Whom staff recorded absent, by how often, then by name. */
  absentChariteers: Array<RecapAbsence>;
  /** Who bailed out within 24 hours of the start, by how often, then by name. */
  lateDropChariteers: Array<RecapAbsence>;
};

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

export type RecordDemands = {
  /** Asks for an emergency contact before somebody's first quest; on in a new charity. */
  demandsEmergencyContact: Scalars['Boolean']['output'];
  /** Asks for telephone, emergency contact and ZIP code before somebody's first quest. */
  demandsFullRecord: Scalars['Boolean']['output'];
};

export type RecordMerge = {
  id: Scalars['ID']['output'];
  keptId: Scalars['ID']['output'];
  /** Null once the record is gone. */
  keptUsername?: Maybe<Scalars['String']['output']>;
  /** Null where it is gone, too. */
  droppedUsername?: Maybe<Scalars['String']['output']>;
  mergedAt: Scalars['DateTime']['output'];
  /** Until when it can be taken back. */
  undoUntil: Scalars['DateTime']['output'];
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RecordMergePage = {
  items: Array<RecordMerge>;
  total: Scalars['Int']['output'];
};

/** What a record that was made in a minute leaves out. */
export type RecordPart =
  | 'TELEPHONE'
  | 'EMERGENCY_CONTACT'
  | 'ZIP_CODE';

export type RecoveryCodes = {
  codes: Array<Scalars['String']['output']>;
};

/** The ten fields of the registration form. */
export type RegisterChariteerInput = {
  nameFirst: Scalars['String']['input'];
  nameLast: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  dateOfBirth: Scalars['Date']['input'];
  emailAddress: Scalars['String']['input'];
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  emergencyContactName: Scalars['String']['input'];
  emergencyContactNumber: Scalars['String']['input'];
  /** Asked of everybody under 18. */
  guardian?: InputMaybe<GuardianInput>;
  /** The language that the account keeps, by its name in addresses. BAD_USER_INPUT for one that the product does not have. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** The quest on the way to which somebody registers: the link in the mail leads on to it. */
  questId?: InputMaybe<Scalars['ID']['input']>;
};

export type RegisterChildInput = {
  nameFirst: Scalars['String']['input'];
  nameLast: Scalars['String']['input'];
  dateOfBirth: Scalars['Date']['input'];
  /** First and last name of the guardian, as a signature. */
  signedName: Scalars['String']['input'];
  /** The language in which the text was read, by its name in addresses; English without. */
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type RegisteredAccount = {
  playerId: Scalars['ID']['output'];
};

/** All null when the server is told to answer alike. */
export type RegisteredUser = {
  playerId?: Maybe<Scalars['ID']['output']>;
  entityToken?: Maybe<Scalars['String']['output']>;
};

export type RegisteredVolunteer = {
  /** Null when the server is told to answer alike: what is public about an id would tell whether the address was known. */
  playerId?: Maybe<Scalars['ID']['output']>;
};

export type ReminderSetting = {
  /** What was chosen here, the longest before first; null: nothing was. */
  chosen?: Maybe<Array<Scalars['String']['output']>>;
  /** What holds. */
  reminders: Array<Scalars['String']['output']>;
};

export type RemoveChariteerInput = {
  emailAddress: Scalars['String']['input'];
};

export type RemovedChariteer = {
  id: Scalars['ID']['output'];
};

/** How a request stands. It ends after 7 days, at the quest's start, and when the quest is full or cancelled. */
export type RequestStanding =
  | 'AT_PUBLISHING'
  | 'WAITING'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'ENDED';

export type RequiredTraining = {
  templateId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Where it is taken or told; http:// or https://. */
  url?: Maybe<Scalars['String']['output']>;
  /** Complete, Provisional, Interested, Incomplete, Expired, Failed or Withdrawn. */
  status: Scalars['String']['output'];
  isFulfilled: Scalars['Boolean']['output'];
  isAboutSafety: Scalars['Boolean']['output'];
  fulfilledBy: Fulfilment;
  ageThreshold?: Maybe<Scalars['Int']['output']>;
  /** Minutes that it takes; null where nobody has said it. */
  estimatedTime?: Maybe<Scalars['Int']['output']>;
  /** Below that age; false for visitors. */
  isTooYoung: Scalars['Boolean']['output'];
};

export type Reservation = {
  contractId?: Maybe<Scalars['ID']['output']>;
  guildId: Scalars['ID']['output'];
  guildName: Scalars['String']['output'];
  isViewersGuild: Scalars['Boolean']['output'];
  easyJoinCode?: Maybe<Scalars['String']['output']>;
  /** Of who founded the guild. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  contactPhone?: Maybe<Scalars['String']['output']>;
};

export type ReservationAnswer = {
  outcome: ReservationOutcome;
  guildName: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  /** The reservation, where it holds. */
  contract?: Maybe<Contract>;
};

/** What became of a reservation. */
export type ReservationOutcome =
  | 'RESERVED'
  /** The guild wants to be asked first, and was. */
  | 'ASKED'
  /** The quest is a draft: it begins when that is published. */
  | 'AT_PUBLISHING';

export type ReservationRequest = {
  id: Scalars['ID']['output'];
  guildId: Scalars['ID']['output'];
  guildName: Scalars['String']['output'];
  standing: RequestStanding;
  /** While it waits: when it ends at the latest; null for a role without a date that was not asked yet. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

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

export type RetriedMails = {
  /** How many wait again. */
  retriedCount: Scalars['Int']['output'];
  /** How many cannot be sent again, because their text is gone. */
  goneCount: Scalars['Int']['output'];
};

export type SecondFactor = {
  /** Whether a log-in by less than a passkey asks for one. */
  asksPasskey: Scalars['Boolean']['output'];
  /** Whether there is a passkey that can be shown at the address of this request. */
  hasPasskey: Scalars['Boolean']['output'];
  /** Whether a log-in asks for a one-time password. */
  isOn: Scalars['Boolean']['output'];
  since?: Maybe<Scalars['DateTime']['output']>;
  /** How many recovery codes are left. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether this session has shown a second factor. */
  isShown: Scalars['Boolean']['output'];
  /** Whether rights do not count in this session, since it has shown none where one is demanded. */
  areRightsHeld: Scalars['Boolean']['output'];
};

export type SeenOrientationInput = {
  resolution?: InputMaybe<Resolution>;
  expiredAt?: InputMaybe<Scalars['DateTime']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type SeenQuestInput = {
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  eventTitle?: InputMaybe<Scalars['String']['input']>;
  publishingStatus?: InputMaybe<PublishingStatus>;
  description?: InputMaybe<Scalars['String']['input']>;
  firstMinutes?: InputMaybe<Scalars['String']['input']>;
  giverName?: InputMaybe<Scalars['String']['input']>;
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  resourceMaxNumber?: InputMaybe<Scalars['Int']['input']>;
  agePolicyIndex?: InputMaybe<Scalars['Int']['input']>;
  prerequisiteMinutes?: InputMaybe<Scalars['Int']['input']>;
  requiredOrientations?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Attendance that someone marked about themselves, or that another person gave a reason for. */
export type SelfMarkedHours = {
  /** The contract. */
  id: Scalars['ID']['output'];
  questId: Scalars['ID']['output'];
  eventTitle: Scalars['String']['output'];
  providerName: Scalars['String']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  chariteerId: Scalars['ID']['output'];
  username?: Maybe<Scalars['String']['output']>;
  /** Credited, or what waits to be. */
  minutes: Scalars['Int']['output'];
  /** False: it waits for another manager. */
  isCredited: Scalars['Boolean']['output'];
  markedAt: Scalars['DateTime']['output'];
  /** Another person's reason for more than 2 hours over the plan; null for attendance of one's own that waits for someone. */
  reason?: Maybe<HoursReason>;
};

export type SelfMarkedHoursPage = {
  items: Array<SelfMarkedHours>;
  total: Scalars['Int']['output'];
};

export type SentAlert = {
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who sent it; null where the account is gone, and to who may not see that name. */
  username?: Maybe<Scalars['String']['output']>;
  /** Whom it was for, in English: every filter that narrowed it. */
  audience: Scalars['String']['output'];
  /** The same as it was chosen, to be said in another language. */
  choice: SentAlertChoice;
  channels: Array<MessageChannel>;
  /** How many adults it went to. */
  volunteers: Scalars['Int']['output'];
  /** As in `ChariteerAlertVolunteers`. */
  youngAtLeast?: Maybe<Scalars['Int']['output']>;
  manaCost: Scalars['Int']['output'];
};

/** What was chosen for an alert, as in `ChariteerAlertFilters`. */
export type SentAlertChoice = {
  previousVolunteers: Scalars['Boolean']['output'];
  newVolunteers: Scalars['Boolean']['output'];
  minAge: Scalars['Int']['output'];
  maxAge: Scalars['Int']['output'];
  spanish: Scalars['Boolean']['output'];
  arabic: Scalars['Boolean']['output'];
  toQuestCompletedVolunteers: Scalars['Boolean']['output'];
  questCompletedPeriod: Scalars['Int']['output'];
  trainedVolunteers: Scalars['Boolean']['output'];
  /** Empty: all neighborhoods; null for one that is gone. */
  districtNames: Array<Maybe<Scalars['String']['output']>>;
  /** The period in which a completed quest counts. */
  from: Scalars['DateTime']['output'];
  until: Scalars['DateTime']['output'];
};

export type ServiceRecord = {
  chariteer: ServiceRecordChariteer;
  /** Whether there are pictures of it to hand on; its owner can switch them off. */
  hasPictures: Scalars['Boolean']['output'];
  /** What the viewer sees of the profile. */
  shown: Array<ProfilePart>;
  volunteerMinutes?: Maybe<Scalars['Int']['output']>;
  questsCompleted?: Maybe<Scalars['Int']['output']>;
  /** Of past quests with recorded attendance those attended, 0 to 100; null when there are none, or to who may not see it. */
  attendancePercentage?: Maybe<Scalars['Float']['output']>;
  beastQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  bloodQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  bodyQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  craftQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  cureQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  defenderQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  earthQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  fireQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  foodQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  garmentQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  hygieneQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  lifeQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  mindQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  natureQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  shadowQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  soulQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  speechQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  stormQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  timeQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  toxinQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  treasureQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  voyageQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  warQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  waterQuestsCompleted?: Maybe<Scalars['Int']['output']>;
  youthQuestsCompleted?: Maybe<Scalars['Int']['output']>;
};

/** What a public profile tells of the person: nothing by which to recognize or reach somebody. */
export type ServiceRecordChariteer = {
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  /** Types served in, the most frequent first: the quarters of the coat of arms. Empty also where the types are not shown. */
  arms: Array<Scalars['String']['output']>;
  /** Empty also to who may not see them. */
  favoriteDistricts: Array<DistrictName>;
  /** For the person alone. */
  subscriptionStatus?: Maybe<SubscriptionStatus>;
};

/** What two records have in common: a mailbox, name and birth date, or a telephone. */
export type SharedMark =
  | 'address'
  | 'person'
  | 'phone';

/** What a quest asks with a sign-up, as createContract takes it. */
export type SignUpAnswersInput = {
  expectedArrivalAt?: InputMaybe<Scalars['DateTime']['input']>;
  expectedDepartureAt?: InputMaybe<Scalars['DateTime']['input']>;
  formJSON?: InputMaybe<Scalars['String']['input']>;
  supervisorUsername?: InputMaybe<Scalars['String']['input']>;
  supervisingGuardian?: InputMaybe<Scalars['String']['input']>;
};

export type SiteSetting = {
  key: Scalars['ID']['output'];
  /** What holds; none where nothing is set. */
  entries: Array<Scalars['String']['output']>;
  /** Whether the environment of the server has set it: that wins over what staff set. */
  isConfigured: Scalars['Boolean']['output'];
};

export type SiteSettingInput = {
  key: Scalars['ID']['input'];
  /** None takes the setting back. */
  entries: Array<Scalars['String']['input']>;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type SpecificQuestsInput = {
  specificProvider: Scalars['ID']['input'];
  dateRangeBeginning?: InputMaybe<Scalars['DateTime']['input']>;
  dateRangeEnding?: InputMaybe<Scalars['DateTime']['input']>;
  isTemplate?: InputMaybe<Scalars['Boolean']['input']>;
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

export type StampChangesInput = {
  id: Scalars['ID']['input'];
  /** The last edit that the editor saw; a later one refuses the change. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  eventType?: InputMaybe<Scalars['EventType']['input']>;
  stampTitle?: InputMaybe<Scalars['String']['input']>;
  stampIcon?: InputMaybe<Scalars['String']['input']>;
  eventTitle?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  serviceTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minutes. */
  flexibleMinimumTime?: InputMaybe<Scalars['Int']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  resourceMinNumber?: InputMaybe<Scalars['Int']['input']>;
  resourceDesiredNumber?: InputMaybe<Scalars['Int']['input']>;
  resourceMaxNumber?: InputMaybe<Scalars['Int']['input']>;
  agePolicyIndex?: InputMaybe<Scalars['Int']['input']>;
  equipment?: InputMaybe<Scalars['String']['input']>;
  firstMinutes?: InputMaybe<Scalars['String']['input']>;
  giverName?: InputMaybe<Scalars['String']['input']>;
  prerequisiteMinutes?: InputMaybe<Scalars['Int']['input']>;
  requiredOrientations?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StampPlaces = {
  stampId: Scalars['ID']['output'];
  allowsStandIns: Scalars['Boolean']['output'];
};

/** A place that somebody would hand on, as one viewer sees it. */
export type StandIn = {
  id: Scalars['ID']['output'];
  questId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  charity: Scalars['String']['output'];
  eventTitle: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The times of the place, on a flexible quest. */
  expectedArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  expectedDepartureAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who asks, as far as the viewer may know; null: a crest. */
  username?: Maybe<Scalars['String']['output']>;
  word?: Maybe<Scalars['String']['output']>;
  askedAt: Scalars['DateTime']['output'];
  /** Whom the gate lets take it. */
  takers: Array<StandInTaker>;
};

export type StandInsAt = {
  /** Whether people on it may hand on their place: until its start, unless its charity switched that off for its stamp. */
  isAllowed: Scalars['Boolean']['output'];
  wanted: Array<StandIn>;
  own: Array<OwnStandIn>;
};

/** How it stands with a request. */
export type StandInStanding =
  | 'OPEN'
  /** Somebody has the place. */
  | 'TAKEN'
  /** It was withdrawn, or it is too late. */
  | 'ENDED';

export type StandInTaker = {
  chariteerId: Scalars['ID']['output'];
  /** Of a child; null for the viewer. */
  givenName?: Maybe<Scalars['String']['output']>;
  needsSupervisor: Scalars['Boolean']['output'];
  /** What they are on at the time of that place; leaveContractId gives it up. */
  clashes: Array<Contract>;
};

/** How somebody looks for a stand-in: for all whom the gate lets pass, or by a link for one person. */
export type StandInWay =
  | 'open'
  | 'link';

export type SubscriptionStatus =
  | 'unsubscribed'
  | 'silver'
  | 'gold';

/** A quest, and why it is suggested. */
export type SuggestedQuest = {
  quest: Quest;
  reason: SuggestionReason;
};

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

/** Who supervises a young person on a quest. */
export type Supervision = {
  id: Scalars['ID']['output'];
  state: SupervisionState;
  supervisorUsername?: Maybe<Scalars['String']['output']>;
  /** The guardian, by the name that was typed. */
  guardianName?: Maybe<Scalars['String']['output']>;
  /** Until when the place waits for a yes. */
  waitsUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type SupervisionRequest = {
  id: Scalars['ID']['output'];
  state: SupervisionState;
  /** Of the young person. */
  username: Scalars['String']['output'];
  questId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  eventTitle: Scalars['String']['output'];
  /** In the language of the page that asks; null where its charity has not translated it. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  charity: Scalars['String']['output'];
  /** Where it is, with its address. */
  place?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  waitsUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type SupervisionState =
  /** The adult has not answered yet. */
  | 'asked'
  | 'agreed'
  /** The adult said no, or is not on the quest any more. */
  | 'left';

export type SurveyAnswer = {
  questionID: Scalars['String']['output'];
  questionType: Scalars['String']['output'];
  answer: Scalars['String']['output'];
};

export type SurveySubmission = {
  surveyId: Scalars['String']['output'];
  submitterId: Scalars['ID']['output'];
  submissionTimestamp: Scalars['DateTime']['output'];
  answers: Array<SurveyAnswer>;
};

export type TellingState =
  | 'TOLD'
  | 'ON_THE_WAY'
  | 'NOT_REACHED';

/** A training that a charity offers. */
export type TemplateOrientation = {
  id: Scalars['ID']['output'];
  /** Equals id: a template is its own template. */
  templateId: Scalars['ID']['output'];
  providerId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Years. */
  ageThreshold?: Maybe<Scalars['Int']['output']>;
  /** Minutes. */
  estimatedTime?: Maybe<Scalars['Int']['output']>;
  /** Cents. */
  estimatedCost?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  /** Then applying opens nothing: it is fulfilled by Complete alone. */
  isAboutSafety: Scalars['Boolean']['output'];
  fulfilledBy: Fulfilment;
  /** A quest or stamp asks for it, or a volunteer has a record of it: it cannot be deleted. */
  isInUse?: Maybe<Scalars['Boolean']['output']>;
};

/** What is left out stays; null clears what may be empty. */
export type TemplateOrientationChangesInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  ageThreshold?: InputMaybe<Scalars['Int']['input']>;
  estimatedTime?: InputMaybe<Scalars['Int']['input']>;
  estimatedCost?: InputMaybe<Scalars['Int']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  /** True without fulfilledBy makes it Complete. */
  isAboutSafety?: InputMaybe<Scalars['Boolean']['input']>;
  fulfilledBy?: InputMaybe<Fulfilment>;
};

export type TemplateOrientationPage = {
  items: Array<TemplateOrientation>;
  /** Of all pages. */
  total: Scalars['Int']['output'];
};

export type TextNumber = {
  /** Whether this installation has a service for text messages. */
  isOffered: Scalars['Boolean']['output'];
  /** The version of the words that somebody agrees to now. */
  agreementVersion: Scalars['String']['output'];
  state: TextNumberState;
  /** With its country, as +12015550123; null where there is none. */
  number?: Maybe<Scalars['String']['output']>;
  agreedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type TextNumberState =
  | 'NONE'
  /** A code was sent, and not entered yet. */
  | 'ASKED'
  | 'CONFIRMED'
  /** Its owner has answered STOP. */
  | 'STOPPED';

export type TitleData = {
  titleId: Scalars['String']['output'];
  siteName: Scalars['String']['output'];
  supportEmail?: Maybe<Scalars['String']['output']>;
  maintenanceStatus: MaintenanceStatus;
};

export type ToldPerson = {
  contract: Contract;
  state: TellingState;
  /** The channels by which messages went, or are going. */
  channels: Array<MessageChannel>;
  /** When somebody called; null while nobody has. */
  calledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who called; null where the account is gone, and to who may not see that name. */
  calledBy?: Maybe<Scalars['String']['output']>;
};

export type UnansweredMessages = {
  total: Scalars['Int']['output'];
  quests: Array<UnansweredQuest>;
};

export type UnansweredQuest = {
  /** The quest's. */
  id: Scalars['ID']['output'];
  eventTitle: Scalars['String']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  count: Scalars['Int']['output'];
};

export type UnreachedPerson = {
  /** The sign-up; for a reservation the guild's contract. */
  contract: Contract;
  reason: UnreachedReason;
};

export type UnreachedReason =
  | 'NO_ADDRESS'
  | 'UNVERIFIED_ADDRESS'
  /** Its server takes no mail for it. */
  | 'REFUSED_ADDRESS';

export type Unsubscription = {
  class: MessageClass;
  /** Whether mails of it still come. */
  isOn: Scalars['Boolean']['output'];
};

/** What older clients kept under keys, read from the tables. */
export type UserData = {
  /** Active sign-ups ahead, the next one first. */
  quests: Array<Contract>;
  /** Sign-ups of quests that are over, the last one first. */
  completedQuests: Array<Contract>;
  /** Stamps of the charities that the account runs. */
  templates: Array<Quest>;
  /** Approved locations of the charities that the account runs. */
  locations: Array<Location>;
};

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

export type ViewerVerdict = {
  verdict: Verdict;
  /**
   * All that hinders at once, in the gate's order: the first is what a sign-up is refused with. For visitors what the quest
   * asks of everybody, without LOG_IN. Empty where nothing does.
   */
  hindrances: Array<Verdict>;
  /** What a visitor can begin with; null once logged in. */
  newcomerStart?: Maybe<NewcomerStart>;
  /** Too young even with supervision, whatever stands in the way before it; false for visitors. */
  isTooYoung: Scalars['Boolean']['output'];
  /** Minutes done with this charity; null for visitors. */
  completedMinutes?: Maybe<Scalars['Int']['output']>;
  prerequisiteMinutes: Scalars['Int']['output'];
  agePolicy: AgePolicy;
  trainings: Array<RequiredTraining>;
  /** Whether a code of the charity lifts the hours gate (enterOrganizationCode). */
  acceptsOrganizationCode: Scalars['Boolean']['output'];
  /** An external application link (second service tag), if any. */
  applicationLink?: Maybe<Scalars['String']['output']>;
  /** Until when a place is held for the viewer: since they joined, by an offer, or until the guardian has agreed. */
  placeHeldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What the viewer has not told of what charities may want to know; empty for visitors. */
  missingRecord: Array<RecordPart>;
  /** What of it this charity demands. */
  demandedRecord: Array<RecordPart>;
};

export type VolunteerAnswer = {
  id: Scalars['ID']['output'];
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type VolunteerAttendanceInfo = {
  /** Id of the contract. */
  itemInstanceID: Scalars['ID']['input'];
  /** Present or Absent; null takes the mark back. */
  status?: InputMaybe<ContractStatus>;
};

/** Only those who look after the quest ever get one. */
export type VolunteerMessage = {
  id: Scalars['ID']['output'];
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The sign-up of whoever wrote; for a child the guardian did. */
  contract?: Maybe<Contract>;
  answers: Array<VolunteerAnswer>;
  canBeAnswered: Scalars['Boolean']['output'];
};

export type VolunteerMessagePage = {
  items: Array<VolunteerMessage>;
  total: Scalars['Int']['output'];
  unansweredCount: Scalars['Int']['output'];
  /** Whether one may still answer. */
  isOpen: Scalars['Boolean']['output'];
};

/** A log-in that has shown one factor. */
export type WaitingLogIn = {
  /** A code: a one-time password or a recovery code. */
  takesCode: Scalars['Boolean']['output'];
  /** A passkey, by logInByPasskey. */
  takesPasskey: Scalars['Boolean']['output'];
};

/** Somebody who waits, for those who run the quest. */
export type WaitingPerson = {
  id: Scalars['ID']['output'];
  /** From 1. */
  position: Scalars['Int']['output'];
  joinedAt: Scalars['DateTime']['output'];
  /** Null to who may not see the person's user name. */
  chariteer?: Maybe<Chariteer>;
  /** Until when a place is held for this person; null where none is. */
  offerEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Offers that were let pass and count; with the second one leaves the list. */
  passedOffers: Scalars['Int']['output'];
  /** Why the gate let the last place go to the next one, and when; null where it did not, or for an age. */
  refusedAs?: Maybe<Verdict>;
  refusedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Wallet = {
  /** The charity's id. */
  id: Scalars['ID']['output'];
  /** The balance: the sum of all entries. */
  mana: Scalars['Int']['output'];
  /** The changes, newest first. At most 100 a page. */
  entries: Array<WalletEntry>;
};


export type WalletEntriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type WalletEntry = {
  id: Scalars['ID']['output'];
  /** Negative where Mana was spent or taken out. */
  amount: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who made the change; null where the account is gone, and to who may not see that name. */
  username?: Maybe<Scalars['String']['output']>;
};

/** What somebody has done in a year, in numbers: never which quests, when or for whom. */
export type YearInReview = {
  year: Scalars['Int']['output'];
  username: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
  quests: Scalars['Int']['output'];
  charities: Scalars['Int']['output'];
  /** The quarters of the coat of arms when the year was over, the most frequent first. */
  types: Array<Scalars['String']['output']>;
  /** Those of them that came in this year. */
  newTypes: Array<Scalars['String']['output']>;
  /** The weeks with a quest in the longest row of the year; a row ends after two without. */
  weeksInARow: Scalars['Int']['output'];
};

/** Only the charity's admins, and staff, ever get one. */
export type YoungMessage = {
  id: Scalars['ID']['output'];
  kind: YoungMessageKind;
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null once the account is gone; so the next one. */
  senderUsername?: Maybe<Scalars['String']['output']>;
  recipientUsername?: Maybe<Scalars['String']['output']>;
  /** False: it went to the charity or a guild. */
  hasRecipient: Scalars['Boolean']['output'];
  /** Null for any other than a guild's, and once the guild is gone. */
  guildName?: Maybe<Scalars['String']['output']>;
};

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

export type YoungMessagePage = {
  items: Array<YoungMessage>;
  /** Of all pages. */
  total: Scalars['Int']['output'];
};
