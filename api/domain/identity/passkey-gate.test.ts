import { describe, expect, it } from 'vitest';
import { refusalOfNewPasskey, refusalOfPasskey } from './passkey-gate.ts';

describe('the gate of passkeys [JOI-08]', () => {
  const GOOD = {
    isAsked: true,
    isOfThisSite: true,
    isKnown: true,
    isOwn: true,
    isVerified: true,
    isCopy: false,
  };

  it.each([
    [{}, null],
    [{ isAsked: false, isOfThisSite: false, isKnown: false }, 'PASSKEY_ENDED'],
    [{ isOfThisSite: false, isVerified: false }, 'PASSKEY_WRONG_ADDRESS'],
    [{ isKnown: false, isOwn: false, isVerified: false }, 'PASSKEY_UNKNOWN'],
    [{ isOwn: false }, 'PASSKEY_OF_ANOTHER'],
    [{ isVerified: false }, 'PASSKEY_REFUSED'],
    [{ isCopy: true }, 'PASSKEY_COPIED'],
  ])('one that is shown: %o → %s [JOI-08: API]', (facts, code) => {
    expect(refusalOfPasskey({ ...GOOD, ...facts })).toBe(code);
  });

  const NEW = { isAsked: true, isOfThisSite: true, isVerified: true, holder: null, count: 19, most: 20 };

  it.each([
    [{}, null],
    [{ isAsked: false, isVerified: false }, 'PASSKEY_ENDED'],
    [{ isOfThisSite: false, isVerified: false }, 'PASSKEY_WRONG_ADDRESS'],
    [{ isVerified: false }, 'PASSKEY_REFUSED'],
    [{ holder: 'own', count: 20 } as const, 'PASSKEY_KNOWN'],
    [{ holder: 'other' } as const, 'PASSKEY_OF_ANOTHER'],
    [{ count: 20 }, 'TOO_MANY_PASSKEYS'],
  ])('one that is to be added: %o → %s [JOI-08: API]', (facts, code) => {
    expect(refusalOfNewPasskey({ ...NEW, ...facts })).toBe(code);
  });
});
