import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { QuestRecord } from '../../records/quest-record.ts';
import { isRequestOpen, reservationState } from '../../records/reservation-state.ts';
import { WriteToGuildDialog } from './WriteToGuildDialog.tsx';

/** The guild that has reserved the quest or is asked, and a way to write to its admins. */
export function QuestReservation() {
  const quest = useRecordContext<QuestRecord>();
  const { canAccess } = useCanAccess({ resource: 'quests', action: 'reserve' });
  const [isWriting, setWriting] = useState(false);
  if (!quest) return null;
  const t = textsOf(consoleQuestPageTexts);
  const { reservation, guildHold, reservationRequest } = quest;
  const held = reservation ?? guildHold;
  const { label, text, note } = reservationState(quest);
  const request = isRequestOpen(reservationRequest) ? reservationRequest : null;
  const guildId = held?.guildId ?? request?.guildId;
  const mayWrite = canAccess && (held !== null || request?.standing === 'WAITING');
  return (
    <Card component="section" aria-label={t.reservation} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.reservation}</Typography>
      {guildId ? (
        <Typography>
          {label}{' '}
          <Link
            {...asWritten()}
            href={`/guilds/${encodeURIComponent(guildId)}`}
            sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
          >
            {text}
          </Link>
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      )}
      {note && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
      {mayWrite && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" onClick={() => setWriting(true)}>
            {t.writeToGuild}
          </Button>
        </Box>
      )}
      {/* Not there while it is closed: a page has one form that asks before it is left, and this may be its editor. */}
      {isWriting && (
        <WriteToGuildDialog questId={quest.id} guildName={text} onClose={() => setWriting(false)} />
      )}
    </Card>
  );
}
