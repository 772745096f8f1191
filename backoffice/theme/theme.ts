import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { type ColorToken, tokens } from '#domain/brand/tokens.ts';
import { libraryWords } from '../language/library-words.ts';
import { CLOSED_MENU_WIDTH, MENU_WIDTH } from './menu-width.ts';
import { componentStyles } from './theme-components.ts';

type Mode = 'light' | 'dark';

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');

/** react-admin's theme in the brand's colours, letters and shapes. */
function themeOf(mode: Mode): RaThemeOptions {
  const base = mode === 'light' ? defaultLightTheme : defaultDarkTheme;
  const color = (name: ColorToken) => tokens.color[name][mode];
  return {
    ...base,
    palette: {
      mode,
      primary: { main: color('azure'), dark: color('azureStrong'), contrastText: color('onAzure') },
      secondary: { main: color('or'), contrastText: color('onOr') },
      error: { main: color('gules'), contrastText: color('onGules') },
      warning: { main: color('or'), contrastText: color('onOr') },
      success: { main: color('vert'), contrastText: color('onVert') },
      info: { main: color('azure'), contrastText: color('onAzure') },
      background: { default: color('surface'), paper: color('raised') },
      text: { primary: color('ink'), secondary: color('softInk') },
      divider: color('line'),
    },
    shape: { borderRadius: tokens.radius.field },
    typography: typography(),
    sidebar: { width: MENU_WIDTH, closedWidth: CLOSED_MENU_WIDTH },
    components: withWords({ ...base.components, ...componentStyles(color, tokens.shadow[mode]) }),
  };
}

type Components = NonNullable<RaThemeOptions['components']>;

/** What MUI's parts say by themselves comes in the language of the console. */
function withWords(components: Components): Components {
  const worded = Object.entries(libraryWords().mui).map(([name, words]) => {
    const own = components[name as keyof Components];
    return [name, { ...own, defaultProps: { ...words?.defaultProps, ...own?.defaultProps } }];
  });
  return { ...components, ...Object.fromEntries(worded) };
}

function typography(): RaThemeOptions['typography'] {
  const { heading, body, digits, console: size } = tokens.type;
  const title = { fontFamily: heading, fontWeight: 650, lineHeight: 1.25 };
  return {
    fontFamily: `${digits}, ${body}`,
    fontSize: size.small,
    h1: { ...title, fontSize: size.title + 4 },
    h2: { ...title, fontSize: size.title - 2 },
    h3: { ...title, fontSize: size.body + 1 },
    h4: title,
    h5: title,
    h6: title,
    body1: { fontSize: size.body },
    body2: { fontSize: size.small },
    subtitle2: { fontSize: size.small },
    caption: { fontSize: size.small },
    button: { fontSize: size.small, fontWeight: 600, textTransform: 'none' },
  };
}
