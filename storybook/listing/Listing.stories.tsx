import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { makePagination } from '../../domain/listing/make-pagination.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { FilterSheet } from '../../ui/listing/FilterSheet.tsx'
import { listingLinks } from '../../ui/listing/listing-links.ts'
import type { ListingData } from '../../ui/listing/listing-page-data.ts'
import { ListingPageView } from '../../ui/listing/ListingPageView.tsx'
import { ListingView } from '../../ui/listing/ListingView.tsx'
import type { ListingViewProps } from '../../ui/listing/ListingView.tsx'
import { BIOFINITY, BOTTLE, LONG_NAME, productId } from './listed-sample.ts'

const PRODUCTS = Array.from({ length: 9 }, (_, index) => ({
  ...[BIOFINITY, BOTTLE, LONG_NAME][index % 3] ?? BIOFINITY, id: productId(2000 + index),
}))

const listing = (search: string, products = PRODUCTS): Pick<ListingViewProps, 'data' | 'links' | 'path' | 'params'> => {
  const params = new URLSearchParams(search)
  const query = readListingQuery(params, { hasSearch: false })
  const chosen = (facet: 'brand' | 'lens_type', value: string) => query.filters[facet]?.includes(value) === true
  const data: ListingData = {
    products,
    pagination: makePagination({ page: query.page, totalItems: products.length * 8, itemsPerPage: query.itemsPerPage }),
    facets: [
      {
        facet: 'brand',
        values: ['Acuvue', 'Air Optix', 'Biofinity', 'Biotrue', 'Dailies', 'MyDay', 'Precision', 'SofLens', 'Total30']
          .map((value, index) => ({ value, count: 40 - 4 * index, chosen: chosen('brand', value) })),
      },
      {
        facet: 'lens_type',
        values: ['spherical', 'toric', 'multifocal'].map((value) => ({ value, count: 12, chosen: chosen('lens_type', value) })),
      },
    ],
    sort: query.sort,
    sorts: ['position', 'price', 'price_desc', 'name', 'rating'],
    filters: query.filters,
    listViewType: query.listViewType,
  }
  return { data, links: listingLinks(data, { path: '/c/lens', params }), path: '/c/lens', params }
}

const meta = {
  component: ListingView,
  args: { ...listing('page=2'), isBusy: false, onChoose: fn(), onOpenFilters: fn() },
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
export const Filtered: Story = { args: listing('brand=Acuvue&brand=Total30&lens_type=toric&sort=price') }
export const AsList: Story = { args: listing('listViewType=list') }
export const NothingFound: Story = { args: listing('brand=Acuvue', []) }
export const Busy: Story = { args: { isBusy: true } }
export const FiltersOnAPhone: Story = {
  render: ({ links, path, params }) => (
    <FilterSheet facets={links.facets} total={72} path={path} params={params} onChoose={fn()} onClose={fn()} />
  ),
}
