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

const asked = fn()

/** Counts how often gifts are declined; `isSilent` leaves the question without an answer. */
const counting = ({ injector, ...visitor }: Visitor, isSilent: boolean): Visitor => ({
  ...visitor,
  injector: {
    get: <Held,>(token: Token<Held>): Held => {
      if ((token as symbol) !== (OptOutOfGifts as symbol)) return injector.get(token)
      const real = injector.get(OptOutOfGifts)
      const counted: OptOutOfGifts = (cartToken) => {
        asked()
        return isSilent ? TE.left({ _tag: 'ServiceUnavailable' }) : real(cartToken)
      }
      return counted as unknown as Held
    },
  },
})

const openVisitor = async (scene: Scene, isSilent = false): Promise<Visitor> => {
  asked.mockClear()
  const { visitor } = await openFilledCart({ ...scene, brand: 'lensvision' }, 'lenses')
  return counting(visitor, isSilent)
}

/** A free trial in the cart, in a browser that runs its script. */
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

export const PreservedOrRemoved: Story = {
  name: 'CC-GIFT-01 keeps a gift without a word to the shop, or declines it and takes it out',
  play: async () => {
    await userEvent.click((await pressRemove()).getByRole('button', { name: 'Geschenk behalten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(asked).not.toHaveBeenCalled()
    await expect(screen.getAllByText(TRIAL)).toHaveLength(1)
    const dialog = await pressRemove()
    await userEvent.click(dialog.getByRole('button', { name: 'Geschenk entfernen' }))
    await dialog.findByText('Das Geschenk wurde entfernt.')
    await expect(asked).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText(TRIAL)).toBeNull())
  },
}

export const NotAnswered: Story = {
  name: 'CC-GIFT-02 says that declining failed, and begins anew the next time',
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
