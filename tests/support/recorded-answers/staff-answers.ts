import { BOTTLE, LENS_ITEM, PASSWORD, type Scenario } from './recorded-shop.ts'

const EMAIL = 'anna.keller@example.ch'

const ITEMS = [{ ...LENS_ITEM, quantity: 3 }, BOTTLE]

export const staffOrderAnswers: Scenario = async ({ record, ask, order, signInStaff, paidOrder }) => {
  const staff = await signInStaff('lea')
  const { number, line } = await paidOrder('guest', ITEMS)
  const path = { number }
  const nowhere = { number: 'IR-2026-999999' }
  await record('listAllOrders', staff)
  await record('listAllOrders', { ...staff, query: `state=new&text=${number.toLowerCase()}` })
  await record('listAllOrders', { ...staff, query: 'page=x' })
  await record('listAllOrders')
  await record('getOrderFile', { ...staff, path })
  await record('getOrderFile', { ...staff, path: nowhere })
  await record('stepOrder', { ...staff, path, body: { key: 'accept-01', step: 'accept' } })
  await record('stepOrder', { ...staff, path, body: { key: 'deliver-1', step: 'deliver' } })
  await record('stepOrder', { ...staff, path, body: { key: 'short', step: 'pack' } })
  await record('shipParcel', {
    ...staff, path, body: { key: 'parcel-01', tracking: '99.00.123', items: [{ item_id: line, quantity: 2 }] },
  })
  await record('shipParcel', { ...staff, path, body: { key: 'parcel-02', items: [{ item_id: line, quantity: 9 }] } })
  await record('shipParcel', { ...staff, path, body: { key: 'parcel-03', carrier: 'dhl' } })
  await ask('stepOrder', { ...staff, path, body: { key: 'deliver-2', step: 'deliver', note: 'Beim Nachbarn' } })
  await record('returnItems', { ...staff, path, body: { key: 'return-01', items: [{ item_id: line, quantity: 1 }], is_sellable: true } })
  await record('returnItems', { ...staff, path, body: { key: 'return-02', items: [{ item_id: line, quantity: 9 }], is_sellable: true } })
  await record('refundOrder', { ...staff, path, body: { key: 'refund-01', amount: { value: 1000, currency: 'CHF' } } })
  await record('refundOrder', { ...staff, path, body: { key: 'refund-02', amount: { value: 9_999_999, currency: 'CHF' } } })
  const refunded = await record('refundOrder', {
    ...staff, path, body: { key: 'refund-03', amount: { value: 500, currency: 'CHF' }, method: 'transfer', note: 'Auf das Konto' },
  })
  await record('markRefundPaid', { ...staff, path: { number, refund_id: refunded('refunds.1.id') }, body: { key: 'transferred-1' } })
  await record('markRefundPaid', { ...staff, path: { number, refund_id: 'none' }, body: { key: 'transferred-2' } })
  await record('getOrderFile', { ...staff, path })
  const partly = await paidOrder('guest', ITEMS)
  await ask('stepOrder', { ...staff, path: { number: partly.number }, body: { key: 'accept-01', step: 'accept' } })
  await ask('shipParcel', {
    ...staff, path: { number: partly.number }, body: { key: 'parcel-01', items: [{ item_id: partly.line, quantity: 1 }] },
  })
  await record('cancelRemainingItems', { ...staff, path: { number: partly.number }, body: { key: 'cancel-01' } })
  await record('cancelRemainingItems', { ...staff, path, body: { key: 'cancel-02' } })
  const open = await order('guest', { items: [BOTTLE], method: 'prepayment' })
  await record('recordTransfer', {
    ...staff, path: { number: open.number }, body: { key: 'transfer-1', amount: { value: 1, currency: 'CHF' } },
  })
  const total = Number((await ask('getOrderFile', { ...staff, path: { number: open.number } }))('order.total'))
  await record('recordTransfer', {
    ...staff, path: { number: open.number }, body: { key: 'transfer-2', amount: { value: total, currency: 'CHF' } },
  })
  await record('cancelOrder', { ...staff, path: { number: open.number }, body: { key: 'cancel-03', note: 'Auf Wunsch' } })
  await record('cancelOrder', { ...staff, path, body: { key: 'cancel-04' } })
  await record('listAllOrders', { ...staff, query: 'state=cancelled&day=2026-03-02' })
}

