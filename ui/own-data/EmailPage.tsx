import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './email-part.ts'
import { EmailPageView } from './EmailPageView.tsx'

const DONE = ['sent', 'cancelled', 'changed'] as const

export const EmailPage = () => {
  const { email, hasPassword, pending } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: 'email_change.title' })} noindex />
      <EmailPageView
        email={email}
        hasPassword={hasPassword}
        pending={pending}
        reply={reply !== undefined && 'problems' in reply ? reply : undefined}
        sentTo={reply !== undefined && 'sentTo' in reply ? reply.sentTo : undefined}
        done={reply === undefined ? DONE.find((change) => search.has(change)) : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
      />
    </AccountArea>
  )
}
