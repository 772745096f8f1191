import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { QuestRecord } from '../../records/quest-record.ts';
import { reservationState } from '../../records/reservation-state.ts';
import { ReservationPanel } from '../../widgets/quests/ReservationPanel.tsx';
import { useMay } from './use-may.ts';
import { WriteToGuildDialog } from './WriteToGuildDialog.tsx';

/** The guild that has reserved the quest or is asked, what can be done about it, and a way to write to its admins. */
export function QuestReservation() {
  const quest = useRecordContext<QuestRecord>();
  return quest ? <Reservation quest={quest} /> : null;
}

function Reservation({ quest }: { quest: QuestRecord }) {
  const canReserve = useMay('quests', 'reserve', quest);
  const [isWriting, setWriting] = useState(false);
  const t = textsOf(consoleQuestPageTexts);
  const isKnown = (quest.reservation ?? quest.guildHold) !== null;
  const startedAt = quest.startedAt === null ? null : Date.parse(quest.startedAt);
  return (
    <Card component="section" aria-label={t.reservation} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.reservation}</Typography>
      <ReservationPanel quest={{ ...quest, startedAt }} canReserve={canReserve} isOnPage />
      {canReserve && (isKnown || quest.reservationRequest?.standing === 'WAITING') && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" onClick={() => setWriting(true)}>
            {t.writeToGuild}
          </Button>
        </Box>
      )}
      {/* Not there while it is closed: a page has one form that asks before it is left, and this may be its editor. */}
      {isWriting && (
        <WriteToGuildDialog
          questId={quest.id}
          guildName={reservationState(quest).text}
          onClose={() => setWriting(false)}
        />
      )}
    </Card>
  );
}
