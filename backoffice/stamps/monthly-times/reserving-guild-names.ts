import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import type { ReservationTerms } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';

// A guild that was chosen just now stands in no answer of the server yet.
const chosen = new Map<string, Reserving>();

type Reserving = { id: string; name: string; reservationTerms: ReservationTerms | null };

export function rememberGuild(guild: Reserving): void {
  chosen.set(guild.id, guild);
}

type Books = Pick<StampBookRecord, 'reservingGuilds'>;

/** What a guild of the bundle book is called. */
export function nameOfGuild(id: string, books: Books): string {
  return guildOf(id, books)?.name ?? textsOf(consoleMonthlyTimesTexts).guildGone;
}

/** What the monthly schedule does about a guild: its times are reserved, asked for, or no longer. */
export function reservationTerms(id: string, books: Books): ReservationTerms {
  return guildOf(id, books)?.reservationTerms ?? 'AT_ONCE';
}

function guildOf(id: string, { reservingGuilds }: Books): Reserving | undefined {
  return reservingGuilds?.find((guild) => guild.id === id) ?? chosen.get(id);
}
