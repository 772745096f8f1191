declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  /** Passwords in lowercase, most frequent first. */
  const passwords: readonly string[];
  export default passwords;
}
