import type { Db } from './store.ts';

/** A statement that is built once for each connection and kept as long as that connection lives. */
export function prepareOnce<Statement extends object>(build: (db: Db) => Statement): (db: Db) => Statement {
  const kept = new WeakMap<Db, Statement>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const built = build(db);
    kept.set(db, built);
    return built;
  };
}
