import type { MailKind } from '../messages/mail-kind.ts';

/** Messages that say nothing of other people: of all others a file tells that there was one, as the inbox has the words. */
const WORDS_ABOUT_ONESELF: readonly MailKind[] = [
  'password-changed',
  'log-ins-failed',
  'email-in-force',
  'email-restored',
  'account-taken-back',
  'data-copy-ready',
  'training-resolution',
  'application-accepted',
  'quest-changed',
  'booted',
  'thanks',
  'charity-writes-soon',
  'charity-writes',
  'charity-answers',
  'place-offered',
  'waiting-list-left',
  'waiting-list-ended',
  'weekly-quests',
  'alert',
];

/** Whether a file repeats what a message of this kind said. */
export function tellsOfOneself(kind: unknown): boolean {
  return (WORDS_ABOUT_ONESELF as readonly unknown[]).includes(kind);
}
