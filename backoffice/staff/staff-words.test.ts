import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#domain/audit/audit-action.ts';
import { deliveryFailureText } from '#domain/messages/delivery-failure.ts';
import { type MailFailure, mailFailureText, SERVER_TROUBLES } from '#domain/messages/mail-delivery.ts';
import { MAIL_KINDS } from '#domain/messages/mail-kind.ts';
import { mailKindOf, mailLabel } from '#domain/messages/mail-label.ts';
import { actionText, subjectText } from './audit/action-words.ts';
import { failureText, kindText, remedyText } from './outbox/mail-words.ts';

/** Actions whose English words differ from their code. */
const ACTION_WORDS: Readonly<Record<string, string>> = {
  boot: 'Removed from quest',
  'change-taken-back': 'Change undone',
  'guild-code-rests': 'Guild code paused',
  'guild-written-to': 'Guild messaged',
  'mail-retried': 'Email retried',
  'mails-retried': 'Emails retried',
  'second-factor-demanded': 'Two-step login required',
  'second-factor-not-demanded': 'Two-step login optional',
  'quest-written-to': 'Volunteers messaged',
  'answers-address-asked': 'Reply address requested',
  'answers-address-set': 'Reply address confirmed',
  'answers-address-removed': 'Reply address removed',
  'stamp-places-set': 'Stamp subs set',
  'unsupervised-place-freed': 'Unsupervised spot freed',
  'quest-cancelled': 'Quest canceled',
  'place-offered': 'Spot offered',
  'place-taken-by-link': 'Spot taken by link',
  'volunteers-labelled': 'Volunteers labeled',
  'walk-in-papers-seen': 'Walk-in’s papers seen',
  'waiting-list-closed': 'Waitlist closed',
  'waiting-list-opened': 'Waitlist opened',
  'waiting-taken-off': 'Taken off waitlist',
  'account-taken-back': 'Account restored',
  'ban-carried': 'Ban transferred',
  'charity-file-asked': 'Charity file requested',
  'data-copy-asked': 'Data copy requested',
  'email-change-asked': 'Email change requested',
  'feed-ended': 'Calendar feed ended',
  'feed-made': 'Calendar feed created',
  'guardian-tick-ended': 'Guardian checkmark ended',
  'log-in': 'Login',
  'log-in-refused': 'Login refused',
  'log-out': 'Logout',
  'proof-given': 'Identity confirmed',
  'proof-refused': 'Identity not confirmed',
  'recap-unshared': 'Recap link ended',
  'recovery-mail': 'Recovery email',
  'program-key-made': 'Program key created',
  'webhook-secret-renewed': 'Webhook secret replaced',
  'webhook-sent-again': 'Webhook message resent',
  'walk-in-added': 'Walk-in added',
  'walk-in-claimed': 'Walk-in’s hours claimed',
  'walk-in-decided': 'Walk-in’s guardian decided',
  'walk-in-link-sent': 'Link sent to walk-in’s guardian',
  'walk-in-removed': 'Walk-in removed',
  'registration-of-known-address': 'Registration with known address',
};
const SUBJECT_WORDS: Readonly<Record<string, string>> = {
  'charity-request': 'charity request',
  'hour-value': 'hour value',
  mail: 'email',
};

it('names actions by their code, or by plainer words [LNG-07: English]', () => {
  expect(Object.keys(AUDIT_ACTIONS)).toEqual(expect.arrayContaining(Object.keys(ACTION_WORDS)));
  expect(Object.values(AUDIT_ACTIONS)).toEqual(expect.arrayContaining(Object.keys(SUBJECT_WORDS)));
  for (const action of Object.keys(AUDIT_ACTIONS)) {
    const words = action.replaceAll('-', ' ');
    expect(actionText(action)).toBe(ACTION_WORDS[action] ?? words.charAt(0).toUpperCase() + words.slice(1));
  }
  for (const type of Object.values(AUDIT_ACTIONS))
    expect(subjectText(type)).toBe(SUBJECT_WORDS[type] ?? type);
  for (const [kind, { label }] of Object.entries(MAIL_KINDS)) {
    expect(mailKindOf(label)).toBe(kind);
    expect(kindText(label)).toBe(label);
  }
  expect(kindText(mailLabel('of-before'))).toBe('Email');
});

/** What the console says of each failure, in its own words. */
const FAILURES = {
  email: {
    refused: 'The email server won’t take it',
    later: 'The email server didn’t accept it yet',
    sealed: 'It was encrypted with another DATA_KEY',
    unknown: 'The email server didn’t take it',
    unreachable: 'Can’t reach the email server',
    'log-in': 'The email server rejected the SMTP_URL login',
    encryption: 'Couldn’t encrypt the connection to the email server',
    sender: 'The email server doesn’t accept MAIL_FROM',
    busy: 'The email server is busy',
  },
  text: {
    refused: 'The text service won’t take it',
    later: 'The text service didn’t accept it yet',
    sealed: 'It was encrypted with another DATA_KEY',
    unknown: 'The text service didn’t take it',
    'log-in': 'The text service rejected SMS_ACCOUNT and SMS_TOKEN',
    busy: 'The text service is busy',
  },
  push: {
    refused: 'No browser accepts it any more',
    later: 'No push service accepted it yet',
    sealed: 'It was encrypted with another DATA_KEY',
    unknown: 'No push service took it',
    'log-in': 'The email server rejected the SMTP_URL login',
    busy: 'The email server is busy',
  },
} as const;

it('says each failure in the console’s words, with the number that the server gave [LNG-07]', () => {
  for (const [channel, words] of Object.entries(FAILURES))
    for (const [reason, text] of Object.entries(words))
      for (const code of [null, 410]) {
        const failure = { reason: reason as MailFailure['reason'], code };
        const told = deliveryFailureText(channel as keyof typeof FAILURES, failure);
        expect(failureText(told), `${channel} ${reason}`).toBe(
          code === null ? `${text}.` : `${text} (${code}).`,
        );
      }
  expect(Object.keys(FAILURES.email)).toEqual(expect.arrayContaining(Object.keys(SERVER_TROUBLES)));
  expect(failureText('Something of before.')).toBe('Something of before.');
});

it('says what helps a mail server in trouble in the console’s words [LNG-07]', () => {
  const remedies = Object.keys(SERVER_TROUBLES).map((reason) => {
    const trouble = mailFailureText({ reason: reason as keyof typeof SERVER_TROUBLES, code: null });
    return remedyText({ trouble, remedy: 'as the API says it' });
  });
  expect(remedies).toEqual([
    'Check that it’s running, and host and port in SMTP_URL.',
    'Check user and password in SMTP_URL, then restart.',
    'Check its certificate, and smtp: or smtps: in SMTP_URL.',
    'Check that the SMTP_URL user can send from MAIL_FROM.',
    'This often clears up by itself, or add ?maxConnections=2 to SMTP_URL.',
  ]);
});
