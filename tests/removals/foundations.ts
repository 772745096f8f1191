import type { Removal } from '../../scripts/prove/removal.ts';

/** The contract and its errors, records, constants, contest, operation: what stands behind all pages. */
export const FOUNDATIONS: readonly Removal[] = [
  {
    ids: ['CTS-03'],
    what: 'the hours that guilds have served together',
    find: '{earned && <p class="earned">{earned}</p>}',
  },
  {
    ids: ['CTS-03', 'DEC-43', 'DEC-63'],
    what: 'the rules by which hours count, on the page',
    find: '{contestRules(locale, contest).map((rule) => <li>{rule}</li>)}',
  },
  { ids: ['CTS-05'], what: 'the prize pot', find: '<p class="amount">{prize}</p>' },
  {
    ids: ['CTS-08'],
    what: 'what a charity of the contest is about',
    find: '{provider.mission && <p lang={lang} dir={dir}>{provider.mission}</p>} <p><a href={paths.questList(provider.id)}>',
    put: '<p><a href={paths.questList(provider.id)}>',
  },
  {
    ids: ['STA-12'],
    what: 'the way to the log-in on a page that is not there',
    find: '{!canRetry && !Astro.locals.viewer && <a class="button button-primary" href={paths.login(here)}>{t.logIn}</a>}',
  },
  {
    ids: ['TST-01'],
    what: 'that a notice can be dismissed',
    find: '<button type="submit">{t.dismiss}</button>',
  },
  {
    ids: ['ERR-23'],
    what: 'the status of a full quest',
    find: "QUEST_FULL: { statusCode: 406, message: 'Quest Is Full' }",
    put: "QUEST_FULL: { statusCode: 400, message: 'Quest Is Full' }",
  },
  {
    ids: ['TRK-01', 'DEC-14'],
    what: 'that nothing is recorded of the young',
    find: 'if (!isTracked(person, now)) return false;',
  },
  {
    ids: ['OPS-13'],
    what: 'when to ask again while the database is away',
    find: "const headers = { ...always, 'retry-after': String(RETRY_AFTER_SECONDS) };",
    put: 'const headers = always;',
  },
  {
    ids: ['API-15'],
    what: 'that a quest is changed as somebody saw it',
    find: "cleaned(expected), wanted)); if (changedFields) throw new DomainError('EDIT_CONFLICT', { changedFields });",
    put: 'cleaned(expected), wanted)); changedFields;',
  },
  {
    ids: ['CST-01'],
    what: 'brackets and blank of a telephone number',
    find: 'return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;',
    put: 'return digits;',
  },
  {
    ids: ['ONB-06'],
    what: 'that the last of the staff stays',
    find: 'const refusal = refusalOfStaffLoss(leaving, others, now); if (refusal) throw new DomainError(refusal);',
    put: 'refusalOfStaffLoss(leaving, others, now); DomainError;',
  },
  {
    ids: ['CTS-03', 'DEC-43'],
    what: 'that of two guilds the chosen one has the hours',
    find: '("membership_period"."groupId" IS "choice"."guildId" OR NOT EXISTS (',
    put: '(1 OR NOT EXISTS (',
  },
  {
    ids: ['CTS-03', 'DEC-63'],
    what: 'that hours from after a membership do not count',
    find: 'AND ifnull(${period}."endedAt", ${until}) > ${start}`;',
    put: '`;',
  },
];
