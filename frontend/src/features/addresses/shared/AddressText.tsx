import Box from '@mui/material/Box';
import { addressLines, type ShownAddress } from './addressForm';

/** An address as it stands on a parcel. */
export function AddressText({ address }: { address: ShownAddress }) {
  const [recipient, ...lines] = addressLines(address);
  return (
    <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{recipient}</Box>
      {lines.map((line) => (
        <Box key={line} sx={{ color: 'text.secondary' }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}
