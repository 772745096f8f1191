import type { StandInsTexts } from '#domain/texts/generated/stand-ins.ts';
import type { HandOverDataFragment } from '../../gql/generated.ts';

/** What the page of a place says first; null where there is none. `isClosed`: the gate does not let the viewer take it. */
export function offerTitle(
  t: StandInsTexts,
  offered: Pick<HandOverDataFragment, 'standing' | 'isOwn'> | null,
  { isClosed }: { isClosed: boolean },
): string | null {
  if (!offered) return null;
  if (offered.standing === 'TAKEN') return t.takenTitle;
  if (offered.standing === 'ENDED') return t.endedTitle;
  if (offered.isOwn) return t.ownTitle;
  return isClosed ? t.notForYou : t.title;
}
