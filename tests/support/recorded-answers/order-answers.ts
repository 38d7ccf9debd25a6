import { BOTTLE, LENS_ITEM, type Scenario } from './recorded-shop.ts'

const NOBODYS = { token: 'x'.repeat(22) }

export const orderAnswers: Scenario = async ({ record, ask, signUp, cartToOrder, order, pay, advance, signInStaff }) => {
  const consent = await cartToOrder('guest', { items: [LENS_ITEM, BOTTLE], method: 'prepayment' })
  await record('createOrder', { body: { ...consent, terms_accepted: false } })
  await record('createOrder', { body: { ...consent, expected_total: { value: 1, currency: 'CHF' } } })
  await record('createOrder', { body: { ...consent, digest: Array.from({ length: 5 }, () => '0'.repeat(32)).join('.') } })
  const token = (await record('createOrder', { body: { ...consent, comment: 'Bitte klingeln' } }))('token_value')
  const path = { token }
  await record('createOrder', { body: { token_value: consent.token_value } })
  await record('addToCart', { path: { token: consent.token_value }, body: { items: [BOTTLE] } })
  await record('getOrderOfCart', { path: { token: consent.token_value } })
  await record('getOrderOfCart', { path: NOBODYS })
  await record('getOrder', { path })
  await record('getOrder', { path: NOBODYS })
  await record('getOrder', { path, as: 'stranger' })
  await record('trackOrder', { path, as: 'stranger' })
  await record('trackOrder', { path: NOBODYS })
  await record('verifyOrderAccess', { path, as: 'stranger', body: { email: 'guest@example.ch', postcode: '8002' } })
  await record('verifyOrderAccess', { path, as: 'stranger', body: { email: 'guest@example.ch', postcode: '8001' } })
  await record('getOrderPaymentMethods', { path })
  await record('getOrderPaymentMethods', { path: NOBODYS })
  await record('getPaymentSlip', { path })
  await record('getPaymentSlip', { path: NOBODYS })
  await record('createPayment', { path, body: { payment_method: 'twint' } })
  await record('createPayment', { path, body: { payment_method: 'cash' } })
  await record('createPayment', { path: NOBODYS, body: {} })
  await signUp('anna', 'anna.keller@example.ch')
  const as = 'anna'
  const own = await order(as, { items: [LENS_ITEM], method: 'visa' })
  await record('createPayment', { as, path: { token: own.token }, body: { payment_method: 'visa', keep_card: true } })
  await pay()
  advance(1)
  await record('listOrders', { as })
  await record('listOrders', { as, query: 'page=0' })
  await record('listOrders')
  await record('getOwnOrder', { as, path: { order_id: own.id } })
  await record('getOwnOrder', { as, path: { order_id: 999 } })
  await record('getDocuments', { as, body: { documents: [`invoice-${own.id}`] } })
  await record('getDocuments', { as, body: { documents: ['invoice-9'] } })
  await record('getDocuments', { as, body: { documents: [] } })
  await record('getBonusPoints', { as })
  await record('getBonusPoints')
  const alias = (await record('getCustomerPaymentAlias', { as, body: { customer_context: 'anna' } }))('hydra:member.0.alias')
  await record('getCustomerPaymentAlias', { body: { customer_context: 'anna' } })
  const charged = await order(as, { items: [BOTTLE], method: 'visa' })
  await record('createPayment', { as, path: { token: charged.token }, body: { payment_method: 'visa', alias } })
  await record('deleteCustomerPaymentAlias', { as, path: { alias } })
  await record('deleteCustomerPaymentAlias', { as, path: { alias } })
  await record('getLastPayment', {
    as, body: { order_total: { value: 100, currency: 'CHF' }, price_channel: 'iris-ch', items: [], tags: ['internal'] },
  })
  const staff = await signInStaff('lea')
  await ask('stepOrder', { ...staff, path: { number: own.number }, body: { key: 'accept-01', step: 'accept' } })
  await ask('shipParcel', {
    ...staff, path: { number: own.number }, body: { key: 'parcel-01', carrier: 'swisspost', tracking: '99.00.123' },
  })
  await record('getOwnOrder', { as, path: { order_id: own.id } })
  await record('trackOrder', { path: { token: own.token } })
}

export const reorderAnswers: Scenario = async ({ record, ask, signUp, paidOrder }) => {
  await signUp('anna', 'anna.keller@example.ch')
  const as = 'anna'
  const own = await paidOrder(as, [LENS_ITEM, BOTTLE])
  const cart = (await ask('createCart', { as, body: {} }))('token_value')
  await record('reorder', { as, body: { cart_token: cart, source: 'account', last_order_internal_order_id: own.id } })
  await record('reorder', { as, body: { cart_token: cart, source: 'link', last_order_token: own.token, coupon_code: 'SAVE10' } })
  await record('reorder', { as, body: { cart_token: cart, source: 'link', last_order_token: 'x'.repeat(22) } })
  await record('reorder', { as, body: { cart_token: cart, source: 'magic' } })
  await record('getReorderInterval', {
    body: { email: 'e@example.ch', items: [{ product_id: 1001, variant_id: '1001', quantity: 1, eye: 'right' }] },
  })
  await record('getReorderInterval', { body: { items: [] } })
}
