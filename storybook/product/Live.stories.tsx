import type { Meta, StoryObj } from '@storybook/react-vite'
import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { QuotePrice } from '../../application/storefront/pricing/quote-price.ts'
import { CheckStock } from '../../application/storefront/stock/check-stock.ts'
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
const SILENT: Failure = { _tag: 'ServiceUnavailable' }

/** A far side that answers each number of packs when it is told to. */
const openQuestions = <Answer,>() => {
  const waiting = new Map<number, (answer: E.Either<Failure, Answer>) => void>()
  return {
    ask: (packs: number) => () => new Promise<E.Either<Failure, Answer>>((resolve) => { waiting.set(packs, resolve) }),
    isAsked: (packs: number) => waiting.has(packs),
    answer: (packs: number, answer: E.Either<Failure, Answer>) => { waiting.get(packs)?.(answer) },
    forget: () => { waiting.clear() },
  }
}
const prices = openQuestions<Pricing>()
const stocks = openQuestions<readonly VariantStock[]>()

const priced = (cents: number): E.Either<Failure, Pricing> => {
  const fields = priceFields(chf(cents), chf(cents), chf(cents))
  return E.right({ productIds: [ID], unit: fields, totalExcludingInCart: fields })
}
const onHand = (count: number): E.Either<Failure, readonly VariantStock[]> =>
  E.right([{ variantId: variantId(ID, {}), stock: { onHand: count, stopOrder: false } }])

const Asking = () => {
  const [packs, setPacks] = useState(1)
  const price = useLivePrice(ID, packs)
  const stock = useLiveStock([{ productId: ID, option: {}, quantity: packs }])
  return (
    <div>
      <button type="button" onClick={() => { setPacks(packs + 1) }}>One more</button>
      <p role="status" aria-label="price">
        {price.answer._tag === 'Loaded' ? price.answer.response.unit.current.cents : price.answer._tag}
      </p>
      <p role="status" aria-label="stock">
        {stock._tag === 'Loaded' ? stock.response.map((one) => one.stock.onHand).join() : stock._tag}
      </p>
    </div>
  )
}

/** Price and stock of what is chosen, while answers come out of order. */
const meta = {
  component: Asking,
  parameters: {
    injected: [
      [QuotePrice, (_id: ProductId, packs: number) => prices.ask(packs)],
      [CheckStock, ([{ quantity = 0 } = {}]: readonly { readonly quantity?: number }[]) => stocks.ask(quantity)],
    ],
  },
  beforeEach: () => {
    prices.forget()
    stocks.forget()
  },
} satisfies Meta<typeof Asking>
export default meta

type Story = StoryObj<typeof meta>

const asked = async (canvasElement: HTMLElement, questions: Pick<typeof prices, 'isAsked'>) => {
  const canvas = within(canvasElement)
  for (const packs of [1, 2]) {
    await waitFor(() => expect(questions.isAsked(packs)).toBe(true))
    if (packs === 1) await userEvent.click(canvas.getByRole('button'))
  }
  return canvas
}

export const LatePrice: Story = {
  name: 'CC-PRICE-08 shows the price that was asked for last, whatever comes after it',
  play: async ({ canvasElement }) => {
    const price = (await asked(canvasElement, prices)).getByRole('status', { name: 'price' })
    prices.answer(2, priced(9000))
    await waitFor(() => expect(price).toHaveTextContent('9000'))
    prices.answer(1, priced(5000))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(price).toHaveTextContent('9000')
  },
}
export const LatePriceError: Story = {
  name: 'CC-PRICE-08 keeps an error of the latest question only',
  play: async ({ canvasElement }) => {
    const price = (await asked(canvasElement, prices)).getByRole('status', { name: 'price' })
    prices.answer(1, E.left(SILENT))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(price).toHaveTextContent('Pending')
    prices.answer(2, E.left(SILENT))
    await waitFor(() => expect(price).toHaveTextContent('Failed'))
  },
}
export const LateStock: Story = {
  name: 'CC-DELIV-05 shows the stock that was asked for last, whatever comes after it',
  play: async ({ canvasElement }) => {
    const stock = (await asked(canvasElement, stocks)).getByRole('status', { name: 'stock' })
    stocks.answer(2, onHand(7))
    await waitFor(() => expect(stock).toHaveTextContent('7'))
    stocks.answer(1, E.left(SILENT))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(stock).toHaveTextContent('7')
  },
}
export const OvertakenStock: Story = {
  name: 'CC-DELIV-05 ignores the stock of a question that was overtaken while it waited',
  play: async ({ canvasElement }) => {
    const stock = (await asked(canvasElement, stocks)).getByRole('status', { name: 'stock' })
    stocks.answer(1, onHand(3))
    await new Promise((resolve) => { setTimeout(resolve, 0) })
    await expect(stock).not.toHaveTextContent('3')
    stocks.answer(2, onHand(7))
    await waitFor(() => expect(stock).toHaveTextContent('7'))
  },
}
