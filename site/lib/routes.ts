import type { SiteViewer } from './api-client.ts';
import { paths } from './paths.ts';

/**
 * Who may open a page: everybody; `visitor`: who is not logged in; `account`: who is; `record`: with a volunteer record;
 * `volunteer`: the same, and whose account is no charity's; `adult`: the same as `record`, and of age; `no-record`: a
 * volunteer's account that has none yet.
 */
export type Access = 'everybody' | 'visitor' | 'account' | 'record' | 'volunteer' | 'adult' | 'no-record';

export type Route = {
  access: Access;
  /** The page has forms that are sent to it; one that is sent to another page shows that page. */
  hasForms?: true;
  /** The answer belongs to one browser, also for a visitor: no page kept in memory, no shared cache, no disk. */
  isForOne?: true;
  /** Nobody is led back to it after a log-in: it is the way there, or its address acts for whoever has it. */
  isWayIn?: true;
};

/** Depends on where one came from. */
const WAY_IN = { isForOne: true, isWayIn: true } as const;
const EVERYBODY: Route = { access: 'everybody' };
const FORMS_OF_EVERYBODY: Route = { access: 'everybody', hasForms: true };
const FORMS_OF_ACCOUNT: Route = { access: 'account', hasForms: true };

/**
 * Every page of the site, by its route as `PAGE_PARAMETERS` names it: the middleware turns away by this table before
 * the page runs, sends a form on that no page of ours has, and says what caches may keep.
 */
export const ROUTES: Readonly<Record<string, Route>> = {
  '/': { access: 'visitor' },
  '/about': EVERYBODY,
  '/accessibility': EVERYBODY,
  '/account-removal': FORMS_OF_EVERYBODY,
  '/calendar-feed': FORMS_OF_ACCOUNT,
  '/chariteer-fun-profile': { access: 'account' },
  '/chariteer-fun-profile/:id': EVERYBODY,
  '/chariteers/:id': { access: 'account' },
  '/charityList': FORMS_OF_ACCOUNT,
  '/children': { access: 'adult', hasForms: true },
  '/contest': EVERYBODY,
  '/createAccount': { access: 'visitor', ...WAY_IN },
  '/createChariteerAccount': { access: 'visitor', hasForms: true, ...WAY_IN },
  '/createProviderAccount': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/district/:id': { access: 'account' },
  '/guardian': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/guardian/consent': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/guilds': FORMS_OF_ACCOUNT,
  '/guilds/search': { access: 'everybody', isForOne: true },
  '/guilds/:id': FORMS_OF_EVERYBODY,
  '/history': { access: 'account' },
  '/home': { access: 'volunteer', hasForms: true },
  '/invitations': FORMS_OF_ACCOUNT,
  '/language': { access: 'everybody', hasForms: true, isForOne: true },
  '/link-menu': EVERYBODY,
  '/login': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/logout': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/mailbox': { access: 'everybody', isForOne: true },
  '/manifest.webmanifest': EVERYBODY,
  '/next/:id': EVERYBODY,
  '/noob': { access: 'no-record', hasForms: true },
  '/organization': FORMS_OF_EVERYBODY,
  '/out/:id': EVERYBODY,
  '/passwordReset': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/privacy': EVERYBODY,
  '/prove': { ...FORMS_OF_ACCOUNT, ...WAY_IN },
  '/quest/:id': FORMS_OF_EVERYBODY,
  '/questList/:id': EVERYBODY,
  '/questList/:id/calendar': EVERYBODY,
  '/questList/:id/quest/:id': FORMS_OF_EVERYBODY,
  '/robots.txt': EVERYBODY,
  '/settings': FORMS_OF_ACCOUNT,
  '/settings/charities': FORMS_OF_ACCOUNT,
  '/settings/privacy': { access: 'record', hasForms: true },
  '/subscribe': EVERYBODY,
  '/supervision': FORMS_OF_ACCOUNT,
  '/take-back': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/terms': EVERYBODY,
  '/under-construction': EVERYBODY,
  '/answers-address': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/undo-address': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
  '/verifiedEmail': { access: 'everybody', ...WAY_IN },
  '/verifyEmail': { ...FORMS_OF_EVERYBODY, ...WAY_IN },
};

/** The row of a page, by the pattern under which Astro found it; null for what stands in for pages. */
export function routeOf(routePattern: string | undefined): Route | null {
  const route = routePattern?.replace(/\[\w+\]/g, ':id') ?? '';
  return Object.hasOwn(ROUTES, route) ? (ROUTES[route] ?? null) : null;
}

/** Where somebody is sent who may not open a page: to a path, or to the log-in, which leads back; null where they may. */
export function turnedAwayTo(access: Access, viewer: SiteViewer | null): string | 'log-in' | null {
  if (access === 'everybody') return null;
  if (!viewer) return access === 'visitor' ? null : 'log-in';
  const { hasRecord, isYoung, accountType } = viewer;
  const isCharity = accountType === 'Provider';
  const toRecord = isCharity ? paths.consoleHome() : paths.volunteerRecord();
  const ways: Record<Exclude<Access, 'everybody'>, string | null> = {
    visitor: paths.home(),
    account: null,
    // Without a volunteer record there is nobody to see.
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
