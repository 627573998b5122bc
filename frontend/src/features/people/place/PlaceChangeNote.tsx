import Alert from '@mui/material/Alert';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { useText } from './messages';
import { placeName } from './placeName';

/** Says that a move to another country or zone waits for approval, while it does. */
export function PlaceChangeNote({ me }: { me: UserResponse }) {
  const text = useText();
  const { data } = api.useListPlaceChangesQuery({ state: 'pending', userId: me.id, limit: 1 });
  const change = data?.items[0];
  if (!change) return null;
  return (
    <Alert severity="info">
      {text('waiting', {
        from: placeName(change.fromCountry, change.fromZone),
        to: placeName(change.country, change.zone),
      })}
    </Alert>
  );
}
