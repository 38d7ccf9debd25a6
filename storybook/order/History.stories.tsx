import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/design/Button.tsx'
import { HistoryPageView } from '../../ui/order/HistoryPageView.tsx'
import { inAccount } from '../account/in-account.tsx'
import { chf } from '../listing/listed-sample.ts'
import { care, entry, lenses } from './history-sample.ts'

const again = (isBusy: boolean) => () => (
  <Button variant="secondary" isBusy={isBusy}><FormattedMessage id="reorder.submit" /></Button>
)

/** The order history of a customer. */
const meta = {
  component: HistoryPageView,
  parameters: { path: '/my-account/history' },
  decorators: [inAccount('/my-account/history')],
  args: {
    lensPath: '/c/lens',
    reorder: again(false),
    entries: [
      entry(3, { status: 'order.status.open', units: 1, isRepeatable: false }),
      entry(2, { groups: [lenses('Biofinity toric'), care('Biotrue All-in-One')] }),
      entry(1, { status: 'order.status.cancelled', createdAt: '2025-11-21T09:00:00.000Z' }),
    ],
  },
} satisfies Meta<typeof HistoryPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Informal: Story = { globals: { brand: 'mrlens' } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'discountlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Empty: Story = { args: { entries: [] } }
export const EmptyInItalian: Story = { ...Empty, globals: { locale: 'it' } }
export const Busy: Story = { args: { reorder: again(true) } }
export const LongText: Story = {
  args: {
    entries: [entry(1, {
      groups: [
        lenses('Acuvue Oasys for Astigmatism with Hydraclear Plus'),
        care('Hornhautverkrümmungsausgleichskontaktlinsenmonatspackung'),
      ],
      total: chf(123_456), units: 12,
    })],
    links: {
      current: 2, previous: '?page=1', next: '?page=3',
      pages: [1, 2, 3].map((value) => ({ value, to: `?page=${value}`, isChosen: value === 2 })),
    },
  },
}
export const Mobile: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
