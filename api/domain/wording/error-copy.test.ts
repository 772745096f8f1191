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
  it('ERR-01 invalid parameters of a registration tell to check the spelling and the username rules', () => {
    expect(copy('INVALID_PARAMS', 'registration')).toBe(
      'Your email or username could not be validated. Check the spelling, and use 3 to 20 letters and numbers for the username.',
    );
  });

  it('ERR-02 a taken username asks for another', () => {
    expect(copy('NAME_NOT_AVAILABLE', 'registration')).toBe('This username is taken. Please choose another.');
    expect(copy('USERNAME_NOT_AVAILABLE', 'registration')).toBe(
      'This username is taken. Please choose another.',
    );
  });

  it('ERR-03 a taken email asks for another', () => {
    expect(copy('EMAIL_ADDRESS_NOT_AVAILABLE', 'registration')).toBe(
      'This email is taken. Please choose another.',
    );
  });

  it('ERR-04 a wrong password suggests the reset link', () => {
    expect(copy('INVALID_EMAIL_OR_PASSWORD', 'login')).toBe(
      'This password is wrong. Forgot it? Follow the link to reset your password.',
    );
  });

  it('ERR-05 unknown and banned accounts get one text that names the support address', () => {
    const text = 'No account uses this email. Please email help@demo.example for help.';
    expect(copy('ACCOUNT_NOT_FOUND', 'login')).toBe(text);
    expect(copy('ACCOUNT_BANNED', 'login')).toBe(text);
  });

  it('ERR-06 ERR-09 an unrecognizable email says so, at log-in and reset alike', () => {
    const text = 'This does not look like an email address. Please check the spelling.';
    expect(copy('INVALID_PARAMS', 'login')).toBe(text);
    expect(copy('INVALID_PARAMS', 'reset')).toBe(text);
  });

  it('ERR-07 ERR-09 an unavailable service says so, at log-in and reset alike', () => {
    expect(copy('SERVICE_UNAVAILABLE', 'login')).toBe(SERVICE_UNAVAILABLE);
    expect(copy('SERVICE_UNAVAILABLE', 'reset')).toBe(SERVICE_UNAVAILABLE);
  });

  it('ERR-08 a reset for an address without account says so', () => {
    const text = 'No account uses this email. Please check the spelling.';
    expect(copy('INVALID_EMAIL_ADDRESS', 'reset')).toBe(text);
    expect(copy('ACCOUNT_NOT_FOUND', 'reset')).toBe(text);
  });

  it('ERR-10 other errors of a reset give a general notice', () => {
    expect(copy('INTERNAL', 'reset')).toContain(UNKNOWN);
  });

  it('DEC-01 OPEN-ERR-02 SAF-27 generic log-in errors show one text that tells nothing about the account', () => {
    expect(copy('LOGIN_REFUSED', 'login')).toBe(
      'The email or the password is wrong. Forgot it? Follow the link to reset your password. New here? Open the link in our mail first.',
    );
  });

  it('ERR-12 an error while creating the volunteer record is shown and can be retried', () => {
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
  it('ERR-14 a full quest at sign-up', () => {
    const text = 'Sorry, this Quest is now at capacity, and we could not sign you up.';
    expect(scriptErrorCopy('script-sign-up', 'ERROR-02')).toBe(text);
    expect(scriptErrorCopy('script-sign-up', 'QUEST_FULL')).toBe(text);
  });

  it('ERR-15 a missing or ended quest at sign-up', () => {
    const text = "The Quest you're trying to sign up for no longer exists. Maybe it ended already?";
    for (const code of ['ERROR-03', 'QUEST_NOT_FOUND', 'QUEST_OVER_SIGN_UP']) {
      expect(scriptErrorCopy('script-sign-up', code)).toBe(text);
    }
  });

  it('ERR-16 a second sign-up', () => {
    expect(scriptErrorCopy('script-sign-up', 'ERROR-04')).toBe("You're already signed up for this Quest!");
    expect(scriptErrorCopy('script-sign-up', 'ALREADY_SIGNED_UP')).toBe(
      "You're already signed up for this Quest!",
    );
  });

  it('ERR-17 the unnamed sign-up errors', () => {
    expect(scriptErrorCopy('script-sign-up', 'ERROR-00')).toBe('Not sure what this error is.');
    expect(scriptErrorCopy('script-sign-up', 'ERROR-01')).toBe('Not sure what this error is.');
    expect(scriptErrorCopy('script-sign-up', 'INTERNAL')).toBe('Not sure what this error is.');
  });

  it('ERR-17 DEC-35 on a page advice follows, and what has a name keeps its own text', () => {
    for (const code of ['ERROR-00', 'ERROR-01', 'INTERNAL']) {
      expect(copy(code, 'sign-up')).toMatch(
        /^Not sure what this error is\. Please try .* help@demo\.example\.$/,
      );
    }
    expect(copy('QUEST_FULL', 'sign-up')).toBe(copy('QUEST_FULL'));
    expect(copy('BAD_USER_INPUT', 'sign-up', 'Please choose a time.')).toBe('Please choose a time.');
  });

  it('ERR-18 a bail-out without sign-up', () => {
    const text = "You're not signed up for this Quest, so you can't drop out.";
    expect(scriptErrorCopy('script-bail', 'ERROR-02')).toBe(text);
    expect(scriptErrorCopy('script-bail', 'NOT_SIGNED_UP')).toBe(text);
  });

  it('ERR-19 a bail-out from a missing or ended quest', () => {
    const text = "The Quest you're trying to drop out of no longer exists. Maybe it ended already?";
    for (const code of ['ERROR-03', 'QUEST_NOT_FOUND', 'QUEST_OVER_BAIL']) {
      expect(scriptErrorCopy('script-bail', code)).toBe(text);
    }
  });

  it('ERR-20 attendance, verification and details of a missing quest', () => {
    expect(scriptErrorCopy('script-alter', 'ERROR-03')).toBe(
      "The Quest you're trying to alter no longer exists.",
    );
    expect(scriptErrorCopy('script-alter', 'QUEST_NOT_FOUND')).toBe(
      "The Quest you're trying to alter no longer exists.",
    );
  });

  it('ERR-30 a number a script does not have is an unknown error', () => {
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
  ])('ERR-23 ERR-24 ERR-26 ERR-27 %s has its text', (code, text) => {
    expect(copy(code)).toBe(text);
  });

  it('ERR-28 a 400 on a quest update shows its message', () => {
    expect(copy('BAD_USER_INPUT', 'quest-update', 'The quest title is required.')).toBe(
      'The quest title is required.',
    );
    const tooLow = ERRORS.QUEST_MAXIMUM_TOO_LOW.message;
    expect(copy('QUEST_MAXIMUM_TOO_LOW', 'quest-update', tooLow)).toBe(
      'The maximum cannot be lower than the number of volunteers already signed up.',
    );
    expect(copy('QUEST_NOT_FOUND', 'quest-update', 'Quest Not Found')).toBe(NO_QUEST);
  });

  it("ERR-29 bad input on attendance shows the server's message", () => {
    expect(copy('BAD_USER_INPUT', 'attendance', 'Attendance opens 1 hour before the start.')).toBe(
      'Attendance opens 1 hour before the start.',
    );
  });

  it("ATT-15 an error of the boot shows the server's message", () => {
    expect(copy('NOT_SIGNED_UP', 'boot', "Chariteer Not Signed Up, Can't Abandon")).toBe(
      "Chariteer Not Signed Up, Can't Abandon",
    );
    expect(copy('INTERNAL', 'boot', 'Internal Server Error')).toContain(UNKNOWN);
  });

  it.each(['INTERNAL', 'SOMETHING_NEW', '', 'toString'])('ERR-30 «%s» is an unknown error', (code) => {
    expect(copy(code, undefined, 'select * from account')).toBe(
      'UNKNOWN ERROR! An unexpected error occurred. Please try switching from Wi-Fi to mobile data. If that does not help, email support at help@demo.example.',
    );
  });

  it('ERR-30 without a support address the advice stays', () => {
    expect(errorCopy({})).toBe(
      'UNKNOWN ERROR! An unexpected error occurred. Please try switching from Wi-Fi to mobile data.',
    );
  });

  it('ERR-31 monthly creation says for 400 that the quest can’t be found, and the unknown error for the rest', () => {
    expect(copy('BAD_USER_INPUT', 'monthly-schedule', 'anything')).toBe(NO_QUEST);
    expect(copy('QUEST_NOT_FOUND', 'monthly-schedule')).toContain(UNKNOWN);
    expect(copy('FORBIDDEN', 'monthly-schedule')).toContain(UNKNOWN);
  });
});

