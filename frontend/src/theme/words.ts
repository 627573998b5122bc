import type { Components } from '@mui/material/styles';
import { text } from './messages';

/** What components say by themselves where nobody tells them what, in the page's language. */
export const words = (): Components => ({
  MuiAlert: { defaultProps: { closeText: text('close') } },
  MuiAutocomplete: {
    defaultProps: {
      clearText: text('clear'),
      closeText: text('close'),
      openText: text('open'),
      loadingText: text('loading'),
      noOptionsText: text('noOptions'),
    },
  },
  MuiBreadcrumbs: { defaultProps: { expandText: text('showPath') } },
});
