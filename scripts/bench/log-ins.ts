import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword, isPasswordRight } from '#api/access/auth/password.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';

const WARM_UP = 100;
const LOG_INS = 300;
const IN_FLIGHT = 8;
const PASSWORD = 'quest-demo-2026';

const LOG_IN = `mutation LogIn($email: String!) {
  loginWithEmail(email: $email, password: "${PASSWORD}", titleId: "chariteers") { playerId }
}`;

/** Log-ins through the whole API, and the password check alone that each of them has to pay. */
export async function benchLogIns(): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const { logIn, close } = await openPlace(passwordHash);
  const check = async () => void (await isPasswordRight(passwordHash, PASSWORD));
  await perCoreSecond(WARM_UP, check);
  const bare = await perCoreSecond(LOG_INS, check);
  await perCoreSecond(WARM_UP, logIn);
  const whole = await perCoreSecond(LOG_INS, (index) => logIn(WARM_UP + index));
  await close();
  return [
    `log-ins: ${Math.round(whole)} a second and core (goal ≥ 130), ${Math.round(bare)} checks of a password alone`,
  ];
}

async function openPlace(passwordHash: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const store = openStore({ url: `file:${path.join(folder, 'log-ins.db')}`, cells: BENCH_CELLS });
  await store.migrate();
  const emails = Array.from({ length: WARM_UP + LOG_INS }, (_, index) => `person${index}@demo.example`);
  await store.write(async (tx) => {
    for (const email of emails) {
      await insertVolunteer(tx, { account: { username: email.split('@')[0], email, passwordHash } });
    }
  });
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = createApp({ store, clock: () => BENCH_NOW, config, log: createLog(config) });

  async function logIn(index: number): Promise<void> {
    const response = await app.request(
      '/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: LOG_IN, variables: { email: emails[index] } }),
      },
      { incoming: { socket: { remoteAddress: `127.0.0.${1 + (index % 250)}` } } },
    );
    const answer = (await response.json()) as { errors?: { message: string }[] };
    if (answer.errors) throw new Error(answer.errors[0]?.message);
  }
  return { logIn, close: () => store.close() };
}

/** How often the work is done for each second of processor time, whatever else the machine does. */
async function perCoreSecond(count: number, work: (index: number) => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  let next = 0;
  const worker = async () => {
    for (let at = next; at < count; at = next) {
      next += 1;
      await work(at);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  const { user, system } = process.cpuUsage(before);
  return (count * 1_000_000) / (user + system);
}
