import { FormattedMessage } from 'react-intl'
import { Form, Link } from 'react-router'
import { USUAL_FREQUENCIES } from '../../domain/subscription/frequency.ts'
import { BackLink } from '../design/BackLink.tsx'
import { TextField } from '../design/TextField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import type { PaymentEntry } from './payment-entry.ts'
import { fieldName, MethodField, RhythmFields, useProblem } from './SubscriptionFields.tsx'
import css from './SubscriptionsPageView.module.css'

/** What is wished for; days are yyyy-MM-dd. */
export type SubscribeData = {
  readonly orderNumber: string
  readonly goods: readonly string[]
  /** What stands in the field to begin with. */
  readonly days: number
  readonly methods: readonly PaymentEntry[]
  readonly first: string
  readonly last: string
}

export type SubscribePageViewProps = {
  readonly wish: SubscribeData
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly listPath: string
}

/** Others' choices fill the field in; without script, too. */
const UsualView = () => (
  <ul className={css['usual']}>
    <li><FormattedMessage id="subscription.usual" /></li>
    {USUAL_FREQUENCIES.map((days) => (
      <li key={days}>
        <Link to={`?every=${days}`} replace preventScrollReset><FormattedMessage id="subscription.days" values={{ days }} /></Link>
      </li>
    ))}
  </ul>
)

/** How often the goods of an order are wanted, and how they are paid. */
export const SubscribePageView = ({ wish, reply, isBusy, listPath }: SubscribePageViewProps) => {
  const { orderNumber, goods, days, methods, first, last } = wish
  const problem = useProblem(reply)
  return (
    <div className={css['page']}>
      <BackLink to={listPath}><FormattedMessage id="subscription.title" /></BackLink>
      <h1><FormattedMessage id="subscription.start_title" /></h1>
      <p><FormattedMessage id="subscription.start_text" values={{ number: <strong>{orderNumber}</strong> }} /></p>
      <ul className={css['goods']}>{goods.map((line, index) => <li key={index}>{line}</li>)}</ul>
      <UsualView />
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={fieldName} />
        <RhythmFields days={days} reply={reply} />
        <TextField
          name="day"
          type="date"
          min={first}
          max={last}
          label={<FormattedMessage id="subscription.first_day" />}
          hint={<FormattedMessage id="subscription.first_day_hint" />}
          error={problem('day')}
          defaultValue={reply?.typed['day'] ?? ''}
        />
        <MethodField methods={methods} chosen={methods.length === 1 ? methods[0]?.value : undefined} reply={reply} />
        <FormButtonsView label={<FormattedMessage id="subscription.create" />} isBusy={isBusy} isDisabled={methods.length === 0} />
      </Form>
    </div>
  )
}
