import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BlockedLinesView } from '../../ui/checkout/BlockedLinesView.tsx'
import { CheckoutFrameView } from '../../ui/checkout/CheckoutFrameView.tsx'
import { StepListView } from '../../ui/checkout/StepListView.tsx'
import type { ShownStep } from '../../ui/checkout/StepListView.tsx'
import { OrderLinesView } from '../../ui/cart/OrderLinesView.tsx'
import { SummaryView } from '../../ui/checkout/SummaryView.tsx'
import { CARE, CART, LENSES, LONG_WORDS } from '../cart/cart-sample.ts'
import { atWidth } from '../decorators/at-width.ts'
import { onPage } from '../decorators/on-page.tsx'
import { chf } from '../listing/listed-sample.ts'

const AT_SHIPPING: readonly ShownStep[] = [
  { step: 'customer', place: 'done', to: '/checkout/customer' },
  { step: 'address', place: 'done', to: '/checkout/address' },
  { step: 'shipping', place: 'here', to: '/checkout/shipping' },
  { step: 'payment', place: 'ahead' },
]

const AT_CUSTOMER: readonly ShownStep[] = AT_SHIPPING.map(({ step }) => ({ step, place: step === 'customer' ? 'here' : 'ahead' }))
const AT_PAYMENT: readonly ShownStep[] = AT_SHIPPING.map(({ step }) => ({
  step, place: step === 'payment' ? 'here' : 'done', to: `/checkout/${step}`,
}))

/** The layout of every checkout step. */
const meta = {
  component: CheckoutFrameView,
  parameters: { path: '/checkout/shipping' },
  args: {
    steps: AT_SHIPPING, cart: CART, cartPath: '/cart', title: 'Wie soll das Paket zu Ihnen kommen?', children: <p>Der Schritt selbst.</p>,
  },
} satisfies Meta<typeof CheckoutFrameView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutCart: Story = { args: { cart: undefined } }
export const AboveTheLimit: Story = { args: { limit: chf(100_000) } }
export const LongText: Story = {
  args: {
    title: 'An welche Rechnungsadresse dürfen wir die Kontaktlinsenbestellungsbestätigung schicken?',
    cart: { ...CART, groups: [LONG_WORDS], units: 20 },
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }

export const FirstStep: Story = {
  decorators: [onPage],
  render: () => <StepListView steps={AT_CUSTOMER} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
export const MiddleStep: Story = {
  decorators: [onPage],
  render: () => <StepListView steps={AT_SHIPPING} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2)
  },
}
export const LastStep: Story = { decorators: [onPage], render: () => <StepListView steps={AT_PAYMENT} /> }
export const StepsInFrench: Story = { ...MiddleStep, globals: { locale: 'fr' } }
const linesOf = (name: Element): number => {
  const range = name.ownerDocument.createRange()
  range.selectNodeContents(name)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
export const StepsMobile: Story = {
  name: 'The name of a step does not break on a phone',
  decorators: [onPage],
  globals: { locale: 'it' },
  render: () => <StepListView steps={AT_PAYMENT} />,
  play: async ({ canvasElement }) => {
    const lines = (root: HTMLElement) => [...root.querySelectorAll('li [class*="name"]')].map(linesOf)
    for (const width of [320, 375]) await expect(await atWidth(width, canvasElement, lines)).toEqual([1, 1, 1, 1])
  },
}

export const Summary: Story = {
  decorators: [onPage],
  render: ({ cartPath }) => <SummaryView cart={CART} cartPath={cartPath} />,
}
export const SummaryExpandedMobile: Story = {
  ...Summary,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary')
    if (summary === null) throw new Error('Nothing to unfold')
    if (summary.checkVisibility()) await userEvent.click(summary)
  },
}
export const Lines: Story = { decorators: [onPage], render: () => <OrderLinesView groups={[LENSES, CARE]} size="compact" /> }
export const LinesLongText: Story = { decorators: [onPage], render: () => <OrderLinesView groups={[LONG_WORDS]} size="compact" /> }
export const BlockedLines: Story = {
  decorators: [onPage],
  render: () => (
    <BlockedLinesView groups={[{ ...LENSES, lines: LENSES.lines.map((line) => ({ ...line, blockedAt: 0 })) }]} cartPath="/cart" />
  ),
}
