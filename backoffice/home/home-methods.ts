import { DeskDocument, ProviderScheduleDocument } from '../gql/generated/home.ts';
import { reading } from '../resources/method.ts';

/** A page of the quests of the session's own charity, to come or past. */
export const providerSchedule = reading(ProviderScheduleDocument, (data) => data.getProviderQuests);

/** What needs a hand at a charity, in one answer. */
export const desk = reading(DeskDocument, (data) => data.desk);
