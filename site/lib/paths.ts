import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';

/** Addresses of the site and the console, each written once. Ids are escaped. */
export const paths = {
  splash: () => '/',
  home: () => '/home',
  ownQuests: () => '/home#own-quests',
  history: (page = 1) => `/history${searchOf({ page: page > 1 ? String(page) : '' })}`,
  /** Page on which volunteers claim hours, of a sign-up or of a quest they were not on. */
  hours: (about: { contract?: string; quest?: string }) => `/hours${searchOf(about)}`,
  charityList: () => '/charityList',
  /** Quests of all charities; `search` says what is looked for, by `searchOfAsk`. */
  find: (search = '') => `/find${search}`,
  guilds: () => '/guilds',
  guildSearch: (q: string, page = 1) =>
    `/guilds${searchOf({ q, page: page > 1 ? String(page) : '' })}#available`,
  guildFounded: (id: string) => `/guilds?founded=${encodeURIComponent(id)}`,
  createGuild: () => '/guilds?create=kind',
  guildKind: (kind: string) => `/guilds?create=kind&kind=${kind}`,
  about: () => '/about',
  privacy: () => '/privacy',
  terms: () => '/terms',
  dataHandling: () => '/data-handling',
  accessibility: () => '/accessibility',
  developers: () => '/developers',
  /** An operation or a type of the API. */
  apiEntry: (name: string) => `/developers/${encodeURIComponent(name)}`,
  contest: () => '/contest',
  contestStandings: () => '/contest/standings',
  pastContest: (year: number) => `/contest/${year}`,
  createAccount: () => '/createAccount',
  createAccountFor: (returnTo: string) => `/createAccount?returnTo=${encodeURIComponent(returnTo)}`,
  createChariteerAccount: () => '/createChariteerAccount',
  /** Page to start with an email address, with or without a quest. */
  /** `invitation`: of the link of a friend by which they came. */
  join: (quest = '', invitation = '') => `/join${searchOf({ quest, with: invitation })}`,
  /** Joining without a sign-up, which leads back to a page. */
  joinAndReturn: (returnTo: string) => `/join${searchOf({ returnTo })}`,
  joinCode: () => '/join/code',
  joinWho: () => '/join/who',
  joinLink: (quest = '') => `/join/link${searchOf({ quest })}`,
  /** What a quest asks of someone who is known already, and came by its link. */
  joinQuestions: (quest: string) => `/join/questions${searchOf({ quest })}`,
  createProviderAccount: (request = '') => `/createProviderAccount${searchOf({ request })}`,
  verifyEmail: (token?: string | null, quest?: string | null) =>
    `/verifyEmail${searchOf({ token: token ?? '', quest: quest ?? '' })}`,
  verifiedEmail: () => '/verifiedEmail',
  accountRemoval: () => '/account-removal',
  settings: () => '/settings',
  prove: (returnTo?: string) => `/prove${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  logInSecond: (returnTo?: string) =>
    `/login/second${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  stopRecovery: () => '/stop-recovery',
  takeBack: (token?: string) => `/take-back${token ? `?token=${encodeURIComponent(token)}` : ''}`,
  answersAddress: () => '/answers-address',
  undoAddress: () => '/undo-address',
  endSession: () => '/end-session',
  answer: (token = '', done = '') => `/answer${searchOf({ token, done })}`,
  kiosk: (view: { person?: string; ask?: 'walk-in' | 'close' | 'leave' | 'return' | 'names' } = {}) =>
    `/kiosk${searchOf(view)}`,
  checkIn: (code = '') => `/check-in${searchOf({ code })}`,
  walkIn: (token = '') => `/walk-in${searchOf({ token })}`,
  walkInHours: () => '/walk-in/hours',
  offer: (token = '', done = '') => `/offer${searchOf({ token, done })}`,
  /** Page to take over a spot, by a link or because a sub is wanted publicly. */
  handOver: (token = '') => `/hand-over${searchOf({ token })}`,
  standIn: (id = '') => `/stand-in${searchOf({ id })}`,
  feedback: (token = '', done = '') => `/again${searchOf({ token, done })}`,
  volunteerRecord: () => '/noob',
  guardianConsent: () => '/home#guardian-consent',
  privacyChoices: () => '/settings/privacy',
  secondFactor: () => '/settings/second-factor',
  messageChoices: () => '/settings/messages',
  following: () => '/settings/following',
  ownData: () => '/settings/data',
  letters: () => '/letters',
  regulars: () => '/regulars',
  letterFile: (id: string) => `/files/letters/${encodeURIComponent(id)}`,
  signatureFile: (id: string, locale: Locale, token = '') =>
    `/files/signatures/${encodeURIComponent(id)}${searchOf({ lang: locale, token })}`,
  letterCheck: (code: string) => `/letter/${encodeURIComponent(code)}`,
  /** The file itself; who may not have it is led to the page. */
  ownDataFile: (locale: Locale) => calendarIn(locale, '/files/my-data.html'),
  unsubscribe: (token?: string) => `/unsubscribe${token ? `?token=${encodeURIComponent(token)}` : ''}`,
  inbox: (page = 1) => `/inbox${searchOf({ page: page > 1 ? String(page) : '' })}`,
  inboxMessage: (id: string) => `/inbox/${encodeURIComponent(id)}`,
  guardian: (token?: string) => `/guardian${token ? `?token=${encodeURIComponent(token)}` : ''}`,
  mergeDecision: (token?: string) => `/guardian/records${token ? `?token=${encodeURIComponent(token)}` : ''}`,
  guardianDecision: (token?: string) =>
    `/guardian/consent${token ? `?token=${encodeURIComponent(token)}` : ''}`,
  supervision: () => '/supervision',
  children: () => '/children',
  passwordReset: (token = '') => `/passwordReset${searchOf({ token })}`,
  logout: () => '/logout',
  organization: () => '/organization',
  language: () => '/language',
  consoleHome: () => '/console',
  calendar: () => '/console/calendar',
  volunteers: () => '/console/chariteers',
  groups: () => '/console/groups',
  guildsInConsole: () => '/console/guilds',
  data: () => '/console/data',
  pastQuests: () => '/console/past-quests',
  login: (returnTo?: string) => `/login${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  closeBanner: () => '/close-banner',
  out: (place: string) => `/out/${place}`,
  volunteer: (id: string) => `/chariteers/${encodeURIComponent(id)}`,
  mailbox: () => '/mailbox',
  subscribe: () => '/subscribe',
  offline: () => '/offline',
  linkMenu: () => '/link-menu',
  calendarFeed: () => '/calendar-feed',
  invitations: () => '/invitations',
  charityContacts: () => '/settings/charities',
  charityCalendarFile: (id: string, locale: Locale) =>
    calendarIn(locale, `/charity/${encodeURIComponent(id)}.ics`),
  questCalendarFile: (id: string, locale: Locale) =>
    calendarIn(locale, `/quest/${encodeURIComponent(id)}.ics`),
  /** To the next quest of a type that the viewer could take. */
  nextQuest: (categoryId: string) => `/next/${encodeURIComponent(categoryId)}`,
  questPicture: (id: string) => `/og/quest/${encodeURIComponent(id)}.png`,
  yourYear: (year: number) => `/your-year/${year}`,
  ownYearPicture: (year: number) => `/og/own-year/${year}.png`,
  ownYearStory: (year: number) => `/og/own-year-story/${year}.png`,
  sharedRecap: (token: string) => `/shared-recap/${encodeURIComponent(token)}`,
  sharedYear: (token: string) => `/shared-year/${encodeURIComponent(token)}`,
  sharedYearPicture: (token: string) => `/og/year/${encodeURIComponent(token)}.png`,
  profileStory: (chariteerId: string) => `/og/arms/${encodeURIComponent(chariteerId)}.png`,
  profilePicture: (chariteerId: string) => `/og/chariteer/${encodeURIComponent(chariteerId)}.png`,
  sitePicture: () => '/og/default.png',
  manifest: (language = '') => `/manifest.webmanifest${searchOf({ language })}`,
  district: (id: string) => `/district/${encodeURIComponent(id)}`,
  guild: (id: string) => `/guilds/${encodeURIComponent(id)}`,
  /** Page that uses a guild's invite; the link itself leads to another page. */
  guildInvitation: () => '/guilds/invitation',
  guildTab: (id: string, tab: string, page = 1) =>
    `/guilds/${encodeURIComponent(id)}${searchOf({ tab, page: page > 1 ? String(page) : '' })}#tabs`,
  guildPicture: (id: string) => `/og/guild/${encodeURIComponent(id)}.png`,
  /** Redirect to a quest's outside application, or to its page if it has none. */
  application: (id: string) => `/quest/${encodeURIComponent(id)}`,
  embed: (providerId: string) => `/embed/${encodeURIComponent(providerId)}`,
  questList: (providerId: string) => `/questList/${encodeURIComponent(providerId)}`,
  /** What answers there. */
  charityCalendarPage: (providerId: string) => `/questList/${encodeURIComponent(providerId)}/calendar`,
  charityCalendar: (providerId: string, month?: string) =>
    `/questList/${encodeURIComponent(providerId)}?view=calendar${month ? `&month=${month}` : ''}`,
  volunteerInConsole: (id: string) => `/console/chariteers/${encodeURIComponent(id)}`,
  sheetInConsole: (id: string) => `/console/quests/${encodeURIComponent(id)}/attendance`,
  questInConsole: (id: string) => `/console/quests/${encodeURIComponent(id)}/show`,
  providerQuest: (id: string) => `/console/quest/${encodeURIComponent(id)}`,
  editQuest: (id: string) => `/console/quests/${encodeURIComponent(id)}/edit`,
  questAttendance: (id: string) => `/console/quests/${encodeURIComponent(id)}/attendance`,
  questBroadcast: (id: string) => `/console/quests/${encodeURIComponent(id)}/broadcast`,
  quest: (providerId: string, id: string) =>
    `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(id)}`,
  /** Quest page with a friend's invitation. */
  questWith: (providerId: string, id: string, invitation: string) =>
    `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(id)}${searchOf({ with: invitation })}`,
  /** The page of a quest at its list of dates: of the viewer, or of a child under the account. */
  questDates: (providerId: string, id: string, picked: readonly string[], childId = '') =>
    `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(id)}${searchOf({ picked: picked.join('.'), for: childId })}#dates`,
  funProfile: (chariteerId: string) => `/chariteer-fun-profile/${encodeURIComponent(chariteerId)}`,
} as const;

/** The page of a quest with what became of the dates that were asked for. */
export function questPicked(providerId: string, id: string, picked: readonly string[]): string {
  return `${paths.quest(providerId, id)}${searchOf({ picked: picked.join('.') })}`;
}

/** A calendar whose own words are in a language: files have no language in their path. */
export function calendarIn(locale: Locale, address: string): string {
  return locale === FIRST_LOCALE ? address : `${address}?lang=${locale}`;
}

/** The query of an address, without what is empty. */
function searchOf(parameters: Record<string, string>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter(([, value]) => value !== ''),
  ).toString();
  return query && `?${query}`;
}
