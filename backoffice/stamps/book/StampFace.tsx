import { Box } from '@mui/material';
import { typeLabel } from '../../records/quest-labels.ts';
import { type StampDetails, titleOf } from '../book-record/stamp-book-record.ts';
import { StampArt } from '../collection/StampArt.tsx';

/** What a stamp looks like, and what it makes. */
export function StampFace({ stamp, isCarried = false }: { stamp: StampDetails; isCarried?: boolean }) {
  const title = titleOf(stamp);
  const details = [
    stamp.eventTitle === title ? null : stamp.eventTitle,
    stamp.eventType === 'OSV' ? null : typeLabel(stamp.eventType),
  ];
  return (
    <Box sx={isCarried ? { ...face, ...carried } : face}>
      <StampArt stamped={stamp} size={44} />
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
          {details.filter(Boolean).join(', ')}
        </Box>
      </Box>
    </Box>
  );
}

const face = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, flex: 1, textAlign: 'left' };
const carried = { p: 1, pl: 6, borderRadius: 1.25, bgcolor: 'background.paper', boxShadow: 6, opacity: 0.95 };
