/**
 * The parameters that pages of the site read of their address, by route. What is not here no page sees, and no kept
 * page is kept twice for it: `utm_source`, `fbclid` and invented ones would each make every page anew.
 * `tests/page-parameters.test.ts` holds the table against the pages.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/': ['forceReload'],
  '/createAccount': ['returnTo'],
  '/createChariteerAccount': ['returnTo'],
  '/guardian': ['token'],
  '/guardian/consent': ['token'],
  '/guilds': ['q', 'page', 'create', 'kind', 'founded'],
  '/guilds/search': ['q', 'page'],
  '/guilds/:id': ['tab', 'page'],
  '/login': ['returnTo'],
  '/mailbox': ['to'],
  '/passwordReset': ['token'],
  '/questList/:id': ['view', 'month'],
  '/verifyEmail': ['token'],
};

/** The same path with the parameters that its page reads, each once and in the order of the table. */
export function pageAddress(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const path = address.slice(0, at);
  const names = PAGE_PARAMETERS[routeOf(path)] ?? [];
  const given = new URLSearchParams(names.length > 0 ? address.slice(at + 1) : '');
  // Of a parameter that comes twice a page reads the first.
  const known = names.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}

/** «/questList/12/» is of the route «/questList/:id»; a path of no route here is its own. */
function routeOf(path: string): string {
  const plain = `/${decoded(path).split('/').filter(Boolean).join('/')}`;
  if (plain in PAGE_PARAMETERS) return plain;
  const parent = plain.slice(0, plain.lastIndexOf('/'));
  return `${parent}/:id`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
