import type { Removal } from '../../scripts/prove/removal.ts';

/** The second step of a login, what waits for it, and the way out for who has lost it. */
export const SECOND_FACTOR: readonly Removal[] = [
  {
    ids: ['JOI-09'],
    what: 'that a log-in asks for the second factor',
    find: 'if (isAsked) return { logInToken: await beginPendingLogIn(tx, now, account.id) };',
  },
  {
    ids: ['JOI-09'],
    what: 'that a code of a step works once',
    find: 'return step > lastStep;',
    put: 'return step >= 0 || lastStep < 0;',
  },
  {
    ids: ['JOI-09'],
    what: 'that a waiting log-in takes five tries',
    find: 'return now < expiresAt && tries < PENDING_TRIES;',
    put: 'return now < expiresAt && tries >= 0;',
  },
  {
    ids: ['JOI-09'],
    what: 'that rights wait for the second factor',
    find: 'const areHeld = demandsSecondFactor && !hasShownFactor;',
    put: 'const areHeld = demandsSecondFactor && !hasShownFactor && false;',
  },
  {
    ids: ['JOI-09'],
    what: 'the word of the way to it in a refusal',
    find: "return areRightsHeld && error.code === 'FORBIDDEN' ? new DomainError('SECOND_FACTOR_REQUIRED') : error;",
    put: 'return areRightsHeld === null ? new DomainError(error.code) : error;',
  },
  {
    ids: ['JOI-09'],
    what: 'the end of the other sessions when a second factor is set up',
    find: 'await noteSecondFactor(tx, now, person.sessionId);\n    await endOtherSessions(tx, person);',
    put: 'await noteSecondFactor(tx, now, person.sessionId);',
  },
  {
    ids: ['JOI-09'],
    what: 'the switch in the console’s group page',
    find: '<SecondFactorDemand group={group} />',
    put: '<span />',
  },
  {
    ids: ['JOI-10'],
    what: 'the wait of a recovery',
    find: 'lte(factorRecovery.endsAt, now),',
    put: 'lte(factorRecovery.askedAt, now),',
  },
  {
    ids: ['JOI-10'],
    what: 'the mail at the end of a recovery',
    find: "await tellOfRecovery(tx, context, { accountId, token, stage: 'ended' });",
    put: 'void token;',
  },
  {
    ids: ['JOI-10'],
    what: 'that nobody agrees to the own recovery',
    find: "if (person.accountId === accountId) throw new DomainError('FORBIDDEN');\n  requireRecentProof(context);",
    put: 'requireRecentProof(context);',
  },
  {
    ids: ['JOI-09'],
    what: 'that an account with a passkey alone can ask for it at its log-in',
    find: 'return hasOneTimePassword || (asksPasskey && hasPasskey);',
    put: 'return hasOneTimePassword || (asksPasskey && hasPasskey && false);',
  },
  {
    ids: ['JOI-09'],
    what: 'the end of the other sessions when a passkey is asked for',
    find: 'if (isAsked) await endOtherSessions(tx, person);',
  },
  {
    ids: ['JOI-09'],
    what: 'that a session which has shown less ends no demand of a passkey',
    find: "if (person.secondFactorAt === null) throw new DomainError('SECOND_FACTOR_REQUIRED');\n  requireRecentProof(context);\n  if (isAsked === asksPasskey)",
    put: 'requireRecentProof(context);\n  if (isAsked === asksPasskey)',
  },
  {
    ids: ['JOI-09'],
    what: 'the button of the passkey at the second step',
    find: '{takesPasskey && <PasskeyUse form={STEP_FORM} field={PASSKEY} />}',
  },
  {
    ids: ['JOI-10'],
    what: 'that recovery codes come back with what a recovery has taken',
    find: 'await insertRows(tx, recoveryCode, codes);',
    put: 'void codes;',
  },
  {
    ids: ['JOI-10'],
    what: 'that a passkey added since goes when a recovery is taken back',
    find: 'await tx.delete(passkey).where(isSince);',
    put: 'void isSince;',
  },
];
