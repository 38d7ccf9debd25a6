import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { expect, within } from 'storybook/test'
import { COUNTRIES } from '../../domain/shop/country.ts'
import type { AddressReply } from '../../ui/address/address-reply.ts'
import { AddressPageView } from '../../ui/checkout/AddressPageView.tsx'
import type { AddressPageViewProps } from '../../ui/checkout/AddressPageView.tsx'
import { CheckoutFrame } from '../../ui/checkout/CheckoutFrame.tsx'
import type { FormStep } from '../../ui/checkout/form-steps.ts'
import type { FormReply } from '../../ui/form/form-reply.ts'
import { CustomerPageView } from '../../ui/checkout/CustomerPageView.tsx'
import { writeDisplayedCart } from '../../ui/checkout/displayed-cart.ts'
import { PaymentPageView } from '../../ui/checkout/PaymentPageView.tsx'
import type { PaymentPageViewProps } from '../../ui/checkout/PaymentPageView.tsx'
import { toReview } from '../../ui/checkout/review-data.ts'
import { refusalMessage } from '../../ui/messages/refusal-message.ts'
import { ShippingPageView } from '../../ui/checkout/ShippingPageView.tsx'
import { asTyped } from '../../ui/address/typed-address.ts'
import { readScene } from '../decorators/scene.ts'
import { openCheckout } from './open-checkout.ts'
import type { OpenCheckout } from './open-checkout.ts'

const at = (step: FormStep, draw: (open: OpenCheckout) => ReactNode): Decorator => (_Story, { loaded }) => {
  const open = loaded['open'] as OpenCheckout
  return (
    <CheckoutFrame step={step} checkout={open.checkout} title={<FormattedMessage id={`checkout.${step}.title`} />}>
      {draw(open)}
    </CheckoutFrame>
  )
}

