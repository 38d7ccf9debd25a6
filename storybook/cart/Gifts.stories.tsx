import type { Meta, StoryObj } from '@storybook/react-vite'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { OptOutOfGifts } from '../../application/storefront/cart/opt-out-of-gifts.ts'
import type { Token } from '../../application/token.ts'
import { asLiveShop } from '../checkout/live-shop.tsx'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'
import { openFilledCart } from './fill-cart.ts'

const declineGift = fn()

/** Counts how often a gift is declined; `isSilent` leaves the request without a response. */
const counting = ({ injector, ...visitor }: Visitor, isSilent: boolean): Visitor => ({
  ...visitor,
  injector: {
    get: <Service,>(token: Token<Service>): Service => {
      if ((token as symbol) !== (OptOutOfGifts as symbol)) return injector.get(token)
      const real = injector.get(OptOutOfGifts)
      const counted: OptOutOfGifts = (cartToken) => {
        declineGift()
        return isSilent ? TE.left({ _tag: 'ServiceUnavailable' }) : real(cartToken)
      }
      return counted as unknown as Service
    },
  },
})

const openVisitor = async (scene: Scene, isSilent = false): Promise<Visitor> => {
  declineGift.mockClear()
  const { visitor } = await openFilledCart({ ...scene, brand: 'lensvision' }, 'lenses')
  return counting(visitor, isSilent)
}

/** A free trial in the cart, with JavaScript. */
const meta = {
  parameters: { router: false, path: '/cart', a11y: { test: 'todo' } },
  loaders: [async ({ globals }) => ({ visitor: await openVisitor(readScene(globals)) })],
  decorators: [asLiveShop],
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const LOADED = { timeout: 15_000 }
const TRIAL = 'Geschenk'
const pressRemove = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Warenkorb' }, LOADED)
  const [gift] = await screen.findAllByText(TRIAL, undefined, LOADED)
  const line = gift?.closest('li')
  if (line == null) throw new Error('There is no gift in the cart')
  await userEvent.click(within(line).getByRole('button'))
  return within(await screen.findByRole('dialog', { name: 'Ein Geschenk für Sie' }, LOADED))
}

export const AddedOrDeclined: Story = {
  name: 'CC-GIFT-01 keeps a gift without a request, or declines and removes it',
  play: async () => {
    await userEvent.click((await pressRemove()).getByRole('button', { name: 'Geschenk behalten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(declineGift).not.toHaveBeenCalled()
    await expect(screen.getAllByText(TRIAL)).toHaveLength(1)
    const dialog = await pressRemove()
    await userEvent.click(dialog.getByRole('button', { name: 'Geschenk entfernen' }))
    await dialog.findByText('Das Geschenk wurde entfernt.')
    await expect(declineGift).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText(TRIAL)).toBeNull())
  },
}

export const DecliningFailed: Story = {
  name: 'CC-GIFT-02 shows that declining failed, and can be retried',
  loaders: [async ({ globals }) => ({ visitor: await openVisitor(readScene(globals), true) })],
  play: async () => {
    const dialog = await pressRemove()
    await userEvent.click(dialog.getByRole('button', { name: 'Geschenk entfernen' }))
    await dialog.findByRole('alert')
    await userEvent.click(dialog.getByRole('button', { name: 'Geschenk behalten' }))
    const again = await pressRemove()
    await expect(again.queryByRole('alert')).toBeNull()
  },
}
