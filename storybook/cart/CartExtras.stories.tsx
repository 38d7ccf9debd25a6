import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BlockedCartView } from '../../ui/cart/BlockedCartView.tsx'
import { GiftDialogView } from '../../ui/cart/GiftDialogView.tsx'
import type { GiftDialogViewProps } from '../../ui/cart/GiftDialogView.tsx'
import { LineDeliveryView } from '../../ui/cart/LineDeliveryView.tsx'
import type { Failure } from '../../domain/refusal.ts'
import { refusalMessage } from '../../ui/messages/refusal-message.ts'
import { toRecommendationData } from '../../ui/recommendation/recommendation-data.ts'
import type { RecommendationData } from '../../ui/recommendation/recommendation-data.ts'
import { RecommendationsView } from '../../ui/recommendation/RecommendationsView.tsx'
import type { RecommendationsViewProps } from '../../ui/recommendation/RecommendationsView.tsx'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { RecommendProducts } from '../../application/storefront/recommendation/recommend-products.ts'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'
import { openFilledCart } from './fill-cart.ts'
import { atWidth } from '../decorators/at-width.ts'

const recommended = async (scene: Scene): Promise<RecommendationData | undefined> => {
  const { cart, visitor } = await openFilledCart(scene, 'lenses')
  const answer = await visitor.injector.get(RecommendProducts)(cart)()
  return answer._tag === 'Right' ? toRecommendationData(answer.right, scene.locale, visitor.injector.get(CurrentShop)) : undefined
}

const onAdd = fn()
const around = (change: (data: RecommendationData) => Partial<RecommendationsViewProps> = () => ({})): Decorator =>
  (_Story, { loaded }) => {
    const data = loaded['recommendation'] as RecommendationData
    return (
      <RecommendationsView recommendation={data} action="/cart" idPrefix="side" heading="h2" onAdd={onAdd} {...change(data)} />
    )
  }

/** The sections beside the lines of a cart: recommended products, delivery days, a gift. */
const meta = {
  parameters: { path: '/cart' },
  loaders: [async ({ globals }) => ({ recommendation: await recommended(readScene(globals)) })],
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Recommended: Story = {
  name: 'CC-QTY-01 limits a recommended quantity to 99',
  decorators: [around()],
  play: async ({ canvasElement }) => {
    const [field] = within(canvasElement).getAllByRole('spinbutton')
    if (field === undefined) throw new Error('Nothing is recommended')
    await userEvent.clear(field)
    await userEvent.type(field, '100')
    await userEvent.tab()
    await expect(field).toHaveValue(99)
  },
}
export const RecommendedPicture: Story = {
  name: 'AS-VISUAL-08 shows recommendations with pictures of 90 px',
  decorators: [around()],
  play: async ({ canvasElement }) => {
    const widthAt = (width: number) => atWidth(width, canvasElement, (root) => {
      const picture = root.querySelector('li img')
      return picture === null ? 0 : Math.round(picture.getBoundingClientRect().width)
    })
    await expect([await widthAt(375), await widthAt(1280)]).toEqual([90, 90])
  },
}
export const RecommendedInEnglish: Story = { globals: { locale: 'en' }, decorators: [around()] }
export const RecommendedInFrench: Story = { globals: { locale: 'fr' }, decorators: [around()] }
export const RecommendedInItalian: Story = { globals: { locale: 'it' }, decorators: [around()] }
export const AddingRecommendation: Story = { decorators: [around(({ products: [first] }) => ({ adding: first?.id }))] }
export const RecommendedRefused: Story = {
  decorators: [around(({ products: [first] }) => (first === undefined ? {} : {
    problem: { productId: first.id, message: { id: 'error.maximum_quantity_exceeded', values: { maximum: 20 } } },
  }))],
}
const aroundNothing = around((data) => ({ recommendation: { ...data, products: [] } }))
export const NoRecommendation: Story = {
  decorators: [(_Story, context) => <div data-testid="nothing">{aroundNothing(() => <></>, context)}</div>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('nothing')).toBeEmptyDOMElement()
  },
}
export const RecommendedLongText: Story = {
  decorators: [around((data) => ({
    recommendation: {
      ...data,
      products: data.products.map((one) => ({ ...one, title: 'Kombinationslösungsnachfüllpackung '.repeat(3) })),
    },
  }))],
}

export const Deliveries: Story = {
  decorators: [() => (
    <div>
      <LineDeliveryView line={{ arrival: '05.03 - 07.03.24' }} pack="30-Pack" />
      <LineDeliveryView line={{ blockedAt: 3 }} pack="30-Pack" />
      <LineDeliveryView line={{ blockedAt: 1 }} pack="1 ×" />
      <LineDeliveryView line={{ blockedAt: 0 }} pack="30-Pack" />
      <BlockedCartView blocked="partly" />
      <BlockedCartView blocked="whole" />
    </div>
  )],
}

export const DeliveriesInEnglish: Story = { ...Deliveries, globals: { locale: 'en' } }
export const DeliveriesInFrench: Story = { ...Deliveries, globals: { locale: 'fr' } }
export const DeliveriesInItalian: Story = { ...Deliveries, globals: { locale: 'it' } }

const gift = (state: GiftDialogViewProps['state'], failure: Failure = { _tag: 'ServiceUnavailable' }): Story => ({
  decorators: [() => (
    <GiftDialogView
      isOpen
      state={state}
      problem={state === 'failed' ? refusalMessage(failure) : undefined}
      onKeep={fn()}
      onRemove={fn()}
    />
  )],
})
export const GiftOffered: Story = gift('idle')
export const GiftLoading: Story = gift('loading')
export const GiftDeclined: Story = gift('declined')
export const GiftFailed: Story = gift('failed')
export const GiftWithoutCart: Story = gift('failed', { _tag: 'NoCartToken' })
export const GiftOfferedInFrench: Story = { ...GiftOffered, globals: { locale: 'fr', brand: 'mrlens' } }
export const GiftDeclinedInItalian: Story = { ...GiftDeclined, globals: { locale: 'it', brand: 'discountlens' } }
export const GiftFailedInEnglish: Story = { ...GiftFailed, globals: { locale: 'en' } }
