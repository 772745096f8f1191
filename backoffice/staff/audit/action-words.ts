import { AUDIT_ACTIONS, type AuditAction, type AuditSubject } from '#domain/audit/audit-action.ts';
import { foldedText } from '#domain/text/folded-text.ts';
import { keyOf } from '#domain/texts/code-key.ts';
import { consoleAuditTexts } from '#domain/texts/generated/console-audit.ts';
import { consoleAuditPeopleTexts } from '#domain/texts/generated/console-audit-people.ts';
import { consoleAuditWorkTexts } from '#domain/texts/generated/console-audit-work.ts';
import { isOneOf, keysOf } from '../../api-client/typed-record.ts';
import { consoleLocale } from '../../language/console-locale.ts';

/** 'login-refused' as 'Log in refused', also where it is one of before. */
export function actionText(action: string): string {
  if (isAction(action)) return knownActionText(action);
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action);
}

function knownActionText(action: AuditAction): string {
  const locale = consoleLocale();
  // An action without words does not compile.
  const key = keyOf(action);
  return isOneOf(keysOf(consoleAuditPeopleTexts(locale)), key)
    ? consoleAuditPeopleTexts(locale)[key]
    : consoleAuditWorkTexts(locale)[key];
}

/** What an entry is about. */
export function subjectText(type: string): string {
  const locale = consoleLocale();
  const text: string | undefined = consoleAuditTexts(locale)[`of_${keyOf(type as AuditSubject)}`];
  return text ?? type;
}

/** The actions in whose words these stand, in whatever letters, with accents or without. */
export function actionsCalled(words: string): AuditAction[] {
  const wanted = foldedText(words);
  return keysOf(AUDIT_ACTIONS).filter((action) => foldedText(actionText(action)).includes(wanted));
}
