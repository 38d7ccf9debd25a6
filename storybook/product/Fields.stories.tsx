import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { COLOUR_KINDS } from '../../domain/product/colour-kind.ts'
import { Stack } from '../../ui/design/Layout.tsx'
import { stockBadge } from '../../domain/stock/stock-badge.ts'
import { STOCK_LEVELS } from '../../domain/stock/stock-level.ts'
import { ArrivalView } from '../../ui/product/ArrivalView.tsx'
import { ColourField } from '../../ui/product/ColourField.tsx'
import { OptionFieldView } from '../../ui/product/OptionFieldView.tsx'
import { PriceBoxView } from '../../ui/product/PriceBoxView.tsx'
import { UnavailableView } from '../../ui/product/UnavailableView.tsx'
import { StockBadgeView } from '../../ui/stock/StockBadgeView.tsx'
import { StockLevelView } from '../../ui/stock/StockLevelView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY, chf } from '../listing/listed-sample.ts'

const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const field = {
  name: 'r_sphere', label: 'Sphäre (SPH, PWR)', eye: 'Rechtes Auge', value: '', onChoose: fn(),
  groups: [{ options: [{ value: '0.00' }] }, { label: 'product.powers_minus', options: [{ value: '-0.50' }, { value: '-10.00' }] }],
} as const

export const Fields: Story = {
  render: () => (
    <Stack>
      <OptionFieldView {...field} />
      <OptionFieldView {...field} name="chosen" value="-10.00" />
      <OptionFieldView {...field} name="fixed" label="Basiskurve (BC)" value="8.6" isFixed />
      <OptionFieldView {...field} name="typed" typed="-3,2" />
      <OptionFieldView {...field} name="wrong" rejected="abc" error="«abc» ist kein gültiger Wert." />
    </Stack>
  ),
}

const COLOURS = COLOUR_KINDS.map((kind) => ({ made: kind, text: kind, frame: kind }))
const PAIRS = [
  { made: 'black', text: '901 Schwarz / Grün G-15', frame: 'black', glass: 'green' },
  { made: 'tortoise', text: '24/31 Havanna mit einem langen Namen / Braun verlaufend', frame: 'tortoise', glass: 'brown' },
  { made: 'other', text: 'Mystic Dawn' },
] as const
export const Colours: Story = {
  render: () => (
    <Stack>
      <ColourField name="pair" colours={PAIRS} value="tortoise" onChoose={fn()} />
      <ColourField name="color" colours={COLOURS} value="" error="Bitte wählen Sie einen Wert." onChoose={fn()} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: '901 Schwarz / Grün G-15' })).toBeVisible()
  },
}

export const Unavailable: Story = {
  render: () => (
    <Stack>
      <UnavailableView product={{ availability: 'OutOfStock', isPerEye: true }} isRefused />
      <UnavailableView product={{ availability: 'Discontinued', isPerEye: true, replacement: BIOFINITY }} />
    </Stack>
  ),
}

const STOCKS = [[20, false, 1], [4, false, 1], [0, false, 1], [-4, false, 1], [3, true, 4], [0, true, 1]] as const
export const Badges: Story = {
  render: () => (
    <Stack>
      {STOCKS.map(([onHand, stopOrder, quantity]) => (
        <div key={`${onHand} ${stopOrder} ${quantity}`}><StockBadgeView badge={stockBadge({ onHand, stopOrder }, quantity)} /></div>
      ))}
      <ArrivalView arrival={{ min: '2026-03-05', max: '2026-03-07' }} />
    </Stack>
  ),
}

export const Levels: Story = {
  render: () => (
    <Stack>
      {STOCK_LEVELS.map((level) => <div key={level}><StockLevelView level={level} /></div>)}
    </Stack>
  ),
}

export const Prices: Story = {
  render: () => (
    <Stack gap="large">
      <PriceBoxView
        offer={{
          unit: BIOFINITY.price, pricePerUnit: BIOFINITY.pricePerUnit, total: BIOFINITY.price, units: 0, counted: 'pack', bulk: [],
        }}
      />
      <PriceBoxView
        offer={{
          unit: BIOFINITY.price,
          pricePerUnit: BIOFINITY.pricePerUnit,
          total: { current: chf(15560) },
          units: 4,
          counted: 'pack',
          bulk: [{ quantity: 4, price: chf(3690) }],
        }}
      />
      <PriceBoxView
        offer={{
          unit: BIOFINITY.price, total: { current: chf(7780) }, units: 2, counted: 'piece', bulk: [{ quantity: 2, price: chf(3690) }],
        }}
      />
    </Stack>
  ),
}
