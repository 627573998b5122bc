import type { Kind } from './kinds';
import { text } from './messages';

const SUFFIX = {
  dealer: 'Dealer',
  agent: 'Agent',
  customer: 'Customer',
  manufacturer: 'Manufacturer',
  employee: 'Employee',
  wholesaler: 'Wholesaler',
} as const satisfies Record<Kind, string>;

/** The words of one page's button and toasts (specification 1 §4, §8). */
export function wordingOf(kind: Kind) {
  const suffix = SUFFIX[kind];
  const isPlain = kind === 'dealer' || kind === 'agent' || kind === 'customer';
  return {
    submit: text(`submit${suffix}`),
    pending: text(`pending${suffix}`),
    failedTitle: text(isPlain ? 'failed' : 'failedCapital'),
    failedText: text(`failed${suffix}`),
  };
}

/** The toast after success. */
export function doneToast(kind: Kind, role: string): { title: string; text: string } {
  switch (kind) {
    case 'employee':
      return { title: text('doneEmployee'), text: text('employeePending') };
    case 'manufacturer':
      return { title: text('doneManufacturer'), text: text('manufacturerPending') };
    case 'wholesaler':
      return { title: text('doneWholesaler'), text: text('wholesalerPending') };
    case 'agent':
      return {
        title: text(role === 'sub-agent' ? 'doneSubAgent' : 'doneAgent'),
        text: text('welcome'),
      };
    case 'dealer':
      return { title: text('doneDealer'), text: text('welcome') };
    case 'customer':
      return { title: text('doneCustomer'), text: text('welcome') };
  }
}
