import type { Meta, StoryObj } from '@storybook/react-vite'
import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { QuotePrice } from '../../application/storefront/pricing/quote-price.ts'
import type { ReadStock } from '../../application/storefront/stock/live-stock.ts'
import type { Pricing } from '../../domain/pricing/pricing.ts'
import { priceFields } from '../../domain/pricing/price-fields.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { variantId } from '../../domain/product/variant.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { useLivePrice } from '../../ui/pricing/use-live-price.ts'
import { useLiveStock } from '../../ui/stock/use-live-stock.ts'
import { chf } from '../listing/listed-sample.ts'

const ID = 1001 as ProductId
const UNAVAILABLE: Failure = { _tag: 'ServiceUnavailable' }

/** A server that answers the request for each quantity when the story says so. */
const openPendingRequests = <Response,>() => {
  const waiting = new Map<number, (response: E.Either<Failure, Response>) => void>()
  return {
    send: (packs: number) => () => new Promise<E.Either<Failure, Response>>((resolve) => { waiting.set(packs, resolve) }),
    isRequested: (packs: number) => waiting.has(packs),
    respond: (packs: number, response: E.Either<Failure, Response>) => { waiting.get(packs)?.(response) },
    clear: () => { waiting.clear() },
  }
}
const prices = openPendingRequests<Pricing>()
const stocks = openPendingRequests<readonly VariantStock[]>()

const priced = (cents: number): E.Either<Failure, Pricing> => {
  const fields = priceFields(chf(cents), chf(cents), chf(cents))
  return E.right({ productIds: [ID], unit: fields, totalExcludingInCart: fields })
}
const onHand = (count: number): E.Either<Failure, readonly VariantStock[]> =>
  E.right([{ variantId: variantId(ID, {}), stock: { onHand: count, stopOrder: false } }])

const quote: QuotePrice = (_id, packs) => prices.send(packs)
const read: ReadStock = ([question]) => stocks.send(question?.quantity ?? 0)

const LiveRequests = () => {
  const [packs, setPacks] = useState(1)
  const price = useLivePrice(quote, ID, packs)
  const stock = useLiveStock(read, [{ productId: ID, option: {}, quantity: packs }])
  return (
    <div>
      <button type="button" onClick={() => { setPacks(packs + 1) }}>One more</button>
      <p role="status" aria-label="price">
        {price.result._tag === 'Loaded' ? price.result.response.unit.current.cents : price.result._tag}
      </p>
      <p role="status" aria-label="stock">
        {stock._tag === 'Loaded' ? stock.response.map((one) => one.stock.onHand).join() : stock._tag}
      </p>
    </div>
  )
}

/** Price and stock of the selection, when responses arrive out of order. */
const meta = {
  component: LiveRequests,
  beforeEach: () => {
    prices.clear()
    stocks.clear()
  },
} satisfies Meta<typeof LiveRequests>
export default meta

type Story = StoryObj<typeof meta>

const requestTwoQuantities = async (canvasElement: HTMLElement, requests: Pick<typeof prices, 'isRequested'>) => {
  const canvas = within(canvasElement)
  for (const packs of [1, 2]) {
    await waitFor(() => expect(requests.isRequested(packs)).toBe(true))
    if (packs === 1) await userEvent.click(canvas.getByRole('button'))
  }
  return canvas
}

export const LatePrice: Story = {
  name: 'CC-PRICE-08 shows the price that was requested last, in any order of responses',
  play: async ({ canvasElement }) => {
    const price = (await requestTwoQuantities(canvasElement, prices)).getByRole('status', { name: 'price' })
    prices.respond(2, priced(9000))
    await waitFor(() => expect(price).toHaveTextContent('9000'))
    prices.respond(1, priced(5000))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(price).toHaveTextContent('9000')
  },
}
export const LatePriceError: Story = {
  name: 'CC-PRICE-08 shows an error of the latest request only',
  play: async ({ canvasElement }) => {
    const price = (await requestTwoQuantities(canvasElement, prices)).getByRole('status', { name: 'price' })
    prices.respond(1, E.left(UNAVAILABLE))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(price).toHaveTextContent('Pending')
    prices.respond(2, E.left(UNAVAILABLE))
    await waitFor(() => expect(price).toHaveTextContent('Failed'))
  },
}
export const LateStock: Story = {
  name: 'CC-DELIV-05 shows the stock that was requested last, in any order of responses',
  play: async ({ canvasElement }) => {
    const stock = (await requestTwoQuantities(canvasElement, stocks)).getByRole('status', { name: 'stock' })
    stocks.respond(2, onHand(7))
    await waitFor(() => expect(stock).toHaveTextContent('7'))
    stocks.respond(1, E.left(UNAVAILABLE))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(stock).toHaveTextContent('7')
  },
}
export const OutdatedStock: Story = {
  name: 'CC-DELIV-05 ignores the stock of an outdated request',
  play: async ({ canvasElement }) => {
    const stock = (await requestTwoQuantities(canvasElement, stocks)).getByRole('status', { name: 'stock' })
    stocks.respond(1, onHand(3))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(stock).not.toHaveTextContent('3')
    stocks.respond(2, onHand(7))
    await waitFor(() => expect(stock).toHaveTextContent('7'))
  },
}
