import type { CheckoutGateway, TypedAddresses } from '../../application/storefront/checkout/checkout-gateway.port.ts'
import { typedAddressToWire } from '../commerce-api/address/typed-address.codec.ts'
import type { OrderUpdate } from '../commerce-api/cart/order-update.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

const addressesUpdate = ({ billing, shipping, email }: TypedAddresses): OrderUpdate => ({
  billing_address: typedAddressToWire(billing),
  shipping_address: shipping === undefined ? null : typedAddressToWire(shipping),
  ...(email === undefined ? {} : { email }),
})

export const makeHttpCheckout = ({ call }: { readonly call: Call }): CheckoutGateway => ({
  giveEmail: (token, email) => call(OPERATIONS.updateOrder, { path: { token }, body: { email } }),
  giveAddresses: (token, addresses) =>
    call(OPERATIONS.updateOrder, { path: { token }, body: addressesUpdate(addresses) }),
  shippingOptions: (token) => call(OPERATIONS.getCartShippingOptions, { path: { token } }),
  chooseShipping: (token, key) =>
    call(OPERATIONS.updateShippingMethod, { path: { token }, body: { shipping_method: key } }),
  paymentMethods: (token) => call(OPERATIONS.getPaymentMethods, { path: { token } }),
  choosePayment: (token, method) =>
    call(OPERATIONS.updatePaymentMethod, { path: { token }, body: { payment_method: method } }),
})
