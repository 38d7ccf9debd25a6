import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './confirm-email-part.ts'
import { ConfirmEmailChangePageView } from './ConfirmEmailChangePageView.tsx'

export const ConfirmEmailChangePage = () => {
  const { pending } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const intl = useIntl()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'email_change.confirm_title' })} noindex />
      <ConfirmEmailChangePageView
        pending={pending}
        failure={failure === undefined ? undefined : formatText(intl, failure)}
        isBusy={useNavigation().formMethod === 'POST'}
        emailPath={useLocalePath()('/my-account/email')}
      />
    </AccountArea>
  )
}
