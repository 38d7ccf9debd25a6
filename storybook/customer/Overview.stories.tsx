import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/design/Button.tsx'
import { UnverifiedView } from '../../ui/identity/UnverifiedView.tsx'
import { OrderEntryView } from '../../ui/order/OrderEntryView.tsx'
import { OverviewPageView } from '../../ui/customer/OverviewPageView.tsx'
import type { OverviewData } from '../../ui/customer/overview-data.ts'
import { inAccount } from '../account/in-account.tsx'
import { entry } from '../order/history-sample.ts'

const CUSTOMER: OverviewData = {
  name: 'Anna Keller',
  email: 'anna.keller@example.ch',
  isVerified: true,
  order: entry(3),
  address: { lines: ['Anna Keller', 'Seeweg 4', '8002 Zürich'], city: 'Zürich', country: 'CH' },
  points: 240,
}
const EMAIL = 'maria-magdalena.von-hohenfels-wildenstein@kontaktlinsenversandhandelsgesellschaft.example'

/** The overview of the account. */
const meta = {
  component: OverviewPageView,
  parameters: { path: '/my-account/overview' },
  decorators: [inAccount('/my-account/overview')],
  args: {
    overview: CUSTOMER,
    toPath: (path) => path,
    reorder: () => <Button variant="secondary"><FormattedMessage id="reorder.submit" /></Button>,
  },
} satisfies Meta<typeof OverviewPageView>
export default meta
type Story = StoryObj<typeof meta>

const { order: _order, address: _address, points: _points, ...BARE } = CUSTOMER

export const Default: Story = {}
export const Informal: Story = { globals: { brand: 'mrlens' } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'discountlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const NewAccount: Story = {
  args: { overview: { ...BARE, isVerified: false, points: 0 }, notice: <UnverifiedView email={BARE.email} /> },
}
export const NewAccountInformal: Story = { ...NewAccount, globals: { locale: 'it', brand: 'mrlens' } }
export const OrderUnavailable: Story = { args: { overview: { ...BARE, order: 'lost' } } }
export const LongText: Story = {
  args: { overview: { ...CUSTOMER, name: 'Maximiliane-Alexandrina Müller-Lüdenscheidt', email: EMAIL, points: 1_234_567 } },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const LastOrder: Story = { render: ({ reorder }) => <OrderEntryView entry={entry(3)} heading="h3" reorder={reorder} /> }
