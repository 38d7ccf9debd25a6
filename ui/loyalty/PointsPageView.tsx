import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import type { PageLinks } from '../listing/listing-links.ts'
import { PaginationView } from '../listing/PaginationView.tsx'
import type { PointsEntry } from './points-data.ts'
import { HowView } from './HowView.tsx'
import css from './LoyaltyPage.module.css'

export type PointsPageViewProps = {
  /** What the account still needs. */
  readonly notice?: ReactNode
  /** Absent if it could not be loaded. */
  readonly statement?: { readonly balance: number; readonly entries: readonly PointsEntry[] } | undefined
  readonly links?: PageLinks | undefined
  readonly lensPath: string
}

const EntryView = ({ entry: { orderNumber, orderCreatedAt, points, state, path } }: { readonly entry: PointsEntry }) => (
  <li className={css['entry']}>
    <span className={css['from']}>
      <Link to={path}>{orderNumber}</Link>
      <span><FormattedDate value={orderCreatedAt} dateStyle="long" /></span>
      <span className={css['state']}><FormattedMessage id={`loyalty.points_${state}`} /></span>
    </span>
    {state === 'earned'
      ? <strong><FormattedMessage id="loyalty.points" values={{ points }} /></strong>
      : <span className={css[state]}><FormattedMessage id="loyalty.points" values={{ points }} /></span>}
  </li>
)

const StatementView = ({ statement, links, lensPath }: Pick<PointsPageViewProps, 'statement' | 'links' | 'lensPath'>) => {
  if (statement === undefined) return <Notice tone="danger" role="alert"><FormattedMessage id="error.bonus_points" /></Notice>
  if (statement.entries.length === 0) {
    return (
      <>
        <p><FormattedMessage id="loyalty.points_none" /></p>
        <p><ButtonLink to={lensPath}><FormattedMessage id="account.shop_now" /></ButtonLink></p>
      </>
    )
  }
  return (
    <>
      <ul className={css['points']}>
        {statement.entries.map((entry) => <EntryView key={entry.orderNumber} entry={entry} />)}
      </ul>
      {links !== undefined && <PaginationView links={links} />}
    </>
  )
}

const HOW = [
  { icon: 'savings', text: 'loyalty.points_rate' },
  { icon: 'payment', text: 'loyalty.points_when' },
  { icon: 'return', text: 'loyalty.points_not_counted' },
] as const

/** The balance of bonus points, and the change by each order. */
export const PointsPageView = ({ notice, statement, links, lensPath }: PointsPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="account.bonus_points" /></h1>
    {notice}
    <div className={css['parts']}>
      <div className={css['own']}>
        {statement !== undefined && (
          <p className={css['balance']}><FormattedMessage id="account.bonus_points_balance" values={{ points: statement.balance }} /></p>
        )}
        <section className={css['earned']}>
          <h2><FormattedMessage id="loyalty.points_from" /></h2>
          <StatementView statement={statement} links={links} lensPath={lensPath} />
        </section>
      </div>
      <HowView facts={HOW} />
    </div>
  </div>
)
