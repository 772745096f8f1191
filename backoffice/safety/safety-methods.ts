import {
  ConsoleAnswerBanQuestionDocument,
  ConsoleBanQuestionsDocument,
  ConsoleLiftBanDocument,
  ConsoleProviderBansDocument,
  ConsoleRecordDemandsDocument,
  ConsoleSetRecordDemandsDocument,
  ConsoleYoungMessagesDocument,
} from '../gql/generated/safety.ts';
import { reading, writing } from '../resources/method.ts';

/** Records that may belong to someone blocked. */
export const banQuestions = reading(ConsoleBanQuestionsDocument, (data) => data.banQuestions);

export const answerBanQuestion = writing(ConsoleAnswerBanQuestionDocument, (data) => data.answerBanQuestion);

/** Whom a charity has blocked, a page of them. */
export const providerBans = reading(ConsoleProviderBansDocument, (data) => data.providerBans);

export const liftBan = writing(ConsoleLiftBanDocument, (data) => data.liftProviderBan);

/** What was written to the young in a charity's name. */
export const youngMessages = reading(ConsoleYoungMessagesDocument, (data) => data.youngMessagePage);

/** What a charity asks of people before their first quest. */
export const recordDemands = reading(ConsoleRecordDemandsDocument, (data) => data.recordDemands);

export const setRecordDemands = writing(ConsoleSetRecordDemandsDocument, (data) => data.setRecordDemands);
