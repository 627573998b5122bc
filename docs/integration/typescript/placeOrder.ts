/**
 * placeOrder SKU QUANTITY KEY: orders pieces of a product, once for a KEY however often it is run.
 * TIERWAY_URL and TIERWAY_TOKEN (scopes products:read, orders:write) come from the environment.
 */
import { setTimeout as sleep } from 'node:timers/promises';

interface Product {
  id: number;
  sku: string;
  tierOffers?: { tier: 'unit' | 'pack' | 'bulk'; price: string }[];
}

interface Order {
  id: number;
  status: string;
  total: string;
}

interface Problem {
  detail: string;
  errors: { field: string; message: string }[];
}

const { TIERWAY_URL = 'http://localhost:8080', TIERWAY_TOKEN = '' } = process.env;

/**
 * The answer as JSON; a refusal is thrown with its sentence. Goes on after a 408, 429, 500 or 503, for as long as Retry-After
 * says, and after a broken connection. That is safe for reading, and for a POST that carries an Idempotency-Key.
 */
async function call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // A lost answer leaves open whether the order was placed. The key finds out.
    const answer = await fetch(TIERWAY_URL + path, {
      method,
      headers: { Authorization: `Bearer ${TIERWAY_TOKEN}`, 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as T;
    if (answer && ![408, 429, 500, 503].includes(answer.status)) {
      const problem = (await answer.json()) as Problem;
      throw new Error([problem.detail, ...problem.errors.map((one) => `${one.field}: ${one.message}`)].join('\n'));
    }
    await sleep(1000 * Number(answer?.headers.get('Retry-After') ?? 2 ** attempt));
  }
  throw new Error('The server could not be reached.');
}

async function placeOrder(sku: string, quantity: number, key: string) {
  // 1. Find the product and the price the owner of the token pays for a piece.
  const products = await call<Product[]>('GET', `/api/products?${new URLSearchParams({ q: sku })}`);
  const product = products.find((one) => one.sku === sku);
  const price = product?.tierOffers?.find((offer) => offer.tier === 'unit')?.price;
  if (!product || !price) throw new Error(`There is no product on sale with the SKU ${sku}.`);

  // 2. Order it. With expectedPrice nothing is ordered at a price that has changed meanwhile (409).
  const items = [{ productId: product.id, tier: 'unit', quantity, expectedPrice: price }];
  const order = await call<Order>('POST', '/api/orders', { items }, { 'Idempotency-Key': key });
  console.log(`Order ${order.id} is ${order.status}, total ${order.total}`);
}

const [sku = '', quantity = '1', key = ''] = process.argv.slice(2);
placeOrder(sku, Number(quantity), key).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
