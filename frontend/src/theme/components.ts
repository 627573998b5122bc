import type { Components, Theme } from '@mui/material/styles';
import { ring } from './focus';

type Styled = Components<Omit<Theme, 'components'>>;

/** Drawn inside, where what lies around cuts it off or the next one begins at once. */
const INSIDE = { '&:focus-visible': { outlineOffset: -2 } } as const;

const global: Styled = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { textRendering: 'optimizeLegibility' },
      ':focus-visible': ring(theme),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          // No time at all: with some, an inherited colour would reach its text one nesting level a frame.
          transitionDuration: '0s !important',
        },
      },
    }),
  },
};

const actions: Styled = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Where an input inside has the focus, such as a radio button's, it is told by a class.
    // The library takes the outline away with the weight of a class, and draws a ripple that we switch off.
    styleOverrides: {
      root: ({ theme }) => ({ '&:focus-visible, &.Mui-focusVisible': ring(theme) }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: INSIDE } },
  MuiListItemButton: { styleOverrides: { root: INSIDE } },
  MuiCardActionArea: { styleOverrides: { root: INSIDE } },
  MuiAccordionSummary: { styleOverrides: { root: INSIDE } },
  MuiToggleButton: { styleOverrides: { root: INSIDE } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 8, minHeight: 40, paddingInline: 16, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        '&:hover': { borderColor: 'currentcolor' },
      }),
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({ color: theme.vars?.palette.text.primary }),
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 550 } } },
  // The browser scrolls them; the buttons would flicker at the edges where everything fits.
  MuiTabs: { defaultProps: { scrollButtons: false } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 44, paddingInline: 12, minWidth: 0, ...INSIDE } },
  },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
};

const surfaces: Styled = {
  MuiAppBar: { defaultProps: { elevation: 0 } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: 10,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: '0 12px 32px -8px rgb(0 0 0 / 0.22)',
      }),
    },
  },
  MuiMenu: {
    // By itself it takes longer the higher it is.
    defaultProps: { transitionDuration: 150 },
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 6,
        borderRadius: 10,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: '0 12px 32px -8px rgb(0 0 0 / 0.22)',
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        border: `1px solid ${theme.vars?.palette.divider}`,
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 640, paddingBottom: 8 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiAlert: {
    styleOverrides: { root: { borderRadius: 10, alignItems: 'center' } },
    variants: (
      [
        ['error', 'danger'],
        ['success', 'success'],
        ['warning', 'warning'],
        ['info', 'info'],
      ] as const
    ).map(([severity, tone]) => ({
      props: { severity, variant: 'standard' as const },
      style: ({ theme }: { theme: Theme }) => ({
        color: theme.vars?.palette.tone[tone].fg,
        backgroundColor: theme.vars?.palette.tone[tone].bg,
        '& .MuiAlert-icon': { color: 'inherit' },
      }),
    })),
  },
};

const data: Styled = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        padding: '12px 16px',
        fontSize: '0.875rem',
      }),
      // Digits of one width where they stand below each other; in sentences they would spread.
      alignRight: { fontVariantNumeric: 'tabular-nums' },
      head: ({ theme }) => ({
        color: theme.vars?.palette.text.secondary,
        backgroundColor: theme.vars?.palette.background.paper,
        fontWeight: 600,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars?.palette.background.paper,
        '&:not(.Mui-focused):not(.Mui-error):hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.text.secondary,
        },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.text.disabled }),
      input: { padding: '10px 12px', height: '1.5rem' },
      multiline: { padding: 0 },
      adornedStart: { '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};

/** How our parts look different from what the library draws by default. */
export const components: Styled = { ...global, ...actions, ...surfaces, ...data };
