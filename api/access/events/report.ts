import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import type { DomainEvents, EventKind } from '#domain/events/domain-event.ts';

/** What follows from an event, in the transaction that it happened in. */
export type Reaction<Kind extends EventKind> = (
  tx: Db,
  context: MailContext,
  facts: DomainEvents[Kind],
) => Promise<unknown> | undefined;

/** All that follows from each event, by name, in the order in which it is done. */
export type Reactions = { readonly [Kind in EventKind]: Readonly<Record<string, Reaction<Kind>>> };

let known: Reactions | null = null;

/** Sets what follows from events, for the whole process; `reactions.ts` does it when it is loaded. */
export function reactWith(reactions: Reactions): void {
  known = reactions;
}

/** Tells what has happened in this transaction, once its rows are written, and does what follows from it. */
export async function report<Kind extends EventKind>(
  tx: Db,
  context: MailContext,
  kind: Kind,
  facts: DomainEvents[Kind],
): Promise<void> {
  if (known === null) throw new Error('No reactions are known: load #api/reactions/reactions.ts first.');
  for (const react of Object.values(known[kind])) await react(tx, context, facts);
}
