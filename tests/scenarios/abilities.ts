import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { LENS, LENS_PRICE, MILES_NUMBER, PARCEL, TORIC, TORIC_PRICE, WITH_EVERY_PRICE } from './catalogue.ts'
import type { Ability } from './shopper.ts'

const THREE_PACKS = [{ lens: LENS, quantity: 3 }] as const
const threeInCart = { title: 'Biofinity', eye: 'left', quantity: 3, total: 3 * LENS_PRICE } as const

/** The abilities of a customer (Commerce §1): eleven, each with its own journey. */
export const ABILITIES: readonly Ability[] = [
  {
    title: 'customers can browse products',
    locales: ['de', 'fr'],
    play: async (stage) => {
      const anna = await stage.shopper()
      const result = await anna.browse('lens/monthly/spherical')
      ok(result.includes('Biofinity'), result.join())
      ok(!result.includes('Biofinity toric'), result.join())
    },
  },
  {
    title: 'customers can search products',
    locales: ['en', 'it'],
    play: async (stage) => {
      const anna = await stage.shopper()
      const result = await anna.search('biofinity tor')
      ok(result.includes('Biofinity toric'), result.join())
    },
  },
  {
    title: 'customers can see prices: current, original, website price, savings',
    locales: ['fr', 'it'],
    play: async (stage) => {
      const anna = await stage.shopper()
      deepEqual(await anna.openProduct(WITH_EVERY_PRICE.title), WITH_EVERY_PRICE.prices)
    },
  },
  {
    title: 'customers can add items to a cart',
    locales: ['de', 'en'],
    play: async (stage) => {
      const anna = await stage.shopper({ cart: [{ lens: TORIC, quantity: 1 }] })
      await anna.addToCart(LENS)
      const cart = await anna.cart()
      deepEqual(cart.lines, [
        { title: 'Biofinity toric', eye: 'right', quantity: 1, total: TORIC_PRICE },
        { title: 'Biofinity', eye: 'left', quantity: 1, total: LENS_PRICE },
      ])
      equal(cart.total, TORIC_PRICE + LENS_PRICE)
    },
  },
  {
    title: 'customers can apply a coupon',
    locales: ['it', 'de'],
    play: async (stage) => {
      const anna = await stage.shopper({ cart: THREE_PACKS })
      await anna.applyCoupon('merci5')
      const { coupon, subtotal, discount, total } = await anna.cart()
      deepEqual({ coupon, subtotal, discount, total }, { coupon: 'MERCI5', subtotal: 6570, discount: -500, total: 6070 })
      await anna.removeCoupon()
      const without = await anna.cart()
      deepEqual([without.coupon, without.discount, without.total], [undefined, 0, 6570])
    },
  },
  {
    title: 'customers can enter a Miles & More number',
    locales: ['fr', 'en'],
    play: async (stage) => {
      const anna = await stage.shopper({ cart: THREE_PACKS })
      await anna.setMilesNumber(MILES_NUMBER)
      equal((await anna.cart()).miles, MILES_NUMBER)
    },
  },
  {
    title: 'customers can choose shipping',
    locales: ['it', 'en'],
    play: async (stage) => {
      const anna = await stage.shopper({ cart: THREE_PACKS, upTo: 'shipping' })
      equal(await anna.checkout('payment'), 'shipping')
      await anna.chooseShipping(PARCEL.key)
      equal(await anna.where(), 'payment')
      const { shipping, total } = await anna.cart()
      deepEqual({ shipping, total }, { shipping: PARCEL.cents, total: 6570 + PARCEL.cents })
    },
  },
  {
    title: 'customers can pay',
    locales: ['de', 'fr'],
    play: async (stage) => {
      const anna = await stage.shopper({ cart: THREE_PACKS, upTo: 'payment' })
      await anna.order('visa')
      await anna.pay('paid')
      equal((await anna.readOrder()).status, 'order.status.new')
    },
  },
  {
    title: 'customers can see a thank-you page',
    locales: ['it', 'de'],
    play: async (stage) => {
      const anna = await stage.shopper({ cart: THREE_PACKS, upTo: 'payment' })
      const { total } = await anna.cart()
      await anna.order('prepayment')
      const order = await anna.readOrder()
      match(order.number, /^IR-\d{4}-\d{6}$/)
      deepEqual([order.lines, order.total, order.shipping], [[threeInCart], total, PARCEL.cents])
      match(order.deliveredTo, /Anna Keller.*Seeweg 4.*8002 Zürich/s)
      deepEqual((await anna.cart()).lines, [])
    },
  },
  {
    title: 'customers can view their order history',
    locales: ['en', 'fr'],
    play: async (stage) => {
      const anna = await stage.shopper({ isCustomer: true, ordered: THREE_PACKS })
      const [entry, ...others] = await anna.history()
      deepEqual(others, [])
      deepEqual([entry?.status, entry?.total], ['order.status.new', 6570 + PARCEL.cents])
      const order = await anna.ownOrder(entry?.number ?? '')
      deepEqual([order.number, order.total, order.lines], [entry?.number, entry?.total, [threeInCart]])
    },
  },
  {
    title: 'customers can reorder a past order',
    locales: ['de', 'it'],
    play: async (stage) => {
      const anna = await stage.shopper({ isCustomer: true, ordered: THREE_PACKS })
      const [entry] = await anna.history()
      await anna.reorder(entry?.number ?? '')
      equal(await anna.where(), 'address')
      deepEqual((await anna.cart()).lines, [threeInCart])
    },
  },
]
