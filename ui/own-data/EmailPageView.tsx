import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import { OwnPasswordFieldView } from './OwnPasswordFieldView.tsx'
import { SignInAgainView } from './SignInAgainView.tsx'
import css from './OwnData.module.css'

export type EmailPageViewProps = {
  readonly email: string
  readonly hasPassword: boolean
  /** The new e-mail address that is not verified yet. */
  readonly pending?: string | undefined
  readonly reply?: FormReply | undefined
  readonly sentTo?: string | undefined
  readonly done?: 'sent' | 'cancelled' | 'changed' | undefined
  readonly isBusy: boolean
}

const fieldName = (name: string) => <FormattedMessage id={name === 'email' ? 'email_change.new_email' : 'email_change.password'} />

const PendingView = ({ pending, isBusy }: { readonly pending: string; readonly isBusy: boolean }) => (
  <section className={css['part']}>
    <Notice tone="info" role="status">
      <FormattedMessage id="email_change.sent" values={{ email: <strong className={css['email']}>{pending}</strong> }} />
    </Notice>
    <Form method="post">
      <Button type="submit" name="intent" value="cancel" variant="secondary" isBusy={isBusy}>
        <FormattedMessage id="email_change.cancel" />
      </Button>
    </Form>
  </section>
)

const RequestView = (props: Pick<EmailPageViewProps, 'email' | 'hasPassword' | 'reply' | 'isBusy'>) => {
  const intl = useIntl()
  const { reply, isBusy, email, hasPassword } = props
  const problem = reply?.problems['email']
  return (
    <Form method="post" noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={fieldName} />
      <TextField
        name="email" type="email" autoComplete="email" isRequired defaultValue={reply?.typed['email']}
        label={<FormattedMessage id="email_change.new_email" />} error={problem === undefined ? undefined : formatText(intl, problem)}
      />
      {hasPassword && <OwnPasswordFieldView email={email} reply={reply} />}
      <FormButtonsView label={<FormattedMessage id="email_change.submit" />} isBusy={isBusy} />
    </Form>
  )
}

/** A change of e-mail address: the new one is verified by e-mail, and the old one is notified. */
export const EmailPageView = ({ email, hasPassword, pending, reply, sentTo, done, isBusy }: EmailPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="email_change.title" /></h1>
    {done === 'cancelled' && <Notice tone="success" role="status"><FormattedMessage id="email_change.cancelled" /></Notice>}
    {done === 'changed' && <Notice tone="success" role="status"><FormattedMessage id="email_change.changed" /></Notice>}
    <p><FormattedMessage id="email_change.current" values={{ email: <strong className={css['email']}>{email}</strong> }} /></p>
    {pending !== undefined && <PendingView pending={pending} isBusy={isBusy} />}
    <p><FormattedMessage id="email_change.intro" /></p>
    {!hasPassword && <SignInAgainView sentTo={sentTo} isBusy={isBusy} />}
    <RequestView email={email} hasPassword={hasPassword} reply={reply} isBusy={isBusy} />
  </div>
)
