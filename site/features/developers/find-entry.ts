import type { ApiEntry } from './api-entry.ts';
import { API_REFERENCE } from './generated/reference.ts';

/** Names of the operations of a kind, or of all types, with the first sentence about an operation. */
export function listEntries(kind: 'query' | 'mutation' | 'type'): { name: string; about: string }[] {
  const isOfKind = (entry: ApiEntry) => (kind === 'type' ? entry.answer === null : entry.kind === kind);
  return API_REFERENCE.filter(isOfKind).map(({ name, description }) => ({
    name,
    about: kind === 'type' ? '' : (description.split(/(?<=\.) /)[0] ?? ''),
  }));
}

const BY_NAME = new Map(API_REFERENCE.map((entry) => [entry.name, entry]));

/** The operation or type of this name; null for none. */
export const findEntry = (name: string): ApiEntry | null => BY_NAME.get(name) ?? null;

/** Says who may call an operation or read a type or field, as the contract says it; null where it names nobody. */
export function accessWords(access: string | null): string | null {
  return BY_NAME.get('Access')?.parts.find(({ name }) => name === access)?.description ?? null;
}

/** Splits a written type such as '[Quest!]!' around its name; `name` is null for a type of GraphQL itself. */
export function typeParts(type: string): { before: string; name: string | null; after: string } {
  const name = type.replaceAll(/[[\]!]/g, '');
  const [before = '', after = ''] = type.split(name);
  return BY_NAME.has(name) ? { before, name, after } : { before: type, name: null, after: '' };
}
