import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AddressView } from '../address/AddressView.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Icon } from '../design/Icon.tsx'
import type { IconName } from '../design/icon-names.ts'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import type { MessageId } from '../messages/message-id.ts'
import { OrderEntryView, type OrderEntryViewProps } from '../order/OrderEntryView.tsx'
import type { OverviewData } from './overview-data.ts'
import css from './OverviewPageView.module.css'

export type OverviewPageViewProps = {
  readonly overview: OverviewData
  /** What the account still needs. */
  readonly notice?: ReactNode
  readonly toPath: (path: string) => string
  readonly reorder?: OrderEntryViewProps['reorder']
}

type CardProps = {
  readonly icon: IconName
  readonly title: MessageId
  readonly link?: { readonly to: string; readonly label: MessageId }
  readonly children: ReactNode
}

/** A card with one stored item and a link to change it. */
const CardView = ({ icon, title, link, children }: CardProps) => (
  <section className={css['card']}>
    <h2 className={css['title']}><Icon name={icon} /><FormattedMessage id={title} /></h2>
    {children}
    {link !== undefined && <p className={css['link']}><Link to={link.to}><FormattedMessage id={link.label} /></Link></p>}
  </section>
)

const LastOrderView = ({ overview: { order }, toPath, reorder }: Pick<OverviewPageViewProps, 'overview' | 'toPath' | 'reorder'>) => {
  if (order === 'lost') return <Notice tone="warning"><FormattedMessage id="account.orders_not_loaded" /></Notice>
  if (order !== undefined) return <OrderEntryView entry={order} heading="h3" reorder={reorder} />
  return (
    <div className={css['empty']}>
      <p><FormattedMessage id="account.no_orders" /></p>
      <p><ButtonLink to={toPath('/c/lens')}><FormattedMessage id="account.shop_now" /></ButtonLink></p>
    </div>
  )
}

/** The account overview: the last order with reordering, then stored data. */
export const OverviewPageView = ({ overview, notice, toPath, reorder }: OverviewPageViewProps) => (
  <div className={css['page']}>
    <h1 className={css['hello']}><FormattedMessage id="account.hello" values={{ name: overview.name }} /></h1>
    {notice}
    <section className={css['last']}>
      <div className={css['head']}>
        <h2 className={css['heading']}><FormattedMessage id="account.last_order" /></h2>
        {overview.order !== undefined && (
          <Link to={toPath('/my-account/history')} className={css['all']}><FormattedMessage id="account.all_orders" /></Link>
        )}
      </div>
      <LastOrderView overview={overview} toPath={toPath} reorder={reorder} />
    </section>
    <div className={css['cards']}>
      <CardView
        icon="pin"
        title="account.default_address"
        link={
          { to: toPath('/my-account/addresses'), label: overview.address === undefined ? 'account.address_add' : 'account.address_book' }
        }
      >
        {overview.address === undefined
          ? <p><FormattedMessage id="account.no_address" /></p>
          : <AddressView address={overview.address} />}
      </CardView>
      <CardView
        icon="savings"
        title="account.bonus_points"
        link={{ to: toPath('/my-account/bonus-points'), label: 'loyalty.points_see' }}
      >
        <p>
          {overview.points === undefined
            ? <FormattedMessage id="error.bonus_points" />
            : <FormattedMessage id="account.bonus_points_balance" values={{ points: overview.points }} />}
        </p>
      </CardView>
      <CardView icon="mail" title="account.email">
        <p className={css['email']}>{overview.email}</p>
        <p className={css['state']}>
          <Icon name={overview.isVerified ? 'check' : 'alert'} size="small" />
          <FormattedMessage id={overview.isVerified ? 'account.email_verified' : 'account.email_unverified'} />
        </p>
      </CardView>
    </div>
  </div>
)
