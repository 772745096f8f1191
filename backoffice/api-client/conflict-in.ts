type ErrorShape = {
  graphQLErrors?: readonly { extensions?: Record<string, unknown> }[];
  body?: unknown;
  cause?: unknown;
};

/** What someone else has changed meanwhile, field → value now, as an error of the data provider tells; or null. */
export function conflictIn<Values>(error: unknown): Partial<Values> | null {
  if (typeof error !== 'object' || error === null) return null;
  const { graphQLErrors = [], body, cause }: ErrorShape = error;
  const extensions = graphQLErrors[0]?.extensions;
  if (extensions?.code === 'EDIT_CONFLICT') return (extensions.changedFields ?? {}) as Partial<Values>;
  return conflictIn(body ?? cause);
}
