import { Card, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatPhone } from '#domain/format.ts';
import { shownEmailAddress } from '#domain/permissions.ts';
import { reservationLabel } from '#domain/reservation.ts';
import type { QuestRecord } from './quest-record.ts';

/** The guild that has reserved the quest, with what the viewer may know to reach it. */
export function QuestReservation() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest) return null;
  const { reservation } = quest;
  return (
    <Card component="section" aria-label="Guild reservation" sx={{ p: 2.5 }}>
      <Typography variant="h2">Guild reservation</Typography>
      {reservation ? (
        <>
          <Link href={`/guilds/${encodeURIComponent(reservation.guildId)}`} sx={{ fontWeight: 650 }}>
            {reservationLabel(reservation.guildName)}
          </Link>
          <Typography>{shownEmailAddress(reservation.contactEmail)}</Typography>
          {reservation.contactPhone && <Typography>{formatPhone(reservation.contactPhone)}</Typography>}
          {reservation.easyJoinCode && <Typography>Easy join code: {reservation.easyJoinCode}</Typography>}
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{reservationLabel(null)}</Typography>
      )}
    </Card>
  );
}
