// Made by scripts/generate.ts from the documents beside the components; do not edit.
export {};
