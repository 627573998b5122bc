import { CompanyFrame } from '@/components/workforce/CompanyFrame';

/** Everybody of the company sees the issues; who decides them, the server says with each. */
export default function IssuesShell() {
  return <CompanyFrame />;
}
