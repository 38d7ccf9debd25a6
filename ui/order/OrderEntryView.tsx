import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupData } from '../cart/group-data.ts'
import { LensValuesView } from '../cart/LensValuesView.tsx'
import { Badge } from '../design/Badge.tsx'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Picture } from '../design/Picture.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { QuantityText } from '../listing/QuantityText.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { OrderedOn } from './OrderedOn.tsx'
import type { HistoryEntry } from './history-data.ts'
import css from './OrderEntryView.module.css'

/** Side of a product picture, in pixels. */
const THUMBNAIL = 140

export type OrderEntryViewProps = {
  readonly entry: HistoryEntry
  /** The heading level on the page. */
  readonly heading?: 'h2' | 'h3'
  /** Renders the reorder button. */
  readonly reorder?: ((id: number) => ReactNode) | undefined
}

/** A product of an order with its picture and, per eye, the values on the box. */
const ProductView = ({ group }: { readonly group: GroupData }) => (
  <li className={css['product']}>
    <div className={css['picture']}>
      {group.image !== undefined && <Picture path={group.image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
    </div>
    <div className={css['lines']}>
      <p className={css['name']}><NameText name={group.title} /></p>
      {group.lines.map((line) => (
        <div key={line.id} className={css['line']}>
          <LensValuesView eye={line.eye} values={line.values} />
          <p><QuantityText count={line.quantity} label={group.pack} /></p>
        </div>
      ))}
    </div>
  </li>
)

/** A summary of an order: status, items, and actions to view and reorder it. */
export const OrderEntryView = ({ entry, heading: Heading = 'h2', reorder }: OrderEntryViewProps) => (
  <article className={css['entry']}>
    <div className={css['text']}>
      <div className={css['title']}>
        <Heading className={css['number']}>{entry.number}</Heading>
        <Badge tone="default"><FormattedMessage id={entry.status} /></Badge>
      </div>
      <p><OrderedOn at={entry.createdAt} /></p>
    </div>
    <ul className={css['products']}>{entry.groups.map((group) => <ProductView key={group.productId} group={group} />)}</ul>
    <p className={css['sum']}>
      <span><FormattedMessage id="account.order_packs" values={{ count: entry.units }} /></span>
      <strong><MoneyText money={entry.total} /></strong>
    </p>
    <div className={css['actions']}>
      <Link to={entry.path} className={css['view']}>
        <FormattedMessage id="account.view_order" /><VisuallyHidden> {entry.number}</VisuallyHidden>
      </Link>
      {entry.remindPath !== undefined && (
        <Link to={entry.remindPath} className={css['view']}>
          <FormattedMessage id="reminder.remind" /><VisuallyHidden> {entry.number}</VisuallyHidden>
        </Link>
      )}
      {entry.subscribePath !== undefined && (
        <Link to={entry.subscribePath} className={css['view']}>
          <FormattedMessage id="subscription.start" /><VisuallyHidden> {entry.number}</VisuallyHidden>
        </Link>
      )}
      {entry.isRepeatable && reorder?.(entry.id)}
    </div>
  </article>
)
