import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { makeEstimateReorder } from '../../../../application/storefront/reorder/estimate-reorder.ts'
import { makeReorder } from '../../../../application/storefront/reorder/reorder.ts'
import type { ReorderInput } from '../../../../application/storefront/reorder/reorder-gateway.port.ts'
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
import { refusal, value } from '../../../support/outcome.ts'
import { openPurchaseTraces } from '../../../support/purchase-traces.ts'

const lastOrder = { _tag: 'ByToken', token: 'abc' } as const
const ITEMS = makeReorderResult({ items: [aLine()] })
const italian = anAddress({ countryCode: 'IT' })

type Played = {
  readonly reply: Failure | ReorderResult
  readonly cart?: Cart
  readonly kept?: CartToken | null
  /** Products with a card, since they are sold, and those that have a page only. */
  readonly sold?: readonly Product[] | Failure
  readonly shown?: readonly Product[]
}

const priceEntry = aPriceEntry()
const pricing = quotePrice(priceEntry, DEFAULT_QUANTITY, 0)
const aCard = (product: Product): ProductCard => ({ product, price: pricing.unit })
const aDetail = (product: Product): ProductDetail => ({ product, pricing, priceEntry, packs: [], similar: [] })

const isFailure = (reply: Played['reply']): reply is Failure => '_tag' in reply

