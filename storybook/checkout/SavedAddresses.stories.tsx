import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { AddressFields } from '../../ui/address/AddressFields.tsx'
import { BookChoiceView } from '../../ui/checkout/BookChoiceView.tsx'

const entry = (id: number, ...lines: readonly string[]) =>
  ({ id, isDefault: id === 1, address: { lines, city: 'Zürich', country: 'CH' } } as const)

/** The saved addresses of a customer, to choose from in the checkout. */
const meta = {
  component: BookChoiceView,
  parameters: { path: '/checkout/address' },
  args: {
    part: 'billing',
    entries: [entry(1, 'Anna Keller', 'Seeweg 4', '8002 Zürich'), entry(2, 'Optik Keller AG', 'Bahnhofstrasse 12', '8001 Zürich')],
    values: { billingFrom: '1' },
    legend: <FormattedMessage id="checkout.address.billing" />,
    children: (
      <AddressFields
        part="billing" countries={['CH', 'LI', 'DE']} values={{}} problems={{}}
        legend={<FormattedMessage id="checkout.address.another" />}
      />
    ),
  },
} satisfies Meta<typeof BookChoiceView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OtherAddress: Story = { args: { values: { billingFrom: 'another' } } }
export const OtherAddressToSave: Story = { args: { values: { billingFrom: 'another', billingKeep: 'yes' } }, globals: { brand: 'mrlens' } }
export const French: Story = { ...OtherAddress, globals: { locale: 'fr' } }
export const Italian: Story = { ...OtherAddress, globals: { locale: 'it', brand: 'discountlens' } }
export const English: Story = { ...OtherAddress, globals: { locale: 'en' } }
export const LongText: Story = {
  args: {
    entries: [
      entry(1, 'Kontaktlinsenversandhandelsgesellschaft Oberschönenbuchen', 'Untere Kreuzbergstrasse-Nordwest 118b', '8055 Zürich'),
    ],
  },
}
export const Mobile: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
