import { describe, expect, it } from 'vitest';
import { atLeast } from '../../../tests/support/at-least.ts';
import { ERRORS, type ErrorCode } from '../errors/errors.ts';
import { type ErrorOperation, errorCopy, isRetryable } from './error-copy.ts';
import { scriptErrorCopy } from './script-error-copy.ts';

const supportEmail = 'help@demo.example';
const SERVICE_UNAVAILABLE = 'Service is unavailable. Check your Internet connection and try again.';
const UNKNOWN = 'UNKNOWN ERROR! An unexpected error occurred.';
const NO_QUEST = 'We can’t find that Quest.';

function copy(code: string, operation?: ErrorOperation, message?: string) {
  return errorCopy({ code, message }, { operation, supportEmail });
}

describe('registration, log-in and reset', () => {
  it('invalid parameters of a registration tell to check the spelling and the username rules [ERR-01]', () => {
    expect(copy('INVALID_PARAMS', 'registration')).toBe(
      'Check your email’s spelling. Usernames take 3 to 20 letters and numbers.',
    );
  });

  it('a taken username asks for another [ERR-02]', () => {
    expect(copy('NAME_NOT_AVAILABLE', 'registration')).toBe('That username is taken. Choose another.');
    expect(copy('USERNAME_NOT_AVAILABLE', 'registration')).toBe('That username is taken. Choose another.');
  });

  it('a taken email asks for another [ERR-03]', () => {
    expect(copy('EMAIL_ADDRESS_NOT_AVAILABLE', 'registration')).toBe('That email is taken. Choose another.');
  });

  it('a wrong password suggests the reset link [ERR-04]', () => {
    expect(copy('INVALID_EMAIL_OR_PASSWORD', 'login')).toBe('Wrong password. Forgot it? You can reset it.');
  });

  it('unknown and banned accounts get one text that names the support address [ERR-05]', () => {
    const text = 'No account uses this email. Need help? Email help@demo.example.';
    expect(copy('ACCOUNT_NOT_FOUND', 'login')).toBe(text);
    expect(copy('ACCOUNT_BANNED', 'login')).toBe(text);
  });

  it('an unrecognizable email says so, at log-in and reset alike [ERR-06, ERR-09]', () => {
    const text = 'That doesn’t look like an email address.';
    expect(copy('INVALID_PARAMS', 'login')).toBe(text);
    expect(copy('INVALID_PARAMS', 'reset')).toBe(text);
  });

  it('an unavailable service says so, at log-in and reset alike [ERR-07, ERR-09]', () => {
    expect(copy('SERVICE_UNAVAILABLE', 'login')).toBe(SERVICE_UNAVAILABLE);
    expect(copy('SERVICE_UNAVAILABLE', 'reset')).toBe(SERVICE_UNAVAILABLE);
  });

  it('a reset for an address without account says so [ERR-08]', () => {
    const text = 'No account uses this email. Check the spelling.';
    expect(copy('INVALID_EMAIL_ADDRESS', 'reset')).toBe(text);
    expect(copy('ACCOUNT_NOT_FOUND', 'reset')).toBe(text);
  });

  it('other errors of a reset give a general notice [ERR-10]', () => {
    expect(copy('INTERNAL', 'reset')).toContain(UNKNOWN);
  });

  it('generic log-in errors show one text that tells nothing about the account [DEC-01, OPEN-ERR-02, SAF-27]', () => {
    expect(copy('LOGIN_REFUSED', 'login')).toBe(
      'Wrong email or password. Forgot it? Follow the link to reset it. New here? Open the link in our email first.',
    );
  });

  it('an error while creating the volunteer record is shown and can be retried [ERR-12]', () => {
    expect(copy('INTERNAL', 'create-chariteer')).toContain(UNKNOWN);
    expect(copy('BAD_USER_INPUT', 'create-chariteer', 'Your phone number must be exactly 10 digits!')).toBe(
      'Your phone number must be exactly 10 digits!',
    );
    expect(isRetryable({ code: 'INTERNAL' })).toBe(true);
    for (const code of ['DATABASE_UNREACHABLE', 'DATABASE_UNWRITABLE', 'DATABASE_UNCERTAIN'])
      expect(isRetryable({ code })).toBe(true);
    expect(isRetryable({ code: 'SERVICE_UNAVAILABLE' })).toBe(true);
    expect(isRetryable({})).toBe(true);
    expect(isRetryable({ code: 'QUEST_FULL' })).toBe(false);
  });
});

