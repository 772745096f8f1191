import { isManagerOf, managingMemberships, type Subject } from '../permissions/permissions.ts';

/*
 * Which charity someone works for: one rule, and one place where a choice is kept, for the site and the console. It is
 * kept in a cookie that both read, with the account that chose.
 */

/** A charity that someone may work for, under the name of the group that manages it. */
export type Organization = { providerId: string; name: string; providerName: string | null };

/** Charities that a person runs, once each: the account's own charity first, then in the order of the memberships, by name. */
export function organizationsOf(
  subject: Subject | null,
  ownProviderName: string | null = null,
): Organization[] {
  const name = ownProviderName ?? 'Your charity';
  const ownId = subject?.ownProviderId ?? null;
  const own = ownId === null ? [] : [{ providerId: ownId, name, providerName: ownProviderName }];
  const managed = managingMemberships(subject).flatMap(({ providerId, providerName, groupName }) =>
    providerId === null ? [] : [{ providerId, name: groupName, providerName }],
  );
  const all = [...own, ...managed];
  const firstOf = new Map(all.toReversed().map((one) => [one.providerId, one]));
  return all.filter((one) => firstOf.get(one.providerId) === one);
}

/** Whether a person's first page is the console's: product staff, and whoever runs a charity. */
export function beginsInConsole(subject: Subject | null): boolean {
  return subject?.isStaff === true || organizationsOf(subject).length > 0;
}

/**
 * The provider that someone works for. What they have chosen, as long as they may run it (staff may run any); once they
 * may not any more, and without a choice, the first one.
 */
export function organizationAtWork(subject: Subject | null, chosen: string | null): string | null {
  if (chosen !== null && isManagerOf(subject, chosen)) return chosen;
  return organizationsOf(subject)[0]?.providerId ?? null;
}

/** A choice, and whose it is: who logs in after someone else in the same browser does not begin with theirs. */
export type OrganizationChoice = { accountId: string; providerId: string };

export const CHOICE_COOKIE = 'organization';
/** Seconds: a year. */
export const CHOICE_LIFETIME = 365 * 86_400;

const CHOICE = /(?:^|;\s*)organization=([\w-]{1,64})\.([\w-]{1,64})(?:;|$)/;

/** What the cookie says; ids have no dot. */
export function choiceValue({ accountId, providerId }: OrganizationChoice): string {
  return `${accountId}.${providerId}`;
}

/** The provider that this account chose, by a Cookie header; null without a choice or when it is another's. */
export function chosenBy(accountId: string | undefined, cookies: string | undefined): string | null {
  const [, chooser, providerId] = CHOICE.exec(cookies ?? '') ?? [];
  return providerId !== undefined && chooser === accountId ? providerId : null;
}
