import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { type LimitName, limitsOfOperations } from '#api/access/auth/limits.ts';
import type { Context } from '#api/access/request/context.ts';
import { documentError, type WireError } from '#api/access/request/errors.ts';
import { createByteCache, keyOfText } from '#api/process/byte-cache.ts';
import { DOCUMENT_LIMITS, measureDocument } from './document-limits.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** An operation that is fit to be executed. */
export type Operation = {
  kind: 'query' | 'mutation';
  /** What it calls: root fields of the schema. */
  operations: readonly string[];
  /** Limits by address of what it calls. */
  addressLimits: readonly LimitName[];
  /** Executes it; null for a document that neither the site nor the console sends: @hono/graphql-server executes those. */
  run: ((context: Context, variables: Variables) => Promise<ExecutionResult> | ExecutionResult) | null;
};

/** Why a document cannot be executed. */
export type RejectedDocument = { errors: readonly WireError[] };

export type Documents = {
  /** The operation of a text; the name chooses among several. The same answer object for the same text. */
  find(text: string, operationName: string | null): Operation | RejectedDocument;
  /** The operation of a text that the server itself sends: for a page or a picture. */
  findOwn(text: string): Operation;
};

const MOST_UNKNOWN_BYTES = 8_000_000;
const MOST_VALIDATION_ERRORS = 20;

/** A document may call more: the log names these. */
const MOST_NAMED = 5;

type Checked = { operation: Operation | RejectedDocument; bytes: number };

/**
 * Documents of the own front ends are compiled once, at their first use. What a check of an unknown one came to is kept
 * for some megabytes of them, by the hash of their text. Nothing that is kept holds on to a parsed document, which is
 * fifty times its text.
 */
export function createDocuments(
  schema: GraphQLSchema,
  knownTexts: Iterable<string>,
  options: { isProduction: boolean },
): Documents {
  const known = new Map<string, KnownOperation | null>([...knownTexts].map((text) => [text, null]));
  const unknown = createByteCache<Checked>({ mostBytes: MOST_UNKNOWN_BYTES, sizeOf: ({ bytes }) => bytes });

  function findUnknown(text: string, operationName: string | null): Operation | RejectedDocument {
    const key = keyOf(text, operationName);
    const kept = key === null ? undefined : unknown.get(key);
    if (kept) return kept.operation;
    const operation = checkDocument(schema, { text, operationName }, options.isProduction);
    const bytes = 2 * text.length + ('errors' in operation ? 2 * JSON.stringify(operation.errors).length : 0);
    if (key !== null) unknown.set(key, { operation, bytes });
    return operation;
  }

  function findOwn(text: string): KnownOperation {
    const operation = known.get(text) ?? compileKnown(schema, text);
    known.set(text, operation);
    return operation;
  }

  return {
    findOwn,
    find(text, operationName) {
      const operation = known.has(text) ? findOwn(text) : null;
      if (operation && (operationName === null || operation.name === operationName)) return operation;
      return findUnknown(text, operationName);
    },
  };
}

/** Marked by its length: no text can be written so that it takes the place of another with its operation's name. */
function keyOf(text: string, operationName: string | null): string | null {
  if (operationName === null) return keyOfText(text);
  const key = keyOfText(JSON.stringify([operationName, text]));
  return key && `${key}+`;
}

type KnownOperation = Operation & { name: string };

function compileKnown(schema: GraphQLSchema, text: string): KnownOperation {
  const document = parse(text, { noLocation: true });
  const node = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const run = node && compile(schema, document);
  if (!run) throw new Error(`A known document does not compile: ${text}`);
  return { ...describe(node, document), name: node.name?.value ?? '', run };
}

/** Rows hold what their types say: a test compares every field with what the plain engine makes of it. */
const COMPILER_OPTIONS = { disableLeafSerialization: true, disablingCapturingStackErrors: true };

/** The compiled operation; null for the few documents that the compiler does not take. */
function compile(schema: GraphQLSchema, document: DocumentNode): Operation['run'] {
  const compiled = compileQuery(schema, document, undefined, COMPILER_OPTIONS);
  if (!isCompiledQuery(compiled)) return null;
  return (context, variables) => compiled.query(null, context, variables);
}

function checkDocument(
  schema: GraphQLSchema,
  { text, operationName }: { text: string; operationName: string | null },
  isProduction: boolean,
): Operation | RejectedDocument {
  const unfit = (errors: readonly GraphQLError[]): RejectedDocument => ({
    errors: errors.map((error) => documentError(error, isProduction)),
  });
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    return unfit([error instanceof GraphQLError ? error : new GraphQLError('The document is not readable.')]);
  }
  const excesses = measureDocument(schema, document);
  if (excesses.length > 0) return unfit(excesses);
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const errors = validate(schema, document, rules, { maxErrors: MOST_VALIDATION_ERRORS });
  if (errors.length > 0) return unfit(errors);
  const node = getOperationAST(document, operationName);
  if (!node)
    return unfit([new GraphQLError('The document holds no such operation, or several and none is named.')]);
  return { ...describe(node, document), run: null };
}

function describe(
  node: OperationDefinitionNode,
  document: DocumentNode,
): Pick<Operation, 'kind' | 'operations' | 'addressLimits'> {
  const rootFields = new Set<string>();
  const collect = (set: OperationDefinitionNode['selectionSet']): void => {
    for (const one of set.selections) {
      if (one.kind === Kind.FIELD) rootFields.add(one.name.value);
      else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet);
      else {
        const fragment = document.definitions.find(
          (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === one.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) collect(fragment.selectionSet);
      }
    }
  };
  collect(node.selectionSet);
  return {
    kind: node.operation === 'mutation' ? 'mutation' : 'query',
    operations: [...rootFields].slice(0, MOST_NAMED),
    addressLimits: limitsOfOperations([...rootFields]),
  };
}
