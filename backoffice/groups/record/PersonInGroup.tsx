import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { consoleGroupsTexts } from '#domain/texts/generated/console-groups.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { Tag } from '../../widgets/lists/Tag.tsx';

type Props = {
  person: { username: string; nameFirst: string | null; nameLast: string | null };
  isSelf?: boolean;
  /** A few words about the person. */
  children: ReactNode;
};

/** A name as far as the viewer may read it, with the user name and a few words about the person under it. */
export function PersonInGroup({ person, isSelf = false, children }: Props) {
  const name = volunteerName(person);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {name}
      </Box>
      {isSelf && (
        <Box component="span" sx={{ ml: 1 }}>
          <Tag text={textsOf(consoleGroupsTexts).you} tone="quiet" />
        </Box>
      )}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {name !== person.username && `${person.username}, `}
        {children}
      </Box>
    </Box>
  );
}
