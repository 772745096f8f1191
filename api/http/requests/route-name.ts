import { pageRoute } from '#domain/installation/page-parameters.ts';

/** What is no page, by the first part of its path. */
const OTHER_ROUTES = [
  '.well-known',
  '_astro',
  'changes',
  'console',
  'feed',
  'files',
  'graphql',
  'healthz',
  'hooks',
  'metrics',
  'og',
  'picture',
  'pictures',
  'policy-reports',
  'q',
  'quest',
  'readyz',
  'sitemap.xml',
];

/** What the log calls an address: «/questList/:id» for a page, «/console» for what is no page, «other» for what a stranger made up. */
export function routeName(url = '/'): string {
  const [path = ''] = url.split('?', 1);
  const page = pageRoute(path);
  if (page !== null) return page;
  const first = path.split('/')[1] ?? '';
  return OTHER_ROUTES.includes(first) ? `/${first}` : 'other';
}
