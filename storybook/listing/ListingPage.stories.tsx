import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ListingPageView } from '../../ui/listing/ListingPageView.tsx'
import { ListingView } from '../../ui/listing/ListingView.tsx'
import { atWidth } from '../decorators/at-width.ts'
import { BIOFINITY, BOTTLE, LONG_NAME, productId } from './listed-sample.ts'
import { sampleListing } from './sample-listing.ts'

const meta = {
  component: ListingView,
  args: { ...sampleListing('page=2'), isBusy: false, onChoose: fn() },
  render: (args) => (
    <ListingPageView
      title="Kontaktlinsen"
      description="Tages-, Wochen- und Monatslinsen."
      subcategories={[{ title: 'Tageslinsen', to: '/c/lens/daily' }, { title: 'Monatslinsen', to: '/c/lens/monthly' }]}
    >
      <ListingView {...args} />
    </ListingPageView>
  ),
} satisfies Meta<typeof ListingView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).queryByRole('checkbox', { name: /Biofinity/ })
    if (box === null) return
    await userEvent.click(box)
    await expect(args.onChoose).toHaveBeenCalledWith('/c/lens?page=1&brand=Biofinity')
  },
}
export const Filtered: Story = { args: sampleListing('brand=Acuvue&brand=Total30&lens_type=toric&sort=price') }
const FOUR = [BIOFINITY, BOTTLE, LONG_NAME, BIOFINITY]

export const LastCardAlone: Story = {
  name: 'F-S18 expands a single last card to the full row',
  args: sampleListing('', FOUR.map((product, index) => ({ ...product, id: productId(3000 + index) }))),
  render: (args) => <div data-measured><ListingView {...args} /></div>,
  play: async ({ canvasElement }) => {
    const widths = (root: Element): readonly number[] =>
      [...root.querySelectorAll('[data-view="grid"] > li')].map((card) => Math.round(card.getBoundingClientRect().width))
    for (const width of [768, 1280]) {
      const [first = 0, , , last = 0] = await atWidth(width, canvasElement, widths)
      await expect(last).toBeGreaterThan(3 * first)
    }
  },
}
export const AsList: Story = { args: sampleListing('listViewType=list') }
export const NoResults: Story = { args: sampleListing('brand=Acuvue', []) }
export const Busy: Story = { args: { isBusy: true } }
export const FiltersMobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.queryByRole('button', { name: 'Filter' })
    if (button === null) return
    await userEvent.click(button)
    await expect(within(canvasElement).getByRole('complementary', { name: 'Filter' })).toBeVisible()
  },
}
