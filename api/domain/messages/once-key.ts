/**
 * Everything that is told once, and the facts that "once" depends on. A changed fact makes a new key, so that a moved
 * quest is reminded of again. Instants in epoch ms.
 */
export const TOLD_ONCE = {
  reminder: ['contractId', 'offset', 'startedAt'],
  'under-minimum': ['questId', 'startedAt'],
  'attendance-unmarked': ['questId', 'endedAt'],
  'guild-spots-unused': ['contractId', 'releasesAt'],
  'weekly-quests': ['slot', 'personId'],
  thanks: ['contractId'],
  'address-refused': ['reportId'],
  'staff-warning': ['what', 'since'],
  'text-call': ['signatureHash'],
} as const satisfies Record<string, readonly string[]>;

type OnceKind = keyof typeof TOLD_ONCE;
type OnceFacts<Kind extends OnceKind> = Readonly<Record<(typeof TOLD_ONCE)[Kind][number], string | number>>;

/** A key that only `onceKey` makes. */
export type OnceKey = string & { readonly madeBy: 'onceKey' };

/** The key under which it is kept that this was told: its kind and its facts, in the order of the table. */
export function onceKey<Kind extends OnceKind>(kind: Kind, facts: OnceFacts<Kind>): OnceKey {
  const names: readonly (keyof OnceFacts<Kind>)[] = TOLD_ONCE[kind];
  return [kind, ...names.map((name) => facts[name])].join(':') as OnceKey;
}
