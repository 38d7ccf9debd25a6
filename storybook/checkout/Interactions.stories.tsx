import type { Meta, StoryObj } from '@storybook/react-vite'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { ChangeLineQuantity } from '../../application/storefront/cart/change-line-quantity.ts'
import type { Token } from '../../application/token.ts'
import { openFilledCart } from '../cart/fill-cart.ts'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'
import { asLiveShop } from './live-shop.tsx'
import { ANNA } from './open-checkout.ts'

const openVisitor = async (scene: Scene): Promise<Visitor> => {
  const { visitor } = await openFilledCart(scene, 'lenses')
  await visitor.setEmail('anna.keller@example.ch')
  await visitor.setAddresses({ billing: ANNA })
  const [offered] = await visitor.listShippingOptions()
  await visitor.chooseShipping(offered?.key ?? '')
  return visitor
}

const refusing = ({ injector, ...visitor }: Visitor): Visitor => ({
  ...visitor,
  injector: {
    get: <Service,>(token: Token<Service>): Service =>
      ((token as symbol) === (ChangeLineQuantity as symbol)
        ? ((() => TE.left({ _tag: 'StopOrder', stock: 3 })) as unknown as Service)
        : injector.get(token)),
  },
})

/** The checkout with JavaScript. */
const meta = {
  parameters: { router: false, path: '/checkout/shipping', a11y: { test: 'todo' } },
  loaders: [async ({ globals }) => ({ visitor: await openVisitor(readScene(globals)) })],
  decorators: [asLiveShop],
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const LOADED = { timeout: 15_000 }
const sidebar = async () => {
  await screen.findByRole('heading', { level: 1 }, LOADED)
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Warenkorb/ }))
  return within(await screen.findByRole('dialog', { name: 'Warenkorb' }, LOADED))
}

export const LastLineRemoved: Story = {
  name: 'CC-CART-06 removing the last line in the checkout redirects home, any other does not',
  play: async () => {
    const cart = await sidebar()
    const [first] = await cart.findAllByRole('button', { name: /entfernen$/ }, LOADED)
    if (first !== undefined) await userEvent.click(first)
    await waitFor(() => expect(cart.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(1), LOADED)
    await expect(screen.getByText('Wie soll das Paket zu Ihnen kommen?')).toBeInTheDocument()
    await userEvent.click(cart.getByRole('button', { name: /entfernen$/ }))
    await waitFor(() => expect(screen.queryByText('Wie soll das Paket zu Ihnen kommen?')).toBeNull(), LOADED)
    await waitFor(() => expect(document.title).not.toContain('Kasse'), LOADED)
  },
}

export const RemovalUndone: Story = {
  name: 'a removed line is restored on undo',
  play: async () => {
    const cart = await sidebar()
    const [first] = await cart.findAllByRole('button', { name: /entfernen$/ }, LOADED)
    if (first !== undefined) await userEvent.click(first)
    await userEvent.click(await cart.findByRole('button', { name: 'Rückgängig machen' }, LOADED))
    await waitFor(() => expect(cart.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(2), LOADED)
  },
}

export const QuantityRefused: Story = {
  name: 'CC-ERR-06 a refused quantity is reset, with the reason beside it',
  loaders: [async ({ globals }) => ({ visitor: refusing(await openVisitor(readScene(globals))) })],
  play: async () => {
    const cart = await sidebar()
    const [more] = await cart.findAllByRole('button', { name: /^Eine Packung mehr/ }, LOADED)
    const [before] = cart.getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value)
    if (more !== undefined) await userEvent.click(more)
    await expect(await cart.findByRole('alert', undefined, LOADED)).toHaveTextContent('Das hat nicht geklappt. Nur noch 3 Packungen')
    await expect((cart.getAllByRole('spinbutton')[0] as HTMLInputElement).value).toBe(before)
  },
}

export const WithoutApplePay: Story = {
  name: 'CC-PAY-02 Apple Pay is not offered in a browser without it',
  parameters: { path: '/checkout/payment' },
  play: async () => {
    await screen.findByRole('radio', { name: 'TWINT' }, LOADED)
    await expect(screen.queryByRole('radio', { name: 'Apple Pay' })).toBeNull()
  },
}

export const ApplePayChosenOnAnotherDevice: Story = {
  name: 'CC-PAY-02 Apple Pay selected in another browser shows that it works in Safari only, and another method is required',
  parameters: { path: '/checkout/payment' },
  loaders: [async ({ globals }) => {
    const visitor = await openVisitor(readScene(globals))
    await visitor.choosePayment('apple_pay')
    return { visitor }
  }],
  play: async () => {
    await expect(await screen.findByText(/^Apple Pay gibt es nur in Safari/, undefined, LOADED)).toBeVisible()
    await expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  },
}

export const WithApplePay: Story = {
  name: 'CC-PAY-02 Apple Pay is offered if the browser supports it',
  parameters: { path: '/checkout/payment' },
  beforeEach: () => {
    Object.assign(globalThis, { ApplePaySession: class {} })
    return () => { Reflect.deleteProperty(globalThis, 'ApplePaySession') }
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Apple Pay' }, LOADED)).toBeVisible()
  },
}
