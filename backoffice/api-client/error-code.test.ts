import { describe, expect, it } from 'vitest';
import { sentExtensions } from '../../tests/support/sent-words.ts';
import { ConsoleError, isWorthRetrying, shownErrorOf } from './error-code.ts';

const apollo = (code: string, message: string) => ({ graphQLErrors: [{ message, extensions: { code } }] });
const sent = (code: string, message: string, supportEmail?: string) => ({
  graphQLErrors: [{ message, extensions: sentExtensions(code, supportEmail) }],
});

describe('error codes', () => {
  it('an error is worded by the code and message of the server, through every layer [TST-02]', () => {
    const full = sent('QUEST_FULL', 'Quest Is Full');
    const words = 'ERROR! Sorry, this Quest already has enough volunteers. Please choose another Quest.';
    const shown = { code: 'QUEST_FULL', message: 'Quest Is Full', words };
    expect(shownErrorOf(full)).toEqual(shown);
    // ra-data-graphql wraps Apollo's error into an HttpError with status 200.
    const wrapped = { status: 200, message: 'Quest Is Full', body: full };
    expect(shownErrorOf(wrapped)).toEqual(shown);
    expect(new ConsoleError(wrapped).message).toBe(words);
    expect(shownErrorOf(new ConsoleError(wrapped))).toMatchObject({ code: 'QUEST_FULL' });
  });

  it('what the server says in the language of the console comes before its English [LNG-07: refusals of a verb]', () => {
    const extensions = { code: 'BAD_USER_INPUT', said: 'Eso no es un borrador.' };
    const refused = { graphQLErrors: [{ message: 'That’s not a draft.', extensions }] };
    expect(new ConsoleError(refused).message).toBe('Eso no es un borrador.');
  });

  it('a server that does not answer is a service that is unavailable [ERR-07]', () => {
    const away = { graphQLErrors: [], networkError: { message: 'Failed to fetch' } };
    const text = 'Service is unavailable. Check your Internet connection and try again.';
    expect(new ConsoleError(away, { operation: 'login' }).message).toBe(text);
    const wrapped = Object.assign(new Error('Failed to fetch'), { status: undefined, body: null });
    expect(new ConsoleError(wrapped).message).toBe(text);
  });

  it('a server whose database is away says so in an answer of failure [OPS-13]', () => {
    const result = { errors: [{ message: 'x', extensions: { code: 'DATABASE_UNREACHABLE' } }] };
    const away = { graphQLErrors: [], networkError: { statusCode: 503, message: 'status 503', result } };
    expect(shownErrorOf(away).code).toBe('DATABASE_UNREACHABLE');
    expect(new ConsoleError(away).message).toContain('Our database isn’t answering.');
    const ofProxy = { ...away, networkError: { ...away.networkError, result: '<html>' } };
    expect(shownErrorOf(ofProxy).code).toBe('SERVICE_UNAVAILABLE');
  });

  it('each refusal of the log-in has its text [ERR-04, ERR-05, ERR-06]', () => {
    const login = (code: string) =>
      new ConsoleError(sent(code, code, 'help@demo.example'), { operation: 'login' }).message;
    expect(login('INVALID_EMAIL_OR_PASSWORD')).toMatch(/Wrong.*reset/);
    for (const code of ['ACCOUNT_NOT_FOUND', 'ACCOUNT_BANNED']) {
      expect(login(code)).toMatch(/No account uses this email\..*help@demo\.example/);
    }
    expect(login('INVALID_PARAMS')).toContain('email address');
  });

  it('any other error is worded with the address of the support [ERR-30]', () => {
    const text = new ConsoleError(new Error('boom'), { supportEmail: 'help@demo.example' }).message;
    expect(text).toMatch(/^UNKNOWN ERROR! An unexpected error occurred\..*help@demo\.example/);
    expect(text).not.toContain('boom');
  });

  it('a limit by address (HTTP 429) reads like one by account [DEC-26]', () => {
    const byAddress = { graphQLErrors: [], networkError: { statusCode: 429, message: 'Too Many Requests' } };
    expect(shownErrorOf(byAddress).code).toBe('RATE_LIMITED');
  });

  it('a refusal is not asked twice, a failure once more', () => {
    const refusal = new ConsoleError(apollo('QUEST_NOT_FOUND', 'Quest Not Found'));
    const failure = new ConsoleError({ graphQLErrors: [], networkError: { message: 'Failed to fetch' } });
    expect([0, 1].map((failures) => isWorthRetrying(failures, refusal))).toEqual([false, false]);
    expect([0, 1].map((failures) => isWorthRetrying(failures, failure))).toEqual([true, false]);
  });
});
