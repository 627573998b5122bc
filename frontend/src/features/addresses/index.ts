/**
 * Addresses: how one is written, and the fields and the dialog in which it is changed. `book` is the page of the own
 * ones.
 */
export { addressLines, type ShownAddress } from './addressForm';
export { AddressText } from './AddressText';