describe('older scripts', () => {
  it('a full quest at sign-up [ERR-14]', () => {
    const text = 'Sorry, this Quest is now at capacity, and we could not sign you up.';
    expect(scriptErrorCopy('script-sign-up', 'ERROR-02')).toBe(text);
    expect(scriptErrorCopy('script-sign-up', 'QUEST_FULL')).toBe(text);
  });

  it('a missing or ended quest at sign-up [ERR-15]', () => {
    const text = "The Quest you're trying to sign up for no longer exists. Maybe it ended already?";
    for (const code of ['ERROR-03', 'QUEST_NOT_FOUND', 'QUEST_OVER_SIGN_UP']) {
      expect(scriptErrorCopy('script-sign-up', code)).toBe(text);
    }
  });

  it('a second sign-up [ERR-16]', () => {
    expect(scriptErrorCopy('script-sign-up', 'ERROR-04')).toBe("You're already signed up for this Quest!");
    expect(scriptErrorCopy('script-sign-up', 'ALREADY_SIGNED_UP')).toBe(
      "You're already signed up for this Quest!",
    );
  });

  it('the unnamed sign-up errors [ERR-17]', () => {
    expect(scriptErrorCopy('script-sign-up', 'ERROR-00')).toBe('Not sure what this error is.');
    expect(scriptErrorCopy('script-sign-up', 'ERROR-01')).toBe('Not sure what this error is.');
    expect(scriptErrorCopy('script-sign-up', 'INTERNAL')).toBe('Not sure what this error is.');
  });

  it('on a page advice follows, and what has a name keeps its own text [ERR-17, DEC-35]', () => {
    for (const code of ['ERROR-00', 'ERROR-01', 'INTERNAL']) {
      expect(copy(code, 'sign-up')).toMatch(/^Not sure what this error is\. Try .* help@demo\.example\.$/);
    }
    expect(copy('QUEST_FULL', 'sign-up')).toBe(copy('QUEST_FULL'));
    expect(copy('BAD_USER_INPUT', 'sign-up', 'Please choose a time.')).toBe('Please choose a time.');
  });

  it('a bail-out without sign-up [ERR-18]', () => {
    const text = "You're not signed up for this Quest, so you can't drop out.";
    expect(scriptErrorCopy('script-bail', 'ERROR-02')).toBe(text);
    expect(scriptErrorCopy('script-bail', 'NOT_SIGNED_UP')).toBe(text);
  });

  it('a bail-out from a missing or ended quest [ERR-19]', () => {
    const text = "The Quest you're trying to drop out of no longer exists. Maybe it ended already?";
    for (const code of ['ERROR-03', 'QUEST_NOT_FOUND', 'QUEST_OVER_BAIL']) {
      expect(scriptErrorCopy('script-bail', code)).toBe(text);
    }
  });

  it('attendance, verification and details of a missing quest [ERR-20]', () => {
    expect(scriptErrorCopy('script-alter', 'ERROR-03')).toBe(
      "The Quest you're trying to alter no longer exists.",
    );
    expect(scriptErrorCopy('script-alter', 'QUEST_NOT_FOUND')).toBe(
      "The Quest you're trying to alter no longer exists.",
    );
  });

  it('a number a script does not have is an unknown error [ERR-30]', () => {
    expect(scriptErrorCopy('script-sign-up', 'ERROR-09')).toBeUndefined();
    expect(scriptErrorCopy('script-bail', 'constructor')).toBeUndefined();
  });
});

