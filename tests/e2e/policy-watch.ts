import type { BrowserContext } from '@playwright/test';

export type Violation = { page: string; directive: string; blocked: string; sample: string };

/** What the policies of this context's pages refuse from now on, as the pages themselves are told. */
export async function watchPolicies(context: BrowserContext): Promise<Violation[]> {
  const violations: Violation[] = [];
  await context.exposeBinding('tellViolation', (_source, violation: Violation) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { documentURI, effectiveDirective, blockedURI, sample } = event;
      const told = { page: documentURI, directive: effectiveDirective, blocked: blockedURI, sample };
      (window as unknown as { tellViolation: (one: object) => void }).tellViolation(told);
    });
  });
  return violations;
}
