import type { SiteViewer } from './api-client.ts';
import type { FormAction } from './forms/form-action.ts';
import { paths } from './paths.ts';

/**
 * Who may open a page: everyone; `visitor`: who is not logged in; `account`: who is; `record`: with a volunteer record;
 * `volunteer`: the same, and whose account is no charity's; `adult`: the same as `record`, and of age; `no-record`: a
 * volunteer's account that has none yet.
 */
export type Access = 'everybody' | 'visitor' | 'account' | 'record' | 'volunteer' | 'adult' | 'no-record';

export type Route = {
  access: Access;
  /**
   * What a form does that is sent to the page, before the page is asked for anything; `endpoint`: there is no page, it
   * only does. A form that is sent to another page shows that page.
   */
  form?: 'endpoint' | (() => Promise<{ default: FormAction<object> }>);
  /** The answer belongs to one browser, also for a visitor: no page kept in memory, no shared cache, no disk. */
  isForOne?: true;
  /** True for pages that a login never returns to: they're part of it, or their address acts for whoever has it. */
  isWayIn?: true;
};

/** Depends on where one came from. */
const WAY_IN = { isForOne: true, isWayIn: true } as const;
const EVERYBODY: Route = { access: 'everybody' };
const ACCOUNT: Route = { access: 'account' };

/**
 * Every page of the site, by its route as `PAGE_PARAMETERS` names it: the middleware turns away by this table before
 * the page runs, sends a form on that no page of ours has, and says what caches may keep.
 */
