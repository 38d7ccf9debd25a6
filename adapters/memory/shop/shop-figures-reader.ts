import * as E from 'fp-ts/lib/Either.js'
import type { ShopFiguresReader } from '../../../application/commerce/shop/shop-figures.port.ts'
import type { Waiting } from '../../../application/contract/staff/tasks.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { listedFailuresSince } from '../../../domain/job/job-failure.ts'
import { isOpenCharge } from '../../../domain/payment/charge-to-make.ts'
import { listedChargesUntil } from '../../../domain/payment/inquiry-schedule.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const toWaiting = (since: readonly number[], now: Date): Waiting => ({
  count: since.length, oldestSeconds: since.length === 0 ? 0 : Math.max(0, (now.getTime() - Math.min(...since)) / 1000),
})

export const openShopFiguresReader = (state: ShopState): ShopFiguresReader => ({
  figures: (now) =>
    atomically(() => {
      const [orders, mails, payments] = [[...state.orders.values()], [...state.mails.values()], [...state.payments.values()]]
      const refunds = [...state.refunds.values()].map(({ refund }) => refund)
      const { day } = zurichTime(now)
      const isDue = ({ dueOn }: { readonly dueOn: string | undefined }): boolean => dueOn !== undefined && dueOn <= day
      const requestedAt = (at: Date | undefined): number => (at ?? now).getTime()
      const toSend = mails.filter(({ sentAt, failedAt }) => sentAt === undefined && failedAt === undefined)
      const unresolved = payments.filter(({ status }) => status === 'started' || status === 'refunding')
      const countEntries = (kind: AuditEntryKind): number =>
        state.auditEntries.filter(({ what, at }) => what === kind && at.getTime() > now.getTime() - HOUR).length
      return E.right({
        orders: Object.fromEntries(ORDER_STATUSES.flatMap((status) => {
          const count = orders.filter((order) => order.status === status).length
          return count === 0 ? [] : [[status, count]]
        })),
        mailsWaiting: toWaiting(toSend.map(({ dueAt }) => (dueAt === 0 ? now.getTime() : dueAt)), now),
        mailsFailing: toSend.filter(({ attempts }) => attempts > 0).length,
        mailsFailed: mails.filter(({ failedAt }) => failedAt !== undefined).length,
        mailsOverBudget: mails.filter(({ isOverBudget, sentAt = 0 }) => isOverBudget === true && sentAt > now.getTime() - DAY).length,
        paymentsUnresolved: toWaiting(unresolved.map(({ startedAt }) => Date.parse(startedAt)), now),
        paymentsMismatched: payments.filter(({ status }) => status === 'mismatched').length,
        chargesUnresolved: toWaiting(
          payments.filter(isOpenCharge).map(({ startedAt }) => Date.parse(startedAt))
            .filter((at) => at < listedChargesUntil(now).getTime()), now),
        refundsWaiting: toWaiting(
          refunds.filter((refund) => refund.state === 'requested').map(({ requestedAt }) => Date.parse(requestedAt)), now,
        ),
        refundsRefused: refunds.filter((refund) => refund.state === 'refused').length,
        webhooksWaiting: toWaiting([], now),
        webhooksFailing: 0,
        webhooksFailed: 0,
        pricesDue: toWaiting(
          [...state.plannedPrices.values()].map(({ from }) => from.getTime()).filter((at) => at <= now.getTime()), now,
        ),
        cardsToDelete: toWaiting([...state.aliasRemovals.values()].map(requestedAt), now),
        identitiesToRemove: toWaiting([...state.identityRemovals.values()].map(({ retryAt }) => requestedAt(retryAt)), now),
        remindersDue: [...state.reminders.values()].filter(isDue).length,
        subscriptionsDue: [...state.subscriptions.values()].filter(isDue).length,
        jobFailures: toWaiting([...state.jobFailures.values()].filter(({ lastAt }) => lastAt >= listedFailuresSince(now))
          .map(({ firstAt }) => firstAt.getTime()), now),
        deletionsDue: toWaiting([...state.erasures.values()].flatMap(({ dueAt }) => (dueAt <= now ? [dueAt.getTime()] : [])), now),
        reviewsHeld: toWaiting([...state.ratings.values()].flatMap(({ review }) =>
          (review?.state === 'held' ? [Date.parse(review.writtenAt)] : [])), now),
        staffSignInsFailed: countEntries('staff.sign_in_failed'),
        staffSignInsBlocked: countEntries('staff.sign_in_blocked'),
      })
    }),
})
