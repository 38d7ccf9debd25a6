import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import type { PageLinks } from '../listing/listing-links.ts'
import { PaginationView } from '../listing/PaginationView.tsx'
import type { HistoryEntry } from './history-data.ts'
import { OrderEntryView, type OrderEntryViewProps } from './OrderEntryView.tsx'
import css from './HistoryPageView.module.css'

export type HistoryPageViewProps = {
  /** What the account still needs. */
  readonly notice?: ReactNode
  readonly entries: readonly HistoryEntry[]
  readonly links?: PageLinks | undefined
  readonly lensPath: string
  readonly reorder?: OrderEntryViewProps['reorder']
}

/** The orders of a customer, newest first. */
export const HistoryPageView = ({ notice, entries, links, lensPath, reorder }: HistoryPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="account.orders" /></h1>
    {notice}
    {entries.length === 0
      ? (
        <div className={css['empty']}>
          <p><FormattedMessage id="error.order_not_found" /> <FormattedMessage id="account.orders_none" /></p>
          <p><ButtonLink to={lensPath}><FormattedMessage id="account.shop_now" /></ButtonLink></p>
        </div>
      )
      : (
        <ul className={css['entries']}>
          {entries.map((entry) => <li key={entry.id}><OrderEntryView entry={entry} reorder={reorder} /></li>)}
        </ul>
      )}
    {links !== undefined && <PaginationView links={links} />}
  </div>
)
