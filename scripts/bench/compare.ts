import { median } from './median.ts';
import type { MonthWorld } from './month-world.ts';

type Work = (round: number) => unknown;

/**
 * Times both versions in turn (the first round only warms up); returns medians and the product's statement counts.
 */
export async function compare(
  what: string,
  world: MonthWorld,
  { bare, product, rounds = 15 }: { bare: Work; product: Work; rounds?: number },
): Promise<string[]> {
  const times: { bare: number; product: number }[] = [];
  let statements = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const bareTime = await timeOf(() => bare(round));
    const before = world.statements();
    const productTime = await timeOf(() => product(round));
    statements = world.statements() - before;
    if (round > 0) times.push({ bare: bareTime, product: productTime });
  }
  const [bareTime, productTime] = [
    median(times.map((time) => time.bare)),
    median(times.map((t) => t.product)),
  ];
  return [
    `${what}: bare ${bareTime.toFixed(1)} ms, product ${productTime.toFixed(1)} ms, ${statements} statements`,
    `  ${(productTime / bareTime).toFixed(1)} × the bare handler`,
  ];
}

async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
