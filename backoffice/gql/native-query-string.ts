/** In place of `query-string`, whose other half react-admin never calls: its lists read and write plain parameters. */
export function parse(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Parameters of an address, by name; what is undefined is left out. */
export function stringify(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  params.sort();
  return params.toString().replaceAll('+', '%20');
}
