import type { Page } from '@playwright/test';
import { ANSWERS } from './answer-people.ts';
import { EXAMPLE_GUILD, GUARDIAN_LINKS } from './every-state-charity.ts';
import { enterCode, sendCode } from './join-steps.ts';
import { CHOOSER, READER } from './message-people.ts';
import { DOUBLE_BOOKED, IN_LINE, OFFERED, offerPath, placesQuest } from './places-people.ts';
import { LAST_YEAR, SHARED_YEAR } from './profile-people.ts';
import { questInState, signUpBar } from './quest-page.ts';
import { DEMANDING, dateOfSeries } from './series-charity.ts';

export type ShownPage = {
  name: string;
  /** Member of the cast who looks; null for a visitor. */
  as: string | null;
  path: string;
  /** HTTP status when it is not 200. */
  status?: number;
  /** What has to be in place before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Opens what has to be looked at as well: a menu, a dialog. */
  open?: (page: Page) => Promise<void>;
  /** What opens floats outside the page's landmarks. */
  hasPopup?: boolean;
  /** The address itself opens a dialog, which hides the rest of the page from those who do not see it. */
  isDialog?: boolean;
};

export type SitePage = ShownPage & {
  /** The file below site/pages that makes it. */
  file: string;
};

const QUEST_LIST = 'questList/[providerID].astro';
const PROFILE = 'chariteer-fun-profile/[id].astro';
const QUEST = 'questList/[providerID]/quest/[id].astro';

const GUILD = 'guilds/[guildID].astro';
const gateGuild = (tab?: string) => `/guilds/${EXAMPLE_GUILD.id}${tab ? `?tab=${tab}` : ''}`;

/** Opens what the first button of a name opens. */
const openFirst = (name: string) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
/** Opens the first part of the page that is folded up. */
const openPart = (page: Page) => page.getByRole('main').locator('summary').first().click();
/** Opens every part of the page that is folded up. */
const openFolds = async (page: Page) => {
  const folds = page.getByRole('main').locator('details:not([open]) > summary').filter({ visible: true });
  while ((await folds.count()) > 0) await folds.first().click();
};
/** Opens the sheet of someone who can't make it, with all that it offers. */
const openOwnSheet = async (page: Page) => {
  await openFirst('Can’t make it')(page);
  for (const fold of await page.getByRole('dialog').locator('summary').all()) await fold.click();
};
const openDialog = (page: Page) => signUpBar(page).getByRole('button').first().click();

