import { hash, verify } from '@node-rs/argon2';

/** Argon2id is the library's own default; its enum of algorithms exists for the type checker only. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Maximum number of passwords hashed in parallel. More would take memory (19 MiB each) and CPU, but not be faster.
 */
const MOST_AT_ONCE = 4;

/** The hash of no password that anybody knows, so that an unknown account takes as long as a wrong password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$pKtHrHflbqsxbklKsTDakg$QOSnpCyo9Ft6Z4DQ2i2cTh4k5BGz4cPnoQDyq3Xec2o';

let running = 0;
const waiting: (() => void)[] = [];

/** Argon2id in its text form, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalized(password), COST));
}

/** The one spelling of a password, whichever keyboard it was typed on. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** Whether the password fits; takes the same time when there is no hash to compare with, and answers false. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  // Hashes from before passwords were normalized are of what was typed.
  const spellings = [...new Set([normalized(password), password])];
  const fits = await Promise.all(
    spellings.map((spelling) => inTurn(() => verify(passwordHash ?? NOBODYS_HASH, spelling))),
  );
  return fits.includes(true) && passwordHash !== null;
}

/** The hash that takes the place of one from before passwords were normalized; null where nothing is to be done. */
export async function renewedHash(passwordHash: string, password: string): Promise<string | null> {
  const spelling = normalized(password);
  if (spelling === password || (await inTurn(() => verify(passwordHash, spelling)))) return null;
  return hashPassword(password);
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next in line directly; it is only given up when no one waits.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
