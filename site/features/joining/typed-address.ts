import { JoiningStateDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

/** The address that was typed in this browser to go on with, so that no one types it twice; '' for none. */
export async function typedAddress(locals: Pick<App.Locals, 'execute' | 'requestId'>): Promise<string> {
  const { data } = await ask(locals, JoiningStateDocument, {});
  return data?.joining?.typedAddress ?? '';
}
