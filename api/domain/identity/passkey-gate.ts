import type { ErrorCode } from '../errors/errors.ts';

export type PasskeyFacts = {
  /** What was signed is what this session or browser was asked to sign, just now and for this. */
  isAsked: boolean;
  /** The browser signed it at the address of this product. */
  isOfThisSite: boolean;
  /** An account has this passkey. */
  isKnown: boolean;
  /** It is the asker's own; a visitor has no other. */
  isOwn: boolean;
  /** The signature is right, and the device has asked for finger, face or code. */
  isVerified: boolean;
  isCopy: boolean;
};

type Gate = { readonly code: ErrorCode; readonly applies: (facts: PasskeyFacts) => boolean };

/** Why a passkey opens nothing: the first that applies. */
const PASSKEY_GATE: readonly Gate[] = [
  { code: 'PASSKEY_ENDED', applies: ({ isAsked }) => !isAsked },
  { code: 'PASSKEY_WRONG_ADDRESS', applies: ({ isOfThisSite }) => !isOfThisSite },
  { code: 'PASSKEY_UNKNOWN', applies: ({ isKnown }) => !isKnown },
  { code: 'PASSKEY_OF_ANOTHER', applies: ({ isOwn }) => !isOwn },
  { code: 'PASSKEY_REFUSED', applies: ({ isVerified }) => !isVerified },
  { code: 'PASSKEY_COPIED', applies: ({ isCopy }) => isCopy },
];

/** The refusal of a passkey that was shown, or null. */
export function refusalOfPasskey(facts: PasskeyFacts): ErrorCode | null {
  return PASSKEY_GATE.find(({ applies }) => applies(facts))?.code ?? null;
}

export type NewPasskeyFacts = Pick<PasskeyFacts, 'isAsked' | 'isOfThisSite' | 'isVerified'> & {
  /** Account that already has the passkey: the person's own or another; null if none. */
  holder: 'own' | 'other' | null;
  /** How many the account has. */
  count: number;
  most: number;
};

type NewGate = { readonly code: ErrorCode; readonly applies: (facts: NewPasskeyFacts) => boolean };

const NEW_PASSKEY_GATE: readonly NewGate[] = [
  { code: 'PASSKEY_ENDED', applies: ({ isAsked }) => !isAsked },
  { code: 'PASSKEY_WRONG_ADDRESS', applies: ({ isOfThisSite }) => !isOfThisSite },
  { code: 'PASSKEY_REFUSED', applies: ({ isVerified }) => !isVerified },
  { code: 'PASSKEY_KNOWN', applies: ({ holder }) => holder === 'own' },
  { code: 'PASSKEY_OF_ANOTHER', applies: ({ holder }) => holder === 'other' },
  { code: 'TOO_MANY_PASSKEYS', applies: ({ count, most }) => count >= most },
];

/** The refusal of a passkey that is to be added, or null. */
export function refusalOfNewPasskey(facts: NewPasskeyFacts): ErrorCode | null {
  return NEW_PASSKEY_GATE.find(({ applies }) => applies(facts))?.code ?? null;
}
