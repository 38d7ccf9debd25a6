import { describe, expect, it } from 'vitest'
import { openHeadlessShop, type HeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { Refused } from '../../adapters/composition/headless/storefront-of.ts'
import type { CartToken } from '../../domain/cart/cart.ts'
import type { CartLinkToken } from '../../domain/cart/cart-link.ts'
import type { OrderToken } from '../../domain/order/order.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { consentTo } from '../support/consent-to.ts'
import { value } from '../support/outcome.ts'
import { GUEST } from '../support/commerce.ts'
import { openOperations } from '../../application/commerce/operations.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const BEA = { email: 'bea.meier@example.ch', password: 'noch8besser-sehen', firstName: 'Bea', lastName: 'Meier' }
const BILLING = {
  firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH',
}
const MONTH = 31 * 24 * 3600 * 1000

/** The items of a cart: sphere and packs, in order. */
type Contents = readonly (readonly [sphere: number, packs: number])[]
/** The cart at the start of a scenario; an ordered cart contained one lens too. */
type Start = 'empty' | 'filled' | 'ordered'
const STARTS: readonly Start[] = ['empty', 'filled', 'ordered']
/** One box of -3 is in the cart at the start, if any; one box of -2 is what the other person has. */
const [ONE, OTHER]: readonly [Contents, Contents] = [[[-3, 1]], [[-2, 1]]]

let lens: Promise<ProductId> | undefined
const findLens = async (): Promise<ProductId> => {
  const hits = await openHeadlessShop().visitor().search('Biofinity')
  const hit = hits.find(({ product: { titles } }) => titles.de.startsWith('Biofinity') && !titles.de.includes('toric'))
  if (hit === undefined) throw new Error('No lens')
  return hit.product.id
}
/** The same in every demo shop, so it is searched once. */
const lensId = (): Promise<ProductId> => (lens ??= findLens())

const put = async (visitor: Visitor, sphere: number) =>
  visitor.addToCart({ productId: await lensId(), eye: 'right', option: { sphere, radius: 8.6, diameter: 14 }, quantity: 1 })

const contents = async (visitor: Visitor): Promise<Contents> =>
  ((await visitor.loadCart())?.lines ?? [])
    .map((line): readonly [number, number] => [Number(line.option.sphere), line.quantity])
    .toSorted(([one], [other]) => one - other)

const unlessRefused = async (request: Promise<unknown>): Promise<void> =>
  request.then(() => undefined, (error: unknown) => {
    if (!(error instanceof Refused)) throw error
  })

const order = async (shop: HeadlessShop, visitor: Visitor): Promise<OrderToken> => {
  await visitor.setEmail(ANNA.email)
  await visitor.setAddresses({ billing: BILLING })
  await visitor.chooseShipping((await visitor.listShippingOptions())[0]?.key ?? '')
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  await shop.settlePayment(orderToken, 'paid')
  return orderToken
}

type Scene = {
  readonly shop: HeadlessShop
  /** The owner of the cart, on the device that created it. */
  readonly owner: Visitor
  readonly token: CartToken
  /** A link to that cart, created while it contained an item. */
  readonly link: CartLinkToken
}

/** A visitor with a cart that is empty, filled or ordered; their e-mail and address were entered. */
const open = async (start: Start, who?: typeof ANNA): Promise<Scene> => {
  const shop = openHeadlessShop()
  const owner = shop.visitor()
  if (who !== undefined) await owner.signUp(who)
  const { token, lines } = await put(owner, -3)
  await owner.setEmail(ANNA.email)
  await owner.setAddresses({ billing: BILLING })
  const { accountId } = await value(shop.ports.carts.cart(token))
  const link = await value(openOperations(shop.ports, shop.ports).cart.createCartLink({ ...GUEST, owner: accountId }, { token }))
  if (start === 'ordered') await order(shop, owner)
  if (start === 'empty') await owner.removeLine(lines[0]?.id ?? '')
  return { shop, owner, token, link }
}

const customer = async (shop: HeadlessShop, who: typeof ANNA, sphere?: number): Promise<Visitor> => {
  const visitor = shop.visitor()
  await visitor.signUp(who)
  if (sphere !== undefined) await put(visitor, sphere)
  return visitor
}

/** What everyone sees at the end, and whether the other visitor sees personal data. */
type End = { readonly [who: string]: Contents | boolean }
type Scenario = {
  readonly name: string
  readonly play: (start: Start) => Promise<End>
  readonly ends: { readonly [start in Start]: End }
}

const seesAnna = async (visitor: Visitor): Promise<boolean> => {
  const text = JSON.stringify((await visitor.loadCart()) ?? '')
  return text.includes('anna.keller') || text.includes('Seeweg')
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'a guest returns, a stranger visits',
    play: async (start) => {
      const { shop, owner } = await open(start)
      return { owner: await contents(owner), stranger: await contents(shop.visitor()) }
    },
    ends: { empty: { owner: [], stranger: [] }, filled: { owner: ONE, stranger: [] }, ordered: { owner: [], stranger: [] } },
  },
  {
    name: 'a customer signs in on another device',
    play: async (start) => {
      const { shop, owner } = await open(start, ANNA)
      const phone = shop.visitor()
      await phone.signIn(ANNA)
      return { owner: await contents(owner), phone: await contents(phone) }
    },
    ends: { empty: { owner: [], phone: [] }, filled: { owner: ONE, phone: ONE }, ordered: { owner: [], phone: [] } },
  },
  {
    name: 'two devices of a customer add items, one after the other and at once',
    play: async (start) => {
      const { shop, owner } = await open(start, ANNA)
      const phone = shop.visitor()
      await phone.signIn(ANNA)
      await put(owner, -2)
      await phone.signIn(ANNA)
      await Promise.all([put(owner, -2), put(phone, -2)])
      return { owner: await contents(owner), phone: await contents(phone) }
    },
    ends: {
      empty: { owner: [[-2, 3]], phone: [[-2, 3]] },
      filled: { owner: [[-3, 1], [-2, 3]], phone: [[-3, 1], [-2, 3]] },
      ordered: { owner: [[-2, 3]], phone: [[-2, 3]] },
    },
  },
  {
    name: 'one device orders while the other still shows the cart',
    play: async (start) => {
      const { shop, owner } = await open(start, ANNA)
      const phone = shop.visitor()
      await phone.signIn(ANNA)
      await put(owner, -2)
      await phone.signIn(ANNA)
      const seen = await contents(phone)
      await order(shop, owner)
      const after = await contents(phone)
      await put(phone, -2)
      return { seen, after, owner: await contents(owner), phone: await contents(phone) }
    },
    ends: {
      empty: { seen: OTHER, after: [], owner: [], phone: OTHER },
      filled: { seen: [[-3, 1], [-2, 1]], after: [], owner: [], phone: OTHER },
      ordered: { seen: OTHER, after: [], owner: [], phone: OTHER },
    },
  },
  {
    name: 'a guest signs in in between, and has an earlier cart on the account',
    play: async (start) => {
      const { shop, owner, token } = await open(start)
      const home = await customer(shop, ANNA, -2)
      await owner.signIn(ANNA)
      const left = shop.visitor()
      await unlessRefused(left.restoreCart(token as never))
      return { owner: await contents(owner), home: await contents(home), left: await contents(left) }
    },
    ends: {
      empty: { owner: OTHER, home: OTHER, left: [] },
      filled: { owner: [[-3, 1], [-2, 1]], home: [[-3, 1], [-2, 1]], left: [] },
      ordered: { owner: OTHER, home: OTHER, left: [] },
    },
  },
  {
    name: 'a guest registers in between',
    play: async (start) => {
      const { shop, owner } = await open(start)
      await owner.signUp(ANNA)
      const phone = shop.visitor()
      await phone.signIn(ANNA)
      return { owner: await contents(owner), phone: await contents(phone) }
    },
    ends: { empty: { owner: [], phone: [] }, filled: { owner: ONE, phone: ONE }, ordered: { owner: [], phone: [] } },
  },
  {
    name: 'a customer signs out, and in again',
    play: async (start) => {
      const { owner } = await open(start, ANNA)
      await owner.signOut()
      const out = await contents(owner)
      await owner.signIn(ANNA)
      return { out, again: await contents(owner) }
    },
    ends: { empty: { out: [], again: [] }, filled: { out: [], again: ONE }, ordered: { out: [], again: [] } },
  },
  {
    name: 'a customer signs out, another registers on the same device',
    play: async (start) => {
      const { shop, owner: device } = await open(start, ANNA)
      await device.signOut()
      await put(device, -2)
      await device.signUp(BEA)
      const anna = shop.visitor()
      await anna.signIn(ANNA)
      return { bea: await contents(device), seesPerson: await seesAnna(device), anna: await contents(anna) }
    },
    ends: {
      empty: { bea: OTHER, seesPerson: false, anna: [] },
      filled: { bea: OTHER, seesPerson: false, anna: ONE },
      ordered: { bea: OTHER, seesPerson: false, anna: [] },
    },
  },
  {
    name: 'another customer signs in on a device without a sign-out',
    play: async (start) => {
      const { shop, owner: device } = await open(start, ANNA)
      await customer(shop, BEA, -2)
      await device.signIn(BEA)
      const anna = shop.visitor()
      await anna.signIn(ANNA)
      return { bea: await contents(device), seesPerson: await seesAnna(device), anna: await contents(anna) }
    },
    ends: {
      empty: { bea: OTHER, seesPerson: false, anna: [] },
      filled: { bea: OTHER, seesPerson: false, anna: ONE },
      ordered: { bea: OTHER, seesPerson: false, anna: [] },
    },
  },
  {
    name: 'a session expires, the customer continues as a guest and signs in again',
    play: async (start) => {
      const { shop, owner } = await open(start, ANNA)
      shop.clock.set(new Date(shop.clock.now().getTime() + MONTH))
      const ended = await contents(owner)
      await put(owner, -2)
      await owner.signIn(ANNA)
      const phone = shop.visitor()
      await phone.signIn(ANNA)
      return { ended, again: await contents(owner), phone: await contents(phone) }
    },
    ends: {
      empty: { ended: [], again: OTHER, phone: OTHER },
      filled: { ended: [], again: [[-3, 1], [-2, 1]], phone: [[-3, 1], [-2, 1]] },
      ordered: { ended: [], again: OTHER, phone: OTHER },
    },
  },
  {
    name: 'a session expires, another customer signs in on that device',
    play: async (start) => {
      const { shop, owner: device } = await open(start, ANNA)
      shop.clock.set(new Date(shop.clock.now().getTime() + MONTH))
      await device.signUp(BEA)
      const anna = shop.visitor()
      await anna.signIn(ANNA)
      return { bea: await contents(device), seesPerson: await seesAnna(device), anna: await contents(anna) }
    },
    ends: {
      empty: { bea: [], seesPerson: false, anna: [] },
      filled: { bea: [], seesPerson: false, anna: ONE },
      ordered: { bea: [], seesPerson: false, anna: [] },
    },
  },
  {
    name: 'AS-CART-02 a link to a guest’s cart is opened by a guest without a cart, and the owner continues',
    play: async (start) => {
      const { shop, owner, link } = await open(start)
      const visitor = shop.visitor()
      await unlessRefused(visitor.restoreCart(link))
      await put(owner, -2)
      return { visitor: await contents(visitor), seesPerson: await seesAnna(visitor), owner: await contents(owner) }
    },
    ends: {
      empty: { visitor: [], seesPerson: false, owner: OTHER },
      filled: { visitor: ONE, seesPerson: false, owner: [[-3, 1], [-2, 1]] },
      ordered: { visitor: [], seesPerson: false, owner: OTHER },
    },
  },
  {
    name: 'the link is opened by a guest with a cart, twice',
    play: async (start) => {
      const { shop, owner, link } = await open(start)
      const visitor = shop.visitor()
      await put(visitor, -2)
      await unlessRefused(visitor.restoreCart(link))
      await unlessRefused(visitor.restoreCart(link))
      return { visitor: await contents(visitor), seesPerson: await seesAnna(visitor), owner: await contents(owner) }
    },
    ends: {
      empty: { visitor: OTHER, seesPerson: false, owner: [] },
      filled: { visitor: [[-3, 1], [-2, 1]], seesPerson: false, owner: ONE },
      ordered: { visitor: OTHER, seesPerson: false, owner: [] },
    },
  },
  {
    name: 'the link is opened on the device that created the cart: it is whole, with all entered data',
    play: async (start) => {
      const { owner, link } = await open(start)
      await unlessRefused(owner.restoreCart(link))
      return { owner: await contents(owner), seesPerson: await seesAnna(owner) }
    },
    ends: {
      empty: { owner: [], seesPerson: true }, filled: { owner: ONE, seesPerson: true }, ordered: { owner: [], seesPerson: false },
    },
  },
  {
    name: 'AS-CART-01 AS-CART-03 the link to a guest’s cart is opened by a customer with a cart, twice',
    play: async (start) => {
      const { shop, owner, link } = await open(start)
      const bea = await customer(shop, BEA, -2)
      await unlessRefused(bea.restoreCart(link))
      await unlessRefused(bea.restoreCart(link))
      return { bea: await contents(bea), seesPerson: await seesAnna(bea), owner: await contents(owner) }
    },
    ends: {
      empty: { bea: OTHER, seesPerson: false, owner: [] },
      filled: { bea: [[-3, 1], [-2, 1]], seesPerson: false, owner: [] },
      ordered: { bea: OTHER, seesPerson: false, owner: [] },
    },
  },
  {
    name: 'the link to a guest’s cart is opened by a customer without a cart, and shown on their other device',
    play: async (start) => {
      const { shop, link } = await open(start)
      const bea = await customer(shop, BEA)
      await unlessRefused(bea.restoreCart(link))
      const phone = shop.visitor()
      await phone.signIn(BEA)
      return { bea: await contents(bea), seesPerson: await seesAnna(bea), phone: await contents(phone) }
    },
    ends: {
      empty: { bea: [], seesPerson: false, phone: [] },
      filled: { bea: ONE, seesPerson: false, phone: ONE },
      ordered: { bea: [], seesPerson: false, phone: [] },
    },
  },
  {
    name: 'the link to a customer’s own cart is opened by another customer, twice: the items are copied',
    play: async (start) => {
      const { shop, owner, link } = await open(start, ANNA)
      const bea = await customer(shop, BEA, -2)
      await unlessRefused(bea.restoreCart(link))
      await unlessRefused(bea.restoreCart(link))
      return { bea: await contents(bea), seesPerson: await seesAnna(bea), owner: await contents(owner) }
    },
    ends: {
      empty: { bea: OTHER, seesPerson: false, owner: [] },
      filled: { bea: [[-3, 1], [-2, 1]], seesPerson: false, owner: ONE },
      ordered: { bea: OTHER, seesPerson: false, owner: [] },
    },
  },
  {
    name: 'the link to a customer’s own cart is opened by a stranger',
    play: async (start) => {
      const { shop, owner, link } = await open(start, ANNA)
      const stranger = shop.visitor()
      await unlessRefused(stranger.restoreCart(link))
      return { stranger: await contents(stranger), seesPerson: await seesAnna(stranger), owner: await contents(owner) }
    },
    ends: {
      empty: { stranger: [], seesPerson: false, owner: [] },
      filled: { stranger: ONE, seesPerson: false, owner: ONE },
      ordered: { stranger: [], seesPerson: false, owner: [] },
    },
  },
  {
    name: 'the link to a customer’s own cart is opened by its owner, signed out on the phone, who then signs in: it counts once',
    play: async (start) => {
      const { shop, owner, link } = await open(start, ANNA)
      const phone = shop.visitor()
      await unlessRefused(phone.restoreCart(link))
      const before = await contents(phone)
      await phone.signIn(ANNA)
      return { before, phone: await contents(phone), owner: await contents(owner) }
    },
    ends: {
      empty: { before: [], phone: [], owner: [] },
      filled: { before: ONE, phone: ONE, owner: ONE },
      ordered: { before: [], phone: [], owner: [] },
    },
  },
  {
    name: 'the link to a customer’s own cart is opened by its owner, signed in on the phone',
    play: async (start) => {
      const { shop, owner, link } = await open(start, ANNA)
      const phone = shop.visitor()
      await phone.signIn(ANNA)
      await unlessRefused(phone.restoreCart(link))
      return { phone: await contents(phone), owner: await contents(owner) }
    },
    ends: { empty: { phone: [], owner: [] }, filled: { phone: ONE, owner: ONE }, ordered: { phone: [], owner: [] } },
  },
  {
    name: 'a guest opens the link to another’s order: nothing is added except in the browser that placed it',
    play: async (start) => {
      const { shop, owner } = await open(start)
      const buyer = shop.visitor()
      await put(buyer, -2)
      const token = await order(shop, buyer)
      await owner.reorder({ lastOrder: { _tag: 'ByToken', token }, source: 'link' })
      const stranger = shop.visitor()
      await stranger.reorder({ lastOrder: { _tag: 'ByToken', token }, source: 'link' })
      await buyer.reorder({ lastOrder: { _tag: 'ByToken', token }, source: 'link' })
      return {
        owner: await contents(owner), stranger: await contents(stranger),
        seesPerson: await seesAnna(stranger), buyer: await contents(buyer),
      }
    },
    ends: {
      empty: { owner: [], stranger: [], seesPerson: false, buyer: OTHER },
      filled: { owner: ONE, stranger: [], seesPerson: false, buyer: OTHER },
      ordered: { owner: [], stranger: [], seesPerson: false, buyer: OTHER },
    },
  },
  {
    name: 'a customer reorders from the history; another customer cannot, by number or by link',
    play: async (start) => {
      const { shop, owner } = await open(start, ANNA)
      const phone = shop.visitor()
      await phone.signIn(ANNA)
      if (start !== 'ordered') {
        await put(owner, -2)
        await order(shop, owner)
      }
      const [last] = (await owner.shop.order.listOrders({ page: 1 })).orders
      const bea = await customer(shop, BEA, -2)
      const lastOrders = [{ _tag: 'ById', internalOrderId: String(last!.id) }, { _tag: 'ByToken', token: last!.token }] as const
      for (const lastOrder of lastOrders) await bea.reorder({ lastOrder, source: 'account' })
      await owner.reorder({ lastOrder: lastOrders[0], source: 'account' })
      await phone.signIn(ANNA)
      return { owner: await contents(owner), phone: await contents(phone), bea: await contents(bea) }
    },
    ends: {
      empty: { owner: OTHER, phone: OTHER, bea: OTHER },
      filled: { owner: [[-3, 1], [-2, 1]], phone: [[-3, 1], [-2, 1]], bea: OTHER },
      ordered: { owner: ONE, phone: ONE, bea: OTHER },
    },
  },
]

describe('the ownership of a cart: nothing is lost, and no one sees what is not theirs', () => {
  // A title from a row is truncated, and with it the result.
  for (const { name, play, ends } of SCENARIOS)
    it.each(STARTS)(`${name}: a cart that is %s`, async (start) => {
      expect(await play(start)).toEqual(ends[start])
    })
})
