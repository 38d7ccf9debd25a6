import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { Notice } from '../design/Notice.tsx'
import { TextField } from '../design/TextField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { isTicked } from '../form/ticked.ts'
import { RevokeChoiceView } from '../identity/RevokeChoiceView.tsx'
import { formatText } from '../messages/format-text.ts'
import css from './Security.module.css'

export type OwnPasswordPageViewProps = {
  readonly email: string
  readonly hasPassword: boolean
  /** The sign-in methods that can be removed with the old password. */
  readonly revocable: RevocableMethods
  readonly reply?: FormReply | undefined
  /** An e-mail link to set the first password was sent. */
  readonly isSent: boolean
  readonly isSaved: boolean
  /** The other sign-in methods were removed with the old password. */
  readonly isRevoked?: boolean
  readonly isBusy: boolean
}

const FIELDS = [
  { name: 'current', label: 'security.current_password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'password.new', autoComplete: 'new-password', hint: 'account.password_hint' },
  { name: 'confirmed', label: 'security.confirm_password', autoComplete: 'new-password' },
] as const

const fieldName = (name: string) => {
  const field = FIELDS.find((candidate) => candidate.name === name)
  return field === undefined ? name : <FormattedMessage id={field.label} />
}

type Changing = Pick<OwnPasswordPageViewProps, 'email' | 'revocable' | 'reply' | 'isBusy'>

const ChangeView = ({ email, revocable, reply, isBusy }: Changing) => {
  const intl = useIntl()
  const error = (name: string) => {
    const problem = reply?.problems[name]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  return (
    <Form method="post" noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={fieldName} />
      {/* Tells a password manager whose password it stores. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {FIELDS.map(({ name, label, autoComplete, ...more }) => (
        <TextField
          key={name} name={name} type="password" autoComplete={autoComplete} isRequired
          label={<FormattedMessage id={label} />} error={error(name)}
          hint={'hint' in more ? <FormattedMessage id={more.hint} /> : undefined}
        />
      ))}
      <RevokeChoiceView methods={revocable} choice="revoke" isTicked={isTicked(reply?.typed ?? {}, 'revoke')} />
      <FormButtonsView label={<FormattedMessage id="password.save" />} isBusy={isBusy} />
    </Form>
  )
}

type Setting = Pick<OwnPasswordPageViewProps, 'email' | 'reply' | 'isSent' | 'isBusy'>

const SetView = ({ email, reply, isSent, isBusy }: Setting) => {
  const address = <strong className={css['email']}>{email}</strong>
  if (isSent)
    return <Notice tone="success" role="status"><FormattedMessage id="security.mail_sent" values={{ email: address }} /></Notice>
  return (
    <Form method="post" className={css['form']}>
      <ProblemsView reply={reply} nameOf={fieldName} />
      <p><FormattedMessage id="security.set_password" values={{ email: address }} /></p>
      <input type="hidden" name="intent" value="letter" />
      <FormButtonsView label={<FormattedMessage id="password.send" />} isBusy={isBusy} />
    </Form>
  )
}

/** Changes the password; without one, the e-mail address is verified first. */
export const OwnPasswordPageView = (
  { email, hasPassword, revocable, reply, isSent, isSaved, isRevoked = false, isBusy }: OwnPasswordPageViewProps,
) => (
  <div className={css['page']}>
    <h1><FormattedMessage id={hasPassword ? 'security.password_title' : 'security.set_password_title'} /></h1>
    {isSaved && (
      <Notice tone="success" role="status">
        <FormattedMessage id="security.password_saved" />
        {isRevoked && <>{' '}<FormattedMessage id="security.methods_removed_notice" /></>}
      </Notice>
    )}
    {hasPassword
      ? (
        <>
          <p><FormattedMessage id="security.password_intro" /></p>
          <ChangeView email={email} revocable={revocable} reply={reply} isBusy={isBusy} />
        </>
      )
      : <SetView email={email} reply={reply} isSent={isSent} isBusy={isBusy} />}
  </div>
)
