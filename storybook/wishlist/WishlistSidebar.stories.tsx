import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WishlistButtonView } from '../../ui/wishlist/WishlistButtonView.tsx'
import { WishlistView } from '../../ui/shell/WishlistView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { BIOFINITY, BOTTLE, LONG_NAME } from '../listing/listed-sample.ts'

/** The wishlist, shown beside any page. */
const meta = {
  component: WishlistView,
  decorators: [onPage],
  args: {
    products: [BIOFINITY, BOTTLE, LONG_NAME],
    removedCount: 0,
    hasFailed: false,
    lensesPath: '/c/lens',
    heart: ({ title }) => <WishlistButtonView title={title} isWished onPress={fn()} />,
    onRetry: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof WishlistView>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: BIOFINITY.title }))
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { products: [] } }
export const Loading: Story = { args: { products: undefined } }
export const Discontinued: Story = { args: { removedCount: 2 } }
export const LoadingFailed: Story = {
  args: { products: undefined, hasFailed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Heart: Story = {
  render: () => (
    <div style={{ position: 'relative', width: '3rem', height: '3rem' }}>
      <WishlistButtonView title="Biofinity" isWished={false} onPress={fn()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Biofinity merken' })).toHaveAttribute('aria-pressed', 'false')
  },
}
