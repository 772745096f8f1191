/**
 * Stands in the build for what libraries import and the console never calls (vite.config.ts says which): the parser of
 * GraphQL, introspection, a second Apollo client, an export to CSV. A call fails at once and says what to do instead.
 */
export function gql(): never {
  throw new Error('Write the operation in a .graphql file beside its component and run «npm run generate».');
}

export default function leftOut(): never {
  throw new Error('This is left out of the build: see LEAN in backoffice/vite.config.ts.');
}

export { leftOut as introspectSchema };

export const resetCaches = unsupported;
export const disableFragmentWarnings = unsupported;
export const enableExperimentalFragmentVariables = unsupported;
export const disableExperimentalFragmentVariables = unsupported;

function unsupported(): void {}
