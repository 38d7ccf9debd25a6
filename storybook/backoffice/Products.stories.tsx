import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductPageView } from '../../ui/backoffice/product/ProductPageView.tsx'
import { ProductsPageView } from '../../ui/backoffice/product/ProductsPageView.tsx'
import { aPriceEntry } from '../../tests/support/builders/price-entry.ts'
import { aProduct, productId } from '../../tests/support/builders/product.ts'
import { inBackOffice, NOTHING_TYPED, STAFF } from './in-back-office.tsx'

const ENTRY = aPriceEntry({ bulk: [{ quantity: 3, cents: 4500 }] })
const ARTICLES = [-2.5, -2.75].map((sphere, index) => ({ option: { sphere }, stock: { onHand: index * 20, stopOrder: index === 0 } }))
const { id, brand, isActive } = aProduct()
const PRODUCT = {
  id, brand, isActive, title: 'Biofinity', prices: [{ entry: ENTRY, seen: 'seen' }],
  planned: [{ entry: ENTRY, from: new Date('2026-04-01T00:00:00Z') }],
  articles: ARTICLES, pages: 1,
}

const PARAMETERS = ['sphere'] as const

/** The products, and one product with its stock and prices. */
const meta = {
  component: ProductsPageView,
  decorators: [inBackOffice],
  args: {
    staff: STAFF, query: { filter: { text: 'bio' }, page: 1 },
    found: {
      products: [
        { id, brand, isActive, title: 'Biofinity', articles: 40, onHand: 800, out: 2, low: 3 },
        { id: productId(1002), brand, isActive: false, saleStop: 'recall', title: 'Biofinity 3', articles: 1, onHand: 0, out: 1, low: 0 },
      ],
      total: 2, pages: 1,
    },
  },
} satisfies Meta<typeof ProductsPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InvalidFilter: Story = {
  args: { found: undefined, failure: { _tag: 'Malformed', violations: [{ path: 'state', key: 'validation.state' }] } },
}
export const Product: Story = {
  render: () => (
    <ProductPageView
      staff={STAFF} product={PRODUCT} parameters={PARAMETERS} query={{ page: 1 }} values={NOTHING_TYPED} typed={NOTHING_TYPED}
      mayChange areBuyersListed
    />
  ),
}
export const OneArticle: Story = {
  render: () => (
    <ProductPageView
      staff={STAFF} product={{ ...PRODUCT, articles: ARTICLES.slice(0, 1), saleStop: 'recall' }} parameters={PARAMETERS}
      query={{ page: 1, option: { sphere: -2.5 } }} values={new URLSearchParams('sphere=-2.50')}
      typed={new URLSearchParams('act=price&channel=iris-ch&current=less')} mayChange areBuyersListed failure={{ _tag: 'InvalidPrice' }}
    />
  ),
}
export const ReadOnly: Story = {
  render: () => (
    <ProductPageView
      staff={STAFF} product={PRODUCT} parameters={PARAMETERS} query={{ page: 1 }} values={NOTHING_TYPED} typed={NOTHING_TYPED}
      mayChange={false} areBuyersListed={false}
    />
  ),
}
