import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AddressView } from '../address/AddressView.tsx'
import { Link } from '../design/Link.tsx'
import type { ReviewData } from './review-data.ts'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import type { MessageId } from '../messages/message-id.ts'
import css from './ReviewView.module.css'

export type ReviewViewProps = {
  readonly review: ReviewData
  /** For customers there is no customer step: the e-mail address is that of the account. */
  readonly paths: { readonly customer?: string; readonly address: string; readonly shipping: string }
}

const Part = ({ title, to, change, children }: {
  readonly title: MessageId
  readonly to: string | undefined
  readonly change: MessageId
  readonly children: ReactNode
}) => (
  <div className={css['part']}>
    <h3 className={css['name']}><FormattedMessage id={title} /></h3>
    <div className={css['value']}>{children}</div>
    {to !== undefined && <Link className={css['change']} to={to}><FormattedMessage id={change} /></Link>}
  </div>
)

/** The entered data, each part with a link to change it. */
export const ReviewView = ({ review, paths }: ReviewViewProps) => (
  <section className={css['review']}>
    <h2 className={css['title']}><FormattedMessage id="checkout.review" /></h2>
    {review.email !== undefined && (
      <Part title="checkout.email" to={paths.customer} change="checkout.change_email">{review.email}</Part>
    )}
    {review.billing !== undefined && (
      <Part title="checkout.address.billing" to={paths.address} change="checkout.change_address">
        <AddressView address={review.billing} />
      </Part>
    )}
    {review.shipping !== undefined && (
      <Part title="checkout.address.shipping" to={paths.address} change="checkout.change_address">
        <AddressView address={review.shipping} />
      </Part>
    )}
    {review.shippingMethod !== undefined && (
      <Part title="order.shipping_method" to={paths.shipping} change="checkout.change_shipping">
        <p><ShippingNameText code={review.shippingMethod} /></p>
        {review.arrival !== undefined && (
          <p><FormattedMessage id="checkout.shipping.arrival" values={{ range: review.arrival }} /></p>
        )}
      </Part>
    )}
  </section>
)
