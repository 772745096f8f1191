import { checkRemovalPhrase } from '#domain/accounts/account-removal.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { OwnAddressDocument, RemoveAccountDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'locale'>;

export type RemovalOutcome =
  | { isRemoved: true; setCookies: readonly string[] }
  /** The phrase was not typed as it has to be; nothing was sent. */
  | { isRemoved: false; problem: string; error: null }
  | { isRemoved: false; problem: null; error: ShownError };

/** Deletes the account of the session when the phrase was typed exactly. */
export async function removeAccount(locals: Locals, phrase: string): Promise<RemovalOutcome> {
  const problem = checkRemovalPhrase(locals.locale, phrase);
  if (problem !== null) return { isRemoved: false, problem, error: null };
  const own = await ask(locals, OwnAddressDocument, {});
  if (own.error) return { isRemoved: false, problem: null, error: own.error };
  const emailAddress = own.data.getAccountInfo?.email ?? '';
  const { error, setCookies } = await ask(locals, RemoveAccountDocument, { emailAddress });
  return error ? { isRemoved: false, problem: null, error } : { isRemoved: true, setCookies };
}
