import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { homePath } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { useLocale } from '../binding/use-locale.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './confirm-email.route.ts'
import { ConfirmEmailPageView } from './ConfirmEmailPageView.tsx'
import { ProofExpiredView } from './ProofExpiredView.tsx'
import { signInPath } from './sign-in-path.ts'

export const ConfirmEmailPage = () => {
  const reply = useActionData<typeof action>()
  const { link } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().formMethod === 'POST'
  const locale = useLocale()
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'mailbox.confirm_title' })} noindex />
      {link !== undefined
        ? <ConfirmEmailPageView link={link} homePath={homePath(locale)} reply={reply} isBusy={isBusy} />
        : <ProofExpiredView signInPath={signInPath(locale, localePath(locale, '/my-account/history'))} />}
    </>
  )
}
