import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { makeEstimateReorder } from '../../../../application/storefront/reorder/estimate-reorder.ts'
import { makeReorder } from '../../../../application/storefront/reorder/reorder.ts'
import type { ReorderInput } from '../../../../application/contract/reorder.ts'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import type { ProductCard } from '../../../../domain/catalogue/product-card.ts'
import type { ProductDetail } from '../../../../domain/catalogue/product-detail.ts'
import { quotePrice } from '../../../../domain/pricing/quote-price.ts'
import type { Cart, CartToken } from '../../../../domain/cart/cart.ts'
import { makeReorderResult, type ReorderResult } from '../../../../domain/reorder/reorder-result.ts'
import type { Product } from '../../../../domain/product/product.ts'
import { DEFAULT_QUANTITY } from '../../../../domain/quantity/quantity.ts'
import type { ReorderSource } from '../../../../domain/reorder/reorder-source.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../../support/builders/product.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { openPurchaseTraces } from '../../../support/purchase-traces.ts'

const lastOrder = { _tag: 'ByToken', token: 'abc' } as const
const ITEMS = makeReorderResult({ items: [aLine()] })
const italian = anAddress({ countryCode: 'IT' })

type Played = {
  readonly reply: Failure | ReorderResult
  readonly cart?: Cart
  readonly kept?: CartToken | null
  /** Products with a card, since they are sold, and products that have a page only. */
  readonly sold?: readonly Product[] | Failure
  readonly shown?: readonly Product[]
}

const priceEntry = aPriceEntry()
const pricing = quotePrice(priceEntry, DEFAULT_QUANTITY, 0)
const aCard = (product: Product): ProductCard => ({ product, price: pricing.unit })
const aDetail = (product: Product): ProductDetail => ({ product, pricing, priceEntry, packs: [], similar: [] })

const isFailure = (reply: Played['reply']): reply is Failure => '_tag' in reply

/** A storefront whose shop returns these responses, and its requests, in order. */
const openFront = ({ reply, cart = aCart({ lines: [aLine()] }), kept = cartToken('1'), sold = [], shown = [] }: Played) => {
  let token = kept ?? undefined
  const calls: string[] = []
  const requests: ReorderInput[] = []
  const store = openCartStore()
  const recorded = <Result>(name: string, respond: TE.TaskEither<Failure, Result>): TE.TaskEither<Failure, Result> => () => {
    calls.push(name)
    return respond()
  }
  const reorder = makeReorder({
    shop: fakeShop({
      reorder: {
        reorder: (one) => {
          requests.push(one)
          return recorded('reorder', isFailure(reply) ? TE.left(reply) : TE.right(reply))
        },
      },
      cart: { createCart: () => recorded('create', TE.right(cart)), getCart: () => recorded('cart', TE.right(cart)) },
      order: { getOrderOfCart: () => TE.left<Failure>({ _tag: 'NotFound', what: 'order' }) },
      catalogue: {
        getProduct: ({ productId: id }) => {
          const product = shown.find((one) => one.id === id)
          return recorded(
            `product ${id}`, product === undefined ? TE.left({ _tag: 'NotFound', what: 'product' }) : TE.right(aDetail(product)),
          )
        },
        listProductsById: ({ ids }) => recorded(`cards ${ids.join(',')}`, '_tag' in sold ? TE.left(sold) : TE.right(sold.map(aCard))),
      },
    }),
    keeper: { read: () => token, store: (input) => { token = input }, clear: () => { token = undefined } },
    store,
    queue: openCartQueue(),
    traces: openPurchaseTraces(),
  })
  return {
    calls, requests, store, kept: () => token, reorder: (source: ReorderSource = 'link') => reorder({ lastOrder, source }, 'de'),
  }
}

const destinationOf = async (played: Played, source: ReorderSource) => (await value(openFront(played).reorder(source))).destination

