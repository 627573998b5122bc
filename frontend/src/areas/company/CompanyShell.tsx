/** The frame of the pages that everybody of the company may look at: stock and issues. */
export { CompanyFrame as default } from '@/features/shell/company/CompanyFrame';
