import { uniqueKey } from './registration.ts';

type Account = { accountType: 'Chariteer' | 'Provider'; username: string; email: string };
type RecordIdentity = {
  playerAccountType: 'Chariteer' | 'Provider';
  username: string;
  emailAddress: string;
};

/** Whether a volunteer record names the account it is made for; a charity's account gets none. */
export function isOwnRecord(account: Account, record: RecordIdentity): boolean {
  return (
    account.accountType === 'Chariteer' &&
    record.playerAccountType === 'Chariteer' &&
    uniqueKey(account.username) === uniqueKey(record.username) &&
    uniqueKey(account.email) === uniqueKey(record.emailAddress)
  );
}