export const ROUTES: Readonly<Record<string, Route>> = {
  '/': { access: 'visitor' },
  '/about': EVERYBODY,
  '/accessibility': EVERYBODY,
  '/account-removal': { ...EVERYBODY, form: () => import('../form-actions/account-removal.ts') },
  '/again': { ...EVERYBODY, form: () => import('../form-actions/again.ts'), ...WAY_IN },
  '/answer': { ...EVERYBODY, form: () => import('../form-actions/answer.ts'), ...WAY_IN },
  '/answers-address': { ...EVERYBODY, form: () => import('../form-actions/answers-address.ts'), ...WAY_IN },
  '/calendar-feed': { ...ACCOUNT, form: () => import('../form-actions/calendar-feed.ts') },
  '/chariteer-fun-profile': ACCOUNT,
  '/chariteer-fun-profile/:id': EVERYBODY,
  '/chariteers/:id': ACCOUNT,
  '/charityList': { ...ACCOUNT, form: () => import('../form-actions/charity-list.ts') },
  '/check-in': { ...EVERYBODY, form: () => import('../form-actions/check-in.ts'), isForOne: true },
  '/children': { access: 'adult', form: () => import('../form-actions/children.ts') },
  '/close-banner': { ...EVERYBODY, form: 'endpoint' },
  '/contest': EVERYBODY,
  '/contest/standings': EVERYBODY,
  '/contest/:id': { ...EVERYBODY, form: () => import('../form-actions/past-contest.ts') },
  '/createAccount': { access: 'visitor', ...WAY_IN },
  '/createChariteerAccount': {
    access: 'visitor',
    form: () => import('../form-actions/create-volunteer-account.ts'),
    ...WAY_IN,
  },
  '/createProviderAccount': {
    ...EVERYBODY,
    form: () => import('../form-actions/create-provider-account.ts'),
    ...WAY_IN,
  },
  '/data-handling': EVERYBODY,
  '/developers': EVERYBODY,
  '/developers/:id': EVERYBODY,
  '/district/:id': ACCOUNT,
  '/embed/:id': EVERYBODY,
  '/embed/:id/quests.json': EVERYBODY,
  '/end-session': { ...EVERYBODY, form: () => import('../form-actions/end-session.ts'), ...WAY_IN },
  '/find': EVERYBODY,
  '/find/results': EVERYBODY,
  '/guardian': { ...EVERYBODY, form: () => import('../form-actions/guardian.ts'), ...WAY_IN },
  '/guardian/records': { ...EVERYBODY, form: () => import('../form-actions/guardian-records.ts'), ...WAY_IN },
  '/guardian/consent': { ...EVERYBODY, form: () => import('../form-actions/guardian-consent.ts'), ...WAY_IN },
  '/guilds': { ...ACCOUNT, form: () => import('../form-actions/guilds.ts') },
  '/guilds/invitation': { ...ACCOUNT, form: () => import('../form-actions/guild-invited.ts') },
  '/guilds/invited': { ...EVERYBODY, ...WAY_IN },
  '/guilds/search': { access: 'everybody', isForOne: true },
  '/guilds/:id': { ...EVERYBODY, form: () => import('../form-actions/guild.ts') },
  '/hand-over': { ...EVERYBODY, form: () => import('../form-actions/hand-over.ts'), ...WAY_IN },
  '/history': ACCOUNT,
  '/hours': { access: 'record', form: () => import('../form-actions/hours.ts') },
  '/home': { access: 'volunteer', form: () => import('../form-actions/home.ts') },
  '/inbox': { ...ACCOUNT, form: () => import('../form-actions/inbox.ts') },
  '/inbox/:id': ACCOUNT,
  '/invitations': { ...ACCOUNT, form: () => import('../form-actions/invitations.ts') },
  '/join': { ...EVERYBODY, form: () => import('../form-actions/join.ts'), ...WAY_IN },
  '/join/code': { ...EVERYBODY, form: () => import('../form-actions/join-code.ts'), ...WAY_IN },
  '/join/link': { ...EVERYBODY, form: () => import('../form-actions/join-link.ts'), ...WAY_IN },
  '/join/questions': { ...ACCOUNT, form: () => import('../form-actions/join-questions.ts') },
  '/join/who': { ...EVERYBODY, form: () => import('../form-actions/join-who.ts'), ...WAY_IN },
  '/language': { access: 'everybody', form: 'endpoint', isForOne: true },
  '/letter/:id': { access: 'everybody', isForOne: true },
  '/kiosk': { ...EVERYBODY, form: () => import('../form-actions/kiosk.ts'), isForOne: true },
  '/regulars': { access: 'record', form: () => import('../form-actions/regulars.ts') },
  '/letters': { access: 'record', form: () => import('../form-actions/letters.ts') },
  '/link-menu': EVERYBODY,
  '/login': { ...EVERYBODY, form: () => import('../form-actions/login.ts'), ...WAY_IN },
  '/login/second': { ...EVERYBODY, form: () => import('../form-actions/login-second.ts'), ...WAY_IN },
  '/logout': { ...EVERYBODY, form: 'endpoint', ...WAY_IN },
  '/mailbox': { access: 'everybody', isForOne: true },
  '/manifest.webmanifest': EVERYBODY,
  '/next/:id': EVERYBODY,
  '/noob': { access: 'no-record', form: () => import('../form-actions/volunteer-record.ts') },
  '/offer': { ...EVERYBODY, form: () => import('../form-actions/offer.ts'), ...WAY_IN },
  '/offline': EVERYBODY,
  '/organization': { ...EVERYBODY, form: 'endpoint' },
  '/out/:id': EVERYBODY,
  '/passwordReset': { ...EVERYBODY, form: () => import('../form-actions/password-reset.ts'), ...WAY_IN },
  '/privacy': EVERYBODY,
  '/prove': { ...ACCOUNT, form: () => import('../form-actions/prove.ts'), ...WAY_IN },
  '/quest/:id': { ...EVERYBODY, form: () => import('../form-actions/application.ts') },
  '/questList/:id': { ...EVERYBODY, form: () => import('../form-actions/charity.ts') },
  '/questList/:id/calendar': EVERYBODY,
  '/questList/:id/quest/:id': { ...EVERYBODY, form: () => import('../form-actions/quest.ts') },
  '/robots.txt': EVERYBODY,
  '/settings': { ...ACCOUNT, form: () => import('../form-actions/settings.ts') },
  '/settings/charities': { ...ACCOUNT, form: () => import('../form-actions/settings-charities.ts') },
  '/settings/data': { ...ACCOUNT, form: () => import('../form-actions/settings-data.ts') },
  '/settings/following': { access: 'record', form: () => import('../form-actions/settings-following.ts') },
  '/settings/messages': { ...ACCOUNT, form: () => import('../form-actions/settings-messages.ts') },
  '/settings/privacy': { access: 'record', form: () => import('../form-actions/settings-privacy.ts') },
  '/settings/second-factor': { ...ACCOUNT, form: () => import('../form-actions/settings-second-factor.ts') },
  '/shared-recap/:id': { access: 'everybody', isForOne: true },
  '/shared-year/:id': { access: 'everybody', isForOne: true },
  '/stand-in': { ...ACCOUNT, form: () => import('../form-actions/hand-over.ts') },
  '/stop-recovery': { ...EVERYBODY, form: () => import('../form-actions/stop-recovery.ts'), ...WAY_IN },
  '/subscribe': EVERYBODY,
  '/supervision': { ...ACCOUNT, form: () => import('../form-actions/supervision.ts') },
  '/take-back': { ...EVERYBODY, form: () => import('../form-actions/take-back.ts'), ...WAY_IN },
  '/terms': EVERYBODY,
  '/under-construction': EVERYBODY,
  '/undo-address': { ...EVERYBODY, form: () => import('../form-actions/undo-address.ts'), ...WAY_IN },
  '/unsubscribe': { ...EVERYBODY, form: () => import('../form-actions/unsubscribe.ts'), ...WAY_IN },
  '/verifiedEmail': { ...EVERYBODY, form: () => import('../form-actions/verified-email.ts'), ...WAY_IN },
  '/verifyEmail': { ...EVERYBODY, form: () => import('../form-actions/verify-email.ts'), ...WAY_IN },
  '/walk-in': { ...EVERYBODY, form: () => import('../form-actions/walk-in.ts'), ...WAY_IN },
  '/walk-in/hours': { ...ACCOUNT, form: () => import('../form-actions/walk-in.ts') },
  '/your-year/:id': { access: 'record', form: () => import('../form-actions/your-year.ts') },
};

