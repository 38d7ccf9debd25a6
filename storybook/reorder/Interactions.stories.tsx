import type { Meta, StoryObj } from '@storybook/react-vite'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { Reorder, type Reordered } from '../../application/storefront/reorder/reorder.ts'
import type { Token } from '../../application/token.ts'
import { makeReorderResult, type ReorderResult } from '../../domain/reorder/reorder-result.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { openFilledCart } from '../cart/fill-cart.ts'
import { asLiveShop } from '../checkout/live-shop.tsx'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'

const [OLD, NEW] = [1, 2].map((id) => id as ProductId) as [ProductId, ProductId]

/** A visitor with lenses in the cart, whose reorder has the given outcome. */
const openVisitor = async (scene: Scene, result: Partial<ReorderResult>): Promise<Visitor> => {
  const { visitor: { injector, ...visitor }, cart } = await openFilledCart(scene, 'lenses')
  const reordered: Reordered = { result: makeReorderResult({ items: cart.lines, ...result }), destination: 'checkout', cards: [] }
  return {
    ...visitor,
    injector: {
      get: <Service,>(token: Token<Service>): Service =>
        ((token as symbol) === (Reorder as symbol) ? ((() => TE.right(reordered)) as unknown as Service) : injector.get(token)),
    },
  }
}

/** A reorder link with JavaScript: it reorders, notifies and redirects. */
const meta = {
  parameters: { router: false, path: `/reorder/token/${'x'.repeat(22)}`, a11y: { test: 'todo' } },
  decorators: [asLiveShop],
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const LOADED = { timeout: 15_000 }
const openNotifications = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Wie lautet Ihre E-Mail-Adresse?' }, LOADED)
  return within(screen.getByRole('region', { name: 'Meldungen' }))
}

export const Switched: Story = {
  name: 'CC-REORD-10 shows one warning that a product was replaced',
  loaders: [async ({ globals }) => ({ visitor: await openVisitor(readScene(globals), { switchedProducts: [{ from: OLD, to: NEW }] }) })],
  play: async () => {
    const region = await openNotifications()
    const notice = await region.findByText(/^Seit Ihrer letzten Bestellung hat sich etwas geändert/, undefined, LOADED)
    // It fades in.
    await waitFor(() => expect(notice).toBeVisible())
    await expect(region.getAllByText('Achtung')).toHaveLength(1)
  },
}
export const PartlyReordered: Story = {
  name: 'CC-REORD-12 shows a warning that not all products were added',
  loaders: [async ({ globals }) => ({
    visitor: await openVisitor(readScene(globals), { notReorderable: [{ productId: OLD, reason: 'out_of_stock' }] }),
  })],
  play: async () => {
    await (await openNotifications()).findByText(/^Mindestens ein Produkt war nicht/, undefined, LOADED)
  },
}
export const Complete: Story = {
  name: 'CC-REORD-01 CC-REORD-12 redirects to the checkout silently when everything was added',
  loaders: [async ({ globals }) => ({ visitor: await openVisitor(readScene(globals), {}) })],
  play: async () => {
    await expect((await openNotifications()).queryByText('Achtung')).toBeNull()
  },
}
