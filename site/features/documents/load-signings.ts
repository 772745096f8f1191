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
};

/** The texts that stand between the viewer and the quest, or a child of theirs; asked only where some do. */
export async function loadSignings(
  locals: App.Locals,
  { id: questId, viewerVerdict, childVerdicts }: QuestDetailDataFragment,
): Promise<Signing[]> {
  const signsAlone = viewerVerdict.verdict === 'DOCUMENT_REQUIRED' && locals.viewer?.isYoung === false;
  const people = [
    ...(signsAlone ? [{ id: null, name: null }] : []),
    ...childVerdicts
      .filter(({ verdict }) => verdict === 'DOCUMENT_REQUIRED')
      .map(({ child }) => ({ id: child.id, name: child.nameFirst })),
  ];
  return Promise.all(
    people.map(async ({ id, name }) => {
      const { data } = await ask(locals, DocumentsToSignDocument, { questId, chariteerId: id });
      return { childId: id ?? '', childName: name, documents: data?.documentsToSign ?? [] };
    }),
  );
}
