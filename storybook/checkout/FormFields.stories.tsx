import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hasField } from '../../domain/address/is-requested.ts'
import { COUNTRIES } from '../../domain/shop/country.ts'
import { AddressFieldsView } from '../../ui/address/AddressFieldsView.tsx'
import { asTyped } from '../../ui/address/typed-address.ts'
import { AcceptedView } from '../../ui/checkout/AcceptedView.tsx'
import { FormButtonsView } from '../../ui/form/FormButtonsView.tsx'
import { PaymentMethodsView } from '../../ui/payment/PaymentMethodsView.tsx'
import { ProblemsView } from '../../ui/form/ProblemsView.tsx'
import { Stack } from '../../ui/design/Layout.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { ANNA } from './open-checkout.ts'

const TYPED = asTyped(ANNA, 'billing')
const REQUIRED = { id: 'validation.this_field_is_required', values: {} } as const
const onAddressee = fn()

/** The form fields and messages of the checkout. */
const meta = {
  component: AddressFieldsView,
  decorators: [onPage],
  args: {
    part: 'billing', legend: 'Rechnungsadresse', countries: COUNTRIES, values: TYPED, problems: {},
    isUsed: (field) => hasField(field, { countryCode: 'CH', isPayer: true }), onAddressee,
  },
} satisfies Meta<typeof AddressFieldsView>
export default meta
type Story = StoryObj<typeof meta>

export const AddressFilled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: /^Land/ }), 'IT')
    await expect(onAddressee).toHaveBeenCalledWith({ countryCode: 'IT' })
  },
}
export const AddressEmpty: Story = { args: { values: { billingCountryCode: 'CH' } } }
export const AddressRefused: Story = {
  args: {
    values: { billingPostcode: '12', billingCountryCode: 'CH' },
    problems: {
      billingFirstName: REQUIRED, billingStreet: REQUIRED, billingPostcode: { id: 'validation.invalid_postcode', values: {} },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: /^Vorname/ })).toHaveAttribute('aria-invalid', 'true')
  },
}
export const AddressInItaly: Story = {
  args: {
    values: { ...TYPED, billingCountryCode: 'IT', billingProvinceCode: 'MI' },
    isUsed: (field) => hasField(field, { countryCode: 'IT', isPayer: true }),
  },
}
export const AddressLongText: Story = {
  args: {
    legend: 'Lieferadresse für Bestellungen, die an eine andere Adresse als die Rechnung gehen',
    values: {
      ...TYPED,
      billingLastName: 'Freiherr von Hohenfels-Wildenstein zu Oberschönenbuchen',
      billingCompany: 'Kontaktlinsenversandhandelsgesellschaft',
    },
  },
}

export const Buttons: Story = {
  render: () => (
    <Stack gap="large">
      <FormButtonsView label="Weiter zum Versand" isBusy={false} backPath="/checkout/customer" />
      <FormButtonsView label="Weiter zur Adresse" isBusy={false} />
      <FormButtonsView label="Jetzt kaufen" isBusy backPath="/checkout/shipping" />
      <FormButtonsView label="Jetzt kaufen" isBusy={false} isDisabled backPath="/checkout/shipping" />
      <FormButtonsView
        label="Zahlungspflichtig bestellen und gleich zur Zahlungsseite wechseln"
        isBusy={false}
        backPath="/checkout/shipping"
      />
    </Stack>
  ),
}

const nameOf = (field: string) => (field === 'email' ? 'E-Mail' : 'Vorname')
export const Problems: Story = {
  render: () => (
    <ProblemsView
      reply={{ typed: {}, problems: { email: { id: 'validation.invalid_email', values: {} }, billingFirstName: REQUIRED } }}
      nameOf={nameOf}
    />
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('alert')
    await expect(list).toHaveFocus()
    await expect(within(list).getAllByRole('link')).toHaveLength(2)
  },
}
export const ServiceUnavailable: Story = {
  render: () => (
    <ProblemsView reply={{ typed: {}, problems: {}, failure: { id: 'error.service_unavailable', values: {} } }} nameOf={nameOf} />
  ),
}
export const WithoutProblems: Story = {
  render: () => <ProblemsView reply={undefined} nameOf={nameOf} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

export const PaymentMethods: Story = {
  render: () => (
    <PaymentMethodsView methods={['visa', 'master_card', 'twint', 'paypal', 'postfinance_efinance', 'prepayment', 'invoice']} />
  ),
}
export const PaymentChosen: Story = {
  render: () => <PaymentMethodsView methods={['visa', 'twint', 'prepayment']} chosen="twint" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /TWINT/i })).toBeChecked()
  },
}
export const PaymentRefused: Story = {
  render: () => <PaymentMethodsView methods={['visa', 'twint']} error="Bitte wählen Sie, wie Sie bezahlen möchten." />,
}

export const AcceptedPayments: Story = {
  render: () => <AcceptedView accepted={{ methods: ['twint', 'visa', 'prepayment'], countries: COUNTRIES }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Zahlungsarten: TWINT, Visa und Vorauszahlung$/)).toBeVisible()
    await expect(within(canvasElement).getByText(/^Lieferländer: Schweiz/)).toBeVisible()
  },
}
