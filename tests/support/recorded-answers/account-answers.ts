import { BOTTLE, LENS_ITEM, PASSWORD, type Scenario } from './recorded-shop.ts'

const EMAIL = 'anna.keller@example.ch'
const as = 'anna'

export const lensPassAnswers: Scenario = async ({ record, signUp, order }) => {
  await signUp(as, EMAIL)
  const own = await order(as, { items: [LENS_ITEM], method: 'prepayment' })
  await record('getLensPass')
  await record('getLensPass', { as })
  await record('getLensValueSuggestions', { as })
  await record('getLensValueSuggestions')
  const values = { written_on: '2026-03-01', source: 'box', product_id: 1001, right_eye: { sphere: '-2.25' }, left_eye: { sphere: -1 } }
  const added = await record('addLensValues', { as, body: { wearer: 'Anna', ...values } })
  const [wearer, id] = [added('wearers.0.id'), added('wearers.0.values.0.id')]
  await record('addLensValues', { as, body: { wearer: '', ...values } })
  await record('addLensValues', { as, body: { wearer: 'Anna', ...values, right_eye: { sphere: 'x' } } })
  await record('importLensValues', { as, path: { order_id: own.id }, body: { wearer: 'Bea', items: [own.line] } })
  await record('importLensValues', { as, path: { order_id: 999 }, body: { wearer: 'Bea', items: [own.line] } })
  await record('correctLensValues', {
    as, path: { lens_values_id: id }, body: { ...values, source: 'typed', right_eye: { sphere: -2.5 } },
  })
  await record('correctLensValues', { as, path: { lens_values_id: 999 }, body: values })
  await record('renameLensWearer', { as, path: { wearer_id: wearer }, body: { name: 'Bea' } })
  const renamed = await record('renameLensWearer', { as, path: { wearer_id: wearer }, body: { name: 'Anna K.' } })
  await record('removeLensValues', { as, path: { lens_values_id: id } })
  await record('removeLensValues', { as, path: { lens_values_id: id } })
  await record('removeLensWearer', { as, path: { wearer_id: renamed('wearers.1.id') } })
  await record('removeLensWearer', { as, path: { wearer_id: 999 } })
}

export const subscriptionAnswers: Scenario = async ({ record, ask, signUp, paidOrder, commerce, advance, secretIn, run, exhaust }) => {
  await signUp(as, EMAIL)
  const own = await paidOrder(as, [LENS_ITEM, BOTTLE])
  await record('getSubscriptions')
  await record('getSubscriptions', { as })
  await record('getSubscriptionPaymentMethods', { as })
  await record('getSubscriptionPaymentMethods')
  const wanted = { key: 'subscription-1', payment_method: 'prepayment', frequency: 30, frequency_confirmed: true, next_date: '2026-05-01' }
  const created = await record('createSubscription', { as, path: { order_id: own.id }, body: wanted })
  const path = { subscription_id: created('id') }
  await record('createSubscription', { as, path: { order_id: 999 }, body: { ...wanted, key: 'subscription-2' } })
  await record('createSubscription', { as, path: { order_id: own.id }, body: { ...wanted, frequency: 60 } })
  await record('getSubscription', { as, path })
  await record('getSubscription', { as, path: { subscription_id: 999 } })
  await record('getSubscriptions', { as })
  const address = (await ask('listAddresses', { as }))('addresses.0.id')
  const items = [{ product: { product_id: 2001, option: {} }, quantity: 1 }]
  await record('offerSubscription', { as, body: { items } })
  await record('offerSubscription', { as, body: { items, shipping_address_id: Number(address) } })
  await record('offerSubscription', { as, body: { items: [{ product: { product_id: 9999, option: {} }, quantity: 1 }] } })
  const ofProducts = {
    items, billing_address_id: Number(address), shipping_address_id: Number(address), key: 'subscription-3', shipping_method: 'gls_parcel',
    payment_method: 'prepayment', frequency: 30, frequency_confirmed: true,
  }
  const second = (await record('subscribeToProducts', { as, body: ofProducts }))('id')
  await record('subscribeToProducts', { as, body: { ...ofProducts, key: 'subscription-4', shipping_method: 'cargo' } })
  await record('updateSubscription', { as, path, body: { frequency: 60, frequency_confirmed: true } })
  await record('updateSubscription', {
    as, path, body: { items: [{ id: created('items.0.id'), quantity: 2 }], shipping_method: 'gls_parcel' },
  })
  await record('updateSubscription', { as, path, body: { items: [{ id: created('items.0.id'), quantity: 99_999 }] } })
  await record('updateSubscription', { as, path, body: { status: 'paused' } })
  await record('updateSubscription', { as, path, body: { status: 'active', next_date: '2026-05-04' } })
  await record('updateSubscription', { as, path: { subscription_id: 999 }, body: { status: 'paused' } })
  await record('updateSubscriptionsAddresses', { as, body: { billing_address_id: Number(address), shipping_address_id: Number(address) } })
  await record('updateSubscriptionsAddresses', { as, body: { billing_address_id: 999, shipping_address_id: 999 } })
  await record('cancelSubscription', { as, path: { subscription_id: second } })
  await record('cancelSubscription', { as, path: { subscription_id: 999 } })
  advance(24 * 58)
  await run(commerce.jobs.renewSubscriptions())
  const token = await secretIn(/\/subscription\/token\/([\w-]+)/)
  await record('applySubscriptionLink', { body: { token, action: 'skip' } })
  await record('applySubscriptionLink', { body: { token: 'x'.repeat(43), action: 'pause' } })
  await record('applySubscriptionLink', { body: { token, action: 'dance' } })
  await exhaust('applySubscriptionLink', { body: { token, action: 'pause' } })
}

