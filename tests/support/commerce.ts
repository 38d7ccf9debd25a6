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
import { makeCommerce, type Commerce as CommerceOfShop } from '../../application/commerce/commerce.ts'
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

type OwnUseCases = Together<CommerceOfShop[Exclude<keyof CommerceOfShop, 'backOffice'>]> & Pick<CommerceOfShop, 'backOffice'>

/** All use cases without their topics. The back office wraps use cases under their own names, so it is separate. */
export const everyUseCase = ({ backOffice, ...topics }: CommerceOfShop): OwnUseCases =>
  ({ ...Object.assign({}, ...Object.values(topics)), backOffice }) as OwnUseCases

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
  return { deps, storage, clock, mailer, paymentProvider, written, ...everyUseCase(makeCommerce(deps)) }
}
export type Commerce = ReturnType<typeof openCommerce>
