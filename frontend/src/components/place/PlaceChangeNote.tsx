import { skipToken } from '@reduxjs/toolkit/query';
import Alert from '@mui/material/Alert';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { useText } from './messages';
import { placeName } from './placeName';

const REGIONAL_ROLES = ['dealer', 'agent', 'sub-agent'];

/** Says that a move to another country or zone waits for approval, while it does. */
export function PlaceChangeNote({ me }: { me: UserResponse }) {
  const text = useText();
  const { data } = api.useListPlaceChangesQuery(
    REGIONAL_ROLES.includes(me.role) ? { state: 'pending', userId: me.id, limit: 1 } : skipToken,
  );
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
