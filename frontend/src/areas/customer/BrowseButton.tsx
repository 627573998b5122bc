import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** Leads to the shop; the next step wherever a customer has no orders yet. */
export function BrowseButton() {
  const text = useText();
  return (
    <Button component={Link} to={paths.customer.shop} variant="contained">
      {text('browse')}
    </Button>
  );
}
