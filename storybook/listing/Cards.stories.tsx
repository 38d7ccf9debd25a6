import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProductCardView } from '../../ui/listing/ProductCardView.tsx'
import { ProductListView } from '../../ui/listing/ProductListView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY, BOTTLE, LONG_NAME } from './listed-sample.ts'

const meta = {
  component: ProductListView,
  decorators: [onPage],
  args: { products: [BIOFINITY, BOTTLE, LONG_NAME], viewType: 'grid' },
} satisfies Meta<typeof ProductListView>
export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
}
export const List: Story = { args: { viewType: 'list' } }
export const Busy: Story = { args: { isBusy: true } }
export const Empty: Story = { args: { products: [] } }
export const OneCard: Story = { render: () => <ProductCardView product={BIOFINITY} /> }
export const WithoutPicture: Story = {
  render: () => {
    const { image: _image, ...product } = BIOFINITY
    return <ProductCardView product={product} />
  },
}