export const reminderAnswers: Scenario = async ({ record, ask, signUp, paidOrder, commerce, advance, secretIn, run, exhaust }) => {
  await signUp(as, EMAIL)
  const own = await paidOrder(as, [LENS_ITEM])
  const path = { order_id: own.id }
  await record('createReminderAlarmSuggestion', { as, path })
  await record('createReminderAlarmSuggestion', { as, path: { order_id: 999 } })
  await record('recalculateReminderAlarmSuggestion', { as, path, body: { customer_usage: 3 } })
  await record('recalculateReminderAlarmSuggestion', { as, path, body: { customer_usage: 99 } })
  const body = { customer_usage: 3, reminder_date: '2026-05-01', create_location: 'order' }
  const id = (await record('updateActiveReminderAlarm', { as, path, body }))('id')
  await record('updateActiveReminderAlarm', { as, path: { order_id: 999 }, body })
  await record('updateReminderAlarm', {
    as, path: { reminder_id: id }, body: { customer_usage: 7, reminder_date: '2026-04-01', paused: true },
  })
  await record('updateReminderAlarm', { as, path: { reminder_id: id }, body: { paused: false } })
  await record('updateReminderAlarm', { as, path: { reminder_id: 999 }, body: { paused: true } })
  await record('getReminderAlarms', { as })
  await record('getReminderAlarms')
  advance(24 * 31)
  await run(commerce.jobs.sendReminders())
  const token = await secretIn(/\/reminder\/end\/([\w-]+)/)
  await record('endReminderAlarm', { body: { token } })
  await record('endReminderAlarm', { body: { token: 5 } })
  await exhaust('endReminderAlarm', { body: { token } })
  await ask('signIn', { as, body: { email: EMAIL, password: PASSWORD, cart_token: null } })
  await record('getReminderAlarms', { as })
  const again = (await ask('updateActiveReminderAlarm', { as, path, body: { ...body, reminder_date: '2026-06-01' } }))('id')
  await record('deleteReminderAlarm', { as, path: { reminder_id: again } })
  await record('deleteReminderAlarm', { as, path: { reminder_id: 999 } })
}

export const customerAnswers: Scenario = async ({ record, signUp, secretIn }) => {
  const account = await signUp(as, EMAIL)
  await record('getProfile', { as })
  await record('getProfile')
  const profile = { first_name: 'Anna', last_name: 'Keller', birthday: '1990-01-02', phone_number: '+41791234567', locale_code: 'fr' }
  await record('updateProfile', { as, body: profile })
  await record('updateProfile', { as, body: { ...profile, birthday: '2990-01-02', first_name: '' } })
  await record('updateProfile', { as, body: { ...profile, account_id: 'x'.repeat(22) } })
  await record('getMarketingCommunicationChannels')
  await record('getMarketingCommunication', { as, path: { marketing_communication_id: account } })
  await record('getMarketingCommunication', { as, path: { marketing_communication_id: 'x'.repeat(22) } })
  const wanted = {
    flag: true, account_id: account, marketing_channels: ['newsletter'],
    customer_data: { email: EMAIL, first_name: 'Anna', last_name: 'Keller', locale: 'de' },
  }
  await record('updateMarketingCommunication', { as, body: wanted })
  await record('updateMarketingCommunication', { as, body: { ...wanted, account_id: 'x'.repeat(22) } })
  await record('subscribeNewsletter', { as, body: { subscribe: true } })
  await record('subscribeNewsletter', { body: { subscribe: true } })
  await record('requestNewsletter', { body: { email: 'erika@example.ch' } })
  await record('requestNewsletter', { body: { email: 'erika' } })
  const token = await secretIn(/\/newsletter\/confirm\/([\w-]+)/)
  await record('confirmNewsletter', { body: { token } })
  await record('confirmNewsletter', { body: { token: 'x'.repeat(43) } })
  const end = await secretIn(/\/newsletter\/unsubscribe\/([\w-]+)/)
  await record('unsubscribeNewsletter', { body: { token: end } })
  await record('unsubscribeNewsletter', { body: {} })
}

