import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const kept = new Map<string, string>();

/** The code of a file without its comments. */
function codeOf(file: string): string {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  kept.set(file, code);
  return code;
}

const ROWS =
  /\b(?:tx|db|store)\s*\.(?:insert|update|delete|run|write|decide)\(|\b(?:insertRows|deleteInSteps|report|undoably)\(/;
const MESSAGES = /\b(?:queueMails?|queueMessages|recordAudits?)\(/;

/** Whether the code of a file changes rows, sends or audits by itself. */
export const writes = (file: string): boolean => ROWS.test(codeOf(file)) || MESSAGES.test(codeOf(file));

/** Whether a file opens a transaction of its own. */
export const opensTransaction = (file: string): boolean =>
  /\bstore\s*\.(?:write|decide)\(/.test(codeOf(file));

const changing = new Map<string, boolean>();

/** Whether a file changes rows, by itself or by what it imports. */
export function changesRows(file: string, imports: readonly { from: string; to: string }[]): boolean {
  const known = changing.get(file);
  if (known !== undefined) return known;
  changing.set(file, false);
  const answer =
    ROWS.test(codeOf(file)) ||
    imports.some(
      ({ from, to }) => from === file && !to.endsWith('.resolvers.ts') && changesRows(to, imports),
    );
  changing.set(file, answer);
  return answer;
}
