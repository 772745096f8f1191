import { signUpsAmong } from '#domain/sign-up/contract-standing.ts';
import { formatMonthDay, formatTime } from '#domain/text/format.ts';
import type { QuestDetailsQuery, QuestVolunteerFragment } from '../gql/generated.ts';
import { type Named, volunteerName } from './volunteer-name.ts';

/** A quest as its page shows it. */
export type QuestRecord = NonNullable<QuestDetailsQuery['quest']>;

/** How somebody who bailed out stands in a list: the name as far as it is told, and when (DEC-64). */
export function bailedText(contract: { chariteer: Named | null; abandonedAt: string | null }): string {
  const at = contract.abandonedAt === null ? null : Date.parse(contract.abandonedAt);
  const time = at === null ? '' : `, ${formatMonthDay(at)}, ${formatTime(at)}`;
  return `BAILED: ${volunteerName(contract.chariteer)}${time}`;
}

/** Who holds a place, and who has given theirs back; a guild's reservation is neither. */
export function volunteersOf({ pledgedContracts }: Pick<QuestRecord, 'pledgedContracts'>): {
  active: QuestVolunteerFragment[];
  bailed: QuestVolunteerFragment[];
} {
  const { active, ended } = signUpsAmong(pledgedContracts);
  return { active, bailed: ended };
}
