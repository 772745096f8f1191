import { expect, it } from 'vitest';
import { Refused, troubleOf } from './passkey-browser.ts';

const named = (name: string) => Object.assign(new Error('x'), { name });

it.each([
  ['who cancels, or has none', named('NotAllowedError'), 'cancelled'],
  ['a device that has one already', named('InvalidStateError'), 'present'],
  ['a question that another has replaced', named('AbortError'), null],
  ['a refusal of the API', new Refused('FORBIDDEN'), 'failed'],
  ['who tried too often', new Refused('RATE_LIMITED', 'too-many'), 'too-many'],
  ['a site that is away', new Refused(undefined, 'busy'), 'busy'],
  ['anything else', 'broken', 'failed'],
] as const)('%s is told in words of its own [JOI-08: site]', (_what, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
