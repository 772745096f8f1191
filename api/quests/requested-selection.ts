import type { RequestedFields } from '#api/graphql/requested-fields.ts';
import { type Selection, selectionOf } from './quest-selection.ts';

type Both = { visitor: Selection; viewer: Selection };

const known = new WeakMap<RequestedFields, Both>();

/** Which columns the fields asked of a quest need; a visitor has no contract of their own to join. */
export function requestedSelection(fields: RequestedFields, isLoggedIn: boolean): Selection {
  const both = known.get(fields) ?? {
    visitor: selectionFor(fields, false),
    viewer: selectionFor(fields, true),
  };
  known.set(fields, both);
  return isLoggedIn ? both.viewer : both.visitor;
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
  viewerVerdict: ['serviceTags'],
};
