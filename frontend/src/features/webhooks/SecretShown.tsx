import type { WebhookWithSecretResponse } from '@/api/generated';
import { SecretDialog } from '@/ui/dialog/SecretDialog';
import { formatDateTime } from '@/lib/dates';
import { useText } from './messages';

interface SecretShownProps {
  webhook: WebhookWithSecretResponse;
  onClose: () => void;
}

/** The secret of a webhook, this once; of a changed one also how long the one before signs along. */
export function SecretShown({ webhook, onClose }: SecretShownProps) {
  const text = useText();
  const until = webhook.oldSecretUntil;
  return (
    <SecretDialog
      title={text(until ? 'rotatedTitle' : 'madeTitle')}
      warning={until ? text('rotatedText', { time: formatDateTime(until) }) : text('madeText')}
      label={text('secret')}
      secret={webhook.secret}
      copyLabel={text('copySecret')}
      doneLabel={text('copied')}
      onClose={onClose}
    />
  );
}
