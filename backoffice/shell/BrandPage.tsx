import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { sealSvg } from '#domain/brand/arms/heraldry.ts';
import { Drawing } from '../theme/Drawing.tsx';
import { Footer } from './Footer.tsx';

/** A page without the console's frame: one card under the name of the product. */
export function BrandPage({
  siteName,
  title,
  children,
}: {
  siteName: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box sx={page}>
      <Box component="main" sx={{ width: '100%', maxWidth: 400 }}>
        <Typography component="a" href="/" sx={brand}>
          <Drawing svg={sealSvg({ size: 36 })} />
          {siteName}
        </Typography>
        <Card sx={card}>
          <Typography variant="h1">{title}</Typography>
          {children}
        </Card>
      </Box>
      <Footer siteName={siteName} />
    </Box>
  );
}

const page = {
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  px: 2,
  pt: 4,
  gap: 4,
  bgcolor: 'background.default',
  color: 'text.primary',
};
const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mb: 3,
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
  fontFamily: 'h1.fontFamily',
  fontSize: 26,
  fontWeight: 750,
};
const card = { p: 3, display: 'flex', flexDirection: 'column', gap: 2, '& p': { m: 0 } };
