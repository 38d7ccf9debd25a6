import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FlagView } from '../../ui/listing/FlagView.tsx'
import { MarketingView } from '../../ui/product/MarketingView.tsx'
import { RelatedView } from '../../ui/product/RelatedView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY, BOTTLE, LONG_NAME } from '../listing/listed-sample.ts'

const PROMOTION = { promotion_id: 'product-1001-banner-h/iris', promotion_name: 'banner', creative_slot: 'product_page' }

/** Other products beside the current one. */
const meta = {
  component: RelatedView,
  decorators: [onPage],
  args: { list: 'upsell', products: [BIOFINITY] },
} satisfies Meta<typeof RelatedView>
export default meta
type Story = StoryObj<typeof meta>

export const LargerPacks: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Biofinity' })
    await expect(link.closest('[data-list=upsell]')).not.toBeNull()
    await expect(link).toHaveAttribute('data-product', String(BIOFINITY.id))
  },
}
export const LargerPacksInEnglish: Story = { globals: { locale: 'en' } }
export const LargerPacksInFrench: Story = { globals: { locale: 'fr' } }
export const LargerPacksInItalian: Story = { globals: { locale: 'it' } }
export const Similar: Story = { args: { list: 'similar', products: [BIOFINITY, BOTTLE, LONG_NAME] } }
export const LongText: Story = { args: { products: [LONG_NAME, BIOFINITY] }, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { products: [] },
  render: (args) => <div data-testid="related"><RelatedView {...args} /></div>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('related')).toBeEmptyDOMElement()
  },
}
export const Banner: Story = {
  render: () => <MarketingView title="Biofinity" pictures={[{ image: 'h/iris', link: '/c/lens/monthly', promotion: PROMOTION }]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Mehr zu Biofinity' })).toHaveAttribute('href', '/c/lens/monthly')
  },
}
export const BannerInFrench: Story = {
  globals: { locale: 'fr' },
  render: () => <MarketingView title="Biofinity" pictures={[{ image: 'h/iris', link: '/fr/c/lens', promotion: PROMOTION }]} />,
}
export const Flags: Story = {
  render: () => <p><FlagView flag="new" /> <FlagView flag="bestseller" /> <FlagView flag="strange" /></p>,
}
export const FlagsInItalian: Story = { ...Flags, globals: { locale: 'it' } }
