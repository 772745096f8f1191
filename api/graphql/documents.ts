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
import { type LimitName, limitsOfOperations } from '#api/auth/rate-limit.ts';
import type { Context } from './context.ts';
import { DOCUMENT_LIMITS, exceededLimits } from './document-limits.ts';
import { executeWithHono } from './hono-execution.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** An operation that is fit to be executed. */
export type Operation = {
  kind: 'query' | 'mutation';
  /** Limits by address of what it calls. */
  addressLimits: readonly LimitName[];
  /** Written by the site or the console, not by a stranger. */
  isKnown: boolean;
  run(context: Context, variables: Variables): Promise<ExecutionResult> | ExecutionResult;
};

/** Why a document cannot be executed. */
export type Unfit = { errors: readonly GraphQLError[] };

export type Documents = {
  /** The operation of a text; the name chooses among several. The same answer object for the same text. */
  find(text: string, operationName: string | null): Operation | Unfit;
};

const MOST_UNKNOWN_DOCUMENTS = 500;
const MOST_VALIDATION_ERRORS = 20;
/** Compiling costs as much as a few plain executions: a document that comes again and again is worth it. */
const USES_BEFORE_COMPILING = 3;

/**
 * Documents of the own front ends are compiled once, at their first use. Of unknown ones the last 500 of each kind are kept:
 * checked once, executed by @hono/graphql-server at first, and compiled too when they keep coming.
 */
export function createDocuments(
  schema: GraphQLSchema,
  knownTexts: Iterable<string>,
  options: { isProduction: boolean },
): Documents {
  const known = new Map<string, KnownOperation | null>([...knownTexts].map((text) => [text, null]));
  const unnamed = new Map<string, Operation | Unfit>();
  const named = new Map<string, Operation | Unfit>();
  const execute = executeWithHono(schema);

  function findKnown(text: string): KnownOperation | null {
    const prepared = known.get(text);
    if (prepared !== null) return prepared ?? null;
    const made = compileKnown(schema, text);
    known.set(text, made);
    return made;
  }

  function findUnknown(text: string, operationName: string | null): Operation | Unfit {
    // Two maps: in one, a text could be written so that it takes the place of another with its operation's name.
    const kept = operationName === null ? unnamed : named;
    const key = operationName === null ? text : JSON.stringify([operationName, text]);
    const checked = kept.get(key) ?? check(schema, text, operationName, options.isProduction, execute);
    // Taken out and put back, so that the map keeps the order of use and the first entry is the oldest.
    kept.delete(key);
    kept.set(key, checked);
    if (kept.size > MOST_UNKNOWN_DOCUMENTS) kept.delete(kept.keys().next().value ?? '');
    return checked;
  }

  return {
    find(text, operationName) {
      const operation = findKnown(text);
      if (operation && (operationName === null || operation.name === operationName)) return operation;
      return findUnknown(text, operationName);
    },
  };
}

type KnownOperation = Operation & { name: string };

function compileKnown(schema: GraphQLSchema, text: string): KnownOperation {
  const document = parse(text, { noLocation: true });
  const node = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const run = node && compile(schema, document);
  if (!run) throw new Error(`A known document does not compile: ${text}`);
  return { ...describe(node, document), name: node.name?.value ?? '', isKnown: true, run };
}

/** Rows hold what their types say: a test compares every field with what the plain engine makes of it. */
const COMPILER_OPTIONS = { disableLeafSerialization: true, disablingCapturingStackErrors: true };

/** The compiled operation; null for the few documents that the compiler does not take. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string,
): Operation['run'] | null {
  const compiled = compileQuery(schema, document, operationName, COMPILER_OPTIONS);
  if (!isCompiledQuery(compiled)) return null;
  return (context, variables) => compiled.query(null, context, variables);
}

function check(
  schema: GraphQLSchema,
  text: string,
  operationName: string | null,
  isProduction: boolean,
  execute: ReturnType<typeof executeWithHono>,
): Operation | Unfit {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    return {
      errors: [error instanceof GraphQLError ? error : new GraphQLError('The document is not readable.')],
    };
  }
  const exceeded = exceededLimits(schema, document);
  if (exceeded.length > 0) return { errors: exceeded };
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const errors = validate(schema, document, rules, { maxErrors: MOST_VALIDATION_ERRORS });
  if (errors.length > 0) return { errors };
  const node = getOperationAST(document, operationName);
  if (!node)
    return {
      errors: [new GraphQLError('The document holds no such operation, or several and none is named.')],
    };
  let uses = 0;
  let run: Operation['run'] = (context, variables) => {
    uses += 1;
    if (uses === USES_BEFORE_COMPILING) run = compile(schema, document, operationName ?? undefined) ?? run;
    return execute(context, { query: text, variables, operationName });
  };
  return {
    ...describe(node, document),
    isKnown: false,
    run: (context, variables) => run(context, variables),
  };
}

function describe(
  node: OperationDefinitionNode,
  document: DocumentNode,
): Pick<Operation, 'kind' | 'addressLimits'> {
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
    addressLimits: limitsOfOperations([...rootFields]),
  };
}
