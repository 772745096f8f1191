// Made by scripts/generate.ts from the documents beside the components; do not edit.
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The text of an operation that knows its result and variables. */
export type DocumentText<TResult, TVariables> = string & DocumentTypeDecoration<TResult, TVariables>;



