import { MarkCalledDocument, QuestTellingDocument } from '../../gql/generated/quests.ts';
import { reading, writing } from '../../resources/method.ts';

/** What became of the last word to the people of a quest; null where there was none. */
export const questTelling = reading(QuestTellingDocument, (data) => data.questTelling ?? null);

/** Keeps that someone was called, or that it was not so. */
export const markCalled = writing(MarkCalledDocument, (data) => data.markCalled);
