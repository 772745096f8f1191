// The thread of compact.ts.
import { workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const db = new Sqlite(workerData as string, { fileMustExist: true, timeout: 15_000 });
db.exec('VACUUM');
db.pragma('wal_checkpoint(TRUNCATE)');
db.close();
