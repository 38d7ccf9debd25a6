import * as E from 'fp-ts/lib/Either.js'
import { Refused as RefusedUseCase, storefrontOf, type Storefront } from '../../adapters/composition/headless/storefront-of.ts'
import type { Injector } from '../../ui/binding/injector.ts'
import { toAddressLines } from '../../ui/address/address-lines.ts'
import { fieldMessage } from '../../ui/messages/field-message.ts'
import { refusalMessage } from '../../ui/messages/refusal-message.ts'
import { OptOutOfGifts } from '../../application/storefront/cart/opt-out-of-gifts.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { CartLinkToken } from '../../domain/cart/cart-link.ts'
import type { Cart, CartLine } from '../../domain/cart/cart.ts'
import { freeShippingNotice } from '../../domain/delivery/free-shipping.ts'
import type { Order, OrderToken } from '../../domain/order/order.ts'
import { orderStatusLabelKey } from '../../domain/order/order-status.ts'
import { shownPrice } from '../../domain/pricing/shown-price.ts'
import type { Failure } from '../../domain/refusal.ts'
import { inLocale, type Locale } from '../../domain/shop/locale.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { wordsOf } from '../e2e/support/shop-texts.ts'
import { plainText } from './plain-text.ts'
import {
  Refused, type Lens, type Outcome, type Place, type SeenCart, type SeenLine, type SeenOrder, type Shopper, type Step,
} from './shopper.ts'
import { consentTo } from '../support/consent-to.ts'

/** The state of a shopper's device: every tab has the same cart and session. */
export type Device = {
  readonly locale: Locale
  readonly email: string
  readonly openTab: () => Injector
  readonly cartLink: () => Promise<string>
  /** Confirms the e-mail that is sent after a registration. */
  readonly completeEmailLink: (who: { readonly email: string; readonly password: string }) => Promise<void>
  readonly pay: (order: OrderToken, paymentPage: string | undefined, outcome: Outcome) => Promise<void>
}

const PASSWORD = 'sehr7gute-sicht'

const seenLine = (locale: Locale) => ({ titles, eye, quantity, total }: CartLine): SeenLine => ({
  title: inLocale(titles, locale), ...(eye === undefined ? {} : { eye }), quantity, total: total.cents,
})

const written = (address: Parameters<typeof toAddressLines>[0]): string => toAddressLines(address).lines.join('\n')

const seenOrder = (order: Order, locale: Locale): SeenOrder => ({
  number: order.number,
  status: orderStatusLabelKey(order.status),
  lines: order.lines.map(seenLine(locale)),
  shipping: order.totals.shippingTotal.cents,
  total: order.totals.total.cents,
  deliveredTo: written(order.shippingAddress),
  billedTo: written(order.billingAddress),
})

const NO_CART: SeenCart = { lines: [], subtotal: 0, discount: 0, total: 0 }

const seenCart = (cart: Cart | undefined, injector: Injector, locale: Locale): SeenCart => {
  if (cart === undefined || cart.lines.length === 0) return NO_CART
  const { totals, coupon, milesAndMoreNumber, shippingMethod } = cart
  const threshold = injector.get(CurrentShop).freeShippingThreshold
  const missing = freeShippingNotice({
    enabled: threshold !== undefined,
    itemsTotal: totals.itemsTotal,
    ...(threshold === undefined ? {} : { threshold }),
    ...(shippingMethod === undefined ? {} : { shippingPrice: totals.shippingTotal }),
  })
  return {
    lines: cart.lines.map(seenLine(locale)),
    subtotal: totals.itemsTotalBeforePromotion.cents,
    discount: totals.orderPromotionTotal.cents,
    ...(shippingMethod === undefined ? {} : { shipping: totals.shippingTotal.cents }),
    total: totals.total.cents,
    ...(coupon === undefined ? {} : { coupon: coupon.code }),
    ...(milesAndMoreNumber === undefined ? {} : { miles: milesAndMoreNumber }),
    ...(missing === undefined ? {} : { missingForFreeShipping: missing.cents }),
  }
}

