import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createProgramLoaders, listProgramQuests, readProgram } from './program-data.ts';
import { listProgramKeys } from './program-key-queries.ts';
import { createProgramKey, revokeProgramKey } from './save-program-key.ts';

export const resolvers: Resolvers = {
  Query: {
    programKeys: (_, args, context) => listProgramKeys(context, args),
    program: (_, __, context) => readProgram(context),
  },
  Mutation: {
    createProgramKey: (_, args, context) => createProgramKey(context, args),
    revokeProgramKey: (_, args, context) => revokeProgramKey(context, args),
  },
  Program: {
    quests: (program, args, context) => listProgramQuests(context, program, args),
  },
  ProgramQuest: {
    title: ({ eventTitle }) => eventTitle,
    spots: ({ resourceMaxNumber }) => resourceMaxNumber,
    taken: ({ takenCount }) => takenCount,
    waiting: ({ waitingCount }) => waitingCount,
    signUps: ({ id }, _, { loaders }) => loaders(createProgramLoaders).signUps.load(id),
  },
  ProgramSignUp: {
    name: ({ nameFirst, nameLast }) => [nameFirst, nameLast].filter(Boolean).join(' ') || null,
  },
};
