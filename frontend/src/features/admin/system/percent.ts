/** Whether people read and type the setting in percent; it is stored in hundredths of one. */
export const isPercent = (key: string): boolean => key.endsWith('BasisPoints');
