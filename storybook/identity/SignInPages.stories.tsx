import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Failure } from '../../domain/refusal.ts'
import type { FormReply } from '../../ui/form/form-reply.ts'
import { NO_METHODS, type RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { AccountFrameView } from '../../ui/identity/AccountFrameView.tsx'
import { ChoosePasswordView } from '../../ui/identity/ChoosePasswordView.tsx'
import { ConfirmEmailPageView } from '../../ui/identity/ConfirmEmailPageView.tsx'
import { ForgotPasswordPageView, type ForgotPasswordPageViewProps } from '../../ui/identity/ForgotPasswordPageView.tsx'
import { AuthenticatePageView, type AuthenticatePageViewProps } from '../../ui/identity/AuthenticatePageView.tsx'
import { ForgotFormView } from '../../ui/identity/ForgotFormView.tsx'
import { ForgotPasswordSentView } from '../../ui/identity/ForgotPasswordSentView.tsx'
import type { LinkOrigin } from '../../ui/identity/link-origin.ts'
import { LinkOriginView } from '../../ui/identity/LinkOriginView.tsx'
import { LinkSentView } from '../../ui/identity/LinkSentView.tsx'
import { LinkStepsView } from '../../ui/identity/LinkStepsView.tsx'
import { LoginPageView, type LoginPageViewProps } from '../../ui/identity/LoginPageView.tsx'
import { ProofExpiredView } from '../../ui/identity/ProofExpiredView.tsx'
import { RegisterFormView } from '../../ui/identity/RegisterFormView.tsx'
import { RegisterPageView } from '../../ui/identity/RegisterPageView.tsx'
import { ResetPasswordPageView } from '../../ui/identity/ResetPasswordPageView.tsx'
import { RevokeChoiceView } from '../../ui/identity/RevokeChoiceView.tsx'
import { SentView } from '../../ui/identity/SentView.tsx'
import { SignInFormView } from '../../ui/identity/SignInFormView.tsx'
import { SignOutFailedView } from '../../ui/identity/SignOutFailedView.tsx'
import { UnverifiedView, type UnverifiedViewProps } from '../../ui/identity/UnverifiedView.tsx'
import { WithoutPasswordView } from '../../ui/identity/WithoutPasswordView.tsx'
import { refusalMessage } from '../../ui/messages/refusal-message.ts'
import { MessageText } from '../decorators/messages.tsx'

/** Sign-in and registration. */
const meta = { parameters: { path: '/login' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const REQUIRED = { id: 'validation.this_field_is_required', values: {} } as const
const HELP = { picture: 'h/iris', phone: '044 000 10 10', workingHours: 'Montag bis Freitag, 8 bis 18 Uhr', lensesPath: '/c/lens' }
const PATHS = { registerPath: '/register', forgotPath: '/forgot-password', againPath: '/login' }
const EMAIL = 'maria-magdalena.von-hohenfels-wildenstein@kontaktlinsenversandhandelsgesellschaft.example'

const signIn = (reply?: LoginPageViewProps['reply'], isBusy = false): Story => ({
  render: () => <LoginPageView {...PATHS} isBusy={isBusy} help={HELP} reply={reply} />,
})
const register = (reply?: LoginPageViewProps['reply'], isBusy = false): Story => ({
  parameters: { path: '/register' },
  render: () => <RegisterPageView isBusy={isBusy} signInPath="/login" againPath="/register" help={HELP} reply={reply} />,
})
const failed = (failure: Failure, typed: FormReply['typed'] = { email: 'anna@example.ch' }): FormReply =>
  ({ typed, problems: {}, failure: refusalMessage(failure) })

export const Frame: Story = { render: () => <AccountFrameView help={HELP}><h1>Anmelden</h1></AccountFrameView> }
export const SignIn: Story = signIn()
export const SignInForAccountPage: Story = {
  render: () => <LoginPageView {...PATHS} isBusy={false} help={HELP} isAccountRequested />,
}
export const SignInInFrench: Story = { ...SignIn, globals: { locale: 'fr' } }
export const SignInInItalian: Story = { ...SignIn, globals: { locale: 'it' } }
export const SignInInEnglish: Story = { ...SignIn, globals: { locale: 'en' } }
export const SignInBusy: Story = signIn({ typed: { email: 'anna@example.ch' }, problems: {} }, true)
export const SignInEmpty: Story = signIn({ typed: {}, problems: { email: REQUIRED, password: REQUIRED } })
export const SignInRefused: Story = signIn(failed({ _tag: 'WrongCredentials' }))
export const SignInRateLimited: Story = signIn(failed({ _tag: 'TooManyAttempts', minutes: 15 }))
export const SignInRateLimitedInformal: Story = { ...SignInRateLimited, globals: { locale: 'fr', brand: 'mrlens' } }
export const SignInServiceUnavailable: Story = signIn(failed({ _tag: 'ServiceUnavailable' }))
export const SignInLongText: Story = signIn(failed({ _tag: 'WrongCredentials' }, { email: EMAIL }))

export const Register: Story = register()
export const RegisterInformal: Story = { ...Register, globals: { brand: 'discountlens' } }
export const RegisterInFrench: Story = { ...Register, globals: { locale: 'fr' } }
export const RegisterInItalian: Story = { ...Register, globals: { locale: 'it', brand: 'mrlens' } }
export const RegisterInEnglish: Story = { ...Register, globals: { locale: 'en' } }
const TYPED = { firstName: 'Anna', lastName: 'Keller', email: 'anna@example.ch' }
export const RegisterBusy: Story = register({ typed: TYPED, problems: {} }, true)
export const RegisterEmpty: Story = register({
  typed: {}, problems: { firstName: REQUIRED, lastName: REQUIRED, email: REQUIRED, password: REQUIRED },
})
export const RegisterRefused: Story = register({
  typed: { firstName: 'Anna', email: 'anna@example.ch' },
  problems: {
    lastName: REQUIRED,
    email: { id: 'validation.invalid_email', values: {} },
    password: { id: 'validation.password_common', values: {} },
  },
})
export const RegisterRefusedInItalian: Story = { ...RegisterRefused, globals: { locale: 'it', brand: 'discountlens' } }
const WITHOUT: LoginPageViewProps['reply'] = { typed: { ...TYPED, method: 'link', newsletter: 'yes' }, problems: { lastName: REQUIRED } }
export const RegisterWithoutPassword: Story = register(WITHOUT)
export const RegisterWithoutPasswordInFrench: Story = { ...register(WITHOUT), globals: { locale: 'fr', brand: 'mrlens' } }
export const RegisterServiceUnavailable: Story = register(failed({ _tag: 'ServiceUnavailable' }))
export const RegisterLongText: Story = register({
  typed: { firstName: 'Maximiliane-Alexandrina', lastName: 'Freiherrin von Hohenfels-Wildenstein zu Oberschönenbuchen', email: EMAIL },
  problems: {},
})

const MASKED = 'a•••@example.ch'
const FROM_ELSEWHERE: LinkOrigin = { isSameBrowser: false, isOwn: false, signedIn: 'Bruno' }

const confirm = (reply?: FormReply, isBusy = false, origin: LinkOrigin = { isSameBrowser: true, isOwn: false }): Story => ({
  parameters: { path: '/confirm-email/token' },
  render: () => <ConfirmEmailPageView link={{ maskedEmail: MASKED, ...origin }} homePath="/" isBusy={isBusy} reply={reply} />,
})
export const ConfirmEmail: Story = confirm()
export const LinkSource: Story = { render: () => <LinkOriginView link={FROM_ELSEWHERE} /> }
export const ConfirmEmailFromOtherDevice: Story = confirm(undefined, false, FROM_ELSEWHERE)
export const ConfirmEmailInformal: Story = { ...ConfirmEmail, globals: { locale: 'it', brand: 'mrlens' } }
export const ConfirmEmailBusy: Story = confirm({ typed: {}, problems: {} }, true)
export const ConfirmEmailWeakPassword: Story = confirm(
  { typed: {}, problems: { password: { id: 'validation.password_common', values: {} } } },
)
export const ConfirmEmailUsed: Story = { ...confirm(failed({ _tag: 'ProofExpired' }, {})), globals: { locale: 'fr' } }

export const ConfirmEmailExpired: Story = {
  parameters: { path: '/confirm-email/token' }, render: () => <ProofExpiredView signInPath="/login" />,
}

const unverified = (email: string, reply?: UnverifiedViewProps['reply']): Story => ({
  parameters: { path: '/my-account/history' },
  render: () => <UnverifiedView email={email} reply={reply} />,
})
export const Unverified: Story = unverified('anna@example.ch')
export const UnverifiedSentAgain: Story = unverified('anna@example.ch', {})
export const UnverifiedRateLimited: Story = unverified('anna@example.ch', {
  failure: refusalMessage({ _tag: 'TooManyAttempts', minutes: 15 }),
})
export const UnverifiedLongText: Story = { ...unverified(EMAIL), globals: { locale: 'it', brand: 'discountlens' } }

const forgot = (reply?: ForgotPasswordPageViewProps['reply'], isBusy = false): Story => ({
  parameters: { path: '/forgot-password' },
  render: () => (
    <ForgotPasswordPageView isBusy={isBusy} reply={reply} help={HELP} signInPath="/login" againPath="/forgot-password" />
  ),
})
export const ForgotPassword: Story = forgot()
export const ForgotPasswordInFrench: Story = { ...ForgotPassword, globals: { locale: 'fr', brand: 'mrlens' } }
export const ForgotPasswordBusy: Story = forgot({ typed: { email: 'anna@example.ch' }, problems: {} }, true)
export const ForgotPasswordRefused: Story = forgot({
  typed: { email: 'anna@example' }, problems: { email: { id: 'validation.invalid_email', values: {} } },
})
export const ForgotPasswordSent: Story = forgot({ sentTo: 'anna@example.ch' })
export const ForgotPasswordSentInItalian: Story = { ...ForgotPasswordSent, globals: { locale: 'it' } }
export const ForgotPasswordSentInformal: Story = { ...ForgotPasswordSent, globals: { brand: 'discountlens' } }
export const ForgotPasswordSentLongText: Story = { ...forgot({ sentTo: EMAIL }), globals: { locale: 'fr' } }

const reset = (
  maskedEmail?: string, reply?: FormReply, isBusy = false, revocable: RevocableMethods = NO_METHODS, isSameBrowser = true,
): Story => ({
  parameters: { path: '/reset-password' },
  render: () => (
    <ResetPasswordPageView
      link={maskedEmail === undefined ? undefined : { maskedEmail, revocable, isSameBrowser, isOwn: false }} homePath="/"
      isBusy={isBusy} reply={reply} help={HELP} forgotPath="/forgot-password" accountPath="/my-account/overview"
    />
  ),
})
export const ResetPassword: Story = reset(MASKED)
export const ResetPasswordInEnglish: Story = { ...ResetPassword, globals: { locale: 'en' } }
export const ResetPasswordInformal: Story = { ...ResetPassword, globals: { locale: 'it', brand: 'mrlens' } }
export const ResetPasswordBusy: Story = reset(MASKED, { typed: {}, problems: {} }, true)
export const ResetPasswordWeakPassword: Story = reset(MASKED, {
   typed: {}, problems: { password: { id: 'validation.password_too_short', values: {} } },
})
export const ResetPasswordWithOtherMethods: Story = reset(MASKED, undefined, false, { providers: ['google'], passkeys: 2 })
export const ResetPasswordRequestedOnAnotherDevice: Story = reset(MASKED, undefined, false, NO_METHODS, false)
export const ResetPasswordWithOtherMethodsInFrench: Story = { ...ResetPasswordWithOtherMethods, globals: { locale: 'fr' } }
export const RevokeChoice: Story = {
  parameters: { path: '/reset-password' },
  render: () => <RevokeChoiceView methods={{ providers: ['apple'], passkeys: 1 }} choice="keep" />,
}
export const ChoosePassword: Story = {
  parameters: { path: '/reset-password' },
  render: () => <ChoosePasswordView label="Neues Passwort" button="Passwort speichern" isBusy={false} />,
}
export const MailSent: Story = {
  parameters: { path: '/forgot-password' },
  render: () => <SentView title="Sehen Sie in Ihr Postfach"><p>Wir haben den Link gesendet.</p></SentView>,
}
export const ResetPasswordServiceUnavailable: Story = reset(MASKED, failed({ _tag: 'ServiceUnavailable' }, {}))
export const ResetPasswordExpiredLink: Story = reset()
export const ResetPasswordExpiredLinkInFrench: Story = { ...ResetPasswordExpiredLink, globals: { locale: 'fr', brand: 'discountlens' } }

export const LinkSent: Story = signIn({ sentTo: 'anna@example.ch' })
export const LinkSentInFrench: Story = { ...LinkSent, globals: { locale: 'fr' } }
export const LinkSentInItalian: Story = { ...LinkSent, globals: { locale: 'it', brand: 'mrlens' } }
export const LinkSentInformal: Story = { ...LinkSent, globals: { brand: 'discountlens' } }
export const LinkSentOnRegistration: Story = register({ sentTo: EMAIL })
export const LinkSentText: Story = { render: () => <LinkSentView email="anna@example.ch" againPath="/login" /> }
export const WithoutPassword: Story = { render: () => <WithoutPasswordView hint="Es genügt die E-Mail-Adresse." isBusy={false} /> }

const authenticate = (link: AuthenticatePageViewProps['link'], isBusy = false): Story => ({
  parameters: { path: '/authenticate' },
  render: () => <AuthenticatePageView link={link} isBusy={isBusy} help={HELP} path="/authenticate" requestPath="/login" />,
})
const HOME = { _tag: 'Page', to: '/' } as const
const OPEN = { _tag: 'Open', maskedEmail: MASKED, isOwn: false, hash: 'hash', target: HOME } as const
export const LoginLink: Story = authenticate({ ...OPEN, isSameBrowser: false })
export const LoginLinkInformal: Story = { ...LoginLink, globals: { locale: 'it', brand: 'mrlens' } }
export const LoginLinkInEnglish: Story = { ...LoginLink, globals: { locale: 'en' } }
export const LoginLinkFromOtherDevice: Story = {
  ...authenticate({ ...OPEN, isSameBrowser: false, signedIn: 'Bea' }), globals: { locale: 'fr' },
}
export const LoginLinkRequestedHere: Story = authenticate({ ...OPEN, isSameBrowser: true }, true)
export const LoginLinkServiceUnavailable: Story = authenticate({
  ...OPEN, isSameBrowser: false, failure: refusalMessage({ _tag: 'ServiceUnavailable' }),
})
export const LoginLinkSignedIn: Story = authenticate({ _tag: 'SignedIn', name: 'Anna', target: HOME })
export const LoginLinkExpired: Story = authenticate({ _tag: 'Dead', email: 'anna@example.ch', target: HOME })
export const LoginLinkExpiredInFrench: Story = {
  ...authenticate({ _tag: 'Dead', target: HOME }), globals: { locale: 'fr', brand: 'mrlens' },
}

export const SignInForm: Story = { render: () => <SignInFormView isBusy={false} /> }
export const RegisterForm: Story = { render: () => <RegisterFormView isBusy={false} /> }
export const ForgotPasswordForm: Story = { render: () => <ForgotFormView isBusy={false} /> }
export const ForgotPasswordSentText: Story = { render: () => <ForgotPasswordSentView email="anna@example.ch" /> }
export const LinkSteps: Story = { render: () => <LinkStepsView email="anna@example.ch" /> }

const signOutFailed = (isBusy: boolean): Story => ({
  parameters: { path: '/logout' },
  render: () => (
    <SignOutFailedView
      reason={<MessageText message={{ id: 'error.service_unavailable', values: {} }} />}
      isBusy={isBusy}
      signOutPath="/logout"
      accountPath="/my-account/overview"
    />
  ),
})
export const SignOutFailed: Story = signOutFailed(false)
export const SignOutFailedBusy: Story = { ...signOutFailed(true), globals: { locale: 'fr', brand: 'mrlens' } }
