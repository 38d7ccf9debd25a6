import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { useLocale } from '../binding/use-locale.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './confirm-email.route.ts'
import { ConfirmEmailPageView } from './ConfirmEmailPageView.tsx'
import { Page } from '../design/Layout.tsx'
import { PasswordChosenView, type PasswordReply } from './PasswordChosenView.tsx'
import { ProofExpiredView } from './ProofExpiredView.tsx'
import { signInPath } from './sign-in-path.ts'

export const ConfirmEmailPage = () => {
  const reply: PasswordReply | undefined = useActionData<typeof action>()
  const { link } = useLoaderData<typeof loader>()
  const removed = reply?.removed
  const isBusy = useNavigation().formMethod === 'POST'
  const locale = useLocale()
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'email_verification.confirm_title' })} noindex />
      {removed !== undefined && (
        <Page width="narrow">
          <PasswordChosenView
            done="email_verification.confirmed" removed={removed} accountPath={localePath(locale, '/my-account/overview')}
          />
        </Page>
      )}
      {removed === undefined && (link !== undefined
        ? <ConfirmEmailPageView link={link} homePath={homePath(locale)} reply={reply} isBusy={isBusy} />
        : <ProofExpiredView signInPath={signInPath(locale, localePath(locale, '/my-account/history'))} />)}
    </>
  )
}
