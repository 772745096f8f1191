// Long because every operation of the contract has its row here: who may call it, and on whose record.

import type { ErrorCode } from '#domain/errors/errors.ts';
import { GUILD_ID, TEST_NOW } from './cast.ts';
import { PICTURES } from './rights-world.ts';
import { DAY_MS } from './upcoming-quest.ts';

/**
 * Who asks: a visitor, one of the cast, `outsider`, who manages charity 2 and nothing else, or `youngmanager`, who is 16
 * and has the role managers at charity 1.
 */
export const SUBJECTS = [
  'visitor',
  'volunteer',
  'new',
  'guildadmin',
  'outsider',
  'provider',
  'staff',
  'admins',
  'boardmembers',
  'employees',
  'managers',
  'staffrole',
  'nightcasemanagers',
  'kitchenmanagers',
  'frontdeskstaff',
  'coordinators',
  'captains',
  'trustedminors',
  'youngmanager',
] as const;
export type SubjectName = (typeof SUBJECTS)[number];

const list = (names: string) => names.split(' ') as SubjectName[];

/** Written out, not computed from the permission table: this is what the table is held against. */
const EVERYBODY = [...SUBJECTS];
const LOGGED_IN = SUBJECTS.filter((name) => name !== 'visitor');
const NOBODY: SubjectName[] = [];
const STAFF = list('staff');
const QUEST_C = list('provider staff admins employees managers staffrole coordinators youngmanager');
const QUEST_U = [...QUEST_C, ...list('captains')];
const QUEST_D = QUEST_C;
const ATTENDANCE = [...QUEST_U, ...list('nightcasemanagers kitchenmanagers frontdeskstaff')];
/** A letter bears a name: not for who reads names on a quest’s day only, nor for those under 18. */
const LETTERS = ATTENDANCE.filter((name) => !['coordinators', 'captains', 'youngmanager'].includes(name));
const ALERTS = list('provider staff admins managers youngmanager');
const RECAP = list('provider staff admins boardmembers managers youngmanager');
const MANAGERS = [...ATTENDANCE, ...list('boardmembers trustedminors')];
/** Drafts, rankings and contacts are nothing for those under 18, nor for trusted minors. */
const grown = (names: readonly SubjectName[]) =>
  names.filter((name) => !['youngmanager', 'trustedminors'].includes(name));
/** Names on any day: not for who reads them by editing quests alone. */
const NAMERS = grown(MANAGERS).filter((name) => !['coordinators', 'captains'].includes(name));
const GROUP_ADMINS = list('provider staff admins');

/** Call of an operation, and who may make it. */
export type Right = {
  operation: string;
  /** What tells this call from another one of the same operation. */
  when?: string;
  /** The call, for the account that asks and for a record of its side: charity 1, or charity 3 that no one runs. */
  call: (self: string, at: 'own' | 'foreign') => string;
  own: readonly SubjectName[];
  /** Callers allowed for the other party's records; omitted if the call has no other party. */
  foreign?: readonly SubjectName[];
  /** How everyone else is refused; visitors answer NOT_LOGGED_IN all the same. */
  refusal?: ErrorCode;
  /** What who may gets to hear: calls are made so that nothing changes. undefined: it goes well. */
  passes: readonly (ErrorCode | undefined)[];
};

const OK = [undefined] as const;
const BAD = ['BAD_USER_INPUT'] as const;
const HOURS_CLAIM = '{ status: Excused, words: "I was ill" }';
const charity = { own: '1', foreign: '3' } as const;
const quote = (text: string) => JSON.stringify(text);
const later = quote(new Date(TEST_NOW + DAY_MS).toISOString());
const other = (self: string) => quote(self === 'teen' ? 'gold' : 'teen');

const october = 'dateRangeBeginning: "2026-10-01T04:00:00Z", dateRangeEnding: "2026-11-01T04:00:00Z"';

const NO_HOURS = 'input: { firstDay: "1999-01-01", lastDay: "1999-12-31", variant: school, locale: en }';

/** Acts on the own account only: its own id, or with `foreign` the id of someone else. */
const whose = (self: string, at: 'own' | 'foreign') => (at === 'own' ? quote(self) : other(self));

