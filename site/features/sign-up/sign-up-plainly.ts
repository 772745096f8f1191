import { SignUpDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'now' | 'locale' | 'viewer'>;

/** Signs up right away; false if the quest's page must ask for more or explain what's missing. */
export async function signUpPlainly(locals: Locals, questId: string, chariteerId: string): Promise<boolean> {
  const { error } = await ask(locals, SignUpDocument, {
    ...{ chariteerId, questId, formJSON: null, leaveContractId: null },
    ...{ expectedArrivalAt: null, expectedDepartureAt: null },
    ...{ supervisorUsername: null, supervisingGuardian: null, others: [] },
  });
  return error === null;
}
