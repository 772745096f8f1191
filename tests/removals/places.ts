import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for overlapping spots and waitlists. */
export const PLACES: readonly Removal[] = [
  {
    ids: ['WAI-16'],
    what: 'that a sign-up asks what is in its way',
    find: 'await settleClash(tx, context, { ...wish, row, chariteerId, chosen: form });',
  },
  {
    ids: ['WAI-15'],
    what: 'that the place in the way is given up with the sign-up',
    find: 'if (leaving) await giveUpPlace(context, tx, { facts: leaving, actingId: chariteerId });',
  },
  {
    ids: ['WAI-15'],
    what: 'that of a flexible quest the times chosen count',
    find: 'const from = isFlexible ? place.expectedArrivalAt : place.startedAt;',
    put: 'const from = place.startedAt;',
  },
  {
    ids: ['WAI-15'],
    what: 'the notice of the quest in the way, before signing up',
    find: '{places.map((place) => <p><Rich parts={clashLine(locale, place)} /></p>)}',
  },
  {
    ids: ['WAI-15'],
    what: 'the question in the sign-up whether the other place is given up',
    find: '{clash && <ClashChoice clash={clash} isMissing={isClashMissing}',
    put: '{null && <ClashChoice clash={clash!} isMissing={isClashMissing}',
  },
  {
    ids: ['WAI-15'],
    what: 'the question in the form of a stand-in whether the other place is given up',
    find: 'const clash = clashView(clashes, Astro.locals, {',
    put: 'const clash = clashView([], Astro.locals, {',
  },
  {
    ids: ['WAI-15'],
    what: 'that for a stand-in on a flexible quest the times of the place count',
    find: 'return held.filter((one) => isClashing(one, wanted, context.now)).map((row) => ({ ...row, ownerId }));',
    put: 'return held.map((row) => ({ ...row, ownerId }));',
  },
  {
    ids: ['WAI-15'],
    what: 'which quest was given up, in the thanks for a sign-up',
    find: '{timeClashTexts(locale).gaveUp({ title: givenUp.text }).map((part) =>',
    put: '{[].map((part: string | { text: string }) =>',
  },
  {
    ids: ['WAI-02'],
    what: 'what one waits for, in the history',
    find: '{waitings.length > 0 && <div class="waits"><OwnWaitings awaited={waitings} /></div>}',
  },
  {
    ids: ['WAI-09'],
    what: 'that similar quests leave out what one could not take',
    find: 'isAlike,\n        ...isTakeableBy(viewer, now),',
    put: 'isAlike,',
  },
  {
    ids: ['WAI-02'],
    what: 'the place in line on the page of a quest',
    find: 'const standing = ownWaiting && standingIn(page, ownWaiting, null);',
    put: 'const standing = null;',
  },
  {
    ids: ['WAI-09'],
    what: 'what one could do while waiting',
    find: '{isShutFor && <SimilarQuests quest={quest} />}',
  },
  {
    ids: ['WAI-13'],
    what: 'who waits, on the card of a quest',
    find: 'return count === 0 ? words.full : words.fullAndWaiting({ taken: String(taken), max: String(max), count });',
    put: 'return count === 0 ? words.full : words.full;',
  },
  {
    ids: ['WAI-07'],
    what: 'the button of an offer’s link that takes the place',
    find: 'type="submit" name="answer" value="yes" >{t.take}</button>',
    put: 'type="submit" name="answer" value="later" >{t.take}</button>',
  },
  {
    ids: ['WAI-15'],
    what: 'the quest at that time, on the page of an offer',
    find: '{t.youAreOn(only).map((part) =>',
    put: '{[].map((part: string | { text: string }) =>',
  },
];
