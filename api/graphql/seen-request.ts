import { withoutUnseen } from '#domain/text/plain-text.ts';
import type { GraphqlRequest } from './guard.ts';

/** Values that are compared with what is kept: secrets, and what a form found before its edit. */
const AS_SENT = /password|^expected$/i;

/** The request without marks that no one sees, in whatever text of it: they would hide words, or turn them around. */
export function seenRequest<Request extends Pick<GraphqlRequest, 'query' | 'variables'>>(
  request: Request,
): Request {
  const { query, variables } = request;
  return { ...request, query: withoutUnseen(query), variables: seenIn(variables) as Request['variables'] };
}

function seenIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value);
  if (Array.isArray(value)) return value.map(seenIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, AS_SENT.test(name) ? inner : seenIn(inner)]),
  );
}
