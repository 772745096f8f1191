import { follow, followNews } from '#db/schema/follow.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import { type CopiedPart, copied, NOBODY, OTHERS, PERSON } from './copied-part.ts';

/** What someone follows, and who brought whom. */
export const COPIED_FRIENDS: readonly CopiedPart[] = [
  copied(
    'follows',
    follow,
    { by: follow.accountId, order: follow.createdAt },
    {
      id: NOBODY,
      accountId: PERSON,
      providerId: 'charity',
      category: 'text',
      createdAt: 'time',
    },
  ),
  copied(
    'followNews',
    followNews,
    { by: followNews.accountId, order: followNews.chosenAt },
    {
      accountId: PERSON,
      chosenAt: 'time',
    },
  ),
  copied(
    'invitedBy',
    friendInvitation,
    { by: friendInvitation.invitedId, order: friendInvitation.createdAt },
    {
      invitedId: PERSON,
      questId: 'quest',
      inviterId: OTHERS,
      createdAt: 'time',
      thankedAt: OTHERS,
    },
  ),
  // Who came, and where they were, is theirs.
  copied(
    'friendsInvited',
    friendInvitation,
    { by: friendInvitation.inviterId, order: friendInvitation.createdAt },
    {
      invitedId: OTHERS,
      questId: OTHERS,
      inviterId: PERSON,
      createdAt: OTHERS,
      thankedAt: 'time',
    },
  ),
];
