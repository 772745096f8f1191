import { print } from 'graphql';
import type { Plugin } from 'vite';
import { ConsoleSessionDocument } from './gql/generated/session.ts';

/** As the console's client would send it, letter by letter: only then does it take the answer. */
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
