/** Where each carrier shows a parcel, by what people call the carrier; the first that fits counts. */
const CARRIERS: readonly (readonly [called: RegExp, page: string])[] = [
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/\bfed ?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/royal mail/i, 'https://www.royalmail.com/track-your-item#/tracking-results/'],
  [/pos ?laju|pos malaysia/i, 'https://tracking.pos.com.my/tracking/'],
  [/j ?& ?t\b/i, 'https://www.jtexpress.my/tracking/'],
  [/ninja ?van/i, 'https://www.ninjavan.co/en-my/tracking?id='],
  [/\bgd ?ex/i, 'https://gdexpress.com/tracking/?consignmentno='],
  [/city-? ?link/i, 'https://www.citylinkexpress.com/tracking-result/?track0='],
  [/flash express/i, 'https://www.flashexpress.com/fle/tracking?se='],
  [/thai(land)? post/i, 'https://track.thailandpost.co.th/?trackNumber='],
  [/\bsf\b|顺丰/i, 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/'],
];

/** The carrier's own page about a parcel; none for a carrier that is not known here. */
export function trackingPage(carrier: string | null | undefined, number: string): string | null {
  const page = carrier ? CARRIERS.find(([called]) => called.test(carrier))?.[1] : undefined;
  return page ? page + encodeURIComponent(number) : null;
}
