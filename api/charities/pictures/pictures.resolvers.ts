import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { widthsOf } from '#domain/pictures/picture.ts';
import { describePicture } from './describe-picture.ts';
import { pictureOfCharity, pictureOfQuest } from './picture-loaders.ts';
import { removePicture } from './remove-picture.ts';

export const resolvers: Resolvers = {
  Mutation: {
    describePicture: (_, args, context) => describePicture(context, args),
    removePicture: (_, { id }, context) => removePicture(context, id),
  },
  Picture: {
    widths: ({ place, width }) => widthsOf(place, width),
  },
  Quest: {
    picture: (quest, _, context) => pictureOfQuest(context, quest),
  },
  Provider: {
    cover: ({ id }, _, context) => pictureOfCharity(context, id, 'COVER'),
    logo: ({ id }, _, context) => pictureOfCharity(context, id, 'LOGO'),
  },
};
