import { pictureOfCharity, pictureOfQuest } from '#api/reads/pictures/picture-loaders.ts';
import { describePicture } from '#api/verbs/pictures/describe-picture.ts';
import { removePicture } from '#api/verbs/pictures/remove-picture.ts';
import { widthsOf } from '#domain/pictures/picture.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
