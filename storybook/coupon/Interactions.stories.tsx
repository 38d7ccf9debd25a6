import type { Meta, StoryObj } from '@storybook/react-vite'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Token } from '../../application/token.ts'
import { withOperations } from '../../tests/support/fake-shop.ts'
import { openFilledCart } from '../cart/fill-cart.ts'
import { asLiveShop } from '../checkout/live-shop.tsx'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'

const openVisitor = async (scene: Scene, code?: string): Promise<Visitor> => {
  const { visitor } = await openFilledCart(scene, 'lenses')
  if (code !== undefined) await visitor.applyCoupon(code)
  return visitor
}

const unremovable = (shop: Shop): Shop =>
  withOperations(shop, { checkout: { deleteCouponCode: () => TE.left({ _tag: 'ServiceUnavailable' }) } })

/** The coupon cannot be removed. */
const withFailingRemoval = ({ injector, ...visitor }: Visitor): Visitor => ({
  ...visitor,
  injector: {
    get: <Service,>(token: Token<Service>): Service =>
      ((token as symbol) === (Shop as symbol) ? (unremovable(injector.get(Shop)) as unknown as Service) : injector.get(token)),
  },
})

/** Codes in the cart, with JavaScript. */
const meta = {
  parameters: { router: false, path: '/cart', a11y: { test: 'todo' } },
  loaders: [async ({ globals }) => ({ visitor: await openVisitor(readScene(globals)) })],
  decorators: [asLiveShop],
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const LOADED = { timeout: 15_000 }
const findNotification = (text: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Meldungen' })).findByText(text, undefined, LOADED)
const give = async (summary: string, field: string, code: string, button: string) => {
  await userEvent.click(await screen.findByText(summary, undefined, LOADED))
  await userEvent.type(screen.getByRole('textbox', { name: field }), code)
  await userEvent.click(screen.getByRole('button', { name: button }))
}

export const Coupon: Story = {
  name: 'CC-COUPON-09 CC-COUPON-10 notifies which coupon is applied, and that it is removed',
  play: async () => {
    await give('Gutschein einlösen', 'Gutscheincode', 'merci5', 'Einlösen')
    await findNotification('Gutschein MERCI5 ist eingelöst.')
    await userEvent.click(await screen.findByRole('button', { name: 'Gutschein MERCI5 entfernen' }, LOADED))
    await findNotification('Der Gutschein ist entfernt.')
    await expect(screen.queryByText('MERCI5')).toBeNull()
  },
}
export const CouponRefused: Story = {
  name: 'CC-COUPON-08 notifies why a coupon is refused',
  play: async () => {
    await give('Gutschein einlösen', 'Gutscheincode', 'NOPE', 'Einlösen')
    await findNotification(/^Diesen Gutschein gibt es nicht/)
  },
}
export const RetrySucceeded: Story = {
  name: 'F-S01 a second try replaces the message of the first, and success leaves no error',
  play: async () => {
    const refusals = () => within(screen.getByRole('region', { name: 'Meldungen' })).queryAllByText(/^Diesen Gutschein gibt es nicht/)
    const again = async (code: string): Promise<void> => {
      await userEvent.clear(screen.getByRole('textbox', { name: 'Gutscheincode' }))
      await userEvent.type(screen.getByRole('textbox', { name: 'Gutscheincode' }), code)
      await userEvent.click(screen.getByRole('button', { name: 'Einlösen' }))
    }
    await give('Gutschein einlösen', 'Gutscheincode', 'NOPE', 'Einlösen')
    await findNotification(/^Diesen Gutschein gibt es nicht/)
    await again('NEVER')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gutscheincode' })).toHaveValue('NEVER'))
    await findNotification(/^Diesen Gutschein gibt es nicht/)
    await expect(refusals()).toHaveLength(1)
    await again('MERCI5')
    await findNotification('Gutschein MERCI5 ist eingelöst.')
    await expect(refusals()).toHaveLength(0)
  },
}
export const RemovalFailed: Story = {
  name: 'CC-COUPON-10 notifies that a coupon could not be removed, and leaves it there',
  loaders: [async ({ globals }) => ({ visitor: withFailingRemoval(await openVisitor(readScene(globals), 'MERCI5')) })],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Gutschein MERCI5 entfernen' }, LOADED))
    await findNotification(/antwortet gerade nicht/)
    await expect(screen.getByText('MERCI5')).toBeVisible()
  },
}
export const Miles: Story = {
  name: 'CC-MILES-09 CC-MILES-10 AS-ERRCAT-11 AS-ERRCAT-12 notifies that the number is saved, and that it is removed',
  play: async () => {
    await give('Meilen sammeln mit Miles & More', 'Miles-&-More-Nummer', '9999 1234 5678 901', 'Übernehmen')
    await findNotification('Die Miles-&-More-Nummer ist gespeichert.')
    await userEvent.click(await screen.findByRole('button', { name: 'Miles-&-More-Nummer entfernen' }, LOADED))
    await findNotification('Die Miles-&-More-Nummer ist entfernt.')
  },
}
