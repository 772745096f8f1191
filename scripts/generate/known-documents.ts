import { createHash } from 'node:crypto';

/** Module with a map from the SHA-256 (hex) of a document to its text. */
export function generateKnownDocuments(texts: readonly string[]): string {
  const rows = [...new Set(texts)]
    .map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, text]) => `  '${hash}': ${JSON.stringify(text)},`);
  return `// Made by scripts/generate.ts; do not edit.
/** The documents of site and console as they are sent, by the SHA-256 of their text. */
export const KNOWN_DOCUMENTS: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
}
