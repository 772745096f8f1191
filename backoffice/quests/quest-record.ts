import type { QuestDetailsQuery, QuestVolunteerFragment } from '../gql/generated.ts';

/** A quest as its page shows it. */
export type QuestRecord = NonNullable<QuestDetailsQuery['quest']>;

/** The real name where the viewer may read it (the API sends null otherwise), else the user name. */
export function volunteerName({ chariteer }: Pick<QuestVolunteerFragment, 'chariteer'>): string {
  const realName = [chariteer?.nameFirst, chariteer?.nameLast].filter(Boolean).join(' ');
  return realName || chariteer?.username || 'A volunteer who left';
}

/** Who holds a place, and who has given theirs back; a guild's reservation is neither. */
export function volunteersOf({ pledgedContracts }: Pick<QuestRecord, 'pledgedContracts'>): {
  active: QuestVolunteerFragment[];
  bailed: QuestVolunteerFragment[];
} {
  const personal = pledgedContracts.filter(({ guildId }) => guildId === null);
  return {
    active: personal.filter(({ abandonedAt }) => abandonedAt === null),
    bailed: personal.filter(({ abandonedAt }) => abandonedAt !== null),
  };
}
