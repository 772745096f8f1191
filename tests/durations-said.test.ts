// Texts say how long links, codes and second chances last; the product keeps constants. Both have to be the same.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLOSED_LIFETIME_MS } from '#domain/accounts/account-removal.ts';
import { JOINING_CODE_LIFETIME_MS } from '#domain/accounts/joining.ts';
import { WALK_IN_KEPT_MS } from '#domain/attendance/walk-in.ts';
import { COPY_LIFETIME_MS } from '#domain/data-copies/data-copy.ts';
import { GUILD_INVITE_LIFETIME_MS } from '#domain/groups/guild-invite.ts';
import { GUARDIAN_CODE_LIFETIME_MS, GUARDIAN_LINK_LIFETIME_MS } from '#domain/guardians/guardian-link.ts';
import { PROOF_CODE_LIFETIME_MS } from '#domain/identity/recent-proof.ts';
import { RECOVERY_UNDO_MS, RECOVERY_WAIT_MS } from '#domain/identity/second-factor.ts';
import { MERGE_LINK_MS } from '#domain/merging/merge-agreement.ts';
import { MERGE_UNDO_MS } from '#domain/merging/record-merge.ts';
import { MAIL_SECRET_KEPT_MS } from '#domain/messages/mail-kind.ts';
import { TEXT_CODE_LIFETIME_MS } from '#domain/messages/text-number.ts';
import { REQUEST_LIFETIME_MS } from '#domain/reservations/reservation-request.ts';
import {
  EMAIL_CHANGE_LIFETIME_MS,
  FIRST_PASSWORD_LIFETIME_MS,
  FORMER_ADDRESS_LIFETIME_MS,
  LOG_IN_BY_LINK_MS,
  TOKEN_LIFETIME_MS,
} from '#domain/sessions/account-token.ts';
import { atLeast } from './support/at-least.ts';

const root = path.resolve(import.meta.dirname, '..');
const RESET = TOKEN_LIFETIME_MS['reset-password'];
const CONFIRM = TOKEN_LIFETIME_MS['verify-email'];
const { decision: DECISION, standing: STANDING } = GUARDIAN_LINK_LIFETIME_MS;

/** Which durations a text says, by subject and key. */
const SAID: Readonly<Record<string, readonly number[]>> = {
  'account-closing.takeBackOnce': [CLOSED_LIFETIME_MS],
  'account-closing.removeLead': [CLOSED_LIFETIME_MS],
  'account-closing.effectErased': [CLOSED_LIFETIME_MS],
  'account-closing.undoneOnce': [FORMER_ADDRESS_LIFETIME_MS],
  'account-mails.confirm': [CONFIRM],
  'account-mails.reset': [RESET],
  'account-mails.charityAccount': [FIRST_PASSWORD_LIFETIME_MS],
  'account-mails.change': [EMAIL_CHANGE_LIFETIME_MS],
  'closing-mails.code': [PROOF_CODE_LIFETIME_MS],
  'closing-mails.putBack': [FORMER_ADDRESS_LIFETIME_MS],
  'closing-mails.toldFormer': [FORMER_ADDRESS_LIFETIME_MS],
  'closing-mails.closed': [CLOSED_LIFETIME_MS],
  'closing-mails.closedOf': [CLOSED_LIFETIME_MS],
  'console-accounts.newNote': [FIRST_PASSWORD_LIFETIME_MS],
  'console-duplicates.note': [MERGE_UNDO_MS],
  'console-second-factor.agreeContent': [RECOVERY_WAIT_MS],
  'console-second-factor.ended': [RECOVERY_UNDO_MS],
  'console-second-factor.recoveriesNote': [RECOVERY_WAIT_MS],
  'console-log-in.codeSent': [PROOF_CODE_LIFETIME_MS],
  'console-log-in.codeToSend': [PROOF_CODE_LIFETIME_MS],
  'console-staff-members.addNote': [RESET],
  'data-copy.none': [COPY_LIFETIME_MS],
  'email-verification.linkIsOver': [LOG_IN_BY_LINK_MS],
  'guardian-consent.deleteText': [CLOSED_LIFETIME_MS],
  'guardian-consent.tooOldText': [DECISION, STANDING],
  'guardian-mails.askedUntil': [DECISION],
  'walk-in-mails.consentUntil': [DECISION],
  'walk-in-mails.hours': [WALK_IN_KEPT_MS],
  'guardian-mails.code': [GUARDIAN_CODE_LIFETIME_MS],
  'guardian-mails.erasedStay': [CLOSED_LIFETIME_MS],
  'guardian-mails.link': [STANDING],
  'guardian-mails.toSign': [GUARDIAN_LINK_LIFETIME_MS.signing],
  'guardian-mails.welcomePage': [STANDING],
  'guardian-page.codeGoes': [GUARDIAN_CODE_LIFETIME_MS],
  'guardian-page.eraseText': [CLOSED_LIFETIME_MS],
  'guardian-page.renew': [STANDING],
  'guardian-standing.didNotDecide': [DECISION],
  'guild-invites.lead': [GUILD_INVITE_LIFETIME_MS],
  'guild-mails.sevenDays': [REQUEST_LIFETIME_MS],
  'guild-reservations.asksFirstHint': [REQUEST_LIFETIME_MS],
  'identity-proof.codeComes': [PROOF_CODE_LIFETIME_MS],
  'identity-proof.codeSent': [PROOF_CODE_LIFETIME_MS],
  'joining-mails.enter': [JOINING_CODE_LIFETIME_MS],
  'mailbox.oneHour': [MAIL_SECRET_KEPT_MS],
  'merge-mails.askedNo': [MERGE_LINK_MS],
  'notices.emailChangeSent': [EMAIL_CHANGE_LIFETIME_MS],
  'notices.guardianCodeSent': [GUARDIAN_CODE_LIFETIME_MS],
  'notices.guardianErased': [CLOSED_LIFETIME_MS],
  'notices.guardianLinkRenewed': [STANDING],
  'notices.resetAsked': [RESET],
  'notices.resetRequested': [RESET],
  'own-details.openWithinDay': [EMAIL_CHANGE_LIFETIME_MS],
  'privacy-policy.asLong': [CLOSED_LIFETIME_MS],
  'quest-message-mails.confirmAsked': [CONFIRM],
  'second-factor-mails.endedStop': [RECOVERY_UNDO_MS],
  'staff-mails.account': [RESET],
  'text-messages.code': [TEXT_CODE_LIFETIME_MS],
  'text-messages.codeSent': [TEXT_CODE_LIFETIME_MS],
};

