import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChosenFiltersView } from '../../ui/listing/ChosenFiltersView.tsx'
import { FacetsView } from '../../ui/listing/FacetsView.tsx'
import { FacetView } from '../../ui/listing/FacetView.tsx'
import type { ListingLinks } from '../../ui/listing/listing-links.ts'
import { onPage } from '../decorators/on-page.tsx'
import { sampleListing } from './sample-listing.ts'

const usual = sampleListing('').links
const filtered = sampleListing('brand=Acuvue&brand=Total30&lens_type=toric').links
const LONG = 'Kontaktlinsenpflegemittelherstellungsgesellschaft für besonders empfindliche Augen'

const valuesOf = ({ facets }: ListingLinks, name: string) => facets.find(({ facet }) => facet === name)?.values ?? []

const meta = {
  component: FacetsView,
  decorators: [onPage],
  args: { facets: usual.facets, path: '/c/lens', currency: 'CHF', preserved: [['sort', 'price']], onChoose: fn() },
} satisfies Meta<typeof FacetsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Biofinity/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('/c/lens?brand=Biofinity&page=1')
  },
}
export const Filtered: Story = {
  args: { facets: filtered.facets },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: /Acuvue/ })).toBeChecked()
    // A folded section is open if one of its values is selected.
    await expect(within(canvasElement).getByRole('checkbox', { name: /Total30/ })).toBeVisible()
  },
}
export const NoFilters: Story = { args: { facets: [] } }

export const OneFacet: Story = {
  render: ({ onChoose }) => <FacetView facet="lens_type" values={valuesOf(usual, 'lens_type')} currency="CHF" onChoose={onChoose} />,
}
export const Expanded: Story = {
  render: ({ onChoose }) => <FacetView facet="brand" values={valuesOf(usual, 'brand')} currency="CHF" onChoose={onChoose} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: /Total30/, hidden: true })).not.toBeVisible()
    await userEvent.click(within(canvasElement).getByText('Weitere 2 anzeigen'))
    await expect(within(canvasElement).getByRole('checkbox', { name: /Total30/ })).toBeVisible()
  },
}
export const LongText: Story = {
  render: ({ onChoose }) => (
    <FacetView
      facet="manufacturer"
      values={[
        { value: LONG, to: '/c/lens', isChosen: true, count: 12_345 },
        { value: 'Alcon', to: '/c/lens', isChosen: false, count: 0 },
      ]}
      currency="CHF"
      onChoose={onChoose}
    />
  ),
}

export const Selected: Story = {
  render: () => <ChosenFiltersView chosen={filtered.chosen} currency="CHF" withoutFilters="/c/lens" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4)
  },
}
export const SelectedLongText: Story = {
  render: () => (
    <ChosenFiltersView
      chosen={[...filtered.chosen, { facet: 'manufacturer', value: LONG, to: '/c/lens' }]}
      currency="CHF"
      withoutFilters="/c/lens"
    />
  ),
}
export const NoneSelected: Story = {
  render: () => <ChosenFiltersView chosen={[]} currency="CHF" withoutFilters="/c/lens" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
