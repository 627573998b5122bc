// A primary that is away without a word: packets are dropped, nothing is acknowledged.
import { namespace, noNamespace } from '../support/silence.mjs';
import { silentPrimary } from '../support/silentPrimary.mjs';

export default {
  name: 'B4 a silent primary, packets dropped',
  databases: ['postgres'],
  two: true,
  skip: noNamespace,
  async run(product) {
    const link = await namespace(product.url);
    try {
      return await silentPrimary(product, link);
    } finally {
      await link.close();
    }
  },
};
