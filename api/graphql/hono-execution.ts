import { graphqlServer } from '@hono/graphql-server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context as HonoContext, Next } from 'hono';
import type { Context } from '#api/access/request/context.ts';

type GraphqlParams = {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
};

/**
 * Executes through @hono/graphql-server. Its handler makes the context it is called with the context of the
 * resolvers, and hands the result to `json` before it becomes text: so it gets ours, in which `json` keeps the
 * result with the original errors for masking. What comes in here has passed the guard already.
 */
export function executeWithHono(schema: GraphQLSchema) {
  const handle = graphqlServer({ schema });
  return async (context: Context, params: GraphqlParams): Promise<ExecutionResult> => {
    let result: ExecutionResult = {};
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
    });
    const facade = {
      ...context,
      req: { method: 'POST', raw: request },
      json(body: ExecutionResult) {
        result = withData(body);
        return new Response();
      },
    };
    await handle(facade as unknown as HonoContext, neverNext);
    return result;
  };
}

/**
 * The handler leaves `data` out when it is null. An error with a path comes from a resolver, so there the operation was
 * executed, and the answer has to say so: clients tell by it a refusal from a request that was never run.
 */
function withData(result: ExecutionResult): ExecutionResult {
  const wasExecuted = result.errors?.some(({ path }) => path !== undefined) ?? false;
  return result.data === undefined && wasExecuted ? { ...result, data: null } : result;
}

const neverNext: Next = async () => {};
