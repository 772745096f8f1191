import { expect, it } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

it.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('a spinner is 24 px wide unless a page says otherwise (%s) [CST-06]', (_mode, { components }) => {
  expect(components?.MuiCircularProgress?.defaultProps).toEqual({ size: 24 });
});
