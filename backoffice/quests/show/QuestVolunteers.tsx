import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { wasThere } from '#domain/attendance/attendance.ts';
import { formatPhone } from '#domain/text/format.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import type { QuestVolunteerFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { endedText, type QuestRecord, volunteersOf } from '../../records/quest-record.ts';
import { questWhen } from '../../records/quest-when.ts';
import { ContactNote } from '../../volunteers/preview/ContactNote.tsx';
import type { VolunteerShown } from '../../volunteers/preview/VolunteerContact.tsx';
import { VolunteerDialog } from '../../volunteers/preview/VolunteerDialog.tsx';
import { VolunteerLink } from '../../volunteers/preview/VolunteerLink.tsx';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { FeastForm } from '../../widgets/quests/FeastForm.tsx';
import { MaximumField } from '../../widgets/quests/MaximumField.tsx';
import { ComesMark, WhoComes } from '../../widgets/quests/WhoComes.tsx';

/** Volunteers of a quest, under the names the viewer may see, followed by those who canceled. */
export function QuestVolunteers() {
  const quest = useRecordContext<QuestRecord>();
  const { canAccess: canPreview } = useCanAccess({ resource: 'chariteers', action: 'show', record: quest });
  const [previewed, setPreviewed] = useState<VolunteerShown | null>(null);
  if (!quest) return null;
  const t = textsOf(consoleQuestPageTexts);
  const { active, gone } = volunteersOf(quest);
  const heldCount = quest.heldCount - (quest.guildHold?.spotsLeft ?? 0);
  return (
    <Card component="section" aria-label={t.volunteers} sx={{ p: 2.5 }}>
      <Box sx={head}>
        <Box sx={{ flex: '1 1 9rem' }}>
          <Typography variant="h2">{t.volunteers}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {textsOf(consoleQuestWordsTexts).taken({
              taken: quest.takenCount,
              places: quest.resourceMaxNumber,
            })}
          </Typography>
          {heldCount > 0 && <Typography>{t.held({ count: heldCount })}</Typography>}
          <WhoComes quest={quest} people={active.length} />
        </Box>
        <MaximumField quest={quest} />
      </Box>
      {active.length + gone.length > 0 && (
        <Box component="ul" sx={people}>
          {active.map((contract) => (
            <Volunteer key={contract.id} contract={contract} onPreview={canPreview ? setPreviewed : null} />
          ))}
          {gone.map((contract) => (
            <Box component="li" key={contract.id} sx={{ gridColumn: '1 / -1' }}>
              {endedText(contract)}
            </Box>
          ))}
        </Box>
      )}
      {active.length > 0 && <ContactNote providerId={quest.providerId} />}
      <VolunteerDialog
        volunteer={previewed}
        providerId={quest.providerId}
        onClose={() => setPreviewed(null)}
      />
    </Card>
  );
}

type VolunteerProps = {
  contract: QuestVolunteerFragment;
  /** Null: the viewer may not see the history, so the name leads to the public profile. */
  onPreview: ((volunteer: VolunteerShown) => void) | null;
};

function Volunteer({ contract, onPreview }: VolunteerProps) {
  const t = textsOf(consoleQuestPageTexts);
  const {
    chariteer: volunteer,
    status,
    others,
    othersCame,
    expectedArrivalAt,
    expectedDepartureAt,
  } = contract;
  const contacts = [volunteer?.emailAddress, volunteer?.phoneNumber && formatPhone(volunteer.phoneNumber)];
  return (
    <li>
      <Box component="span" sx={status ? {} : nameLine}>
        <VolunteerLink volunteer={volunteer} onPreview={onPreview} />
        {others > 0 && <span>{` +${others}`}</span>}
        {status ? `, ${t[status]}` : <ComesMark confirmedAt={contract.confirmedAt} />}
        {wasThere(status) && othersCame !== null && `, ${t.othersCame({ came: othersCame, others })}`}
      </Box>
      <Box component="span" sx={contactLine}>
        {contacts.filter(Boolean).map((contact) => (
          <span key={contact}>{contact}</span>
        ))}
      </Box>
      {expectedArrivalAt && (
        <Box component="span" sx={detail}>
          {t.comes({
            time: questWhen({ startedAt: expectedArrivalAt, endedAt: expectedDepartureAt }).time,
          })}
        </Box>
      )}
      <FeastForm formJSON={contract.formJSON} />
    </li>
  );
}

// The maximum beside the counts where both fit, else below.
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 };
const detail = { display: 'block', color: 'text.secondary' };
// Beside each other where two fit: a full quest is still seen at a glance.
const people = {
  ...linedRows,
  mt: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: 2,
};
// The answer begins where the name does when it has a line of its own.
const nameLine = { display: 'flex', flexWrap: 'wrap', columnGap: 1, '&& > *': { m: 0 } };
const contactLine = { display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' };
