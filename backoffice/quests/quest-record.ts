import type { QuestDetailsQuery, QuestVolunteerFragment } from '../gql/generated.ts';

/** A quest as its page shows it. */
export type QuestRecord = NonNullable<QuestDetailsQuery['quest']>;

/** What names a person; the real names are null where the viewer may not read them. */
export type Named = { username: string | null; nameFirst: string | null; nameLast: string | null };

/** The real name where the viewer may read it, else the user name. */
export function volunteerName({ chariteer }: { chariteer: Named | null }): string {
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
