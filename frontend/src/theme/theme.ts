import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { dark, light } from './palette';
import { typography } from './typography';
import { words } from './words';

/** Nothing on the screen moves for longer than this, in milliseconds. */
const LONGEST = 200;
const QUICK = {
  short: LONGEST,
  standard: LONGEST,
  complex: LONGEST,
  enteringScreen: LONGEST,
};

/**
 * The one theme: CSS variables for both schemes, switched by an attribute of <html>. It is made once the texts are there
 * that it brings along for what components of MUI say by themselves.
 */
export const makeTheme = () =>
  createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-color-scheme' },
      colorSchemes: { light: { palette: light }, dark: { palette: dark } },
      spacing: 8,
      shape: { borderRadius: 10 },
      typography,
      components,
      transitions: { duration: QUICK },
    },
    { components: words() },
  );
