import type { Removal } from '../../scripts/prove/removal.ts';
import { ACCOUNTS_IN_LANGUAGES } from './accounts-in-languages.ts';
import { ANSWERS } from './answers.ts';
import { CALENDAR_DIALOGS } from './calendar-dialogs.ts';
import { CHARITY_PAGES } from './charity-pages.ts';
import { COMING_HOME } from './coming-home.ts';
import { COMPOSED_PICTURES } from './composed-pictures.ts';
import { CONSOLE_FRAME } from './console-frame.ts';
import { CONSOLE_LANGUAGES } from './console-languages.ts';
import { CONTEST } from './contest.ts';
import { DATES_AND_ASKS } from './dates-and-asks.ts';
import { FAMILIES_IN_LANGUAGES } from './families-in-languages.ts';
import { FINDING } from './finding.ts';
import { FINDING_IN_THE_API } from './finding-in-the-api.ts';
import { FIRST_LOOKS } from './first-looks.ts';
import { FORMS } from './forms.ts';
import { FOUNDATIONS } from './foundations.ts';
import { GROUPS_AND_STAFF } from './groups-and-staff.ts';
import { GUILDS_IN_LANGUAGES } from './guilds-in-languages.ts';
import { GUILDS_THAT_LIVE } from './guilds-that-live.ts';
import { HOLDS } from './holds.ts';
import { LANGUAGES } from './languages.ts';
import { MAILS } from './mails.ts';
import { MAILS_IN_LANGUAGES } from './mails-in-languages.ts';
import { MAPS } from './maps.ts';
import { MERGED_RECORDS } from './merged-records.ts';
import { MESSAGE_QUEUE } from './message-queue.ts';
import { MESSAGES_AND_INBOX } from './messages-and-inbox.ts';
import { OWN_DATA } from './own-data.ts';
import { OWN_YEAR } from './own-year.ts';
import { PARTS_OF_JOURNEYS } from './parts-of-journeys.ts';
import { PASSKEYS } from './passkeys.ts';
import { PASSWORDS_AND_LIMITS } from './passwords-and-limits.ts';
import { PEOPLE_PAGES } from './people-pages.ts';
import { PICTURES } from './pictures.ts';
import { PLACES } from './places.ts';
import { POLICIES } from './policies.ts';
import { PUSH_AND_TEXTS } from './push-and-texts.ts';
import { QUEST_FIELD_ROWS } from './quest-fields.ts';
import { QUEST_LIST } from './quest-list.ts';
import { QUEST_MESSAGES } from './quest-messages.ts';
import { QUEST_PAGES } from './quest-pages.ts';
import { QUESTS_IN_LANGUAGES } from './quests-in-languages.ts';
import { REACHED_PEOPLE } from './reached-people.ts';
import { REFUSALS_IN_LANGUAGES } from './refusals-in-languages.ts';
import { REMINDERS } from './reminders.ts';
import { ROUTES_OF_THE_SITE } from './routes-of-the-site.ts';
import { SEALED_CONTACTS } from './sealed-contacts.ts';
import { SECOND_FACTOR } from './second-factor.ts';
import { SECOND_THOUGHTS } from './second-thoughts.ts';
import { SERVER_TRIPS } from './server-trips.ts';
import { SESSIONS } from './sessions.ts';
import { SHARED_CONSOLE_PARTS } from './shared-console-parts.ts';
import { STAND_INS } from './stand-ins.ts';
import { STATIC_PAGES } from './static-pages.ts';
import { TABLETS_AND_FORMS } from './tablets-and-forms.ts';
import { TITLES_IN_LANGUAGES } from './titles-in-languages.ts';
import { TRACES } from './traces.ts';
import { WAITING } from './waiting.ts';
import { WAITING_LIST_CONSOLE } from './waiting-list-console.ts';
import { WHO_KNOWS } from './who-knows.ts';
import { WHY_TO_COME } from './why-to-come.ts';
import { WIDTHS } from './widths.ts';
import { WITHOUT_A_CONNECTION } from './without-a-connection.ts';
import { WORDS_IN_LANGUAGES } from './words-in-languages.ts';

/** Everything that is taken away, thing by thing. */
export const REMOVALS: readonly Removal[] = [
  ...QUEST_PAGES,
  ...QUEST_LIST,
  ...QUEST_MESSAGES,
  ...QUESTS_IN_LANGUAGES,
  ...PEOPLE_PAGES,
  ...CHARITY_PAGES,
  ...COMING_HOME,
  ...CONSOLE_FRAME,
  ...CONSOLE_LANGUAGES,
  ...ANSWERS,
  ...CALENDAR_DIALOGS,
  ...DATES_AND_ASKS,
  ...FAMILIES_IN_LANGUAGES,
  ...FINDING,
  ...FINDING_IN_THE_API,
  ...FIRST_LOOKS,
  ...FORMS,
  ...FOUNDATIONS,
  ...LANGUAGES,
  ...ACCOUNTS_IN_LANGUAGES,
  ...REFUSALS_IN_LANGUAGES,
  ...COMPOSED_PICTURES,
  ...MAPS,
  ...MAILS_IN_LANGUAGES,
  ...MERGED_RECORDS,
  ...MESSAGE_QUEUE,
  ...MESSAGES_AND_INBOX,
  ...MAILS,
  ...GUILDS_IN_LANGUAGES,
  ...GUILDS_THAT_LIVE,
  ...TITLES_IN_LANGUAGES,
  ...QUEST_FIELD_ROWS,
  ...PASSKEYS,
  ...PASSWORDS_AND_LIMITS,
  ...PICTURES,
  ...PLACES,
  ...POLICIES,
  ...PUSH_AND_TEXTS,
  ...REACHED_PEOPLE,
  ...REMINDERS,
  ...ROUTES_OF_THE_SITE,
  ...SEALED_CONTACTS,
  ...SECOND_FACTOR,
  ...SECOND_THOUGHTS,
  ...SHARED_CONSOLE_PARTS,
  ...SERVER_TRIPS,
  ...SESSIONS,
  ...STAND_INS,
  ...STATIC_PAGES,
  ...TRACES,
  ...OWN_DATA,
  ...OWN_YEAR,
  ...PARTS_OF_JOURNEYS,
  ...CONTEST,
  ...HOLDS,
  ...WAITING_LIST_CONSOLE,
  ...WAITING,
  ...WHO_KNOWS,
  ...WHY_TO_COME,
  ...TABLETS_AND_FORMS,
  ...WIDTHS,
  ...WITHOUT_A_CONNECTION,
  ...WORDS_IN_LANGUAGES,
  ...GROUPS_AND_STAFF,
];
