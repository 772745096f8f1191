import { failureIn, isServerTrouble } from '#domain/messages/mail-delivery.ts';
import { mailKindOf } from '#domain/messages/mail-kind.ts';
import { type KeyOf, keyOf } from '#domain/texts/code-key.ts';
import { consoleMailFailuresTexts } from '#domain/texts/generated/console-mail-failures.ts';
import { consoleMailKindsTexts } from '#domain/texts/generated/console-mail-kinds.ts';
import { consoleLocale } from '../../language/console-locale.ts';

/*
 * The API tells of mails in English, which other clients read too. What it says is of a few words, and each leads back to
 * its code and to the words of this console.
 */

/** What kind a mail is. */
export function kindText(label: string): string {
  const locale = consoleLocale();
  const kind = mailKindOf(label);
  return consoleMailKindsTexts(locale)[kind === null ? 'unnamed' : keyOf(kind)];
}

/** Why a mail was not taken. */
export function failureText(told: string): string {
  const failure = failureIn(told);
  if (failure === null) return told;
  const locale = consoleLocale();
  const t = consoleMailFailuresTexts(locale);
  const text = consoleMailFailuresTexts(locale)[keyOf(failure.reason)];
  const { code } = failure;
  return code === null ? t.sentence({ text }) : t.withCode({ text, code: String(code) });
}

/** What helps a mail server in trouble. */
export function remedyText({ trouble, remedy }: { trouble: string | null; remedy: string | null }): string {
  const failure = failureIn(trouble ?? '');
  if (failure === null || !isServerTrouble(failure)) return remedy ?? '';
  const key: KeyOf<typeof failure.reason> = keyOf(failure.reason);
  const locale = consoleLocale();
  return consoleMailFailuresTexts(locale)[`${key}Remedy`];
}
