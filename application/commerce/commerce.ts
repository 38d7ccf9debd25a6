import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { SHOP_CONTRACT, type Shop } from '../contract/shop.ts'
import type { VisitorPermission } from '../contract/operation.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { makeSweepAttempts } from './attempts/sweep-attempts.ts'
import { makeListPublicAddresses } from './catalogue/list-public-addresses.ts'
import { makeRemoveIdentities } from './identity/remove-identities.ts'
import { makeResolveCaller, type ResolveCaller } from './identity/resolve-caller.ts'
import { makeSendMails } from './mail/send-mails.ts'
import { makeRemindOfCarts } from './marketing/remind-of-carts.ts'
import { openUseCases, type PortsOf } from './operation.ts'
import { openOperations, type OperationPorts, type Operations } from './operations.ts'
import { makeShowDocument } from './order/show-document.ts'
import { makeDeleteCards } from './payment/delete-cards.ts'
import { makePayRefunds } from './payment/pay-refunds.ts'
import { makeReconcilePayments } from './payment/reconcile-payments.ts'
import { makeRecordNotice } from './payment/record-notice.ts'
import { makeRefundPayments } from './payment/refund-payments.ts'
import { makeReleaseUnpaidOrders } from './payment/release-unpaid-orders.ts'
import { makeRemindOfTransfers } from './payment/remind-of-transfers.ts'
import { makeCountPolicyReport } from './policy-reports/count-policy-report.ts'
import { makeDeleteAccounts } from './privacy/delete-accounts.ts'
import { makeExportData } from './privacy/export-data.ts'
import { makePurgeExpiredData } from './privacy/purge-expired-data.ts'
import { makeReduceOrders } from './privacy/reduce-orders.ts'
import { makeSendReminders } from './reminder/send-reminders.ts'
import { makeShowCalendar } from './reminder/show-calendar.ts'
import { REQUIRED_CALLERS } from './shop/required-caller.ts'
import type { RequestContext } from './shop/request-context.ts'
import { makeBeginPrices } from './staff/begin-prices.ts'
import { makeRenewCodeSecrets } from './staff/renew-code-secrets.ts'
import { makeResolveStaff } from './staff/resolve-staff.ts'
import { staffFor, type StaffPorts } from './staff/staff-operations.ts'
import { makeRenewSubscriptions } from './subscription/renew-subscriptions.ts'
import { makeDeliverWebhooks } from './webhook/deliver-webhooks.ts'

/** Each timed job does one batch. */
const JOBS = {
  beginPrices: makeBeginPrices,
  deleteAccounts: makeDeleteAccounts,
  deleteCards: makeDeleteCards,
  deliverWebhooks: makeDeliverWebhooks,
  payRefunds: makePayRefunds,
  purgeExpiredData: makePurgeExpiredData,
  reconcilePayments: makeReconcilePayments,
  reduceOrders: makeReduceOrders,
  refundPayments: makeRefundPayments,
  releaseUnpaidOrders: makeReleaseUnpaidOrders,
  remindOfCarts: makeRemindOfCarts,
  remindOfTransfers: makeRemindOfTransfers,
  removeIdentities: makeRemoveIdentities,
  renewSubscriptions: makeRenewSubscriptions,
  sendMails: makeSendMails,
  sendReminders: makeSendReminders,
  sweepAttempts: makeSweepAttempts,
}

/** Files that a browser opens; no operation of the storefront. */
const DOWNLOADS = { exportData: makeExportData, showCalendar: makeShowCalendar, showDocument: makeShowDocument }

/** What is reported to the shop without a visitor. */
const REPORTS = { countPolicyReport: makeCountPolicyReport, recordNotice: makeRecordNotice }

/** The ports of the shop. Every one can be replaced. */
export type CommercePorts =
  & OperationPorts & PortsOf<typeof JOBS> & PortsOf<typeof DOWNLOADS> & PortsOf<typeof REPORTS> & StaffPorts
  & Parameters<typeof makeListPublicAddresses>[0] & Parameters<typeof makeResolveCaller>[0]
  & Parameters<typeof makeResolveStaff>[0] & Parameters<typeof makeRenewCodeSecrets>[0]

type AnyUseCase = (caller: never, input: unknown) => TE.TaskEither<Failure, unknown>

/** The operations as one visitor calls them: the caller is looked up by the permission of each. */
const shopFor = (operations: Operations, resolveCaller: ResolveCaller) => (context: RequestContext): Shop => {
  const call = (permission: VisitorPermission, useCase: AnyUseCase) => (input: unknown, locale: Locale = context.locale) =>
    pipe(
      resolveCaller(REQUIRED_CALLERS[permission], { ...context, locale }),
      TE.flatMap((caller) => useCase(caller as never, input)),
    )
  return Object.fromEntries(Object.entries(SHOP_CONTRACT).map(([topic, contract]) => [
    topic,
    Object.fromEntries(Object.entries(contract).map(([name, { permission }]) => {
      const useCases = operations[topic as keyof Operations] as unknown as Readonly<Record<string, AnyUseCase>>
      return [name, call(permission, useCases[name] as AnyUseCase)]
    })),
  ])) as unknown as Shop
}

/** The service over its ports. `ordering`: the same without a cached catalogue, for whatever places orders. */
export const makeCommerce = (ports: CommercePorts, ordering: CommercePorts = ports) => {
  const [resolveCaller, resolveStaff] = [makeResolveCaller(ports), makeResolveStaff(ports)]
  return {
    /** What a visitor may do, by the session of a request. */
    shop: shopFor(openOperations(ports, ordering), resolveCaller),
    resolveCaller,
    /** What a member of staff may do, by the credentials of a request. */
    backOffice: staffFor(ports, resolveStaff),
    resolveStaff,
    renewCodeSecrets: makeRenewCodeSecrets(ports),
    jobs: { ...openUseCases(JOBS, ports), renewSubscriptions: makeRenewSubscriptions(ordering) },
    downloads: openUseCases(DOWNLOADS, ports),
    reports: openUseCases(REPORTS, ports),
    listPublicAddresses: makeListPublicAddresses(ports),
  }
}
export type Commerce = ReturnType<typeof makeCommerce>
