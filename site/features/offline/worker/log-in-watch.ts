/** What the worker knows of who is logged in. It sees no cookie: the pages tell. */
export type Known = {
  /** The name of the login; null: no one; undefined: no page has told since the worker woke. */
  name: string | null | undefined;
  /** Grows with every change: what was asked for before one belongs to no one any more. */
  turn: number;
};

/** What an answer says about who is logged in; undefined: nothing, as a redirect or a fault of the server. */
export type Told = string | null | undefined;

export const NOTHING_KNOWN: Known = { name: undefined, turn: 0 };

/** State after a logout or before another login: no one, whatever is still in progress. */
export function afterLogOut({ turn }: Known): Known {
  return { name: null, turn: turn + 1 };
}

/** What is known after an answer to what was asked for in a `turn`. */
export function afterAnswer(known: Known, turn: number, told: Told): Known {
  const isLate = turn !== known.turn;
  return told === undefined || told === known.name || isLate ? known : { name: told, turn: known.turn + 1 };
}

/** Whether a page made for `told` may be kept: it has to belong to who is logged in now. */
export function isOfNow(known: Known, told: Told): told is string {
  return typeof told === 'string' && told === known.name;
}
