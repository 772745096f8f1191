import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import {
  BanAccountDocument,
  CorrectBirthDateDocument,
  SetSubscriptionDocument,
  UnbanAccountDocument,
} from '../../gql/generated/staff.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { writing } from '../../resources/method.ts';

export const banAccount = writing(BanAccountDocument, (data) => data.banAccount);

export const unbanAccount = writing(UnbanAccountDocument, (data) => data.unbanAccount);

export const correctBirthDate = writing(CorrectBirthDateDocument, (data) => data.correctBirthDate);

export const setSubscription = writing(SetSubscriptionDocument, (data) => data.setSubscriptionStatus);

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
