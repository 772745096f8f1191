/** Whether someone typed an organization's code: spaces around it and capitals do not matter. Null: it has none. */
export function isOrganizationCode(typed: string, code: string | null): boolean {
  return code !== null && tidy(code) !== '' && tidy(typed) === tidy(code);
}

function tidy(code: string): string {
  return code.trim().toUpperCase();
}
