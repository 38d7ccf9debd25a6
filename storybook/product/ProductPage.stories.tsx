import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import { variantId } from '../../domain/product/variant.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import type { TrackingEvent } from '../../domain/tracking/tracking-event.ts'
import { ProductPage } from '../../ui/product/ProductPage.tsx'
import type { ProductPageData } from '../../ui/product/product-page-data.ts'
import type { ProductReply } from '../../ui/product/product-reply.ts'
import { readChoices } from '../../ui/product/read-choices.ts'
import { sentFields } from '../../ui/product/sent-fields.ts'
import { stockQueries } from '../../ui/product/stock-queries.ts'
import { samplePage } from './product-sample.ts'

type StockArgs = { readonly inStock?: number }

/** The stock of every variant, by the control. */
const stock = { onHand: 14 }
const withStock: Decorator<StockArgs> = (Story, { args: { inStock = 14 } }) => {
  stock.onHand = inStock
  return <Story />
}

const stocksFor = (product: ProductPageData, form: URLSearchParams): readonly VariantStock[] =>
  stockQueries(product.id, readChoices(product, sentFields(form), 20)).map(({ productId, option }) => ({
    variantId: variantId(productId, option),
    stock: { onHand: stock.onHand, stopOrder: false },
    arrival: { min: '2026-03-05', max: '2026-03-07' },
  }))

const on = (title: string, query = '') => {
  const product = samplePage(title)
  return {
    path: `/p/${product.id}/x${query}`,
    loaderData: { product, maximum: 20, stocks: [], alternates: product.canonical },
    reply: (form: URLSearchParams): ProductReply => ({ _tag: 'Shown', fields: {}, problems: {}, stocks: stocksFor(product, form) }),
  }
}

const meta = {
  render: () => <ProductPage />,
  parameters: on('Biofinity toric'),
  args: {},
  argTypes: { inStock: { control: { type: 'range', min: 0, max: 20 } } },
  decorators: [withStock],
} satisfies Meta<StockArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Price and stock are requested by a component that loads after hydration. */
const COMES_LATE = { timeout: 15_000 }

const field = (canvasElement: HTMLElement, label: RegExp) => within(canvasElement).getByRole('combobox', { name: label })

export const Empty: Story = {}

export const BothEyes: Story = {
  parameters: on('Biofinity toric', '?r_sphere=-2.25&r_cylinder=-1.25&r_axis=90&l_sphere=-2&l_cylinder=-0.75&l_axis=180&l_quantity=2'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('Mehr als 10 an Lager').length).toBeGreaterThan(1), COMES_LATE)
    await expect(within(canvasElement).getByText(/3 Packungen/)).toBeInTheDocument()
  },
}

export const TypedValues: Story = {
  name: 'F-A02 Values can be typed as printed on the box, and a rejected one is announced',
  play: async ({ canvasElement }) => {
    const sphere = field(canvasElement, /^Rechtes Auge: Sphäre/)
    sphere.focus()
    await userEvent.keyboard('-3,25{Enter}')
    await expect(sphere).toHaveValue('-3.25')
    await userEvent.keyboard('-99{Enter}')
    const refused = within(canvasElement).getByText('-99.00 gibt es bei diesem Produkt nicht.')
    await expect(refused.closest('[role="status"]')).toBeVisible()
  },
}

export const CopiedValues: Story = {
  name: 'The same values for both eyes are copied once',
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(field(canvasElement, /^Rechtes Auge: Achse/), '90')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Wie rechts' }))
    await expect(field(canvasElement, /^Linkes Auge: Achse/)).toHaveValue('90')
  },
}

export const NoSelection: Story = {
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'In den Warenkorb' })
    if (button === undefined) throw new Error('No button')
    await userEvent.click(button)
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus()
  },
}

export const PartlyFilled: Story = {
  parameters: on('Biofinity toric', '?r_sphere=-2.25'),
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'In den Warenkorb' })
    if (button === undefined) throw new Error('No button')
    await userEvent.click(button)
    await expect(field(canvasElement, /^Rechtes Auge: Achse/)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(canvasElement, /^Rechtes Auge: Sphäre/)).toHaveValue('-2.25')
  },
}

export const CombinationNotMade: Story = {
  parameters: on('Dailies Total1 for Astigmatism', '?r_sphere=%2B2.00&r_cylinder=-1.25&r_axis=130'),
}

export const ManyParameters: Story = { parameters: on('Biofinity toric multifocal') }

const followed = fn()

export const LargerPack: Story = {
  name: 'CC-ANALYT-06 sends which larger pack was selected beside the form',
  parameters: {
    ...on('Acuvue Oasys MAX 1-Day'),
    injected: [
      [Tracker, { track: (event: TrackingEvent) => { followed(event); return true }, clear: () => undefined } satisfies Tracker],
    ],
  },
  play: async ({ canvasElement }) => {
    followed.mockClear()
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: 'In der grösseren Packung' })
    const [card] = within(heading.closest('section') ?? canvasElement).getAllByRole('link')
    if (card === undefined) throw new Error('No larger pack')
    await userEvent.click(card)
    await expect(followed).toHaveBeenCalledWith(expect.objectContaining({ event: 'select_item', item_list_name: 'upsell' }))
  },
}

export const LongText: Story = { parameters: on('Acuvue Oasys MAX 1-Day Multifocal for Astigmatism') }
export const OneColour: Story = { parameters: on('Izipizi Reading #C') }
export const Discontinued: Story = { parameters: on('Acuvue 2') }

export const StockUnavailable: Story = {
  parameters: {
    ...on('Biofinity', '?r_sphere=-2.25'),
    reply: undefined,
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
