import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEvents';
import { readCart } from './cartStorage';
import { isQuantity, type CartLine } from './line';

export interface CartState {
  lines: CartLine[];
}

function sameLine(one: Pick<CartLine, 'productId' | 'tier'>) {
  return (other: CartLine) => other.productId === one.productId && other.tier === one.tier;
}

function merge(lines: CartLine[], line: CartLine) {
  if (!isQuantity(line.quantity)) return;
  const present = lines.find(sameLine(line));
  if (present) present.quantity += line.quantity;
  else lines.push({ ...line });
}

const cartSlice = createSlice({
  name: 'cart',
  initialState: (): CartState => ({ lines: readCart() }),
  reducers: {
    /** Adds to the line of the same product and tier, or makes one. */
    lineAdded(state, { payload }: PayloadAction<CartLine>) {
      merge(state.lines, payload);
    },
    /** Sets a quantity; one below 1 or broken is left as it was. */
    quantitySet(state, { payload }: PayloadAction<CartLine>) {
      const line = state.lines.find(sameLine(payload));
      if (line && isQuantity(payload.quantity)) line.quantity = payload.quantity;
    },
    lineRemoved(state, { payload }: PayloadAction<Pick<CartLine, 'productId' | 'tier'>>) {
      state.lines = state.lines.filter((line) => !sameLine(payload)(line));
    },
    /** Takes over what another tab or the server says the cart is. */
    cartReplaced(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = [];
      for (const line of payload) merge(state.lines, line);
    },
    cartEmptied(state) {
      state.lines = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => {
      state.lines = [];
    });
  },
});

export const { lineAdded, quantitySet, lineRemoved, cartReplaced, cartEmptied } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

interface WithCart {
  cart: CartState;
}

export const selectCartLines = (state: WithCart) => state.cart.lines;

/** What the header badge shows: all quantities together. */
export const selectCartCount = (state: WithCart) =>
  state.cart.lines.reduce((sum, line) => sum + line.quantity, 0);