/** The row of a page, by the pattern under which Astro found it; null for what stands in for pages. */
export function routeOf(routePattern: string | undefined): Route | null {
  const route = routePattern?.replace(/\[\w+\]/g, ':id') ?? '';
  return Object.hasOwn(ROUTES, route) ? (ROUTES[route] ?? null) : null;
}

/** What a quest's kiosk shows, beside which its browser opens no page. */
const AT_KIOSK: readonly string[] = [
  '/kiosk',
  '/language',
  '/login',
  '/login/second',
  '/manifest.webmanifest',
];

/** Whether a visitor opens the page in a browser that is a kiosk. */
export function isOpenAtKiosk(routePattern: string): boolean {
  return AT_KIOSK.includes(routePattern);
}

/** Redirect for people who can't open a page: a path, or the login, which returns here. Null if they can. */
export function turnedAwayTo(access: Access, viewer: SiteViewer | null): string | 'log-in' | null {
  if (access === 'everybody') return null;
  if (!viewer) return access === 'visitor' ? null : 'log-in';
  const { hasRecord, isYoung, accountType } = viewer;
  const isCharity = accountType === 'Provider';
  const toRecord = isCharity ? paths.consoleHome() : paths.volunteerRecord();
  const ways: Record<Exclude<Access, 'everybody'>, string | null> = {
    visitor: paths.home(),
    account: null,
    // Without a volunteer record there is no one to see.
    record: hasRecord ? null : toRecord,
    // The home of a charity's own account is its schedule.
    volunteer: hasRecord && !isCharity ? null : toRecord,
    // Children are an adult's to register.
    adult: hasRecord && !isYoung ? null : paths.home(),
    'no-record': isCharity ? paths.consoleHome() : hasRecord ? paths.home() : null,
  };
  return ways[access];
}

/** Whether a page belongs to logging in or making an account; such a page also depends on where one came from. */
export function isOnTheWayIn(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return Object.hasOwn(ROUTES, path) && ROUTES[path]?.isWayIn === true;
}
