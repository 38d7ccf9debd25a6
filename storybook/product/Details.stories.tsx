import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DetailsView } from '../../ui/product/DetailsView.tsx'
import { FactsView } from '../../ui/product/FactsView.tsx'
import { GalleryView } from '../../ui/product/GalleryView.tsx'
import { PacksView } from '../../ui/product/PacksView.tsx'
import type { LostValue } from '../../ui/product/product-page-data.ts'
import { ProductPageView } from '../../ui/product/ProductPageView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY, chf, LONG_NAME } from '../listing/listed-sample.ts'
import { samplePage } from './product-sample.ts'

const LENS = samplePage('Biofinity toric')
const LONG_WORD = 'Hornhautverkrümmungsausgleichskontaktlinsenmonatspackung'
const { rating: _rating, ...UNRATED } = LENS

const form = {
  id: 'lens-form',
  element: <form id="lens-form" onSubmit={fn((event) => { event.preventDefault() })}><p>Werte für beide Augen</p></form>,
  total: 'CHF 77.80',
  isBusy: false,
}

/** The details on a product page. */
const meta = {
  component: ProductPageView,
  parameters: { path: `/p/${LENS.id}/x` },
  args: { product: LENS, form },
} satisfies Meta<typeof ProductPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BelowTheForm: Story = { decorators: [onPage], render: ({ product }) => <DetailsView product={product} /> }
export const Busy: Story = { args: { form: { ...form, isBusy: true } } }
export const FewDetails: Story = { args: { product: { ...UNRATED, description: '', similar: [], packs: [], facts: {} } } }
export const LongText: Story = {
  args: {
    product: {
      ...LENS,
      title: LONG_NAME.title,
      description: `${LONG_WORD}. ${LENS.description}`,
      similar: [LONG_NAME, BIOFINITY],
    },
  },
}
export const Discontinued: Story = {
  args: { product: { ...LENS, replacement: BIOFINITY }, form: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
  },
}
export const DiscontinuedWithoutSuccessor: Story = { args: { form: undefined } }

const LOST: readonly LostValue[] = [
  { eye: 'right', key: 'sphere', value: '-11.00', made: '-10.00 … +8.00' },
  { eye: 'left', key: 'radius', value: '8.3', made: '8.4, 8.8' },
  { eye: 'left', key: 'axis', value: '90', made: '' },
]
const LOSING = { ...LENS, replacement: BIOFINITY, lostValues: LOST }
export const ParametersDiscontinued: Story = {
  args: { product: LOSING, form: undefined },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem').map(({ textContent }) => textContent)
    for (const line of [/-11\.00 \(Nachfolger -10\.00 … \+8\.00\)$/, /8\.3 \(Nachfolger 8\.4, 8\.8\)$/, /90$/])
      await expect(lines).toContainEqual(expect.stringMatching(line))
  },
}
export const ParametersDiscontinuedInFrench: Story = { args: { product: LOSING, form: undefined }, globals: { locale: 'fr' } }

export const Facts: Story = { decorators: [onPage], render: () => <FactsView product={LENS} /> }
export const FewFacts: Story = { decorators: [onPage], render: () => <FactsView product={{ ...LENS, facts: {} }} /> }
export const FactsLongText: Story = {
  decorators: [onPage],
  render: () => <FactsView product={{ ...LENS, manufacturer: LONG_WORD, facts: { ...LENS.facts, material: LONG_WORD } }} />,
}
export const FactsInFrench: Story = { ...Facts, globals: { locale: 'fr' } }

export const Gallery: Story = {
  decorators: [onPage],
  render: () => <GalleryView title={LENS.title} pictures={LENS.gallery} />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio')
    if (first === undefined || second === undefined) throw new Error('One picture only')
    await expect(first).toBeChecked()
    await userEvent.click(second)
    await expect(second).toBeChecked()
    const [image] = within(canvasElement).getAllByRole<HTMLImageElement>('img')
    const { width, height } = await createImageBitmap(await (await fetch(image?.src ?? '')).blob())
    await expect([width, height]).toEqual([1080, 1080])
  },
}
export const OnePicture: Story = {
  decorators: [onPage],
  render: () => <GalleryView title={LENS.title} pictures={LENS.gallery.slice(0, 1)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
  },
}
export const NoPicture: Story = { decorators: [onPage], render: () => <GalleryView title={LENS.title} pictures={[]} /> }

const PACKS = [
  {
    pack: { label: '3', quantity: 3, unit: 'lens' }, price: { current: chf(2190) },
    pricePerUnit: { price: chf(730), units: 1, per: 'lens' },
    to: '/p/1098/x', isThis: false,
  },
  {
    pack: { label: '6', quantity: 6, unit: 'lens' }, price: { current: chf(3890) },
    pricePerUnit: { price: chf(648), units: 1, per: 'lens' },
    to: '/p/1097/x', isThis: true,
  },
  {
    pack: { label: 'Vorratspackung mit Aufbewahrungsbehälter', quantity: 1, unit: 'set' },
    price: { current: chf(12_390) }, to: '/p/1099/x', isThis: false,
  },
]
export const PackSizes: Story = {
  decorators: [onPage],
  render: () => <PacksView packs={PACKS} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/p/1097/x')
  },
}
export const OnePackSize: Story = {
  decorators: [onPage],
  render: () => <PacksView packs={PACKS.slice(0, 1)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
