import Alert from '@mui/material/Alert';
import { closedCountry, usePublicSettingsQuery } from '@/access/publicSettings';
import { useSession } from '@/access/useSession';
import { useText } from './messages';

/** Tells customers of a country without consumer sale before they fill a cart. Nothing for everybody else. */
export function ClosedNotice() {
  const text = useText();
  const { user } = useSession();
  const isCustomer = user?.role === 'customer';
  const { data } = usePublicSettingsQuery(undefined, { skip: !isCustomer });
  const country = isCustomer ? closedCountry(data, user.country ?? '') : undefined;
  if (!country) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {text('closedCountry', { country })}
    </Alert>
  );
}
