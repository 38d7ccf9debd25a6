import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Notice } from '../design/Notice.tsx'
import { UnverifiedView } from '../identity/UnverifiedView.tsx'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { DeletionPendingView } from './DeletionPendingView.tsx'
import type { action, loader } from './overview.route.ts'
import { OverviewPageView } from './OverviewPageView.tsx'

export const OverviewPage = () => {
  const overview = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const [search] = useSearchParams()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'account.overview' })} noindex />
      <OverviewPageView
        overview={overview}
        notice={(
          <>
            {overview.dueAt !== undefined && <DeletionPendingView dueAt={overview.dueAt} savePath={toPath('/my-account/delete')} />}
            {overview.isVerified && search.has('confirmed') && (
              <Notice tone="success" role="status"><p><FormattedMessage id="email_verification.confirmed" /></p></Notice>
            )}
            {!overview.isVerified && <UnverifiedView email={overview.email} reply={reply} />}
          </>
        )}
        toPath={toPath}
        reorder={(id) => <ReorderButton type="id" token={String(id)} />}
      />
    </AccountArea>
  )
}
