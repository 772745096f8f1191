/** The year that an address names; null for what is none. */
export function yearIn(text: string | undefined): number | null {
  return text !== undefined && /^[12]\d{3}$/.test(text) ? Number(text) : null;
}
