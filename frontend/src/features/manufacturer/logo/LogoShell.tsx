import ManufacturerShell from '@/components/manufacturer/ManufacturerShell';
import { LogoDenied } from './LogoDenied';

/** The frame of the logo settings, which tell people of other roles why they see nothing. */
export default function LogoShell() {
  return <ManufacturerShell denied={<LogoDenied />} />;
}
