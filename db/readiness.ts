import type { Availability } from './availability.ts';
import { DatabaseOutage, type OutageKind, outageOf } from './outage.ts';
import { within } from './within.ts';

/** Whether the database can be read and written; `schema` is its last migration, where it answers. */
export type Readiness = { problem: OutageKind | 'not migrated' | null; schema: string | null };

const ANSWER_WITHIN_MS = 5_000;
/** For what proves it, so that its own finding comes before the answer is due. */
export const PROVE_WITHIN_MS = 4_000;

/**
 * A question that proves that writing is possible and writes nothing. `prove` answers the last migration. Who asks while
 * one is on its way shares it, so that nothing piles up before a database that is silent.
 */
export function createReadiness(
  availability: Availability,
  prove: () => Promise<string | null>,
  silence: 'unreachable' | 'unwritable',
): () => Promise<Readiness> {
  let underway: Promise<Readiness> | null = null;

  async function ask(): Promise<Readiness> {
    const schema = await prove();
    return { problem: schema === null ? 'not migrated' : null, schema };
  }

  return async () => {
    if (!availability.isReachable) return { problem: 'unreachable', schema: null };
    underway ??= ask().finally(() => {
      underway = null;
    });
    const late = () => new DatabaseOutage(silence);
    return within(ANSWER_WITHIN_MS, underway, late).catch((error: unknown) => problemOf(error, silence));
  };
}

function problemOf(error: unknown, silence: OutageKind): Readiness {
  const isUnmigrated = error instanceof Error && /no such table/.test(error.message);
  return { problem: isUnmigrated ? 'not migrated' : (outageOf(error) ?? silence), schema: null };
}
