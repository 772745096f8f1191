import type { GraphQLFormattedError } from 'graphql';
import type { Context as HonoContext, Next } from 'hono';
import type { Context } from '#api/access/request/context.ts';
import type { ExecutionError } from '#api/access/request/errors.ts';
import type { GraphqlRequest } from './guard.ts';
import type { Executed } from './run.ts';
import { pathKey, type ServerEnv } from './server-schema.ts';

/** Executes an admitted request by the middleware mounted next, @hono/graphql-server, and reads its answer. */
export async function passToServer(
  call: HonoContext,
  next: Next,
  context: Context,
  request: GraphqlRequest,
): Promise<Executed> {
  const c: HonoContext<ServerEnv> = call;
  const thrown = new Map<string, unknown>();
  c.set('resolverContext', context);
  c.set('thrownErrors', thrown);
  c.req.raw = admittedRequest(c.req.raw, request);
  await next();
  // Hono has answered by its error handler: the operation did not get as far as an answer.
  if (c.error) throw c.error;
  const answer = (await c.res.json()) as { data?: Executed['data']; errors?: GraphQLFormattedError[] };
  c.res = undefined;
  return withCauses(answer, thrown);
}

/**
 * Returns the client's request as the guard has read it. Its body is used up by then, and the package reads addresses
 * and media types in its own way: a query in the address of a POST would take the place of the one in its body.
 */
function admittedRequest(
  { method, url, headers, signal }: Request,
  { query, variables, operationName }: GraphqlRequest,
): Request {
  const address = new URL(url);
  const parameters = { query, variables, ...(operationName !== null && { operationName }) };
  if (method === 'GET') {
    const search = { ...parameters, variables: JSON.stringify(variables) };
    address.search = String(new URLSearchParams(search));
    return new Request(address, { headers, signal });
  }
  address.search = '';
  const own = new Headers(headers);
  own.set('content-type', 'application/json');
  own.delete('content-length');
  return new Request(address, { method, headers: own, signal, body: JSON.stringify(parameters) });
}

/**
 * The package leaves `data` out when it is null. An error with a path comes from a resolver, so there the operation was
 * executed, and the answer has to say so: clients tell by it a refusal from a request that was never run.
 */
function withCauses(
  { data, errors }: { data?: Executed['data']; errors?: GraphQLFormattedError[] },
  thrown: ReadonlyMap<string, unknown>,
): Executed {
  if (!errors) return { data };
  const wasExecuted = data !== undefined || errors.some(({ path }) => path !== undefined);
  const known = errors.map(({ message, locations, path }): ExecutionError => {
    const cause = path && thrown.get(pathKey(path));
    return { message, locations, path, originalError: cause };
  });
  return { ...(wasExecuted && { data: data ?? null }), errors: known };
}
