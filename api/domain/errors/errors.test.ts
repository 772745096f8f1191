import { describe, expect, it } from 'vitest';
import { englishOnly } from '../texts/text-ref.ts';
import { DomainError, ERRORS, type ErrorCode, isErrorCode, loginErrorCode } from './errors.ts';

type Expected = [ErrorCode, number, string];

describe('errors', () => {
  it('registration answers with the names clients know [ERR-01, ERR-02, ERR-03]', () => {
    check([
      ['INVALID_PARAMS', 400, 'InvalidParams'],
      ['NAME_NOT_AVAILABLE', 409, 'NameNotAvailable'],
      ['USERNAME_NOT_AVAILABLE', 409, 'UsernameNotAvailable'],
      ['EMAIL_ADDRESS_NOT_AVAILABLE', 409, 'EmailAddressNotAvailable'],
    ]);
  });

  it('the log-in answers with the names clients know [ERR-04, ERR-05, ERR-06, ERR-07]', () => {
    check([
      ['INVALID_EMAIL_OR_PASSWORD', 401, 'InvalidEmailOrPassword'],
      ['ACCOUNT_NOT_FOUND', 404, 'AccountNotFound'],
      ['ACCOUNT_BANNED', 403, 'AccountBanned'],
      ['INVALID_PARAMS', 400, 'InvalidParams'],
      ['SERVICE_UNAVAILABLE', 503, 'ServiceUnavailable'],
    ]);
  });

  it('so does the reset, with one of its own [ERR-08, ERR-09]', () => {
    check([['INVALID_EMAIL_ADDRESS', 400, 'InvalidEmailAddress']]);
  });

  it('what cannot be found is a 404 in these words [ERR-21]', () => {
    check([
      ['QUEST_NOT_FOUND', 404, 'Quest Not Found'],
      ['PROVIDER_NOT_FOUND', 404, 'Provider Not Found'],
      ['CHARITEER_NOT_FOUND', 404, 'Chariteer Not Found'],
      ['CONTRACT_NOT_FOUND', 404, 'Contract Not Found'],
      ['DISTRICT_NOT_FOUND', 404, 'District Not Found'],
      ['GUILD_NOT_FOUND', 404, 'Guild Not Found'],
    ]);
  });

  it('sign-up refuses in these words [ERR-22, ERR-23, ERR-24]', () => {
    check([
      ['ALREADY_SIGNED_UP', 406, 'Chariteer Is Already On This Quest'],
      ['QUEST_FULL', 406, 'Quest Is Full'],
      ['QUEST_OVER_SIGN_UP', 410, "Quest Already Over, Can't Sign Up"],
    ]);
  });

  it('bail-out and reservation refuse in these words [ERR-25, ERR-26, ERR-27]', () => {
    check([
      ['NOT_SIGNED_UP', 410, "Chariteer Not Signed Up, Can't Abandon"],
      ['QUEST_OVER_BAIL', 410, "Quest Already Over, Can't Abandon"],
      ['GUILD_ALREADY_RESERVED', 406, 'Guild Has Already Reserved This Quest'],
    ]);
  });

  it('a database that is away is a 503 that says in which way [OPS-13]', () => {
    check([
      ['DATABASE_UNREACHABLE', 503, 'Database Does Not Answer'],
      ['DATABASE_UNWRITABLE', 503, 'Nothing Can Be Saved At The Moment'],
      ['DATABASE_UNCERTAIN', 503, 'Not Known Whether It Was Saved'],
    ]);
  });

  it('contacts of volunteers are refused in these words [SAF-07, DEC-65]', () => {
    check([
      ['QUEST_AHEAD', 409, 'Quest Still Ahead'],
      ['EMERGENCY_CONTACT_CLOSED', 403, 'Emergency Contact Closed'],
    ]);
  });

  it('two places at one time are refused in these words [WAI-16, DEC-65]', () => {
    check([['TIME_CLASH', 409, 'You Are On Another Quest At That Time']]);
  });

  it('the gates refuse in these words [OPEN-ERR-05, DEC-25]', () => {
    check([
      ['WRONG_ORGANIZATION_CODE', 403, 'Wrong Organization Code'],
      ['NOT_ENOUGH_HOURS', 403, 'Not Enough Hours'],
      ['TRAINING_REQUIRED', 403, 'Training Required'],
      ['AGE_NOT_ALLOWED', 403, 'Age Not Allowed'],
      ['QUEST_RESERVED', 403, 'Quest Reserved By A Guild'],
      ['QUEST_CANCELLED', 410, "Quest Cancelled, Can't Sign Up"],
      ['NO_VOLUNTEER_RECORD', 403, 'No Volunteer Record'],
      ['BANNED_BY_PROVIDER', 403, 'Banned By Provider'],
      ['GUARDIAN_CONSENT_MISSING', 403, 'Guardian Consent Missing'],
      ['GUARDIAN_PENDING', 403, 'Your Guardian Has Not Agreed Yet'],
    ]);
  });

  it('the general refusals have their codes', () => {
    check([
      ['NOT_LOGGED_IN', 401, 'Not Logged In'],
      ['FORBIDDEN', 403, 'Not Allowed'],
      ['BAD_USER_INPUT', 400, 'Bad User Input'],
      ['INTERNAL', 500, 'Internal Server Error'],
      [
        'QUEST_MAXIMUM_TOO_LOW',
        400,
        'The maximum cannot be lower than the number of volunteers already signed up.',
      ],
    ]);
  });

  it('status code and message tell every error from every other', () => {
    const telling = Object.entries(ERRORS).filter(([code]) => code !== 'LOGIN_REFUSED');
    const pairs = telling.map(([, { statusCode, message }]) => `${statusCode} ${message}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('an error carries message, code and status code [ERR-12]', () => {
    const error = new DomainError('QUEST_FULL');
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('Quest Is Full');
    expect(error.extensions).toEqual({ code: 'QUEST_FULL', statusCode: 406 });
  });

  it('an error may bring a message of its own and its cause [ERR-29]', () => {
    const cause = new Error('below');
    const error = new DomainError('BAD_USER_INPUT', {
      message: englishOnly('The description is too long.'),
      cause,
    });
    expect(error.message).toBe('The description is too long.');
    expect(error.cause).toBe(cause);
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', statusCode: 400 });
  });

  it('a limit by account or code carries 429 and the seconds to wait [DEC-26]', () => {
    const { extensions } = new DomainError('RATE_LIMITED', { retryAfterSeconds: 90 });
    expect(extensions).toEqual({ code: 'RATE_LIMITED', statusCode: 429, retryAfterSeconds: 90 });
  });

  it('log-in codes stay distinct unless generic errors are switched on [DEC-01, OPEN-ERR-02]', () => {
    const telling: ErrorCode[] = ['INVALID_EMAIL_OR_PASSWORD', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_BANNED'];
    for (const code of telling) {
      expect(loginErrorCode(code, false)).toBe(code);
      expect(loginErrorCode(code, true)).toBe('LOGIN_REFUSED');
    }
    expect(loginErrorCode('INVALID_PARAMS', true)).toBe('INVALID_PARAMS');
    expect(ERRORS.LOGIN_REFUSED).toEqual({ statusCode: 401, message: 'InvalidEmailOrPassword' });
  });

  it('knows its own codes and nothing that every object has', () => {
    expect(isErrorCode('QUEST_FULL')).toBe(true);
    expect(isErrorCode('constructor')).toBe(false);
  });
});

function check(rows: Expected[]) {
  for (const [code, statusCode, message] of rows)
    expect([code, ERRORS[code]]).toEqual([code, { statusCode, message }]);
}
