import type { Removal } from '../../scripts/prove/removal.ts';

/** What a page may load, tell and promise, and what the product is made of. */
export const POLICIES: readonly Removal[] = [
  {
    ids: ['SAF-38'],
    what: 'the nonce under which the console’s styles stand',
    find: "const styles = createCache({ key: 'css', nonce });",
    put: "const styles = createCache({ key: 'css' }); void nonce;",
  },
  {
    ids: ['SAF-38'],
    what: 'that the console refuses inline styles',
    find: "`style-src 'self' 'nonce-${nonce}'`",
    put: "`style-src 'self' 'unsafe-inline'`",
  },
  {
    ids: ['SAF-38'],
    what: 'where a page of the site reports what its policy refused',
    find: '[...directives, reportDirectives(publicOrigin)]',
    put: 'directives',
  },
  {
    ids: ['SAF-38'],
    what: 'that a style is allowed only where the build has it',
    find: 'find(({ bytes }) => bytes.equals(style))?.hash',
    put: 'at(0)?.hash ?? hashOf(style)',
  },
  {
    ids: ['SAF-38'],
    what: 'that a page with a token in its address tells it to nobody',
    find: '...(holdsSecret(address) && UNTOLD_ADDRESS)',
  },
  {
    ids: ['SAF-38'],
    what: 'that forms of such a page arrive',
    find: "return fetchSite === 'same-origin' || (!fetchSite && isSecret);",
    put: "return fetchSite === 'same-origin' && isSecret && false;",
  },
  {
    ids: ['SAF-38'],
    what: 'the limit of reports by network',
    find: 'if (count >= MOST_OF_A_NETWORK || all >= MOST_OF_ALL) return false;',
    put: 'if (all >= MOST_OF_ALL * 1000) return false;',
  },
  {
    ids: ['SAF-38'],
    what: 'that a report’s words reach the log only when they are known',
    find: "directive: DIRECTIVE.test(directive) ? directive : 'other',",
    put: 'directive,',
  },
  {
    ids: ['SAF-39'],
    what: 'the leads of the privacy policy, which say whom a promise is about',
    find: '{lead && <b>{say(lead)}</b>}',
  },
  {
    ids: ['SAF-39'],
    what: 'what charities are promised by the terms',
    find: '<li>{t.free} {t.alerts}</li>',
  },
  {
    ids: ['SAF-39'],
    what: 'what the privacy policy says of charities that ask to join',
    find: "'what nobody has answered for a year is deleted',",
    put: "'what nobody has answered stays',",
  },
];
