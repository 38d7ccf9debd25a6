import { deepEqual, ok } from 'node:assert/strict'
import { LENS, SPRING, USED_UP_AFTER_ONE, WITH_EVERY_PRICE } from './catalogue.ts'
import { refusalOf, type Scenario, type Shopper, type Stage } from './shopper.ts'
import type { Lens } from './shopper.ts'

const packs = (quantity: number, lens: Lens = LENS) => ({ cart: [{ lens, quantity }] })
const OTHER_LENS: Lens = { title: WITH_EVERY_PRICE.title, eye: 'left', values: { sphere: -3 }, made: { radius: 8.4, diameter: 14.2 } }

const ordersOnce = async (stage: Stage, email: string, coupon?: string): Promise<void> => {
  const before = await stage.shopper({ email, ...packs(3), upTo: 'payment' })
  if (coupon !== undefined) await before.applyCoupon(coupon)
  await before.order('prepayment')
}

const refusedFor = async (anna: Shopper, code: string, message: string): Promise<void> => {
  const before = await anna.cart()
  const refusal = await refusalOf(anna.applyCoupon(code))
  ok(refusal.includes(message), `${refusal} is not ${message}`)
  deepEqual(await anna.cart(), before)
}

/** The order is rejected, and the cart is shown without the discount. */
const refusedAtOrder = async (anna: Shopper, code: string, message: string): Promise<void> => {
  await anna.applyCoupon(code)
  const refusal = await refusalOf(anna.order('prepayment'))
  ok(refusal.includes(message), `${refusal} is not ${message}`)
}

/** The one of the eight that is shown in a browser, with the condition of the voucher. */
export const COUPON_BELOW_MINIMUM: Scenario = {
  title: 'a coupon is rejected below its minimum order value, with the missing amount',
  isRefused: true,
  play: async (stage) => {
    const anna = await stage.shopper(packs(1))
    await refusedFor(anna, 'MERCI5', anna.say('coupon.below_minimum', { minimum: 'CHF 50.00', missing: 'CHF 28.10' }))
  },
}

/** Every reason for which a coupon is rejected (Commerce §8); the cart stays unchanged. */
export const COUPON_SCENARIOS: readonly Scenario[] = [
  COUPON_BELOW_MINIMUM,
  {
    title: 'a coupon is rejected that does not exist or is misspelt',
    play: async (stage) => {
      const anna = await stage.shopper(packs(3))
      await refusedFor(anna, 'MERCI55', anna.say('cart.coupon_does_not_exist'))
    },
  },
  {
    title: 'a coupon is rejected at its usage limit',
    play: async (stage) => {
      await ordersOnce(stage, 'first@example.ch', USED_UP_AFTER_ONE)
      const anna = await stage.shopper(packs(3))
      await refusedFor(anna, USED_UP_AFTER_ONE, anna.say('coupon.usage_limit_reached'))
    },
  },
  {
    title: 'a coupon is rejected that the customer used already',
    play: async (stage) => {
      await ordersOnce(stage, 'again@example.ch', 'MERCI5')
      const anna = await stage.shopper({ email: 'again@example.ch', ...packs(3), upTo: 'payment' })
      await refusedAtOrder(anna, 'MERCI5', anna.say('coupon.used_by_customer'))
    },
  },
  {
    title: 'a coupon is rejected that is valid only with certain products, which are named',
    play: async (stage) => {
      const anna = await stage.shopper(packs(1, OTHER_LENS))
      await refusedFor(anna, 'BIOFINITY15', anna.say('coupon.other_products_only', { products: 'Biofinity' }))
    },
  },
  {
    title: 'a coupon for new customers only is rejected for a customer with an earlier order',
    play: async (stage) => {
      await ordersOnce(stage, 'regular@example.ch')
      const anna = await stage.shopper({ email: 'regular@example.ch', ...packs(3), upTo: 'payment' })
      await refusedAtOrder(anna, 'WELCOME10', anna.say('coupon.new_customers_only'))
    },
  },
  {
    title: 'a coupon is rejected that has expired, with its last day',
    play: async (stage) => {
      const anna = await stage.shopper(packs(3))
      await refusedFor(anna, 'SUMMER25', anna.say('coupon.expired', { day: '31.08.25' }))
    },
  },
  {
    title: 'a coupon is rejected that cannot be combined with promotional prices',
    play: async (stage) => {
      const anna = await stage.shopper(packs(1, { ...LENS, campaign: SPRING }))
      await refusedFor(anna, 'BIOFINITY15', anna.say('coupon.not_with_promotional_prices'))
    },
  },
]
