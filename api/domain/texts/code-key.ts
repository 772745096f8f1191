/** The key of a code among texts: keys are single words. 'login' is 'log_in'. */
export type KeyOf<Code extends string> = Code extends `${infer Word}-${infer Rest}`
  ? `${Word}_${KeyOf<Rest>}`
  : Code;

export function keyOf<Code extends string>(code: Code): KeyOf<Code> {
  return code.replaceAll('-', '_') as KeyOf<Code>;
}
