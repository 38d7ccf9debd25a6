import type { SweepAttempts } from '../../../application/commerce/attempts/sweep-attempts.ts'
import type { DropLeftovers } from '../../../application/commerce/shop/drop-leftovers.ts'
import type { RemindOfCarts } from '../../../application/commerce/marketing/remind-of-carts.ts'
import type { SendMails } from '../../../application/commerce/mail/send-mails.ts'
import type { ForgetCards } from '../../../application/commerce/payment/forget-cards.ts'
import type { BeginPrices } from '../../../application/commerce/staff/begin-prices.ts'
import type { ReleaseUnpaidOrders } from '../../../application/commerce/payment/release-unpaid-orders.ts'
import type { ReconcilePayments } from '../../../application/commerce/payment/reconcile-payments.ts'
import type { RemindOfTransfers } from '../../../application/commerce/payment/remind-of-transfers.ts'
import type { PayRefunds } from '../../../application/commerce/payment/pay-refunds.ts'
import type { RefundPayments } from '../../../application/commerce/payment/refund-payments.ts'
import type { RemoveIdentities } from '../../../application/commerce/identity/remove-identities.ts'
import type { EraseAccounts } from '../../../application/commerce/privacy/erase-accounts.ts'
import type { ReduceOrders } from '../../../application/commerce/privacy/reduce-orders.ts'
import type { RingAlarms } from '../../../application/commerce/reminder/ring-alarms.ts'
import type { RenewSubscriptions } from '../../../application/commerce/subscription/renew-subscriptions.ts'
import type { DeliverWebhooks } from '../../../application/commerce/webhook/deliver-webhooks.ts'
import { succeeded } from '../succeeded.ts'
import type { RunJob } from './run-job.ts'
import { startScheduledJob, type ScheduledJob } from './scheduled-job.ts'

type Deps = {
  readonly sendMails: SendMails
  readonly reconcilePayments: ReconcilePayments
  readonly refundPayments: RefundPayments
  readonly payRefunds: PayRefunds
  readonly forgetCards: ForgetCards
  readonly beginPrices: BeginPrices
  readonly releaseUnpaidOrders: ReleaseUnpaidOrders
  readonly remindOfTransfers: RemindOfTransfers
  readonly ringAlarms: RingAlarms
  readonly remindOfCarts: RemindOfCarts
  readonly renewSubscriptions: RenewSubscriptions
  readonly eraseAccounts: EraseAccounts
  readonly reduceOrders: ReduceOrders
  readonly removeIdentities: RemoveIdentities
  readonly sweepAttempts: SweepAttempts
  readonly dropLeftovers: DropLeftovers
  readonly deliverWebhooks: DeliverWebhooks
  /** When this process opened. */
  readonly since: Date
  readonly report: (error: unknown) => void
  readonly run: RunJob
}

const SECOND = 1000

// Attempts that nobody spoke of while the shop was down are asked about until none is left.
const reconcile = async ({ reconcilePayments, since, report }: Deps, isStopping: () => boolean): Promise<void> => {
  for (;;) {
    const { mismatched, isFull } = await succeeded('Asking about payments', reconcilePayments(since))
    for (const payment of mismatched) report(new Error(`The payment ${payment} came with another amount than its order has`))
    if (!isFull || isStopping()) return
  }
}

// A morning has many letters: as long as there are some, they do not wait for the next minute.
const ringAlarms = async (deps: Deps, isStopping: () => boolean): Promise<void> => {
  while ((await succeeded('Reminding of lenses', deps.ringAlarms())) > 0) if (isStopping()) return
}

const beginPrices = async (deps: Deps, isStopping: () => boolean): Promise<void> => {
  while ((await succeeded('Letting prices begin', deps.beginPrices())) > 0) if (isStopping()) return
}

const remindOfCarts = async (deps: Deps, isStopping: () => boolean): Promise<void> => {
  while (await succeeded('Reminding of carts', deps.remindOfCarts())) if (isStopping()) return
}

