import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Notice } from '../design/Notice.tsx'
import { UnverifiedView } from '../identity/UnverifiedView.tsx'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { LeavingView } from './LeavingView.tsx'
import type { action, loader } from './overview.route.ts'
import { OverviewPageView } from './OverviewPageView.tsx'

export const OverviewPage = () => {
  const known = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const [search] = useSearchParams()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'account.overview' })} noindex />
      <OverviewPageView
        known={known}
        notice={(
          <>
            {known.dueAt !== undefined && <LeavingView dueAt={known.dueAt} savePath={toPath('/my-account/delete')} />}
            {known.isVerified && search.has('confirmed') && (
              <Notice tone="success" role="status"><p><FormattedMessage id="mailbox.confirmed" /></p></Notice>
            )}
            {!known.isVerified && <UnverifiedView email={known.email} reply={reply} />}
          </>
        )}
        toPath={toPath}
        reorder={(id) => <ReorderButton type="id" token={String(id)} />}
      />
    </AccountArea>
  )
}
