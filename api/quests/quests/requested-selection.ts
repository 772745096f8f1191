import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import { type Selection, selectionOf } from './quest-selection.ts';

const forVisitors = new WeakMap<RequestedFields, Selection>();
const forViewers = new WeakMap<RequestedFields, Selection>();

/** Which columns the fields asked of a quest need; a visitor has no contract of their own to join. */
export function requestedSelection(fields: RequestedFields, isLoggedIn: boolean): Selection {
  const known = isLoggedIn ? forViewers : forVisitors;
  const kept = known.get(fields);
  if (kept) return kept;
  const made = selectionFor(fields, isLoggedIn);
  known.set(fields, made);
  return made;
}

function selectionFor(fields: RequestedFields, isLoggedIn: boolean): Selection {
  return selectionOf({
    quest: [...fields.keys()].flatMap((field) => SOURCES[field] ?? [field]),
    location: fields.get('location')?.keys(),
    reservation: fields.get('reservation')?.keys(),
    own: isLoggedIn ? fields.get('viewerContract')?.keys() : undefined,
  });
}

/** Columns of the fields that are not columns themselves. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  leader: ['giverName'],
  viewerVerdict: ['serviceTags'],
  agePolicy: ['agePolicyIndex'],
  isWaitingListOpen: ['isWaitingListClosed'],
  ownWaiting: ['waitingCount'],
  picture: ['templateQuestId'],
  heldCount: ['heldCount', 'takenCount', 'resourceMaxNumber'],
  comeAgain: ['templateQuestId'],
};
