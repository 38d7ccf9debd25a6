import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { LinkedProviders } from '../social/LinkedProviders.tsx'
import { OwnPasswordPageView } from './OwnPasswordPageView.tsx'
import type { action, loader } from './password-part.ts'

export const OwnPasswordPage = () => {
  const { email, hasPassword, linked, revocable } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <AccountArea>
      <PageHead title={useIntl().formatMessage({ id: hasPassword ? 'security.password_title' : 'security.set_password_title' })} noindex />
      <OwnPasswordPageView
        email={email}
        hasPassword={hasPassword}
        revocable={revocable}
        reply={reply !== undefined && 'problems' in reply ? reply : undefined}
        isSent={reply !== undefined && 'sentTo' in reply}
        isSaved={reply === undefined && search.has('saved')}
        isRevoked={search.get('saved') === 'methods'}
        isBusy={isBusy}
      />
      <LinkedProviders
        linked={linked} isSending={isBusy}
        failure={reply !== undefined && 'notUnlinked' in reply ? reply.notUnlinked : undefined}
      />
    </AccountArea>
  )
}
