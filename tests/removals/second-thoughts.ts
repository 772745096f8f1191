import type { Removal } from '../../scripts/prove/removal.ts';

/** What is asked again before it is done, and what can be had back afterwards. */
export const SECOND_THOUGHTS: readonly Removal[] = [
  {
    ids: ['SAF-25'],
    what: 'that a proof gets old',
    find: 'return now - provedAt < PROOF_LIFETIME_MS;',
    put: 'return now >= provedAt;',
  },
  {
    ids: ['SAF-25'],
    what: 'the question before the wallet is changed',
    find: 'requireRecentProof(context);\n    await insertWalletEntry(tx, now, change);',
    put: 'await insertWalletEntry(tx, now, change);',
  },
  {
    ids: ['SAF-25'],
    what: 'that a proof is of its session alone',
    find: '.set({ provedAt: now }).where(eq(session.id, sessionId));',
    put: '.set({ provedAt: now });',
  },
  {
    ids: ['SAF-25'],
    what: 'that a code is used up',
    find: 'await tx.delete(proofCode).where(isOwn);',
  },
  {
    ids: ['SAF-25'],
    what: 'the fields of a form on its way through the question',
    find: `<CarriedFields carried={carried} />
        <button class="button button-primary button-wide" type="submit" name={PROOF_ACTION} value="prove">`,
    put: '<button class="button button-primary button-wide" type="submit" name={PROOF_ACTION} value="prove">',
  },
  {
    ids: ['SAF-25'],
    what: 'the word that nothing is lost by the question',
    find: '<Notice>{t.nothingLost}</Notice>',
    put: '<span></span>',
  },
  {
    ids: ['SAF-25'],
    what: 'the question over a page of the console',
    find: '<ProofQuestion email={session.account.email} />',
  },
  {
    ids: ['SAF-25'],
    what: 'that the console goes on by itself after it',
    find: '!(await askForProof())) throw error;',
    put: '(await askForProof()) !== undefined) throw error;',
  },
  {
    ids: ['SAF-25'],
    what: 'what becomes of the account when an address is put back',
    find: ', t.passwordEnds',
  },
  {
    ids: ['SAF-25'],
    what: 'that the password ends with an address that is put back',
    find: 'await tx.update(account).set({ passwordHash: null }).where(eq(account.id, accountId));\n  await sessions.endAll(accountId);\n  await tx.delete(knownBrowser)',
    put: 'await sessions.endAll(accountId);\n  await tx.delete(knownBrowser)',
  },
  {
    ids: ['DEC-49'],
    what: 'the way from the log-in to a closed account',
    find: 'if (error?.takeBackToken) return seeOther(paths.takeBack(error.takeBackToken));',
  },
  {
    ids: ['DEC-49'],
    what: 'until when a closed account can be had back',
    find: 't.erasedOn(dayAndTime(until)), ',
  },
  {
    ids: ['DEC-49'],
    what: 'that favorite districts come back with an account',
    find: 'if (part.table === favoriteDistrict) await restoreFavorites(tx, rows.deleted);',
    put: 'if (part.table === favoriteDistrict) continue;',
  },
  {
    ids: ['DEC-49'],
    what: 'that the worker erases what was closed',
    find: 'const [closed] = await tx.delete(closedAccount).where(isOver).returning();',
    put: 'const [closed] = await tx.select().from(closedAccount).where(isOver);',
  },
];
