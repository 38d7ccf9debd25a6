import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderSummary } from '../../domain/order/order-summary.ts'
import { CouponsPageView } from '../../ui/backoffice/coupon/CouponsPageView.tsx'
import { CustomerPageView } from '../../ui/backoffice/customer/CustomerPageView.tsx'
import { CustomersPageView } from '../../ui/backoffice/customer/CustomersPageView.tsx'
import { ReviewsPageView } from '../../ui/backoffice/review/ReviewsPageView.tsx'
import { TasksPageView } from '../../ui/backoffice/task/TasksPageView.tsx'
import { aCoupon } from '../../tests/support/builders/coupon.ts'
import { aCustomer } from '../../tests/support/builders/customer.ts'
import { chf } from '../../tests/support/builders/money.ts'
import { anOrder } from '../../tests/support/builders/order.ts'
import { productId } from '../../tests/support/builders/product.ts'
import { aReview, stars } from '../../tests/support/builders/rating.ts'
import { inBackOffice, NOTHING_TYPED, STAFF } from './in-back-office.tsx'

const AT = new Date('2026-03-02T09:00:00Z')
const FILE = {
  customer: aCustomer({ phoneNumber: '+41791234567' }), orders: [orderSummary(anOrder())], points: 120, deletionDueAt: AT,
  subscriptions: [{ id: 7, status: 'active', nextDay: '2026-04-01', brandChannel: 'iris' }],
  consents: [{ brandChannel: 'iris', channels: ['newsletter'] }],
} as const
const WAITING = { count: 2, oldestSeconds: 900 }

/** Customers, coupons, reviews and open work. */
const meta = {
  component: CustomersPageView,
  decorators: [inBackOffice],
  args: { staff: STAFF, query: { text: 'anna', page: 1 }, found: { customers: [aCustomer()], total: 30, pages: 2 } },
} satisfies Meta<typeof CustomersPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoSearch: Story = { args: { query: { text: '', page: 1 }, found: { customers: [], total: 0, pages: 1 } } }
export const Customer: Story = { render: () => <CustomerPageView staff={STAFF} file={FILE} mayChange /> }
export const CustomerReadOnly: Story = {
  render: () => (
    <CustomerPageView staff={STAFF} file={{ ...FILE, orders: [], subscriptions: [], consents: [] }} mayChange={false} />
  ),
}
export const Coupons: Story = {
  render: () => (
    <CouponsPageView
      staff={STAFF} query={{ text: '', page: 1 }} isBounded typed={NOTHING_TYPED} today="2026-03-02"
      found={{
        coupons: [
          { coupon: aCoupon(), uses: 3 }, { coupon: aCoupon({ code: 'OLD5', lastDay: '2026-01-31', minimum: chf(5000) }), uses: 9 },
        ],
        total: 2, pages: 1,
      }}
      currencies={['CHF', 'EUR']}
    />
  ),
}
export const Reviews: Story = {
  render: () => (
    <ReviewsPageView
      staff={STAFF} query={{ state: 'held', page: 1 }} isProductLinked
      typed={new URLSearchParams('review=1&act=reject')} failure={{ _tag: 'Malformed', violations: [{ path: 'reason', key: '' }] }}
      found={{
        reviews: [{
          id: 1, productId: productId(1001), stars: stars(4), version: 1, title: 'Biofinity', review: aReview({ state: 'held' }),
        }],
        counts: { held: 1, published: 30, rejected: 2 }, total: 1, pages: 1,
      }}
    />
  ),
}
export const Tasks: Story = {
  render: () => (
    <TasksPageView
      staff={STAFF} page={1} isReviewLinked
      figures={{
        mailsFailed: 1, mailsOverBudget: 0, paymentsMismatched: 1, refundsRefused: 0, remindersDue: 4, subscriptionsDue: 2,
        mailsWaiting: WAITING,
        paymentsUnresolved: WAITING, chargesUnresolved: WAITING, refundsWaiting: WAITING, deletionsDue: WAITING, reviewsHeld: WAITING,
        jobFailures: WAITING,
      }}
      troubles={{
        failures: [{ job: 'subscriptions', item: 'round', reason: 'ServiceUnavailable', attempts: 3, firstAt: AT, lastAt: AT }],
        failuresTotal: 1, charges: [{ id: 'payment000000000001', number: 'IR-2026-000001', amount: chf(5790), startedAt: AT }],
        chargesTotal: 1,
      }}
      failed={{
        mails: [{
          id: 1, to: 'anna@example.ch', subject: 'Bestellung IR-2026-000001', brandChannel: 'iris', attempts: 5, failedAt: AT,
          fault: { kind: 'refused', code: '550 5.1.1' },
        }],
        total: 1, pages: 1,
      }}
    />
  ),
}