/** Texts with a link or code in them that say how long something else lasts. */
const OTHERS: Readonly<Record<string, string>> = {
  'account-mails.failedBrowsers': 'a rest after failed logins',
  'message-choices.lead': 'how long messages are kept',
  'privacy-policy.mailTexts': 'how long texts are kept',
  'privacy-policy.ownCookies': 'how long cookies are kept',
};

const MINUTE = 60_000;
const UNITS = { minute: MINUTE, hour: 60 * MINUTE, day: 24 * 60 * MINUTE } as const;
const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, 'half an': 0.5, seven: 7 };
const DURATION = /\b(\d+|half an|an|a|one|seven)(?: more)? (minute|hour|day)s?\b|page for (\d+)/g;

/** The durations in an English text, in milliseconds. */
function durationsIn(text: string): number[] {
  return [...text.matchAll(DURATION)].map(([, count = '', unit = 'day', days]) => {
    const number = WORDS[count] ?? Number(days ?? count);
    return number * UNITS[unit as keyof typeof UNITS];
  });
}

/** How a duration is written in the other languages: its number, or a word for it. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  '0.5 hour': /media hora|نصف ساعة/,
  '1 hour': /\b1 hora|una hora|próxima hora|ساعة/,
  '24 hour': /24|un día|1 día|يوم/,
  '7 day': /7|siete|سبعة/,
};

function isSaidIn(text: string, duration: number): boolean {
  const [unit, length] = duration < UNITS.hour / 2 ? ['minute', MINUTE] : ['hour', UNITS.hour];
  const isDays = duration > UNITS.day;
  const name = isDays ? `${duration / UNITS.day} day` : `${duration / length} ${unit}`;
  return (WRITTEN[name] ?? new RegExp(`\\b${name.split(' ')[0]}\\b`)).test(text);
}

const textsIn = (locale: string) =>
  globSync(`api/domain/texts/${locale}/*.json`, { cwd: root }).flatMap((file) => {
    const texts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;
    return Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`${path.basename(file, '.json')}.${key}`, text] as [string, string]] : [],
    );
  });

describe('how long something lasts', () => {
  const english = new Map(textsIn('en'));

  it.each(Object.entries(SAID))('is what the product keeps in %s', (key, kept) => {
    expect(durationsIn(english.get(key) ?? '')).toEqual(kept);
  });

  it('is in the table for every text about a link or code', () => {
    const isAbout = /\blinks?\b|\bcodes?\b/i;
    const saying = [...english].filter(([, text]) => isAbout.test(text) && durationsIn(text).length > 0);
    const unknown = atLeast(20, saying).filter(([key]) => !(key in SAID) && !(key in OTHERS));
    expect(unknown).toEqual([]);
    expect(Object.keys(OTHERS).filter((key) => !saying.some(([one]) => one === key))).toEqual([]);
  });

  it.each(['es', 'ar'])('is the same in %s', (locale) => {
    const texts = new Map(textsIn(locale));
    const wrong = Object.entries(SAID).filter(([key, kept]) => {
      const text = texts.get(key);
      return text !== undefined && !kept.every((duration) => isSaidIn(text, duration));
    });
    expect(wrong.map(([key]) => [key, texts.get(key)])).toEqual([]);
  });

  it('is what the page for the first day says', () => {
    const page = readFileSync(path.join(root, 'scripts/OPERATING.md'), 'utf8');
    const firstDay = page.slice(page.indexOf('### 5.'), page.indexOf('### 7.'));
    expect(durationsIn(firstDay)).toEqual([RESET, FIRST_PASSWORD_LIFETIME_MS]);
  });
});
