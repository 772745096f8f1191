/**
 * Stands in for graphql-tag in the build. Apollo and ra-data-graphql import it for texts written in place and for
 * introspection; the console does neither, so the parser of the language stays out of the first load.
 */
export function gql(): never {
  throw new Error('Write the operation in a .graphql file beside its component and run «npm run generate».');
}

export const resetCaches = unsupported;
export const disableFragmentWarnings = unsupported;
export const enableExperimentalFragmentVariables = unsupported;
export const disableExperimentalFragmentVariables = unsupported;
export default gql;

function unsupported(): void {}