export const staffProductAnswers: Scenario = async ({ record, signInStaff, signUp, paidOrder }) => {
  const staff = await signInStaff('lea')
  await signUp('anna', EMAIL)
  await paidOrder('anna', ITEMS)
  const [path, nowhere] = [{ product_id: 1001 }, { product_id: 9999 }]
  await record('listStaffProducts', { ...staff, query: 'text=bio' })
  await record('listStaffProducts', { ...staff, query: 'state=low' })
  await record('listStaffProducts', { ...staff, query: 'page=x' })
  await record('getStaffProduct', { ...staff, path })
  await record('getStaffProduct', { ...staff, path: { product_id: 2002 } })
  await record('getStaffProduct', { ...staff, path: nowhere })
  const stock = { options: {}, read: { on_hand: 3, stop_order: true }, kind: 'by', packs: 2, stop_order: false, reason: 'delivery' }
  await record('changeStock', { ...staff, path: { product_id: 2002 }, body: stock })
  await record('changeStock', { ...staff, path: { product_id: 2002 }, body: stock })
  await record('changeStock', { ...staff, path, body: { ...stock, options: { sphere: 99 } } })
  const price = {
    price_channel: 'iris-ch', currency: 'CHF', original: 5000, current: 4400, website: 6000, bulk: [{ quantity: 3, cents: 4200 }],
  }
  const before = { ...price, current: 4500, bulk: [] }
  await record('changePrice', { ...staff, path, body: { price, read: before } })
  await record('changePrice', { ...staff, path, body: { price, read: before } })
  for (const read of [null, price])
    await record('changePrice', { ...staff, path, body: { price: { ...price, current: 4300 }, read, from: '2030-01-01T00:00:00Z' } })
  await record('getStaffProduct', { ...staff, path })
  await record('cancelPlannedPrice', { ...staff, path, body: { price_channel: 'iris-ch', from: '2030-01-01T00:00:00Z' } })
  await record('cancelPlannedPrice', { ...staff, path, body: { price_channel: 'iris-ch', from: '2031-01-01T00:00:00Z' } })
  await record('setProductVisibility', { ...staff, path, body: { is_active: false } })
  await record('setProductVisibility', { ...staff, path: nowhere, body: { is_active: false } })
  await record('stopSale', { ...staff, path, body: { reason: 'recall' } })
  await record('stopSale', { ...staff, path: nowhere, body: { reason: null } })
  await record('listBuyers', { ...staff, path })
  await record('listBuyers', { ...staff, path, query: 'from=2026-03-01&to=2026-03-01' })
  await record('listBuyers', { ...staff, path: nowhere })
  const clerk = await signInStaff('omar', ['content'])
  await record('listStaffProducts', clerk)
}

export const staffCustomerAnswers: Scenario = async ({ record, signInStaff, signUp, paidOrder }) => {
  const staff = await signInStaff('lea')
  const account = await signUp('anna', EMAIL)
  await paidOrder('anna', ITEMS)
  const [path, nowhere] = [{ account_id: account }, { account_id: 'x'.repeat(22) }]
  await record('searchCustomers', { ...staff, query: 'text=keller' })
  await record('searchCustomers', { ...staff, query: 'text=nobody' })
  await record('searchCustomers', { ...staff, query: 'page=x' })
  await record('getCustomer', { ...staff, path })
  await record('getCustomer', { ...staff, path: nowhere })
  await record('exportCustomer', { ...staff, path, body: {} })
  await record('exportCustomer', { ...staff, path: nowhere, body: {} })
  await record('signCustomerOut', { ...staff, path })
  await record('signCustomerOut', { ...staff, path: nowhere })
  await record('deleteCustomer', { ...staff, path, body: {} })
  await record('deleteCustomer', { ...staff, path: nowhere, body: {} })
  await record('getCustomer', { ...staff, path })
}

