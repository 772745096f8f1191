import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#domain/audit/audit-action.ts';
import { deliveryFailureText } from '#domain/messages/delivery-failure.ts';
import { type MailFailure, mailFailureText, SERVER_TROUBLES } from '#domain/messages/mail-delivery.ts';
import { MAIL_KINDS } from '#domain/messages/mail-kind.ts';
import { mailKindOf, mailLabel } from '#domain/messages/mail-label.ts';
import { actionText, subjectText } from './audit/action-words.ts';
import { failureText, kindText, remedyText } from './outbox/mail-words.ts';

it('LNG-07 (part: English) the audit log and the mails read in English as they did before', () => {
  for (const action of Object.keys(AUDIT_ACTIONS)) {
    const words = action.replaceAll('-', ' ');
    expect(actionText(action)).toBe(words.charAt(0).toUpperCase() + words.slice(1));
  }
  for (const type of Object.values(AUDIT_ACTIONS)) expect(subjectText(type)).toBe(type);
  for (const [kind, { label }] of Object.entries(MAIL_KINDS)) {
    expect(mailKindOf(label)).toBe(kind);
    expect(kindText(label)).toBe(label);
  }
  expect(kindText(mailLabel('of-before'))).toBe('Mail');
});

it('LNG-07 (part: failures) of every failure the words lead back to it, with the number that the server gave', () => {
  const reasons = ['refused', 'later', 'sealed', 'unknown', ...Object.keys(SERVER_TROUBLES)];
  for (const reason of reasons as MailFailure['reason'][])
    for (const code of [null, 550]) {
      const told = mailFailureText({ reason, code });
      expect(failureText(told)).toBe(told);
    }
  expect(failureText('Something of before.')).toBe('Something of before.');
  for (const [reason, { remedy }] of Object.entries(SERVER_TROUBLES)) {
    const trouble = mailFailureText({ reason: reason as keyof typeof SERVER_TROUBLES, code: null });
    expect(remedyText({ trouble, remedy: 'as the API says it' })).toBe(remedy);
  }
});

it('LNG-07 (part: failures of push and texts) of every failure the words read as the API tells it', () => {
  for (const channel of ['text', 'push'] as const)
    for (const reason of ['refused', 'later', 'sealed', 'unknown', 'log-in', 'busy'] as const)
      for (const code of [null, 410]) {
        const told = deliveryFailureText(channel, { reason, code });
        expect(failureText(told)).toBe(told);
      }
});
