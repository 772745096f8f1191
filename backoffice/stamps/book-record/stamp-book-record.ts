import type { BookReferences } from '#domain/books/quest-configuration-check.ts';
import type { StampBookQuery, StampDetailsFragment } from '../../gql/generated.ts';
import { shownTitleOf } from '../collection/stamp-title.ts';

/** A charity's books with everything that their entries may name. */
export type StampBookRecord = NonNullable<StampBookQuery['provider']> & {
  stamps: StampDetailsFragment[];
};

export type StampDetails = StampDetailsFragment;

/** What people call a stamp. */
export function titleOf(stamp: Pick<StampDetails, 'stampTitle'>): string {
  return shownTitleOf(stamp.stampTitle);
}

/** The stamps of a charity by their ids. */
export function stampsById({ stamps }: StampBookRecord): ReadonlyMap<string, StampDetails> {
  return new Map(stamps.map((stamp) => [stamp.id, stamp]));
}

/** What entries of the bundle book may name. */
export function groundOf({ stamps, approvedLocations, reservingGuilds }: StampBookRecord): BookReferences {
  return {
    stamps: new Map(stamps.map(({ id, eventType }) => [id, eventType])),
    maximums: new Map(stamps.map(({ id, resourceMaxNumber }) => [id, resourceMaxNumber])),
    approvedLocationIds: new Set(approvedLocations.map(({ id }) => id)),
    guildIds: new Set(reservingGuilds?.map(({ id }) => id)),
  };
}
