import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { openFilledCart } from '../cart/fill-cart.ts'
import { LiveShop } from '../checkout/live-shop.tsx'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'

const openVisitor = async (scene: Scene): Promise<Visitor> => (await openFilledCart(scene, 'lenses')).visitor

const shopAt = (canvasElement: HTMLElement, label: string) => within(within(canvasElement).getByRole('region', { name: label }))

/** Two shops in one document. */
const meta = {
  parameters: { router: false, a11y: { test: 'todo' } },
  loaders: [async ({ globals }) => ({ visitors: [await openVisitor(readScene(globals)), await openVisitor(readScene(globals))] })],
  render: (_args, { loaded }) => (
    <>
      {(loaded['visitors'] as readonly Visitor[]).map((visitor, index) => (
        <section key={index} aria-label={`Shop ${index + 1}`}><LiveShop visitor={visitor} path="/terms" /></section>
      ))}
    </>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Separate: Story = {
  name: 'the cart sidebar opened in one shop stays closed in the other',
  play: async ({ canvasElement }) => {
    const [first, second] = [shopAt(canvasElement, 'Shop 1'), shopAt(canvasElement, 'Shop 2')]
    for (const shop of [first, second]) await shop.findByRole('heading', { level: 1 }, { timeout: 15_000 })
    await userEvent.click(within(first.getByRole('banner')).getByRole('link', { name: /^Warenkorb/ }))
    await first.findByRole('dialog', { name: 'Warenkorb' }, { timeout: 15_000 })
    await expect(second.queryByRole('dialog')).toBeNull()
    await userEvent.click(first.getByRole('button', { name: 'Warenkorb schliessen' }))
    await waitFor(() => expect(first.queryByRole('dialog')).toBeNull())
  },
}
