import type { Removal } from '../../scripts/prove/removal.ts';

/** Accounts, the way about the site, profiles, guilds and groups, and who sees whom. */
export const PEOPLE_PAGES: readonly Removal[] = [
  {
    ids: ['ACC-14'],
    what: 'the word that 911 is no emergency contact',
    find: 'hint: fieldHint(fieldHintsTexts(locale), field),',
    put: "hint: field === 'emergencyContactNumber' ? undefined : fieldHint(fieldHintsTexts(locale), field),",
  },
  {
    ids: ['ACC-12', 'ACC-13'],
    what: 'that a field of a telephone keeps digits only',
    find: "const digits = typed.replace(/\\D/g, '').replace(/^1(?=\\d)/, '');",
    put: 'const digits = typed;',
  },
  {
    ids: ['NAV-28'],
    what: 'the badge of the app for Android',
    find: '{config.androidAppUrl && <a class="button" href={config.androidAppUrl} rel="noopener"><Icon name="download" size={22} /> Google Play</a>}',
  },
  {
    ids: ['NAV-41', 'NAV-42'],
    what: 'version and copyright in the footer',
    find: '<p>{t.colophon({ year, site: config.siteName, version: config.version })}</p>',
  },
  {
    ids: ['FUN-04'],
    what: 'the number of completed quests on a profile',
    find: "{shows('quests') && <div><dt>{t.quests}</dt><dd>{record.questsCompleted}</dd></div>}",
  },
  {
    ids: ['FUN-16', 'CAT-10'],
    what: 'the note of a type on its card',
    find: '{type.note && ( <p className="note"> <Sign path={ISLAND_ICON_PATHS.info} /> {type.note} </p> )}',
  },
  {
    ids: ['GUI-12'],
    what: 'the way from a guild’s card to its page',
    find: '<Button variant="primary" href={paths.guild(guild.id)}>{t.details}</Button>',
  },
  {
    ids: ['GUI-11'],
    what: 'what stands there when no guild is found',
    find: 't.noneToJoin : t.noneFound} />',
    put: "t.noneToJoin : ''} />",
  },
  {
    ids: ['GRP-03'],
    what: 'the roles of which nobody holds one',
    find: "{textsOf(consoleGroupsTexts).vacant({ roles: vacant.map(roleText).join(', ') })}",
  },
  {
    ids: ['GRP-06'],
    what: 'how many applications wait',
    find: 'return pendingApplicationCount ? t.applicationsCounted({ count: pendingApplicationCount }) : t.applications;',
    put: 'return pendingApplicationCount ? t.applications : t.applications;',
  },
  {
    ids: ['PERM-18', 'PERM-17'],
    what: 'that a captain edits but cancels nothing',
    find: "captains: 'RU',",
    put: "captains: 'RUD',",
  },
  {
    ids: ['SAF-15'],
    what: 'the list of who is blocked',
    find: 'row={(ban) => <BanRow key={ban.chariteer.id} ban={ban} providerId={providerId} />}',
    put: 'row={(ban) => <span key={ban.chariteer.id + BanRow.name} />}',
  },
  {
    ids: ['SAF-15'],
    what: 'the button that lifts a block',
    find: '<Button variant="outlined" onClick={ask} aria-label={t.liftName({ name })}> {t.lift} </Button>',
    put: '<span hidden={ask === undefined} />',
  },
  {
    ids: ['SAF-12'],
    what: 'that a kept message loses the names of who has gone',
    find: "return text.replace(new RegExp(`(?<![\\\\p{L}\\\\d])(?:${any})(?![\\\\p{L}\\\\d])`, 'giu'), ERASED);",
    put: 'return any && ERASED ? text : text;',
  },
];
