import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { isAppliedValue } from '#domain/recaps/hour-value.ts';
import { applyHourValues } from './apply-hour-values.ts';
import { createHourValue } from './create-hour-value.ts';
import { deleteHourValue, updateHourValue } from './end-hour-value.ts';
import { findHourValue, listHourValues } from './hour-value-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    hourValues: (_root, _args, context) => listHourValues(context),
    hourValue: (_root, { id }, context) => findHourValue(context, id),
  },
  Mutation: {
    createHourValue: (_root, { input }, context) => createHourValue(context, input),
    updateHourValue: (_root, { input }, context) => updateHourValue(context, input),
    deleteHourValue: (_root, { id }, context) => deleteHourValue(context, id),
    applyHourValues: (_root, _args, context) => applyHourValues(context),
  },
  HourValue: {
    isApplied: isAppliedValue,
  },
};
