import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NextStepsView } from '../../ui/order/NextStepsView.tsx'
import { OrderLinesView } from '../../ui/cart/OrderLinesView.tsx'
import { ParcelsView } from '../../ui/order/ParcelsView.tsx'
import { StandingView } from '../../ui/order/StandingView.tsx'
import { TransferView } from '../../ui/order/TransferView.tsx'
import { CARE, LENSES, LONG_WORDS } from '../cart/cart-sample.ts'
import { onPage } from '../decorators/on-page.tsx'
import { chf } from '../listing/listed-sample.ts'

const meta = {
  component: StandingView,
  decorators: [onPage],
  parameters: { path: '/checkout/thank-you/token' },
  args: { order: { standing: 'payable', due: chf(14_160), payBy: '2026-03-04T09:30:00.000Z' }, isBusy: false },
} satisfies Meta<typeof StandingView>
export default meta
type Story = StoryObj<typeof meta>

export const Payable: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /141\.60/ })).toBeEnabled()
  },
}
export const PayableBusy: Story = { args: { isBusy: true } }
export const PaymentFailed: Story = { args: { outcome: 'failed' } }
export const PaymentCancelled: Story = { args: { outcome: 'cancelled' } }
export const ServiceUnavailable: Story = {
  args: { failure: 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es in einem Moment noch einmal.' },
}
export const TransferExpected: Story = { args: { order: { standing: 'awaited', due: chf(14_160) } } }
const TRANSFER = {
  amount: chf(14_160), iban: 'CH93 0076 2011 6238 5295 7', holder: ['Iris Optik Demo AG', 'Musterweg 1', '8000 Zürich'],
  reference: 'RF27 IR20 2600 0123', message: 'IR-2026-000123', dueDay: '2026-03-12',
}
export const TransferExpectedWithAccount: Story = { args: { order: { standing: 'awaited', due: chf(14_160), transfer: TRANSFER } } }
export const TransferExpectedWithAccountInFrench: Story = { ...TransferExpectedWithAccount, globals: { locale: 'fr' } }
export const Transfer: Story = { render: () => <TransferView transfer={TRANSFER} /> }
export const Paid: Story = {
  args: { order: { standing: 'settled' } },
  render: (args) => <div data-testid="standing"><StandingView {...args} /></div>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('standing')).toBeEmptyDOMElement()
  },
}
export const Cancelled: Story = { ...Paid, args: { order: { standing: 'cancelled' } } }

export const NextWhenPayable: Story = { render: () => <NextStepsView standing="payable" /> }
export const NextWhenAwaited: Story = { render: () => <NextStepsView standing="awaited" /> }
export const NextWhenSettled: Story = { render: () => <NextStepsView standing="settled" /> }

/** Rendered below the heading of the page. */
const OrderedThings = ({ groups }: Parameters<typeof OrderLinesView>[0]) => (
  <section>
    <h2>Ihre Bestellung</h2>
    <OrderLinesView groups={groups} />
  </section>
)

export const Lines: Story = { render: () => <OrderedThings groups={[LENSES, CARE]} /> }
export const LinesLongText: Story = { render: () => <OrderedThings groups={[LONG_WORDS]} /> }
/** Each line with its own delivery days; cancelled units have none. */
const ARRIVING = {
  ...LENSES, lines: LENSES.lines.map((line, index) => ({ ...line, arrival: index === 0 ? '05.03 - 07.03.26' : '09.03.26' })),
}
export const LinesWithDays: Story = { render: () => <OrderedThings groups={[ARRIVING, CARE]} /> }
export const LinesWithDaysInEnglish: Story = { ...LinesWithDays, globals: { locale: 'en' } }
export const LinesWithDaysInFrench: Story = { ...LinesWithDays, globals: { locale: 'fr' } }
export const LinesWithDaysInItalian: Story = { ...LinesWithDays, globals: { locale: 'it' } }
export const LinesMobile: Story = { ...LinesLongText, globals: { viewport: { value: 'phone' } } }

const PARCELS = [
  {
    carrier: 'swisspost', number: '99.00.123456.12345678', link: 'https://www.post.ch/99.00.123456.12345678',
    sentAt: '2026-03-03T08:00:00.000Z', packs: 2,
  },
  { carrier: 'dhl', sentAt: '2026-03-05T08:00:00.000Z', packs: 1 },
] as const
export const Parcels: Story = {
  render: () => <ParcelsView parcels={PARCELS} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}
export const ParcelsInItalian: Story = { ...Parcels, globals: { locale: 'it' } }
