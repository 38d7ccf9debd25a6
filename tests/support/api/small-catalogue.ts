import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { LensSpace } from '../../../domain/prescription/lens-space.ts'
import { aCoupon } from '../builders/coupon.ts'
import { aCategory, aCatalogue } from '../builders/catalogue.ts'
import { aPartner } from '../builders/partner.ts'
import { chf } from '../builders/money.ts'
import { aPriceEntry } from '../builders/price-entry.ts'
import { aProduct, productId } from '../builders/product.ts'
import { aShippingMethod } from '../builders/shipping-method.ts'
import { aSolution } from '../builders/solution.ts'
import { aStockRow } from '../builders/stock-row.ts'

const toricSpace: LensSpace = {
  parameters: {
    sphere: [{ from: -6, to: 0, step: 0.25 }, 0.5],
    cylinder: [-0.75, -1.25],
    axis: [{ from: 10, to: 180, step: 10 }],
    radius: [8.7],
    diameter: [14.5],
  },
  sphereExclude: [-0.25],
  blocks: [{ cylinder: [-0.75] }, { cylinder: [-1.25], axis: [90, 180] }],
}

/** A product with every field. */
export const lens = aProduct({
  id: 1001,
  titles: { de: 'Biofinity', en: 'Biofinity lenses', fr: 'Biofinity', it: 'Biofinity' },
  badge: 'bestseller',
  facts: { material: 'comfilcon A', waterContentPercent: 48, dkt: 160, uv: false, replacementDays: 30 },
  rating: { ratingTotal: 4.5, ratingCount: 12 },
  similarProductIds: [productId(2001), productId(1002)],
  gallery: {
    front: { desktop: 'p/1001/front', mobile: 'p/1001/front-m' },
    blister: { desktop: 'p/1001/blister', mobile: 'p/1001/blister' },
  },
  marketingImages: [{
    locale: 'fr', brandChannel: 'iris', image: 'm/1', link: '/c/lens', imageType: 'banner', startDate: '2026-01-01', endDate: '2026-12-31',
  }],
  group: { key: 'biofinity' },
})
export const largePack = aProduct({
  id: 1003, title: 'Biofinity', pack: { label: '12', quantity: 12, contentPerItem: 12 }, groupUpsell: true,
  group: { key: 'biofinity', canonical: false, canonicalProductId: productId(1001) },
})
export const toric = aProduct({
  id: 1002, title: 'Biofinity toric', space: toricSpace, lensType: 'toric', categoryPath: 'lens/monthly/toric',
})
export const solution = aSolution()
export const formerLens = aProduct({ id: 1004, title: 'Frequency 55', discontinued: true, replacementId: productId(1001) })
export const rareSolution = aSolution({ id: 2002, title: 'Rare drops', brand: 'Rare' })

const priced = [lens, toric, solution, formerLens, rareSolution]

/** A small shop: two lenses and a larger pack, two bottles, one discontinued lens. */
export const smallCatalogue: ShopCatalogue = aCatalogue({
  categories: [
    aCategory({
      path: 'lens/monthly', titles: { de: 'Monatslinsen', fr: 'Lentilles mensuelles' }, descriptions: { de: 'Für einen Monat.' },
      children: [{ path: 'lens/monthly/toric', titles: { de: 'Torisch' } }],
    }),
  ],
  products: [...priced, largePack],
  prices: [
    ...priced.map(({ id }) => aPriceEntry({ productId: id, current: 4500, original: 5000, website: 6000 })),
    aPriceEntry({ productId: 1003, current: 8000, bulk: [{ quantity: 3, cents: 7500 }] }),
  ],
  pastPrices: priced.flatMap(({ id }) => ([[5000, '2025-06-01'], [4500, '2026-01-15']] as const).map(([cents, day]) =>
    ({ productId: id, priceChannel: 'iris-ch', currency: 'CHF', cents, from: `${day}T00:00:00.000Z` } as const))),
  stock: [
    aStockRow(lens, { option: { sphere: -2.25, radius: 8.6, diameter: 14 }, onHand: 7 }),
    aStockRow(solution, { onHand: 40 }),
    aStockRow(rareSolution, { onHand: 3, stopOrder: true }),
  ],
  shippingMethods: [
    aShippingMethod({ key: 'swisspost_b_post_parcel', price: chf(690), carrierDays: { min: 2, max: 4 } }),
    aShippingMethod({ key: 'gls_parcel', price: chf(790) }),
    aShippingMethod({ key: 'swisspost_a_post_midi', midi: true }),
    aShippingMethod({ key: 'cargo', active: false }),
    aShippingMethod({ key: 'dhl', country: 'DE' }),
  ],
  partners: [
    aPartner({ studioId: 'seefeld', name: 'Studio Seefeld' }, ['anna.keller@example.ch']),
    aPartner({ studioId: 'limmat', name: 'Studio Limmat', pickup: false }, ['bea.meier@example.ch'], ['iris', 'mrlens']),
    aPartner({ studioId: 'foreign', name: 'Studio Ticino' }, ['anna.keller@example.ch', 'carla.rossi@example.ch'], ['mrlens']),
  ],
  coupons: [
    aCoupon({ note: { de: 'Zehn Prozent' } }),
    aCoupon({ code: 'DRY', products: [{ productId: rareSolution.id, titles: rareSolution.titles }] }),
    aCoupon({ code: 'RICH', minimum: chf(9001) }),
    aCoupon({ code: 'HIGH', minimum: chf(9000) }),
    aCoupon({ code: 'OLD', lastDay: '2026-03-01' }),
  ],
})
