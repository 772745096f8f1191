/** An address of the web, or null: a service tag may hold anything, and no other scheme may become a link. */
export function httpAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
