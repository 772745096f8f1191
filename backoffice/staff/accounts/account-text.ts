import type { StaffAccountFragment } from '../../gql/generated.ts';

/** What an account is: a volunteer's or a charity's, and whether it belongs to the product's staff. */
export function kindOfAccount({ accountType, isStaff }: StaffAccountFragment): string {
  const kind = accountType === 'Provider' ? 'Charity' : 'Volunteer';
  return isStaff ? `${kind}, staff` : kind;
}

/** The name kept with an account, if any. */
export function nameOnAccount({ nameFirst, nameLast }: StaffAccountFragment): string {
  return [nameFirst, nameLast].filter(Boolean).join(' ');
}
