import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
} from 'graphql';

const apiFolder = new URL('../', import.meta.url).pathname;
const ROOTS = ['Query', 'Mutation'];

/** The SDL of all modules of `api` as one document: `extend type Query` and `Mutation` folded into one type each. */
export function readTypeDefs(): DocumentNode {
  const definitions = readdirSync(apiFolder)
    // The domain is large, and knows no GraphQL.
    .filter((folder) => folder !== 'domain' && !folder.includes('.'))
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.graphql'))
    .sort(byName)
    .flatMap((file) => parse(readFileSync(`${apiFolder}${file}`, 'utf8')).definitions);
  const extensions = definitions.filter((one) => one.kind === Kind.OBJECT_TYPE_EXTENSION);
  const merged = definitions
    .filter((one) => one.kind !== Kind.OBJECT_TYPE_EXTENSION)
    .map((one) =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION
        ? withFields(
            one,
            extensions.filter((extension) => extension.name.value === one.name.value),
          )
        : one,
    );
  return { kind: Kind.DOCUMENT, definitions: merged.sort(byKindThenName) };
}

/** The whole contract as text, in a stable order, `@access` included. */
export function printContract(document: DocumentNode): string {
  return `${print(document)}\n`;
}

function filesBelow(folder: string): string[] {
  const found = readdirSync(`${apiFolder}${folder}`, { encoding: 'utf8', recursive: true });
  return found.map((file) => `${folder}/${file}`);
}

/** Compares files by their names: folders mean nothing to clients. */
function byName(a: string, b: string): number {
  return path.basename(a) < path.basename(b) ? -1 : 1;
}

function withFields(
  type: ObjectTypeDefinitionNode,
  extensions: readonly { fields?: ObjectTypeDefinitionNode['fields'] }[],
): ObjectTypeDefinitionNode {
  const fields = [...(type.fields ?? []), ...extensions.flatMap((extension) => extension.fields ?? [])];
  // The operations are listed by name, so that a reader finds one; the fields of a type keep their order.
  if (ROOTS.includes(type.name.value)) fields.sort((a, b) => a.name.value.localeCompare(b.name.value, 'en'));
  return { ...type, fields };
}

function byKindThenName(a: DefinitionNode, b: DefinitionNode): number {
  return rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), 'en');
}

function rank(definition: DefinitionNode): number {
  if (definition.kind === Kind.DIRECTIVE_DEFINITION) return 0;
  if (definition.kind === Kind.SCALAR_TYPE_DEFINITION) return 1;
  const root = ROOTS.indexOf(nameOf(definition));
  return root < 0 ? 4 : 2 + root;
}

function nameOf(definition: DefinitionNode): string {
  return 'name' in definition ? (definition.name?.value ?? '') : '';
}
