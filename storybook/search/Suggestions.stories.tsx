import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchFormView } from '../../ui/search/SearchFormView.tsx'
import { suggestionId } from '../../ui/search/suggestion-state.ts'
import { SuggestionsView } from '../../ui/search/SuggestionsView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY, BOTTLE, LONG_NAME } from '../listing/listed-sample.ts'

/** The list of suggestions in every state. */
const meta = {
  component: SuggestionsView,
  decorators: [onPage],
  args: {
    state: 'results', term: 'bio', products: [BIOFINITY, BOTTLE, LONG_NAME], total: 18, showAll: '/s?search=bio', onOpened: fn(),
  },
  render: (args) => (
    <SearchFormView
      action="/s"
      term={args.term}
      list={{
        isOpen: args.state === 'results',
        ...(args.selected === undefined ? {} : { activeId: suggestionId(args.selected) }),
      }}
    >
      <SuggestionsView {...args} />
    </SearchFormView>
  ),
} satisfies Meta<typeof SuggestionsView>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { state: 'idle', term: '', products: [], total: 0 } }
export const Loading: Story = {
  args: { state: 'loading', products: [], total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
  },
}
export const Results: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('option')
    if (first === undefined) throw new Error('No row')
    await userEvent.click(first)
    await expect(args.onOpened).toHaveBeenCalledOnce()
  },
}
export const OneSelected: Story = { args: { selected: 1 } }
export const AllSelected: Story = { args: { selected: 3 } }
export const OneHit: Story = { args: { products: [BIOFINITY], total: 1 } }
export const LongText: Story = {
  args: {
    products: [{ ...LONG_NAME, id: BOTTLE.id, title: 'Hornhautverkrümmungsausgleichskontaktlinsenmonatspackung' }, LONG_NAME],
    total: 12_345,
  },
}
export const NoResults: Story = { args: { state: 'noResults', term: 'Hornhautverkrümmungsausgleich', products: [], total: 0 } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
