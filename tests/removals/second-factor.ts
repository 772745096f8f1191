import type { Removal } from '../../scripts/prove/removal.ts';

/** The second step of a log-in, what waits for it, and the way out for who has lost it. */
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
    find: 'await endOtherSessions(tx, person);',
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
];
