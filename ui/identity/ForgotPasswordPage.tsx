import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from '../binding/use-page.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './request-password-reset.ts'
import { ForgotPasswordPageView } from './ForgotPasswordPageView.tsx'
import { useAccountHelp } from './use-account-help.ts'

export const ForgotPasswordPage = () => {
  const reply = useActionData<typeof action>()
  const toPath = useLocalePath()
  const isSent = reply !== undefined && 'sentTo' in reply
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: isSent ? 'password.sent_title' : 'password.forgot_title' })} noindex />
      <ForgotPasswordPageView
        reply={reply}
        isBusy={useNavigation().formMethod === 'POST'}
        help={useAccountHelp()}
        signInPath={toPath('/login')}
        againPath={toPath('/forgot-password')}
      />
    </>
  )
}
