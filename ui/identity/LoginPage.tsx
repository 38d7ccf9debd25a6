import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigate, useNavigation, useRevalidator } from '../binding/use-page.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PasskeySignIn } from '../passkey/PasskeySignIn.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { SocialButtons } from '../social/SocialButtons.tsx'
import type { SocialUser } from '../social/social-user.ts'
import type { action, loader } from './login.route.ts'
import { isAccountRequested } from './sign-in-path.ts'
import { useAccountHelp } from './use-account-help.ts'
import { LoginPageView } from './LoginPageView.tsx'

export const LoginPage = () => {
  const { search, email } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const help = useAccountHelp()
  const [navigate, { revalidate }] = [useNavigate(), useRevalidator()]
  const register = (user: SocialUser): void => { void navigate(toPath('/register') + search, { state: { social: user } }) }
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account.sign_in_title' })} noindex />
      <LoginPageView
        reply={reply}
        email={email}
        againPath={toPath('/login') + search}
        isBusy={useNavigation().formMethod === 'POST'}
        registerPath={toPath('/register') + search}
        forgotPath={toPath('/forgot-password')}
        help={help}
        social={<SocialButtons onSignedIn={() => { void revalidate() }} onRegister={register} />}
        passkey={<PasskeySignIn onSignedIn={() => { void revalidate() }} />}
        isAccountRequested={isAccountRequested(search)}
      />
    </>
  )
}
