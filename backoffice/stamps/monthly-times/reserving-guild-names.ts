import type { ReservationTerms } from '../../gql/generated.ts';
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
  return guildOf(id, books)?.name ?? 'a Guild that is gone';
}

/** What the monthly schedule does about a guild: «Reserved for», and so on. */
export function reservationVerb(id: string, books: Books): string {
  const terms = guildOf(id, books)?.reservationTerms ?? 'AT_ONCE';
  return {
    AT_ONCE: 'Reserved for',
    ASKS_FIRST: 'Each month asks',
    CLOSED: 'Not reserved any more, closed to you:',
  }[terms];
}

function guildOf(id: string, { reservingGuilds }: Books): Reserving | undefined {
  return reservingGuilds?.find((guild) => guild.id === id) ?? chosen.get(id);
}
