import type { Verdict } from '#domain/sign-up/sign-up-gate.ts';
import {
  DocumentsToSignDocument,
  type DocumentsToSignQuery,
  type QuestDetailDataFragment,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

/** What someone has to sign for a quest: the viewer (no child), or a child under the account. */
export type Signing = {
  childId: string;
  childName: string | null;
  documents: DocumentsToSignQuery['documentsToSign'];
  /** Whether they are on the quest already. */
  isOn: boolean;
};

/** The texts that the viewer, or a child of theirs, has to sign to take or to keep a spot; asked only where there are any. */
export async function loadSignings(
  locals: App.Locals,
  { id: questId, viewerVerdict, childVerdicts }: QuestDetailDataFragment,
): Promise<Signing[]> {
  const people = [
    ...(locals.viewer?.isYoung === false ? [{ ...viewerVerdict, id: null, name: null }] : []),
    ...childVerdicts.map(({ child, ...verdict }) => ({ ...verdict, id: child.id, name: child.nameFirst })),
  ].filter(mustSign);
  return Promise.all(
    people.map(async ({ id, name, verdict }) => {
      const { data } = await ask(locals, DocumentsToSignDocument, { questId, chariteerId: id });
      return {
        childId: id ?? '',
        childName: name,
        documents: data?.documentsToSign ?? [],
        isOn: verdict === 'SIGNED_UP',
      };
    }),
  );
}

/** Whether a missing signature stands before a sign-up, or a spot that was taken lacks one. */
function mustSign({ verdict, isUnsigned }: { verdict: Verdict; isUnsigned: boolean }): boolean {
  return verdict === 'DOCUMENT_REQUIRED' || (verdict === 'SIGNED_UP' && isUnsigned);
}
