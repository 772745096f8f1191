import { accessSync, constants, existsSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

const JOURNAL = /-(wal|shm)$/;

/** Whether the product can write where its data lies, and whether others on the machine can read it. */
export async function checkFiles({ file }: Installation): Promise<Finding[]> {
  if (file === null) return [];
  const folder = nearestFolder(path.dirname(file));
  if (!mayWrite(folder)) {
    return [
      error(
        `${folder} cannot be written to by the user who runs this.`,
        `Give it to the product’s user: chown USER ${folder}; and run this as that user.`,
      ),
    ];
  }
  const files = [file, `${file}-wal`, `${file}-shm`, path.join(path.dirname(file), 'data.key')].filter(
    existsSync,
  );
  const findings = files.flatMap((one) => findingsOf(one, statSync(one), statSync(files[0] ?? one)));
  return findings.length > 0 ? findings : [fine(`${folder} can be written to, and its files are private.`)];
}

function findingsOf(file: string, stats: Stats, database: Stats): Finding[] {
  const findings: Finding[] = [];
  if (!mayWrite(file)) {
    findings.push(
      error(
        `${file} cannot be written to by the user who runs this.`,
        `Give it to the product’s user: chown USER ${file}; and run this as that user.`,
      ),
    );
  }
  if (stats.uid !== database.uid) {
    findings.push(
      error(
        `${file} belongs to another user than the database, as after a command was run as root.`,
        `Give both to the product’s user: chown USER ${file}.`,
      ),
    );
  }
  // Windows keeps its rights elsewhere; a journal has those of its database.
  if (process.platform !== 'win32' && !JOURNAL.test(file) && (stats.mode & 0o077) !== 0) {
    findings.push(
      warning(`Other users of this machine can read ${file}.`, `Close it to them: chmod 600 ${file}.`),
    );
  }
  return findings;
}

/** A folder that is not there yet is made by the first start, in the nearest one that is. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}

function mayWrite(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
