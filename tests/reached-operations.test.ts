import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { ROOT } from './support/documents.ts';
import { OLDER_CLIENTS } from './support/older-clients.ts';

const offered = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

/** What a front end's code mentions, so that a document which no one sends is no way to an operation. */
const sources = (frontEnd: string) =>
  globSync(`${frontEnd}/**/*.{ts,tsx,astro}`, {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(gql|dist|\.astro)$/.test(name),
  })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');

/** Operations that the documents of a front end ask for, as far as its code sends those documents. */
function reachedBy(frontEnd: string): string[] {
  const code = sources(frontEnd);
  return globSync(`${frontEnd}/**/*.graphql`, { cwd: ROOT }).flatMap((file) =>
    parse(readFileSync(path.join(ROOT, file), 'utf8')).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      if (!code.includes(`${definition.name?.value}Document`)) return [];
      return definition.selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD ? [field.name.value] : [],
      );
    }),
  );
}

const reached = new Set(['site', 'backoffice'].flatMap(reachedBy));

describe('every operation of the contract', () => {
  it('is reached by a screen, or is named as served for older clients', () => {
    expect(offered.length).toBeGreaterThan(150);
    const unreached = offered.filter((name) => !reached.has(name));
    expect(unreached.sort()).toEqual(Object.keys(OLDER_CLIENTS).sort());
  });

  it('of the older clients says why in words', () => {
    for (const [name, reason] of Object.entries(OLDER_CLIENTS))
      expect(reason.length, name).toBeGreaterThan(30);
  });
});
