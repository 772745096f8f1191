/** List style without bullets, margin or padding. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const;

/** A list whose rows have a line over them. */
export const linedRows = {
  ...plainList,
  '&:empty': { display: 'none' },
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
} as const;
