/** A process of the product in which something breaks that no one catches: the kind is the first word given. */
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '#api/process/log/log.ts';
import { logWholeProcess } from '#api/process/log/log-process.ts';

const [kind = ''] = process.argv.slice(2);
const error = Object.assign(
  new Error('Failed query: insert into t values (?)\nparams: canary@mail.example'),
  {
    params: ['canary@mail.example'],
  },
);
logWholeProcess(createLog({ logLevel: 'info' }));
if (kind === 'thrown') setImmediate(() => Promise.resolve().then(() => process.nextTick(throwIt)));
if (kind === 'rejected') void Promise.reject(error);
if (kind === 'written')
  console.error('rendering %s', '/passwordReset?token=canary', error, { email: 'canary' });
await pause(50);
process.stdout.write('still here\n');

function throwIt(): void {
  throw error;
}
