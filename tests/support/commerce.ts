import { openSwissDirectory } from '../../adapters/address-directory/swiss-directory.ts'
import { phoneNumbers } from '../../adapters/phone-numbers/phone-numbers.ts'
import { icsCalendar } from '../../adapters/calendar/ics-calendar.ts'
import { swissQrBill } from '../../adapters/qr-bill/swiss-qr-bill.ts'
import { countedTokens } from './counted-tokens.ts'
import { openMemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import { openMemoryShop } from '../../adapters/memory/memory-shop.ts'
import { openMemoryPaymentProvider } from '../../adapters/memory/payment/memory-payment-provider.ts'
import type { ResponseTimer } from '../../application/commerce/shop/response-timer.port.ts'
import { openSettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import { openFakeIdTokens } from './firebase/fake-id-tokens.ts'
import { makeCodeSecrets } from '../../adapters/encryption/code-secrets.ts'
import { oneTimeCodes } from '../../adapters/otpauth/one-time-codes.ts'
import { passkeyChecks } from '../../adapters/webauthn/passkey-checks.ts'
import { linkBinder } from '../../adapters/memory/identity/link-binder.ts'
import { randomSessions } from '../../adapters/memory/identity/random-sessions.ts'
import { noProviderUsers } from '../../adapters/memory/identity/no-provider-users.ts'
import { readablePasswords } from '../../adapters/memory/identity/readable-passwords.ts'
import { openShopRegister } from './shop-register.ts'
import { openMailTexts } from '../../adapters/composition/mail-texts.ts'
import { makeCommerce, type CommercePorts } from '../../application/commerce/commerce.ts'
import { makeAddStaff } from '../../application/commerce/staff/add-staff.ts'
import { makeCancelOrder } from '../../application/commerce/payment/cancel-order.ts'
import { makeCancelRemainingItems } from '../../application/commerce/payment/cancel-remaining-items.ts'
import { makeSetStaffAccess } from '../../application/commerce/staff/change-staff.ts'
import { makeChargeCard } from '../../application/commerce/payment/charge-card.ts'
import { makeMarkRefundPaid } from '../../application/commerce/payment/mark-refund-paid.ts'
import { makePlaceCartOrder } from '../../application/commerce/order/place-cart-order.ts'
import { makeRecordTransfer } from '../../application/commerce/payment/record-transfer.ts'
import { makeRedeemCoupon } from '../../application/commerce/coupon/redeem-coupon.ts'
import { makeRefundOrder } from '../../application/commerce/payment/refund-order.ts'
import { makeResetStaff } from '../../application/commerce/staff/reset-staff.ts'
import { makeReturnItems } from '../../application/commerce/order/return-items.ts'
import { makeSetAddresses } from '../../application/commerce/checkout/set-addresses.ts'
import { makeSetEmail } from '../../application/commerce/checkout/set-email.ts'
import { makeSetMilesNumber } from '../../application/commerce/loyalty/set-miles-number.ts'
import { makeShipParcel } from '../../application/commerce/order/ship-parcel.ts'
import { makeShowOrderFile } from '../../application/commerce/order/show-order-file.ts'
import { makeStepOrder } from '../../application/commerce/order/step-order.ts'
import { makeUnlockStaff } from '../../application/commerce/staff/unlock-staff.ts'
import { openOperations, type Operations } from '../../application/commerce/operations.ts'
import type { SignedIn } from '../../application/commerce/shop/signed-in.ts'
import type { Callers } from '../../application/commerce/shop/request-context.ts'
import type { AccountId } from '../../domain/customer/account-id.ts'
import { sessionInMemory } from '../../adapters/memory/identity/session-in-memory.ts'
import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { REMINDER_DAYS, TRANSFER_DAYS } from '../../domain/payment/payment-deadline.ts'
import { someSettings } from './builders/shop-settings.ts'
import { noWebhookSender } from '../../adapters/memory/webhook/no-webhooks.ts'

export const AT: At = { brandChannel: 'iris', locale: 'de' }
/** A Monday morning. */
export const MONDAY = new Date('2026-03-02T09:00:00.000Z')

/** The payment deadline of an order in these tests; milliseconds. */
export const DEADLINE = 24 * 3_600_000

const PAYMENT_METHODS: readonly PaymentMethod[] = ['visa', 'twint', 'apple_pay', 'invoice', 'prepayment']

type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (whole: infer Whole) => void ? Whole : never

/** A visitor without a session. */
export const GUEST: Callers['visitor'] = {
  ...AT, publicUrl: 'https://iris.example', from: 'here', session: sessionInMemory(), owner: undefined,
}
export const customer = (owner: AccountId): Callers['customer'] => ({ ...GUEST, owner })

/** A customer in the session of a sign-in. */
export const signedInCaller = ({ owner, session }: SignedIn): Callers['customer'] =>
  ({ ...customer(owner), session: { ...sessionInMemory(), read: () => session } })

/** Steps inside operations that are tested by themselves, without their permissions. */
const stepsOf = (ports: CommercePorts) => ({
  addStaff: makeAddStaff(ports),
  cancelOrder: makeCancelOrder(ports),
  cancelRemainingItems: makeCancelRemainingItems(ports),
  chargeCard: makeChargeCard(ports),
  markRefundPaid: makeMarkRefundPaid(ports),
  placeCartOrder: makePlaceCartOrder(ports),
  recordTransfer: makeRecordTransfer(ports),
  redeemCoupon: makeRedeemCoupon(ports),
  refundOrder: makeRefundOrder(ports),
  resetStaff: makeResetStaff(ports),
  returnItems: makeReturnItems(ports),
  setAddresses: makeSetAddresses(ports),
  setEmail: makeSetEmail(ports),
  setStaffAccess: makeSetStaffAccess(ports),
  setMilesNumber: makeSetMilesNumber(ports),
  shipParcel: makeShipParcel(ports),
  showOrderFile: makeShowOrderFile(ports),
  stepOrder: makeStepOrder(ports),
  unlockStaff: makeUnlockStaff(ports),
})

/** Every use case of a shop without topics, for callers whose permissions were checked. The back office checks them itself. */
export const everyUseCase = (ports: CommercePorts, ordering: CommercePorts = ports) => {
  const { shop, jobs, reports, files, ...others } = makeCommerce(ports, ordering)
  const operations = Object.assign({}, ...Object.values(openOperations(ports, ordering))) as Together<Operations[keyof Operations]>
  return { ...stepsOf(ordering), ...operations, ...jobs, ...reports, ...others, shopFor: shop, filesFor: files }
}

/** The use cases of a shop, over any storage. */
export type UseCases = ReturnType<typeof everyUseCase>

const untimed: ResponseTimer = (respond) => respond

/** The whole service in memory, with everything that a test reads or changes. */
export const openCommerce = (shopCatalogue: ShopCatalogue, settings: Partial<ShopSettings> = {}) => {
  const storage = openMemoryShop(shopCatalogue)
  const clock = openSettableClock(MONDAY)
  const mailer = openMemoryMailer()
  const paymentProvider = openMemoryPaymentProvider()
  const written = openFakeIdTokens()
  const register = openShopRegister([someSettings(settings)], PAYMENT_METHODS)
  const deps = {
    ...storage, clock, tokens: countedTokens(),
    idTokens: written.idTokens, providerUsers: noProviderUsers,
    webhookSender: noWebhookSender, passwords: readablePasswords, sessionMaker: randomSessions, linkBinder,
    passkeyChecks, oneTimeCodes, codeSecrets: makeCodeSecrets('no secret of any open shop'), responseTimer: untimed,
    directory: openSwissDirectory(), phoneNumbers,
    slips: swissQrBill({ report: (error) => { throw error } }), calendar: icsCalendar, register, mailTexts: openMailTexts(), mailer,
    provider: paymentProvider, cardVault: paymentProvider,
    // Load tests order from one network; the limits are tested separately.
    unpaidLimits: { buyer: { orders: 1e9, quantityOfProduct: 1e9 }, network: { orders: 1e9, quantityOfProduct: 1e9 } },
    paymentDeadline: { hours: DEADLINE / 3_600_000, transferDays: TRANSFER_DAYS, reminderDays: REMINDER_DAYS },
  }
  return { deps, storage, clock, mailer, paymentProvider, written, ...everyUseCase(deps) }
}
export type Commerce = ReturnType<typeof openCommerce>
