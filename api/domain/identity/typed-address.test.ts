import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, isNewAddress, uniqueKey } from './registration.ts';
import { typedAddress } from './typed-address.ts';

describe('the spelling of an address', () => {
  it.each([
    ['a zero-width blank', '\u200bann@mail.example\u200b', 'ann@mail.example'],
    ['a word joiner within', 'an\u2060n@mail.example', 'ann@mail.example'],
    ['marks that turn the direction', '\u2066ann@mail.example\u2069', 'ann@mail.example'],
    ['a byte order mark', '\ufeffann@mail.example', 'ann@mail.example'],
    ['a soft hyphen in the domain', 'ann@ma\u00adil.example', 'ann@mail.example'],
    ['blanks around', ' ann@mail.example\n', 'ann@mail.example'],
    ['a domain with an umlaut', 'ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['the same domain decomposed', 'ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
    ['the same domain in capitals', 'ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
    ['an ideographic full stop', 'ann@日本。example', 'ann@xn--wgv71a.example'],
    ['capitals of ASCII', 'Ann@Mail.Example', 'Ann@Mail.Example'],
    ['numbers that a browser takes for an address of a machine', 'ann@127.1', 'ann@127.1'],
  ])('is one with %s', (_what, typed, kept) => {
    expect(typedAddress(typed)).toBe(kept);
  });

  it('is the one that mail servers use', () => {
    for (const domain of [
      'bücher.example',
      'straße.example',
      '日本.example',
      'ελλάς.example',
      'مثال.example',
    ])
      expect(typedAddress(`a@${domain}`)).toBe(`a@${domainToASCII(domain)}`);
  });
});

describe('keys', () => {
  it.each([
    ['an\u200bn@Mail.example', 'ann@mail.example'],
    ['jose\u0301@mail.example', 'jos\u00e9@mail.example'],
    ['ann@BÜCHER.example', 'ANN@xn--bcher-kva.example'],
    ['Ann\u200d7', 'ann7'],
  ])('of %s and %s are one', (one, other) => {
    expect(uniqueKey(one)).toBe(uniqueKey(other));
  });
});

describe('addresses that mail servers refuse', () => {
  it.each([
    'a..b@mail.example',
    `${'a'.repeat(65)}@mail.example`,
    '.a@mail.example',
    'a.@mail.example',
    'josé@mail.example',
    'a@-mail.example',
    'a@mail-.example',
    `a@${'m'.repeat(64)}.example`,
  ])('are refused when typed: %s', (address) => {
    expect(isNewAddress(address)).toBe(false);
    // Who has one from before logs in with it.
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(['a@mail..example', 'a@.example', 'a@mail.', 'a@mail', 'a b@mail.example'])(
    '%s is none',
    (address) => {
      expect(isEmailAddress(address)).toBe(false);
    },
  );

  it.each(["o'neill+x@mail.example", 'a.b_c-d@mail.example', 'ann@bücher.example', 'ann@हिन्दी.example'])(
    '%s can be one',
    (address) => {
      expect(isNewAddress(address)).toBe(true);
    },
  );
});