export const QUERY_RIGHTS: readonly Right[] = [
  { operation: 'ownSessions', call: () => 'ownSessions { id }', own: LOGGED_IN, passes: OK },
  { operation: 'ownSessionCount', call: () => 'ownSessionCount', own: LOGGED_IN, passes: OK },
  {
    operation: 'sessionOfLink',
    call: () => 'sessionOfLink(token: "none") { createdAt }',
    own: EVERYBODY,
    passes: OK,
  },
  ...[
    'guardianRequest(token: "x") { username }',
    'guardianView(token: "x") { username }',
    'mergeQuestion(token: "x") { child }',
    'answerRequest(token: "x") { state }',
    'feedbackRequest(token: "x") { charity }',
    'readOffer(token: "x") { state }',
    'handOver(token: "x") { standing }',
  ].map(
    (call): Right => ({
      operation: call.slice(0, call.indexOf('(')),
      // The right is the token.
      call: () => call,
      own: EVERYBODY,
      passes: ['INVALID_TOKEN'],
    }),
  ),
  {
    operation: 'guardianAgreed',
    call: () => 'guardianAgreed(token: "x") { childName }',
    own: EVERYBODY,
    passes: OK,
  },
  {
    operation: 'cancelledQuest',
    call: () => 'cancelledQuest(id: "nothing") { id }',
    own: EVERYBODY,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'similarQuests',
    call: () => 'similarQuests(questId: "nothing") { id }',
    own: EVERYBODY,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'suggestedQuests',
    call: () => 'suggestedQuests { reason quest { id } }',
    own: LOGGED_IN,
    passes: OK,
  },
  { operation: 'ownHeldQuests', call: () => 'ownHeldQuests { quest { id } }', own: LOGGED_IN, passes: OK },
  { operation: 'ownPresenceClaims', call: () => 'ownPresenceClaims { id }', own: LOGGED_IN, passes: OK },
  { operation: 'ownReputations', call: () => 'ownReputations { charity }', own: LOGGED_IN, passes: OK },
  { operation: 'ownWaitings', call: () => 'ownWaitings { quest { id } }', own: LOGGED_IN, passes: OK },
  { operation: 'ownRegulars', call: () => 'ownRegulars { id }', own: LOGGED_IN, passes: OK },
  {
    operation: 'regularEntry',
    call: (_, at) => `regularEntry(questId: "quest-${at}") { isOwn }`,
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'charityRegulars',
    call: (_, at) => `charityRegulars(providerId: "${charity[at]}") { percent }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'questWaitingList',
    call: (_, at) => `questWaitingList(questId: "quest-${at}") { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'secondFactor',
    call: () => 'secondFactor { isOn }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'waitingLogIn',
    // The right is the login that waits.
    call: () => 'waitingLogIn(logInToken: "x") { takesCode }',
    own: EVERYBODY,
    passes: ['LOG_IN_LAPSED'],
  },
  {
    operation: 'factorRecoveries',
    call: () => 'factorRecoveries { id }',
    own: STAFF,
    passes: OK,
  },
  ...['ownFactorRecovery(logInToken: "x") { state }', 'stoppableRecovery(token: "x")'].map(
    (call): Right => ({
      operation: call.slice(0, call.indexOf('(')),
      // The right is the token.
      call: () => call,
      own: EVERYBODY,
      passes: ['INVALID_TOKEN', 'LOG_IN_LAPSED'],
    }),
  ),
  { operation: 'nextQuests', call: () => 'nextQuests { id }', own: EVERYBODY, passes: OK },
  {
    operation: 'findQuests',
    call: () => 'findQuests { total quests { quest { id } } }',
    own: EVERYBODY,
    passes: OK,
  },
  { operation: 'ownFollows', call: () => 'ownFollows { types }', own: LOGGED_IN, passes: OK },
  { operation: 'ownInvitation', call: () => 'ownInvitation', own: EVERYBODY, passes: OK },
  { operation: 'isInvitation', call: () => 'isInvitation(token: "none")', own: EVERYBODY, passes: OK },
  { operation: 'messageChoices', call: () => 'messageChoices { reachable }', own: LOGGED_IN, passes: OK },
  {
    operation: 'unsubscription',
    // The right is the token.
    call: () => 'unsubscription(token: "x") { class }',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'passwordLink',
    // The right is the token.
    call: () => 'passwordLink(token: "x") { isFirst }',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  { operation: 'inbox', call: () => 'inbox { totalCount }', own: LOGGED_IN, passes: OK },
  {
    operation: 'inboxMessage',
    call: () => 'inboxMessage(id: "nothing") { id }',
    own: LOGGED_IN,
    passes: ['MESSAGE_NOT_FOUND'],
  },
  { operation: 'unreadMessageCount', call: () => 'unreadMessageCount', own: LOGGED_IN, passes: OK },
  { operation: 'ownChildren', call: () => 'ownChildren { id }', own: LOGGED_IN, passes: OK },
  {
    operation: 'supervisionRequests',
    call: () => 'supervisionRequests { id }',
    own: LOGGED_IN,
    passes: OK,
  },
  ...['standInsAt(questId: "nothing") { isAllowed }', 'wantedStandIns { id }'].map(
    (call): Right => ({
      operation: call.split(/\W/)[0] ?? '',
      call: () => call,
      own: LOGGED_IN,
      passes: OK,
    }),
  ),
  {
    operation: 'wantedStandIn',
    call: () => 'wantedStandIn(id: "nothing") { standing }',
    own: LOGGED_IN,
    passes: ['STAND_IN_NOT_FOUND'],
  },
  {
    operation: 'stampPlaces',
    call: (_, at) => `stampPlaces(stampId: "stamp-${at}") { allowsStandIns }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'likelyDoubles', call: () => 'likelyDoubles { total }', own: STAFF, passes: OK },
  { operation: 'recordMerges', call: () => 'recordMerges { total }', own: STAFF, passes: OK },
  { operation: 'accountPage', call: () => 'accountPage { total }', own: STAFF, passes: OK },
  {
    operation: 'accountSummary',
    call: (self) => `accountSummary(id: ${quote(self)}) { id }`,
    own: STAFF,
    passes: OK,
  },
  {
    operation: 'charityContacts',
    call: () => 'charityContacts { providerId }',
    own: LOGGED_IN,
    passes: OK,
  },
  { operation: 'dataCopy', call: () => 'dataCopy { state }', own: LOGGED_IN, passes: OK },
  { operation: 'calendarFeed', call: () => 'calendarFeed { createdAt }', own: LOGGED_IN, passes: OK },
  { operation: 'ownYear', call: () => 'ownYear(year: 2025) { sharedAt }', own: LOGGED_IN, passes: OK },
  { operation: 'sharedYear', call: () => 'sharedYear(token: "none") { year }', own: EVERYBODY, passes: OK },
  { operation: 'ownLetters', call: () => 'ownLetters { id }', own: LOGGED_IN, passes: OK },
  { operation: 'letterCharities', call: () => 'letterCharities { id }', own: LOGGED_IN, passes: OK },
  { operation: 'letterCheck', call: () => 'letterCheck(code: "none") { state }', own: EVERYBODY, passes: OK },
  {
    operation: 'charitySettings',
    call: (_, at) => `charitySettings(providerId: "${charity[at]}") { id }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'volunteerLabels',
    call: (_, at) => `volunteerLabels(providerId: "${charity[at]}") { id }`,
    own: NAMERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'volunteerNotes',
    call: (_, at) => `volunteerNotes(providerId: "${charity[at]}", volunteerId: "gold") { id }`,
    own: NAMERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'questPoster',
    call: (_, at) => `questPoster(questId: "quest-${at}") { word }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'checkIn', call: () => 'checkIn(code: "none") { state }', own: EVERYBODY, passes: OK },
  { operation: 'ownSignatures', call: () => 'ownSignatures { id }', own: LOGGED_IN, passes: OK },
  {
    operation: 'charityDocuments',
    call: (_, at) => `charityDocuments(providerId: "${charity[at]}") { id }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'documentSignatures',
    call: (_, at) => `documentSignatures(id: "document-${at}") { total }`,
    own: LETTERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'documentUnsigned',
    call: (_, at) => `documentUnsigned(id: "document-${at}") { total }`,
    own: LETTERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'guardianDocuments',
    // The right is the token.
    call: () => 'guardianDocuments(token: "x", browserKey: "y") { id }',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'documentsToSign',
    call: (self, at) => `documentsToSign(questId: "none", chariteerId: ${whose(self, at)}) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'charityChecks',
    call: (_, at) => `charityChecks(providerId: "${charity[at]}") { kind }`,
    own: grown(RECAP),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'volunteerLetters',
    call: (_, at) => `volunteerLetters(providerId: "${charity[at]}", chariteerId: "gold") { id }`,
    own: LETTERS,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'identityProof', call: () => 'identityProof { isRecent }', own: LOGGED_IN, passes: OK },
  { operation: 'ownPasskeys', call: () => 'ownPasskeys { isOffered }', own: LOGGED_IN, passes: OK },
  { operation: 'pushPublicKey', call: () => 'pushPublicKey', own: LOGGED_IN, passes: OK },
  {
    operation: 'pushSubscriptions',
    call: () => 'pushSubscriptions { id }',
    own: LOGGED_IN,
    passes: OK,
  },
  { operation: 'joining', call: () => 'joining { questId }', own: EVERYBODY, passes: OK },
  { operation: 'textNumber', call: () => 'textNumber { state }', own: LOGGED_IN, passes: OK },
  { operation: 'ownPrivacy', call: () => 'ownPrivacy { id }', own: LOGGED_IN, passes: OK },
  { operation: 'auditPage', call: () => 'auditPage { total }', own: STAFF, passes: OK },
  { operation: 'backgroundJobs', call: () => 'backgroundJobs { name }', own: STAFF, passes: OK },
  {
    operation: 'reminderSetting',
    call: (_, at) => `reminderSetting(providerId: "${charity[at]}") { chosen }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'mailServer', call: () => 'mailServer { trouble }', own: STAFF, passes: OK },
  { operation: 'outboxPage', call: () => 'outboxPage { total }', own: STAFF, passes: OK },
  { operation: 'charityRequestPage', call: () => 'charityRequestPage { total }', own: STAFF, passes: OK },
  { operation: 'charityHealthPage', call: () => 'charityHealthPage { total }', own: STAFF, passes: OK },
  {
    operation: 'charityRequestProgress',
    call: () => 'charityRequestProgress(token: "x") { isAnswered }',
    own: EVERYBODY,
    passes: OK,
  },
  { operation: 'siteSettings', call: () => 'siteSettings { key }', own: STAFF, passes: OK },
  {
    operation: 'postedSlots',
    call: (_, at) =>
      `postedSlots(providerId: "${charity[at]}", from: "2026-11-01T05:00:00Z", until: "2026-12-01T05:00:00Z") { isCancelled }`,
    own: QUEST_C,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'previewQuestsEdit',
    call: (_, at) =>
      `previewQuestsEdit(providerId: "${charity[at]}", quests: [], changes: {}) { results { id } }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'previewQuestNotice',
    when: 'to move',
    call: (_, at) => `previewQuestNotice(id: "quest-${at}", locationId: "elsewhere") { mailedCount }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'previewQuestNotice',
    when: 'to cancel',
    call: (_, at) => `previewQuestNotice(id: "quest-${at}", publishingStatus: Cancelled) { mailedCount }`,
    own: QUEST_D,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'questTelling',
    call: (_, at) => `questTelling(questId: "quest-${at}") { id }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'previewLocationNotice',
    call: (_, at) => `previewLocationNotice(id: "${charity[at]}", approvedLocations: []) { mailedCount }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'providerPage', call: () => 'providerPage { total }', own: STAFF, passes: OK },
  {
    operation: 'chariteer',
    call: (self, at) => `chariteer(id: ${whose(self, at)}) { id }`,
    own: LOGGED_IN,
    foreign: STAFF,
    passes: [undefined, 'CHARITEER_NOT_FOUND'],
  },
  {
    operation: 'credits',
    call: (self, at) => `credits(chariteerID: ${whose(self, at)}) { id }`,
    own: LOGGED_IN,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'getChariteerMergedContracts',
    when: 'of oneself',
    call: (self, at) => `getChariteerMergedContracts(chariteerId: ${whose(self, at)}) { page }`,
    own: LOGGED_IN,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'getChariteerMergedContracts',
    when: 'of a volunteer at a charity',
    call: (_, at) =>
      `getChariteerMergedContracts(chariteerId: "teen", specificProviderId: "${charity[at]}") { page }`,
    own: RECAP,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'alertDesk',
    call: (_, at) => `alertDesk(questId: "quest-${at}") { mana }`,
    own: ALERTS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'getChariteerAlertVolunteers',
    call: (_, at) =>
      `getChariteerAlertVolunteers(input: { questId: "quest-${at}", districtIds: [], filters: {} }) { manaCost }`,
    own: ALERTS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'wallet',
    call: (_, at) => `wallet(providerId: "${charity[at]}") { mana }`,
    own: ALERTS,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'ownDetails', call: () => 'ownDetails { hasRecord }', own: LOGGED_IN, passes: OK },
  { operation: 'getInventory', call: () => 'getInventory { mana }', own: LOGGED_IN, passes: OK },
  {
    operation: 'getPlayerProfile',
    call: (self, at) => `getPlayerProfile(playerId: ${whose(self, at)}) { playerId }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: OK,
  },
  { operation: 'pastQuestCards', call: () => 'pastQuestCards { total }', own: list('provider'), passes: OK },
  {
    operation: 'getProviderQuests',
    call: () => 'getProviderQuests(isPast: true) { total }',
    own: list('provider'),
    passes: OK,
  },
  {
    operation: 'getPublisherReadOnlyData',
    call: () => 'getPublisherReadOnlyData { nameFirst }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'getReadOnlyData',
    call: () => 'getReadOnlyData { activityLog { at } }',
    own: LOGGED_IN,
    passes: OK,
  },
  { operation: 'getUserData', call: () => 'getUserData { quests { id } }', own: LOGGED_IN, passes: OK },
  {
    operation: 'getSpecificQuests',
    when: 'for the stamps of a charity',
    call: (_, at) =>
      `getSpecificQuests(input: { specificProvider: "${charity[at]}", isTemplate: true }) { id }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'groupGoals',
    call: (_, at) => `groupGoals(groupId: "group-${charity[at]}") { groupId }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'groupGoalProgress',
    call: (_, at) => `groupGoalProgress(groupId: "group-${charity[at]}") { groupId }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'listGroupMembers',
    call: (_, at) => `listGroupMembers(groupId: "group-${charity[at]}") { total }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'listGroupApplications',
    call: (_, at) => `listGroupApplications(groupId: "group-${charity[at]}") { total }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'listGroupApplications',
    when: 'to a guild',
    call: () => `listGroupApplications(groupId: "${GUILD_ID}") { total }`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'youngMessagePage',
    call: (_, at) => `youngMessagePage(providerId: "${charity[at]}") { total }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'keptTextPage', call: () => 'keptTextPage { total }', own: STAFF, passes: OK },
  {
    operation: 'banQuestions',
    call: (_, at) => `banQuestions(providerId: "${charity[at]}") { id }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'listGroupInvitations',
    call: (_, at) => `listGroupInvitations(groupId: "group-${charity[at]}") { id }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'ownGroupInvitations',
    call: () => 'ownGroupInvitations { id }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'ownGroupApplication',
    call: (_, at) => `ownGroupApplication(groupId: "group-${charity[at]}") { id }`,
    own: LOGGED_IN,
    foreign: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'ownCharityApplication',
    call: (_, at) => `ownCharityApplication(providerId: "${charity[at]}") { groupId }`,
    own: LOGGED_IN,
    foreign: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'providerGroupId',
    call: (_, at) => `providerGroupId(providerId: "${charity[at]}")`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  { operation: 'listMembership', call: () => 'listMembership { groupName }', own: LOGGED_IN, passes: OK },
  { operation: 'ownGoalProgress', call: () => 'ownGoalProgress { groupId }', own: LOGGED_IN, passes: OK },
  { operation: 'ownReminders', call: () => 'ownReminders { at }', own: LOGGED_IN, passes: OK },
  { operation: 'ownProgress', call: () => 'ownProgress { quests }', own: LOGGED_IN, passes: OK },
  {
    operation: 'pastVolunteers',
    call: (_, at) => `pastVolunteers(providerId: "${charity[at]}") { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'volunteerPage',
    call: (_, at) => `volunteerPage(providerId: "${charity[at]}") { __typename }`,
    own: grown(MANAGERS),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'hoursClaims',
    call: (_, at) => `hoursClaims(providerId: "${charity[at]}") { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'hoursClaims',
    when: 'that staff decide',
    call: () => 'hoursClaims { id }',
    own: STAFF,
    passes: OK,
  },
  {
    operation: 'hoursQuestion',
    call: () => 'hoursQuestion(contractId: "nothing") { contract { id } }',
    own: LOGGED_IN,
    passes: ['CONTRACT_NOT_FOUND'],
  },
  {
    operation: 'providerBans',
    call: (_, at) => `providerBans(providerId: "${charity[at]}") { reason }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'generateSingleMonthReport',
    call: (_, at) => `generateSingleMonthReport(specificProvider: "${charity[at]}", ${october}) { period }`,
    own: RECAP,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'recapQuests',
    call: (_, at) => `recapQuests(providerId: "${charity[at]}", period: "2026-10") { total }`,
    own: RECAP,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'recapSharedAt',
    call: (_, at) => `recapSharedAt(providerId: "${charity[at]}", period: "2026-10")`,
    own: grown(RECAP),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'sharedRecap',
    call: () => 'sharedRecap(token: "none") { period }',
    own: EVERYBODY,
    passes: OK,
  },
  {
    operation: 'recapInsights',
    call: (_, at) => `recapInsights(providerId: "${charity[at]}", period: "2026-10") { __typename }`,
    own: RECAP,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'recapMonths',
    call: (_, at) => `recapMonths(providerId: "${charity[at]}", year: 2026) { __typename }`,
    own: RECAP,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'recapPage',
    call: (_, at) =>
      `recapPage(providerId: "${charity[at]}", period: "2026-10", list: SERVED) { __typename }`,
    own: grown(RECAP),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'getSpecificChariteers',
    call: (_, at) => `getSpecificChariteers(specificProvider: "${charity[at]}", ${october}) { __typename }`,
    own: grown(MANAGERS),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'countSpecificChariteers',
    call: (_, at) => `countSpecificChariteers(specificProvider: "${charity[at]}", ${october})`,
    own: grown(MANAGERS),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'installationFigures',
    call: () => 'installationFigures { text }',
    own: EVERYBODY,
    passes: OK,
  },
  { operation: 'guilds', call: () => 'guilds { id }', own: EVERYBODY, passes: OK },
  { operation: 'guildPage', call: () => 'guildPage { total }', own: EVERYBODY, passes: OK },
  {
    operation: 'getGuild',
    call: () => 'getGuild(id: "nothing") { id }',
    own: EVERYBODY,
    passes: ['GUILD_NOT_FOUND'],
  },
  {
    operation: 'guildDesk',
    call: () => `guildDesk(guildId: "${GUILD_ID}") { asksFirst }`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'guildInvites',
    call: () => `guildInvites(guildId: "${GUILD_ID}") { id }`,
    own: list('guildadmin'),
    passes: OK,
  },
  { operation: 'invitedGuild', call: () => 'invitedGuild(token: "none") { id }', own: EVERYBODY, passes: OK },
  {
    operation: 'guildAnnouncements',
    call: () => `guildAnnouncements(guildId: "${GUILD_ID}") { leftToday }`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'guildNext',
    call: () => `guildNext(guildId: "${GUILD_ID}") { memberCount }`,
    own: list('guildadmin'),
    passes: OK,
  },
  { operation: 'selfMarkedHours', call: () => 'selfMarkedHours { total }', own: STAFF, passes: OK },
  { operation: 'guildsWithoutAdmin', call: () => 'guildsWithoutAdmin { total }', own: STAFF, passes: OK },
  { operation: 'ownGuilds', call: () => 'ownGuilds { id }', own: LOGGED_IN, passes: OK },
  { operation: 'contestGuild', call: () => 'contestGuild { id }', own: LOGGED_IN, passes: OK },
  {
    operation: 'getSpecificOrientations',
    call: (_, at) => `getSpecificOrientations(specificProvider: "${charity[at]}") { id }`,
    own: RECAP,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'countSpecificOrientations',
    call: (_, at) => `countSpecificOrientations(specificProvider: "${charity[at]}")`,
    own: RECAP,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'templateOrientationPage',
    call: (_, at) => `templateOrientationPage(providerId: "${charity[at]}") { total }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'templateOrientation',
    call: (_, at) => `templateOrientation(id: "training-${at}") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'previewQuestMessage',
    call: (_, at) =>
      `previewQuestMessage(questId: "quest-${at}", audience: everybody, text: "") { peopleCount }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'questMessagePage',
    call: (_, at) => `questMessagePage(questId: "quest-${at}") { total }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'questMessageDeliveryPage',
    call: (_, at) => `questMessageDeliveryPage(messageId: "said-${at}") { total }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'volunteerMessagePage',
    call: (_, at) => `volunteerMessagePage(questId: "quest-${at}") { total }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'firstStep',
    call: (_, at) => `firstStep(providerId: "${charity[at]}") { step }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'desk',
    call: (_, at) => `desk(providerId: "${charity[at]}") { applicationCount }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'ownQuestMessages',
    call: () => 'ownQuestMessages(questId: "quest-own") { canWrite }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'recordDemands',
    call: (_, at) => `recordDemands(providerId: "${charity[at]}") { demandsFullRecord }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'answersAddress',
    call: (_, at) => `answersAddress(providerId: "${charity[at]}")`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'searchGuilds',
    call: () => 'searchGuilds(text: "a") { id }',
    own: [...QUEST_U, ...list('outsider')],
    passes: OK,
  },
];

const attendance = (self: string, id: string) =>
  `{ updateAction: "EDIT-ATTENDANCE", id: "${id}", status: Booted, supervisorId: ${quote(self)} }`;

const alertTo = (self: string, at: 'own' | 'foreign') =>
  `senderId: ${quote(self)}, manaCost: 0, providerId: "${charity[at]}", questId: "quest-${at}", volunteersIds: []`;

const person = `nameFirst: "", nameLast: "", phoneNumber: "", dateOfBirth: "2000-01-01", username: "",
  emailAddress: "", emergencyContactName: "", emergencyContactNumber: ""`;

export const MUTATION_RIGHTS: readonly Right[] = [
  {
    operation: 'checkInByCode',
    call: () => 'checkInByCode(code: "none", isLeaving: false) { state }',
    own: EVERYBODY,
    passes: OK,
  },
  {
    operation: 'abandonContract',
    when: 'of a sign-up that has ended',
    call: (_, at) => `abandonContract(id: "ended-${at}") { id }`,
    own: list('volunteer'),
    foreign: NOBODY,
    refusal: 'CONTRACT_NOT_FOUND',
    passes: ['NOT_SIGNED_UP'],
  },
  {
    operation: 'abandonContract',
    when: 'of a reservation that was released',
    call: (_, at) => `abandonContract(id: "released-${at}") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: ['CONTRACT_NOT_FOUND'],
  },
  {
    operation: 'addOrUpdateContactEmail',
    call: () => 'addOrUpdateContactEmail(emailAddress: "no address") { emailAddress }',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT', 'INVALID_PARAMS', 'INVALID_EMAIL_ADDRESS'],
  },
  {
    operation: 'addPastVolunteer',
    call: (self, at) =>
      `addPastVolunteer(questId: "quest-${at}", chariteerId: "nobody", supervisorId: ${quote(self)}) { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: ['CHARITEER_NOT_FOUND'],
  },
  {
    operation: 'bailVolunteerFromQuest',
    call: (_, at) =>
      `bailVolunteerFromQuest(charityID: "${charity[at]}", questID: "quest-${at}", itemInstanceID: "ended-${at}") { id }`,
    own: list('volunteer'),
    foreign: NOBODY,
    refusal: 'CONTRACT_NOT_FOUND',
    passes: ['NOT_SIGNED_UP'],
  },
  {
    operation: 'previewMerge',
    call: () => 'previewMerge(keptId: "nobody", droppedId: "x") { parts { moved } }',
    own: STAFF,
    passes: ['CHARITEER_NOT_FOUND'],
  },
  {
    operation: 'mergeRecords',
    call: () => 'mergeRecords(keptId: "nobody", droppedId: "x") { id }',
    own: STAFF,
    passes: ['CHARITEER_NOT_FOUND'],
  },
  {
    operation: 'undoMerge',
    call: () => 'undoMerge(id: "nothing") { id }',
    own: STAFF,
    passes: ['MERGE_NOT_FOUND'],
  },
  {
    operation: 'banAccount',
    call: () => 'banAccount(accountId: "staff", reason: "x") { id }',
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'unbanAccount',
    call: () => 'unbanAccount(accountId: "nobody") { id }',
    own: STAFF,
    passes: ['ACCOUNT_NOT_FOUND'],
  },
  {
    operation: 'addStaff',
    call: () => 'addStaff(emailAddress: "no address") { id }',
    own: STAFF,
    passes: ['INVALID_PARAMS'],
  },
  {
    operation: 'removeStaff',
    call: () => 'removeStaff(accountId: "staff") { id }',
    own: STAFF,
    passes: ['LAST_STAFF_ACCOUNT'],
  },
  {
    operation: 'changeEmailAddress',
    call: () => 'changeEmailAddress(emailAddress: "no address", currentPassword: "wrong")',
    own: LOGGED_IN,
    passes: ['INVALID_PARAMS'],
  },
  {
    operation: 'correctOwnDetails',
    call: () => 'correctOwnDetails(input: { phoneNumber: "1" }) { hasRecord }',
    own: LOGGED_IN,
    passes: BAD,
  },
  {
    operation: 'correctOwnBirthDate',
    call: () => 'correctOwnBirthDate(dateOfBirth: "1850-01-01") { hasRecord }',
    own: LOGGED_IN,
    passes: BAD,
  },
  {
    operation: 'correctBirthDate',
    call: (self) => `correctBirthDate(chariteerId: ${quote(self)}, dateOfBirth: "1850-01-01") { id }`,
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'changePassword',
    call: () => 'changePassword(currentPassword: "wrong", newPassword: "x") { playerId }',
    own: LOGGED_IN,
    passes: BAD,
  },
  {
    operation: 'createChariteer',
    call: (self, at) =>
      `createChariteer(input: { id: ${whose(self, at)}, playerAccountType: Chariteer, ${person} }) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['BAD_USER_INPUT', 'INVALID_PARAMS'],
  },
  {
    operation: 'createContract',
    when: 'for oneself or for somebody else',
    call: (self, at) => `createContract(chariteerId: ${whose(self, at)}, questId: "cancelled-own") { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['QUEST_CANCELLED'],
  },
  {
    operation: 'becomeRegular',
    call: (self, at) => `becomeRegular(questId: "cancelled-own", chariteerId: ${whose(self, at)}) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['QUEST_CANCELLED'],
  },
  ...[
    'skipRegularDate(id: "none", day: "2026-12-05", isSkipped: true) { id }',
    'pauseRegular(id: "none") { id }',
    'keepRegular(id: "none") { id }',
    'endRegular(id: "none")',
  ].map(
    (call): Right => ({
      operation: call.split('(')[0] ?? '',
      call: () => call,
      own: LOGGED_IN,
      passes: ['REQUEST_NOT_FOUND'],
    }),
  ),
  {
    operation: 'setRegularShare',
    call: (_, at) => `setRegularShare(providerId: "${charity[at]}", percent: 50) { percent }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'joinWaitingList',
    call: (self, at) =>
      `joinWaitingList(questId: "cancelled-own", chariteerId: ${whose(self, at)}) { position }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['QUEST_CANCELLED'],
  },
  {
    operation: 'leaveWaitingList',
    call: (self, at) => `leaveWaitingList(questId: "quest-own", chariteerId: ${whose(self, at)})`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: OK,
  },
  {
    operation: 'takeOfferedPlace',
    call: (self, at) => `takeOfferedPlace(questId: "quest-own", chariteerId: ${whose(self, at)}) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['OFFER_ENDED'],
  },
  {
    operation: 'declineOfferedPlace',
    call: (self, at) => `declineOfferedPlace(questId: "quest-own", chariteerId: ${whose(self, at)})`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: OK,
  },
  {
    operation: 'offerPlace',
    call: (_, at) => `offerPlace(questId: "quest-${at}", chariteerId: "nobody") { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: ['NOT_WAITING'],
  },
  {
    operation: 'takeOffWaitingList',
    call: (_, at) => `takeOffWaitingList(questId: "quest-${at}", chariteerId: "nobody")`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'setWaitingList',
    call: (_, at) => `setWaitingList(questId: "quest-${at}", isOpen: true) { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'addChariteerToGuild',
    when: 'for oneself or for somebody else',
    call: (self, at) => `addChariteerToGuild(id: ${whose(self, at)}, guildId: "nothing", code: "x") { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: BAD,
  },
  {
    operation: 'acceptGroupApplication',
    call: (_, at) =>
      `acceptGroupApplication(groupId: "group-${charity[at]}", applicationId: "nothing") { id }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['APPLICATION_NOT_FOUND'],
  },
  {
    operation: 'addGroupMember',
    call: (_, at) =>
      `addGroupMember(groupId: "group-${charity[at]}", username: "gold", roleId: "nothing") { id }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['ROLE_NOT_FOUND'],
  },
  {
    operation: 'addGroupMember',
    when: 'to a guild',
    call: () => `addGroupMember(groupId: "${GUILD_ID}", username: "gold", roleId: "members") { id }`,
    own: list('guildadmin'),
    passes: ['GUILD_ADDS_NOBODY'],
  },
  {
    operation: 'disputeAttendance',
    call: () => `disputeAttendance(contractId: "nothing", claim: ${HOURS_CLAIM}) { id }`,
    own: LOGGED_IN,
    passes: ['CONTRACT_NOT_FOUND'],
  },
  {
    operation: 'claimPresence',
    call: (self, at) =>
      `claimPresence(questId: "nothing", chariteerId: ${whose(self, at)}, claim: ${HOURS_CLAIM}) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    refusal: 'CHARITEER_NOT_FOUND',
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'askStaffAboutHours',
    call: () => 'askStaffAboutHours(id: "nothing") { id }',
    own: LOGGED_IN,
    passes: ['HOURS_CLAIM_NOT_FOUND'],
  },
  {
    operation: 'answerHoursClaim',
    call: () => 'answerHoursClaim(id: "nothing", answer: accepted) { id }',
    own: LOGGED_IN,
    passes: ['HOURS_CLAIM_NOT_FOUND'],
  },
  {
    operation: 'answerBanQuestion',
    call: () => 'answerBanQuestion(id: "nothing", isSamePerson: true)',
    own: LOGGED_IN,
    passes: ['BAN_QUESTION_NOT_FOUND'],
  },
  {
    operation: 'withdrawGroupInvitation',
    call: (_, at) => `withdrawGroupInvitation(groupId: "group-${charity[at]}", invitationId: "nothing")`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['INVITATION_NOT_FOUND'],
  },
  {
    operation: 'answerGroupInvitation',
    call: () => 'answerGroupInvitation(id: "nothing", accept: true)',
    own: LOGGED_IN,
    passes: ['INVITATION_NOT_FOUND'],
  },
  {
    operation: 'leaveGroup',
    call: () => 'leaveGroup(groupId: "nothing")',
    own: LOGGED_IN,
    passes: ['GROUP_NOT_FOUND'],
  },
  {
    operation: 'applyToGroup',
    call: (_, at) => `applyToGroup(groupId: "group-${charity[at]}", answer: "https://evil.example") { id }`,
    own: LOGGED_IN,
    foreign: LOGGED_IN,
    passes: BAD,
  },
  {
    operation: 'declineGroupApplication',
    call: (_, at) => `declineGroupApplication(groupId: "group-${charity[at]}", applicationId: "nothing")`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['APPLICATION_NOT_FOUND'],
  },
  {
    operation: 'withdrawGroupApplication',
    call: (_, at) => `withdrawGroupApplication(groupId: "group-${charity[at]}")`,
    own: LOGGED_IN,
    foreign: LOGGED_IN,
    passes: ['APPLICATION_NOT_FOUND'],
  },
  {
    operation: 'changeMemberRole',
    call: (_, at) =>
      `changeMemberRole(groupId: "group-${charity[at]}", memberId: "captains", originRoleId: "captains",
        destinationRoleId: "nothing") { roleId }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['ROLE_NOT_FOUND'],
  },
  {
    operation: 'removeGroupMember',
    call: (_, at) => `removeGroupMember(groupId: "group-${charity[at]}", memberId: "nobody")`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['MEMBER_NOT_FOUND'],
  },
  {
    operation: 'sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved',
    call: () =>
      'sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved(acceptedPlayerID: "nobody")',
    own: LOGGED_IN,
    passes: ['APPLICATION_NOT_FOUND'],
  },
  { operation: 'createGroup', call: () => 'createGroup(groupName: "") { id }', own: LOGGED_IN, passes: BAD },
  {
    operation: 'createGuild',
    when: 'by oneself or by somebody else',
    call: (self, at) =>
      `createGuild(input: { name: "", classification: "", description: "",
        creatorId: ${whose(self, at)} }) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: BAD,
  },
  {
    operation: 'createMultipleOrientations',
    call: () => 'createMultipleOrientations(orientations: [], questId: "nothing") { id }',
    own: LOGGED_IN,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'createContract',
    when: 'for a guild',
    call: (self, at) =>
      `createContract(chariteerId: ${quote(self)}, questId: "quest-${at}", guildId: "nothing") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: ['GUILD_NOT_FOUND'],
  },
  {
    operation: 'reserveQuest',
    call: (_, at) => `reserveQuest(questId: "quest-${at}", guildId: "nothing") { outcome }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: ['GUILD_NOT_FOUND'],
  },
  {
    operation: 'withdrawReservationRequest',
    call: (_, at) => `withdrawReservationRequest(id: "request-${at}")`,
    own: QUEST_U,
    foreign: STAFF,
    passes: ['REQUEST_ENDED'],
  },
  {
    operation: 'answerReservationRequest',
    call: () => 'answerReservationRequest(id: "request-own", accepts: true)',
    own: list('guildadmin'),
    passes: ['REQUEST_ENDED'],
  },
  {
    operation: 'giveReservationBack',
    call: () => 'giveReservationBack(id: "released-own")',
    own: list('guildadmin'),
    passes: ['CONTRACT_NOT_FOUND'],
  },
  {
    operation: 'setGuildAsksFirst',
    call: () => `setGuildAsksFirst(guildId: "${GUILD_ID}", asksFirst: false)`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'setGuildClosedTo',
    call: () => `setGuildClosedTo(guildId: "${GUILD_ID}", providerId: "1", isClosed: false)`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'createGuildInvite',
    call: () => `createGuildInvite(guildId: "${GUILD_ID}") { expiresAt }`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'revokeGuildInvite',
    call: () => `revokeGuildInvite(guildId: "${GUILD_ID}", inviteId: "none")`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'joinGuildByInvite',
    call: () => 'joinGuildByInvite(token: "none") { id }',
    own: LOGGED_IN,
    passes: ['INVITATION_NOT_FOUND'],
  },
  {
    operation: 'announceToGuild',
    call: () => `announceToGuild(guildId: "${GUILD_ID}", text: "Hello", clientKey: "k") { id }`,
    own: list('guildadmin'),
    passes: ['MEMBER_NOT_FOUND'],
  },
  {
    operation: 'giveGuild',
    call: () => 'giveGuild(guildId: "nothing", applicationId: "none") { id }',
    own: STAFF,
    passes: ['GUILD_NOT_FOUND'],
  },
  {
    operation: 'chooseContestGuild',
    call: () => `chooseContestGuild(guildId: "${GUILD_ID}") { id }`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'chooseContestCharity',
    call: () => `chooseContestCharity(year: 2026, guildId: "${GUILD_ID}", charityId: "1") { year }`,
    own: list('guildadmin staff'),
    passes: ['CONTEST_NOT_WON'],
  },
  {
    operation: 'renewGuildCode',
    call: () => `renewGuildCode(guildId: "${GUILD_ID}") { id }`,
    own: list('guildadmin'),
    passes: OK,
  },
  {
    operation: 'writeToQuest',
    call: (_, at) =>
      `writeToQuest(questId: "quest-${at}", audience: everybody, text: "", clientKey: "k") { id }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'writeToCharity',
    call: () => 'writeToCharity(questId: "past-own", text: "", clientKey: "k") { id }',
    own: LOGGED_IN,
    passes: ['NOT_SIGNED_UP'],
  },
  {
    operation: 'answerVolunteer',
    call: (_, at) => `answerVolunteer(messageId: "asked-${at}", text: "", clientKey: "k") { id }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'askForAnswersAddress',
    call: (_, at) => `askForAnswersAddress(providerId: "${charity[at]}", emailAddress: "")`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'setRecordDemands',
    call: (_, at) =>
      `setRecordDemands(providerId: "${charity[at]}", demandsFullRecord: true) { demandsFullRecord }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'removeAnswersAddress',
    call: (_, at) => `removeAnswersAddress(providerId: "${charity[at]}")`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'confirmAnswersAddress',
    call: () => 'confirmAnswersAddress(token: "none") { providerName }',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'writeToGuild',
    call: (_, at) => `writeToGuild(questId: "quest-${at}", message: "", contact: "")`,
    own: QUEST_U,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'createDistrict',
    call: () =>
      `createDistrict(input: { name: "", acronym: "", county: "", state: "", noun: "", centerLatitude: 0,
        centerLongitude: 0, zoomLevel: 1 }) { id }`,
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'createProvider',
    call: () => 'createProvider(input: { name: "", districtId: "1" }) { id }',
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'createProviderAccount',
    call: () =>
      'createProviderAccount(input: { providerId: "1", username: "?", emailAddress: "?" }) { playerId }',
    own: STAFF,
    passes: ['INVALID_PARAMS'],
  },
  {
    operation: 'createQuest',
    when: 'as a draft',
    call: (self, at) => `createQuest(providerId: "${charity[at]}", postedById: ${quote(self)}) { id }`,
    own: grown(QUEST_C),
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'createQuest',
    when: 'published at once',
    call: (self, at) =>
      `createQuest(providerId: "${charity[at]}", postedById: ${quote(self)}, publishingStatus: Published) { id }`,
    own: QUEST_C,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'createQuest',
    when: 'in the name of somebody else',
    call: (self) => `createQuest(providerId: "1", postedById: ${other(self)}) { id }`,
    own: NOBODY,
    passes: BAD,
  },
  {
    operation: 'createQuestsFromTemplates',
    call: (self, at) =>
      `createQuestsFromTemplates(quests: [{ templateQuestId: "nothing", providerId: "${charity[at]}",
        postedById: ${quote(self)}, publishingStatus: Draft, startedAt: ${later} }]) { id }`,
    own: grown(QUEST_C),
    foreign: STAFF,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'createStamp',
    call: (_, at) => `createStamp(input: { providerId: "${charity[at]}", eventTitle: "" }) { id }`,
    own: QUEST_C,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateStamp',
    call: (_, at) => `updateStamp(input: { id: "stamp-${at}", eventTitle: "" }) { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'translateQuest',
    call: (_, at) => `translateQuest(id: "stamp-${at}", locale: "es", eventTitle: "Cena") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'describePicture',
    call: (_, at) => `describePicture(id: "${PICTURES[at]}", altText: "A loaf") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'removePicture',
    call: (_, at) => `removePicture(id: "${PICTURES[at]}") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'deleteStamp',
    call: (_, at) => `deleteStamp(id: "stamp-${at}") { id }`,
    own: QUEST_D,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'giveGuardianConsent',
    call: () => 'giveGuardianConsent(input: { guardianName: "", guardianEmail: "", hasConsented: false })',
    own: list('trustedminors youngmanager'),
    passes: BAD,
  },
  ...[
    'answerReminder(token: "x", isComing: true) { state }',
    'giveFeedback(token: "x", wouldComeAgain: true) { charity }',
    'answerOffer(token: "x", answer: TAKE) { state }',
    'decideGuardianConsent(token: "x", isAgreed: false)',
    'withdrawGuardianConsent(token: "x", browserKey: "y")',
    'eraseByGuardian(token: "x")',
    'setGuardianLanguage(token: "x", locale: "es")',
    'sendGuardianCode(token: "x")',
    'enterGuardianCode(token: "x", code: "123456") { browserKey }',
    'renewGuardianLink(token: "x", browserKey: "y")',
    'revokeGuardianLink(token: "x", browserKey: "y")',
    'allowPublicProfile(token: "x", browserKey: "y", isAllowed: true)',
    'endGuildByGuardian(token: "x", browserKey: "y", guildId: "z")',
    'signByGuardian(token: "x", browserKey: "y", documents: [], fullName: "Vera Day")',
    'decideMerge(token: "x", isAgreed: true)',
  ].map(
    (call): Right => ({
      operation: call.slice(0, call.indexOf('(')),
      // The right is the token.
      call: () => call,
      own: EVERYBODY,
      passes: ['INVALID_TOKEN'],
    }),
  ),
  {
    operation: 'sendGuardianLink',
    call: () => 'sendGuardianLink(email: "x")',
    own: EVERYBODY,
    passes: BAD,
  },
  {
    operation: 'registerChild',
    call: () =>
      'registerChild(input: { nameFirst: "", nameLast: "", dateOfBirth: "2018-01-01", signedName: "" }) { id }',
    own: list(
      'volunteer guildadmin outsider staff admins boardmembers employees managers staffrole nightcasemanagers kitchenmanagers frontdeskstaff coordinators captains new provider',
    ),
    // DEC-48 registers a child “under the own account”: emergency contact, consent and sign-ups are the adult's record's.
    // An account without one (not yet made, or a charity's) is led to make it first.
    passes: [...BAD, 'NO_VOLUNTEER_RECORD'],
  },
  {
    operation: 'eraseChild',
    call: () => 'eraseChild(id: "nothing")',
    own: LOGGED_IN,
    passes: ['CHARITEER_NOT_FOUND'],
  },
  ...['askForStandIn(contractId: "nothing") { id }', 'makeHandOverLink(contractId: "nothing") { id }'].map(
    (call): Right => ({
      operation: call.slice(0, call.indexOf('(')),
      call: () => call,
      own: LOGGED_IN,
      passes: ['CONTRACT_NOT_FOUND'],
    }),
  ),
  ...['endStandIn(id: "nothing")', 'takeStandIn(id: "nothing") { id }'].map(
    (call): Right => ({
      operation: call.slice(0, call.indexOf('(')),
      call: () => call,
      own: LOGGED_IN,
      passes: ['STAND_IN_NOT_FOUND'],
    }),
  ),
  {
    operation: 'takeHandedPlace',
    call: () => 'takeHandedPlace(token: "x") { id }',
    own: LOGGED_IN,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'setStampPlaces',
    call: (_, at) => `setStampPlaces(stampId: "stamp-${at}", allowsStandIns: true) { allowsStandIns }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'nameSupervisor',
    call: () => 'nameSupervisor(contractId: "nothing", supervisorUsername: "gold")',
    own: LOGGED_IN,
    passes: ['CONTRACT_NOT_FOUND'],
  },
  {
    operation: 'answerSupervision',
    call: () => 'answerSupervision(id: "nothing", isAgreed: true)',
    own: LOGGED_IN,
    passes: ['SUPERVISION_NOT_FOUND'],
  },
  {
    operation: 'giveNewChariteerAccountDefaultValues',
    call: () =>
      `giveNewChariteerAccountDefaultValues(firstName: "A", lastName: "B", phoneNumber: "1", dob: "2000-01-01") {
        nameFirst }`,
    own: list('new'),
    passes: BAD,
  },
  {
    operation: 'startJoining',
    call: () => 'startJoining(email: "nobody") { questId }',
    own: EVERYBODY,
    passes: ['INVALID_PARAMS'],
  },
  {
    operation: 'enterJoiningCode',
    call: () => 'enterJoiningCode(code: "000000") { joining { questId } }',
    own: EVERYBODY,
    passes: ['JOINING_NOT_FOUND'],
  },
  {
    operation: 'openJoiningLink',
    call: () => 'openJoiningLink(token: "none") { joining { questId } }',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'finishJoining',
    call: () =>
      'finishJoining(input: { nameFirst: "A", nameLast: "B", dateOfBirth: "1990-01-01", hasAgreed: true }) { joining { questId } }',
    own: EVERYBODY,
    passes: ['JOINING_NOT_FOUND'],
  },
  {
    operation: 'changeUserName',
    call: () => 'changeUserName(username: "x") { username }',
    own: LOGGED_IN,
    passes: ['INVALID_PARAMS'],
  },
  {
    operation: 'logInByVerifiedLink',
    call: () => 'logInByVerifiedLink(token: "none") { playerId }',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'loginWithEmail',
    call: () => 'loginWithEmail(email: "a@b.example", password: "x", titleId: "other") { playerId }',
    own: EVERYBODY,
    passes: ['INVALID_TITLE_ID'],
  },
  {
    operation: 'liftProviderBan',
    call: (_, at) => `liftProviderBan(providerId: "${charity[at]}", chariteerId: "nobody")`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'askForDataCopy',
    call: () => 'askForDataCopy { state }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'createCalendarFeed',
    call: () => 'createCalendarFeed { address }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'follow',
    call: () => 'follow(what: { providerId: "nothing" }) { types }',
    own: LOGGED_IN,
    passes: ['PROVIDER_NOT_FOUND', 'NO_VOLUNTEER_RECORD'],
  },
  {
    operation: 'unfollow',
    call: () => 'unfollow(what: { type: "water" }) { types }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'setFollowNews',
    call: () => 'setFollowNews(isOn: false) { hasNews }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'setMessageChoices',
    call: () => 'setMessageChoices(choices: []) { reachable }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'addPushSubscription',
    call: () => 'addPushSubscription(input: { endpoint: "x", p256dh: "x", auth: "x" }) { id }',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT'],
  },
  {
    operation: 'removePushSubscription',
    call: () => 'removePushSubscription(id: "none")',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'unsubscribe',
    call: () => 'unsubscribe(token: "x") { class }',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'readInboxMessage',
    call: () => 'readInboxMessage(id: "nothing") { id }',
    own: LOGGED_IN,
    passes: ['MESSAGE_NOT_FOUND'],
  },
  { operation: 'readAllInboxMessages', call: () => 'readAllInboxMessages', own: LOGGED_IN, passes: OK },
  {
    operation: 'requestTextNumber',
    call: () => 'requestTextNumber(number: "2015550123", agreedVersion: "none") { state }',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT'],
  },
  {
    operation: 'confirmTextNumber',
    call: () => 'confirmTextNumber(code: "000000") { state }',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT'],
  },
  { operation: 'removeTextNumber', call: () => 'removeTextNumber', own: LOGGED_IN, passes: OK },
  { operation: 'setLanguage', call: () => 'setLanguage(locale: "es")', own: LOGGED_IN, passes: OK },
  {
    operation: 'setPrivacy',
    call: () => 'setPrivacy(input: {}) { id }',
    own: LOGGED_IN,
    // Who has no volunteer record has nothing to show.
    passes: [undefined, 'NO_VOLUNTEER_RECORD'],
  },
  {
    operation: 'celebrateTypes',
    call: () => 'celebrateTypes(types: ["food"])',
    own: LOGGED_IN,
    passes: [undefined, 'NO_VOLUNTEER_RECORD'],
  },
  {
    operation: 'createVolunteerLabel',
    call: (_, at) => `createVolunteerLabel(providerId: "${charity[at]}", name: " ") { id }`,
    own: grown(ALERTS),
    foreign: STAFF,
    passes: BAD,
  },
  ...['renameVolunteerLabel(id: "none", name: "x") { id }', 'deleteVolunteerLabel(id: "none") { id }'].map(
    (call): Right => ({
      operation: call.slice(0, call.indexOf('(')),
      call: () => call,
      own: LOGGED_IN,
      passes: ['LABEL_NOT_FOUND'],
    }),
  ),
  {
    operation: 'labelVolunteers',
    call: () => 'labelVolunteers(labelId: "none", volunteerIds: [])',
    own: LOGGED_IN,
    passes: ['LABEL_NOT_FOUND'],
  },
  {
    operation: 'addVolunteerNote',
    call: (_, at) => `addVolunteerNote(providerId: "${charity[at]}", volunteerId: "gold", text: " ") { id }`,
    own: grown(ALERTS),
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'deleteVolunteerNote',
    call: () => 'deleteVolunteerNote(id: "none") { id }',
    own: LOGGED_IN,
    passes: ['NOTE_NOT_FOUND'],
  },
  {
    operation: 'askGuardianToSign',
    call: () => 'askGuardianToSign(questId: "none")',
    own: list('trustedminors youngmanager'),
    passes: ['QUEST_NOT_FOUND', 'RATE_LIMITED'],
  },
  {
    operation: 'saveDocument',
    call: (_, at) =>
      `saveDocument(input: { providerId: "${charity[at]}", title: "", text: "", audience: everyone, isForAll: true }) { id }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'withdrawDocument',
    call: (_, at) => `withdrawDocument(id: "document-${at}")`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'signDocuments',
    call: (self, at) => `signDocuments(chariteerId: ${whose(self, at)}, documents: [], fullName: "X")`,
    own: grown(LOGGED_IN),
    foreign: NOBODY,
    passes: BAD,
  },
  {
    operation: 'recordPaperSignature',
    call: (_, at) => `recordPaperSignature(id: "document-${at}", username: "none", fullName: "Vera Day")`,
    own: LETTERS,
    foreign: STAFF,
    passes: ['CHARITEER_NOT_FOUND'],
  },
  {
    operation: 'recordCheck',
    call: (_, at) =>
      `recordCheck(providerId: "${charity[at]}", username: "none", kind: foodHandler, lastDay: "2026-12-01") { kind }`,
    own: grown(RECAP),
    foreign: STAFF,
    passes: ['CHARITEER_NOT_FOUND'],
  },
  {
    operation: 'requireCheck',
    call: (_, at) => `requireCheck(providerId: "${charity[at]}", kind: foodHandler, requiredBy: ["none"])`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'makeLetter',
    call: (self, at) => `makeLetter(${NO_HOURS}, chariteerId: ${whose(self, at)}) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['LETTER_WITHOUT_HOURS'],
  },
  {
    operation: 'makeVolunteerLetter',
    call: (_, at) =>
      `makeVolunteerLetter(${NO_HOURS}, providerId: "${charity[at]}", chariteerId: "gold") { id }`,
    own: LETTERS,
    foreign: STAFF,
    passes: ['LETTER_WITHOUT_HOURS'],
  },
  {
    operation: 'revokeLetter',
    call: () => 'revokeLetter(id: "none") { id }',
    own: LOGGED_IN,
    passes: ['LETTER_NOT_FOUND'],
  },
  {
    operation: 'shareYear',
    call: () => 'shareYear(year: 1999) { address }',
    own: LOGGED_IN,
    passes: ['YEAR_NOT_FOUND'],
  },
  {
    operation: 'shareRecap',
    call: (_, at) => `shareRecap(providerId: "${charity[at]}", period: "2026-13") { address }`,
    own: grown(RECAP),
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'unshareRecap',
    call: (_, at) => `unshareRecap(providerId: "${charity[at]}", period: "2026-13")`,
    own: grown(RECAP),
    foreign: STAFF,
    passes: BAD,
  },
  { operation: 'unshareYear', call: () => 'unshareYear(year: 2025)', own: LOGGED_IN, passes: OK },
  { operation: 'revokeCalendarFeed', call: () => 'revokeCalendarFeed', own: LOGGED_IN, passes: OK },
  {
    operation: 'enterOrganizationCode',
    call: () => 'enterOrganizationCode(questId: "nothing", code: "x")',
    own: LOGGED_IN,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'signUpForDates',
    call: () => 'signUpForDates(questIds: ["nothing"]) { outcome }',
    own: LOGGED_IN,
    passes: OK,
  },
  { operation: 'logout', call: () => 'logout', own: EVERYBODY, passes: OK },
  {
    operation: 'judgeTypedPassword',
    call: () => 'judgeTypedPassword(password: "lantern on the pier")',
    own: EVERYBODY,
    passes: OK,
  },
  {
    operation: 'providerAlterSpecificQuestAttendance',
    call: (_, at) =>
      `providerAlterSpecificQuestAttendance(newQuestInfo: { questID: "quest-${at}",
        volunteers: [{ itemInstanceID: "held-${at}", status: Booted }] }) { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'providerVerifyChariteerQuestContract',
    call: (_, at) =>
      `providerVerifyChariteerQuestContract(newQuestInfo: { questID: "quest-${at}",
        itemInstanceID: "held-${at}", status: Booted }) { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'providerAlterSpecificQuestDetails',
    call: (_, at) =>
      `providerAlterSpecificQuestDetails(newQuestInfo: { questID: "quest-${at}", eventTitle: "" }) { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'registerChariteer',
    call: () =>
      `registerChariteer(input: { ${person}, password: "x", passwordConfirmation: "y" }) { playerId }`,
    own: EVERYBODY,
    passes: ['BAD_USER_INPUT', 'INVALID_PARAMS'],
  },
  {
    operation: 'registerUser',
    call: () => 'registerUser(email: "?", username: "?", password: "x") { playerId }',
    own: EVERYBODY,
    passes: ['BAD_USER_INPUT', 'INVALID_PARAMS'],
  },
  {
    operation: 'removeChariteer',
    call: () => 'removeChariteer(input: { emailAddress: "other@demo.example" }) { id }',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT', 'PROVIDER_ACCOUNT_NOT_REMOVABLE'],
  },
  {
    operation: 'resendVerification',
    call: () => 'resendVerification(token: "none")',
    own: EVERYBODY,
    passes: [undefined, 'INVALID_TOKEN', 'BAD_USER_INPUT'],
  },
  {
    operation: 'resetPassword',
    call: () => 'resetPassword(token: "none", password: "long enough 7")',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  { operation: 'beginPasskey', call: () => 'beginPasskey', own: LOGGED_IN, passes: OK },
  {
    operation: 'addPasskey',
    call: () => 'addPasskey(credential: "{}") { id }',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT'],
  },
  {
    operation: 'renamePasskey',
    call: () => 'renamePasskey(id: "none", name: "Key") { id }',
    own: LOGGED_IN,
    passes: ['PASSKEY_NOT_FOUND'],
  },
  {
    operation: 'removePasskey',
    call: () => 'removePasskey(id: "none")',
    own: LOGGED_IN,
    passes: ['PASSKEY_NOT_FOUND'],
  },
  { operation: 'beginPasskeyLogIn', call: () => 'beginPasskeyLogIn', own: EVERYBODY, passes: OK },
  {
    operation: 'logInByPasskey',
    call: () => 'logInByPasskey(credential: "{}") { playerId }',
    own: EVERYBODY,
    passes: ['BAD_USER_INPUT'],
  },
  {
    operation: 'beginPasskeyProof',
    call: () => 'beginPasskeyProof',
    own: LOGGED_IN,
    passes: ['PASSKEY_NOT_FOUND'],
  },
  {
    operation: 'proveByPasskey',
    call: () => 'proveByPasskey(credential: "{}") { isRecent }',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT'],
  },
  {
    operation: 'proveIdentity',
    call: () => 'proveIdentity(password: "wrong") { isRecent }',
    own: LOGGED_IN,
    // The second of who has no password.
    passes: ['WRONG_PROOF', 'BAD_USER_INPUT'],
  },
  {
    operation: 'askPasskeyAtLogIn',
    call: () => 'askPasskeyAtLogIn(isAsked: true)',
    own: LOGGED_IN,
    passes: ['PASSKEY_NOT_FOUND'],
  },
  {
    operation: 'enterSecondFactor',
    // The right is the login that waits.
    call: () => 'enterSecondFactor(code: "123456", logInToken: "x") { playerId }',
    own: EVERYBODY,
    passes: ['LOG_IN_LAPSED'],
  },
  {
    operation: 'askFactorRecovery',
    call: () => 'askFactorRecovery(logInToken: "x") { state }',
    own: EVERYBODY,
    passes: ['LOG_IN_LAPSED'],
  },
  {
    operation: 'stopFactorRecovery',
    // The right is the token.
    call: () => 'stopFactorRecovery(token: "x")',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'beginOneTimePassword',
    call: () => 'beginOneTimePassword { secret }',
    own: LOGGED_IN,
    passes: OK,
  },
  {
    operation: 'confirmOneTimePassword',
    call: () => 'confirmOneTimePassword(code: "none") { codes }',
    own: LOGGED_IN,
    passes: ['WRONG_SECOND_FACTOR', 'NO_SECOND_FACTOR'],
  },
  {
    operation: 'renewRecoveryCodes',
    call: () => 'renewRecoveryCodes { codes }',
    own: LOGGED_IN,
    passes: ['NO_SECOND_FACTOR'],
  },
  {
    operation: 'removeOneTimePassword',
    call: () => 'removeOneTimePassword',
    own: LOGGED_IN,
    passes: ['NO_SECOND_FACTOR'],
  },
  {
    operation: 'demandSecondFactor',
    call: (_, at) => `demandSecondFactor(providerId: "${charity[at]}", isDemanded: false)`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: ['SECOND_FACTOR_REQUIRED'],
  },
  {
    operation: 'grantFactorRecovery',
    call: () => 'grantFactorRecovery(accountId: "nobody") { id }',
    own: STAFF,
    passes: ['REQUEST_NOT_FOUND'],
  },
  {
    operation: 'refuseFactorRecovery',
    call: () => 'refuseFactorRecovery(accountId: "nobody")',
    own: STAFF,
    passes: ['REQUEST_NOT_FOUND'],
  },
  // Mailed to who has no password.
  {
    operation: 'sendProofCode',
    call: () => 'sendProofCode',
    own: LOGGED_IN,
    passes: ['BAD_USER_INPUT', undefined],
  },
  { operation: 'endSession', call: () => 'endSession(id: "none")', own: LOGGED_IN, passes: OK },
  { operation: 'endOtherSessions', call: () => 'endOtherSessions', own: LOGGED_IN, passes: OK },
  {
    operation: 'endSessionByLink',
    call: () => 'endSessionByLink(token: "none")',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'takeAccountBack',
    call: () => 'takeAccountBack(token: "none")',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'undoAddressChange',
    call: () => 'undoAddressChange(token: "none")',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'verifyEmail',
    call: () => 'verifyEmail(token: "none")',
    own: EVERYBODY,
    passes: ['INVALID_TOKEN'],
  },
  {
    operation: 'sendAccountRecoveryEmail',
    call: () => 'sendAccountRecoveryEmail(email: "?", titleId: "other")',
    own: EVERYBODY,
    passes: ['INVALID_TITLE_ID'],
  },
  {
    operation: 'retryFailedMails',
    call: () => 'retryFailedMails { retriedCount }',
    own: STAFF,
    passes: OK,
  },
  {
    operation: 'retryOutboxMessage',
    call: () => 'retryOutboxMessage(id: "nothing") { id }',
    own: STAFF,
    passes: ['MAIL_NOT_FOUND'],
  },
  {
    operation: 'saveQuestConfiguration',
    call: (_, at) =>
      `saveQuestConfiguration(providerId: "${charity[at]}", questConfiguration: "{}", expectedVersion: "old") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: ['EDIT_CONFLICT'],
  },
  {
    operation: 'setContestYear',
    call: () => 'setContestYear(year: 1999) { year }',
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'setGroupGoals',
    call: (_, at) =>
      `setGroupGoals(groupId: "group-${charity[at]}", providerIds: ["nothing"], targets: []) { groupId }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'setReminders',
    call: (_, at) => `setReminders(providerId: "${charity[at]}", reminders: ["9w"]) { chosen }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: BAD,
  },
  { operation: 'closeSponsorBanner', call: () => 'closeSponsorBanner', own: LOGGED_IN, passes: OK },
  {
    operation: 'setSubscriptionStatus',
    call: () => 'setSubscriptionStatus(id: "nobody", subscriptionStatus: gold) { id }',
    own: STAFF,
    passes: ['CHARITEER_NOT_FOUND'],
  },
  {
    operation: 'askForCharityAccount',
    call: () =>
      'askForCharityAccount(input: { charityName: "", place: "", contactName: "", emailAddress: "x", message: "" })',
    own: EVERYBODY,
    passes: BAD,
  },
  {
    operation: 'acceptCharityRequest',
    call: () => `acceptCharityRequest(input: { id: "nothing", name: "", mission: "", districtId: "1", locationName: "",
      address: "", contactName: "", username: "?", emailAddress: "?", locale: "en" }) { id }`,
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'declineCharityRequest',
    call: () => 'declineCharityRequest(id: "nothing", reason: "No.")',
    own: STAFF,
    passes: ['CHARITY_REQUEST_NOT_FOUND'],
  },
  {
    operation: 'settleCharityRequest',
    call: () => 'settleCharityRequest(id: "nothing")',
    own: STAFF,
    passes: ['CHARITY_REQUEST_NOT_FOUND'],
  },
  {
    operation: 'setSiteSettings',
    call: () => 'setSiteSettings(settings: [{ key: "nothing", entries: [] }]) { key }',
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'setSupplyFaq',
    call: () => 'setSupplyFaq(entries: [{ question: "", answer: "" }]) { question }',
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'setVeilOfTime',
    call: () => 'setVeilOfTime(day: "2020-01-01")',
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'signVolunteerUpForQuest',
    call: () => 'signVolunteerUpForQuest(charityID: "1", questID: "nothing") { id }',
    own: LOGGED_IN,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'updateChariteer',
    call: (self, at) =>
      `updateChariteer(id: ${whose(self, at)}, favoriteDistrictsList: ["1", "2", "3"]) { id }`,
    own: LOGGED_IN,
    foreign: NOBODY,
    passes: ['TOO_MANY_FAVORITE_DISTRICTS'],
  },
  {
    operation: 'updateContract',
    call: (self, at) =>
      `updateContract(id: "held-${at}", updateAction: "NONE", supervisorId: ${quote(self)}) { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateContract',
    when: 'in the name of somebody else',
    call: (self) =>
      `updateContract(id: "held-own", updateAction: "BOOT", supervisorId: ${other(self)}) { id }`,
    own: NOBODY,
    passes: BAD,
  },
  {
    operation: 'updateContracts',
    call: (self, at) => `updateContracts(contracts: [${attendance(self, `held-${at}`)}]) { id }`,
    own: ATTENDANCE,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateContracts',
    when: 'in the name of somebody else',
    call: (self) =>
      `updateContracts(contracts: [${attendance(self === 'teen' ? 'gold' : 'teen', 'held-own')}]) { id }`,
    own: NOBODY,
    passes: BAD,
  },
  {
    operation: 'updateDistrict',
    call: () => 'updateDistrict(input: { id: "1", name: "" }) { id }',
    own: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateOrientation',
    call: (self, at) =>
      `updateOrientation(id: "record-${at}", supervisorId: ${quote(self)}, expiredAt: "2000-01-01T00:00:00Z") { id }`,
    own: RECAP,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateOrientation',
    when: 'in the name of somebody else',
    call: (self) => `updateOrientation(id: "record-own", supervisorId: ${other(self)}) { id }`,
    own: NOBODY,
    passes: BAD,
  },
  {
    operation: 'createTemplateOrientation',
    call: (_, at) => `createTemplateOrientation(input: { providerId: "${charity[at]}", name: "" }) { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateTemplateOrientation',
    call: (_, at) => `updateTemplateOrientation(input: { id: "training-${at}", name: "" }) { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'deleteTemplateOrientation',
    call: (_, at) => `deleteTemplateOrientation(id: "training-${at}") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: ['ORIENTATION_IN_USE'],
  },
  ...['sendChariteersAlert', 'sendChariteersManaAlert'].flatMap((operation): Right[] => [
    {
      operation,
      call: (self, at) => `${operation}(${alertTo(self, at)}) { id }`,
      own: ALERTS,
      foreign: STAFF,
      passes: BAD,
    },
    {
      operation,
      when: 'in the name of somebody else',
      call: () => `${operation}(${alertTo('nobody', 'own')}) { id }`,
      own: NOBODY,
      passes: BAD,
    },
  ]),
  {
    operation: 'topUpWallet',
    call: (_, at) => `topUpWallet(providerId: "${charity[at]}", amount: 0, reason: "", seenMana: 0) { mana }`,
    own: STAFF,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateCharitySettings',
    call: (_, at) =>
      `updateCharitySettings(input: { id: "${charity[at]}", mission: "${'x'.repeat(5001)}" }) { id }`,
    own: GROUP_ADMINS,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateProvider',
    call: (_, at) => `updateProvider(input: { id: "${charity[at]}", name: "" }) { id }`,
    own: STAFF,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'markCalled',
    call: (_, at) => `markCalled(questId: "quest-${at}", chariteerId: "nobody", isCalled: true) { id }`,
    own: grown(MANAGERS),
    foreign: STAFF,
    passes: ['CONTRACT_NOT_FOUND'],
  },
  {
    operation: 'updateQuest',
    when: 'to edit',
    call: (_, at) => `updateQuest(id: "quest-${at}", eventTitle: "") { id }`,
    own: QUEST_U,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'updateQuest',
    when: 'to cancel',
    call: (_, at) => `updateQuest(id: "past-${at}", publishingStatus: Cancelled) { id }`,
    own: QUEST_D,
    foreign: STAFF,
    passes: ['QUEST_STARTED'],
  },
  {
    operation: 'websitePublishAllDraftsToActiveQuests',
    call: (_, at) =>
      `websitePublishAllDraftsToActiveQuests(providerID: "${charity[at]}", draftQuests: ["nothing"]) { id }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: ['QUEST_NOT_FOUND'],
  },
  {
    operation: 'editQuests',
    call: (_, at) => `editQuests(providerId: "${charity[at]}", quests: [], changes: {}) { results { id } }`,
    own: MANAGERS,
    foreign: STAFF,
    passes: BAD,
  },
  {
    operation: 'publishDrafts',
    call: (_, at) => `publishDrafts(providerId: "${charity[at]}", questIds: ["nothing"]) { code }`,
    own: grown(QUEST_U),
    foreign: STAFF,
    passes: OK,
  },
  {
    operation: 'deleteDraft',
    call: (_, at) => `deleteDraft(id: "quest-${at}") { id }`,
    own: grown(QUEST_D),
    foreign: STAFF,
    passes: ['QUEST_WAS_SEEN'],
  },
  {
    operation: 'takeBack',
    when: 'a change of somebody else',
    call: () => 'takeBack(token: "x")',
    own: LOGGED_IN,
    passes: ['UNDO_NOT_FOUND'],
  },
  {
    operation: 'writePlayerEvent',
    call: () => 'writePlayerEvent(eventName: chariteer_views_quest)',
    own: LOGGED_IN,
    passes: [undefined, 'BAD_USER_INPUT'],
  },
  {
    operation: 'setCharityContact',
    call: (_, at) => `setCharityContact(providerId: "${charity[at]}", isOpen: true) { isOpen }`,
    own: LOGGED_IN,
    foreign: LOGGED_IN,
    passes: ['PROVIDER_NOT_FOUND'],
  },
  {
    operation: 'openEmergencyContact',
    call: (_, at) => `openEmergencyContact(contractId: "held-${at}") { name }`,
    own: grown(MANAGERS),
    foreign: STAFF,
    // The quest is tomorrow: too early for those who work with the people of a day.
    passes: [undefined, 'EMERGENCY_CONTACT_CLOSED'],
  },
];
