import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Badge } from '../design/Badge.tsx'
import { Page } from '../design/Layout.tsx'
import { NameText } from '../design/NameText.tsx'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import account from '../identity/Account.module.css'
import { formatText } from '../messages/format-text.ts'
import type { SharedOrderData } from './shared-order-data.ts'
import css from './ThankYouPageView.module.css'

export type SharedOrderViewProps = {
  /** What the link reveals; absent when it has expired. */
  readonly order?: SharedOrderData | undefined
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
}

const LABELS = { email: 'checkout.email', postcode: 'checkout.field.postcode' } as const

const labelOf = (name: string) => (name === 'email' || name === 'postcode' ? <FormattedMessage id={LABELS[name]} /> : name)

const StatusView = ({ order }: { readonly order: SharedOrderData }) => (
  <>
    <p className={css['number']}>
      <span><FormattedMessage id="order.number" /> <strong>{order.number}</strong></span>
      <Badge tone="warning"><FormattedMessage id={order.status} /></Badge>
    </p>
    {order.tracking !== undefined && <p><a href={order.tracking}><FormattedMessage id="order.tracking" /></a></p>}
    <ul className={css['items']}>
      {order.lines.map(({ title, quantity }, index) => (
        <li key={index}>{quantity} × <NameText name={title} /></li>
      ))}
    </ul>
  </>
)

/** An order for a visitor with its link only: its status, and a form to see all of it. */
export const SharedOrderView = ({ order, reply, isBusy }: SharedOrderViewProps) => {
  const intl = useIntl()
  const error = (name: string) => {
    const problem = reply?.problems[name]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  return (
    <Page width="narrow">
      <div className={account['page']}>
        <h1><FormattedMessage id="order.shared_title" /></h1>
        {order !== undefined && <StatusView order={order} />}
        <Form method="post" noValidate className={account['form']}>
          <ProblemsView reply={reply} nameOf={labelOf} />
          <p><FormattedMessage id="order.shared_intro" /></p>
          <TextField
            name="email" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false}
            isRequired label={labelOf('email')} defaultValue={reply?.typed['email']} error={error('email')}
          />
          <TextField
            name="postcode" autoComplete="postal-code" isRequired
            label={labelOf('postcode')} defaultValue={reply?.typed['postcode']} error={error('postcode')}
          />
          <input type="hidden" name="intent" value="prove" />
          <FormButtonsView label={<FormattedMessage id="order.shared_open" />} isBusy={isBusy} />
        </Form>
      </div>
    </Page>
  )
}
