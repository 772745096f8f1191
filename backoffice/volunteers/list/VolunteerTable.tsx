import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { consoleVolunteerListTexts } from '#domain/texts/generated/console-volunteer-list.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import type { ListedVolunteerFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { SelectableRows } from '../../widgets/lists/SelectableRows.tsx';
import { VolunteerContact } from '../preview/VolunteerContact.tsx';

/** Name under which the table remembers hidden columns. */
export const STORE_KEY = 'volunteers.columns';
export const HIDDEN_AT_FIRST = ['firstVisitAt', 'trainings'];

type Volunteer = ListedVolunteerFragment;
type Column = { source: string; label: string; isUnsorted?: boolean; render: (one: Volunteer) => ReactNode };

/** What the list tells of each, beside the name. */
export function columnsOf(): Column[] {
  const t = textsOf(consoleVolunteerListTexts);
  return [
    {
      source: 'contact',
      label: t.contact,
      isUnsorted: true,
      render: ({ chariteer }) => (
        <VolunteerContact volunteer={{ ...chariteer, username: null, hasProfile: false }} />
      ),
    },
    { source: 'firstVisitAt', label: t.firstVisit, render: ({ firstVisitAt: at }) => dayText(at) },
    { source: 'lastVisitAt', label: t.lastVisit, render: ({ lastVisitAt: at }) => dayText(at) },
    { source: 'nextVisitAt', label: t.nextVisit, render: ({ nextVisitAt: at }) => dayText(at) },
    { source: 'minutes', label: textsOf(consoleVolunteersTexts).hours, render: hoursText },
    { source: 'noShowCount', label: t.noShows, render: ({ noShowCount }) => noShowCount },
    {
      source: 'trainings',
      label: t.trainings,
      isUnsorted: true,
      render: ({ trainings }) => trainings.join(', '),
    },
    {
      source: 'labels',
      label: textsOf(consoleVolunteerNotesTexts).labels,
      isUnsorted: true,
      render: labelsText,
    },
  ];
}

function dayText(at: string | null): string {
  return at === null ? '–' : questWhen({ startedAt: at, endedAt: null }).day;
}

function hoursText({ minutes }: Volunteer): string {
  return consoleFormats().serviceHours(minutes);
}

function labelsText({ labels }: Volunteer): string {
  return labels.map(({ name }) => name).join(', ');
}

/** Volunteers on a wide screen. */
export function VolunteerTable({ canSelect }: { canSelect: boolean }) {
  const t = textsOf(consoleVolunteerListTexts);
  return (
    <DataTable<Volunteer>
      storeKey={STORE_KEY}
      hiddenColumns={HIDDEN_AT_FIRST}
      rowClick={false}
      bulkActionButtons={canSelect}
      bulkActionsToolbar={false}
      empty={<NothingFits />}
      aria-label={textsOf(consoleVolunteersTexts).volunteers}
    >
      <DataTable.Col<Volunteer> source="name" label={t.name} render={(one) => <Name {...one} />} />
      {columnsOf().map(({ isUnsorted = false, ...column }) => (
        <DataTable.Col<Volunteer> key={column.source} disableSort={isUnsorted} {...column} />
      ))}
    </DataTable>
  );
}

function Name({ chariteer }: Volunteer) {
  return (
    <>
      <RowLink to={pageOf(chariteer.id)}>{volunteerName(chariteer)}</RowLink>
      {chariteer.nameFirst !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {chariteer.username}
        </Box>
      )}
    </>
  );
}

/** Volunteers on a phone. */
export function VolunteerRows({ canSelect }: { canSelect: boolean }) {
  return (
    <SelectableRows<Volunteer>
      canSelect={canSelect}
      title={({ chariteer }) => volunteerName(chariteer)}
      to={({ chariteer }) => pageOf(chariteer.id)}
      secondary={(one) => <Summary {...one} />}
      empty={<NothingFits />}
    />
  );
}

function Summary({ nextVisitAt, lastVisitAt, ...one }: Volunteer) {
  const t = textsOf(consoleVolunteerListTexts);
  const lines = [
    ...(nextVisitAt ? [`${t.nextVisit}: ${dayText(nextVisitAt)}`] : []),
    ...(lastVisitAt ? [`${t.lastVisit}: ${dayText(lastVisitAt)}`] : []),
    hoursText({ nextVisitAt, lastVisitAt, ...one }),
    ...(one.labels.length > 0 ? [labelsText({ nextVisitAt, lastVisitAt, ...one })] : []),
  ];
  return (
    <>
      {lines.map((line) => (
        <Box key={line} component="span" sx={{ display: 'block' }}>
          {line}
        </Box>
      ))}
    </>
  );
}

function pageOf(id: string): string {
  return `/chariteers/${encodeURIComponent(id)}`;
}
