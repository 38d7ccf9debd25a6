import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CartGroupView } from '../../ui/cart/CartGroupView.tsx'
import { CartLineView } from '../../ui/cart/CartLineView.tsx'
import { LensValuesView } from '../../ui/cart/LensValuesView.tsx'
import { Stack } from '../../ui/design/Layout.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { CARE, EVERY_VALUE, GIFT, LEFT, LENSES, LONG_WORDS, RIGHT, WITHOUT_VALUES } from './cart-sample.ts'

const changes = { action: '/cart', pending: {}, problems: {}, onQuantity: fn(), onRemove: fn() }
const asList: Decorator = (Story) => <ul><Story /></ul>

/** One line of the cart, and a product with its lines. */
const meta = {
  component: CartLineView,
  decorators: [asList, onPage],
  args: { line: RIGHT, pack: '6-Pack', title: 'Biofinity', maximum: 20, idPrefix: 'page', changes },
} satisfies Meta<typeof CartLineView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Eine Packung mehr/ }))
    await expect(changes.onQuantity).toHaveBeenCalledWith('right', 2)
    await userEvent.click(canvas.getByRole('button', { name: /entfernen$/ }))
    await expect(changes.onRemove).toHaveBeenCalledWith('right', 'Biofinity', false)
  },
}
export const SeveralUnits: Story = { args: { line: LEFT } }
export const AllParameters: Story = { args: { line: EVERY_VALUE } }
export const WithoutParameters: Story = { args: { line: WITHOUT_VALUES, title: 'Opti-Free PureMoist' } }
export const Gift: Story = {
  args: { line: GIFT, title: 'Linsenbehälter' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Eine Packung mehr/ })).toBeNull()
  },
}
/** The line itself says whether it is a gift: the confirmation does not wait for the cart to be loaded. */
export const Trial: Story = {
  args: { line: { ...WITHOUT_VALUES, id: 'trial', isTrial: true }, title: 'Biofinity, Probe' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /entfernen$/ }))
    await expect(changes.onRemove).toHaveBeenCalledWith('trial', 'Biofinity, Probe', true)
  },
}
export const Busy: Story = {
  args: { changes: { ...changes, pending: { right: 5 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
  },
}
export const Refused: Story = {
  args: { changes: { ...changes, problems: { right: { id: 'product.stock.reduce_stock', values: { count: 3 } } } } },
}
export const RefusedOutOfStock: Story = {
  args: { changes: { ...changes, problems: { right: { id: 'reset_password.something_went_wrong', values: {} } } } },
}
export const RefusedAboveMaximum: Story = {
  args: { changes: { ...changes, problems: { right: { id: 'error.maximum_quantity_exceeded', values: { maximum: 20 } } } } },
}

const group = { changes, idPrefix: 'page', heading: 'h2' } as const
export const Group: Story = { render: () => <CartGroupView group={LENSES} {...group} /> }
export const GroupWithoutPicture: Story = { render: () => <CartGroupView group={CARE} {...group} /> }
export const GroupLongText: Story = { render: () => <CartGroupView group={LONG_WORDS} {...group} /> }
export const GroupMobile: Story = { ...GroupLongText, globals: { viewport: { value: 'phone' } } }

export const Parameters: Story = {
  render: () => (
    <li>
      <Stack>
        <LensValuesView eye="right" values={RIGHT.values} />
        <LensValuesView eye="left" values={EVERY_VALUE.values} />
        <LensValuesView values={[{ key: 'color', text: 'Kristallklares Himmelblau mit dunklem Rand' }]} />
      </Stack>
    </li>
  ),
}
export const NoParameters: Story = {
  render: () => <li data-testid="values"><LensValuesView values={[]} /></li>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('values')).toBeEmptyDOMElement()
  },
}
