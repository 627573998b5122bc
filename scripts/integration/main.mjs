// Everything scripts/test-integration proves.
import { examples } from './examples.mjs';
import { plant } from './product.mjs';
import { programs } from './programs.mjs';
import { report } from './report.mjs';

const product = plant();
try {
  await examples(product);
  await programs(product);
} finally {
  product.remove();
}
process.exit(report() ? 0 : 1);
