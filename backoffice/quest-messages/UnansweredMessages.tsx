import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleUnansweredTexts } from '#domain/texts/generated/console-unanswered.ts';
import { asWritten } from '../language/as-written.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { unansweredMessages } from './message-methods.ts';

/** How many messages of volunteers wait for an answer, with the quests they are about; nothing where none does. */
export function UnansweredMessages({ providerId }: { providerId: string }) {
  const { canAccess } = useCanAccess({ resource: 'quest-messages', action: 'edit', record: { providerId } });
  const { data } = useAnswer(unansweredMessages, { providerId }, { enabled: canAccess === true });
  if (!data || data.total === 0) return null;
  const t = textsOf(consoleUnansweredTexts);
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
      {t.title({ count: data.total })}
      <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
        {data.quests.map(({ id, eventTitle: title, count }) => (
          <li key={id}>
            <MuiLink
              {...asWritten()}
              component={Link}
              to={`/quests/${encodeURIComponent(id)}/show`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {t.quest({ title, count })}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
