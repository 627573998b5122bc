import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { dark, light } from './palette';
import { typography } from './typography';

/** The one theme: CSS variables for both schemes, switched by an attribute of <html>. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  spacing: 8,
  shape: { borderRadius: 10 },
  typography,
  components,
});
