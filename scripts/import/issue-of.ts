import type { z } from 'zod';

/** The first thing that is wrong with a row, with its place in it. */
export function issueOf(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'row'}: ${issue.message}` : 'not understood';
}
