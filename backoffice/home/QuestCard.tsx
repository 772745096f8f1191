import FullIcon from '@mui/icons-material/CheckCircle';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ScheduledQuestFragment } from '../gql/generated.ts';
import { cardTextOf } from './quest-card.ts';

/** A quest of the charity's own schedule; leads to its page. */
export function QuestCard({ quest, isPast }: { quest: ScheduledQuestFragment; isPast: boolean }) {
  const { day, time, count, state, eventType } = cardTextOf(quest);
  return (
    <Card component="li" sx={{ ...card, borderStyle: state === 'empty' ? 'dashed' : 'solid' }}>
      <CardActionArea component={Link} to={`/quests/${encodeURIComponent(quest.id)}/show`} sx={area}>
        <Typography sx={{ fontWeight: 700, fontSize: 18, lineHeight: 1.25 }}>
          {day}
          <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: 16 }}>
            {time}
          </Box>
        </Typography>
        <Typography component="h2" sx={{ fontWeight: 650, mt: 1, overflowWrap: 'anywhere' }}>
          {quest.eventTitle}
        </Typography>
        {isPast && eventType && <Typography sx={{ color: 'text.secondary' }}>{eventType}</Typography>}
        <Typography sx={{ color: 'text.secondary' }}>{quest.location?.name ?? 'No location'}</Typography>
        {quest.reservation && <Typography>Reserved for {quest.reservation.guildName}</Typography>}
        <Typography sx={{ ...countLine, color: state === 'full' ? 'success.main' : 'text.primary' }}>
          {state === 'full' && <FullIcon titleAccess="Full:" fontSize="small" />}
          {count}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

const card = { display: 'flex', listStyle: 'none' };
const area = { display: 'block', p: 2, height: '100%' };
const countLine = { display: 'flex', alignItems: 'center', gap: 0.5, mt: 1, fontWeight: 650 };
