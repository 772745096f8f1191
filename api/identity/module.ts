import type { Module } from '#api/module.ts';

/** Accounts: logging in, sessions, passwords, passkeys, second factors, proofs, joining without an account. */
export const identity: Module = {
  imports: {
    messages: 'staff accounts',
    people: 'the record that comes with an account',
    charities: 'accounts of charities',
    quests: 'the gate, before someone joins with a quest',
    places: 'the spot that is held until the account is there',
  },
  offers: [
    'accounts/account-page.ts',
    'accounts/account-rows.ts',
    'accounts/closed-account-queries.ts',
    'accounts/closed-person.ts',
    'accounts/end-session-here.ts',
    'accounts/former-address-queries.ts',
    'accounts/invite-provider-account.ts',
    'accounts/undo-address-change.ts',
  ],
};
