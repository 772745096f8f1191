import { actualTimesOf, wasThere } from './attendance.ts';
import { type Mark, type MarkedContract, timesOf, typedTimes } from './attendance-gate.ts';
import { type Stay, uncoveredPart } from './credit-bounds.ts';

/** When someone was marked present before: on this quest, which they left, and on others. */
export type OtherStays = { here: readonly Stay[]; elsewhere: readonly Stay[] };

/**
 * Returns the mark of someone who was also marked present at other times: planned times leave out what is credited
 * already. Where nothing is left of them the mark stays as it is, and is refused.
 */
export function markBesideStays(contract: MarkedContract, mark: Mark, { here, elsewhere }: OtherStays): Mark {
  const after = markAfterStays(contract, mark, here);
  if (!wasThere(after.status)) return after;
  const { actualArrivalAt: arrival, actualDepartureAt: departure } = timesOf(contract, after);
  if (arrival === null || departure === null) return after;
  const part = uncoveredPart({ arrival, departure }, elsewhere);
  if (part === null) return after;
  const typed = typedTimes(contract, mark);
  const isCut = (name: keyof Stay) => part[name] !== { arrival, departure }[name];
  return {
    ...after,
    ...(isCut('arrival') && typed.actualArrivalAt === null && { actualArrivalAt: part.arrival }),
    ...(isCut('departure') && typed.actualDepartureAt === null && { actualDepartureAt: part.departure }),
  };
}

/**
 * Returns the mark of someone who left the quest and came back: with no arrival typed, planned times begin where what
 * is credited of the quest already ends.
 */
function markAfterStays(contract: MarkedContract, mark: Mark, staysHere: readonly Stay[]): Mark {
  if (!wasThere(mark.status)) return mark;
  const planned = actualTimesOf('Present', contract, contract).actualArrivalAt;
  const { actualArrivalAt, actualDepartureAt } = timesOf(contract, mark);
  if (actualArrivalAt !== planned || planned === null || actualDepartureAt === null) return mark;
  const ends = staysHere
    .filter(({ arrival, departure }) => arrival < actualDepartureAt && departure > planned)
    .map(({ departure }) => Math.min(departure, actualDepartureAt));
  return ends.length === 0 ? mark : { ...mark, actualArrivalAt: Math.max(...ends) };
}
