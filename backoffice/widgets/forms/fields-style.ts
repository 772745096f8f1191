/** Fields one below the other, with the distance of the grid in place of their own. */
export const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
  '& .MuiFormControl-root': { my: 0 },
} as const;
