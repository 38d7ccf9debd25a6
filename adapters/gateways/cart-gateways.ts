import { underCampaign } from './campaign.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

type CartGateways = Pick<Gateways, 'carts' | 'abandonedCarts' | 'gifts' | 'addresses' | 'checkout' | 'promotions'>

/** A cart from its first line to its last step before the order. */
export const makeCartGateways = ({ call, campaignOf }: GatewayDeps): CartGateways => ({
  carts: {
    create: (locale) => call('createCart', {}, locale),
    cart: (token) => call('getCart', { token }),
    becameOrder: (token) => call('getOrderOfCart', { token }),
    addItems: (token, items, name) =>
      call('addToCart', { token, items: items.map(underCampaign(campaignOf)), ...(name === undefined ? {} : { name }) }),
    changeQuantity: (token, itemId, quantity) => call('updateCartQuantity', { token, itemId, quantity }),
    removeLine: (token, itemId) => call('removeFromCart', { token, itemId }),
  },
  abandonedCarts: {
    merge: (carts) => call('mergeAbandonedCart', carts),
    setCurrent: (link, latest) => call('setCurrentCart', { link, ...(latest === undefined ? {} : { latest }) }),
  },
  gifts: { optOut: (token) => call('optOutOfProducts', { token }) },
  addresses: { sanitise: (place) => call('sanitizeAddress', place) },
  checkout: {
    setEmail: (token, email) => call('updateOrder', { token, change: { _tag: 'Email', email } }),
    setAddresses: (token, addresses) => call('updateOrder', { token, change: { _tag: 'Addresses', addresses } }),
    shippingOptions: (token) => call('getCartShippingOptions', { token }),
    estimateShipping: (token, country) => call('estimateCartShipping', { token, country }),
    selectedShipping: (token) => call('getSelectedShippingMethod', { token }),
    chooseShipping: (token, key) => call('updateShippingMethod', { token, key }),
    paymentMethods: (token) => call('getPaymentMethods', { token }),
    choosePayment: (token, method) => call('updatePaymentMethod', { token, method }),
  },
  promotions: {
    applyCoupon: (token, code) => call('updateOrder', { token, change: { _tag: 'Coupon', code } }),
    removeCoupon: (token) => call('deleteCouponCode', { token }),
    setMilesNumber: (token, number) => call('updateOrder', { token, change: { _tag: 'MilesNumber', number } }),
    removeMilesNumber: (token) => call('deleteMilesAndMoreNumber', { token }),
  },
})
