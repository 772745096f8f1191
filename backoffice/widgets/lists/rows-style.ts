/** A list whose rows have a line over them. */
export const linedRows = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
} as const;