export const contactAnswers: Scenario = async ({ record }) => {
  const message = { key: 'message-1', name: 'Erika', email: 'erika@example.ch', subject: 'Frage', message: 'Wann?' }
  await record('sendMessage', { body: message })
  await record('sendMessage', { body: { ...message, message: 'Wo?' } })
  await record('sendMessage', { body: { ...message, key: 'message-2', name: '' } })
  const statement = { key: 'withdrawal-1', name: 'Erika', contract: 'IR-1', email: 'erika@example.ch' }
  await record('declareWithdrawal', { body: statement })
  await record('declareWithdrawal', { body: { ...statement, contract: 'IR-2' } })
  await record('declareWithdrawal', { body: { ...statement, key: 'withdrawal-2', email: 'erika' } })
}

export const loyaltyAnswers: Scenario = async ({ record, ask, signUp, order, pay, cartToOrder }) => {
  await signUp(as, EMAIL)
  await record('setMilesAndMoreNumber', { as, body: { miles_and_more_number: '992223456789014' } })
  await record('setMilesAndMoreNumber', { as, body: { miles_and_more_number: '1' } })
  const consent = await cartToOrder(as, { items: [LENS_ITEM], method: 'visa', milesNumber: '992223456789014' })
  const token = (await ask('createOrder', { as, body: consent }))('token_value')
  await ask('createPayment', { as, path: { token }, body: { payment_method: 'visa' } })
  await pay()
  await order(as, { items: [BOTTLE], method: 'prepayment' })
  await record('getMilesAndMorePoints', { as })
  await record('getMilesAndMorePoints', { as, query: 'page=x' })
  await record('getBonusPointsStatement', { as })
  await record('getBonusPointsStatement', { as, query: 'page=x' })
}

export const ratingAnswers: Scenario = async ({ record, ask, signUp, paidOrder, signInStaff }) => {
  const account = await signUp(as, EMAIL)
  const own = await paidOrder(as, [LENS_ITEM, BOTTLE])
  const staff = await signInStaff('lea')
  const path = { number: own.number }
  await ask('stepOrder', { ...staff, path, body: { key: 'accept-01', step: 'accept' } })
  await ask('shipParcel', { ...staff, path, body: { key: 'parcel-01', carrier: 'swisspost' } })
  const rater = { customer_shop_account_id: account, first_name: null, last_name: null, context: 'iris-web' }
  const parameters = { brand_channel: 'iris', sales_channel: 'iris-web', locale: 'de' }
  await record('getRateableProducts', { as, body: { account: rater, product_parameters: parameters } })
  await record('getRateableProducts', {
    as, body: { account: { ...rater, customer_shop_account_id: 'x'.repeat(22) }, product_parameters: parameters },
  })
  const rating = { catalog: 'iris', product_id: 1001, account: { ...rater, first_name: 'Anna', last_name: 'Keller' }, locale: 'de' }
  await record('addProductRating', { as, body: { ...rating, rating: 5 } })
  await record('addProductRating', { as, body: { ...rating, review: 'Sitzt gut, den ganzen Tag.' } })
  await record('addProductRating', { as, body: { ...rating, rating: 5, product_id: 1002 } })
  await record('addProductRating', { as, body: rating })
  await record('getOwnRatings', { as })
  await record('getOwnRatings')
  await record('getProductReviews', { path: { product_id: 1001 } })
  await record('getProductReviews', { path: { product_id: 9999 } })
  await record('getProductReviews', { path: { product_id: 1001 }, query: 'page=x' })
  await record('getProductReviewScores', { path: { product_id: 1001 } })
  await record('getProductReviewScores', { path: { product_id: 9999 } })
}

export const privacyAnswers: Scenario = async ({ record, ask, signUp, secretIn, exhaust }) => {
  await signUp(as, EMAIL)
  await record('getAccountDeletion', { as })
  await record('getAccountDeletion')
  await record('requestAccountDeletion', { as, body: { current_password: 'falsch-7-falsch' } })
  await record('requestAccountDeletion', { as, body: { current_password: PASSWORD } })
  await ask('signIn', { as, body: { email: EMAIL, password: PASSWORD, cart_token: null } })
  await record('getAccountDeletion', { as })
  await record('cancelAccountDeletion', { as })
  await record('cancelAccountDeletion')
  await ask('requestAccountDeletion', { as, body: { current_password: PASSWORD } })
  await record('cancelAccountDeletionByLink', { body: { token: await secretIn(/\/account-deletion\/cancel\/([\w-]+)/) } })
  await record('cancelAccountDeletionByLink', { body: { token: 5 } })
  await exhaust('cancelAccountDeletionByLink', { body: { token: 'no such token' } })
}
