// Made by scripts/generate.ts; do not edit.
/** The documents of site and console as they are sent, by the SHA-256 of their text. */
export const KNOWN_DOCUMENTS: Readonly<Record<string, string>> = {

};
