import type { Removal } from '../../scripts/prove/removal.ts';

/** The table of the site's routes, forms that act before their page, and pages that leave as they are made. */
export const ROUTES_OF_THE_SITE: readonly Removal[] = [
  {
    ids: ['NAV-23'],
    what: 'that whom the table of routes keeps out is sent to the log-in',
    find: "if (target !== null) return target === 'log-in' ? sendToLogIn(context) : seeOther(target);",
  },
  {
    ids: ['NAV-20'],
    what: 'that the terms are open to everybody',
    find: "'/terms': EVERYBODY,",
    put: "'/terms': { access: 'account' },",
  },
  {
    ids: ['ACC-37'],
    what: 'that nobody is led back to a new password after the log-in',
    find: "form: () => import('../form-actions/password-reset.ts'), ...WAY_IN },",
    put: "form: () => import('../form-actions/password-reset.ts') },",
  },
  {
    ids: ['NAV-25'],
    what: 'that a page which remembers where one came from is kept for nobody else',
    find: 'locals.viewer !== null || routeOf(routePattern)?.isForOne',
    put: 'locals.viewer !== null',
  },
  {
    ids: ['CON-02'],
    what: 'that a bail-out finds the own place among the facts of its quest',
    find: "withPlace: action === 'name-supervisor' || (action === 'bail-out' && childId === ''),",
    put: 'withPlace: false,',
  },
  {
    ids: ['DIS-05'],
    what: 'that what has been made of a page leaves before the rest is there',
    find: 'compressor.flush();',
  },
];
