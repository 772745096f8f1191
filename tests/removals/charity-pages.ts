import type { Removal } from '../../scripts/prove/removal.ts';

/** The console: calendar, stamps, the month, attendance, broadcasts, recaps. */
export const CHARITY_PAGES: readonly Removal[] = [
  {
    ids: ['CAL-17'],
    what: 'name and address of the location in a bubble’s popover',
    find: '{location.name} <br /> {location.address}',
  },
  {
    ids: ['CAL-17'],
    what: 'the summary of volunteers in a bubble’s popover',
    find: ': <Names questId={id} />}',
    put: ': null}',
  },
  {
    ids: ['CAL-10'],
    what: 'the guild in a bubble',
    find: '{guild && <span className="bubble-guild">{guild}</span>}',
  },
  {
    ids: ['CAL-14'],
    what: 'the colour of the count of volunteers',
    find: 'className={`volunteer-count is-${tone}`}',
    put: 'className="volunteer-count"',
  },
  {
    ids: ['CAL-12'],
    what: 'that past quests are faded',
    find: "${isPale ? ' is-faded' : ''}",
    put: "${isPale ? '' : ''}",
  },
  {
    ids: ['STM-04'],
    what: 'the sizes of the icon picker',
    find: 'size={STAMP_ICON_SIZES[size]} />',
    put: 'size={STAMP_ICON_SIZES.medium} />',
  },
  {
    ids: ['ADQ-08'],
    what: 'the stamp’s own supervisor as placeholder',
    find: 'placeholder={ground.stamp?.giverName ?? undefined}',
  },
  {
    ids: ['MSC-02'],
    what: 'that a quest of the month can be left out',
    find: "onClick={() => dispatch({ type: 'cancel', id, canceled: !canceled })}",
  },
  {
    ids: ['MSC-04'],
    what: 'the question before a review is thrown away',
    find: 'else if (!upload.isPending) setLeaving(true);',
    put: 'else if (!upload.isPending) onClose();',
  },
  {
    ids: ['CON-10'],
    what: 'who bailed out, in the console',
    find: '{bailedText(contract)}\n </Box>',
    put: "{bailedText.name && 'BAILED'}\n </Box>",
  },
  {
    ids: ['ENT-29'],
    what: 'what a donor answered, in the console',
    find: '<dd>{answers[id]}</dd>',
  },
  {
    ids: ['ATT-06'],
    what: 'that nothing is saved before there are changes',
    find: 'disabled={drafts.length === 0}',
  },
  {
    ids: ['ATT-13'],
    what: 'that a removal needs a choice',
    find: 'option: option === null ? textsOf(consoleRulesTexts).bootOption : null,',
    put: 'option: option === null ? null : null,',
  },
  {
    ids: ['ALE-12'],
    what: 'that a changed filter makes the count old',
    find: 'const found = last?.form === form ? last : null;',
    put: 'const found = last;',
  },
  {
    ids: ['ALE-11'],
    what: 'that the button which calculates keeps the focus meanwhile',
    find: 'disabled={!step.canCalculate}',
    put: 'disabled={!step.canCalculate || isCalculating}',
  },
  {
    ids: ['ALE-01'],
    what: 'where the focus goes as «All neighborhoods» vanishes',
    find: "list.current?.querySelector('input')?.focus();",
  },
  {
    ids: ['ALE-22'],
    what: 'that whoever works by keys begins a new page of the console at its heading',
    find: '  useFocusOnNewPage();\n',
    put: '',
  },
  {
    ids: ['ALE-11', 'ALE-18'],
    what: 'the cost in the review of a broadcast',
    find: '{costText(manaCost, desk.mana)}',
    put: '{costText(manaCost, desk.mana).slice(500)}',
  },
  {
    ids: ['HOME-11'],
    what: 'the check mark of a full card',
    find: '{state === \'full\' && <FullIcon titleAccess={textsOf(consoleHomeTexts).full} fontSize="small" />}',
    put: "{state === 'full' && FullIcon && null}",
  },
  {
    ids: ['HOME-14'],
    what: 'the guild’s name on a card',
    find: "{quest.reservation && ( <Typography> {textsOf(consoleHomeTexts).reservedFor({ guild: quest.reservation.guildName })} </Typography> )} {quest.publishingStatus !== 'Published'",
    put: "{quest.publishingStatus !== 'Published'",
  },
  {
    ids: ['REC-14'],
    what: 'the label of a highlight',
    find: '<Typography component="dt">{label}</Typography>',
  },
  {
    ids: ['VOL-06'],
    what: 'the hours of who served most',
    find: '{consoleFormats().serviceHours(combinedMinutes)} </TableCell>',
    put: '</TableCell>',
  },
  {
    ids: ['ORI-19'],
    what: 'that a decision with an error, or without a change, is not saved',
    find: '(isNew || isDirty) && (isJudgedLate || beginsAtSubmit || isValid)',
    put: 'true',
  },
  {
    ids: ['EDQ-11'],
    what: 'that a quest with an error, or without a change, is not saved',
    find: '(isNew || isDirty) &&',
    put: '(isNew || isDirty || true) &&',
  },
  {
    ids: ['ALE-03', 'ELI-06'],
    what: 'that a reserved quest is broadcast to nobody but the guild',
    find: 'return [isOfReservingGuild(questId), hasHours(questId), hasTrainings(questId, now)];',
    put: 'return isOfReservingGuild && [hasHours(questId), hasTrainings(questId, now)];',
  },
  {
    ids: ['ATT-03'],
    what: 'whole minutes between the times of somebody who was present',
    find: 'return Math.max(0, Math.floor((end - actualArrivalAt) / 60_000));',
    put: 'return 0;',
  },
  {
    ids: ['DEC-79'],
    what: 'that a typed time is no later than now',
    find: "if (typed.some((at) => at > now)) return 'later';",
    put: '',
  },
  {
    ids: ['DEC-79'],
    what: 'that a mark of one’s own waits for another manager',
    find: 'return { ...after, status: null, creditedUntil: null, ownMarkedAt: now };',
    put: 'return { ...after, ownMarkedAt: now };',
  },
];
