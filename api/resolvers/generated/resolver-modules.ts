// Made by scripts/generate.ts; do not edit.
import { resolvers as accountAdministration } from '../account-administration.resolvers.ts';
import { resolvers as accounts } from '../accounts.resolvers.ts';
import { resolvers as alerts } from '../alerts.resolvers.ts';
import { resolvers as answers } from '../answers.resolvers.ts';
import { resolvers as areas } from '../areas.resolvers.ts';
import { resolvers as audit } from '../audit.resolvers.ts';
import { resolvers as bans } from '../bans.resolvers.ts';
import { resolvers as calendarFeeds } from '../calendar-feeds.resolvers.ts';
import { resolvers as charityAnswers } from '../charity-answers.resolvers.ts';
import { resolvers as charityContacts } from '../charity-contacts.resolvers.ts';
import { resolvers as charityRequests } from '../charity-requests.resolvers.ts';
import { resolvers as children } from '../children.resolvers.ts';
import { resolvers as closedAccounts } from '../closed-accounts.resolvers.ts';
import { resolvers as contracts } from '../contracts.resolvers.ts';
import { resolvers as credits } from '../credits.resolvers.ts';
import { resolvers as dataCopies } from '../data-copies.resolvers.ts';
import { resolvers as discovery } from '../discovery.resolvers.ts';
import { resolvers as districtAdministration } from '../district-administration.resolvers.ts';
import { resolvers as districts } from '../districts.resolvers.ts';
import { resolvers as follows } from '../follows.resolvers.ts';
import { resolvers as friends } from '../friends.resolvers.ts';
import { resolvers as goalHours } from '../goal-hours.resolvers.ts';
import { resolvers as groups } from '../groups.resolvers.ts';
import { resolvers as guardians } from '../guardians.resolvers.ts';
import { resolvers as guilds } from '../guilds.resolvers.ts';
import { resolvers as inbox } from '../inbox.resolvers.ts';
import { resolvers as jobs } from '../jobs.resolvers.ts';
import { resolvers as joining } from '../joining.resolvers.ts';
import { resolvers as language } from '../language.resolvers.ts';
import { resolvers as legacyScripts } from '../legacy-scripts.resolvers.ts';
import { resolvers as merging } from '../merging.resolvers.ts';
import { resolvers as messageChoices } from '../message-choices.resolvers.ts';
import { resolvers as messaging } from '../messaging.resolvers.ts';
import { resolvers as outbox } from '../outbox.resolvers.ts';
import { resolvers as ownDetails } from '../own-details.resolvers.ts';
import { resolvers as passkeys } from '../passkeys.resolvers.ts';
import { resolvers as pictures } from '../pictures.resolvers.ts';
import { resolvers as privacy } from '../privacy.resolvers.ts';
import { resolvers as progress } from '../progress.resolvers.ts';
import { resolvers as proofs } from '../proofs.resolvers.ts';
import { resolvers as providerAdministration } from '../provider-administration.resolvers.ts';
import { resolvers as providers } from '../providers.resolvers.ts';
import { resolvers as pushSubscriptions } from '../push-subscriptions.resolvers.ts';
import { resolvers as questMessages } from '../quest-messages.resolvers.ts';
import { resolvers as questTellings } from '../quest-tellings.resolvers.ts';
import { resolvers as questTranslations } from '../quest-translations.resolvers.ts';
import { resolvers as quests } from '../quests.resolvers.ts';
import { resolvers as recaps } from '../recaps.resolvers.ts';
import { resolvers as reminders } from '../reminders.resolvers.ts';
import { resolvers as reservations } from '../reservations.resolvers.ts';
import { resolvers as secondFactor } from '../second-factor.resolvers.ts';
import { resolvers as serviceRecords } from '../service-records.resolvers.ts';
import { resolvers as sessions } from '../sessions.resolvers.ts';
import { resolvers as settings } from '../settings.resolvers.ts';
import { resolvers as severalDates } from '../several-dates.resolvers.ts';
import { resolvers as stamps } from '../stamps.resolvers.ts';
import { resolvers as standIns } from '../stand-ins.resolvers.ts';
import { resolvers as supervision } from '../supervision.resolvers.ts';
import { resolvers as textNumbers } from '../text-numbers.resolvers.ts';
import { resolvers as tracking } from '../tracking.resolvers.ts';
import { resolvers as trainings } from '../trainings.resolvers.ts';
import { resolvers as undo } from '../undo.resolvers.ts';
import { resolvers as volunteers } from '../volunteers.resolvers.ts';
import { resolvers as waiting } from '../waiting.resolvers.ts';
import { resolvers as wallet } from '../wallet.resolvers.ts';
import { resolvers as years } from '../years.resolvers.ts';
import { resolvers as youngMessages } from '../young-messages.resolvers.ts';
import type { Resolvers } from './resolvers.ts';

/** The resolvers of every noun. */
export const RESOLVER_MODULES: readonly Resolvers[] = [
  accountAdministration,
  accounts,
  alerts,
  answers,
  areas,
  audit,
  bans,
  calendarFeeds,
  charityAnswers,
  charityContacts,
  charityRequests,
  children,
  closedAccounts,
  contracts,
  credits,
  dataCopies,
  discovery,
  districtAdministration,
  districts,
  follows,
  friends,
  goalHours,
  groups,
  guardians,
  guilds,
  inbox,
  jobs,
  joining,
  language,
  legacyScripts,
  merging,
  messageChoices,
  messaging,
  outbox,
  ownDetails,
  passkeys,
  pictures,
  privacy,
  progress,
  proofs,
  providerAdministration,
  providers,
  pushSubscriptions,
  questMessages,
  questTellings,
  questTranslations,
  quests,
  recaps,
  reminders,
  reservations,
  secondFactor,
  serviceRecords,
  sessions,
  settings,
  severalDates,
  stamps,
  standIns,
  supervision,
  textNumbers,
  tracking,
  trainings,
  undo,
  volunteers,
  waiting,
  wallet,
  years,
  youngMessages,
];
