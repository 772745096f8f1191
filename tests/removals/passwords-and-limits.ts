import type { Removal } from '../../scripts/prove/removal.ts';

/** What a new password is held against and how that is said; limits that slow down. */
export const PASSWORDS_AND_LIMITS: readonly Removal[] = [
  {
    ids: ['SAF-28'],
    what: 'that accounts with rights read of 12 characters beforehand',
    find: 'hint={passwordHint(fieldHintsTexts(locale), isLong)}',
    put: 'hint={passwordHint(fieldHintsTexts(locale), false)}',
  },
  {
    ids: ['SAF-28'],
    what: 'the reason beside a password that only the server refuses, after a link by mail',
    find: "if (isPasswordProblem(key)) return 'password';",
  },
  {
    ids: ['SAF-28'],
    what: 'the reason beside a password that only the server refuses, at a registration',
    find: "isPasswordProblem(error.key) ? 'password' : (FIELD_OF_CODE[error.code ?? ''] ?? null)",
    put: "FIELD_OF_CODE[error.code ?? ''] ?? null",
  },
  {
    ids: ['SAF-28'],
    what: 'the rule for password managers',
    find: "return { type: 'password', autocomplete: 'new-password', minlength, passwordrules } as const;",
    put: "return { type: 'password', autocomplete: 'new-password', minlength } as const;",
  },
  {
    ids: ['DEC-38'],
    what: 'the request for a longer password at home',
    find: '{data?.getAccountInfo?.isPasswordShort && <LongerPassword />}',
  },
  {
    ids: ['DEC-38'],
    what: 'that the console does not ask again for a longer password',
    find: "sessionStorage.setItem(PUT_OFF, '1');",
  },
  {
    ids: ['JOI-16'],
    what: 'the words beside a password that is being typed, in a registration',
    find: '{field.name === \'password\' && <PasswordStrength of="password" />}',
  },
  {
    ids: ['JOI-16'],
    what: 'that a password is judged in a pause and not at every letter',
    find: 'else this.pause = setTimeout(() => void this.judge(input), PAUSE_MS);',
    put: 'else void this.judge(input);',
  },
  {
    ids: ['JOI-16'],
    what: 'that a password being typed is held against the frequent ones',
    find: "return errors || !data ? null : (data.judgeTypedPassword ?? 'GOOD');",
    put: "return errors || !data ? null : 'GOOD';",
  },
  {
    ids: ['SAF-28'],
    what: 'all but the first hundred of the frequent passwords',
    find: 'passwords.slice(0, MOST_FREQUENT)',
    put: 'passwords.slice(0, 100)',
  },
  {
    ids: ['SAF-28'],
    what: 'that the present password is no new one',
    find: "return isPresentOne ? 'PRESENT' : null;",
    put: 'return isPresentOne ? null : null;',
  },
  {
    ids: ['DEC-38'],
    what: 'that a log-in notes a password too short for the account’s rights',
    find: 'await noteShortPassword(tx, account, isShort);',
  },
  {
    ids: ['SAF-24'],
    what: 'that charities which ask to join are slowed down',
    find: 'charityRequestByAddress: { most: 5, windowSeconds: 60 * 60, slows: true },',
    put: 'charityRequestByAddress: { most: 5, windowSeconds: 60 * 60 },',
  },
  {
    ids: ['SAF-24'],
    what: 'that a client which hangs up waits no longer',
    find: "else outgoing.once('close', gone);",
  },
  {
    ids: ['SAF-24'],
    what: 'that a stop sends away whoever waits',
    find: 'stopping.abort(); const ended',
    put: 'const ended',
  },
];
