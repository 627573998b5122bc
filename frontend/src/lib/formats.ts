import { createContext, useContext } from 'react';

/** How amounts and times are written now: the sign and the zone of the settings. */
export const FormatsContext = createContext('');

/** Has a component written anew when amounts or times are written in another way; what it holds stays. */
export const useFormats = (): string => useContext(FormatsContext);
