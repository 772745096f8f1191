import type { AstroGlobal } from 'astro';
import type { SentTaking } from '../../form-actions/hand-over.ts';
import type { HandOverDataFragment } from '../../gql/generated.ts';
import {
  type QuestDetailDataFragment,
  StandInsAtDocument,
  type StandInsAtQuery,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { markRefused } from '../../lib/page-response.ts';

/** A spot that its holder can give to a sub; `givenName` is that of a child under the viewer's account. */
export type OwnPlace = { contractId: string; givenName: string | null };

export type QuestStandIns = {
  wanted: StandInsAtQuery['standInsAt']['wanted'];
  /** The viewer's open requests and links. */
  own: StandInsAtQuery['standInsAt']['own'];
  /** Empty where the charity allows no subs. */
  places: readonly OwnPlace[];
};

/** Subs wanted on a quest, and the spots that the viewer and their children can give away. */
export async function loadStandIns(
  locals: App.Locals,
  quest: QuestDetailDataFragment,
): Promise<QuestStandIns> {
  const { data } = locals.viewer
    ? await ask(locals, StandInsAtDocument, { questId: quest.id })
    : { data: null };
  const { isAllowed = false, wanted = [], own = [] } = data?.standInsAt ?? {};
  const ofViewer = quest.viewerContract ? [{ contractId: quest.viewerContract.id, givenName: null }] : [];
  const ofChildren = quest.childVerdicts.flatMap(({ contractId, child }) =>
    contractId === null ? [] : [{ contractId, givenName: child.nameFirst }],
  );
  return { wanted, own, places: isAllowed ? [...ofViewer, ...ofChildren] : [] };
}

/** The status that fits the page of a place: 410 for one that is gone, that of the refusal for a form that was refused. */
export function markOffer(
  response: AstroGlobal['response'],
  offered: Pick<HandOverDataFragment, 'standing'> | null,
  sent: SentTaking | null,
): void {
  if (offered && offered.standing !== 'OPEN') response.status = 410;
  else if (sent) markRefused(response, sent.error);
}
