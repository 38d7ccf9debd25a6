import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from '../../ui/binding/use-page.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { SuggestProducts } from '../../application/storefront/search/suggest-products.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { priceFields } from '../../domain/pricing/price-fields.ts'
import type { ProductCard } from '../../domain/catalogue/product-card.ts'
import { SearchBox } from '../../ui/search/SearchBox.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { chf } from '../listing/listed-sample.ts'

const CARDS: readonly ProductCard[] = demoCatalogue().products
  .filter(({ brand, group }) => brand === 'Acuvue' && group.canonical)
  .slice(0, 6)
  .map((product) => ({ product, price: priceFields(chf(4690), chf(3690), chf(4290)) }))

/** Responds at once: six hits for anything but "xyz". */
const suggest: SuggestProducts = (term) => {
  const cards = term === 'xyz' ? [] : CARDS
  return TE.right({ cards, total: cards.length * 3 })
}

const Here = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="here">{pathname + search}</p>
}

const meta = {
  component: SearchBox,
  decorators: [onPage],
  parameters: { injected: [[SuggestProducts, suggest]] },
  render: () => <><SearchBox /><Here /></>,
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

const typed = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement)
  const box = canvas.getByRole('combobox')
  await userEvent.type(box, text)
  return { box, canvas, here: () => canvas.getByTestId('here').textContent }
}

const rowAt = (canvas: ReturnType<typeof within>, row: number): HTMLElement => {
  const option = canvas.getAllByRole('option')[row]
  if (option === undefined) throw new Error(`No row ${row}`)
  return option
}

export const Default: Story = {}

export const WithSuggestions: Story = {
  name: 'CC-SEARCH-02 shows at most five hits and a row for all',
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, 'acuvue')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
  },
}

export const ArrowKeys: Story = {
  name: 'CC-SEARCH-04 moves the selection with the arrows and stops at the ends',
  play: async ({ canvasElement }) => {
    const { box, canvas } = await typed(canvasElement, 'acuvue')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await expect(rowAt(canvas, 0)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(box).toHaveAttribute('aria-activedescendant', rowAt(canvas, 1).id)
    await userEvent.keyboard('{ArrowUp}')
    await expect(rowAt(canvas, 0)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown>9/}')
    await expect(rowAt(canvas, 5)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp>9/}')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
  },
}

export const OpensTheSelected: Story = {
  name: 'CC-SEARCH-05 opens the selected product on Enter',
  play: async ({ canvasElement }) => {
    const { canvas, here } = await typed(canvasElement, 'acuvue')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const second = CARDS[1]?.product.id
    await waitFor(() => expect(here()).toMatch(new RegExp(`^/p/${String(second)}/`)))
  },
}

export const OpensAll: Story = {
  name: 'CC-SEARCH-05 opens all results on Enter when none is selected',
  play: async ({ canvasElement }) => {
    const { canvas, here } = await typed(canvasElement, 'acuvue')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe('/s?search=acuvue'))
  },
}

export const Closing: Story = {
  name: 'CC-SEARCH-06 closes on Escape, keeps the term and the focus',
  play: async ({ canvasElement }) => {
    const { box, canvas } = await typed(canvasElement, 'acuvue')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveValue('acuvue')
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
}

export const NoResults: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, 'xyz')
    await waitFor(() => expect(canvas.getAllByText(/Keine Treffer/)).not.toHaveLength(0))
  },
}