/** The four steps from the cart to the order, each in the checkout layout. */
const meta = {
  parameters: { path: '/checkout' },
  loaders: [async ({ globals }) => ({ open: await openCheckout(readScene(globals)) })],
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const withProblems = (typed: FormReply['typed'], problems: FormReply['problems']): FormReply => ({ typed, problems })

export const Customer: Story = { decorators: [at('customer', () => <CustomerPageView signInPath="/login" email="" isBusy={false} />)] }
export const CustomerRefused: Story = {
  decorators: [at('customer', () => (
    <CustomerPageView
      signInPath="/login"
      email=""
      isBusy={false}
      reply={withProblems({ email: 'anna@' }, { email: { id: 'validation.invalid_email', values: {} } })}
    />
  ))],
}
export const CustomerBusy: Story = {
  decorators: [at('customer', () => <CustomerPageView signInPath="/login" email="anna.keller@example.ch" isBusy />)],
}
export const CustomerServiceUnavailable: Story = {
  decorators: [at('customer', () => (
    <CustomerPageView
      signInPath="/login"
      email=""
      isBusy={false}
      reply={{ typed: { email: 'anna.keller@example.ch' }, problems: {}, failure: { id: 'error.service_unavailable', values: {} } }}
    />
  ))],
}

const address = (more: Partial<AddressPageViewProps>) => ({ cart }: OpenCheckout) => (
  <AddressPageView
    stored={asTyped(cart.billingAddress ?? {}, 'billing')}
    countries={COUNTRIES}
    isBusy={false}
    backPath="/checkout/customer"
    {...more}
  />
)
export const AddressEmpty: Story = {
  decorators: [at('address', address({ stored: { billingCountryCode: 'CH', shippingCountryCode: 'CH' } }))],
}
export const AddressFilled: Story = { decorators: [at('address', address({}))] }
export const AddressSeparate: Story = {
  decorators: [at('address', address({
    stored: { hasSeparateShippingAddress: 'yes', billingCountryCode: 'IT', shippingCountryCode: 'CH' },
  }))],
}
export const AddressRefused: Story = {
  decorators: [at('address', address({
    reply: withProblems(
      { billingFirstName: 'Anna', billingPostcode: '12', billingCountryCode: 'CH', billingPhoneNumber: 'abc' },
      {
        billingLastName: { id: 'validation.this_field_is_required', values: {} },
        billingStreet: { id: 'validation.this_field_is_required', values: {} },
        billingPostcode: { id: 'validation.invalid_postcode', values: {} },
        billingPhoneNumber: { id: 'validation.invalid_phone_number', values: {} },
      },
    ),
  }))],
}

export const AddressBusy: Story = { decorators: [at('address', address({ isBusy: true }))] }
const SUGGESTED: AddressReply = {
  typed: asTyped({ street: 'Banhofstr.', streetNumber: '1', postcode: '8001', city: 'Zürich', countryCode: 'CH' }, 'billing'),
  problems: {},
  suggestions: [{
    part: 'billing',
    suggested: 'Bahnhofstrasse 1, 8001 Zürich',
    original: 'Banhofstr. 1, 8001 Zürich',
    fields: { street: 'Bahnhofstrasse', streetNumber: '1', postcode: '8001', city: 'Zürich' },
  }],
}
export const AddressSuggested: Story = { decorators: [at('address', address({ reply: SUGGESTED }))] }
export const AddressSuggestedInFrench: Story = { ...AddressSuggested, globals: { locale: 'fr', brand: 'mrlens' } }
export const AddressSuggestedInItalian: Story = { ...AddressSuggested, globals: { locale: 'it' } }

export const Shipping: Story = {
  decorators: [at('shipping', ({ choices, cart }) => (
    <ShippingPageView choices={choices} chosen={cart.shippingMethod} place="Zürich" isBusy={false} addressPath="/checkout/address" />
  ))],
}
export const ShippingUnavailable: Story = {
  decorators: [at('shipping', () => <ShippingPageView choices={[]} isBusy={false} addressPath="/checkout/address" />)],
}

const payment = (more: Partial<PaymentPageViewProps>) => ({ cart }: OpenCheckout) => (
  <PaymentPageView
    canSaveCard={false}
    methods={['visa', 'master_card', 'twint', 'paypal', 'postfinance_efinance', 'prepayment']}
    review={toReview(cart)}
    paths={{ customer: '/checkout/customer', address: '/checkout/address', shipping: '/checkout/shipping' }}
    total={cart.totals.total}
    expectedTotal={writeDisplayedCart(cart)}
    isNothingDue={false}
    isReorder={false}
    isBlocked={false}
    termsPath="/terms"
    privacyPath="/privacy"
    isBusy={false}
    {...more}
  />
)
export const PaymentWithSavedCards: Story = {
  decorators: [at('payment', payment({
    canSaveCard: true,
    cards: [
      { alias: 'a', method: 'visa', digits: '4242', expiry: '12/29', isExpired: false, isLastPaidWith: true },
      { alias: 'b', method: 'master_card', digits: '0007', expiry: '02/26', isExpired: true, isLastPaidWith: false },
    ],
  }))],
}
export const Payment: Story = { decorators: [at('payment', payment({}))] }
export const PaymentRefused: Story = {
  decorators: [at('payment', payment({
    reply: withProblems({ comment: 'Bitte beim Nachbarn abgeben' }, {
      paymentMethod: { id: 'checkout.payment.choose', values: {} },
      terms: { id: 'error.terms_not_accepted', values: {} },
    }),
  }))],
}
export const PaymentTotalChanged: Story = {
  decorators: [at('payment', payment({
    reply: {
      typed: { paymentMethod: 'twint', terms: 'yes' },
      problems: {},
      failure: { id: 'error.total_changed', values: { total: 'CHF 195.40' } },
    },
  }))],
}
export const PaymentPreselected: Story = {
  decorators: [at('payment', payment({ chosen: 'twint', methods: ['visa', 'twint', 'invoice'] }))],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'TWINT' })).toBeChecked()
  },
}
export const PaymentPreselectedInFrench: Story = {
  decorators: PaymentPreselected.decorators ?? [], globals: { locale: 'fr', brand: 'mrlens' },
}
export const PaymentWithoutApplePay: Story = { decorators: [at('payment', payment({ chosen: 'apple_pay', lacksApplePay: true }))] }
export const PaymentInvoiceRefused: Story = {
  decorators: [at('payment', payment({
    reply: withProblems({ paymentMethod: 'invoice', terms: 'yes' }, {
      paymentMethod: refusalMessage({ _tag: 'PaymentNotOffered', method: 'invoice' }),
    }),
  }))],
}
export const PaymentInvoiceRefusedInItalian: Story = { ...PaymentInvoiceRefused, globals: { locale: 'it', brand: 'discountlens' } }
export const PaymentBusy: Story = { decorators: [at('payment', payment({ chosen: 'twint', isBusy: true }))] }
export const PaymentNothingDue: Story = { decorators: [at('payment', payment({ isNothingDue: true, methods: [], isReorder: true }))] }
