import { isInsider } from '#api/access/auth/relations.ts';
import type { Context } from '#api/access/request/context.ts';
import type { SeenRow } from '#api/rows/guarded-row.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';

type Person = SeenRow & {
  id: string;
  dateOfBirth: string | null;
  username: string | null;
  nameFirst: string | null;
  nameMiddle: string | null;
  nameLast: string | null;
};

/**
 * Someone as the list of short-notice cancellations may tell of them: a young person who bailed out and did not serve
 * in the period is on no quest of the charity, which counts them without a name. Oneself and staff see all.
 */
export function withoutLeaver<One extends Person>(
  person: One,
  { completedQuests }: { completedQuests: number },
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
): One {
  if (isInsider(viewer, person.id) || completedQuests > 0 || !isYoungOn(person.dateOfBirth, now))
    return person;
  return { ...person, ...NAMELESS };
}

const NAMELESS = {
  username: null,
  nameFirst: null,
  nameMiddle: null,
  nameLast: null,
  visibility: 'crest' as const,
};
