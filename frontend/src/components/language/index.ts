export { LanguageField } from './LanguageField';
export { LanguageItem } from './LanguageItem';
export { LanguageMenu } from './LanguageMenu';
