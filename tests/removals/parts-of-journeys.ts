import type { Removal } from '../../scripts/prove/removal.ts';

/** What one part each of a long journey shows. */
export const PARTS_OF_JOURNEYS: readonly Removal[] = [
  {
    ids: ['GUI-29'],
    what: 'the word to strangers about a guild’s code',
    find: '<p>{t.ifKnown}</p>',
  },
  {
    ids: ['GUI-31'],
    what: 'the word about tabs that are still to come',
    find: '{isAdmin && <p class="hint">{t.later}</p>}',
  },
  {
    ids: ['QD-19'],
    what: 'in which role one runs a charity',
    find: "{t.roleHere({ role: roleNameIn(locale, role ?? ''), charity: quest.provider.name }).map((part) =>",
    put: "{t.roleHere({ role: '', charity: quest.provider.name }).map((part) =>",
  },
  {
    ids: ['ACC-23'],
    what: 'the word that the relationship belongs to an emergency contact',
    find: 'hint: fieldHint(fieldHintsTexts(locale), field),',
    put: "hint: field === 'emergencyContactName' ? undefined : fieldHint(fieldHintsTexts(locale), field),",
  },
  {
    ids: ['HOME-05'],
    what: 'whom to write to when something is wrong',
    find: '<LinkedText words={t.correctBy({ email: supportEmail })} links={{ mail: `mailto:${supportEmail}` }} />',
    put: "''",
  },
  {
    ids: ['HOME-03'],
    what: 'how it begins for who is in no organization',
    find: '<p class="lead">{t.chooseCharity}</p>',
    put: '<p class="lead">Welcome!</p>',
  },
  {
    ids: ['TRK-09'],
    what: 'that a bail-out is counted',
    find: "'bail-out': 'chariteer_clicks_bail_button',",
    put: "'bail-out': null,",
  },
  {
    ids: ['FUN-08'],
    what: 'the lock on types that are to be discovered',
    find: '<Shield category={category} size={56} isLocked />',
    put: '<Shield category={category} size={56} />',
  },
  {
    ids: ['ORI-15'],
    what: 'the word that nobody has applied for a training',
    find: "{q === '' ? t.nobodyApplied : t.nobodyCalled}",
    put: "{q === '' ? '' : t.nobodyCalled}",
  },
  {
    ids: ['TST-14'],
    what: 'the word after somebody was removed from a quest',
    find: 't.bootDone',
    put: "''",
  },
  {
    ids: ['GRP-02'],
    what: 'that the tabs which do not work yet are closed',
    find: '<Tab value="invitations" label={t.invitations} disabled aria-describedby="still-to-come" />',
    put: '<Tab value="invitations" label={t.invitations} aria-describedby="still-to-come" />',
  },
  {
    ids: ['REC-25'],
    what: 'the last line of a printed recap',
    find: '<p>{t.end}</p>',
  },
  {
    ids: ['ALE-10'],
    what: 'that ages have to be in their order',
    find: 'if (maxAge < minAge) return t.ages;',
    put: "if (maxAge < minAge) return '';",
  },
  {
    ids: ['ADQ-12'],
    what: 'what a quest that is not complete still needs',
    find: "return problem(times.startedAt === null ? 'startedAt' : 'endedAt', t.incomplete);",
    put: "return problem(times.startedAt === null ? 'startedAt' : 'endedAt', '');",
  },
];
