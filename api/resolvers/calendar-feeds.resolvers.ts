import { findOwnFeed } from '#api/reads/calendar-feeds/calendar-feed-queries.ts';
import { createCalendarFeed } from '#api/verbs/calendar-feeds/create-calendar-feed.ts';
import { revokeCalendarFeed } from '#api/verbs/calendar-feeds/revoke-calendar-feed.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    calendarFeed: (_root, _args, context) => findOwnFeed(context),
  },
  Mutation: {
    createCalendarFeed: (_root, _args, context) => createCalendarFeed(context),
    revokeCalendarFeed: (_root, _args, context) => revokeCalendarFeed(context),
  },
};
