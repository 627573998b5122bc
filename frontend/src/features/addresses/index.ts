/** The address book. `shared` is how an address is written, and the fields and the dialog in which it is changed. */
export { addressLines, type ShownAddress } from './shared/addressForm';
export { AddressText } from './shared/AddressText';
