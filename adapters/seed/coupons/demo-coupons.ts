import * as E from 'fp-ts/lib/Either.js'
import { makeCouponCode, type CouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon, CouponProduct } from '../../../domain/coupon/coupon.ts'
import type { Product } from '../../../domain/product/product.ts'
import { priceAmount } from '../../../domain/pricing/price-amount.ts'

const codeOf = (text: string): CouponCode => {
  const code = makeCouponCode(text)
  if (E.isLeft(code)) throw new Error(`The demo coupon ${text} is no code`)
  return code.right
}

const packsOf = (products: readonly Product[], group: string): readonly CouponProduct[] =>
  products.filter((product) => product.group.key === group).map(({ id, titles }) => ({ productId: id, titles }))

const plain = { newCustomersOnly: false, notWithPromotionalPrices: false } as const

/** The coupons of the demo shop: one for each kind of refusal. */
export const demoCoupons = (products: readonly Product[]): readonly Coupon[] => [
  {
    ...plain,
    code: codeOf('WELCOME10'),
    discount: { _tag: 'Percent', percent: 10 },
    newCustomersOnly: true,
    usesPerCustomer: 1,
    note: {
      de: '10 % zum Willkommen', en: '10 % to welcome you', fr: '10 % de bienvenue', it: '10 % di benvenuto',
    },
  },
  {
    ...plain,
    code: codeOf('MERCI5'),
    discount: { _tag: 'Fixed', amount: priceAmount(500, 'CHF') },
    minimum: priceAmount(5000, 'CHF'),
    usesPerCustomer: 1,
    note: { de: 'CHF 5.00 Dankeschön', en: 'CHF 5.00 thank-you', fr: 'CHF 5.00 en remerciement', it: 'CHF 5.00 di ringraziamento' },
  },
  {
    ...plain,
    code: codeOf('BIOFINITY15'),
    discount: { _tag: 'Percent', percent: 15 },
    products: packsOf(products, 'biofinity'),
    notWithPromotionalPrices: true,
  },
  { ...plain, code: codeOf('GESCHENK100'), discount: { _tag: 'Percent', percent: 100 } },
  { ...plain, code: codeOf('FIRST100'), discount: { _tag: 'Percent', percent: 20 }, usageLimit: 100, usesPerCustomer: 1 },
  { ...plain, code: codeOf('DANKE1'), discount: { _tag: 'Percent', percent: 5 }, usageLimit: 1 },
  { ...plain, code: codeOf('SUMMER25'), discount: { _tag: 'Percent', percent: 25 }, lastDay: '2025-08-31' },
]
