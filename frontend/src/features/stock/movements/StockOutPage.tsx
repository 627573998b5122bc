import { MovementPage } from './MovementPage';

/** Takes pieces out. */
export default function StockOutPage() {
  return <MovementPage type="out" />;
}