describe('quests, contracts and guilds', () => {
  it.each([
    ['QUEST_NOT_FOUND', 'Quest'],
    ['PROVIDER_NOT_FOUND', 'charity'],
    ['CHARITEER_NOT_FOUND', 'person'],
    ['CONTRACT_NOT_FOUND', 'sign-up'],
  ])('says plainly what is missing for %s [ERR-21, DEC-35]', (code, thing) => {
    expect(copy(code)).toBe(`We can’t find that ${thing}.`);
  });

  it('says who is already on a quest, without alarm [ERR-22, DEC-35]', () => {
    expect(copy('ALREADY_SIGNED_UP')).toBe('You’re already on this Quest.');
  });

  it('calls no refusal a glitch, since nothing of ours failed [DEC-35]', () => {
    for (const code of atLeast(50, Object.keys(ERRORS))) expect(copy(code)).not.toContain('glitch');
  });

  it.each<[ErrorCode, string]>([
    ['QUEST_FULL', 'ERROR! Sorry, this Quest already has enough volunteers. Please choose another Quest.'],
    ['QUEST_OVER_SIGN_UP', 'ERROR! Sorry, this Quest already ended. Please choose another Quest.'],
    ['NOT_SIGNED_UP', "ERROR! You're not signed up for this Quest, so you can't drop out."],
    ['QUEST_OVER_BAIL', "ERROR! Sorry, this Quest already ended, so you can't drop out."],
    ['GUILD_ALREADY_RESERVED', 'ERROR! That Guild has already reserved that Quest.'],
  ])('%s has its text [ERR-23, ERR-24, ERR-27, OPEN-ERR-01]', (code, text) => {
    expect(copy(code)).toBe(text);
  });

  it('a 400 on a quest update shows its message [ERR-28]', () => {
    expect(copy('BAD_USER_INPUT', 'quest-update', 'The quest title is required.')).toBe(
      'The quest title is required.',
    );
    const tooLow = ERRORS.QUEST_MAXIMUM_TOO_LOW.message;
    expect(copy('QUEST_MAXIMUM_TOO_LOW', 'quest-update', tooLow)).toBe(
      'The maximum cannot be lower than the number of volunteers already signed up.',
    );
    expect(copy('QUEST_NOT_FOUND', 'quest-update', 'Quest Not Found')).toBe(NO_QUEST);
  });

  it("bad input on attendance shows the server's message [ERR-29]", () => {
    expect(copy('BAD_USER_INPUT', 'attendance', 'Attendance opens 1 hour before the start.')).toBe(
      'Attendance opens 1 hour before the start.',
    );
  });

  it("an error of the boot shows the server's message [ATT-15]", () => {
    expect(copy('NOT_SIGNED_UP', 'boot', "Chariteer Not Signed Up, Can't Abandon")).toBe(
      "Chariteer Not Signed Up, Can't Abandon",
    );
    expect(copy('INTERNAL', 'boot', 'Internal Server Error')).toContain(UNKNOWN);
  });

  it.each(['INTERNAL', 'SOMETHING_NEW', '', 'toString'])('«%s» is an unknown error [ERR-30]', (code) => {
    expect(copy(code, undefined, 'select * from account')).toBe(
      'UNKNOWN ERROR! An unexpected error occurred. Try switching from Wi-Fi to mobile data, or email support at help@demo.example.',
    );
  });

  it('without a support address the advice stays [ERR-30]', () => {
    expect(errorCopy({})).toBe(
      'UNKNOWN ERROR! An unexpected error occurred. Try switching from Wi-Fi to mobile data.',
    );
  });

  it('a refusal of one item of a list says itself what is wrong [ERR-31: the item]', () => {
    const error = { code: 'QUEST_NOT_FOUND', message: 'Item 2: Choose another stamp.', item: 2 };
    expect(errorCopy(error, { operation: 'monthly-schedule' })).toBe(error.message);
    expect(errorCopy(error)).toBe(error.message);
    expect(errorCopy({ ...error, said: 'Elemento 2: Elige otro.' })).toBe('Elemento 2: Elige otro.');
  });

  it('monthly creation says for 400 what the API says, else that the quest can’t be found, and the unknown error for the rest [ERR-31]', () => {
    expect(copy('BAD_USER_INPUT', 'monthly-schedule', 'Too many.')).toBe('Too many.');
    expect(copy('BAD_USER_INPUT', 'monthly-schedule')).toBe(NO_QUEST);
    expect(copy('QUEST_NOT_FOUND', 'monthly-schedule')).toContain(UNKNOWN);
    expect(copy('FORBIDDEN', 'monthly-schedule')).toContain(UNKNOWN);
  });
});

