import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { BERLIN, LENS, LENS_PRICE, MILAN, PARCEL, TORIC, ZURICH } from './catalogue.ts'
import { refusalOf, type Scenario } from './shopper.ts'

const BERNE = { ...ZURICH, lastName: 'Meier', street: 'Kramgasse', streetNumber: '20', postcode: '3011', city: 'Bern' }
const packs = (quantity: number) => ({ cart: [{ lens: LENS, quantity }] })

/** From a cart to an order, and its payment (Commerce §2, §4, §5, §6). */
export const CHECKOUT_SCENARIOS: readonly Scenario[] = [
  {
    title: 'a guest starts at the customer step, a signed-in customer at the address step',
    play: async (stage) => {
      equal(await (await stage.shopper(packs(1))).checkout(), 'customer')
      const customer = await stage.shopper({ isCustomer: true, ...packs(1) })
      equal(await customer.checkout(), 'address')
      equal(await customer.checkout('payment'), 'address')
    },
  },
  {
    title: 'signing in during the checkout merges both carts and loses no step',
    play: async (stage) => {
      const atHome = await stage.shopper()
      const anna = await atHome.register()
      await atHome.addToCart(TORIC)
      const guest = await stage.shopper({ ...packs(2), upTo: 'shipping' })
      equal(await guest.checkout('customer'), 'customer')
      await guest.signIn(anna)
      const lines = (await guest.cart()).lines.map(({ title, quantity }) => `${quantity} ${title}`)
      deepEqual(lines.toSorted(), ['1 Biofinity toric', '2 Biofinity'])
      equal(await guest.checkout('payment'), 'shipping')
    },
  },
  {
    title: 'the parcel goes to the shipping address, the invoice to the billing address',
    play: async (stage) => {
      const anna = await stage.shopper({ ...packs(1), upTo: 'address' })
      await anna.setAddresses({ billing: ZURICH, shipping: BERNE })
      await anna.chooseShipping(PARCEL.key)
      await anna.order('prepayment')
      const order = await anna.readOrder()
      match(order.deliveredTo, /Anna Meier.*Kramgasse 20.*3011 Bern/s)
      match(order.billedTo, /Anna Keller.*Seeweg 4.*8002 Zürich/s)
    },
  },
  {
    title: 'a customer may ship to the partner optician',
    play: async (stage) => {
      const anna = await stage.shopper({ email: 'anna.keller@example.ch', isCustomer: true, ...packs(1) })
      await anna.setAddresses({ billing: ZURICH, toPartner: true })
      await anna.chooseShipping(PARCEL.key)
      await anna.order('prepayment')
      const order = await anna.readOrder()
      match(order.deliveredTo, /Studio Seefeld.*Anna Keller.*Seefeldstrasse 12/s)
      match(order.billedTo, /Anna Keller.*Seeweg 4/s)
    },
  },
  {
    title: 'a private person in Italy enters a tax number of 16 characters',
    isRefused: true,
    play: async (stage) => {
      const anna = await stage.shopper({ ...packs(1), upTo: 'address' })
      const refusal = await refusalOf(anna.setAddresses({ billing: { ...MILAN, taxNumber: 'RSSMRA80A01F205' } }))
      ok(refusal.includes(anna.say('validation.invalid_tax_number')), refusal)
      equal(await anna.checkout('payment'), 'address')
      await anna.setAddresses({ billing: { ...MILAN, taxNumber: 'RSSMRA80A01F205X' } })
      equal(await anna.where(), 'shipping')
    },
  },
  {
    title: 'an order to another country is rejected above the order limit, and accepted below it',
    play: async (stage) => {
      const anna = await stage.shopper({ ...packs(7), upTo: 'address' })
      await anna.setAddresses({ billing: BERLIN })
      await anna.chooseShipping('dhl')
      const refusal = await refusalOf(anna.order('prepayment'))
      ok(refusal.includes(anna.say('error.order_limit_reached', { limit: 'CHF 150.00' })), refusal)
      await anna.changeQuantity(LENS, 6)
      await anna.order('prepayment')
      equal((await anna.readOrder()).total, 6 * LENS_PRICE)
      const atHome = await stage.shopper({ ...packs(7), upTo: 'payment' })
      await atHome.order('prepayment')
      equal((await atHome.readOrder()).total, 7 * LENS_PRICE)
    },
  },
  {
    title: 'a declined or cancelled payment leaves the order open for another payment',
    play: async (stage) => {
      const anna = await stage.shopper({ ...packs(1), upTo: 'payment' })
      await anna.order('visa')
      for (const outcome of ['declined', 'cancelled'] as const) {
        await anna.pay(outcome)
        equal((await anna.readOrder()).status, 'order.status.payment_pending')
        await anna.payAgain()
      }
      await anna.pay('paid')
      equal((await anna.readOrder()).status, 'order.status.new')
    },
  },
]
