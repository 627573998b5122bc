/** The frame of the stock pages: everybody of the company may look. */
export { CompanyFrame as default } from '@/components/workforce/CompanyFrame';
