import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Stack } from '../design/Layout.tsx'
import { ForgotPasswordSentView } from '../identity/ForgotPasswordSentView.tsx'
import { ForgotFormView } from '../identity/ForgotFormView.tsx'
import { LinkStepsView } from '../identity/LinkStepsView.tsx'
import { RegisterFormView } from '../identity/RegisterFormView.tsx'
import { SignInFormView, type SignInFormViewProps } from '../identity/SignInFormView.tsx'
import type { LoginMode } from './login-mode.ts'

export type LoginModalViewProps = {
  readonly mode: LoginMode
  readonly isOpen: boolean
  /** The e-mail address that was written to. */
  readonly email: string
  /** The form of the mode: how it is rendered, and its reply. */
  readonly form: Omit<SignInFormViewProps, 'email'>
  /** Sign-in with a passkey. */
  readonly passkey?: ReactNode
  readonly onMode: (mode: LoginMode) => void
  readonly onClose: () => void
}

const TITLES = {
  'login': 'account.sign_in_title',
  'register': 'account.register_title',
  'forgot-password': 'password.forgot_title',
  'thank-you-after-forgotten': 'password.sent_title',
  'how-to-passwordless-login': 'sign_in_link.title',
} as const satisfies { readonly [mode in LoginMode]: string }

/** The confirmation after an e-mail was requested takes the focus, since the submitted form is removed. */
const Sent = ({ children }: { readonly children: ReactNode }) => (
  <div {...useFocusOnMount<HTMLDivElement>()} role="status"><Stack>{children}</Stack></div>
)

const Mode = (
  { mode, email, form: { renderForm: draw, reply, isBusy, social } }: Pick<LoginModalViewProps, 'mode' | 'email' | 'form'>
) => {
  switch (mode) {
    case 'login':
      return <SignInFormView renderForm={draw} reply={reply} isBusy={isBusy} email={email} social={social} />
    case 'register':
      return <RegisterFormView renderForm={draw} reply={reply} isBusy={isBusy} social={social} />
    case 'forgot-password':
      return <ForgotFormView renderForm={draw} reply={reply} isBusy={isBusy} />
    case 'thank-you-after-forgotten':
      return <Sent><ForgotPasswordSentView email={email} /></Sent>
    case 'how-to-passwordless-login':
      return <Sent><LinkStepsView email={email} /></Sent>
  }
}

/** Focuses the first field: by default a dialog focuses its close button. */
const useFirstField = (mode: LoginMode, isOpen: boolean): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [mode, isOpen])
  return panel
}

/** The sign-in dialog in five modes (Account §2.7). */
export const LoginModalView = ({ mode, isOpen, email, form, passkey, onMode, onClose }: LoginModalViewProps) => {
  const to = (next: LoginMode) => () => { onMode(next) }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id={TITLES[mode]} />}
      closeLabel={useIntl().formatMessage({ id: 'account.login_close' })}
    >
      <Stack gap="large" key={mode}>
        <div ref={useFirstField(mode, isOpen)}><Mode mode={mode} email={email} form={form} /></div>
        {mode === 'login' && passkey}
        <Stack gap="small">
          {mode === 'login' && (
            <Button variant="quiet" onClick={to('forgot-password')}><FormattedMessage id="password.forgot" /></Button>
          )}
          {mode === 'login'
            ? <Button variant="quiet" onClick={to('register')}><FormattedMessage id="account.register_title" /></Button>
            : <Button variant="quiet" onClick={to('login')}><FormattedMessage id="password.to_sign_in" /></Button>}
        </Stack>
      </Stack>
    </Dialog>
  )
}
