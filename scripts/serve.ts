// Serves the product: brings the database to this version, fills an empty one with the demo world, listens, and says
// where. `npm start` comes here after installing and building.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { logDatabase } from '#api/process/log/log-database.ts';
import { sendTraces } from '#api/process/log/send-traces.ts';
import { onStopSignals } from '#api/process/stop-signals.ts';
import { stopOnSignals } from '#api/server.ts';
import type { Store } from '#db/store.ts';
import { originByName } from '#domain/identity/passkey.ts';
import { fail, requireOwnKey, servingConfigOrFail } from './command-line.ts';
import { databaseFile } from './database-file.ts';
import { isPrepared, openInstallation, whileOthersWork } from './prepare-database.ts';
import { CAST, castEmail, DEMO_PASSWORD } from './seed/cast.ts';
import { requireBuiltSite, serveProduct } from './serve-product.ts';
import { startProblem } from './start-problem.ts';

// Nothing is open yet that could be left half.
onStopSignals(() => process.exit(0));
const config = servingConfigOrFail();
requireBuiltSite();

const log = createLog(config);
logDatabase(log);
const store = await openPreparedStore(config).catch((error) => fail(startProblem(error, config)));
const server = await serveProduct(store, config).catch((error) => fail(startProblem(error, config)));
const endTraces = await sendTraces(config.traces, log);
stopOnSignals({ stop: () => server.stop().finally(endTraces) });
printWelcome(server.origin, config);

async function openPreparedStore(config: Config): Promise<Store> {
  const file = databaseFile(config);
  if (file) mkdirSync(path.dirname(file), { recursive: true });
  const opened = await openInstallation(config);
  if (!(await whileOthersWork(() => isPrepared(opened, config)))) await prepare();
  await whileOthersWork(() => requireOwnKey(opened, config));
  return opened;
}

/** Ends with it when it fails, for it has said why. */
async function prepare(): Promise<void> {
  // The built one beside the built server, else the source.
  const { dir, ext } = path.parse(import.meta.filename);
  const script = path.join(dir, `prepare${ext}`);
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit'] });
  // At once and without asking: what it has not committed the database undoes.
  onStopSignals(() => {
    child.once('exit', () => process.exit(0));
    child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) process.exit(code ?? 1);
  onStopSignals(() => process.exit(0));
}

function printWelcome(origin: string, { isProduction, publicOrigin }: Config): void {
  console.log(`\nSite     ${origin}/\nConsole  ${origin}/console/\nAPI      ${origin}/graphql`);
  const named = originByName(publicOrigin);
  if (named) console.log(`By name  ${named}/  where browsers have passkeys, which they have at no number`);
  if (isProduction) return;
  console.log(`Mails    ${origin}/mailbox`);
  console.log(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { name, purpose } of CAST) console.log(`  ${castEmail(name).padEnd(32)} ${purpose}`);
}
