import { Box, Link } from '@mui/material';
import { formatPhone } from '#domain/text/format.ts';
import { consoleQuestChangesTexts } from '#domain/texts/generated/console-quest-changes.ts';
import type { ToldPeopleFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';

/** Whom no message reaches, each with the reason and a way to call, as far as the viewer may know them. */
export function UnreachedPeople({ unreached }: Pick<ToldPeopleFragment, 'unreached'>) {
  const t = textsOf(consoleQuestChangesTexts);
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
      {unreached.map(({ contract, reason }) => (
        <li key={contract.id}>
          <b>{contract.guild?.name ?? volunteerName(contract.chariteer)}</b>, {t[reason]}
          {!contract.guild && contract.chariteer?.phoneNumber && (
            <>
              {', '}
              <Link href={`tel:${contract.chariteer.phoneNumber}`} sx={{ whiteSpace: 'nowrap' }}>
                {formatPhone(contract.chariteer.phoneNumber)}
              </Link>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}
