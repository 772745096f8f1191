import { listCharityContacts } from '#api/reads/charity-contacts/charity-contact-queries.ts';
import { openEmergencyContact } from '#api/verbs/charity-contacts/open-emergency-contact.ts';
import { setCharityContact } from '#api/verbs/charity-contacts/set-charity-contact.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    charityContacts: (_, _args, context) => listCharityContacts(context),
  },
  Mutation: {
    setCharityContact: (_, args, context) => setCharityContact(context, args),
    openEmergencyContact: (_, args, context) => openEmergencyContact(context, args),
  },
};
