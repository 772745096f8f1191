import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for sessions, notices of new browsers, and what is stored about people. */
export const SESSIONS: readonly Removal[] = [
  {
    ids: ['JOI-11'],
    what: 'the open sessions among the own details',
    find: '<SessionsCard error={unended} />',
  },
  {
    ids: ['JOI-11'],
    what: 'which of the sessions is this one',
    find: '{one.isThisOne && ` (${t.thisOne})`}',
  },
  {
    ids: ['JOI-11'],
    what: 'the begin of the network in a list of sessions',
    find: '{use.addressPrefix && <span class="network">{t.network({ prefix: prefixShown(use.addressPrefix) })}</span>}',
  },
  {
    ids: ['JOI-11'],
    what: 'when a session was used last',
    find: '<span class="soft">{t.lastUsed(one.when)}</span>',
  },
  {
    ids: ['JOI-11'],
    what: 'the mail about a log-in from a new browser',
    find: 'await tellOfNewBrowser(tx, context, account, token);',
  },
  {
    ids: ['JOI-11'],
    what: 'that a use of a session is written down',
    find: 'noteUse(store, loaded.viewer.sessionId, { ...usedBy(), usedAt: now });',
    put: 'usedBy();',
  },
  {
    ids: ['JOI-17'],
    what: 'the way from every page to how data are handled',
    find: '<li><a href={paths.dataHandling()}>{t.dataHandling}</a></li>',
  },
  {
    ids: ['JOI-17'],
    what: 'how long data are kept',
    find: '<dd>{keptText(locale, row.howLong, row)}</dd>',
  },
  {
    ids: ['JOI-17'],
    what: 'the way to the form of the password for password managers',
    find: "const PASSWORD_FORM = '/settings#password';",
    put: "const PASSWORD_FORM = '/';",
  },
];
