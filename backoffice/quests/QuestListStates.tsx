import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Notice } from '../layout/Notice.tsx';

/** The charity has no quest at all. */
export function NoQuests() {
  return <Notice title="No quests yet">Quests that you post in the calendar stand here.</Notice>;
}

/** The charity has quests, but the filters let none through. */
export function NoMatchingQuests() {
  const { setFilters } = useListContext();
  return (
    <Notice
      title="No quest fits these filters"
      actions={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Clear filters
        </Button>
      }
    >
      Clear the filters to see all quests of this charity, past ones too.
    </Notice>
  );
}

/** The list did not arrive. */
export function QuestsError() {
  const { error, refetch } = useListContext();
  return (
    <Notice
      title="The quests could not be loaded"
      actions={
        <Button variant="contained" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error?.message}
    </Notice>
  );
}
