import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { decideGuardianConsent } from './decide-consent.ts';
import { endGuildByGuardian } from './end-guild.ts';
import {
  allowPublicProfile,
  renewGuardianLink,
  revokeGuardianLink,
  withdrawGuardianConsent,
} from './guardian-acts.ts';
import { findGuardianAgreed } from './guardian-agreed.ts';
import { enterGuardianCode, sendGuardianCode } from './guardian-browser.ts';
import { setGuardianLanguage } from './guardian-language.ts';
import { findGuardianRequest, findGuardianView } from './guardian-view.ts';
import { sendGuardianLink } from './send-guardian-link.ts';

export const resolvers: Resolvers = {
  Query: {
    guardianRequest: (_root, args, context) => findGuardianRequest(context, args),
    guardianAgreed: (_root, args, context) => findGuardianAgreed(context, args),
    guardianView: (_root, args, context) => findGuardianView(context, args),
  },
  Mutation: {
    decideGuardianConsent: (_root, args, context) => decideGuardianConsent(context, args),
    withdrawGuardianConsent: (_root, args, context) => withdrawGuardianConsent(context, args),
    sendGuardianCode: (_root, args, context) => sendGuardianCode(context, args),
    enterGuardianCode: (_root, args, context) => enterGuardianCode(context, args),
    renewGuardianLink: (_root, args, context) => renewGuardianLink(context, args),
    revokeGuardianLink: (_root, args, context) => revokeGuardianLink(context, args),
    allowPublicProfile: (_root, args, context) => allowPublicProfile(context, args),
    endGuildByGuardian: (_root, args, context) => endGuildByGuardian(context, args),
    setGuardianLanguage: (_root, args, context) => setGuardianLanguage(context, args),
    sendGuardianLink: (_root, args, context) => sendGuardianLink(context, args),
  },
};
