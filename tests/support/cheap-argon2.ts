import { createRequire } from 'node:module';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** Argon2id at its lowest cost, for tests of what happens around a password; `password-cost.isolated.test.ts` pays in full. */
export const hash: typeof real.hash = (password, options, ...rest) =>
  real.hash(password, { ...options, memoryCost: 8, timeCost: 1 }, ...rest);

export const { verify } = real;
