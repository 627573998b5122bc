import ManufacturerShell from '@/features/shell/manufacturer/ManufacturerShell';
import { LogoDenied } from '@/features/logo/LogoDenied';

/** The frame of the logo settings, which tell people of other roles why they see nothing. */
export default function LogoShell() {
  return <ManufacturerShell denied={<LogoDenied />} />;
}
