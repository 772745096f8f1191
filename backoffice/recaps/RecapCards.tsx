import { Box, Card, Link, Typography } from '@mui/material';
import { cardsOf, type RecapFigures } from './figures/recap-text.ts';

/** The three figures that a board or a funder asks for first. */
export function RecapCards({ figures }: { figures: RecapFigures }) {
  return (
    <section aria-label="Highlights">
      <Box component="dl" className="recap-cards">
        {cardsOf(figures).map(({ label, figure }) => (
          <Card key={label} className="recap-card">
            <Typography component="dt">{label}</Typography>
            <Typography component="dd" sx={{ fontFamily: (theme) => theme.typography.h2.fontFamily }}>
              <Link
                href="#served"
                aria-label={`${figure} ${label}: show the rows`}
                color="inherit"
                underline="hover"
              >
                {figure}
              </Link>
            </Typography>
          </Card>
        ))}
      </Box>
    </section>
  );
}
