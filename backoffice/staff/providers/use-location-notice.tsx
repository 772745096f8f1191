import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import type { ProviderChangesInput, ToldPeopleFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { WhoIsTold } from '../../quests/who-is-told/WhoIsTold.tsx';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { locationNotice } from './record/wallet-methods.ts';

type Changes = Pick<ProviderChangesInput, 'approvedLocations'>;
type Asked = { notice: ToldPeopleFragment; answer: (isMeant: boolean) => void };

/**
 * Asks before locations are saved that people on upcoming quests know: who gets a message about it, and who has to be
 * told in another way. `isMeant` answers whether to save.
 */
export function useLocationNotice() {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isMeant = async (id: string, { approvedLocations }: Changes): Promise<boolean> => {
    if (!approvedLocations) return true;
    try {
      const notice = await run(locationNotice, { id, approvedLocations });
      if (!notice) return true;
      const meant = await new Promise<boolean>((answer) => setAsked({ notice, answer }));
      setAsked(null);
      return meant;
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      return false;
    }
  };
  return { isMeant, dialog: asked && <LocationNoticeDialog {...asked} /> };
}

function LocationNoticeDialog({ notice, answer }: Asked) {
  const t = textsOf(consoleCharityProfileTexts);
  return (
    <Dialog open onClose={() => answer(false)} fullWidth maxWidth="xs" aria-labelledby="location-notice">
      <DialogTitle id="location-notice">{t.noticeTitle}</DialogTitle>
      <DialogContent>
        <WhoIsTold notice={notice} isKnown error={null} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>{t.keepEditing}</Button>
        <Button variant="contained" autoFocus onClick={() => answer(true)}>
          {t.saveAndTell}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
