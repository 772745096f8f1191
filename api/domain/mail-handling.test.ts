import { describe, expect, it } from 'vitest';
import { contentUntil, MAIL_HANDLING, mailLabel } from './mail-handling.ts';
import { MAIL_KINDS, type MailKind } from './mail-kind.ts';

const HOUR_MS = 3_600_000;
const kinds = Object.keys(MAIL_KINDS) as MailKind[];

describe('what the outbox does with each kind', () => {
  it.each(kinds.filter((kind) => MAIL_HANDLING[kind].holdsSecret))(
    'SAF-18 the text of a mail of the kind %s, whose link acts for somebody, is kept an hour at most',
    (kind) => expect(contentUntil(kind, 1000)).toBe(1000 + HOUR_MS),
  );

  it.each(['verify-email', 'recovery', 'provider-account'] as const)(
    'SAF-18 the kind %s holds a link that acts for somebody',
    (kind) => expect(MAIL_HANDLING[kind].holdsSecret).toBe(true),
  );

  it('the text of any other mail is kept a week at most', () => {
    expect(contentUntil('booted', 0)).toBe(7 * 24 * HOUR_MS);
  });

  it('SAF-18 staff reads a name of its own for each kind', () => {
    const labels = kinds.map(mailLabel);
    expect(new Set(labels).size).toBe(kinds.length);
    expect(mailLabel('older')).toBe('Mail');
    expect(mailLabel('toString')).toBe('Mail');
  });
});
