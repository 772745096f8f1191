import { parse } from '@astrojs/compiler-rs';
import { parseSync } from 'vite';
import glossary from '#domain/texts/glossary.json' with { type: 'json' };

/** A part of a parsed source; pages, islands and plain files have the same kinds of parts. */
type Part = { type: string; start: number } & Readonly<Record<string, unknown>>;

/** Attributes that people read or hear, of elements and of our own components. */
const READ_ALOUD =
  /^(alt|title|placeholder|label|summary|description|heading|lead|text|hint|help|note|submit|question|aria-(label|description|roledescription|valuetext)|\w+(Label|Title|Text|Hint))$/;
/** What machines read. */
const SILENT = new Set(['script', 'style', 'code', 'Code']);
/** Words of two letters or more: “·”, “x”, a number and the path of an icon are the same in every language. */
const WORDS = /\p{L}\p{Ll}|\p{Lu}{2}/u;
/** The name of a text, or of anything else. */
const KEY = /^[a-z]\w*$/;
/** A sentence or a heading: a capital, then a second word; what is thrown or logged is for developers. */
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}’']*,? \S/u;
const FOR_DEVELOPERS = /^(?:console\.|new Error|Error$)/;

/** The words that a source of the site has written into itself, each as it stands there: they belong into the catalogue. */
export function wordsIn(name: string, source: string): string[] {
  const found: string[] = [];
  const look = (part: Part, isShown: boolean): void => {
    if (isSkipped(part, source)) return;
    const text = textOf(part);
    if (part.type === 'JSXText' || isShown ? WORDS.test(withoutNames(text)) : SENTENCE.test(text))
      found.push(text.trim().replace(/\s+/g, ' '));
    for (const [child, shown] of partsOf(part, isShown)) look(child, shown);
  };
  look(programOf(name, source), false);
  return found;
}

function programOf(name: string, source: string): Part {
  const parsed = name.endsWith('.astro') ? parse(source).ast : parseSync(name, source).program;
  return parsed as unknown as Part;
}

/** A text by itself: within an element, or a literal. A template is judged by what stands between its values. */
function textOf(part: Part): string {
  if (part.type === 'JSXText' || part.type === 'Literal')
    return typeof part.value === 'string' ? part.value : '';
  if (part.type !== 'TemplateLiteral') return '';
  return (part.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

/** Removes names, which are the same in all languages, and entities. */
function withoutNames(text: string): string {
  const entitiless = text.replace(/&\w+;/g, ' ');
  return glossary.names.reduce((rest, name) => rest.replaceAll(name, ' '), entitiless);
}

/** Neither a name of a file, nor a type, nor what only developers read. */
function isSkipped(part: Part, source: string): boolean {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull)|ThrowStatement)/.test(part.type)) return true;
  if (part.type === 'JSXElement') return SILENT.has(nameOf(part.openingElement as Part));
  if (part.type !== 'CallExpression' && part.type !== 'NewExpression') return false;
  return FOR_DEVELOPERS.test(source.slice(part.start, part.start + 20));
}

/** What a part holds, and whether that is shown as it is. */
function partsOf(part: Part, isShown: boolean): [Part, boolean][] {
  const below = Object.values(part).flatMap((value): Part[] =>
    (Array.isArray(value) ? value : [value]).filter(isPart),
  );
  return below.map((child) => [child, isShownIn(part, child, isShown)]);
}

/** What a call or a comparison is given is no text yet; a choice or a container shows what it holds. */
function isShownIn(part: Part, child: Part, isShown: boolean): boolean {
  switch (part.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return child.type !== 'JSXOpeningElement';
    case 'JSXAttribute':
      return child === part.value && READ_ALOUD.test(nameOf(part));
    case 'Property':
      return child === part.value && READ_ALOUD.test(nameOf(part.key as Part)) && !KEY.test(textOf(child));
    case 'ConditionalExpression':
      return isShown && child !== part.test;
    case 'LogicalExpression':
      return isShown && (child === part.right || part.operator !== '&&');
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return isShown;
    default:
      return false;
  }
}

function nameOf(part: Part): string {
  const { name } = part as { name?: { name?: string } | string };
  return typeof name === 'string' ? name : (name?.name ?? '');
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
