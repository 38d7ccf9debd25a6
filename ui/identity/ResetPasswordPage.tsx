import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './choose-password.ts'
import type { PasswordReply } from './PasswordChosenView.tsx'
import { ResetPasswordPageView } from './ResetPasswordPageView.tsx'
import { useAccountHelp } from './use-account-help.ts'

export const ResetPasswordPage = () => {
  const { link } = useLoaderData<typeof loader>()
  const reply: PasswordReply | undefined = useActionData<typeof action>()
  const toPath = useLocalePath()
  const removed = reply?.removed
  const isExpired = removed === undefined && (link === undefined || reply?.failure?.id === 'error.proof_expired')
  return (
    <>
      <PageHead
        title={useIntl().formatMessage({ id: isExpired ? 'password.link_expired_title' : 'password.reset_title' })} noindex
      />
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordPageView
        link={isExpired ? undefined : link}
        removed={removed}
        accountPath={toPath('/my-account/overview')}
        homePath={homePath(useLocale())}
        reply={reply}
        isBusy={useNavigation().formMethod === 'POST'}
        help={useAccountHelp()}
        forgotPath={toPath('/forgot-password')}
      />
    </>
  )
}
