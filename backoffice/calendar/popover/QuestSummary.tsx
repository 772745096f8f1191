import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Link, Typography } from '@mui/material';
import { isEditable } from '#domain/quests/quest-status.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { asWritten } from '../../language/as-written.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { editQuest } from '../../records/quest-methods.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import { useChange } from '../../widgets/forms/use-change.ts';
import { ReservationPanel } from '../../widgets/quests/ReservationPanel.tsx';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import { calendarVolunteers } from '../month-data/calendar-methods.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { QuestActions } from './QuestActions.tsx';
import { volunteerSummary } from './volunteer-summary.ts';

type Props = { quest: CalendarQuest; rights: QuestRights; titleId: string; onClose: () => void };

/** When, where, who and for whom, and what can be done about it. */
export function QuestSummary({ quest, rights, titleId, onClose }: Props) {
  const { eventTitle, startedAt, endedAt, publishingStatus } = quest;
  const { timeFromTo } = textsOf(consoleRecordsTexts);
  const { longDay, time } = consoleFormats();
  return (
    <Box sx={{ p: 2.5, pb: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <StampArt stamped={quest} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            <span {...asWritten()}>{eventTitle}</span>
          </Typography>
          <Typography>{longDay(startedAt)}</Typography>
          <Typography sx={{ mb: 0.5 }}>
            {endedAt === null ? time(startedAt) : timeFromTo({ from: time(startedAt), to: time(endedAt) })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <StatusChip status={publishingStatus} />
            {rights.canEdit && <PublishButton quest={quest} />}
          </Box>
        </Box>
        <IconButton aria-label={textsOf(consoleFormsTexts).close} onClick={onClose} sx={{ mt: -1, mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Facts quest={quest} />
      <ReservationPanel quest={quest} canReserve={rights.canReserve} />
      <QuestActions quest={quest} rights={rights} onClose={onClose} />
    </Box>
  );
}

/** List of facts: location, lead and volunteers. */
function Facts({ quest }: Pick<Props, 'quest'>) {
  const { location, giverName } = quest;
  const t = textsOf(consolePopoverTexts);
  return (
    <Box component="dl" sx={facts}>
      <dt>{textsOf(consoleQuestWordsTexts).location}</dt>
      <dd>
        {location ? (
          <span {...asWritten()}>
            {location.name}
            <br />
            {location.address}
          </span>
        ) : (
          textsOf(consoleRecordsTexts).noLocation
        )}
      </dd>
      <dt>{t.supervisor}</dt>
      <dd>{giverName ? <span {...asWritten()}>{giverName}</span> : t.noSupervisor}</dd>
      <dt>{t.volunteers}</dt>
      <WhoComes quest={quest} />
    </Box>
  );
}

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

/** Shows a Draft to the volunteers; nothing beside any other quest. */
function PublishButton({ quest }: { quest: CalendarQuest }) {
  const { mutate, isPending } = useChange(editQuest, textsOf(consoleQuestWordsTexts).modified);
  if (quest.publishingStatus !== 'Draft' || !isEditable(quest, Date.now())) return null;
  return (
    <Button
      variant="contained"
      disabled={isPending}
      onClick={() => mutate({ id: quest.id, publishingStatus: 'Published' })}
    >
      {textsOf(consolePopoverTexts).publish}
    </Button>
  );
}

/** How many come to a quest, and who: their names are asked for when its bubble opens. */
function WhoComes({ quest }: { quest: CalendarQuest }) {
  const { id, takenCount, waitingCount, resourceMaxNumber } = quest;
  const t = textsOf(consolePopoverTexts);
  const counts = { taken: takenCount, places: resourceMaxNumber };
  const counted =
    waitingCount > 0 ? t.countedAndWaiting({ ...counts, waiting: waitingCount }) : t.counted(counts);
  return (
    <dd>
      {counted} {takenCount === 0 ? volunteerSummary([]) : <Names questId={id} />}
    </dd>
  );
}

function Names({ questId }: { questId: string }) {
  const t = textsOf(consolePopoverTexts);
  const { data: volunteers, error, refetch } = useAnswer(calendarVolunteers, { questId });
  if (volunteers) return volunteers.length === 0 ? t.unnamed : volunteerSummary(volunteers);
  if (!error) return <span role="status">{t.lookingUp}</span>;
  return (
    <span role="alert">
      {t.lookUpFailed({ reason: error.message })}{' '}
      <Link component="button" type="button" onClick={() => void refetch()}>
        {textsOf(consoleNoticesTexts).tryAgain}
      </Link>
    </span>
  );
}
