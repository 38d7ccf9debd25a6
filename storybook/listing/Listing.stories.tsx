import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FilterSheet } from '../../ui/listing/FilterSheet.tsx'
import { ListingPageView } from '../../ui/listing/ListingPageView.tsx'
import { ListingView } from '../../ui/listing/ListingView.tsx'
import { sampleListing } from './sample-listing.ts'

const meta = {
  component: ListingView,
  args: { ...sampleListing('page=2'), isBusy: false, onChoose: fn(), onOpenFilters: fn() },
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

export const Usual: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).queryByRole('checkbox', { name: /Biofinity/ })
    if (box === null) return
    await userEvent.click(box)
    await expect(args.onChoose).toHaveBeenCalledWith('/c/lens?page=1&brand=Biofinity')
  },
}
export const Filtered: Story = { args: sampleListing('brand=Acuvue&brand=Total30&lens_type=toric&sort=price') }
export const AsList: Story = { args: sampleListing('listViewType=list') }
export const NothingFound: Story = { args: sampleListing('brand=Acuvue', []) }
export const Busy: Story = { args: { isBusy: true } }
export const FiltersOnAPhone: Story = {
  render: ({ links, path, params }) => (
    <FilterSheet facets={links.facets} total={72} path={path} params={params} onChoose={fn()} onClose={fn()} />
  ),
}
