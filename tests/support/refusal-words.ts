// The English words in the API by which something may be refused: literals, and texts of the catalogue opened in English.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './documents.ts';
import { shippedSources } from './source-imports.ts';

type Part = { type: string } & Readonly<Record<string, unknown>>;
export type Found = { file: string; words: string };

/** A sentence, from its capital to its end. */
const SENTENCE = /^\p{Lu}[^\n]*\s[^\n]*[.!?]$/u;

/** Files whose words may reach someone who called the API: none of the catalogue's own. */
function sources(): string[] {
  const floors = [
    'api/domain',
    'api/access',
    'api/reads',
    'api/verbs',
    'api/http/console-call.ts',
    'api/process/pictures/refuse-picture.ts',
  ];
  const isWithin = (file: string) => floors.some((floor) => file.startsWith(floor));
  return shippedSources('api').filter(
    (file) => isWithin(file) && !/^api\/domain\/(texts|brand)\//.test(file),
  );
}

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Sentences that stand in the code itself, with a 7 for each value. */
export function sentencesInCode(): Found[] {
  return sources().flatMap((file) => {
    const found: string[] = [];
    const look = (part: Part): void => {
      // What a developer reads: names of files, types, and what is thrown as a plain error.
      if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(part.type) || isPlainError(part)) return;
      found.push(...literal(part));
      for (const below of Object.values(part).flat()) if (isPart(below)) look(below);
    };
    look(parseSync(file, textOf(file)).program as unknown as Part);
    return found.filter((words) => SENTENCE.test(words)).map((words) => ({ file, words }));
  });
}

/** Subjects that are opened in English, each with the key that is asked for; null where all are handed on. */
export function subjectsInEnglish(): { file: string; subject: string; key: string | null }[] {
  return sources().flatMap((file) =>
    [...textOf(file).matchAll(/(\w+)Texts\(FIRST_LOCALE\)(?:\.(\w+))?/g)].map(([, subject = '', key]) => ({
      file,
      subject: subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      key: key ?? null,
    })),
  );
}

function literal({ type, value, quasis }: Part): string[] {
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type !== 'TemplateLiteral') return [];
  return [(quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('7')];
}

function isPlainError({ type, callee }: Part): boolean {
  return type === 'NewExpression' && (callee as { name?: string } | undefined)?.name === 'Error';
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Values that a refusal may name; any other is a 7. */
const SAMPLES: Readonly<Record<string, string>> = {
  label: 'Tip',
  problem: 'That’s not a draft.',
  date: 'Saturday, November 28, 2026',
};

/** The English texts of a subject by key, each with values; texts with elements in them refuse nothing. */
export async function englishOf(subject: string): Promise<ReadonlyMap<string, string>> {
  const name = subject.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const generated = await import(`../../api/domain/texts/generated/${subject}.ts`);
  const texts = generated[`${name}Texts`]('en') as Record<string, unknown>;
  const values = new Proxy({}, { get: (_, key) => SAMPLES[String(key)] ?? '7' });
  const said = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'function' ? text(values) : text,
  ]);
  return new Map(said.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
