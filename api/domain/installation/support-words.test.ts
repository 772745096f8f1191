import { expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { refusalOfSecondBirth } from '../accounts/registration-gate.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { refusalOfAsking } from '../guardians/guardian-consent.ts';
import { errorCopy } from '../wording/error-copy.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const ADDRESS = 'help@demo.example';
const copy = (code: ErrorCode, supportEmail: string | null) =>
  errorCopy({ code }, { supportEmail: supportEmail ?? undefined });
const known = { state: 'declined', mailboxKey: 'other@demo.example', endedAt: NOW - 1 } as const;

/** Every text that sends people to support, by its address. */
const TEXTS: Readonly<Record<string, (supportEmail: string | null) => unknown>> = {
  'another birth date': (address) => refusalOfSecondBirth('2011-06-05', '1987-06-05', NOW, address)?.message,
  'another guardian': (address) =>
    refusalOfAsking(known as never, 'philippa@family.example', NOW, address)?.message,
  'no account': (address) => copy('ACCOUNT_NOT_FOUND', address),
  'a date corrected already': (address) => copy('BIRTH_DATE_CORRECTED_ALREADY', address),
  'a date across an age': (address) => copy('BIRTH_DATE_CROSSES_AGE', address),
};

it.each(Object.entries(TEXTS))(
  '%s names the address, and without one nobody to write to [OPEN-HOME-03]',
  (_name, textOf) => {
    expect(inEnglish(textOf(ADDRESS))).toContain(ADDRESS);
    const silent = String(inEnglish(textOf(null)));
    expect(silent.length).toBeGreaterThan(20);
    expect(silent).not.toMatch(/support|write to|null|undefined| \.|@/);
  },
);
