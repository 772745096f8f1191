import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';

/** What an account is: a volunteer's or a charity's, and whether it belongs to the product's staff. */
export function kindOfAccount({ accountType, isStaff }: StaffAccountFragment): string {
  const t = textsOf(consoleAccountsTexts);
  const kind = accountType === 'Provider' ? t.ofCharity : t.volunteer;
  return isStaff ? t.ofStaff({ kind }) : kind;
}

/** The name kept with an account, if any. */
export function nameOnAccount({ nameFirst, nameLast }: StaffAccountFragment): string {
  return [nameFirst, nameLast].filter(Boolean).join(' ');
}

/** What a volunteer has subscribed to; English has the word of the API. */
export function subscriptionName({ subscriptionStatus: status }: StaffAccountFragment): string {
  if (status === null) return '';
  return consoleLocale() === FIRST_LOCALE ? status : textsOf(consoleAccountsTexts)[status];
}
