import { esES } from '@mui/material/locale';
import type { LibraryWords } from './library-words.ts';
import { reactAdminInSpanish } from './react-admin-es.ts';

export const spanish: LibraryWords = { reactAdmin: reactAdminInSpanish, mui: esES.components ?? {} };
