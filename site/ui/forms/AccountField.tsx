import { PAGE_ACCOUNT_FIELD } from '#domain/sessions/page-account.ts';

/** The field that says whose page a form of an island is on; nothing on a visitor's page. */
export function AccountField({ account }: { account: string | null }) {
  return account === null ? null : <input type="hidden" name={PAGE_ACCOUNT_FIELD} value={account} />;
}