describe('trainings, groups and others', () => {
  it('a training names what is missing, on application and on update [ERR-32, ERR-33, OPEN-ERR-03]', () => {
    for (const operation of ['training-apply', 'training-record-update'] as const) {
      expect(copy('QUEST_NOT_FOUND', operation)).toBe(NO_QUEST);
      expect(copy('PROVIDER_NOT_FOUND', operation)).toBe('We can’t find that charity.');
    }
  });

  it('anything else on a training update [ERR-34, OPEN-ERR-03]', () => {
    expect(copy('ORIENTATION_NOT_FOUND', 'training-record-update')).toBe(
      'Unknown error updating Orientation.',
    );
    expect(copy('INTERNAL', 'training-record-update')).toBe('Unknown error updating Orientation.');
  });

  it('anything else on a training application [ERR-35]', () => {
    const end =
      'Unknown error creating Orientation. Please contact help@demo.example to report this problem.';
    expect(copy('INTERNAL', 'training-apply').endsWith(end)).toBe(true);
    expect(copy('CHARITEER_NOT_FOUND', 'training-apply').endsWith(end)).toBe(true);
  });

  it('an application to a group says who is in already and else fails in general words [ERR-36]', () => {
    expect(copy('1359', 'group-application')).toBe('You already belong to this group.');
    expect(copy('ALREADY_IN_GROUP', 'group-application')).toBe('You already belong to this group.');
    expect(copy('INTERNAL', 'group-application')).toBe('We couldn’t send your application. Try again later.');
  });

  it('inviting somebody to a group speaks of the person, not of the reader [OPEN-ACC-09, SAF-17]', () => {
    expect(copy('ALREADY_IN_GROUP', 'group-member')).toBe('They already belong to the group.');
    expect(copy('ALREADY_INVITED', 'group-member')).toBe('They’re already invited.');
    expect(copy('LAST_ADMIN', 'group-member')).toBe('A group needs at least one admin.');
  });

  it('a wrong code, a third favorite and the last admin have their texts [GUI-40]', () => {
    expect(copy('WRONG_GUILD_CODE')).toBe('Sorry, that is not the correct code for this Guild.');
    expect(copy('TOO_MANY_FAVORITE_DISTRICTS')).toBe('You can only favorite up to 2 districts');
    expect(copy('LAST_ADMIN')).toBe('A group needs at least one admin.');
  });

  it('alerts name the charity without Mana, and a failure [ALE-20, ALE-21]', () => {
    expect(
      errorCopy({ code: 'INSUFFICIENT_MANA' }, { operation: 'alert', providerName: 'Harvest Hall' }),
    ).toBe(
      'Harvest Hall does not have a sufficient Mana balance to cover the cost of this broadcast. Purchasing Mana is coming soon. For now, try entering different parameters and recalculating again.',
    );
    expect(copy('INTERNAL', 'alert')).toBe('Failed sending alerts!');
  });

  it('a limit says how long it holds, rounded up [DEC-26]', () => {
    const limited = (retryAfterSeconds?: number) => errorCopy({ code: 'RATE_LIMITED', retryAfterSeconds });
    expect(limited(61)).toBe('Too many tries. Wait 2 minutes and try again.');
    expect(limited(3600)).toContain('Wait 1 hour and try again.');
    expect(limited()).toContain('Wait a while and try again.');
  });

  it('a refused manager is told whom to ask', () => {
    expect(errorCopy({ code: 'FORBIDDEN' }, { surface: 'console', supportEmail })).toBe(
      'You don’t have permission for that. Ask your organization’s administrator or email help@demo.example.',
    );
    expect(errorCopy({ code: 'FORBIDDEN' }, { surface: 'site' })).toBe('You don’t have permission for that.');
  });

  it('every code but the masked, the free and the one for other clients has a text of its own', () => {
    const unknown = Object.keys(ERRORS).filter((code) => copy(code).startsWith(UNKNOWN));
    expect(unknown).toEqual(['BAD_USER_INPUT', 'INTERNAL', 'INVALID_TITLE_ID']);
  });
});
