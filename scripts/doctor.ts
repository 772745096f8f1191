// npm run doctor [-- --json --seal=BLOCK:SEAL]: looks at configuration, files, disk, database, key, ledgers, mail and clock, and says each
// finding with its remedy. Changes nothing. Ends with 0 when all is well, 1 with warnings, 2 with errors.
import { readWrittenSeal } from '#domain/audit/kept-seal.ts';
import { fail } from './command-line.ts';
import { examine, exitCodeOf, type NamedFinding } from './doctor/examine.ts';

const options = process.argv.slice(2);
const USAGE = 'Usage: npm run doctor [-- --json --seal=BLOCK:SEAL]';
const isJson = options.includes('--json');
const [typedSeal = null, ...rest] = options.filter((option) => option !== '--json');
const givenSeal = readWrittenSeal(typedSeal?.replace(/^--seal=/, '') ?? '');
if (rest.length > 0 || (typedSeal !== null && !(typedSeal.startsWith('--seal=') && givenSeal))) fail(USAGE);

const MARKS = { fine: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;

const findings = await examine(process.env, Date.now(), givenSeal);
console.log(isJson ? JSON.stringify(findings, null, 2) : inLines(findings));
// A server that does not answer must not keep the command from ending.
process.exit(exitCodeOf(findings));

function inLines(found: readonly NamedFinding[]): string {
  const lines = found.flatMap(({ check, severity, text, remedy }) => [
    `${MARKS[severity]}  ${check.padEnd(13)}  ${text}`,
    ...(remedy ? [`${' '.repeat(24)}→ ${remedy}`] : []),
  ]);
  const count = (severity: NamedFinding['severity']) =>
    found.filter((finding) => finding.severity === severity).length;
  return [...lines, '', `${count('error')} errors, ${count('warning')} warnings.`].join('\n');
}