export const staffCouponAnswers: Scenario = async ({ record, signInStaff }) => {
  const staff = await signInStaff('lea')
  await record('listCoupons', staff)
  await record('listCoupons', { ...staff, query: 'text=save' })
  await record('listCoupons', { ...staff, query: 'page=x' })
  const coupon = { code: 'MAI_7', percent: 7, new_customers_only: false, not_with_promotional_prices: false, last_day: '2026-05-31' }
  await record('createCoupon', { ...staff, body: coupon })
  await record('createCoupon', { ...staff, body: coupon })
  await record('createCoupon', { ...staff, body: { ...coupon, code: 'MAI_8', percent: 700 } })
  await record('createCoupon', { ...staff, body: { ...coupon, code: 'MAI_9', amount: { value: 500, currency: 'CHF' } } })
  await record('createCoupon', {
    ...staff,
    body: {
      code: 'FIVE', amount: { value: 500, currency: 'CHF' }, minimum: { value: 5000, currency: 'CHF' }, usage_limit: 10,
      uses_per_customer: 1,
      new_customers_only: true, not_with_promotional_prices: true,
    },
  })
  await record('endCoupon', { ...staff, path: { code: 'MAI_7' }, body: {} })
  await record('endCoupon', { ...staff, path: { code: 'NONE' }, body: {} })
}

export const staffReviewAnswers: Scenario = async ({ record, ask, signInStaff, signUp, paidOrder }) => {
  const staff = await signInStaff('lea')
  const account = await signUp('anna', EMAIL)
  const { number } = await paidOrder('anna', ITEMS)
  await ask('stepOrder', { ...staff, path: { number }, body: { key: 'accept-01', step: 'accept' } })
  await ask('shipParcel', { ...staff, path: { number }, body: { key: 'parcel-01', carrier: 'swisspost' } })
  const words = [{ rating: 4 }, { review: 'Sitzt gut, mehr auf www.beispiel.ch' }]
  for (const [product, said] of [1001, 2001].flatMap((id) => words.map((one) => [id, one] as const)))
    await ask('addProductRating', {
      as: 'anna',
      body: {
        catalog: 'iris', product_id: product, locale: 'de', ...said,
        account: { customer_shop_account_id: account, first_name: 'Anna', last_name: 'Keller', context: 'iris-web' },
      },
    })
  const held = await record('listReviews', { ...staff, query: 'state=held' })
  await record('listReviews', { ...staff, query: 'page=x' })
  const [first, second] = [{ review_id: held('hydra:member.0.id') }, { review_id: held('hydra:member.1.id') }]
  const version = Number(held('hydra:member.0.version'))
  await record('publishReview', { ...staff, path: first, body: { version } })
  await record('publishReview', { ...staff, path: first, body: { version } })
  await record('rejectReview', { ...staff, path: second, body: { version, reason: 'advertising' } })
  await record('rejectReview', { ...staff, path: { review_id: 999 }, body: { version, reason: 'advertising' } })
  const published = Number((await ask('listReviews', { ...staff, query: 'state=published' }))('hydra:member.0.version'))
  await record('replyToReview', { ...staff, path: first, body: { version: published, text: 'Danke.' } })
  await record('replyToReview', { ...staff, path: first, body: { version: published, text: '' } })
  await record('listReviews', { ...staff, query: 'state=published' })
  await record('deleteReviewReply', { ...staff, path: first, body: { version: published + 1 } })
  await record('deleteReviewReply', { ...staff, path: { review_id: 999 }, body: { version: published } })
}

export const staffTaskAnswers: Scenario = async ({ record, ask, signInStaff, failMails, noteFailure, paidOrder }) => {
  const staff = await signInStaff('lea')
  await record('getPendingTasks', staff)
  await paidOrder('guest', ITEMS)
  await ask('sendMessage', { body: { key: 'message-1', name: 'Erika', email: 'erika@example.ch', subject: 'Frage', message: 'Wann?' } })
  await failMails()
  await noteFailure()
  const later = await signInStaff('mia')
  await record('getPendingTasks', later)
  await record('getPendingTasks')
  await record('listFailures', later)
  await record('listFailures')
  const mail = (await record('listFailedMails', later))('hydra:member.0.id')
  await record('listFailedMails', { ...later, query: 'page=x' })
  await record('resendMail', { ...later, path: { mail_id: mail }, body: {} })
  await record('resendMail', { ...later, path: { mail_id: 999 }, body: {} })
}