/** Every page of the site, and each of its dialogs and menus once. A page that is added stands here too. */
export const SITE_PAGES: readonly SitePage[] = [
  { file: 'index.astro', name: 'splash', as: null, path: '/' },
  { file: 'find.astro', name: 'quests to find', as: null, path: '/find' },
  {
    file: 'find.astro',
    name: 'all filters of finding',
    as: null,
    path: '/find?day=weekend&zip=7030&q=x&children=1',
    open: openFilters,
  },
  {
    file: 'find.astro',
    name: 'nothing found',
    as: null,
    path: '/find?day=today&time=morning&type=war&zip=07030&miles=1&children=1',
  },
  { file: 'find.astro', name: 'found with what hinders', as: 'teen', path: '/find?all=1&sort=need' },
  { file: 'login.astro', name: 'log-in', as: null, path: '/login' },
  { file: 'login/second.astro', name: 'lapsed second step', as: null, path: '/login/second' },
  {
    file: 'settings/second-factor.astro',
    name: 'second step',
    as: 'volunteer',
    path: '/settings/second-factor',
  },
  {
    file: 'stop-recovery.astro',
    name: 'stop of a recovery',
    as: null,
    path: '/stop-recovery?token=x',
    status: 410,
  },
  { file: 'join/index.astro', name: 'joining', as: null, path: '/join' },
  { file: 'join/code.astro', name: 'code to join by', as: null, path: '/join/code', before: sendCode },
  { file: 'join/who.astro', name: 'who joins', as: null, path: '/join/who', before: enterCode },
  {
    file: 'join/questions.astro',
    name: 'what a quest asks who is known',
    as: 'gold',
    path: '/join/questions?quest=flexible',
  },
  { file: 'join/link.astro', name: 'link to join by', as: null, path: '/join/link?token=x' },
  { file: 'createAccount.astro', name: 'account chooser', as: null, path: '/createAccount' },
  { file: 'createChariteerAccount.astro', name: 'registration', as: null, path: '/createChariteerAccount' },
  { file: 'createProviderAccount.astro', name: 'for charities', as: null, path: '/createProviderAccount' },
  { file: 'noob.astro', name: 'volunteer record', as: 'new', path: '/noob' },
  { file: 'passwordReset.astro', name: 'password reset', as: null, path: '/passwordReset' },
  { file: 'passwordReset.astro', name: 'link that has expired', as: null, path: '/passwordReset?token=x' },
  { file: 'verifyEmail.astro', name: 'verification', as: 'volunteer', path: '/verifyEmail' },
  { file: 'verifiedEmail.astro', name: 'verified', as: null, path: '/verifiedEmail' },
  { file: 'history.astro', name: 'history', as: 'volunteer', path: '/history' },
  { file: 'history.astro', name: 'no history', as: 'gold', path: '/history' },
  { file: 'regulars.astro', name: 'regulars', as: 'gold', path: '/regulars' },
  { file: 'letters.astro', name: 'letters', as: 'volunteer', path: '/letters' },
  { file: 'letters.astro', name: 'no hours for a letter', as: 'gold', path: '/letters' },
  { file: 'letter/[code].astro', name: 'code of no letter', as: null, path: '/letter/x', status: 404 },
  {
    file: 'walk-in/index.astro',
    name: 'link of no walk-in',
    as: null,
    path: '/walk-in?token=x',
    status: 404,
  },
  { file: 'walk-in/hours.astro', name: 'no walk-in’s link', as: 'gold', path: '/walk-in/hours', status: 404 },
  { file: 'check-in.astro', name: 'check-in without a code', as: null, path: '/check-in' },
  { file: 'check-in.astro', name: 'code of no poster', as: null, path: '/check-in?code=x', status: 404 },
  { file: 'kiosk.astro', name: 'closed kiosk', as: null, path: '/kiosk', status: 404 },
  {
    file: 'shared-recap/[token].astro',
    name: 'recap that nobody shares',
    as: null,
    path: '/shared-recap/none',
    status: 404,
  },
  { file: 'hours.astro', name: 'hours of no quest', as: 'volunteer', path: '/hours', status: 404 },
  { file: 'inbox/index.astro', name: 'inbox', as: READER, path: '/inbox' },
  { file: 'inbox/index.astro', name: 'empty inbox', as: CHOOSER, path: '/inbox' },
  {
    file: 'inbox/[messageID].astro',
    name: 'message that is not there',
    as: READER,
    path: '/inbox/nothing',
    status: 404,
  },
  { file: 'settings/data.astro', name: 'a file of one’s own data', as: READER, path: '/settings/data' },
  {
    file: 'settings/following.astro',
    name: 'what one follows',
    as: 'volunteer',
    path: '/settings/following',
  },
  { file: 'settings/messages.astro', name: 'what reaches you', as: READER, path: '/settings/messages' },
  {
    file: 'unsubscribe.astro',
    name: 'forged unsubscribe',
    as: null,
    path: '/unsubscribe?token=x',
    status: 400,
  },
  { file: 'settings/privacy.astro', name: 'who sees you', as: 'volunteer', path: '/settings/privacy' },
  { file: 'settings/privacy.astro', name: 'who sees the young', as: 'teen', path: '/settings/privacy' },
  { file: 'prove.astro', name: 'proof', as: 'volunteer', path: '/prove?returnTo=%2Fsettings' },
  {
    file: 'take-back.astro',
    name: 'account not to be taken back',
    as: null,
    path: '/take-back?token=x',
    status: 410,
  },
  {
    file: 'undo-address.astro',
    name: 'address not to be put back',
    as: null,
    path: '/undo-address?token=x',
    status: 410,
  },
  {
    file: 'end-session.astro',
    name: 'session that has ended already',
    as: null,
    path: '/end-session?token=x',
    status: 410,
  },
  {
    file: 'answers-address.astro',
    name: 'address for answers by a dead link',
    as: null,
    path: '/answers-address?token=x',
    status: 410,
  },
  { file: 'account-removal.astro', name: 'account removal', as: 'volunteer', path: '/account-removal' },
  { file: 'settings.astro', name: 'own details', as: 'volunteer', path: '/settings' },
  { file: 'settings.astro', name: 'own details, unfolded', as: 'volunteer', path: '/settings', open: unfold },
  {
    file: 'settings.astro',
    name: 'own details of a charity',
    as: 'provider',
    path: '/settings',
    open: unfold,
  },
  { file: 'home.astro', name: 'home of a volunteer', as: 'volunteer', path: '/home', open: openMenu },
  { file: 'home.astro', name: 'home of a manager', as: 'managers', path: '/home', open: openMenu },
  {
    file: 'home.astro',
    name: 'home of who waits for a guardian',
    as: 'waiting',
    path: '/home',
    // What a closed part holds finishes no transition.
    open: openPart,
  },
  { file: 'answer.astro', name: 'answer to a reminder', as: null, path: ANSWERS.attend },
  { file: 'answer.astro', name: 'answer to a reminder, by a guardian', as: null, path: ANSWERS.cannot },
  { file: 'answer.astro', name: 'answer that comes too late', as: null, path: ANSWERS.over, status: 410 },
  { file: 'offer.astro', name: 'offer of a place', as: null, path: offerPath(OFFERED.looks) },
  { file: 'offer.astro', name: 'offer that is over', as: null, path: offerPath(OFFERED.late), status: 410 },
  { file: 'offer.astro', name: 'unknown offer link', as: null, path: '/offer?token=x', status: 404 },
  { file: QUEST, name: 'quest one waits for', as: IN_LINE.first, path: placesQuest('line-full') },
  { file: QUEST, name: 'quest with an offer', as: OFFERED.looks, path: placesQuest(OFFERED.looks) },
  {
    file: QUEST,
    name: 'sign-up at the time of another',
    as: DOUBLE_BOOKED.looks,
    path: placesQuest('clash-wanted'),
    open: openDialog,
  },
  {
    file: 'hand-over.astro',
    name: 'unknown link to a place',
    as: null,
    path: '/hand-over?token=x',
    status: 404,
  },
  { file: 'stand-in.astro', name: 'no place to take over', as: 'volunteer', path: '/stand-in' },
  { file: 'answer.astro', name: 'unknown answer link', as: null, path: '/answer?token=x', status: 404 },
  { file: 'again.astro', name: 'would you come again', as: null, path: ANSWERS.again },
  { file: 'again.astro', name: 'unknown link of thanks', as: null, path: '/again?token=x', status: 404 },
  { file: 'guardian/index.astro', name: 'for guardians', as: null, path: '/guardian' },
  {
    file: 'guardian/index.astro',
    name: 'unknown link of a guardian',
    as: null,
    path: '/guardian?token=x',
    status: 404,
  },
  {
    file: 'guardian/consent.astro',
    name: 'unknown link to decide',
    as: null,
    path: '/guardian/consent?token=x',
    status: 404,
  },
  {
    file: 'guardian/consent.astro',
    name: 'decision of a guardian',
    as: null,
    path: `/guardian/consent?token=${GUARDIAN_LINKS.decision}`,
  },
  {
    file: 'guardian/records.astro',
    name: 'unknown link about two records',
    as: null,
    path: '/guardian/records?token=x',
    status: 404,
  },
  {
    file: 'guardian/index.astro',
    name: 'code of a guardian',
    as: null,
    path: `/guardian?token=${GUARDIAN_LINKS.standing}`,
  },
  { file: 'children.astro', name: 'children under an account', as: 'volunteer', path: '/children' },
  { file: 'supervision.astro', name: 'young volunteers looked after', as: 'gold', path: '/supervision' },
  { file: 'home.astro', name: 'home with goal hours', as: 'teen', path: '/home' },
  { file: 'charityList.astro', name: 'charity list', as: 'volunteer', path: '/charityList' },
  { file: 'district/[id].astro', name: 'district', as: 'volunteer', path: '/district/1' },
  {
    file: PROFILE,
    name: 'profile',
    as: null,
    path: '/chariteer-fun-profile/everything',
    open: (page) => page.getByRole('button', { name: /^Youth/ }).click(),
  },
  { file: PROFILE, name: 'profile with a long name', as: null, path: '/chariteer-fun-profile/canary' },
  { file: PROFILE, name: 'profile without quests', as: null, path: '/chariteer-fun-profile/newcomer' },
  { file: PROFILE, name: 'own profile', as: 'volunteer', path: '/chariteer-fun-profile' },
  { file: PROFILE, name: 'unknown profile', as: null, path: '/chariteer-fun-profile/nobody', status: 404 },
  {
    file: 'contest.astro',
    name: 'contest',
    as: null,
    path: '/contest',
    open: (page) => page.getByRole('main').locator('summary').first().click(),
  },
  { file: 'contest/[year].astro', name: 'past contest', as: null, path: '/contest/2026' },
  { file: 'contest/[year].astro', name: 'unknown contest', as: null, path: '/contest/2001', status: 404 },
  { file: 'about.astro', name: 'about', as: null, path: '/about' },
  { file: 'privacy.astro', name: 'privacy policy', as: null, path: '/privacy' },
  { file: 'terms.astro', name: 'terms of service', as: null, path: '/terms' },
  { file: 'accessibility.astro', name: 'accessibility statement', as: null, path: '/accessibility' },
  { file: 'data-handling.astro', name: 'how data are handled', as: null, path: '/data-handling' },
  { file: 'developers.astro', name: 'API', as: null, path: '/developers' },
  {
    file: 'developers/[name].astro',
    name: 'operation of the API',
    as: null,
    path: '/developers/createContract',
  },
  {
    file: 'developers/[name].astro',
    name: 'no operation of the API',
    as: null,
    path: '/developers/none',
    status: 404,
  },
  { file: 'link-menu.astro', name: 'link menu', as: null, path: '/link-menu' },
  // Without keys in this world; `bare-installation.spec.ts` looks at it with a table.
  { file: 'subscribe.astro', name: 'subscriptions not open', as: null, path: '/subscribe' },
  { file: 'subscribe.astro', name: 'subscriptions of gold', as: 'gold', path: '/subscribe' },
  { file: 'offline.astro', name: 'no connection', as: null, path: '/offline' },
  { file: 'under-construction.astro', name: 'under construction', as: null, path: '/under-construction' },
  {
    file: 'calendar-feed.astro',
    name: 'private calendar address',
    as: 'captains',
    path: '/calendar-feed',
    open: (page) => page.getByRole('button', { name: /^Make a/ }).click(),
  },
  { file: 'your-year/[year].astro', name: 'own year', as: 'lookback9', path: `/your-year/${LAST_YEAR}` },
  {
    file: 'your-year/[year].astro',
    name: 'address of the own year',
    as: 'lookback9',
    path: `/your-year/${LAST_YEAR}`,
    open: (page) => page.getByRole('button', { name: /^Make a/ }).click(),
  },
  { file: 'shared-year/[token].astro', name: 'year that somebody shares', as: null, path: SHARED_YEAR },
  {
    file: 'shared-year/[token].astro',
    name: 'year that nobody shares',
    as: null,
    path: '/shared-year/none',
    status: 404,
  },
  { file: 'invitations.astro', name: 'groups and invitations', as: 'quayasked', path: '/invitations' },
  {
    file: 'invitations.astro',
    name: 'leaving a group',
    as: 'captains',
    path: '/invitations',
    open: (page) => page.getByText('Leave…').first().click(),
  },
  {
    file: 'settings/charities.astro',
    name: 'charities that can reach you',
    as: 'volunteer',
    path: '/settings/charities',
  },
  {
    file: 'settings/charities.astro',
    name: 'no charity that can reach you',
    as: 'staff',
    path: '/settings/charities',
  },
  {
    file: 'embed/[providerID]/index.astro',
    name: 'quests in a frame',
    as: 'volunteer',
    path: '/embed/every-state',
  },
  { file: QUEST_LIST, name: 'quest list', as: null, path: '/questList/every-state' },
  {
    file: QUEST_LIST,
    name: 'quest list for those who run it',
    as: 'staff',
    path: '/questList/every-state',
    open: (page) => page.getByText('Ended in the last 7 days').click(),
  },
  {
    file: 'questList/[providerID]/calendar.astro',
    name: 'calendar of a charity',
    as: null,
    path: '/questList/every-state?view=calendar',
  },
  { file: QUEST_LIST, name: 'quest list without quests', as: 'staff', path: '/questList/empty-house' },
  { file: QUEST, name: 'quest for a visitor', as: null, path: questInState('open'), open: openDialog },
  { file: QUEST, name: 'quest', as: 'volunteer', path: questInState('open') },
  { file: QUEST, name: 'quest of a series', as: 'volunteer', path: dateOfSeries(5, 0) },
  { file: QUEST, name: 'quest that asks for much', as: 'volunteer', path: DEMANDING },
  { file: QUEST, name: 'sign-up', as: 'volunteer', path: questInState('last-spot'), open: openDialog },
  { file: QUEST, name: 'sign-up with times', as: 'teen', path: questInState('flexible'), open: openDialog },
  {
    file: QUEST,
    name: 'sign-up with supervision',
    as: 'trustedminors',
    path: questInState('families'),
    open: openDialog,
  },
  { file: QUEST, name: 'supervised', as: 'teen', path: questInState('looked-after'), open: openFolds },
  { file: QUEST, name: 'bail-out', as: 'volunteer', path: questInState('soon'), open: openOwnSheet },
  { file: QUEST, name: 'feast form', as: 'volunteer', path: questInState('feast'), open: openDialog },
  { file: QUEST, name: 'missing hours', as: 'volunteer', path: questInState('hours') },
  { file: QUEST, name: 'guild code', as: 'volunteer', path: questInState('reserved'), open: openDialog },
  { file: QUEST, name: 'cancelled quest', as: null, path: questInState('cancelled') },
  {
    file: QUEST,
    name: 'cancelled quest that is over',
    as: null,
    path: questInState('cancelled-and-over'),
    status: 410,
  },
  // Who has no record can take none, so the page stays.
  { file: 'next/[type].astro', name: 'no quest of a type', as: 'new', path: '/next/war' },
  { file: QUEST, name: 'crowded quest', as: 'volunteer', path: questInState('crowded') },
  { file: QUEST, name: 'missing training', as: 'volunteer', path: questInState('training') },
  { file: QUEST, name: 'training', as: 'volunteer', path: questInState('training'), open: openDialog },
  { file: QUEST, name: 'quest for those who run it', as: 'staff', path: questInState('reserved') },
  { file: 'guilds.astro', name: 'guilds', as: 'volunteer', path: '/guilds' },
  { file: 'guilds.astro', name: 'own guilds', as: 'gold', path: '/guilds?q=ferry', open: openFirst('Ferry') },
  {
    file: 'guilds.astro',
    name: 'kinds of guild',
    as: 'volunteer',
    path: '/guilds',
    open: openFirst('Create'),
  },
  {
    file: 'guilds.astro',
    name: 'form of a guild',
    as: 'volunteer',
    path: '/guilds?create=kind&kind=family',
    isDialog: true,
  },
  {
    file: 'guilds.astro',
    name: 'guilds without a record',
    as: 'new',
    path: '/guilds',
    open: openFirst('Login'),
  },
  { file: GUILD, name: 'guild for a visitor', as: null, path: gateGuild(), open: openFirst('Join') },
  { file: GUILD, name: 'code of a guild', as: 'volunteer', path: gateGuild(), open: openFirst('Join') },
  {
    file: GUILD,
    name: 'application to a guild',
    as: 'volunteer',
    path: gateGuild(),
    open: openFirst('Apply'),
  },
  {
    file: 'guilds.astro',
    name: 'guild that was founded',
    as: 'guildadmin',
    path: `/guilds?founded=${EXAMPLE_GUILD.id}`,
    isDialog: true,
  },
  { file: GUILD, name: 'reservations of a guild', as: 'guildadmin', path: gateGuild('reservations') },
  {
    file: GUILD,
    name: 'new code of a guild',
    as: 'guildadmin',
    path: gateGuild(),
    open: openFirst('Make a new code'),
  },
  { file: GUILD, name: 'members of a guild', as: 'guildadmin', path: gateGuild('members') },
  { file: GUILD, name: 'applications to a guild', as: 'guildadmin', path: gateGuild('applications') },
  { file: GUILD, name: 'news of a guild', as: 'guildadmin', path: gateGuild('news') },
  { file: GUILD, name: 'invitations of a guild', as: 'guildadmin', path: gateGuild('invitations') },
  {
    file: 'guilds/invitation.astro',
    name: 'no invitation to a guild',
    as: 'volunteer',
    path: '/guilds/invitation',
    status: 410,
  },
  {
    file: 'guilds/invited.astro',
    name: 'ended invitation to a guild',
    as: null,
    path: '/guilds/invited?token=none',
    status: 410,
  },
  { file: GUILD, name: 'unknown guild', as: null, path: '/guilds/nothing', status: 404 },
  { file: 'mailbox.astro', name: 'mailbox', as: null, path: '/mailbox' },
  { file: 'mailbox.astro', name: 'empty mailbox', as: null, path: '/mailbox?to=nobody' },
  { file: 'quest/[id].astro', name: 'application', as: 'volunteer', path: '/quest/hybrid-link' },
  { file: 'quest/[id].astro', name: 'quest not found', as: null, path: '/quest/nowhere', status: 404 },
  { file: '[...missing].astro', name: 'page not found', as: null, path: '/nowhere', status: 404 },
];

/** What no one goes to: shown when another page breaks, or fetched into another one. */
export const UNREACHABLE = ['404.astro', '500.astro', 'unavailable.astro', 'guilds/search.astro'];

/** The account menu of a wide window or the menu of a narrow one. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('header summary:visible').first().click();
}

async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

/** The folded filters of `/find`, which open by themselves where something in them was typed wrong. */
async function openFilters(page: Page): Promise<void> {
  const part = page.locator('.find-more');
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
}
