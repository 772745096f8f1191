import type { Config } from '#api/process/config/config.ts';

/** How a code may stand in its row, the present key's first. Keyed: six digits are soon tried out. */
export function joiningCodeHashes({ dataKey }: Pick<Config, 'dataKey'>, id: string, code: string): string[] {
  return dataKey.hashes('joining-code', `${id} ${code}`);
}
