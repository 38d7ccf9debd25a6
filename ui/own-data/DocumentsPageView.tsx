import { FormattedMessage } from 'react-intl'
import type { OrderDocument } from '../../domain/payment/order-documents.ts'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { PageLinks } from '../listing/listing-links.ts'
import { PaginationView } from '../listing/PaginationView.tsx'
import { OrderedOn } from '../order/OrderedOn.tsx'
import css from './OwnData.module.css'

/** The documents of an order; a file opens as it is, others are pages of the shop. */
export type OrderDocuments = {
  readonly number: string
  /** ISO instant. */
  readonly createdAt: string
  readonly papers: readonly { readonly paper: OrderDocument; readonly path: string; readonly isFile: boolean }[]
}

export type DocumentsPageViewProps = {
  readonly entries: readonly OrderDocuments[]
  readonly links?: PageLinks | undefined
  readonly lensPath: string
}

const NAMES = {
  confirmation: 'personal_data.document_confirmation', slip: 'personal_data.document_qr_bill', invoice: 'account.invoice',
} as const

const EntryView = ({ entry: { number, createdAt, papers } }: { readonly entry: OrderDocuments }) => (
  <li className={css['entry']}>
    <h2>{number}</h2>
    <p><OrderedOn at={createdAt} /></p>
    <ul className={css['documents']}>
      {papers.map(({ paper, path, isFile }) => {
        const name = (
          <>
            <Icon name="document" size="small" />
            <span><FormattedMessage id={NAMES[paper]} /><VisuallyHidden>{` ${number}`}</VisuallyHidden></span>
          </>
        )
        return <li key={paper}>{isFile ? <a href={path}>{name}</a> : <Link to={path}>{name}</Link>}</li>
      })}
    </ul>
  </li>
)

/** The documents of all orders, newest first. */
export const DocumentsPageView = ({ entries, links, lensPath }: DocumentsPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="account.documents" /></h1>
    {entries.length === 0
      ? (
        <div className={css['empty']}>
          <p><FormattedMessage id="personal_data.documents_none" /></p>
          <p><ButtonLink to={lensPath}><FormattedMessage id="account.shop_now" /></ButtonLink></p>
        </div>
      )
      : (
        <>
          <p><FormattedMessage id="personal_data.documents_intro" /></p>
          <ul className={css['entries']}>{entries.map((entry) => <EntryView key={entry.number} entry={entry} />)}</ul>
        </>
      )}
    {links !== undefined && <PaginationView links={links} />}
  </div>
)
