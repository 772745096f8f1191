// npm run doctor [-- --quick --json --seal=BLOCK:SEAL --from=PART:KEY]: looks at configuration, files, disk, database,
// key, ledgers, email and clock, and says each finding with its remedy as soon as it has it. Changes nothing. Ends with 0
// when all is well, 1 with warnings, 2 with errors.
import { readLedgerPlace } from '#api/operations/ledger/ledger.ts';
import { readWrittenSeal } from '#domain/audit/kept-seal.ts';
import { fail } from './command-line.ts';
import { examine, exitCodeOf, type NamedFinding } from './doctor/examine.ts';

const options = process.argv.slice(2);
const USAGE = 'Usage: npm run doctor [-- --quick --json --seal=BLOCK:SEAL --from=PART:KEY]';
const optionOf = (name: string) =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
const [typedSeal, typedFrom] = [optionOf('seal'), optionOf('from')];
const givenSeal = readWrittenSeal(typedSeal ?? '');
const ledgerFrom = readLedgerPlace(typedFrom ?? '');
const isJson = options.includes('--json');
const isKnown = (option: string) => /^--(quick|json|seal=.*|from=.*)$/.test(option);
if (
  !options.every(isKnown) ||
  (typedSeal !== undefined && !givenSeal) ||
  (typedFrom !== undefined && !ledgerFrom)
)
  fail(USAGE);

const MARKS = { fine: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;

const findings = await examine(process.env, Date.now(), {
  givenSeal,
  ledgerFrom,
  isQuick: options.includes('--quick'),
  // A program reads no progress.
  tell: (line) => void (isJson || process.stderr.write(`${line}\n`)),
  onFindings: (found) => {
    if (!isJson) for (const line of inLines(found)) console.log(line);
  },
});
console.log(isJson ? JSON.stringify(findings, null, 2) : `\n${sumOf(findings)}`);
// A server that does not answer must not keep the command from ending.
process.exit(exitCodeOf(findings));

function inLines(found: readonly NamedFinding[]): string[] {
  return found.flatMap(({ check, severity, text, remedy }) => [
    `${MARKS[severity]}  ${check.padEnd(13)}  ${text}`,
    ...(remedy ? [`${' '.repeat(24)}→ ${remedy}`] : []),
  ]);
}

function sumOf(found: readonly NamedFinding[]): string {
  const count = (severity: NamedFinding['severity']) =>
    found.filter((finding) => finding.severity === severity).length;
  return `${count('error')} errors, ${count('warning')} warnings.`;
}
