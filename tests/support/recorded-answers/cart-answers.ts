import { ADDRESS, BOTTLE, LENS_ITEM, type Scenario } from './recorded-shop.ts'

const NOBODYS = 'x'.repeat(22)

export const cartAnswers: Scenario = async ({ record, ask, signUp }) => {
  const token = (await record('createCart', { body: {} }))('token_value')
  await record('createCart', { query: 'locale=fr', body: {} })
  const path = { token }
  const item = (await record('addToCart', {
    path,
    body: {
      items: [
        {
          ...LENS_ITEM, price_channel: 'pc', fk: null,
          created_from: { type: 'recommendation', recommendation_id: 'r', source: 'cart', item_position: 1 },
        },
        BOTTLE,
      ],
      addition: 'addition-00000001',
    },
  }))('items.0.id')
  await record('addToCart', {
    path, body: { items: [{ product: { product_id: 1001, option: { r_sphere: 99, r_radius: 8.6, r_diameter: 14 } }, quantity: 1 }] },
  })
  await record('addToCart', { path, body: { items: [{ product: { product_id: 1004, option: {} }, quantity: 1 }] } })
  await record('addToCart', { path, body: { items: [{ product: { product_id: 2002, option: {} }, quantity: 9 }] } })
  await record('addToCart', { path, body: { items: [BOTTLE], addition: 'addition-00000001' } })
  await record('addToCart', { path, body: { items: 'three' } })
  await record('getCart', { path })
  await record('getCart', { path, query: 'locale=en' })
  await record('getCart', { path: { token: NOBODYS } })
  await record('updateCartQuantity', { path: { token, item_id: item }, body: { quantity: 3 } })
  await record('updateCartQuantity', { path: { token, item_id: item }, body: { quantity: 0 } })
  await record('updateCartQuantity', { path: { token, item_id: 'none' }, body: { quantity: 1 } })
  await record('createCartLink', { path, body: {} })
  const empty = (await ask('createCart', { body: {} }))('token_value')
  await record('createCartLink', { path: { token: empty }, body: {} })
  const link = (await ask('createCartLink', { path, body: {} }))('token')
  await record('setCurrentCart', { body: { token: link, latest_cart_token: null } })
  await record('setCurrentCart', { body: { token: 'x'.repeat(43) } })
  await record('optOutOfProducts', { body: { cart_token: token } })
  await record('optOutOfProducts', { body: { cart_token: NOBODYS } })
  await record('removeFromCart', { path: { token, item_id: item } })
  await record('removeFromCart', { path: { token: NOBODYS, item_id: item } })
  await record('mergeAbandonedCart', { body: { abandoned_cart_token: link, latest_cart_token: empty } })
  await record('mergeAbandonedCart', { body: { abandoned_cart_token: 'x'.repeat(43), latest_cart_token: empty } })
  await signUp('anna', 'anna.keller@example.ch')
  await record('createCart', { as: 'anna', body: {} })
}

export const addressAnswers: Scenario = async ({ record, signUp }) => {
  await record('sanitizeAddress', {
    body: { street: 'bahnhofstr.', street_number: '1', postcode: '8001', city: 'zürich', country_code: 'CH' },
  })
  await record('sanitizeAddress', {
    body: { street: 'Nirgends', street_number: null, postcode: '9999', city: 'Nirgendwo', country_code: 'CH' },
  })
  await record('sanitizeAddress', { body: { street: 5 } })
  await record('listAddresses')
  await signUp('anna', 'anna.keller@example.ch')
  const as = 'anna'
  await record('listAddresses', { as })
  const id = (await record('addAddress', { as, body: { billing_address: ADDRESS, is_default: false } }))('addresses.0.id')
  await record('addAddress', { as, body: { billing_address: { ...ADDRESS, city: '', postcode: '1' }, is_default: false } })
  await record('addAddress', { as, body: { billing_address: ADDRESS, is_default: false } })
  const other = (await record('addAddress', {
    as, body: { billing_address: { ...ADDRESS, street: 'Limmatquai' }, is_default: false },
  }))('addresses.1.id')
  await record('listAddresses', { as })
  await record('correctAddress', {
    as, path: { address_id: id }, body: { billing_address: { ...ADDRESS, street_number: '7' }, is_default: true },
  })
  await record('correctAddress', { as, path: { address_id: 999 }, body: { billing_address: ADDRESS, is_default: true } })
  await record('chooseDefaultAddress', { as, path: { address_id: other } })
  await record('chooseDefaultAddress', { as, path: { address_id: 999 } })
  await record('removeAddress', { as, path: { address_id: id } })
  await record('removeAddress', { as, path: { address_id: id } })
}

