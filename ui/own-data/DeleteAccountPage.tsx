import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './delete-account-part.ts'
import { DeleteAccountPageView } from './DeleteAccountPageView.tsx'

export const DeleteAccountPage = () => {
  const { email, hasPassword, dueAt } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'account_deletion.title' })} noindex />
      <DeleteAccountPageView
        email={email}
        hasPassword={hasPassword}
        dueAt={dueAt}
        reply={reply !== undefined && 'problems' in reply ? reply : undefined}
        sentTo={reply !== undefined && 'sentTo' in reply ? reply.sentTo : undefined}
        isDeletionCancelled={reply === undefined && search.has('cancelled')}
        dataPath={useLocalePath()('/my-account/data')}
        isBusy={useNavigation().formMethod === 'POST'}
      />
    </AccountArea>
  )
}
