import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findOwnFeed } from './calendar-feed-queries.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';

export const resolvers: Resolvers = {
  Query: {
    calendarFeed: (_root, _args, context) => findOwnFeed(context),
  },
  Mutation: {
    createCalendarFeed: (_root, _args, context) => createCalendarFeed(context),
    revokeCalendarFeed: (_root, _args, context) => revokeCalendarFeed(context),
  },
};
