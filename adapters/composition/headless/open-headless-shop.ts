import { editedRegister } from '../../../application/commerce/content/edited-register.ts'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { makeCommerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { PaymentNotice } from '../../../domain/payment/payment.ts'
import { UNPAID_LIMITS } from '../../../domain/limits/limits.ts'
import { PAYMENT_HOURS, REMINDER_DAYS, TRANSFER_DAYS } from '../../../domain/payment/payment-deadline.ts'
import { openSwissDirectory } from '../../address-directory/swiss-directory.ts'
import { phoneNumbers } from '../../phone-numbers/phone-numbers.ts'
import { icsCalendar } from '../../calendar/ics-calendar.ts'
import { oneTimeCodes } from '../../otpauth/one-time-codes.ts'
import { swissQrBill } from '../../qr-bill/swiss-qr-bill.ts'
import { unstoredSecrets } from '../../memory/staff/unstored-secrets.ts'
import { noIdTokens } from '../../memory/identity/no-id-tokens.ts'
import { noProviderUsers } from '../../memory/identity/no-provider-users.ts'
import { passkeyChecks } from '../../webauthn/passkey-checks.ts'
import { linkBinder } from '../../memory/identity/link-binder.ts'
import { randomSessions } from '../../memory/identity/random-sessions.ts'
import { readablePasswords } from '../../memory/identity/readable-passwords.ts'
import { openMemoryMailer } from '../../memory/mail/memory-mailer.ts'
import { openMemoryShop } from '../../memory/memory-shop.ts'
import { openMemoryPaymentProvider } from '../../memory/payment/memory-payment-provider.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { openSettableClock } from '../../memory/shop/settable-clock.ts'
import { demoCatalogue } from '../../seed/demo-catalogue.ts'
import { demoShopRegister } from '../demo-shop-register.ts'
import { openMailTexts } from '../mail-texts.ts'
import { succeeded } from '../succeeded.ts'
import { contentOf } from '../demo-content.ts'
import { openVisitor, type VisitorOptions, type Visitor } from './open-visitor.ts'
import { noWebhookSender } from '../../memory/webhook/no-webhooks.ts'

/** A Monday morning in Zurich. */
const OPENING = new Date('2026-03-02T08:00:00Z')

let demo: ShopCatalogue | undefined
/** Products do not change, so all shops of a process are filled with the same ones. */
const sharedCatalogue = (): ShopCatalogue => (demo ??= demoCatalogue())

export type Overrides = Partial<CommercePorts> & { readonly shopCatalogue?: ShopCatalogue }

const openMemoryEnvironment = () => (
  { clock: openSettableClock(OPENING), paymentProvider: openMemoryPaymentProvider(), mailer: openMemoryMailer() }
)
type Environment = ReturnType<typeof openMemoryEnvironment>

const portsIn = (
  { clock, paymentProvider, mailer }: Environment, {
    shopCatalogue: catalogue = sharedCatalogue(), content = contentOf(), register = demoShopRegister(), ...overrides
  }: Overrides,
): CommercePorts => ({
  ...openMemoryShop(catalogue),
  content,
  provider: paymentProvider,
  cardVault: paymentProvider,
  unpaidLimits: UNPAID_LIMITS,
  paymentDeadline: { hours: PAYMENT_HOURS, transferDays: TRANSFER_DAYS, reminderDays: REMINDER_DAYS },
  directory: openSwissDirectory(),
  phoneNumbers,
  slips: swissQrBill({ report: () => undefined }),
  calendar: icsCalendar,
  mailer,
  mailTexts: openMailTexts(),
  clock,
  tokens: randomTokens,
  passwords: readablePasswords,
  idTokens: noIdTokens,
  providerUsers: noProviderUsers, webhookSender: noWebhookSender,
  sessionMaker: randomSessions,
  linkBinder,
  responseTimer: (work) => work,
  passkeyChecks,
  oneTimeCodes,
  codeSecrets: unstoredSecrets,
  register: editedRegister(register, content),
  ...overrides,
})

/**
 * The whole shop in one process and in memory: no HTTP, no browser, no database. Each call opens a new one; its clock stands still until
 * a test moves it; every port can be replaced.
 */
export const openHeadlessShop = (overrides: Overrides = {}) => {
  const environment = openMemoryEnvironment()
  const { clock, paymentProvider, mailer } = environment
  const ports = portsIn(environment, overrides)
  const commerce = makeCommerce(ports)
  return {
    clock,
    ports,
    /** The payment provider, unless another one is given. */
    paymentProvider,
    commerce,
    visitor: (options: VisitorOptions = {}): Visitor => openVisitor(commerce, ports, options),
    /** The payment provider reports how the newest attempt of an order ended. */
    settlePayment: async (orderToken: OrderToken, outcome: PaymentNotice['outcome']): Promise<void> => {
      const attempt = paymentProvider.attempts().findLast((payment) => payment.orderToken === orderToken)
      if (attempt === undefined) throw new Error('The payment provider knows no attempt for this order')
      await succeeded('Hearing of the payment', commerce.reports.recordNotice(paymentProvider.notice(attempt, outcome)))
    },
    /** Runs the payment jobs: checks open payments, refunds, expires unpaid orders. */
    lookAfterPayments: async (): Promise<void> => {
      await succeeded('Asking about payments', commerce.jobs.reconcilePayments(clock.now()))
      await succeeded('Reminding of transfers', commerce.jobs.remindOfTransfers())
      await succeeded('Giving up unpaid orders', commerce.jobs.releaseUnpaidOrders())
      await succeeded('Giving money back', commerce.jobs.refundPayments())
      await succeeded('Paying refunds', commerce.jobs.payRefunds())
    },
    /** Runs the reminder job: sends reminders that are due; returns how many it processed. */
    sendReminders: (): Promise<number> => succeeded('Reminding of lenses', commerce.jobs.sendReminders()),
    /** Runs the abandoned-cart job: processes one cart; returns whether there was one. */
    remindOfCarts: (): Promise<boolean> => succeeded('Reminding of carts', commerce.jobs.remindOfCarts()),
    /** Runs the subscription job: announces and orders deliveries; returns how many subscriptions it processed. */
    renewSubscriptions: (): Promise<number> => succeeded('Renewing subscriptions', commerce.jobs.renewSubscriptions()),
    /** Sends what is in the outbox and returns every mail sent so far. */
    mails: async () => {
      await succeeded('Sending mails', commerce.jobs.sendMails())
      return mailer.sent()
    },
  }
}
export type HeadlessShop = ReturnType<typeof openHeadlessShop>
