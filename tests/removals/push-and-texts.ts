import type { Removal } from '../../scripts/prove/removal.ts';

/** Messages in browsers and on telephones. */
export const PUSH_AND_TEXTS: readonly Removal[] = [
  {
    ids: ['MSG-15'],
    what: 'the offer after a sign-up to hear it in this browser',
    find: '<PushOffer />',
  },
  {
    ids: ['MSG-15'],
    what: 'the browsers that show messages, on the page of settings',
    find: '{browsers.length > 0 && (',
    put: '{browsers.length > 99 && (',
  },
  {
    ids: ['MSG-15'],
    what: 'why push is not offered at a bare number',
    find: "{why === 'NUMBER' && <p>{t.bareNumber({ address: new URL(config.publicOrigin).host })}</p>}",
  },
  {
    ids: ['MSG-15'],
    what: 'that a log-out ends messages in the browser',
    find: 'await forgetBrowserOf(tx, accountId, browserHashOf(request.browserToken));',
    put: 'void [forgetBrowserOf, browserHashOf, tx, request];',
  },
  {
    ids: ['MSG-16'],
    what: 'that names are refused which lead to our own network',
    find: 'if (addresses.length === 0 || !addresses.every(isPublicAddress))',
    put: 'if (addresses.length === 0)',
  },
  {
    ids: ['MSG-16'],
    what: 'that a browser is forgotten whose service knows it no more',
    find: "if (status === 404 || status === 410) return { is: 'gone', code };",
    put: "if (status === 0) return { is: 'gone', code };",
  },
  {
    ids: ['MSG-17'],
    what: 'that STOP at the service itself is kept',
    find: 'if (problem === STOPPED_AT_SERVICE) await onStopped(recipient);',
    put: 'void [STOPPED_AT_SERVICE, onStopped];',
  },
  {
    ids: ['MSG-18'],
    what: 'the signature of the service under its calls',
    find: "if (!isSameSecret(headerOf(c, 'x-twilio-signature') ?? '', signed)) return refuse(403);",
    put: 'void [isSame, signed];',
  },
  {
    ids: ['MSG-18'],
    what: 'the words that somebody agrees to, under the number',
    find: '<span>{t.agreement({ site: config.siteName })}</span>',
  },
  {
    ids: ['MSG-18'],
    what: 'the end of tries for a code',
    find: 'if (row.codeAttempts >= TEXT_CODE_TRIES) return false;',
    put: 'void TEXT_CODE_TRIES;',
  },
  {
    ids: ['MSG-19'],
    what: 'that links in words are left out of a text message',
    find: "return text.replace(/\\b(?:https?:\\/\\/|www\\.)\\S+/giu, ' ');",
    put: 'return text;',
  },
];
