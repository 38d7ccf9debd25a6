import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { GuaranteeNoteView } from '../content/GuaranteeNoteView.tsx'
import { TotalsView } from '../cart/TotalsView.tsx'
import { BackLink } from '../design/BackLink.tsx'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { StandaloneLink } from '../design/StandaloneLink.tsx'
import { Notice } from '../design/Notice.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import type { OrderData } from './order-data.ts'
import { OrderDetailsView } from './OrderDetailsView.tsx'
import { OrderLinesView } from '../cart/OrderLinesView.tsx'
import { OrderedOn } from './OrderedOn.tsx'
import { StandingView, type StandingViewProps } from './StandingView.tsx'
import { SLIP_ID } from './TransferView.tsx'
import css from './ThankYouPageView.module.css'

export type OwnOrderPageViewProps = {
  readonly order: OrderData
  readonly createdAt: string
  readonly documents: readonly string[]
  /** Absent if they could not be loaded. */
  readonly points?: number | undefined
  readonly methods?: StandingViewProps['methods']
  readonly slip?: StandingViewProps['slip']
  readonly payFailure?: StandingViewProps['failure']
  readonly isBusy: boolean
  readonly documentFailure?: ReactNode
  readonly historyPath: string
  readonly termsPath: string
  /** Reordering, if possible. */
  readonly again?: ReactNode
}

/** An order in the customer's account: details, documents and points. */
export const OwnOrderPageView = (
  { order, createdAt, documents, points, methods, slip, payFailure, isBusy, documentFailure, again, ...paths }: OwnOrderPageViewProps,
) => (
  <div className={classNames(css['page'], css['beside'])}>
    <BackLink to={paths.historyPath}><FormattedMessage id="account.back_to_orders" /></BackLink>
    <header className={css['head']}>
      <h1>
        <FormattedMessage id="account.order_title" values={{ number: <Unbroken>{order.number}</Unbroken> }} />
      </h1>
      <p className={css['number']}>
        <span><OrderedOn at={createdAt} /></span>
        <Badge tone="default"><FormattedMessage id={order.status} /></Badge>
      </p>
    </header>
    <StandingView order={order} methods={methods} slip={slip} failure={payFailure} isBusy={isBusy} />
    <div className={css['columns']}>
      <section>
        <h2 className={css['part']}><FormattedMessage id="order.lines" /></h2>
        <OrderLinesView groups={order.groups} />
        <TotalsView totals={order.totals} />
      </section>
      <div className={css['side']}>
        {again}
        <section>
          <h2 className={css['part']}><FormattedMessage id="order.details" /></h2>
          <OrderDetailsView order={order} />
          {order.hasGuaranteeNotice && <GuaranteeNoteView termsPath={paths.termsPath} />}
        </section>
        <section>
          <h2 className={css['part']}><FormattedMessage id="account.documents" /></h2>
          {documentFailure !== undefined && <Notice tone="danger" role="alert">{documentFailure}</Notice>}
          {documents.length === 0 && slip === undefined && <p><FormattedMessage id="error.no_documents" /></p>}
          {slip !== undefined && (
            <p><StandaloneLink to={`#${SLIP_ID}`}><FormattedMessage id="personal_data.document_qr_bill" /></StandaloneLink></p>
          )}
          {documents.map((document) => (
            <Form key={document} method="post">
              <input type="hidden" name="document" value={document} />
              <Button type="submit" variant="secondary"><FormattedMessage id="account.invoice" /></Button>
            </Form>
          ))}
        </section>
        <section>
          <h2 className={css['part']}><FormattedMessage id="account.bonus_points" /></h2>
          {points === undefined
            ? <Notice tone="warning"><FormattedMessage id="error.bonus_points" /></Notice>
            : <p><FormattedMessage id="account.bonus_points_balance" values={{ points }} /></p>}
        </section>
      </div>
    </div>
  </div>
)