const renewSubscriptions = async (deps: Deps, isStopping: () => boolean): Promise<void> => {
  while ((await succeeded('Renewing subscriptions', deps.renewSubscriptions())) > 0) if (isStopping()) return
}

const eraseAccounts = async (deps: Deps, isStopping: () => boolean): Promise<void> => {
  while ((await succeeded('Deleting accounts', deps.eraseAccounts())) > 0) if (isStopping()) return
  while ((await succeeded('Reducing orders', deps.reduceOrders())) > 0) if (isStopping()) return
}

const removeIdentities = async (deps: Deps, isStopping: () => boolean): Promise<void> => {
  while ((await succeeded('Having identities deleted', deps.removeIdentities())) > 0) if (isStopping()) return
}

const giveMoneyBack = async (deps: Deps): Promise<void> => {
  await succeeded('Giving money back', deps.refundPayments())
  const { refused } = await succeeded('Paying refunds', deps.payRefunds())
  for (const id of refused) deps.report(new Error(`The payment house will not pay the refund ${id}: the order's people must`))
}

const sendMails = async (deps: Deps): Promise<void> => {
  const { givenUp } = await succeeded('Reading the outbox', deps.sendMails())
  for (const id of givenUp) deps.report(new Error(`The mail ${id} of the outbox was given up: no server took it`))
}

const deliverWebhooks = async (deps: Deps): Promise<void> => {
  for (const { delivery: { endpoint, type, event }, why } of await succeeded('Telling programs', deps.deliverWebhooks()))
    deps.report(new Error(`The webhook ${endpoint} was not told ${type} ${event}, which was given up: ${why}`))
}

/** What the shop does by itself as long as it is open: mails leave, payments are asked about, orders nobody pays are given up. */
export const startShopJobs = (deps: Deps): ScheduledJob => {
  const { report, run } = deps
  const start = (name: string, pause: number, work: (isStopping: () => boolean) => Promise<void>, atOnce = false): ScheduledJob =>
    startScheduledJob({ pause, report, atOnce, work: (isStopping) => run(name, () => work(isStopping)) })
  const startAtOnce = (name: string, pause: number, work: (isStopping: () => boolean) => Promise<void>): ScheduledJob =>
    start(name, pause, work, true)
  const jobs = [
    start('mails', SECOND, () => sendMails(deps)),
    startAtOnce('payments', 10 * SECOND, (isStopping) => reconcile(deps, isStopping)),
    startAtOnce('refunds', 5 * SECOND, () => giveMoneyBack(deps)),
    startAtOnce('unpaid', 60 * SECOND, async () => {
      await succeeded('Reminding of transfers', deps.remindOfTransfers())
      await succeeded('Giving up unpaid orders', deps.releaseUnpaidOrders())
    }),
    startAtOnce('cards', 10 * SECOND, async () => { await succeeded('Having cards forgotten', deps.forgetCards()) }),
    startAtOnce('prices', 10 * SECOND, (isStopping) => beginPrices(deps, isStopping)),
    startAtOnce('webhooks', 5 * SECOND, () => deliverWebhooks(deps)),
    startAtOnce('reminders', 60 * SECOND, (isStopping) => ringAlarms(deps, isStopping)),
    startAtOnce('subscriptions', 60 * SECOND, (isStopping) => renewSubscriptions(deps, isStopping)),
    startAtOnce('erasures', 60 * SECOND, (isStopping) => eraseAccounts(deps, isStopping)),
    startAtOnce('identities', 10 * SECOND, (isStopping) => removeIdentities(deps, isStopping)),
    start('carts', 600 * SECOND, (isStopping) => remindOfCarts(deps, isStopping)),
    start('attempts', 60 * SECOND, async () => { await succeeded('Dropping old attempts', deps.sweepAttempts()) }),
    start('leftovers', 3600 * SECOND, async () => {
      await succeeded('Dropping what nobody comes back to', deps.dropLeftovers())
    }),
  ]
  return { stop: async () => { await Promise.all(jobs.map(({ stop }) => stop())) } }
}
