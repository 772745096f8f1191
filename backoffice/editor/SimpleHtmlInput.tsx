import { Box } from '@mui/material';
import { useInput } from 'react-admin';
import { SimpleHtmlEditor } from './SimpleHtmlEditor.tsx';

/** The editor as an input of react-admin's forms. */
export function SimpleHtmlInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source });
  return (
    <Box sx={{ width: '100%', mt: 1, mb: 2 }}>
      <SimpleHtmlEditor
        label={label}
        value={String(field.value ?? '')}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
    </Box>
  );
}
