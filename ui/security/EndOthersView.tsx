import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { hasMethods, type RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { Button } from '../design/Button.tsx'
import { PasswordField } from '../design/PasswordField.tsx'
import { RevokeChoiceView } from '../identity/RevokeChoiceView.tsx'
import css from './Security.module.css'

export type EndOthersViewProps = {
  readonly revocable: RevocableMethods
  readonly hasPassword: boolean
  /** The removal of sign-in methods failed; with the error of the password. */
  readonly refused?: { readonly error?: ReactNode } | undefined
  readonly isBusy: boolean
}

const OwnerView = ({ hasPassword, refused }: Pick<EndOthersViewProps, 'hasPassword' | 'refused'>) => hasPassword
  ? (
    <PasswordField
      name="current" id="field-current-others" refusal={refused} error={refused?.error}
      label={<FormattedMessage id="security.current_password" />} hint={<FormattedMessage id="security.revoke_password" />}
    />
  )
  : <p><FormattedMessage id="passkey.fresh_hint" /></p>

/** Ends all other sessions; the other sign-in methods are removed by choice, after confirming the owner. */
export const EndOthersView = ({ revocable, hasPassword, refused, isBusy }: EndOthersViewProps) => (
  <Form method="post" noValidate className={css['form']}>
    <RevokeChoiceView methods={revocable} choice="revoke" isTicked={refused !== undefined} />
    {hasMethods(revocable) && <OwnerView hasPassword={hasPassword} refused={refused} />}
    <div>
      <Button type="submit" name="intent" value="others" isBusy={isBusy}><FormattedMessage id="security.end_others" /></Button>
    </div>
  </Form>
)
