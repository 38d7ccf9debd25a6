import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { RenewalTrouble } from '../../domain/subscription/renewal-trouble.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import { DayText } from '../reminder/DayText.tsx'
import type { Intent } from './change-intent.ts'
import type { SubscriptionEntry } from './subscription-data.ts'
import css from '../account/AccountEntries.module.css'

const TROUBLES = {
  sold_out: 'subscription.sold_out',
  discontinued: 'subscription.discontinued',
  sale_stopped: 'subscription.sale_stopped',
  payment: 'subscription.trouble_payment',
  shipping: 'subscription.trouble_shipping',
  address: 'subscription.trouble_address',
  card_removed: 'subscription.card_deleted',
  card_expired: 'subscription.card_expired',
  card_declined: 'subscription.card_declined',
  card_unanswered: 'subscription.card_unanswered',
  other: 'subscription.trouble_other',
} as const satisfies { readonly [trouble in RenewalTrouble]: string }

type IntentFormProps = {
  readonly id: number
  readonly intent: Intent
  readonly isBusy: boolean
  /** The day that the action is about, if any. */
  readonly day?: string
  readonly children: ReactNode
}

/** A form with one button for one change. */
export const IntentForm = ({ id, intent, isBusy, day, children }: IntentFormProps) => (
  <Form method="post">
    <input type="hidden" name="id" value={id} />
    {day !== undefined && <input type="hidden" name="day" value={day} />}
    <Button type="submit" name="intent" value={intent} variant="secondary" isBusy={isBusy}>{children}</Button>
  </Form>
)

/** The next delivery, interval and content, and problems. */
export const SubscriptionState = ({ entry }: { readonly entry: SubscriptionEntry }) => (
  <>
    <div className={css['title']}>
      <h2>
        {entry.status === 'paused'
          ? <FormattedMessage id="subscription.paused_title" />
          : <FormattedMessage id="subscription.next" values={{ date: <DayText day={entry.retryOn ?? entry.nextDay} /> }} />}
      </h2>
      <Badge tone={entry.status === 'paused' ? 'disabled' : 'success'}>
        <FormattedMessage id={entry.status === 'paused' ? 'subscription.paused' : 'subscription.active'} />
      </Badge>
    </div>
    {entry.trouble !== undefined && (
      <Notice tone="warning">
        <FormattedMessage id={TROUBLES[entry.trouble]} />{' '}
        {entry.retryOn !== undefined && <FormattedMessage id="subscription.again" values={{ date: <DayText day={entry.retryOn} /> }} />}
      </Notice>
    )}
    <ul className={css['items']}>
      {entry.items.map((item) => <li key={item.id}>{item.quantity} × {item.variantRepresentation}</li>)}
    </ul>
    <p className={css['facts']}>
      <span><FormattedMessage id="subscription.every" values={{ days: entry.days }} /></span>
      <span><FormattedMessage id={`payment.method.${entry.method}`} /></span>
      <span><ShippingNameText code={entry.shippingMethod} /></span>
      {entry.total !== undefined && (
        <span><FormattedMessage id="subscription.total" values={{ total: <MoneyText money={entry.total} /> }} /></span>
      )}
    </p>
  </>
)
