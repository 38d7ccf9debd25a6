import { useIntl } from 'react-intl'
import { useActionData, useLoaderData } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { pageLinks } from '../listing/account-pages.ts'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { UnverifiedView } from '../identity/UnverifiedView.tsx'
import type { action, loader } from './history.route.ts'
import { HistoryPageView } from './HistoryPageView.tsx'

export const HistoryPage = () => {
  const { unverifiedEmail, entries, pagination } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'account.orders' })} noindex />
      <HistoryPageView
        notice={unverifiedEmail === undefined ? undefined : <UnverifiedView email={unverifiedEmail} reply={reply} />}
        entries={entries}
        links={pageLinks(pagination, toPath('/my-account/history'))}
        lensPath={toPath('/c/lens')}
        reorder={(id) => <ReorderButton type="id" token={String(id)} />}
      />
    </AccountArea>
  )
}
