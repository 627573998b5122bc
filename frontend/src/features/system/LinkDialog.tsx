import { SecretDialog } from '@/ui/dialog/SecretDialog';
import { formatDateTime } from '@/lib/dates';
import { useText } from './messages';
import type { HandedOver } from './useResets';

/** Shows a link for a new password once. */
export function LinkDialog({ made, onClose }: { made: HandedOver; onClose: () => void }) {
  const text = useText();
  return (
    <SecretDialog
      title={text('linkTitle', { name: made.name })}
      warning={text('linkText', { time: formatDateTime(made.expiresAt) })}
      label={text('link')}
      secret={made.link}
      copyLabel={text('copyLink')}
      doneLabel={text('done')}
      onClose={onClose}
    />
  );
}
