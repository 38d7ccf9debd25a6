import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, within } from 'storybook/test'
import { Button } from '../../ui/design/Button.tsx'
import type { HistoryEntry } from '../../ui/order/history-data.ts'
import { HistoryPageView } from '../../ui/order/HistoryPageView.tsx'
import type { GroupData } from '../../ui/cart/group-data.ts'
import { LEFT, LENSES, RIGHT, WITHOUT_VALUES } from '../cart/cart-sample.ts'
import { chf, productId } from '../listing/listed-sample.ts'

const lenses = (title: string): GroupData => ({ ...LENSES, title, lines: [RIGHT, LEFT] })
const care = (title: string): GroupData => ({ ...LENSES, productId: productId(1201), title, lines: [WITHOUT_VALUES] })

const entry = (id: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id, number: `IR-2026-00000${id}`, status: 'order.status.shipped', createdAt: '2026-03-02T09:00:00.000Z', total: chf(10790), packs: 2,
  groups: [lenses('Biofinity')], isRepeatable: true, path: `/my-account/order/${id}`, ...more,
})

const again = (isBusy: boolean) => () => (
  <Button variant="secondary" isBusy={isBusy}><FormattedMessage id="reorder.submit" /></Button>
)

/** What a customer ordered, and the way out of the account. */
const meta = {
  component: HistoryPageView,
  parameters: { path: '/my-account/history' },
  args: {
    firstName: 'Anna',
    logoutPath: '/logout',
    lensPath: '/c/lens',
    milesPath: '/my-account/miles-and-more',
    reorder: again(false),
    entries: [
      entry(3, { status: 'order.status.open', packs: 1, isRepeatable: false }),
      entry(2, { groups: [lenses('Biofinity toric'), care('Biotrue All-in-One')] }),
      entry(1, { status: 'order.status.cancelled', createdAt: '2025-11-21T09:00:00.000Z' }),
    ],
  },
} satisfies Meta<typeof HistoryPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('button', { name: 'Abmelden' }).closest('form')
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/logout'])
  },
}
export const Informally: Story = { globals: { brand: 'mrlens' } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'discountlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Empty: Story = { args: { entries: [] } }
export const EmptyInItalian: Story = { ...Empty, globals: { locale: 'it' } }
export const Busy: Story = { args: { reorder: again(true) } }
export const LongWords: Story = {
  args: {
    firstName: 'Maximiliane-Alexandrina',
    entries: [entry(1, {
      groups: [
        lenses('Acuvue Oasys for Astigmatism with Hydraclear Plus'),
        care('Hornhautverkrümmungsausgleichskontaktlinsenmonatspackung'),
      ],
      total: chf(123_456), packs: 12,
    })],
    links: {
      current: 2, previous: '?page=1', next: '?page=3',
      pages: [1, 2, 3].map((value) => ({ value, to: `?page=${value}`, isChosen: value === 2 })),
    },
  },
}
export const OnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } }
