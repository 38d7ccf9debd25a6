import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './register.route.ts'
import { useAccountHelp } from './use-account-help.ts'
import { RegisterPageView } from './RegisterPageView.tsx'

export const RegisterPage = () => {
  const { search } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const help = useAccountHelp()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account.register_title' })} noindex />
      <RegisterPageView
        reply={reply}
        againPath={toPath('/register') + search}
        isBusy={useNavigation().formMethod === 'POST'}
        signInPath={toPath('/login') + search}
        help={help}
      />
    </>
  )
}
