import { withoutUnseen } from '#domain/text/plain-text.ts';
import type { GraphqlRequest } from './guard.ts';

/** Values that are compared with what is kept: secrets, and what a form found before its edit. */
const AS_SENT = /password|^expected$/i;

/** The request without marks that no one sees, in whatever text of it: they would hide words, or turn them around. */
export function seenRequest<Request extends Pick<GraphqlRequest, 'query' | 'variables'>>(
  request: Request,
): Request {
  const { query, variables } = request;
  return {
    ...request,
    query: withoutEscapedMarks(withoutUnseen(query)),
    variables: seenIn(variables) as Request['variables'],
  };
}

/** The document without escapes of such marks; behind a second backslash they are text. */
function withoutEscapedMarks(document: string): string {
  return document.replace(
    /\\(?:u(?:\{([\da-f]+)\}|([\da-f]{4}))|.)/gis,
    (found, long?: string, short?: string) => {
      const code = Number.parseInt(long ?? short ?? '', 16);
      return code <= 0x10ffff && withoutUnseen(String.fromCodePoint(code)) === '' ? '' : found;
    },
  );
}

function seenIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value);
  if (Array.isArray(value)) return value.map(seenIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, AS_SENT.test(name) ? inner : seenIn(inner)]),
  );
}
