import { deepEqual, equal } from 'node:assert/strict'
import { LENS, LENS_PRICE, TORIC, TORIC_PRICE } from './catalogue.ts'
import type { Scenario } from './shopper.ts'

const lens = (quantity: number) => ({ title: 'Biofinity', eye: 'left', quantity, total: quantity * LENS_PRICE }) as const
const toric = { title: 'Biofinity toric', eye: 'right', quantity: 1, total: TORIC_PRICE } as const

/** Events of a cart (Commerce §2, §4). */
export const CART_SCENARIOS: readonly Scenario[] = [
  {
    title: 'a cart in two tabs is one cart',
    play: async (stage) => {
      const one = await stage.shopper({ cart: [{ lens: LENS, quantity: 1 }] })
      const other = await one.otherTab()
      await other.changeQuantity(LENS, 3)
      await one.addToCart(TORIC)
      deepEqual((await one.cart()).lines, [lens(3), toric])
      await other.remove(LENS)
      deepEqual((await one.cart()).lines, [toric])
    },
  },
  {
    title: 'an ordered cart disappears from the other tab, which starts a new cart',
    play: async (stage) => {
      const one = await stage.shopper({ cart: [{ lens: LENS, quantity: 3 }], upTo: 'payment' })
      const other = await one.otherTab()
      await one.order('prepayment')
      deepEqual((await other.cart()).lines, [])
      equal(await other.checkout('payment'), 'home')
      await other.addToCart(TORIC)
      deepEqual((await other.cart()).lines, [toric])
      deepEqual((await one.readOrder()).lines, [lens(3)])
    },
  },
  {
    title: 'removing the last cart item while in checkout sends the user to the home page',
    play: async (stage) => {
      const anna = await stage.shopper({ cart: [{ lens: LENS, quantity: 1 }, { lens: TORIC, quantity: 1 }], upTo: 'shipping' })
      equal(await anna.checkout('shipping'), 'shipping')
      await anna.remove(TORIC)
      equal(await anna.where(), 'shipping')
      await anna.remove(LENS)
      equal(await anna.where(), 'home')
    },
  },
  {
    title: 'a free-shipping notice shows the missing amount, up to the threshold, from which shipping is free',
    play: async (stage) => {
      const anna = await stage.shopper({ cart: [{ lens: LENS, quantity: 4 }], upTo: 'payment' })
      const below = await anna.cart()
      deepEqual([below.missingForFreeShipping, below.shipping], [10_000 - 4 * LENS_PRICE, 890])
      await anna.changeQuantity(LENS, 5)
      const above = await anna.cart()
      deepEqual([above.missingForFreeShipping, above.shipping, above.total], [undefined, 0, 5 * LENS_PRICE])
    },
  },
  {
    title: 'a trial product is added with the first lens, and never again once declined',
    play: async (stage) => {
      const anna = await stage.shopper({ brand: 'lensvision', cart: [{ lens: LENS, quantity: 1 }] })
      const [bought, trial, ...others] = (await anna.cart()).lines
      deepEqual([bought?.title, trial?.total, trial?.quantity, others], ['Biofinity', 0, 1, []])
      await anna.declineGift()
      deepEqual((await anna.cart()).lines, [bought])
      await anna.addToCart(TORIC)
      deepEqual((await anna.cart()).lines.map(({ title }) => title), ['Biofinity', 'Biofinity toric'])
    },
  },
  {
    title: 'a link to an abandoned cart gives a guest its items and no data of its owner',
    play: async (stage) => {
      const owner = await stage.shopper({ cart: [{ lens: LENS, quantity: 2 }], upTo: 'payment' })
      const finder = await stage.shopper()
      await finder.openAbandonedCart(await owner.cartLink())
      deepEqual((await finder.cart()).lines, [lens(2)])
      equal(await finder.checkout('payment'), 'customer')
    },
  },
  {
    title: 'a link to an abandoned cart merges it into the cart of a customer',
    play: async (stage) => {
      const owner = await stage.shopper({ cart: [{ lens: LENS, quantity: 2 }] })
      const customer = await stage.shopper({ isCustomer: true, cart: [{ lens: TORIC, quantity: 1 }] })
      await customer.openAbandonedCart(await owner.cartLink())
      deepEqual((await customer.cart()).lines, [toric, lens(2)])
    },
  },
]
