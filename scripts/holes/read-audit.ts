import { z } from 'zod';
import { parsedJson } from '#domain/text/parsed-json.ts';

const REPORT = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** A part of the product in which somebody has found a hole. */
export type Hole = {
  name: string;
  range: string;
  severity: string;
  isGrave: boolean;
  told: readonly string[];
};

const GRAVE = ['high', 'critical'];

/** The holes of what `npm audit --json` wrote; null where the registry has not answered. */
export function readAudit(output: string): Hole[] | null {
  const report = REPORT.safeParse(parsedJson(output));
  if (!report.success) return null;
  return Object.entries(report.data.vulnerabilities)
    .map(([name, { severity, range, via }]) => ({
      ...{ name, range, severity, isGrave: GRAVE.includes(severity) },
      told: via.map((one) => (typeof one === 'string' ? `by way of ${one}` : `${one.title} ${one.url}`)),
    }))
    .toSorted(
      (one, other) => Number(other.isGrave) - Number(one.isGrave) || (one.name < other.name ? -1 : 1),
    );
}
