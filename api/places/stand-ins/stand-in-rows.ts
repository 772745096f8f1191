import type { HandOver, StandIn, StandInTaker } from '#api/graphql/generated/types.ts';
import type { PlaceTimes } from '#domain/sign-up/time-clash.ts';

/** Whom the gate lets take a place, and which: what they hold at that time is looked up where it is asked for. */
export type StandInTakerRow = Omit<StandInTaker, 'clashes'> & { place: PlaceTimes & { questId: string } };

/** A place that someone would hand on, as one viewer sees it. */
export type StandInRow = Omit<StandIn, 'takers'> & { takers: readonly StandInTakerRow[] };

/** Spot handed over by link, as its opener sees it. */
export type HandOverRow = Omit<HandOver, 'takers'> & { takers: readonly StandInTakerRow[] };
