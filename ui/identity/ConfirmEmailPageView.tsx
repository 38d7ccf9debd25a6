import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { PASSWORD_LENGTH } from '../../domain/identity/password.ts'
import { Page } from '../design/Layout.tsx'
import { TextField } from '../design/TextField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { say } from '../messages/say.ts'
import css from './Account.module.css'
import { fieldLabel } from './field-label.tsx'

export type ConfirmEmailPageViewProps = { readonly reply?: FormReply | undefined; readonly isBusy: boolean }

/** Whoever reads the mailbox chooses the password of its account. */
export const ConfirmEmailPageView = ({ reply, isBusy }: ConfirmEmailPageViewProps) => {
  const intl = useIntl()
  const problem = reply?.problems['password']
  return (
    <Page width="narrow">
      <div className={css['page']}>
        <h1><FormattedMessage id="mailbox.confirm_title" /></h1>
        <p><FormattedMessage id="mailbox.confirm_intro" /></p>
        <Form method="post" noValidate className={css['form']}>
          <ProblemsView reply={reply} nameOf={fieldLabel} />
          <TextField
            name="password" type="password" autoComplete="new-password" maxLength={PASSWORD_LENGTH.maximum} isRequired
            label={fieldLabel('password')} error={problem === undefined ? undefined : say(intl, problem)}
            hint={<FormattedMessage id="account.password_hint" />}
          />
          <FormButtonsView label={<FormattedMessage id="mailbox.confirm" />} isBusy={isBusy} />
        </Form>
      </div>
    </Page>
  )
}
