import type { Meta, StoryObj } from '@storybook/react-vite'
import { readScene } from '../decorators/scene.ts'
import { arrive, asJourney } from './journey.tsx'
import type { Arriving } from './journey.tsx'

/** The whole shop to click through, with the products of the demo shop, running in the browser; these stories are not tests. */
const meta = {
  parameters: { router: false, path: '/', a11y: { test: 'todo' } },
  args: { cart: 'empty' },
  argTypes: { cart: { control: 'inline-radio', options: ['empty', 'filled'] } },
  loaders: [async ({ globals, args }) => ({ visitor: await arrive(readScene(globals), args) })],
  decorators: [asJourney],
  render: () => <></>,
} satisfies Meta<Arriving>
export default meta
type Story = StoryObj<typeof meta>

export const BuyALens: Story = {}
export const FromTheListing: Story = { parameters: { path: '/c/lens' } }
export const FromTheCart: Story = { args: { cart: 'filled' }, parameters: { path: '/cart' } }
export const FromTheCheckout: Story = { args: { cart: 'filled' }, parameters: { path: '/checkout' } }
