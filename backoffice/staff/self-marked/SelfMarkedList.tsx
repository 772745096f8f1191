import { Box, Button, Typography } from '@mui/material';
import { consoleSelfMarkedTexts } from '#domain/texts/generated/console-self-marked.ts';
import { ConfirmSelfMarkedDocument } from '../../gql/generated/staff.ts';
import type { StaffSelfMarkedHoursFragment } from '../../gql/generated.ts';
import { HoursClaims } from '../../hours-claims/HoursClaims.tsx';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { writing } from '../../resources/method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { spreadRow } from '../../theme/row.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { momentText } from '../widgets/moment-text.ts';

/** Confirms what a volunteer marked about themselves. */
const confirmSelfMarked = writing(ConfirmSelfMarkedDocument, (data) => data.updateContracts, {
  wording: 'attendance',
});

/** Attendance that people marked about themselves, with no one else behind it yet, and hours with another's reason. */
export function SelfMarkedList() {
  const t = textsOf(consoleSelfMarkedTexts);
  return (
    <>
      <HoursClaims providerId={null} />
      <RecordList title={t.title} emptyTitle={t.empty}>
        <RecordRows<StaffSelfMarkedHoursFragment>
          label={t.title}
          note={t.note}
          row={(hours) => <SelfMarked hours={hours} />}
          sx={{ ...spreadRow, flexWrap: 'wrap' }}
        />
      </RecordList>
    </>
  );
}

function SelfMarked({ hours }: { hours: StaffSelfMarkedHoursFragment }) {
  const t = textsOf(consoleSelfMarkedTexts);
  const supervisorId = useOrganization().session?.account.playerId;
  const name = hours.username ?? t.unknown;
  const { mutate, isPending } = useChange(confirmSelfMarked, t.confirmed({ name }), { asksAnyway: true });
  const confirm = { updateAction: 'CONFIRM-ATTENDANCE', id: hours.id };
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <RowLink to={`/accounts/${encodeURIComponent(hours.chariteerId)}/show`}>{name}</RowLink>
        <Box>
          <RowLink to={`/quests/${encodeURIComponent(hours.questId)}/attendance`}>{hours.eventTitle}</RowLink>
        </Box>
        <Typography sx={{ color: 'text.secondary' }} dir="auto">
          {hours.providerName}
          {hours.startedAt !== null && ` · ${momentText(hours.startedAt)}`}
        </Typography>
        <Typography>
          {(hours.isCredited ? t.credited : t.waiting)({ time: consoleFormats().duration(hours.minutes) })}
        </Typography>
        {hours.reason === null ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t.markedOn({ when: momentText(hours.markedAt) })}
          </Typography>
        ) : (
          <Reason reason={hours.reason} />
        )}
      </Box>
      {hours.reason === null && supervisorId !== undefined && hours.chariteerId !== supervisorId && (
        <Button
          variant="outlined"
          disabled={isPending}
          aria-label={t.confirmOf({ name, quest: hours.eventTitle })}
          onClick={() => mutate({ contracts: [{ ...confirm, supervisorId }] })}
          sx={{ minHeight: 44 }}
        >
          {t.confirm}
        </Button>
      )}
    </>
  );
}

type HoursReason = NonNullable<StaffSelfMarkedHoursFragment['reason']>;

/** What another manager said for hours over the plan: who, when and why. */
function Reason({ reason: { givenById, givenBy, givenAt, text } }: { reason: HoursReason }) {
  const t = textsOf(consoleSelfMarkedTexts);
  const name = givenBy ?? t.unknown;
  const label = t.reasonOf({ name, when: momentText(givenAt) });
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {givenById === null ? (
          label
        ) : (
          <RowLink to={`/accounts/${encodeURIComponent(givenById)}/show`}>{label}</RowLink>
        )}
      </Typography>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </>
  );
}
