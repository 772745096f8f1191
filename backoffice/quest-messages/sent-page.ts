/** How many sent messages a page of the list shows. */
export const SENT_PER_PAGE = 5;

/** What the first page of the messages sent about a quest is asked with. */
export const firstSentPage = (questId: string) => ({ questId, page: 1, perPage: SENT_PER_PAGE });