export const staffMemberAnswers: Scenario = async ({ record, ask, signInStaff, addStaff, codeOf, advance }) => {
  const { secret, email } = await addStaff('nora', ['all'])
  const as = 'nora'
  await record('beginStaffSession', { as, body: { email, password: 'falsch-7-falsch' } })
  await record('beginStaffSession', { as, body: { email, password: PASSWORD } })
  await record('confirmStaffSession', { as, body: { code: '000000' } })
  await record('confirmStaffSession', { body: { code: '000000' } })
  await record('confirmStaffSession', { as, body: { code: codeOf(secret) } })
  await record('whoAmI', { as })
  await record('whoAmI')
  advance(0.1)
  await ask('beginStaffSession', { as: 'nora-elsewhere', body: { email, password: PASSWORD } })
  await ask('confirmStaffSession', { as: 'nora-elsewhere', body: { code: codeOf(secret) } })
  const sessions = await record('listOwnSessions', { as })
  await record('listOwnSessions')
  const other = sessions('hydra:member.0.here') === 'true' ? sessions('hydra:member.1.id') : sessions('hydra:member.0.id')
  await record('endOwnSession', { as, path: { session_id: other } })
  await record('endOwnSession', { as, path: { session_id: 'x'.repeat(22) } })
  await record('endOtherOwnSessions', { as })
  await record('endOtherOwnSessions')
  const made = await record('createAccessToken', { as, body: { name: 'print station', roles: ['orders'], days: 1 } })
  await record('createAccessToken', { as, body: { name: '', roles: [], days: 1 } })
  for (const days of [0, 1.5, 366]) await record('createAccessToken', { as, body: { name: 'print station', roles: ['orders'], days } })
  await record('whoAmI', { bearer: made('token') })
  await record('listStaff', { bearer: made('token') })
  const tokens = await record('listAccessTokens', { as })
  await record('listAccessTokens')
  await record('revokeAccessToken', { as, path: { token_id: tokens('hydra:member.0.id') } })
  await record('revokeAccessToken', { as, path: { token_id: 'x'.repeat(22) } })
  const staff = await signInStaff('lea')
  const person = { email: 'omar@iris.example', name: 'Omar', password: PASSWORD, roles: ['products'] }
  const member = (await record('addStaff', { ...staff, body: person }))('person.id')
  await record('addStaff', { ...staff, body: person })
  await record('addStaff', { ...staff, body: { ...person, email: 'eve@iris.example', roles: [] } })
  await record('listStaff', staff)
  await record('changeStaffRoles', { ...staff, path: { member_id: member }, body: { roles: ['orders', 'content'] } })
  await record('changeStaffRoles', { ...staff, path: { member_id: member }, body: { roles: [] } })
  await record('setStaffAccess', { ...staff, path: { member_id: member }, body: { is_disabled: true } })
  await record('setStaffAccess', { ...staff, path: { member_id: 'x'.repeat(22) }, body: { is_disabled: true } })
  await record('resetStaff', { ...staff, body: { email: person.email, password: 'gut-gehuetet-6' } })
  await record('resetStaff', { ...staff, body: { email: person.email, password: 'kurz' } })
  await record('changeOwnPassword', { as, body: { current_password: 'falsch-7-falsch', new_password: 'gut-gehuetet-7' } })
  await record('changeOwnPassword', { as, body: { current_password: PASSWORD, new_password: 'gut-gehuetet-7' } })
  await record('listAuditEntries', staff)
  await record('listAuditEntries', { ...staff, query: 'text=omar&what=staff.added' })
  await record('listAuditEntries', { ...staff, query: 'page=x' })
  await record('endStaffSession', { as })
  await record('endStaffSession')
}
