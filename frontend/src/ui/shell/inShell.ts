import { createContext } from 'react';

/** Whether the frame of a dashboard stands around the page: it then needs no header, footer or ways out of its own. */
export const InShell = createContext(false);
