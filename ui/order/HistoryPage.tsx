import { useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import type { Pagination } from '../../domain/listing/pagination.ts'
import { isPaginationShown, nextPage, previousPage, visiblePages } from '../../domain/listing/visible-pages.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { PageLinks } from '../listing/listing-links.ts'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { UnprovenView } from '../identity/UnprovenView.tsx'
import type { action, loader } from './history.route.ts'
import { HistoryPageView } from './HistoryPageView.tsx'

const toLinks = (pagination: Pagination, path: string): PageLinks | undefined => {
  if (!isPaginationShown(pagination)) return undefined
  const to = (page: number | undefined): string | undefined => (page === undefined ? undefined : `${path}?page=${page}`)
  const [previous, next] = [to(previousPage(pagination)), to(nextPage(pagination))]
  return {
    current: pagination.currentPage,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    pages: visiblePages(pagination).map((page) => ({
      value: page, to: `${path}?page=${page}`, isChosen: page === pagination.currentPage,
    })),
  }
}

export const HistoryPage = () => {
  const { unproven, entries, pagination } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'account.orders' })} noindex />
      <HistoryPageView
        notice={unproven === undefined ? undefined : <UnprovenView email={unproven} reply={reply} />}
        entries={entries}
        links={toLinks(pagination, toPath('/my-account/history'))}
        lensPath={toPath('/c/lens')}
        reorder={(id) => <ReorderButton type="id" token={String(id)} />}
      />
    </AccountArea>
  )
}
