import type { Removal } from '../../scripts/prove/removal.ts';

/** The pages on which volunteers find a quest, sign up, and look back. */
export const QUEST_PAGES: readonly Removal[] = [
  {
    ids: ['QD-07'],
    what: 'the equipment of a quest',
    find: 'fact: { site: onPage.equipment, isInConsole: true },',
  },
  {
    ids: ['QD-10'],
    what: 'the card of the guild that has reserved the quest',
    find: "typeof part === 'string' ? part : <a href={paths.guild(reservation.guildId)} lang={lang} dir={dir}>{part.text}</a>,",
    put: "'',",
  },
  {
    ids: ['CON-10'],
    what: 'name and time of who bailed out, on the site',
    find: 'return <li>{management.bailed({ name, ...when })}</li>;',
    put: 'return <li>BAILED: {at}</li>;',
  },
  {
    ids: ['QL-11'],
    what: 'the circle of filled slots on a card',
    find: 'return <i className={`ring ${look}of-${step}`} role="img" aria-label={title} />;',
    put: 'return null;',
  },
  {
    ids: ['QL-15'],
    what: 'the claimed banner of a card',
    find: '{claim && <Claim {...claim} texts={texts} />}',
  },
  {
    ids: ['SUP-02', 'SUP-03', 'SUP-04', 'SUP-05', 'SUP-06'],
    what: 'all questions of the feast form',
    find: 'return FEAST_QUESTIONS.map((question) => {',
    put: 'return FEAST_QUESTIONS.slice(5).map((question) => {',
  },
  {
    ids: ['SUP-07'],
    what: 'that the button of the feast form waits for all answers',
    find: 'disabled={missing !== null}',
  },
  {
    ids: ['SUP-09'],
    what: 'the questions of the feast form, which say that two kitchen helpers are the most',
    find: 'return { id, label: t[id], hint:',
    put: 'return { id, label: id, hint:',
  },
  {
    ids: ['CON-16'],
    what: 'the reward in the history',
    find: '<summary>{reward}</summary>',
  },
  {
    ids: ['CON-16', 'CON-17'],
    what: 'when a quest of the history was',
    find: '{time && <p>{year === null ? time : t.yearAndTime({ year, time })}</p>}',
  },
  {
    ids: ['CON-16', 'CON-17'],
    what: 'how a quest of the history went',
    find: '<span class="result" data-result={result}>{outcome}</span>',
  },
  {
    ids: ['CON-16', 'DEC-61'],
    what: '«Cancelled» in the history of who had a place',
    find: "return contract.quest?.publishingStatus === 'Cancelled' ? 'Cancelled' : 'Signed up';",
    put: "return 'Signed up';",
  },
  {
    ids: ['CON-11'],
    what: 'the warning that a late bail-out counts',
    find: '{isLate && <p class="notice notice-warning">{t.isLate}</p>}',
  },
  {
    ids: ['ELI-08'],
    what: 'the ring of hours done over hours required',
    find: '<ProgressRing taken={hours.done} max={hours.required} size={96} title={t.hoursDone(hours)} />',
  },
  {
    ids: ['ELI-09'],
    what: 'how each required training stands',
    find: "<span class:list={['status', isFulfilled && 'fulfilled']}>{resolutionLabel(words, status as ShownResolution)}</span>",
  },
  {
    ids: ['DIS-03'],
    what: 'the way to a district with its count of volunteers',
    find: '<a class="button" href={paths.district(id)} aria-label={t.volunteersOf({ volunteers: t.volunteerCount({ count: declaredChariteersCount }), district: name })}>{t.volunteerCount({ count: declaredChariteersCount })}</a>',
  },
  {
    ids: ['QST-14'],
    what: 'that a hybrid role without an end is never over',
    find: "const fallback = eventType === 'HYBRID-ROLE' ? now + HYBRID_HORIZON_MS : startedAt;",
    put: 'const fallback = startedAt;',
  },
  {
    ids: ['ELI-21'],
    what: 'the gate of required trainings',
    find: 'return viewer.requiredTrainings.some(({ fulfilled }) => !fulfilled);',
    put: 'return false;',
  },
  {
    ids: ['QST-15', 'ELI-07'],
    what: 'that a place is only taken where one is left',
    find: `CASE WHEN \${quest.takenCount} + \${quest.heldCount} < \${quest.resourceMaxNumber}
        THEN \${quest.takenCount} + 1 END\`,`,
    put: '${quest.takenCount} + 1`,',
  },
  {
    ids: ['ORI-10', 'ORI-11'],
    what: 'what a training costs',
    find: 'formats.money(estimatedCost),',
  },
  {
    ids: ['DEC-35'],
    what: 'that only managers read that no supervisor is assigned',
    find: '(leader === null && viewerIsManager)',
    put: 'leader === null',
  },
];
