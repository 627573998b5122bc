import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEvents';
import { readCart, readServerCart } from './cartStorage';
import {
  isQuantity,
  lineKey,
  sameLines,
  type CartLine,
  type LineName,
  type ServerCart,
} from './line';
import { reconcile } from './reconcile';

export interface CartState {
  lines: CartLine[];
  /** What the lines were changed since; null while they belong to a guest. */
  server: ServerCart | null;
  /** Counts the wishes to have the server's cart read anew. */
  wanted: number;
  /** Whether the server could not be asked the last time. */
  isCutOff: boolean;
}

/** A cart the server told us of, and the lines it knew of when it was asked. */
export interface Told extends ServerCart {
  since: CartLine[];
}

function sameLine(one: LineName) {
  const key = lineKey(one);
  return (other: CartLine) => lineKey(other) === key;
}

function merge(lines: CartLine[], line: CartLine) {
  if (!isQuantity(line.quantity)) return;
  const present = lines.find(sameLine(line));
  if (present) present.quantity += line.quantity;
  else lines.push({ ...line });
}

const cartSlice = createSlice({
  name: 'cart',
  initialState: (): CartState => ({
    lines: readCart(),
    server: readServerCart(),
    wanted: 0,
    isCutOff: false,
  }),
  reducers: {
    /** Adds to the line of the same product, tier and store, or makes one. */
    lineAdded(state, { payload }: PayloadAction<CartLine>) {
      merge(state.lines, payload);
    },
    /** Sets a quantity; one below 1 or broken is left as it was. */
    quantitySet(state, { payload }: PayloadAction<CartLine>) {
      const line = state.lines.find(sameLine(payload));
      if (line && isQuantity(payload.quantity)) line.quantity = payload.quantity;
    },
    lineRemoved(state, { payload }: PayloadAction<LineName>) {
      const isSame = sameLine(payload);
      state.lines = state.lines.filter((line) => !isSame(line));
    },
    /** Takes out what was ordered; what was put in beyond it meanwhile stays. */
    linesOrdered(state, { payload }: PayloadAction<CartLine[]>) {
      const ordered = new Map(payload.map((line) => [lineKey(line), line.quantity]));
      state.lines = state.lines.flatMap((line) => {
        const quantity = line.quantity - (ordered.get(lineKey(line)) ?? 0);
        return quantity > 0 ? [{ ...line, quantity }] : [];
      });
    },
    /** Takes over what another tab says the cart is. */
    cartReplaced(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = [];
      for (const line of payload) merge(state.lines, line);
      state.server = readServerCart();
    },
    cartEmptied(state) {
      state.lines = [];
    },
    /** Takes over the server's cart; what was changed here since it was asked stays changed. */
    serverCartTold(state, { payload }: PayloadAction<Told>) {
      const { since, userId, version, lines } = payload;
      const isOlder = state.server?.userId === userId && state.server.version > version;
      if (isOlder) return;
      const now = reconcile(since, state.lines, lines);
      // The same lines in the same object: nobody who watches them has anything to do.
      if (!sameLines(now, state.lines)) state.lines = now;
      state.server = { userId, version, lines };
      state.isCutOff = false;
    },
    /** Something has changed the server's cart, or somebody wants to be sure. */
    serverCartWanted(state) {
      state.wanted += 1;
    },
    serverCartMissed(state) {
      state.isCutOff = true;
    },
    /** Whoever these lines belonged to, it is not the person who is here now. */
    cartDisowned(state) {
      state.lines = [];
      state.server = null;
    },
    /** Gives up what was changed here: the lines are the server's again. */
    changesDropped(state) {
      state.lines = state.server?.lines ?? [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => {
      state.lines = [];
      state.server = null;
      state.isCutOff = false;
    });
  },
});

export const {
  lineAdded,
  quantitySet,
  lineRemoved,
  linesOrdered,
  cartReplaced,
  cartEmptied,
  serverCartTold,
  serverCartWanted,
  serverCartMissed,
  cartDisowned,
  changesDropped,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

export interface WithCart {
  cart: CartState;
}

export const selectCartLines = (state: WithCart) => state.cart.lines;
export const selectServerCart = (state: WithCart) => state.cart.server;
/** Whether the lines were changed here and the server does not know of it yet. */
export const selectHasUnsentLines = ({ cart: { server, lines } }: WithCart) =>
  server !== null && !sameLines(lines, server.lines);
export const selectCartWanted = (state: WithCart) => state.cart.wanted;
export const selectIsCartCutOff = (state: WithCart) => state.cart.isCutOff;

/** What the header badge shows: all quantities together. */
export const selectCartCount = (state: WithCart) =>
  state.cart.lines.reduce((sum, line) => sum + line.quantity, 0);
