import { GuardianAgreedDocument, type GuardianAgreedQuery } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

export type Agreed = NonNullable<GuardianAgreedQuery['guardianAgreed']>;

/** What follows from the yes that was given with this link; null where none was. */
export async function loadAgreed(locals: App.Locals, token: string): Promise<Agreed | null> {
  const { data } = await ask(locals, GuardianAgreedDocument, { token });
  return data?.guardianAgreed ?? null;
}
