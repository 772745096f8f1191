import { refusal, type WireError } from '#api/access/request/errors.ts';
import { MOST_BODY_BYTES } from './document-limits.ts';

/** Deeper than any input of the schema. Whatever walks values by calling itself must not run out of stack. */
const MOST_NESTED = 20;

/** A request as GraphQL-over-HTTP has it, checked for its shape only. */
export type GraphqlRequest = {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
  /** Characters or bytes of all that was sent, what is passed over included; left out for questions of our own. */
  size?: number;
};

/** Why a request is not even looked at, with the HTTP status of it. */
export type Refused = { status: 400 | 405 | 406 | 413 | 415; error: WireError };

export const TOO_LARGE = refused(413, 'The request is too large.');

export type MediaType = 'application/json' | 'application/graphql-response+json';

/** Whether the Content-Type is JSON in UTF-8, with whichever parameters. */
export function isJson(contentType: string | null | undefined): boolean {
  if (contentType === 'application/json') return true;
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') return false;
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset);
}

/** The media type to answer with: JSON unless the client prefers GraphQL's own; null when it takes neither. */
export function negotiate(accept: string | null | undefined): MediaType | null {
  if (!accept || accept === '*/*' || accept === 'application/json') return 'application/json';
  const wanted = accept
    .toLowerCase()
    .split(',')
    .map(readAccepted)
    .sort((a, b) => b.quality - a.quality);
  for (const { type, quality } of wanted) {
    if (quality === 0) continue;
    if (type === 'application/graphql-response+json') return type;
    if (type === 'application/json' || type === '*/*' || type === 'application/*') return 'application/json';
  }
  return null;
}

function readAccepted(part: string): { type: string; quality: number } {
  const [type = '', ...parameters] = part.split(';').map((one) => one.trim());
  const quality = parameters.find((one) => one.startsWith('q='));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return { type, quality: Number.isNaN(value) ? 0 : value };
}

/** The request in a POST body. Batches are refused: a list would go round every limit. */
export function readBody(text: string): GraphqlRequest | Refused {
  if (text.length > MOST_BODY_BYTES) return TOO_LARGE;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused(400, 'The body is not valid JSON.');
  }
  if (Array.isArray(body)) return refused(400, 'Batched requests are not accepted.');
  if (!isObject(body)) return refused(400, 'The body must be a JSON object.');
  return readParameters(body, text.length);
}

/** The request in the address of a GET. */
export function readSearch(search: URLSearchParams): GraphqlRequest | Refused {
  const parameters: Record<string, unknown> = {};
  for (const name of ['query', 'operationName']) parameters[name] = search.get(name) ?? undefined;
  for (const name of ['variables', 'extensions']) {
    const text = search.get(name);
    if (!text) continue;
    try {
      parameters[name] = JSON.parse(text);
    } catch {
      return refused(400, `${name} is not valid JSON.`);
    }
  }
  return readParameters(parameters, search.toString().length);
}

export function refused(status: Refused['status'], message: string): Refused {
  return { status, error: refusal(message) };
}

function readParameters(body: Record<string, unknown>, size: number): GraphqlRequest | Refused {
  const { query, variables, operationName, extensions } = body;
  if (typeof query !== 'string' || query === '') return refused(400, 'The parameter query must be a text.');
  if (variables != null && !isObject(variables))
    return refused(400, 'The parameter variables must be an object.');
  if (extensions != null && !isObject(extensions))
    return refused(400, 'The parameter extensions must be an object.');
  if (operationName != null && typeof operationName !== 'string') {
    return refused(400, 'The parameter operationName must be a text.');
  }
  const fault = faultIn(variables);
  if (fault) return refused(400, fault);
  return { query, variables: variables ?? {}, operationName: operationName || null, size };
}

/** Why values are not taken: JSON holds what neither the stack of an engine nor a database's UTF-8 can. */
function faultIn(variables: unknown): string | null {
  const waiting: [value: unknown, depth: number][] = [[variables, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !value.isWellFormed()) return 'A variable holds half of a character.';
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MOST_NESTED) return `The variables are nested more than ${MOST_NESTED} levels deep.`;
    for (const one of Object.values(value)) waiting.push([one, depth + 1]);
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
