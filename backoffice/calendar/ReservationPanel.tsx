import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { hasStarted } from '#domain/quest-status.ts';
import { reservationLabel } from '#domain/reservation.ts';
import type { CalendarQuest } from './calendar-quest.ts';
import { type GuildChoice, GuildSelect } from './GuildSelect.tsx';
import { useReservation } from './use-reservation.ts';

/** The guild for which a quest is reserved; whoever may edit quests reserves and releases it here. */
export function ReservationPanel({ quest, canReserve }: { quest: CalendarQuest; canReserve: boolean }) {
  const titleId = useId();
  const [guild, setGuild] = useState<GuildChoice | null>(null);
  const { reserve, release, isPending } = useReservation(quest);
  const { reservation, publishingStatus } = quest;
  const isOpen = !hasStarted(quest, Date.now()) && publishingStatus !== 'Cancelled';
  return (
    <Box role="group" aria-labelledby={titleId} sx={panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 44 }}>
        <Typography id={titleId} sx={{ color: 'text.secondary' }}>
          Reserved for
        </Typography>
        <Typography sx={{ fontWeight: 650, flex: 1, overflowWrap: 'anywhere' }}>
          {reservationLabel(reservation?.guildName ?? null)}
        </Typography>
        {reservation && canReserve && (
          <Button disabled={isPending} onClick={release}>
            Release Reservation
          </Button>
        )}
      </Box>
      {!reservation && canReserve && isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 1 }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <GuildSelect value={guild} onChange={setGuild} label="Reserve for a Guild" />
          </Box>
          <Button
            variant="outlined"
            disabled={guild === null || isPending}
            onClick={() => guild && reserve(guild, () => setGuild(null))}
          >
            Reserve
          </Button>
        </Box>
      )}
    </Box>
  );
}

const panel = { borderTop: 1, borderBottom: 1, borderColor: 'divider', py: 0.75 };
