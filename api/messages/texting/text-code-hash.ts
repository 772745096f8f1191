import type { Config } from '#api/process/config/config.ts';

/** What is kept of a code. Keyed: six digits are soon tried out. */
export function textCodeHash({ dataKey }: Pick<Config, 'dataKey'>, accountId: string, code: string): string {
  return dataKey.hash('text-code', `${accountId} ${code}`);
}