/** A shopper that uses the use cases of the storefront, over HTTP or in the same process. */
export const makeUseCaseShopper = (device: Device): Shopper => {
  const { locale, email } = device
  const injector = device.openTab()
  const say = wordsOf(locale)
  const messageOf = (failure: Failure): string => {
    const { id, values } = refusalMessage(failure, locale)
    const fields = failure._tag === 'InvalidAddress' ? [...failure.billing, ...failure.shipping].map(fieldMessage) : []
    return plainText([{ id, values }, ...fields].map((message) => say(message.id, { unit: 'any', ...message.values })).join('\n'))
  }
  const opened = storefrontOf(injector, locale)
  const { order: orders, payment } = opened.shop
  const storefront = new Proxy(opened, {
    get: (target, name: keyof Storefront) => async (...request: readonly unknown[]) => {
      try {
        return await (target[name] as (...input: readonly unknown[]) => Promise<unknown>)(...request)
      } catch (error) {
        throw error instanceof RefusedUseCase ? new Refused(messageOf(error.failure)) : error
      }
    },
  })
  let input: Step | undefined
  let order: OrderToken | undefined
  let paymentPage: string | undefined

  const productNamed = async (title: string) => {
    const hit = (await storefront.search(title)).find(({ product }) => inLocale(product.titles, locale) === title)
    if (hit === undefined) throw new Error(`The shop does not sell ${title}`)
    return storefront.viewProduct(hit.product.id)
  }
  const lineOf = async ({ title, eye }: Lens): Promise<CartLine> => {
    const line = (await storefront.loadCart())?.lines.find((one) => inLocale(one.titles, locale) === title && one.eye === eye)
    if (line === undefined) throw new Error(`The cart holds no ${title}`)
    return line
  }
  const orderIn = async (number: string): Promise<Order> => {
    const result = (await orders.listOrders({ page: 1 })).orders.find((one) => one.number === number)
    if (result === undefined) throw new Error(`The history holds no ${number}`)
    return result
  }
  const made = (): OrderToken => {
    if (order === undefined) throw new Error('Nothing was ordered yet')
    return order
  }
  const where = async (): Promise<Place> => {
    const { decision } = await storefront.enterCheckout(input)
    if (decision._tag === 'Enter') return input ?? 'home'
    if (decision._tag === 'Ordered' || decision.to === 'home' || decision.to === 'thank-you') return 'home'
    input = decision.to
    return input
  }
  const next = (step: Step): void => { input = step }

  return {
    say,
    email,
    browse: async (category) => (await storefront.browse(category)).listing.cards.map(({ product }) => inLocale(product.titles, locale)),
    search: async (term) => (await storefront.search(term)).map(({ product }) => inLocale(product.titles, locale)),
    openProduct: async (title) => {
      const { current, original, website, savings } = shownPrice((await productNamed(title)).pricing.unit)
      return {
        current: current.cents,
        ...(original === undefined ? {} : { original: original.cents }),
        ...(website === undefined ? {} : { website: website.cents }),
        ...(savings === undefined ? {} : { saved: savings.amount.cents }),
      }
    },
    addToCart: async ({ title, eye, values, made: alsoMade, campaign }) => {
      const { product } = await productNamed(title)
      const by = campaign === undefined ? {} : { fk: campaign, priceChannel: injector.get(CurrentShop).priceChannel }
      await storefront.addToCart({ productId: product.id, eye, option: { ...values, ...alsoMade }, quantity: 1, ...by })
    },
    changeQuantity: async (lens, quantity) => { await storefront.changeLineQuantity((await lineOf(lens)).id, quantity) },
    remove: async (lens) => { await storefront.removeLine((await lineOf(lens)).id) },
    declineGift: async () => {
      const response = await injector.get(OptOutOfGifts)()()
      if (E.isLeft(response)) throw new Refused(messageOf(response.left))
    },
    applyCoupon: async (code) => { await storefront.applyCoupon(code) },
    removeCoupon: async () => { await storefront.removeCoupon() },
    setMilesNumber: async (number) => { await storefront.setMilesNumber(number) },
    cart: async () => seenCart(await storefront.loadCart(), injector, locale),
    checkout: async (step) => {
      input = step
      return where()
    },
    where,
    setEmail: async () => {
      await storefront.setEmail(email)
      next('address')
    },
    setAddresses: async ({ billing, shipping, toPartner }) => {
      await storefront.setAddresses(omitUndefined({ billing, shipping, toPartner: toPartner === true ? 'partner' as const : undefined }))
      next('shipping')
    },
    chooseShipping: async (key) => {
      await storefront.chooseShipping(key)
      next('payment')
    },
    order: async (method) => {
      const cart = await storefront.choosePayment(method)
      const placed = await storefront.placeOrder(consentTo(cart))
      order = placed.orderToken
      paymentPage = placed.paymentPage
    },
    pay: async (outcome) => device.pay(made(), paymentPage, outcome),
    payAgain: async () => { paymentPage = await payment.createPayment({ token: made() }) },
    readOrder: async () => seenOrder(await storefront.viewOrder(made()), locale),
    register: async () => {
      await storefront.signUp({ email, password: PASSWORD, firstName: 'Anna', lastName: 'Keller' })
      await device.completeEmailLink({ email, password: PASSWORD })
      await storefront.signIn({ email, password: PASSWORD })
      return { email, password: PASSWORD }
    },
    signIn: async (as) => { await storefront.signIn(as) },
    signOut: async () => { await storefront.signOut() },
    history: async () => (await orders.listOrders({ page: 1 })).orders.map(({ number, status, totals }) => ({
      number, status: orderStatusLabelKey(status), total: totals.total.cents,
    })),
    ownOrder: async (number) => seenOrder(await orders.getOwnOrder({ id: (await orderIn(number)).id }), locale),
    reorder: async (number) => {
      const { id } = await orderIn(number)
      const { destination } = await storefront.reorder({ lastOrder: { _tag: 'ById', internalOrderId: String(id) }, source: 'account' })
      if (destination !== 'checkout') throw new Error(`The reorder leads to ${destination}`)
      input = undefined
    },
    cartLink: device.cartLink,
    openAbandonedCart: async (link) => { await storefront.restoreCart(link as CartLinkToken) },
    otherTab: async () => makeUseCaseShopper(device),
  }
}
