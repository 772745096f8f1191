import type { CheckboxProps } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { type ColorToken, tokens } from '#domain/brand/tokens.ts';

type Components = NonNullable<RaThemeOptions['components']>;

const PHONE = '@media (max-width:599.95px)';

/** Smaller margins for dialogs on phones, which need the space. */
const PHONE_DIALOG = {
  [PHONE]: {
    '&:not(.MuiDialog-paperFullScreen)': {
      margin: 12,
      width: 'calc(100% - 24px)',
      maxWidth: 'calc(100% - 24px)',
      maxHeight: 'calc(100% - 24px)',
    },
  },
};

type Color = (name: ColorToken) => string;

const { target, radius, type } = tokens;

/** What MUI and react-admin draw differently here: borders for what lies, one shadow for what floats, 44 px targets. */
export function componentStyles(color: Color, shadow: string): Components {
  const ring = (outlineOffset: number) => ({ outline: `3px solid ${color('azure')}`, outlineOffset });
  const floating = { boxShadow: shadow, backgroundImage: 'none', border: `1px solid ${color('line')}` };
  return {
    ...focusStyles(ring),
    ...surfaceStyles(color, floating),
    ...listPageStyles(),
    ...targetStyles(ring),
    ...fieldStyles(color, floating),
    ...tableStyles(color),
    ...tabStyles(color, ring),
  };
}

type Ring = (outlineOffset: number) => { outline: string; outlineOffset: number };
type Floating = { boxShadow: string; backgroundImage: string; border: string };

/** Styles for the keyboard focus, and no motion for people who prefer none. */
function focusStyles(ring: Ring): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        '*:focus-visible': ring(2),
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    // MUI takes the outline from its buttons, in a rule that comes later than the one for everything.
    MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring(2) } } },
  };
}

/** What lies on the page and what floats over it. */
function surfaceStyles(color: Color, floating: Floating): Components {
  const lying = { boxShadow: 'none', backgroundImage: 'none', border: `1px solid ${color('line')}` };
  return {
    MuiCard: { styleOverrides: { root: { ...lying, borderRadius: radius.card } } },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiDialog: { styleOverrides: { paper: { ...floating, ...PHONE_DIALOG } } },
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: color('raised'),
          color: color('ink'),
          backgroundImage: 'none',
          boxShadow: 'none',
          borderBottom: `1px solid ${color('line')}`,
        },
      },
    },
    RaAppBar: { styleOverrides: { root: { '& .RaAppBar-toolbar': { minHeight: 56 } } } },
  };
}

/** The filters and tools above the lists of react-admin. */
function listPageStyles(): Components {
  return {
    // react-admin squeezes the filters of a phone into a fixed height, where the last ones hide behind the list.
    RaListToolbar: {
      styleOverrides: {
        root: {
          [PHONE]: {
            backgroundColor: 'transparent',
            flexDirection: 'column',
            '& > *': { flex: '0 0 auto !important' },
          },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: { [PHONE]: { backgroundColor: 'transparent', padding: 0, minHeight: target } },
      },
    },
    RaFilterFormInput: {
      styleOverrides: { root: { [PHONE]: { '& .RaFilterFormInput-spacer': { display: 'none' } } } },
    },
    RaFilterForm: { styleOverrides: { root: { alignItems: 'center', minHeight: target, gap: 8 } } },
  };
}

/** What is pressed or chosen, large enough for a thumb. */
function targetStyles(ring: Ring): Components {
  return {
    // A label of react-admin's stands on a span, which no screen reader tells: it belongs to the input.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: ({ inputProps, 'aria-label': label }: CheckboxProps) => ({
            ...inputProps,
            ...(label && { 'aria-label': label }),
          }),
        },
      },
    },
    MuiCircularProgress: { defaultProps: { size: 24 } },
    MuiListItemIcon: { styleOverrides: { root: { color: 'inherit' } } },
    MuiButton: { styleOverrides: { root: { minHeight: target, paddingInline: 16 } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: target, minHeight: target } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: target,
          // Words of another language may need a second line.
          whiteSpace: 'normal',
          '&.Mui-focusVisible': ring(-3),
          '@media (min-width:600px)': { minHeight: target },
        },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: radius.chip, fontSize: type.console.small } } },
  };
}

/** Fields of forms. */
function fieldStyles(color: Color, floating: Floating): Components {
  return {
    MuiAutocomplete: {
      defaultProps: { fullWidth: true },
      styleOverrides: { paper: floating, option: { minHeight: `${target}px !important` } },
    },
    ...withoutEmptyHelp(),
    // Outlined fields keep a label of 14 px: the filled ones of react-admin shrink theirs to 10.
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiInputLabel: {
      styleOverrides: { shrink: { fontSize: type.console.small / 0.75, color: color('softInk') } },
    },
    // What is chosen may be longer than its field; the whole stands in the list that opens.
    MuiNativeSelect: { styleOverrides: { select: { textOverflow: 'ellipsis' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: target, backgroundColor: color('raised') },
        notchedOutline: { borderColor: color('lineStrong'), '& legend': { fontSize: type.console.small } },
      },
    },
  };
}

/** react-admin keeps a line free below each of its inputs, also where nothing stands in it. */
function withoutEmptyHelp(): Components {
  const inputs = ['Text', 'Number', 'Date', 'Select', 'Autocomplete', 'RadioButtonGroup', 'Boolean'];
  return Object.fromEntries(
    inputs.map((name) => [`Ra${name}Input`, { defaultProps: { helperText: false } }]),
  );
}

/** Rows and cells. */
function tableStyles(color: Color): Components {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: color('line'), fontVariantNumeric: 'tabular-nums' },
        head: { fontWeight: 650, color: color('softInk') },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: color('surface') } } },
    },
  };
}

/** Tabs that do not fit beside each other go on in another line, so the chosen one carries its mark itself. */
function tabStyles(color: Color, ring: Ring): Components {
  return {
    MuiTabs: { styleOverrides: { list: { flexWrap: 'wrap' }, indicator: { display: 'none' } } },
    MuiTab: {
      styleOverrides: {
        root: {
          '&.Mui-selected': { boxShadow: `inset 0 -2px ${color('azure')}` },
          // More of them stay in one line.
          [PHONE]: { minWidth: 0, paddingInline: 8 },
          '&.Mui-focusVisible': ring(-3),
        },
      },
    },
  };
}
