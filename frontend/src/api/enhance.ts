import type {
  DefinitionsFromApi,
  FetchBaseQueryMeta,
  OverrideResultType,
  ResultTypeFrom,
} from '@reduxjs/toolkit/query/react';
import { type addTagTypes, generatedApi } from './generated';
import { toPage, type Page } from '@/lib/server/page';

/**
 * The api that pages use: `api.useListProductsQuery(…)`, `api.usePlaceOrderMutation()`.
 * This is the only place that adds to the generated endpoints: lists become pages, and tags are refined here.
 */
type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** A tag the OpenAPI document does not have: it counts saved carts to the cart, and neither changes the other. */
const SAVED_CARTS = 'Saved carts';
type Tag = (typeof addTagTypes)[number] | typeof SAVED_CARTS;
/** A tag, or one part of it: what names the tag as a whole refreshes the part too. */
type TagOrPart = Tag | { readonly type: Tag; readonly id: string };

/** Every operation that answers an array gives a `Page` instead. */
type Paged = {
  [Name in keyof Definitions]: ResultTypeFrom<Definitions[Name]> extends readonly (infer Item)[]
    ? OverrideResultType<Definitions[Name], Page<Item>>
    : Definitions[Name];
};

/** The part of an endpoint's definition that this file touches. */
interface Enhanceable {
  type: string;
  transformResponse?: (body: unknown, meta: FetchBaseQueryMeta | undefined) => unknown;
  invalidatesTags?: unknown;
  providesTags?: unknown;
}

type TagsByName = { readonly [Name in keyof Definitions]?: readonly TagOrPart[] };

const SAVED_PRODUCTS = { type: 'Wishlist', id: 'products' } as const;

/** What an answer shows, where that is other than its own area. */
const SHOWS: TagsByName = {
  listSavedCarts: [SAVED_CARTS],
  // Prices and stock of what is saved.
  listWishlist: [SAVED_PRODUCTS, 'Catalogue'],
  getWishlistIds: [{ type: 'Wishlist', id: 'ids' }],
  // The countries of the world change with no setting.
  listPlaces: [],
};

