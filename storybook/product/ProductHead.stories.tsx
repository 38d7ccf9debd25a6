import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductHeadView } from '../../ui/product/ProductHeadView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY } from '../listing/listed-sample.ts'

/** Name, kind and rating of a product. */
const meta = {
  component: ProductHeadView,
  decorators: [onPage],
  args: {
    title: BIOFINITY.title, brand: BIOFINITY.brand, badge: 'bestseller', usage: 'monthly', type: 'spherical', rating: BIOFINITY.rating,
  },
} satisfies Meta<typeof ProductHeadView>
export default meta
type Story = StoryObj<typeof meta>

export const WithinItsBrand: Story = {}
export const InFrench: Story = { globals: { locale: 'fr' } }
export const InItalian: Story = { globals: { locale: 'it' } }
export const OfAnotherBrand: Story = {
  args: { title: 'Oasys MAX 1-Day Multifocal', brand: 'Acuvue', badge: undefined, rating: undefined },
}
