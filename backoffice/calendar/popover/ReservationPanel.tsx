import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { hasStarted } from '#domain/quests/quest-status.ts';
import { isRequestOpen, reservationState } from '../../records/reservation-state.ts';
import { type GuildChoice, GuildSelect } from '../../widgets/fields/GuildSelect.tsx';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { useReservation } from './use-reservation.ts';

/** The guild for which a quest is reserved or that is asked; whoever may edit quests reserves and releases it here. */
export function ReservationPanel({ quest, canReserve }: { quest: CalendarQuest; canReserve: boolean }) {
  const titleId = useId();
  const [guild, setGuild] = useState<GuildChoice | null>(null);
  const { reserve, release, withdraw, isPending } = useReservation(quest);
  const { reservation, reservationRequest, publishingStatus } = quest;
  const isWaiting = !reservation && isRequestOpen(reservationRequest);
  const isOpen = !hasStarted(quest, Date.now()) && publishingStatus !== 'Cancelled';
  const { label, text, note } = reservationState(quest);
  return (
    <Box role="group" aria-labelledby={titleId} sx={panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 44 }}>
        <Typography id={titleId} sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography sx={{ fontWeight: 650, flex: 1, overflowWrap: 'anywhere' }}>{text}</Typography>
        {reservation && canReserve && (
          <Button disabled={isPending} onClick={release}>
            Release Reservation
          </Button>
        )}
        {isWaiting && canReserve && (
          <Button disabled={isPending} onClick={withdraw}>
            Take it back
          </Button>
        )}
      </Box>
      {note && <Typography sx={{ pb: 1, color: 'text.secondary' }}>{note}</Typography>}
      {!reservation && !isWaiting && canReserve && isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 1 }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <GuildSelect
              value={guild}
              onChange={setGuild}
              label="Reserve for a Guild"
              providerId={quest.providerId}
            />
          </Box>
          <Button
            variant="outlined"
            disabled={guild === null || isPending}
            onClick={() => guild && reserve(guild, () => setGuild(null))}
          >
            {guild?.reservationTerms === 'ASKS_FIRST' ? 'Ask' : 'Reserve'}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const panel = { borderTop: 1, borderBottom: 1, borderColor: 'divider', py: 0.75 };
