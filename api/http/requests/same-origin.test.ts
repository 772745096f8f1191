import { expect, it } from 'vitest';
import { type CallOrigin, isCallAllowed } from './same-origin.ts';

const call = (facts: Partial<CallOrigin>): CallOrigin => ({
  method: 'POST',
  host: 'app.example',
  origin: null,
  fetchSite: null,
  ...facts,
});

it.each<[string, Partial<CallOrigin>, boolean]>([
  ['a page of this site', { origin: 'https://app.example', fetchSite: 'same-origin' }, true],
  [
    'a page of this site under its own host behind a proxy',
    { origin: 'https://www.app.example', host: 'inner' },
    true,
  ],
  ['an address typed by hand', { fetchSite: 'none' }, true],
  ['a client that is no browser', {}, true],
  ['another site', { origin: 'https://evil.example', fetchSite: 'cross-site' }, false],
  ['another site in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }, false],
  ['another site that hides its origin', { origin: 'null' }, false],
  ['a page of this site that tells nobody its address', { origin: 'null', fetchSite: 'same-origin' }, true],
  ['such a page in a browser without Sec-Fetch-Site', { origin: 'null', isSecret: true }, true],
  [
    'another site that hides its origin and knows a secret address',
    { origin: 'null', fetchSite: 'cross-site', isSecret: true },
    false,
  ],
  ['another site that names itself', { origin: 'https://evil.example', isSecret: true }, false],
  ['a sister site', { origin: 'https://blog.app.example', fetchSite: 'same-site' }, false],
  ['Sec-Fetch-Site alone', { fetchSite: 'cross-site' }, false],
  ['a host that only begins alike', { origin: 'https://app.example.evil.example' }, false],
  ['another port', { origin: 'https://app.example:8443' }, false],
])('a changing call from %s [API-02]', (_case, facts, isAllowed) => {
  expect(isCallAllowed(call(facts), 'https://www.app.example')).toBe(isAllowed);
});

it('reading is allowed from everywhere, since the answer is not', () => {
  expect(isCallAllowed(call({ method: 'GET', fetchSite: 'cross-site' }), 'https://app.example')).toBe(true);
});
