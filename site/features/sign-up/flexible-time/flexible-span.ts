/** Instants in epoch milliseconds. */
export type Span = { arrival: number; departure: number };

/**
 * The span after one of its ends was moved: the other end gives way, so that the two never cross and the stay is
 * never shorter than `minimumMs`. Both ends stay on the given stops; a move that would make it shorter is undone.
 */
export function movedSpan(
  before: Span,
  moved: Partial<Span>,
  stops: { arrivals: readonly number[]; departures: readonly number[]; minimumMs: number },
): Span {
  const isLongEnough = ({ arrival, departure }: Span) =>
    departure > arrival && departure - arrival >= stops.minimumMs;
  const wanted = { ...before, ...moved };
  if (isLongEnough(wanted)) return wanted;
  if (moved.arrival !== undefined) {
    const departure = stops.departures.find((stop) => isLongEnough({ ...wanted, departure: stop }));
    return departure === undefined ? before : { ...wanted, departure };
  }
  const arrival = stops.arrivals.findLast((stop) => isLongEnough({ ...wanted, arrival: stop }));
  return arrival === undefined ? before : { ...wanted, arrival };
}
