import { FormattedMessage } from 'react-intl'
import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Notice } from '../design/Notice.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { MethodsListView } from './MethodsListView.tsx'

/** The reply to a form that sets a password; `removed` if sign-in methods were removed with it. */
export type PasswordReply = FormReply & { readonly removed?: RevocableMethods }

export type PasswordChosenViewProps = {
  readonly done: 'security.password_saved' | 'email_verification.confirmed'
  readonly removed: RevocableMethods
  readonly accountPath: string
}

/** The sign-in methods that a new password removed. It is the response to the form itself: a link to a page cannot fake it. */
export const PasswordChosenView = ({ done, removed, accountPath }: PasswordChosenViewProps) => (
  <>
    {/* The form was longer: without the focus a phone would show what is below. */}
    <div {...useFocusOnMount<HTMLDivElement>()}>
      <Notice tone="success" role="status">
        <p><FormattedMessage id={done} /></p>
        <p><FormattedMessage id="security.methods_removed" values={{ methods: <MethodsListView methods={removed} /> }} /></p>
      </Notice>
    </div>
    <p><ButtonLink to={accountPath} size="large"><FormattedMessage id="shell.account" /></ButtonLink></p>
  </>
)
