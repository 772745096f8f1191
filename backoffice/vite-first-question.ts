import { print } from 'graphql';
import type { Plugin } from 'vite';
import { ConsoleSessionDocument } from './gql/generated/session.ts';

/** Request body exactly as the console's client sends it; the client uses the answer only on an exact match. */
const body = JSON.stringify({
  operationName: 'ConsoleSession',
  variables: {},
  query: print(ConsoleSessionDocument),
});

/**
 * The page itself asks who is here, while the scripts are still on their way: they ask nothing else before they know.
 * Taken by `api-client/first-question.ts`.
 */
export const firstQuestion: Plugin = {
  name: 'first-question',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace("'FIRST_QUESTION'", () => JSON.stringify(body).replaceAll('<', '\\u003c')),
  },
};
