export { addressLines, type ShownAddress } from './addressForm';
export { AddressText } from './AddressText';
