import { Card } from '@mui/material';
import { Notice } from './Notice.tsx';

/** What trusted minors, and whoever is under 18, find in place of a list that ranks people. */
export function NoRankings() {
  return (
    <Card>
      <Notice title="This list is for adults">
        Who served how much is shown to adults who run the charity. Everything else of your role stays open.
      </Notice>
    </Card>
  );
}