describe('a reorder', () => {
  it('CC-REORD-01 continues in the checkout when items were added and nothing is missing', async () => {
    expect(await destinationOf({ reply: ITEMS }, 'link')).toBe('checkout')
    expect(await destinationOf({ reply: ITEMS }, 'account')).toBe('checkout')
  })

  it('CC-REORD-02 continues at the address when a tax number is required and missing, and not once it is entered', async () => {
    const missing = aCart({ lines: [aLine()], billingAddress: italian })
    const input = aCart({ lines: [aLine()], billingAddress: { ...italian, taxNumber: 'RSSMRA85T10A562S' } })
    expect(await destinationOf({ reply: ITEMS, cart: missing }, 'link')).toBe('address')
    expect(await destinationOf({ reply: ITEMS, cart: input }, 'link')).toBe('checkout')
    const company = aCart({ lines: [aLine()], billingAddress: { ...italian, company: 'Iris SRL' } })
    expect(await destinationOf({ reply: ITEMS, cart: company }, 'link')).toBe('checkout')
  })

  it('CC-REORD-03 continues at home from a link when nothing was added, and stays in the account', async () => {
    for (const reply of [makeReorderResult(), { _tag: 'ReorderNotPossible' } as const]) {
      expect(await destinationOf({ reply }, 'link')).toBe('home')
      expect(await destinationOf({ reply }, 'account')).toBe('stay')
    }
  })

  it.each([
    [ITEMS, true, 'link', 'address'], [ITEMS, true, 'account', 'address'],
    [ITEMS, false, 'link', 'checkout'], [ITEMS, false, 'account', 'checkout'],
    [makeReorderResult(), true, 'link', 'home'], [makeReorderResult(), false, 'link', 'home'],
    [makeReorderResult(), true, 'account', 'stay'], [makeReorderResult(), false, 'account', 'stay'],
  ] as const)('CC-REORD-07 follows the response to decide where to continue (%#)', async (
    reply, isTaxNumberMissing, source, destination,
  ) => {
    const cart = aCart({ lines: [aLine()], ...(isTaxNumberMissing ? { billingAddress: italian } : {}) })
    expect(await destinationOf({ reply, cart }, source)).toBe(destination)
  })

  it('CC-REORD-11 loads the products that are no longer available', async () => {
    const front = openFront({ reply: makeReorderResult({ items: [aLine()], foundNonReorderableProducts: [5, 6].map(productId) }) })
    await value(front.reorder())
    expect(front.calls.slice(2)).toEqual(['cards 5,6', 'product 5', 'product 6'])
    const usual = openFront({ reply: ITEMS })
    await value(usual.reorder())
    expect(usual.calls.filter((call) => call.startsWith('cards'))).toEqual([])
  })

  it('shows unavailable products by card or page, and the successor to choose manually', async () => {
    const [sold, former, successor] = [aProduct({ id: 5 }), aProduct({ id: 6 }), aProduct({ id: 8 })]
    const reply = makeReorderResult({
      foundNonReorderableProducts: [5, 6, 7].map(productId),
      notReorderable: [
        { productId: productId(6), reason: 'not_made', successorId: productId(8) }, { productId: productId(7), reason: 'discontinued' },
      ],
    })
    const front = openFront({ reply, sold: [sold, successor], shown: [former] })
    const { result, cards } = await value(front.reorder())
    expect(result).toEqual(reply)
    expect(cards.map(({ product }) => product)).toEqual([former, sold, successor])
    expect(front.calls.slice(2)).toEqual(['cards 5,6,7,8', 'product 6', 'product 7'])
    const silent = openFront({ reply, sold: { _tag: 'ServiceUnavailable' }, shown: [former] })
    expect((await value(silent.reorder())).cards.map(({ product }) => product)).toEqual([former])
  })

  it('CC-REORD-10 returns the names of replaced items and of their replacements', async () => {
    const [former, successor] = [aProduct({ id: 5 }), aProduct({ id: 8 })]
    const reply = makeReorderResult({ items: [aLine()], switchedProducts: [{ from: productId(5), to: productId(8) }] })
    const front = openFront({ reply, sold: [successor], shown: [former] })
    expect((await value(front.reorder())).cards.map(({ product }) => product)).toEqual([former, successor])
  })

  it('adds to a cart that is created and stored, if there is none', async () => {
    const front = openFront({ reply: ITEMS, kept: null, cart: aCart({ token: cartToken('new'), lines: [aLine()] }) })
    await value(front.reorder())
    expect([front.calls, front.requests.map((one) => one.cartToken)]).toEqual([['create', 'reorder', 'cart'], [cartToken('new')]])
    expect(front.kept()).toBe(cartToken('new'))
  })

  it('CC-ROUTE-11 requests nothing about the visitor before the reorder', async () => {
    const front = openFront({ reply: ITEMS })
    await value(front.reorder())
    expect(front.calls).toEqual(['reorder', 'cart'])
    expect(front.requests[0]).toEqual({ lastOrder, source: 'link', cartToken: cartToken('1') })
    expect(front.store.view()).toMatchObject({ ready: true, cart: { lines: [{ id: 'line-1' }] } })
  })

  it('creates a new cart once the current one no longer exists, and fails only when the shop does not respond', async () => {
    const front = openFront({ reply: { _tag: 'ReorderNotPossible' }, cart: aCart({ checkoutState: 'completed' }) })
    await value(front.reorder())
    expect(front.calls.slice(0, 4)).toEqual(['reorder', 'cart', 'create', 'reorder'])
    expect(await refusal(openFront({ reply: { _tag: 'ServiceUnavailable' } }).reorder())).toEqual({ _tag: 'ServiceUnavailable' })
  })

  it('leaves the cart unchanged when an order cannot be repeated', async () => {
    const buyer = openHeadlessShop().visitor()
    const lens = (await buyer.search('Biofinity'))[0]?.product
    if (lens === undefined) throw new Error('No lens')
    const before = await buyer.addToCart({
      productId: lens.id, eye: 'right', option: { sphere: -2.25, radius: 8.6, diameter: 14 }, quantity: 2,
    })
    expect((await buyer.reorder({ lastOrder, source: 'account' })).destination).toBe('stay')
    expect(await buyer.loadCart()).toEqual(before)
  })
})

describe('the time of the next reorder', () => {
  it('AS-ERRCAT-15 AS-ERRCAT-16 CC-REORD-15 is the default when the shop does not respond, without a message', async () => {
    const estimate = makeEstimateReorder({
      shop: fakeShop({}), today: () => '2024-01-15',
    })
    expect(await value(estimate(anOrder()))).toEqual({ interval: 90, reorderAt: '2024-04-15' })
  })

  it('is the shop’s value for the purchased items, by eye, otherwise', async () => {
    const requests: unknown[] = []
    const estimate = makeEstimateReorder({
      shop: fakeShop({
        reorder: {
          getReorderInterval: (about) => {
            requests.push(about)
            return TE.right({ interval: 60, reorderAt: '2024-05-01' })
          },
        },
      }),
      today: () => '2024-01-15',
    })
    const [right, both] = [aLine({ eye: 'right', quantity: 2 }), aLine()]
    const order = anOrder({ lines: [right, both, aLine({ isTrial: true })] })
    expect(await value(estimate(order))).toEqual({ interval: 60, reorderAt: '2024-05-01' })
    expect(requests).toStrictEqual([{
      email: 'erika@example.ch',
      items: [
        { productId: right.productId, variantId: right.variantId, quantity: 2, eye: 'right' },
        { productId: both.productId, variantId: both.variantId, quantity: 1 },
      ],
    }])
  })
})
