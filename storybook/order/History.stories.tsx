import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HistoryEntry } from '../../ui/order/history-data.ts'
import { HistoryPageView } from '../../ui/order/HistoryPageView.tsx'
import type { Money } from '../../domain/money/money.ts'

const CHF = (cents: number): Money => ({ cents, currency: 'CHF' }) as Money

const entry = (id: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id, number: `IR-2026-00000${id}`, status: 'order.status.shipped', createdAt: '2026-03-02T09:00:00.000Z', total: CHF(10790), packs: 2,
  titles: ['Biofinity'], isRepeatable: true, path: `/my-account/order/${id}`, ...more,
})

const usual = { firstName: 'Anna', logoutPath: '/logout', lensPath: '/c/lens' }

/** What a customer ordered. */
const meta = { parameters: { path: '/my-account/history' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <HistoryPageView {...usual} entries={[]} /> }
export const Usual: Story = {
  render: () => <HistoryPageView {...usual} entries={[entry(3, { status: 'order.status.open', packs: 1 }), entry(2), entry(1, { status: 'order.status.cancelled' })]} />,
}
export const LongWords: Story = {
  render: () => (
    <HistoryPageView
      {...usual}
      firstName="Maximiliane-Alexandrina"
      entries={[entry(1, { titles: ['Acuvue Oasys for Astigmatism with Hydraclear Plus', 'Biotrue Kombilösung mit Reisebehälter'], total: CHF(123456), packs: 12 })]}
      links={{ current: 2, previous: '?page=1', next: '?page=3', pages: [1, 2, 3].map((value) => ({ value, to: `?page=${value}`, isChosen: value === 2 })) }}
    />
  ),
}
