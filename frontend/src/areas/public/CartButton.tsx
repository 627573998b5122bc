import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectCartCount } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { useText } from '@/ui/messages';

/** The way to the cart, with the count of what is in it. */
export function CartButton() {
  const text = useText();
  const count = useSelector(selectCartCount);
  return (
    <IconButton component={Link} to={paths.cart} aria-label={text('cartWith', { count })}>
      <Badge badgeContent={count} color="primary" max={999} showZero>
        <ShoppingCartIcon />
      </Badge>
    </IconButton>
  );
}
