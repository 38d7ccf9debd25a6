import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { homePath } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './choose-password.ts'
import { ResetPasswordPageView } from './ResetPasswordPageView.tsx'
import { useAccountHelp } from './use-account-help.ts'

export const ResetPasswordPage = () => {
  const { link } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const isDead = link === undefined || reply?.failure?.id === 'error.proof_expired'
  return (
    <>
      <PageHead
        title={useIntl().formatMessage({ id: isDead ? 'password.dead_title' : 'password.reset_title' })} noindex
      />
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordPageView
        link={isDead ? undefined : link}
        homePath={homePath(useLocale())}
        reply={reply}
        isBusy={useNavigation().formMethod === 'POST'}
        help={useAccountHelp()}
        forgotPath={useLocalePath()('/forgot-password')}
      />
    </>
  )
}
