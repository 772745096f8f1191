import { Box, Card, Link, Typography } from '@mui/material';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../language/console-locale.ts';
import { cardsOf, type RecapFigures, ratesOf } from './figures/recap-text.ts';

/** The three figures that a board or a funder asks for first. */
export function RecapCards({ figures }: { figures: RecapFigures }) {
  const t = textsOf(consoleRecapsTexts);
  return (
    <section aria-label={t.highlights}>
      <Box component="dl" className="recap-cards">
        {cardsOf(figures).map(({ label, figure, opens }) => (
          <Card key={label} className="recap-card">
            <Typography component="dt">{label}</Typography>
            <Typography component="dd" sx={{ fontFamily: (theme) => theme.typography.h2.fontFamily }}>
              <Link
                href={`#${opens}`}
                aria-label={t.showRows({ figure, text: label })}
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

/** The values of an hour behind the estimated value, with where they come from. */
export function RecapRates({ figures }: { figures: RecapFigures }) {
  return ratesOf(figures).map((rate) => (
    <Typography key={rate} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }} dir="auto">
      {rate}
    </Typography>
  ));
}
