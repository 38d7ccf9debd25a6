import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Form, Link } from 'react-router'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { PageLinks } from '../listing/listing-links.ts'
import { PackCount } from '../listing/PackCount.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { PaginationView } from '../listing/PaginationView.tsx'
import type { GroupData } from '../cart/group-data.ts'
import { LensValuesView } from '../cart/LensValuesView.tsx'
import { Picture } from '../design/Picture.tsx'
import type { HistoryEntry } from './history-data.ts'
import css from './HistoryPageView.module.css'

/** The picture of an ordered product, in pixels. */
const THUMBNAIL = 140

export type HistoryPageViewProps = {
  readonly firstName: string
  /** What the account still lacks. */
  readonly notice?: ReactNode
  readonly entries: readonly HistoryEntry[]
  readonly links?: PageLinks | undefined
  readonly logoutPath: string
  readonly lensPath: string
  /** Where the customer's miles are. */
  readonly milesPath?: string | undefined
  /** The button that orders an order again. */
  readonly reorder?: ((id: number) => ReactNode) | undefined
}

/** A product of an order: its picture, and for each eye what is on the box. */
const GoodsView = ({ group }: { readonly group: GroupData }) => (
  <li className={css['product']}>
    <div className={css['picture']}>
      {group.image !== undefined && <Picture path={group.image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
    </div>
    <div className={css['lines']}>
      <p className={css['name']}>{group.title}</p>
      {group.lines.map((line) => (
        <div key={line.id} className={css['line']}>
          <LensValuesView eye={line.eye} values={line.values} />
          <p><PackCount count={line.quantity} label={group.pack} /></p>
        </div>
      ))}
    </div>
  </li>
)

const EntryView = ({ entry, reorder }: Pick<HistoryPageViewProps, 'reorder'> & { readonly entry: HistoryEntry }) => (
  <li className={css['entry']}>
    <div className={css['words']}>
      <div className={css['title']}>
        <h2 className={css['number']}>{entry.number}</h2>
        <Badge tone="default"><FormattedMessage id={entry.status} /></Badge>
      </div>
      <p><FormattedMessage id="account.ordered_on" values={{ date: <FormattedDate value={entry.createdAt} dateStyle="long" /> }} /></p>
    </div>
    <ul className={css['goods']}>{entry.groups.map((group) => <GoodsView key={group.productId} group={group} />)}</ul>
    <p className={css['sum']}>
      <span><FormattedMessage id="account.order_packs" values={{ count: entry.packs }} /></span>
      <strong><MoneyText money={entry.total} /></strong>
    </p>
    <div className={css['ways']}>
      <Link to={entry.path} className={css['view']}>
        <FormattedMessage id="account.view_order" /><VisuallyHidden> {entry.number}</VisuallyHidden>
      </Link>
      {entry.isRepeatable && reorder?.(entry.id)}
    </div>
  </li>
)

/** Everything a customer ordered, newest first. */
export const HistoryPageView = ({ firstName, notice, entries, links, logoutPath, lensPath, milesPath, reorder }: HistoryPageViewProps) => (
  <Page>
    <div className={css['page']}>
      <header className={css['head']}>
        <div className={css['welcome']}>
          <p><FormattedMessage id="account.hello" values={{ name: firstName }} /></p>
          <h1><FormattedMessage id="account.orders" /></h1>
        </div>
        <div className={css['account']}>
          {milesPath !== undefined && <Link to={milesPath} className={css['view']}><FormattedMessage id="cart.miles" /></Link>}
          <Form method="post" action={logoutPath}>
            <Button type="submit" variant="secondary"><FormattedMessage id="account.sign_out" /></Button>
          </Form>
        </div>
      </header>
      {notice}
      {entries.length === 0
        ? (
          <div className={css['empty']}>
            <p><FormattedMessage id="error.order_not_found" /></p>
            <p><ButtonLink to={lensPath}><FormattedMessage id="account.shop_now" /></ButtonLink></p>
          </div>
        )
        : <ul className={css['entries']}>{entries.map((entry) => <EntryView key={entry.id} entry={entry} reorder={reorder} />)}</ul>}
      {links !== undefined && <PaginationView links={links} />}
    </div>
  </Page>
)
