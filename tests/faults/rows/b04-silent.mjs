// A primary whose connections stay open and say nothing: what stands between forwards no more.
import { proxy } from '../support/silence.mjs';
import { silentPrimary } from '../support/silentPrimary.mjs';

export default {
  name: 'B4 a silent primary, connections acknowledged',
  databases: ['postgres'],
  two: true,
  async run(product) {
    const link = await proxy(product.url);
    try {
      return await silentPrimary(product, link);
    } finally {
      link.close();
    }
  },
};
