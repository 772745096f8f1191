/** The number of the page in an address; the first one for anything that is no such number. */
export function pageNumberIn({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
