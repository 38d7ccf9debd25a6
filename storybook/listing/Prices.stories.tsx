import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../ui/design/Layout.tsx'
import { PackContentView } from '../../ui/listing/PackContentView.tsx'
import { PricePerUnitView } from '../../ui/listing/PricePerUnitView.tsx'
import { PriceView } from '../../ui/listing/PriceView.tsx'
import { RatingView } from '../../ui/listing/RatingView.tsx'
import { SavingsView } from '../../ui/listing/SavingsView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY, chf } from './listed-sample.ts'

const meta = {
  component: PriceView,
  decorators: [onPage],
  args: { price: BIOFINITY.price, pricePerUnit: BIOFINITY.pricePerUnit },
} satisfies Meta<typeof PriceView>
export default meta
type Story = StoryObj<typeof meta>

export const OnACard: Story = {}
export const OnAPage: Story = { args: { size: 'page' } }
export const Plain: Story = { args: { price: { current: chf(2490) }, pricePerUnit: undefined } }
export const LargeAmounts: Story = {
  args: {
    price: {
      current: chf(123_456_790), original: chf(234_567_890), website: chf(199_999_990),
      savings: { amount: chf(76_543_200), percent: 38 },
    },
  },
}
export const French: Story = { args: { size: 'page' }, globals: { locale: 'fr' } }

export const PerUnit: Story = {
  render: () => (
    <Stack>
      <p><PricePerUnitView pricePerUnit={{ price: chf(648), units: 1, per: 'lens' }} /></p>
      <p><PricePerUnitView pricePerUnit={{ price: chf(415), units: 100, per: 'ml' }} /></p>
      <p><PricePerUnitView pricePerUnit={{ price: chf(1290), units: 1, per: 'piece' }} /></p>
      <p><PricePerUnitView pricePerUnit={{ price: chf(35), units: 1, per: 'dose' }} /></p>
    </Stack>
  ),
}

export const Saved: Story = {
  render: () => (
    <Stack>
      <SavingsView price={BIOFINITY.price} size="card" />
      <SavingsView price={BIOFINITY.price} size="page" />
    </Stack>
  ),
}
export const WithoutSaving: Story = {
  render: () => <div data-testid="savings"><SavingsView price={{ current: chf(2490) }} size="page" /></div>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('savings')).toBeEmptyDOMElement()
  },
}

export const Ratings: Story = {
  render: () => (
    <Stack>
      <RatingView rating={{ value: 4.5, count: 132 }} />
      <RatingView rating={{ value: 5, count: 1 }} />
      <RatingView rating={{ value: 0, count: 12_345 }} />
    </Stack>
  ),
}
export const WithoutRating: Story = {
  render: () => <div data-testid="rating"><RatingView rating={undefined} /></div>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('rating')).toBeEmptyDOMElement()
  },
}

export const PackContents: Story = {
  render: () => (
    <Stack>
      <p><PackContentView label="1-Pack" /></p>
      <p><PackContentView label="90-Pack" /></p>
      <p><PackContentView label="2 ×" /></p>
      <p><PackContentView label="2 × 360 ml" /></p>
    </Stack>
  ),
}
