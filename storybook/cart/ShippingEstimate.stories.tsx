import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { COUNTRIES } from '../../domain/shop/country.ts'
import type { ShippingEstimate } from '../../ui/cart/shipping-estimate.ts'
import { ShippingEstimateView } from '../../ui/cart/ShippingEstimateView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { chf } from '../listing/listed-sample.ts'

const TO_GERMANY: ShippingEstimate = {
  country: 'DE',
  choices: [
    { key: 'dhl', price: chf(1490), arrival: 'Do., 5. – Fr., 6. März' },
    { key: 'gls_parcel', price: chf(1290), arrival: 'Do., 5. – Mo., 9. März' },
  ],
}
const FREE: ShippingEstimate = { country: 'CH', choices: [{ key: 'swisspost_a_post_parcel', price: chf(0), arrival: 'Mi., 4. März' }] }
const NOWHERE: ShippingEstimate = { country: 'LT', choices: [] }

/** The estimate of shipping costs below the totals of a cart. */
const meta = {
  component: ShippingEstimateView,
  decorators: [onPage],
  parameters: { path: '/cart' },
  args: { action: '/cart', countries: COUNTRIES, home: 'CH', isBusy: false },
} satisfies Meta<typeof ShippingEstimateView>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const select = canvas.getByLabelText('Versand nach')
    await expect(select).not.toBeVisible()
    await userEvent.click(canvas.getByText('Versandkosten und Lieferzeit'))
    await expect(select).toBeVisible()
    await expect(select).toHaveValue('CH')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Anzeigen' })).toHaveFocus()
  },
}
export const WithShippingMethods: Story = {
  args: { estimate: TO_GERMANY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Versand nach')).toHaveValue('DE')
    await expect(canvas.getByRole('status')).toHaveTextContent(/DHL/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/14\.90/)
  },
}
export const FreeShipping: Story = { args: { estimate: FREE } }
export const NoShippingMethod: Story = {
  args: { estimate: NOWHERE },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('In dieses Land')
  },
}
export const UnknownCountry: Story = {
  args: { estimate: { choices: [], problem: { id: 'shipping.estimate.unknown', values: {} } } },
}
export const ServiceUnavailable: Story = {
  args: { estimate: { ...NOWHERE, problem: { id: 'error.service_unavailable', values: {} } } },
}
export const Loading: Story = { args: { estimate: TO_GERMANY, isBusy: true } }
export const InEnglish: Story = { args: { estimate: TO_GERMANY }, globals: { locale: 'en' } }
export const InFrench: Story = { args: { estimate: NOWHERE }, globals: { locale: 'fr' } }
export const InItalian: Story = { args: { estimate: TO_GERMANY }, globals: { locale: 'it' } }