describe('trainings, groups and others', () => {
  it('ERR-32 ERR-33 OPEN-ERR-03 a training names what is missing, on application and on update', () => {
    for (const operation of ['training-apply', 'training-record-update'] as const) {
      expect(copy('QUEST_NOT_FOUND', operation)).toBe(NO_QUEST);
      expect(copy('PROVIDER_NOT_FOUND', operation)).toBe('We can’t find that charity.');
    }
  });

  it('ERR-34 OPEN-ERR-03 anything else on a training update', () => {
    expect(copy('ORIENTATION_NOT_FOUND', 'training-record-update')).toBe(
      'Unknown error updating Orientation.',
    );
    expect(copy('INTERNAL', 'training-record-update')).toBe('Unknown error updating Orientation.');
  });

  it('ERR-35 anything else on a training application', () => {
    const end =
      'Unknown error creating Orientation. Please contact help@demo.example to report this problem.';
    expect(copy('INTERNAL', 'training-apply').endsWith(end)).toBe(true);
    expect(copy('CHARITEER_NOT_FOUND', 'training-apply').endsWith(end)).toBe(true);
  });

  it('ERR-36 an application to a group says who is in already and else fails in general words', () => {
    expect(copy('1359', 'group-application')).toBe('You already belong to this group.');
    expect(copy('ALREADY_IN_GROUP', 'group-application')).toBe('You already belong to this group.');
    expect(copy('INTERNAL', 'group-application')).toBe(
      'Your application could not be sent. Please try again later.',
    );
  });

  it('OPEN-ACC-09 SAF-17 inviting somebody to a group speaks of the person, not of the reader', () => {
    expect(copy('ALREADY_IN_GROUP', 'group-member')).toBe('This person already belongs to the group.');
    expect(copy('ALREADY_INVITED', 'group-member')).toBe(
      'This username is already invited and hasn’t answered yet.',
    );
    expect(copy('LAST_ADMIN', 'group-member')).toBe('A group needs at least one admin.');
  });

  it('GUI-40 a wrong code, a third favorite and the last admin have their texts', () => {
    expect(copy('WRONG_GUILD_CODE')).toBe('Sorry, that is not the correct code for this Guild.');
    expect(copy('TOO_MANY_FAVORITE_DISTRICTS')).toBe('You can only favorite up to 2 districts');
    expect(copy('LAST_ADMIN')).toBe('A group needs at least one admin.');
  });

  it('ALE-20 ALE-21 alerts name the charity without Mana, and a failure', () => {
    expect(
      errorCopy({ code: 'INSUFFICIENT_MANA' }, { operation: 'alert', providerName: 'Harvest Hall' }),
    ).toBe(
      'Harvest Hall does not have a sufficient Mana balance to cover the cost of this broadcast. Purchasing Mana is coming soon. For now, try entering different parameters and recalculating again.',
    );
    expect(copy('INTERNAL', 'alert')).toBe('Failed sending alerts!');
  });

  it('DEC-26 a limit says how long it holds, rounded up', () => {
    const limited = (retryAfterSeconds?: number) => errorCopy({ code: 'RATE_LIMITED', retryAfterSeconds });
    expect(limited(61)).toBe('That was too often in a short time. Please wait 2 minutes and try again.');
    expect(limited(3600)).toContain('Please wait 1 hour and try again.');
    expect(limited()).toContain('Please wait a while and try again.');
  });

  it('a refused manager is told whom to ask', () => {
    expect(errorCopy({ code: 'FORBIDDEN' }, { surface: 'console', supportEmail })).toBe(
      "You don't have permission to do this. Please contact your organization's administrator or email help@demo.example.",
    );
    expect(errorCopy({ code: 'FORBIDDEN' }, { surface: 'site' })).toBe(
      "You don't have permission to do this.",
    );
  });

  it('every code but the masked, the free and the one for other clients has a text of its own', () => {
    const unknown = Object.keys(ERRORS).filter((code) => copy(code).startsWith(UNKNOWN));
    expect(unknown).toEqual(['BAD_USER_INPUT', 'INTERNAL', 'INVALID_TITLE_ID']);
  });
});
