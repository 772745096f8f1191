import type { Removal } from '../../scripts/prove/removal.ts';

/** What a page does by itself before anybody presses anything, and what takes a press back. */
export const FIRST_LOOKS: readonly Removal[] = [
  {
    ids: ['CAL-03'],
    what: 'that the calendar opens at this week',
    find: 'if (week) window.scrollTo(0, openingScroll(measured(week, calendar)));',
    put: 'void (week && openingScroll && measured);',
  },
  {
    ids: ['DSK-14'],
    what: 'the charity’s day in the console’s page itself',
    find: 'TODAY: charity && saysToday ? todayText(charity.today, consolePageTexts(locale)) : null,',
    put: 'TODAY: null,',
  },
  {
    ids: ['DSK-14'],
    what: 'the charity’s name in the console’s page itself',
    find: '    CHARITY: charity?.name,\n',
  },
  {
    ids: ['DSK-14'],
    what: 'that the calendar goes on saying what the page said of today',
    find: '<TodayLine providerId={providerId} />',
  },
  {
    ids: ['DSK-04'],
    what: 'the button that takes a change back',
    find: '{undoToken && <UndoButton token={undoToken} onDone={onClose} />}',
  },
  {
    ids: ['DSK-04'],
    what: 'the keys that take a change back',
    find: '  useUndoKey(undo);\n  return (',
    put: '  return (',
  },
  {
    ids: ['ATT-05', 'TST-06'],
    what: 'that marks which waited on the phone are sent',
    find: '<WaitingMarksSender key={session.account.playerId} accountId={session.account.playerId} />',
  },
  {
    ids: ['DSC-20'],
    what: 'going on from type to type by the arrow keys',
    find: 'onKeyDown={(event) => stepByKey(event, index)}',
    put: 'onKeyDown={() => {}}',
  },
  {
    ids: ['DSC-20'],
    what: 'that an address names the card of a type',
    find: 'named.showModal();',
    put: 'named.close();',
  },
  {
    ids: ['DSC-20', 'FUN-16'],
    what: 'the picture of the arms to keep',
    find: '<a class="button" href={pictureIn(Astro.locals.locale, paths.profilePicture(id))} download={`${username}.png`}>{t.savePicture}</a>',
  },
  {
    ids: ['SAF-07'],
    what: 'the emergency contact on the quest’s day',
    find: '{onEmergency && <EmergencyButton attendee={attendee} onOpen={onEmergency} />}',
  },
];