export const checkoutAnswers: Scenario = async ({ record, ask, signUp }) => {
  const token = (await ask('createCart', { body: {} }))('token_value')
  const path = { token }
  await record('updateOrder', { path, body: { email: 'erika@example.ch' } })
  await ask('addToCart', { path, body: { items: [LENS_ITEM, BOTTLE] } })
  await record('updateShippingMethod', { path, body: { shipping_method: 'gls_parcel' } })
  await record('updateOrder', { path, body: { email: 'erika@example.ch' } })
  await record('updateOrder', { path, body: { email: 'erika' } })
  await record('updateOrder', { path, body: { billing_address: ADDRESS, shipping_address: null, email: 'erika@example.ch' } })
  await record('updateOrder', { path, body: { billing_address: { ...ADDRESS, city: '' }, shipping_address: ADDRESS } })
  await record('updateOrder', {
    path, body: { billing_address: ADDRESS, shipping_address: { ...ADDRESS, recipient: 'Studio', studio_id: 'seefeld' } },
  })
  await record('updateOrder', { path, body: { coupon_code: 'SAVE10' } })
  await record('updateOrder', { path, body: { coupon_code: 'OLD' } })
  await record('updateOrder', { path, body: { coupon_code: 'NONE' } })
  await record('updateOrder', { path, body: { miles_and_more_number: '992223456789014' } })
  await record('updateOrder', { path, body: { miles_and_more_number: '1' } })
  await record('updateOrder', { path, body: {} })
  await record('deleteCouponCode', { path })
  await record('deleteMilesAndMoreNumber', { path })
  const gone = { token: 'x'.repeat(22) }
  await record('deleteCouponCode', { path: gone })
  await record('deleteMilesAndMoreNumber', { path: gone })
  await record('getCartShippingOptions', { path })
  await record('getCartShippingOptions', { path: gone })
  await record('estimateCartShipping', { path, body: { country: 'DE' } })
  await record('estimateCartShipping', { path: gone, body: { country: 'DE' } })
  await record('getSelectedShippingMethod', { path })
  await record('updateShippingMethod', { path, body: { shipping_method: 'gls_parcel' } })
  await record('updateShippingMethod', { path, body: { shipping_method: 'dhl' } })
  await record('getSelectedShippingMethod', { path })
  await record('getSelectedShippingMethod', { path: gone })
  await record('getPaymentMethods', { path })
  await record('getPaymentMethods', { path: gone })
  await record('updatePaymentMethod', { path, body: { payment_method: 'prepayment' } })
  await record('updatePaymentMethod', { path, body: { payment_method: 'cash' } })
  const wanted = { order_total: { value: 100, currency: 'CHF' }, price_channel: 'iris-ch', items: [], tags: ['internal'] }
  await record('getLastPayment', { body: wanted })
  await record('getLastPayment', { body: {} })
  await signUp('anna', 'anna.keller@example.ch')
  await record('getLastPayment', { as: 'anna', body: wanted })
  const own = { token: (await ask('createCart', { as: 'anna', body: {} }))('token_value') }
  await ask('addToCart', { as: 'anna', path: own, body: { items: [BOTTLE] } })
  const studio = { ...ADDRESS, recipient: 'Anna Keller', studio_id: 'seefeld' }
  await record('updateOrder', { as: 'anna', path: own, body: { billing_address: ADDRESS, shipping_address: studio } })
}
