import WriteIcon from '@mui/icons-material/ForumOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { consoleVolunteerListTexts } from '#domain/texts/generated/console-volunteer-list.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { textsOf } from '../../language/console-locale.ts';
import { BulkBar } from '../../widgets/lists/BulkBar.tsx';
import { LabelSelected } from '../notes/LabelSelected.tsx';
import { MessageVolunteers } from './MessageVolunteers.tsx';

type Props = { providerId: string; canWrite: boolean; canLabel: boolean };

/** What can be done with the volunteers that are selected. */
export function VolunteerBulkActions({ providerId, canWrite, canLabel }: Props) {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isWriting, setWriting] = useState(false);
  const [isLabelling, setLabelling] = useState(false);
  return (
    <>
      <BulkBar>
        {canWrite && (
          <Button label={textsOf(consoleVolunteerListTexts).message} onClick={() => setWriting(true)}>
            <WriteIcon />
          </Button>
        )}
        {canLabel && (
          <Button label={textsOf(consoleVolunteerNotesTexts).label} onClick={() => setLabelling(true)}>
            <LabelIcon />
          </Button>
        )}
      </BulkBar>
      {isLabelling && (
        <LabelSelected
          providerId={providerId}
          volunteerIds={selectedIds.map(String)}
          onClose={() => setLabelling(false)}
          onDone={onUnselectItems}
        />
      )}
      {isWriting && (
        <MessageVolunteers
          providerId={providerId}
          volunteerIds={selectedIds.map(String)}
          onClose={() => setWriting(false)}
          onSent={onUnselectItems}
        />
      )}
    </>
  );
}
