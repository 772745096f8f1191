import type { Removal } from '../../scripts/prove/removal.ts';

/** What volunteers come back to. */
export const COMING_HOME: readonly Removal[] = [
  {
    ids: ['VHM-01'],
    what: 'the next quest as a ticket',
    find: '{next && <NextQuest quest={next} remindsAt={reminders.find(({ questId }) => questId === next.id)?.at ?? null} />}',
  },
  {
    ids: ['VHM-01'],
    what: 'that nobody is promised a reminder who wants none',
    find: 'if (channelsFor(MAIL_KINDS.reminder.class, choicesOf(choices), reachable).length === 0) return [];',
  },
  {
    ids: ['VHM-06'],
    what: 'the pictures of kept pages',
    find: 'await keepPictures(pages, html, { fetcher: this.fetcher, isStillOfNow });',
  },
  {
    ids: ['VHM-08'],
    what: 'the link that led onto a waiting list',
    find: "await report(tx, context, 'LinkFollowed', { ...coming, token: invitation });",
  },
  {
    ids: ['VHM-08'],
    what: 'that a child is invited by nobody',
    find: 'if (!token || comerId !== personId) return;',
    put: 'if (!token) return;',
  },
  {
    ids: ['VHM-01'],
    what: 'the way out of the next quest',
    find: '{!hasBegun && <DialogOpener dialogId="bail-out-dialog" class="button">{t.cannot}</DialogOpener>}',
  },
  {
    ids: ['VHM-03'],
    what: 'the suggestions of the home',
    find: '{data && <ForYou suggested={data.suggestedQuests} />}',
  },
  {
    ids: ['VHM-03'],
    what: 'that suggestions pass the gate',
    find: '...more,\n ...isTakeableBy(viewer, now),\n clashesWithNothingOf(accountId, now),',
    put: '...more,\n clashesWithNothingOf(accountId, now),',
  },
  {
    ids: ['VHM-10'],
    what: 'that what is followed stands first',
    find: 'const chosen = [...first, ...fitting]',
    put: 'const chosen = [...fitting]',
  },
  {
    ids: ['VHM-08'],
    what: 'that thanks come once',
    find: 'sql`NOT ${wasThanked}`,',
    put: '',
  },
  {
    ids: ['VHM-10'],
    what: 'that Thursday’s message tells only who has chosen it',
    find: '.from(followNews)\n .innerJoin(chariteer, eq(chariteer.id, followNews.accountId))\n .innerJoin(follow, eq(follow.accountId, followNews.accountId))\n .innerJoin(\n questListing,\n or(eq(questListing.providerId, follow.providerId), eq(questListing.category, follow.category)),\n )\n .innerJoin(quest, eq(quest.id, questListing.questId))\n .innerJoin(provider, eq(provider.id, quest.providerId))\n .where(\n and(\n isInList(followNews.accountId, personIds),',
    put: '.from(follow)\n .innerJoin(chariteer, eq(chariteer.id, follow.accountId))\n .innerJoin(\n questListing,\n or(eq(questListing.providerId, follow.providerId), eq(questListing.category, follow.category)),\n )\n .innerJoin(quest, eq(quest.id, questListing.questId))\n .innerJoin(provider, eq(provider.id, quest.providerId))\n .where(\n and(\n isInList(follow.accountId, personIds),',
  },
  {
    ids: ['VHM-03'],
    what: 'that nothing is suggested at the time of an own quest',
    find: 'clashesWithNothingOf(accountId, now),',
    put: '',
  },
  {
    ids: ['VHM-07'],
    what: 'the places under the thumb',
    find: '{hasMenu && <ThumbMenu />}',
  },
  {
    ids: ['VHM-08'],
    what: 'that a link of a friend counts for ninety days',
    find: 'return age >= 0 && age < FRIEND_LINK_DAYS;',
    put: 'return age >= 0;',
  },
  {
    ids: ['VHM-08'],
    what: 'that the young bring nobody by a link',
    find: 'if (!viewer?.hasRecord || viewer.isYoung) return null;',
    put: 'if (!viewer?.hasRecord) return null;',
  },
  {
    ids: ['VHM-08'],
    what: 'that only who was a stranger to the quest was brought there',
    find: 'isQuestThere && !isKnownThere && !isThanked;',
    put: 'isQuestThere && !isThanked;',
  },
  {
    ids: ['VHM-08'],
    what: 'that whom a charity has barred is not thanked',
    find: 'notExists(isBarred),',
    put: '',
  },
  {
    ids: ['VHM-10'],
    what: 'that a hundred followed are enough',
    find: "return !facts.isFollowed && facts.count >= FOLLOWS_MAX ? 'TOO_MANY_FOLLOWED' : null;",
    put: 'return null;',
  },
  {
    ids: ['VHM-10'],
    what: 'that a charity which is hidden is not followed',
    find: 'if (followed.providerId !== null) await requireVisible(tx, followed.providerId);',
    put: 'void requireVisible;',
  },
  {
    ids: ['VHM-01'],
    what: 'what to bring to the next quest',
    find: '{equipment && <li><Icon name="bag" /><span lang={equipment.lang} dir={equipment.dir}>{equipment.text}</span></li>}',
    put: '',
  },
  {
    ids: ['VHM-01'],
    what: 'when one is reminded of the next quest',
    find: '{remindsAt && <li><Icon name="clock" /><span>{reminderWords(locale, Date.parse(remindsAt))}</span></li>}',
    put: '',
  },
];