/** What a change makes stale beyond its own area; a price quote changes nothing at all. */
const REFRESHES: TagsByName = {
  parseQuickOrder: [],
  quoteCart: [],
  // The pages are loaded anew.
  beginViewAs: [],
  // What the cart is, its own changes tell (app/cartCalls.ts).
  replaceCart: [],
  mergeCart: [],
  saveCart: [SAVED_CARTS],
  renameSavedCart: [SAVED_CARTS],
  deleteSavedCart: [SAVED_CARTS],
  // Whoever adds to the cart asks for it again (serverCartWanted of lib/cart).
  addSavedCart: [],
  reorder: [],
  // The hearts and alerts are changed where they are pressed (features/products/ProductMark.tsx).
  addToWishlist: [SAVED_PRODUCTS],
  removeFromWishlist: [SAVED_PRODUCTS],
  addStockAlert: [],
  removeStockAlert: [],
  shipOrder: ['Orders', 'Warehouse', 'Catalogue', 'Inventory', 'Analytics', 'Notifications'],
  refundOrder: ['Orders', 'Returns', 'Commissions', 'Analytics', 'Notifications'],
  requestReturn: ['Orders', 'Returns', 'Notifications'],
  approveReturn: ['Orders', 'Returns', 'Notifications'],
  rejectReturn: ['Orders', 'Returns', 'Notifications'],
  closeReturn: ['Orders', 'Returns', 'Notifications'],
  receiveReturn: ['Orders', 'Returns', 'Catalogue', 'Inventory', 'Notifications'],
  offerQuote: ['Orders', 'Notifications'],
  acceptQuote: ['Orders', 'Catalogue', 'Inventory', 'Analytics', 'Notifications'],
  declineQuote: ['Orders', 'Notifications'],
  previewPrices: [],
  simulateCommission: [],
  previewWholesalerPrices: [],
  checkWholesalerPrices: [],
  previewPriceFile: [],
  setWholesalerPrices: ['Prices', 'Catalogue', 'Cart', 'Analytics'],
  undoPriceChange: ['Prices', 'Catalogue', 'Cart', 'Analytics'],
  setRegions: ['Prices', 'Catalogue', 'Cart', 'Analytics'],
  setDealerPrice: ['Prices', 'Catalogue'],
  removeDealerPrice: ['Prices', 'Catalogue'],
  uploadMedia: [],
  placeOrder: ['Orders', 'Catalogue', 'Inventory', 'Analytics', 'Notifications'],
  updateOrder: [
    'Orders',
    'Warehouse',
    'Picking',
    'Catalogue',
    'Inventory',
    'Commissions',
    'Analytics',
    'Notifications',
  ],
  payPayout: ['Commissions', 'Notifications'],
  updateWarehouseOrder: [
    'Orders',
    'Warehouse',
    'Picking',
    'Catalogue',
    'Inventory',
    'Analytics',
    'Notifications',
  ],
  assignCourier: ['Orders', 'Warehouse'],
  claimPicking: ['Picking', 'Orders', 'Warehouse', 'Notifications'],
  // The answer is the wave as it is now, and takes the place of the one on the screen.
  confirmPick: [],
  shortPick: ['Catalogue', 'Inventory', 'Notifications'],
  finishWave: ['Picking', 'Orders', 'Warehouse', 'Notifications'],
  cancelWave: ['Picking', 'Orders', 'Warehouse'],
  recordMovement: ['Inventory', 'Catalogue', 'Analytics', 'Notifications'],
  setStock: ['Inventory', 'Catalogue', 'Notifications'],
  // A wave and an order say where the goods lie.
  setProductLocation: ['Inventory', 'Catalogue', 'Picking', 'Orders'],
  updateLot: ['Inventory', 'Catalogue', 'Picking'],
  holdLot: ['Inventory', 'Catalogue', 'Notifications'],
  releaseLot: ['Inventory', 'Catalogue', 'Notifications'],
  previewStockCount: [],
  postStockCount: ['Inventory', 'Catalogue', 'Notifications'],
  approveUser: ['Accounts', 'Analytics', 'Notifications'],
  rejectUser: ['Accounts', 'Analytics', 'Notifications'],
  reopenUser: ['Accounts', 'Analytics', 'Notifications'],
  manageEmployee: ['Employees', 'Accounts', 'Notifications'],
  changeUserRole: ['Accounts', 'Analytics', 'Notifications'],
  uploadDocument: ['Accounts', 'Sign-in', 'Notifications'],
  reviewDocument: ['Accounts', 'Notifications'],
  reviewPlaceChange: ['Accounts', 'Notifications'],
  // What is taxed how is in every price that was reckoned.
  setTax: ['Settings', 'Catalogue', 'Cart'],
  // Without a verified number the own cart is taxed again.
  setTaxNumber: ['Accounts', 'Cart'],
  // The region decides what somebody pays.
  updateUser: ['Accounts', 'Sign-in', 'Prices', 'Catalogue', 'Cart'],
  verifyPasswordReset: ['Accounts', 'Mail'],
  reportIssue: ['Issues', 'Notifications'],
  updateIssue: ['Issues', 'Notifications'],
  // What was made or ended stands in the activity log too.
  createToken: ['Integration', 'Accounts'],
  revokeToken: ['Integration', 'Accounts'],
  createBackup: ['System', 'Jobs'],
  createBackupDownloadLink: [],
  addIssueComment: ['Issues', 'Notifications'],
  // Nothing that is read changes by looking at it.
  sendPresence: [],
  createPurchaseOrders: ['Purchasing', 'Notifications'],
  approvePurchaseOrder: ['Purchasing', 'Notifications'],
  rejectPurchaseOrder: ['Purchasing', 'Notifications'],
  sendPurchaseOrder: ['Purchasing', 'Mail'],
  receivePurchaseOrder: ['Purchasing', 'Inventory', 'Catalogue', 'Analytics', 'Notifications'],
};

function refine(name: string) {
  const tags = REFRESHES[name as keyof Definitions];
  const shows = SHOWS[name as keyof Definitions];
  return (definition: Enhanceable) => {
    definition.transformResponse = (body, meta) =>
      Array.isArray(body) ? toPage(body, meta) : body;
    if (tags) definition.invalidatesTags = tags;
    if (shows) definition.providesTags = shows;
  };
}

const names = Object.keys(generatedApi.endpoints);

export const api = generatedApi.enhanceEndpoints<Tag, Paged>({
  addTagTypes: [SAVED_CARTS],
  endpoints: Object.fromEntries(names.map((name) => [name, refine(name)])),
});
