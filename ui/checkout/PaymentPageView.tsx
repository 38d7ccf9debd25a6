import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { isOwnMethod } from '../../domain/checkout/payment-method.ts'
import { COMMENT_LENGTH } from '../../domain/order/comment.ts'
import type { Money } from '../../domain/money/money.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import { Notice } from '../design/Notice.tsx'
import { TextArea } from '../design/TextArea.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { formatText } from '../messages/format-text.ts'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { PaymentMethodsView } from '../payment/PaymentMethodsView.tsx'
import type { PaymentMethodsViewProps } from '../payment/PaymentMethodsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { ReviewView } from './ReviewView.tsx'
import type { ReviewViewProps } from './ReviewView.tsx'
import { isTicked, TICKED } from '../form/ticked.ts'
import form from './Form.module.css'
import css from './PaymentPageView.module.css'

type MethodProps = Pick<PaymentMethodsViewProps, 'methods' | 'cards' | 'chosen' | 'lacksApplePay' | 'onChoose'>

export type PaymentPageViewProps = MethodProps & ReviewViewProps & {
  /** The current selection, where script runs. */
  readonly choice?: string | undefined
  readonly total: Money
  readonly expectedTotal: string
  readonly isNothingDue: boolean
  readonly isReorder: boolean
  /** Whether the card can be saved. */
  readonly canSaveCard: boolean
  /** Above the order limit nothing can be ordered. */
  readonly isBlocked: boolean
  readonly termsPath: string
  readonly privacyPath: string
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
}

const NAMES = { paymentMethod: 'order.payment_method', terms: 'checkout.terms_name', comment: 'checkout.comment' } as const

const nameOf = (field: string): ReactNode =>
  field === 'terms' || field === 'paymentMethod' || field === 'comment' ? <FormattedMessage id={NAMES[field]} /> : field

type OrderViewProps = Pick<PaymentPageViewProps, 'total' | 'isNothingDue' | 'isBlocked' | 'isBusy'> & {
  readonly hasProviderPage: boolean
  readonly backPath: string
}

/** The total, the order button, and what follows. */
const OrderView = ({ total, hasProviderPage, isNothingDue, isBlocked, isBusy, backPath }: OrderViewProps) => (
  <div className={css['order']}>
    <p className={css['total']}>
      <span><FormattedMessage id="checkout.to_pay" /></span>
      <strong><MoneyText money={total} /></strong>
    </p>
    <FormButtonsView label={<FormattedMessage id="checkout.place_order" />} isBusy={isBusy} isDisabled={isBlocked} backPath={backPath} />
    <p aria-live="polite" className={css['note']}>
      {isBusy
        ? <FormattedMessage id="checkout.placing" />
        : !isNothingDue && hasProviderPage && <FormattedMessage id="checkout.payment.next_page" />}
    </p>
  </div>
)

/** Payment method, review, consent, and the order button. */
export const PaymentPageView = (props: PaymentPageViewProps) => {
  const { reply, isBusy } = props
  const intl = useIntl()
  const errorOf = (field: string): string | undefined => {
    const problem = reply?.problems[field]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  // In a new tab, so that nothing typed here is lost.
  const linkTo = (path: string) => (words: ReactNode) => <a href={path} target="_blank" rel="noopener">{words}</a>
  return (
    <Form method="post" noValidate className={form['form']}>
      <ProblemsView reply={reply} nameOf={nameOf} />
      {props.isReorder && <Notice tone="info"><FormattedMessage id="checkout.payment.reorder" /></Notice>}
      <input type="hidden" name="expectedTotal" value={props.expectedTotal} />
      {props.isNothingDue
        ? <Notice tone="info"><FormattedMessage id="checkout.payment.nothing" /></Notice>
        : (
          <PaymentMethodsView
            methods={props.methods}
            cards={props.cards}
            lacksApplePay={props.lacksApplePay}
            chosen={reply?.typed['paymentMethod'] ?? props.chosen}
            error={errorOf('paymentMethod')}
            onChoose={props.onChoose}
          />
        )}
      {props.canSaveCard && (
        <Checkbox
          name="savesCard"
          value={TICKED}
          defaultChecked={reply !== undefined && isTicked(reply.typed, 'savesCard')}
          label={<FormattedMessage id="wallet.keep" />}
        />
      )}
      <ReviewView review={props.review} paths={props.paths} />
      <div data-preserve="comment">
        <TextArea
          name="comment"
          label={<FormattedMessage id="checkout.comment" />}
          optionalLabel={<FormattedMessage id="checkout.optional" />}
          hint={<FormattedMessage id="checkout.comment_hint" values={{ maximum: COMMENT_LENGTH }} />}
          rows={3}
          error={errorOf('comment')}
          defaultValue={reply?.typed['comment']}
        />
      </div>
      <Checkbox
        name="terms"
        value={TICKED}
        isRequired
        defaultChecked={reply !== undefined && isTicked(reply.typed, 'terms')}
        error={errorOf('terms')}
        label={<FormattedMessage id="checkout.terms" values={{ terms: linkTo(props.termsPath), privacy: linkTo(props.privacyPath) }} />}
      />
      <OrderView
        total={props.total}
        isNothingDue={props.isNothingDue}
        hasProviderPage={!isOwnMethod(props.choice ?? reply?.typed['paymentMethod'] ?? props.chosen)}
        isBlocked={props.isBlocked}
        isBusy={isBusy}
        backPath={props.paths.shipping}
      />
    </Form>
  )
}
