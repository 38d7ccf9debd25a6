import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { TextField } from '../design/TextField.tsx'
import { EmailField } from '../form/EmailField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import css from './Contact.module.css'
import { contactLabel } from './contact-label.tsx'

type Props = { readonly reply?: FormReply | undefined; readonly isBusy: boolean }

/** The withdrawal form: name and order, no reason and no further data. */
export const WithdrawalFormView = ({ reply, isBusy }: Props) => {
  const intl = useIntl()
  const error = (field: string) => {
    const problem = reply?.problems[field]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  return (
    <>
      <p className={css['lead']}><FormattedMessage id="withdrawal.description" /></p>
      <p className={css['step']}><FormattedMessage id="withdrawal.step" values={{ step: 1 }} /></p>
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={contactLabel} />
        <TextField
          name="name" label={contactLabel('name')} error={error('name')} defaultValue={reply?.typed['name']}
          autoComplete="name" isRequired
        />
        <TextField
          name="contract" label={contactLabel('contract')} error={error('contract')} defaultValue={reply?.typed['contract']}
          hint={<FormattedMessage id="contact.contract_hint" />} isRequired
        />
        <EmailField
          name="email" label={contactLabel('email')} error={error('email')} defaultValue={reply?.typed['email']}
          autoComplete="email" hint={<FormattedMessage id="withdrawal.email_hint" />}
        />
        <FormButtonsView label={<FormattedMessage id="withdrawal.review" />} isBusy={isBusy} />
      </Form>
    </>
  )
}
