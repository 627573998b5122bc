import { MovementPage } from './MovementPage';

/** Takes pieces in. */
export default function StockInPage() {
  return <MovementPage type="in" />;
}
