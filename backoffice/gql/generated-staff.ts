// Made by scripts/generate.ts from the documents beside the components; do not edit.
// Long because every document brings the types of its result.
export {};
