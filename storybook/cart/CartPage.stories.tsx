import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ReactNode } from 'react'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { CartChanges } from '../../ui/cart/cart-changes.ts'
import { toCartData } from '../../ui/cart/cart-data.ts'
import type { CartData } from '../../ui/cart/cart-data.ts'
import { CartButtonsView } from '../../ui/cart/CartButtonsView.tsx'
import { CartPageView } from '../../ui/cart/CartPageView.tsx'
import { CartView } from '../../ui/cart/CartView.tsx'
import { CartWaitingView } from '../../ui/cart/CartWaitingView.tsx'
import { Sheet } from '../../ui/design/Sheet.tsx'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'
import { openFilledCart } from './fill-cart.ts'

const onQuantity = fn()
const onRemove = fn()
const CHANGES: CartChanges = { action: '/cart', pending: {}, problems: {}, onQuantity, onRemove }
const PATHS = { lensesPath: '/c/lens', lensCarePath: '/c/lenscare', reorderPath: '/my-account/history' }

type CartContents = 'lenses' | 'lenses and care'

const filledCart = async (scene: Scene, contents: CartContents): Promise<CartData> => {
  const { cart, visitor } = await openFilledCart(scene, contents)
  const data = toCartData(cart, scene.locale, visitor.injector.get(CurrentShop))
  if (data === undefined) throw new Error('The cart stayed empty')
  return data
}

const cartOf = (loaded: Record<string, unknown>): CartData => loaded['cart'] as CartData

const firstLine = (cart: CartData): string => cart.groups[0]?.lines[0]?.id ?? ''

const asPage = (
  changes: (cart: CartData) => Partial<CartChanges> = () => ({}),
  change: (cart: CartData) => CartData = (cart) => cart,
  added = false,
): Decorator =>
  (_Story, { loaded }) => {
    const cart = change(cartOf(loaded))
    return (
      <CartPageView
        cart={cart}
        added={added ? cart.groups[0]?.title : undefined}
        changes={{ ...CHANGES, ...changes(cart) }}
        links={PATHS}
        buttons={<CartButtonsView checkoutPath="/checkout" proceed={{ to: '/' }} />}
      />
    )
  }

/** The cart as a page and as a sidebar. */
const meta = {
  parameters: { path: '/cart' },
  args: { contents: 'lenses and care' },
  argTypes: { contents: { control: 'inline-radio', options: ['lenses', 'lenses and care'] } },
  loaders: [async ({ globals, args }) => ({ cart: await filledCart(readScene(globals), args.contents) })],
  render: () => <></>,
} satisfies Meta<{ readonly contents: CartContents }>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { decorators: [asPage()] }
/** Without JavaScript, the form of a product leads to this page. */
export const JustAdded: Story = { decorators: [asPage(undefined, undefined, true)] }
export const QuantityIncreased: Story = {
  name: 'A press on plus adds one unit',
  decorators: [asPage()],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [more] = canvas.getAllByRole('button', { name: /^Eine Packung mehr/ })
    if (more !== undefined) await userEvent.click(more)
    await expect(onQuantity).toHaveBeenCalled()
  },
}
export const French: Story = { globals: { locale: 'fr' }, decorators: [asPage()] }

const LONG = 'Monatslinsen mit ausserordentlich langem Namen für Hornhautverkrümmungsausgleichskontaktlinsen, Testpackung'
export const LongText: Story = {
  decorators: [asPage(() => ({}), (cart) => ({ ...cart, groups: cart.groups.map((group) => ({ ...group, title: LONG })) }))],
}
export const Refused: Story = {
  decorators: [asPage((cart) => ({
    problems: { [firstLine(cart)]: { id: 'product.stock.reduce_stock', values: { count: 3 } } },
  }))],
}
export const Updating: Story = { decorators: [asPage((cart) => ({ pending: { [firstLine(cart)]: 5 } }))] }

export const Empty: Story = {
  decorators: [() => (
    <CartPageView cart={undefined} changes={CHANGES} links={PATHS} removed={{ title: 'Biofinity', onUndo: fn() }} />
  )],
}

export const EmptyAfterOrder: Story = {
  decorators: [() => <CartPageView cart={undefined} orderPath="/checkout/thank-you/own" changes={CHANGES} links={PATHS} />],
}

const atSide = (inside: (cart: CartData) => ReactNode): Decorator => (_Story, { loaded }) => (
  <Sheet
    isOpen
    onClose={fn()}
    title="Warenkorb"
    closeLabel="Warenkorb schliessen"
    footer={<CartButtonsView checkoutPath="/checkout" proceed={{ onClose: fn() }} />}
  >
    {inside(cartOf(loaded))}
  </Sheet>
)
export const Sidebar: Story = {
  decorators: [atSide((cart) => <CartView place="side" cart={cart} changes={CHANGES} links={PATHS} />)],
}
export const SidebarWithOneProduct: Story = {
  args: { contents: 'lenses' },
  decorators: [atSide((cart) => (
    <CartView place="side" cart={cart} changes={CHANGES} links={PATHS} removed={{ title: 'Biofinity toric', onUndo: fn() }} />
  ))],
}
export const SidebarLoading: Story = { decorators: [atSide(() => <CartWaitingView />)] }
export const SidebarEmpty: Story = {
  decorators: [() => (
    <Sheet isOpen onClose={fn()} title="Warenkorb" closeLabel="Warenkorb schliessen">
      <CartView place="side" cart={undefined} changes={CHANGES} links={PATHS} />
    </Sheet>
  )],
}
