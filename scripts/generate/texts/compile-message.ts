import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { PackedMessage, Part } from '#domain/texts/message.ts';

/** The type of a value that a message asks for; of a choice its options. */
export type ValueType = 'string' | 'number' | `choice of ${string}`;

export type CompiledMessage = {
  packed: PackedMessage;
  /** What has to be given, by name. */
  values: Readonly<Record<string, ValueType>>;
  /** Elements in it, by name. */
  tags: readonly string[];
  /** The forms of each counted value, by its name. */
  plurals: Readonly<Record<string, readonly string[]>>;
};

type Found = {
  values: Record<string, ValueType>;
  tags: string[];
  plurals: Record<string, string[]>;
};

/** Reads one text in ICU's syntax; throws an Error that says what is wrong with it. */
export function compileMessage(text: string): CompiledMessage {
  const found: Found = { values: {}, tags: [], plurals: {} };
  const packed = pack(parse(text, { captureLocation: false }), found, null);
  return { packed, ...found };
}

/** `counted`: the value that “#” stands for; undefined within a tag or choice, where no tag may stand. */
function pack(
  elements: readonly MessageFormatElement[],
  found: Found,
  counted: string | null,
  isInside = false,
): PackedMessage {
  const parts = elements.map((element) => partOf(element, found, counted, isInside));
  const [only] = parts;
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}

function partOf(
  element: MessageFormatElement,
  found: Found,
  counted: string | null,
  isInside: boolean,
): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [note(found, element.value, 'string')];
    case TYPE.number:
      if (element.style) throw new Error(`the number ${element.value} has a style of its own`);
      return [note(found, element.value, 'number'), 'number'];
    case TYPE.pound:
      if (counted === null) throw new Error('«#» stands outside of a plural');
      return [counted, 'number'];
    case TYPE.tag:
      if (isInside) throw new Error(`the element <${element.value}> stands inside of another part`);
      found.tags.push(element.value);
      return [element.value, 'tag', pack(element.children, found, counted, true)];
    case TYPE.plural:
      return pluralPart(element, found);
    case TYPE.select:
      return selectPart(element, found, counted);
    default:
      throw new Error('dates and times come in words already (formats.ts), not by ICU');
  }
}

function pluralPart(element: Extract<MessageFormatElement, { type: TYPE.plural }>, found: Found): Part {
  const { value: name, options, offset, pluralType } = element;
  if (offset || pluralType !== 'cardinal') throw new Error(`the plural of ${name} is no plain one`);
  found.plurals[note(found, name, 'number')] = Object.keys(options);
  return [name, 'plural', formsOf(options, found, name)];
}

function selectPart(
  element: Extract<MessageFormatElement, { type: TYPE.select }>,
  found: Found,
  counted: string | null,
): Part {
  const { value: name, options } = element;
  note(found, name, `choice of ${Object.keys(options).sort().join(', ')}`);
  return [name, 'select', formsOf(options, found, counted)];
}

function formsOf(
  options: Readonly<Record<string, { value: MessageFormatElement[] }>>,
  found: Found,
  counted: string | null,
): Record<string, PackedMessage> {
  const forms = Object.entries(options).map(([name, { value }]) => [name, pack(value, found, counted, true)]);
  return Object.fromEntries(forms);
}

/** A value that is counted here and shown there is one number. */
function note(found: Found, name: string, type: ValueType): string {
  const known = found.values[name];
  if (known !== undefined && known !== type) throw new Error(`${name} is a ${known} and a ${type}`);
  found.values[name] = type;
  return name;
}
