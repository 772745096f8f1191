import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');

/** A page of the product's documents, by its path from the root. */
type Page = { file: string; text: string };

/** Every document of the product. */
export function readDocuments(): Page[] {
  const files = globSync('{*,.github/*,{api,backoffice,db,scripts,site,tests}/**/*}.md', {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  return files.map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** What stands in `code` in the running text and in tables. */
export function spansOf(text: string): string[] {
  const outside = text.replace(/^ *```[\s\S]*?^ *```/gm, '');
  return [...outside.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replace(/\s+/g, ' '));
}

/** The lines of the boxes in which commands stand, without comments and without texts that a command is given. */
function boxedLinesOf(text: string): string[] {
  const boxes = [...text.matchAll(/^ *```(?:sh|bash)[^\n]*\n([\s\S]*?)^ *```/gm)].map(([, box = '']) => box);
  return boxes.flatMap((box) =>
    box
      .replace(/<<'(\w+)'\n[\s\S]*?^\1$/gm, '')
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter((line) => line !== ''),
  );
}

/** Programs of the machine that documents name beside the product's own commands. */
const OF_THE_MACHINE = ['cat', 'chmod', 'curl', 'echo', 'fuser', 'kill', 'mkdir', 'ps', 'set'];

/** Every command that a document names, as it stands there. */
export function commandsOf({ text }: Page): string[] {
  const named = spansOf(text).filter((span) =>
    /^(\w+=\S+ )*(npm|npx|node|node_modules\/\S+|[\w-]+) \S/.test(span),
  );
  const packaged = new Set(globSync('*', { cwd: path.join(ROOT, 'node_modules/.bin') }));
  const isCommand = (words: string) => {
    const program = words.replace(/^(\w+=\S+ )*/, '').split(' ')[0] ?? '';
    return /^(npm|npx|node|node_modules\/.*)$/.test(program) || packaged.has(program);
  };
  const boxed = boxedLinesOf(text).filter((line) => !OF_THE_MACHINE.includes(line.split(' ')[0] ?? ''));
  return [...named.filter(isCommand), ...boxed];
}
