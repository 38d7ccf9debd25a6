import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AddressView } from '../../ui/address/AddressView.tsx'
import type { AddressLines } from '../../ui/address/address-lines.ts'
import { ReviewView } from '../../ui/checkout/ReviewView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const ANNA: AddressLines = { lines: ['Anna Keller', 'Seeweg 4', '8002 Zürich'], city: 'Zürich', country: 'CH' }
const OFFICE: AddressLines = { lines: ['Ottica Rossi', 'Anna Keller', 'Via Roma 12', '20121 Milano'], city: 'Milano', country: 'IT' }
const LONG: AddressLines = {
  lines: [
    'Kontaktlinsenversandhandelsgesellschaft Zürich-Oerlikon und Umgebung AG',
    'Maria-Magdalena Freiherrin von Hohenfels-Wildenstein zu Oberschönenbuchen',
    'Obere Thurgauerstrassenverlängerung 117 b', 'Hinterhaus, zweite Etage links', '8050 Zürich',
  ],
  city: 'Zürich',
  country: 'CH',
}

const meta = {
  component: ReviewView,
  decorators: [onPage],
  args: {
    review: {
      email: 'anna.keller@example.ch', billing: ANNA, shipping: OFFICE, shippingMethod: 'swisspost_a_post_parcel',
      arrival: 'Di., 24. Nov. – Mi., 25. Nov.',
    },
    paths: { customer: '/checkout/customer', address: '/checkout/address', shipping: '/checkout/shipping' },
  },
} satisfies Meta<typeof ReviewView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4)
  },
}
export const EmailOnly: Story = {
  args: { review: { email: 'anna.keller@example.ch' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/checkout/customer')
  },
}
export const LongText: Story = {
  args: {
    review: {
      email: 'maria-magdalena.von-hohenfels-wildenstein@kontaktlinsenversandhandelsgesellschaft.example',
      billing: LONG, shipping: LONG, shippingMethod: 'swisspost_a_post_parcel',
    },
  },
}
export const Mobile: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

export const PickupAddress: Story = { render: () => <AddressView address={{ ...OFFICE, isPickup: true }} /> }
export const PickupAddressInItalian: Story = { ...PickupAddress, globals: { locale: 'it' } }
export const Address: Story = { render: () => <AddressView address={OFFICE} /> }
export const AddressInFrench: Story = { ...Address, globals: { locale: 'fr' } }
export const AddressLongText: Story = { render: () => <AddressView address={LONG} /> }
