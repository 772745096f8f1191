import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listCharityContacts } from './charity-contact-queries.ts';
import { openEmergencyContact } from './open-emergency-contact.ts';
import { setCharityContact } from './set-charity-contact.ts';

export const resolvers: Resolvers = {
  Query: {
    charityContacts: (_, _args, context) => listCharityContacts(context),
  },
  Mutation: {
    setCharityContact: (_, args, context) => setCharityContact(context, args),
    openEmergencyContact: (_, args, context) => openEmergencyContact(context, args),
  },
};
