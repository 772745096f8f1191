/** Where the browser keeps which columns the table of quests has. */
export const QUEST_COLUMNS = 'quests.columns';
