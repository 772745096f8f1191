import WriteIcon from '@mui/icons-material/ForumOutlined';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { consoleVolunteerListTexts } from '#domain/texts/generated/console-volunteer-list.ts';
import { textsOf } from '../../language/console-locale.ts';
import { BulkBar } from '../../widgets/lists/BulkBar.tsx';
import { MessageVolunteers } from './MessageVolunteers.tsx';

/** What can be done with the volunteers that are selected. */
export function VolunteerBulkActions({ providerId }: { providerId: string }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <BulkBar>
        <Button label={textsOf(consoleVolunteerListTexts).message} onClick={() => setWriting(true)}>
          <WriteIcon />
        </Button>
      </BulkBar>
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
