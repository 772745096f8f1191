import { readAddress } from '../texts/language-address.ts';

/** What someone looks for, of all charities. */
const FIND = [
  'day',
  'date',
  'time',
  'type',
  'district',
  'zip',
  'miles',
  'near',
  'need',
  'children',
  'easy',
  'home',
  'q',
  'sort',
  'page',
  'all',
  'map',
];

/**
 * The routes of the site, each with the parameters that its page reads of its address. What is not here no page sees,
 * and no kept page is kept twice for it: `utm_source`, `fbclid` and invented ones would each make every page anew.
 * `tests/page-parameters.test.ts` holds the table against the pages.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/': ['forceReload'],
  '/about': [],
  '/accessibility': [],
  '/account-removal': [],
  '/again': ['token', 'says', 'done'],
  '/answer': ['token', 'says', 'done'],
  '/calendar-feed': [],
  '/chariteer-fun-profile': [],
  '/chariteer-fun-profile/:id': [],
  '/chariteers/:id': [],
  '/charityList': [],
  '/check-in': ['code'],
  '/kiosk': ['person', 'ask'],
  '/children': [],
  '/close-banner': [],
  '/contest': [],
  '/contest/standings': [],
  '/contest/:id': [],
  '/createAccount': ['returnTo'],
  '/createChariteerAccount': ['returnTo'],
  '/createProviderAccount': ['request'],
  '/data-handling': [],
  '/developers': [],
  '/developers/:id': [],
  '/district/:id': [],
  '/embed/:id': [],
  '/embed/:id/quests.json': [],
  '/end-session': ['token'],
  '/find': FIND,
  '/find/results': FIND,
  '/guardian': ['token'],
  '/guardian/consent': ['token'],
  '/guardian/records': ['token'],
  '/guilds': ['q', 'page', 'create', 'kind', 'founded'],
  '/guilds/invitation': [],
  '/guilds/invited': ['token'],
  '/guilds/search': ['q', 'page'],
  '/guilds/:id': ['tab', 'page'],
  '/hand-over': ['token'],
  '/history': ['page'],
  '/hours': ['contract', 'quest'],
  '/home': [],
  '/inbox': ['page'],
  '/inbox/:id': [],
  '/invitations': ['invited'],
  '/join': ['quest', 'with', 'returnTo'],
  '/join/code': [],
  '/join/link': ['token', 'quest'],
  '/join/questions': ['quest'],
  '/join/who': [],
  '/language': [],
  '/letter/:id': [],
  '/letters': [],
  '/regulars': [],
  '/link-menu': [],
  '/login': ['returnTo'],
  '/login/second': ['returnTo'],
  '/logout': [],
  '/mailbox': ['to'],
  '/manifest.webmanifest': ['language'],
  '/next/:id': [],
  '/noob': [],
  '/offer': ['token', 'says', 'done'],
  '/offline': [],
  '/organization': [],
  '/out/:id': [],
  '/passwordReset': ['token'],
  '/privacy': [],
  '/prove': ['returnTo'],
  '/quest/:id': [],
  '/questList/:id': ['view', 'month', 'when', 'type', 'open', 'by', 'all'],
  '/questList/:id/calendar': ['month'],
  '/questList/:id/quest/:id': ['picked', 'for', 'with'],
  '/robots.txt': [],
  '/settings': [],
  '/settings/charities': [],
  '/settings/data': [],
  '/settings/following': [],
  '/settings/messages': [],
  '/settings/privacy': [],
  '/settings/second-factor': [],
  '/shared-recap/:id': [],
  '/shared-year/:id': [],
  '/stand-in': ['id'],
  '/stop-recovery': ['token'],
  '/subscribe': [],
  '/supervision': [],
  '/take-back': ['token'],
  '/terms': [],
  '/under-construction': [],
  '/answers-address': ['token'],
  '/undo-address': ['token'],
  '/unsubscribe': ['token'],
  '/walk-in': ['token'],
  '/walk-in/hours': [],
  '/verifiedEmail': [],
  '/verifyEmail': ['token', 'quest'],
  '/your-year/:id': [],
};

const WITH_IDS = Object.keys(PAGE_PARAMETERS)
  .filter((route) => route.includes(':id'))
  .map((route) => ({ route, parts: route.split('/').slice(1) }));

/** The route of a path, “/questList/:id” of “/es/questList/12/”; null for a path that no page has. */
export function pageRoute(path: string): string | null {
  const parts = decoded(readAddress(path).path).split('/').filter(Boolean);
  const plain = `/${parts.join('/')}`;
  if (Object.hasOwn(PAGE_PARAMETERS, plain)) return plain;
  const found = WITH_IDS.find(
    (known) =>
      known.parts.length === parts.length &&
      known.parts.every((part, index) => part === ':id' || part === parts[index]),
  );
  return found?.route ?? null;
}

/** Parameters that may come several times, as boxes of a form do. */
const SEVERAL = ['time', 'type'];
/** There are no more types. */
const MOST_VALUES = 25;

/** Path with only the parameters that its page reads, each once, in the order of the table. */
export function pageAddress(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const path = address.slice(0, at);
  const names = PAGE_PARAMETERS[pageRoute(path) ?? ''] ?? [];
  const given = new URLSearchParams(names.length > 0 ? address.slice(at + 1) : '');
  const known = names.flatMap((name) => {
    // Of a parameter that comes twice a page reads the first, but for boxes of one name.
    const values = SEVERAL.includes(name)
      ? [...new Set(given.getAll(name))].slice(0, MOST_VALUES)
      : [given.get(name)];
    return values.flatMap((value) => (value === null ? [] : [[name, value]]));
  });
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}

/** Parameters that act for whoever has them: links of emails. */
const SECRET_PARAMETERS = ['token', 'request'];

/** Whether the address of a page opens something by itself, so that no one else may be told it. */
export function holdsSecret(address: string): boolean {
  const [path = '', search = ''] = address.split(/\?(.*)/s, 2);
  const names = PAGE_PARAMETERS[pageRoute(path) ?? ''] ?? [];
  const given = new URLSearchParams(search);
  return SECRET_PARAMETERS.some((name) => names.includes(name) && given.has(name));
}

/** Whether other websites may show what is at an address, in frames and to their scripts. */
export function mayBeEmbedded(address: string): boolean {
  return pageRoute(address.split('?', 1)[0] ?? '')?.startsWith('/embed/') ?? false;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
