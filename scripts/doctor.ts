// npm run doctor [-- --json]: looks at configuration, files, disk, database, key, ledgers, mail and clock, and says each
// finding with its remedy. Changes nothing. Ends with 0 when all is well, 1 with warnings, 2 with errors.
import { fail } from './command-line.ts';
import { examine, exitCodeOf, type NamedFinding } from './doctor/examine.ts';

const options = process.argv.slice(2);
if (options.some((option) => option !== '--json')) fail('Usage: npm run doctor [-- --json]');

const MARKS = { fine: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;

const findings = await examine(process.env, Date.now());
console.log(options.length > 0 ? JSON.stringify(findings, null, 2) : inLines(findings));
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