/** A storefront whose far side answers as said; what it was asked, in order. */
const openFront = ({ reply, cart = aCart({ lines: [aLine()] }), kept = cartToken('1'), sold = [], shown = [] }: Played) => {
  let token = kept ?? undefined
  const calls: string[] = []
  const request: ReorderInput[] = []
  const store = openCartStore()
  const readReport = <Answer>(name: string, respond: TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> => () => {
    calls.push(name)
    return respond()
  }
  const unasked = () => TE.left<Failure, never>({ _tag: 'ServiceUnavailable' })
  const reorder = makeReorder({
    reorders: {
      reorder: (one) => {
        request.push(one)
        return readReport('reorder', isFailure(reply) ? TE.left(reply) : TE.right(reply))
      },
      interval: unasked,
    },
    carts: {
      create: () => readReport('create', TE.right(cart)),
      cart: () => readReport('cart', TE.right(cart)),
      becameOrder: () => TE.left<Failure>({ _tag: 'NotFound', what: 'order' }),
      addItems: unasked, changeQuantity: unasked, removeLine: unasked,
    },
    catalogue: {
      category: unasked, list: unasked, options: unasked, popular: unasked,
      product: (id) => {
        const product = shown.find((one) => one.id === id)
        return readReport(
          `product ${id}`, product === undefined ? TE.left({ _tag: 'NotFound', what: 'product' }) : TE.right(aDetail(product)),
        )
      },
      selected: (ids) => readReport(`cards ${ids.join(',')}`, '_tag' in sold ? TE.left(sold) : TE.right(sold.map(aCard))),
    },
    keeper: { read: () => token, store: (input) => { token = input }, clear: () => { token = undefined } },
    store,
    queue: openCartQueue(),
    traces: openPurchaseTraces(),
  })
  return {
    calls, asked: request, store, kept: () => token, reorder: (source: ReorderSource = 'link') => reorder({ lastOrder, source }, 'de'),
  }
}

const destinationOf = async (played: Played, source: ReorderSource) => (await value(openFront(played).reorder(source))).destination

describe('ordering again', () => {
  it('CC-REORD-01 leads into the checkout when something came and nothing is missing', async () => {
    expect(await destinationOf({ reply: ITEMS }, 'link')).toBe('checkout')
    expect(await destinationOf({ reply: ITEMS }, 'account')).toBe('checkout')
  })

  it('CC-REORD-02 leads to the address when a tax number is needed and missing, and not once it is there', async () => {
    const missing = aCart({ lines: [aLine()], billingAddress: italian })
    const input = aCart({ lines: [aLine()], billingAddress: { ...italian, taxNumber: 'RSSMRA85T10A562S' } })
    expect(await destinationOf({ reply: ITEMS, cart: missing }, 'link')).toBe('address')
    expect(await destinationOf({ reply: ITEMS, cart: input }, 'link')).toBe('checkout')
    const company = aCart({ lines: [aLine()], billingAddress: { ...italian, company: 'Iris SRL' } })
    expect(await destinationOf({ reply: ITEMS, cart: company }, 'link')).toBe('checkout')
  })

  it('CC-REORD-03 leads home from a link when nothing came, and stays in the account', async () => {
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
  ] as const)('CC-REORD-07 lets the reply decide where to go (%#)', async (reply, isTaxNumberMissing, source, destination) => {
    const cart = aCart({ lines: [aLine()], ...(isTaxNumberMissing ? { billingAddress: italian } : {}) })
    expect(await destinationOf({ reply, cart }, source)).toBe(destination)
  })

  it('CC-REORD-11 fetches the products that could not be had again', async () => {
    const front = openFront({ reply: makeReorderResult({ items: [aLine()], foundNonReorderableProducts: [5, 6].map(productId) }) })
    await value(front.reorder())
    expect(front.calls.slice(2)).toEqual(['cards 5,6', 'product 5', 'product 6'])
    const usual = openFront({ reply: ITEMS })
    await value(usual.reorder())
    expect(usual.calls.filter((call) => call.startsWith('cards'))).toEqual([])
  })

  it('shows what could not be had by its card or its page, and the successor to choose by hand', async () => {
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

  it('CC-REORD-10 brings the names of what was replaced and of what came in its place', async () => {
    const [former, successor] = [aProduct({ id: 5 }), aProduct({ id: 8 })]
    const reply = makeReorderResult({ items: [aLine()], switchedProducts: [{ from: productId(5), to: productId(8) }] })
    const front = openFront({ reply, sold: [successor], shown: [former] })
    expect((await value(front.reorder())).cards.map(({ product }) => product)).toEqual([former, successor])
  })

  it('comes into a cart that is made and kept, where there is none', async () => {
    const front = openFront({ reply: ITEMS, kept: null, cart: aCart({ token: cartToken('new'), lines: [aLine()] }) })
    await value(front.reorder())
    expect([front.calls, front.asked.map((one) => one.cartToken)]).toEqual([['create', 'reorder', 'cart'], [cartToken('new')]])
    expect(front.kept()).toBe(cartToken('new'))
  })

  it('CC-ROUTE-11 asks for nothing of the visitor before it asks to reorder', async () => {
    const front = openFront({ reply: ITEMS })
    await value(front.reorder())
    expect(front.calls).toEqual(['reorder', 'cart'])
    expect(front.asked[0]).toEqual({ lastOrder, source: 'link', cartToken: cartToken('1') })
    expect(front.store.view()).toMatchObject({ ready: true, cart: { lines: [{ id: 'line-1' }] } })
  })

  it('takes a new cart once the one at hand is gone, and fails only when the shop is silent', async () => {
    const gone = openFront({ reply: { _tag: 'ReorderNotPossible' }, cart: aCart({ checkoutState: 'completed' }) })
    await value(gone.reorder())
    expect(gone.calls.slice(0, 4)).toEqual(['reorder', 'cart', 'create', 'reorder'])
    expect(await refusal(openFront({ reply: { _tag: 'ServiceUnavailable' } }).reorder())).toEqual({ _tag: 'ServiceUnavailable' })
  })

  it('leaves the cart alone when an order cannot be repeated', async () => {
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

describe('when the same is needed again', () => {
  it('AS-ERRCAT-15 AS-ERRCAT-16 CC-REORD-15 is the usual when the shop cannot say, without a word about it', async () => {
    const estimate = makeEstimateReorder({
      reorders: { reorder: () => TE.left({ _tag: 'ServiceUnavailable' }), interval: () => TE.left({ _tag: 'ServiceUnavailable' }) },
      today: () => '2024-01-15',
    })
    expect(await value(estimate(anOrder()))).toEqual({ interval: 90, reorderAt: '2024-04-15' })
  })

  it('is what the shop says of the goods that were bought, by eye, when it says so', async () => {
    const request: unknown[] = []
    const estimate = makeEstimateReorder({
      reorders: {
        reorder: () => TE.left({ _tag: 'ServiceUnavailable' }),
        interval: (about) => {
          request.push(about)
          return TE.right({ interval: 60, reorderAt: '2024-05-01' })
        },
      },
      today: () => '2024-01-15',
    })
    const [right, both] = [aLine({ eye: 'right', quantity: 2 }), aLine()]
    const order = anOrder({ lines: [right, both, aLine({ isTrial: true })] })
    expect(await value(estimate(order))).toEqual({ interval: 60, reorderAt: '2024-05-01' })
    expect(request).toStrictEqual([{
      email: 'erika@example.ch',
      items: [
        { productId: right.productId, variantId: right.variantId, quantity: 2, eye: 'right' },
        { productId: both.productId, variantId: both.variantId, quantity: 1 },
      ],
    }])
  })
})
