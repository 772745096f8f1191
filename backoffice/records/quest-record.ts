import { signUpsAmong } from '#domain/sign-up/contract-standing.ts';
import { formatMonthDay, formatTime } from '#domain/text/format.ts';
import type { QuestDetailsQuery, QuestVolunteerFragment } from '../gql/generated.ts';

/** A quest as its page shows it. */
export type QuestRecord = NonNullable<QuestDetailsQuery['quest']>;

/** What names a person; the real names are null where the viewer may not read them. */
export type Named = { username: string | null; nameFirst: string | null; nameLast: string | null };

/** The real name where the viewer may read it, else the user name; of who is not named at all a plain word. */
export function volunteerName({ chariteer }: { chariteer: Named | null }): string {
  if (chariteer === null) return 'Somebody';
  const realName = [chariteer.nameFirst, chariteer.nameLast].filter(Boolean).join(' ');
  return realName || chariteer.username || 'A volunteer who left';
}

/** How somebody who bailed out stands in a list: the name as far as it is told, and when (DEC-64). */
export function bailedText(contract: { chariteer: Named | null; abandonedAt: string | null }): string {
  const at = contract.abandonedAt === null ? null : Date.parse(contract.abandonedAt);
  const time = at === null ? '' : `, ${formatMonthDay(at)}, ${formatTime(at)}`;
  return `BAILED: ${volunteerName(contract)}${time}`;
}

/** Who holds a place, and who has given theirs back; a guild's reservation is neither. */
export function volunteersOf({ pledgedContracts }: Pick<QuestRecord, 'pledgedContracts'>): {
  active: QuestVolunteerFragment[];
  bailed: QuestVolunteerFragment[];
} {
  const { active, ended } = signUpsAmong(pledgedContracts);
  return { active, bailed: ended };
}
