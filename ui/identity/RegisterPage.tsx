import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from '../binding/use-page.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { SocialButtons } from '../social/SocialButtons.tsx'
import { filledBy, readSocialUser, type SocialUser } from '../social/social-user.ts'
import type { action, loader } from './register.route.ts'
import { useAccountHelp } from './use-account-help.ts'
import { RegisterPageView } from './RegisterPageView.tsx'

export const RegisterPage = () => {
  const { search } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const help = useAccountHelp()
  const [navigate, { revalidate }] = [useNavigate(), useRevalidator()]
  const [socialUser, locale] = [readSocialUser(useLocation().state), useLocale()]
  const register = (user: SocialUser): void => { void navigate(toPath('/register') + search, { state: { social: user }, replace: true }) }
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account.register_title' })} noindex />
      <RegisterPageView
        reply={reply ?? (socialUser === undefined ? undefined : filledBy(socialUser, locale))}
        againPath={toPath('/register') + search}
        isBusy={useNavigation().formMethod === 'POST'}
        signInPath={toPath('/login') + search}
        help={help}
        social={socialUser === undefined && <SocialButtons onSignedIn={() => { void revalidate() }} onRegister={register} />}
        key={socialUser === undefined ? 'empty' : 'filled'}
      />
    </>
  )
}
