import { createAction } from '@reduxjs/toolkit';

/** The session is over, by sign-out or because the server said so. Every slice forgets what it held for the person. */
export const sessionEnded = createAction('session/ended');
