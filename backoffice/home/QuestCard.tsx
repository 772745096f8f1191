import FullIcon from '@mui/icons-material/CheckCircle';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { shieldSvg } from '#domain/brand/arms/heraldry.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import type { ScheduledQuestFragment } from '../gql/generated.ts';
import { asWritten } from '../language/as-written.ts';
import { textsOf } from '../language/console-locale.ts';
import { holdInBrief } from '../records/reservation-state.ts';
import { Drawing } from '../theme/Drawing.tsx';
import { StatusChip } from '../widgets/quests/StatusChip.tsx';
import { type CardState, cardTextOf } from './quest-card.ts';

/** A quest of the charity's own schedule; leads to its page. */
export function QuestCard({ quest, isPast }: { quest: ScheduledQuestFragment; isPast: boolean }) {
  const { day, time, count, state, eventType } = cardTextOf(quest);
  const hold = holdInBrief(quest);
  return (
    <Card component="li" sx={{ ...card, borderStyle: state === 'empty' ? 'dashed' : 'solid' }}>
      <CardActionArea component={Link} to={`/quest/${encodeURIComponent(quest.id)}`} sx={area}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Drawing svg={shieldSvg(categoryOf(quest.serviceTags), { size: 40 })} />
          <Typography sx={{ fontWeight: 700, fontSize: 18, lineHeight: 1.25 }}>
            {day}
            <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: 16 }}>
              {time}
            </Box>
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography
            component="h2"
            {...asWritten()}
            sx={{ fontWeight: 650, mt: 1, overflowWrap: 'anywhere' }}
          >
            {quest.eventTitle}
          </Typography>
          {isPast && eventType && <Typography sx={{ color: 'text.secondary' }}>{eventType}</Typography>}
          <Typography sx={{ color: 'text.secondary' }}>
            {quest.location?.name ?? textsOf(consoleRecordsTexts).noLocation}
          </Typography>
          {quest.reservation && (
            <Typography>
              {textsOf(consoleHomeTexts).reservedFor({ guild: quest.reservation.guildName })}
            </Typography>
          )}
          {hold && <Typography>{hold}</Typography>}
          {quest.publishingStatus !== 'Published' && (
            <Box sx={{ mt: 0.5 }}>
              <StatusChip status={quest.publishingStatus} />
            </Box>
          )}
        </Box>
        <Places quest={quest} count={count} state={state} />
      </CardActionArea>
    </Card>
  );
}

type PlacesProps = { quest: ScheduledQuestFragment; count: string; state: CardState };

/** How many come, in words and as a bar that is seen from afar. */
function Places({ quest, count, state }: PlacesProps) {
  const share = Math.min(1, quest.takenCount / quest.resourceMaxNumber);
  const color = state === 'full' ? 'success.main' : 'secondary.main';
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box aria-hidden="true" sx={track}>
        <Box sx={{ height: '100%', width: `${share * 100}%`, bgcolor: color }} />
      </Box>
      <Typography sx={{ ...countLine, color: state === 'full' ? 'success.main' : 'text.primary' }}>
        {state === 'full' && <FullIcon titleAccess={textsOf(consoleHomeTexts).full} fontSize="small" />}
        {count}
      </Typography>
    </Box>
  );
}

const card = { display: 'flex', listStyle: 'none' };
const area = { display: 'flex', flexDirection: 'column', alignItems: 'stretch', p: 2, height: '100%' };
const track = { height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'action.selected' };
const countLine = { display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.75, fontWeight: 650 };
