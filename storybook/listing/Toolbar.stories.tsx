import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChoiceSelectView } from '../../ui/listing/ChoiceSelectView.tsx'
import type { PageLinks } from '../../ui/listing/listing-links.ts'
import { PaginationView } from '../../ui/listing/PaginationView.tsx'
import { ToolbarView } from '../../ui/listing/ToolbarView.tsx'
import { atWidth } from '../decorators/at-width.ts'
import { onPage } from '../decorators/on-page.tsx'
import { sampleListing } from './sample-listing.ts'

const toolsOf = (search: string) => {
  const { links, path, params } = sampleListing(search)
  return { links, path, params }
}

const meta = {
  component: ToolbarView,
  decorators: [onPage],
  args: { ...toolsOf(''), total: 72, onChoose: fn() },
} satisfies Meta<typeof ToolbarView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [order] = within(canvasElement).getAllByRole('combobox')
    if (order === undefined) throw new Error('No order to choose')
    await userEvent.selectOptions(order, 'price_desc')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.stringContaining('sort=price_desc'))
  },
}
export const AsListByName: Story = { args: toolsOf('listViewType=list&sort=name&brand=Acuvue') }
export const OneProduct: Story = { args: { total: 1 } }
export const ManyProducts: Story = { args: { total: 12_345 } }
export const NoResults: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }

const LONG = 'Durchschnittliche Bewertung, beste zuerst, danach Bezeichnung'
export const OneChoiceLongText: Story = {
  render: ({ onChoose }) => (
    <ChoiceSelectView
      label="Reihenfolge der Ergebnisse"
      name="sort"
      choices={[
        { value: 'rating', to: '/c/lens?sort=rating', isChosen: true },
        { value: 'price', to: '/c/lens?sort=price', isChosen: false },
      ]}
      labelOf={(sort) => (sort === 'rating' ? LONG : 'Preis')}
      path="/c/lens"
      preserved={[['brand', 'Acuvue']]}
      onChoose={onChoose}
    />
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'Preis')
    await expect(args.onChoose).toHaveBeenCalledWith('/c/lens?sort=price')
  },
}

const pagesOf = (search: string): PageLinks => {
  const { pages } = sampleListing(search).links
  if (pages === undefined) throw new Error('The sample has one page')
  return pages
}

const currentPage = (canvasElement: HTMLElement) => within(canvasElement).getByRole('link', { current: 'page' })

export const FirstPage: Story = {
  render: () => <PaginationView links={pagesOf('')} />,
  play: async ({ canvasElement }) => {
    await expect(currentPage(canvasElement)).toHaveTextContent('1')
    await expect(canvasElement.querySelector('[rel="prev"]')).toBeNull()
  },
}
export const PageSizes: Story = {
  name: 'AS-VISUAL-10 links pages by squares of 30 px on a phone, of 50 px on a desktop',
  render: () => <PaginationView links={pagesOf('')} />,
  play: async ({ canvasElement }) => {
    const sizeAt = (width: number) => atWidth(width, canvasElement, (root) => {
      const { width: wide, height } = (root.querySelector('[aria-current]') ?? root).getBoundingClientRect()
      return [wide, height]
    })
    await expect(await sizeAt(767)).toEqual([30, 30])
    await expect(await sizeAt(1024)).toEqual([50, 50])
  },
}
export const MiddlePage: Story = {
  render: () => <PaginationView links={pagesOf('page=3')} />,
  play: async ({ canvasElement }) => {
    await expect(currentPage(canvasElement)).toHaveTextContent('3')
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(5)
  },
}
export const LastPage: Story = {
  render: () => <PaginationView links={pagesOf('page=5')} />,
  play: async ({ canvasElement }) => {
    await expect(currentPage(canvasElement)).toHaveTextContent('5')
    await expect(canvasElement.querySelector('[rel="next"]')).toBeNull()
  },
}
