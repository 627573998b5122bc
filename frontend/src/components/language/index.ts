export { LanguageField } from './LanguageField';
export { LanguageMenu } from './LanguageMenu';
