import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { TextField } from '../design/TextField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import css from './Account.module.css'

export type ChoosePasswordViewProps = {
  /** The label of the field, also in the error summary. */
  readonly label: ReactNode
  readonly button: ReactNode
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  /** A further choice in the form. */
  readonly choice?: ReactNode
  /** Content beside the button. */
  readonly beside?: ReactNode
}

/** The form to choose a password, after an e-mail link. */
export const ChoosePasswordView = ({ label, button, reply, isBusy, choice, beside }: ChoosePasswordViewProps) => {
  const intl = useIntl()
  const problem = reply?.problems['password']
  return (
    <Form method="post" noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={() => label} />
      <TextField
        name="password" type="password" autoComplete="new-password" isRequired
        label={label} error={problem === undefined ? undefined : formatText(intl, problem)}
        hint={<FormattedMessage id="account.password_hint" />}
      />
      {choice}
      <FormButtonsView label={button} isBusy={isBusy} beside={beside} />
    </Form>
  )
}
