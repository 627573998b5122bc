export { CheckField } from './CheckField';
export { FileField } from './FileField';
export { DOCUMENT_FILES, PHOTO_FILES, readDataUrl, type FileRules } from './fileRules';
export { InputField } from './InputField';
export { MoneyField } from './MoneyField';
export { NewPasswordFields } from './NewPasswordFields';
export { PasswordField } from './PasswordField';
export { QuantityField } from './QuantityField';
export {
  moneySchema,
  optionalMoneySchema,
  orNothing,
  quantitySchema,
  requiredText,
} from './schemas';
export { SelectField, type SelectOption } from './SelectField';
export { TextField } from './TextField';
export { UploadProgress } from './UploadProgress';
