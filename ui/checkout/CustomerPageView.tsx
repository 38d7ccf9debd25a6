import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Link } from '../design/Link.tsx'
import { formatText } from '../messages/format-text.ts'
import { EmailField } from '../form/EmailField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import css from './Form.module.css'

export type CustomerPageViewProps = {
  readonly email: string
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly signInPath: string
}

/** The step for the e-mail address. */
export const CustomerPageView = ({ email, reply, isBusy, signInPath }: CustomerPageViewProps) => {
  const intl = useIntl()
  const problem = reply?.problems['email']
  return (
    <Form method="post" noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={() => <FormattedMessage id="checkout.email" />} />
      <p><FormattedMessage id="checkout.customer.intro" /></p>
      <p>
        <FormattedMessage id="account.has_account" /> <Link to={signInPath}><FormattedMessage id="account.sign_in" /></Link>
      </p>
      <EmailField
        name="email"
        autoComplete="email"
        label={<FormattedMessage id="checkout.email" />}
        hint={<FormattedMessage id="checkout.email_hint" />}
        defaultValue={reply?.typed['email'] ?? email}
        error={problem === undefined ? undefined : formatText(intl, problem)}
      />
      <FormButtonsView label={<FormattedMessage id="checkout.to_address" />} isBusy={isBusy} />
    </Form>
  )
}
