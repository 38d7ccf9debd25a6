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
  readonly known: OverviewData
  /** What the account still lacks. */
  readonly notice?: ReactNode
  readonly toPath: (path: string) => string
  readonly reorder?: OrderEntryViewProps['reorder']
}

type CardProps = {
  readonly icon: IconName
  readonly title: MessageId
  readonly way?: { readonly to: string; readonly words: MessageId }
  readonly children: ReactNode
}

/** One thing the shop knows of its customer, and where it is changed. */
const CardView = ({ icon, title, way, children }: CardProps) => (
  <section className={css['card']}>
    <h2 className={css['title']}><Icon name={icon} /><FormattedMessage id={title} /></h2>
    {children}
    {way !== undefined && <p className={css['way']}><Link to={way.to}><FormattedMessage id={way.words} /></Link></p>}
  </section>
)

const LastOrderView = ({ known: { order }, toPath, reorder }: Pick<OverviewPageViewProps, 'known' | 'toPath' | 'reorder'>) => {
  if (order === 'lost') return <Notice tone="warning"><FormattedMessage id="account.orders_lost" /></Notice>
  if (order !== undefined) return <OrderEntryView entry={order} heading="h3" reorder={reorder} />
  return (
    <div className={css['empty']}>
      <p><FormattedMessage id="account.no_orders" /></p>
      <p><ButtonLink to={toPath('/c/lens')}><FormattedMessage id="account.shop_now" /></ButtonLink></p>
    </div>
  )
}

/** The account at a glance: what was bought last and how to buy it again, then what the shop knows. */
export const OverviewPageView = ({ known, notice, toPath, reorder }: OverviewPageViewProps) => (
  <div className={css['page']}>
    <h1 className={css['hello']}><FormattedMessage id="account.hello" values={{ name: known.name }} /></h1>
    {notice}
    <section className={css['last']}>
      <div className={css['head']}>
        <h2 className={css['heading']}><FormattedMessage id="account.last_order" /></h2>
        {known.order !== undefined && (
          <Link to={toPath('/my-account/history')} className={css['all']}><FormattedMessage id="account.all_orders" /></Link>
        )}
      </div>
      <LastOrderView known={known} toPath={toPath} reorder={reorder} />
    </section>
    <div className={css['cards']}>
      <CardView
        icon="pin"
        title="account.default_address"
        way={{ to: toPath('/my-account/addresses'), words: known.address === undefined ? 'account.address_add' : 'account.address_book' }}
      >
        {known.address === undefined
          ? <p><FormattedMessage id="account.no_address" /></p>
          : <AddressView address={known.address} />}
      </CardView>
      <CardView
        icon="savings"
        title="account.bonus_points"
        way={{ to: toPath('/my-account/bonus-points'), words: 'loyalty.points_see' }}
      >
        <p>
          {known.points === undefined
            ? <FormattedMessage id="error.bonus_points" />
            : <FormattedMessage id="account.bonus_points_balance" values={{ points: known.points }} />}
        </p>
      </CardView>
      <CardView icon="mail" title="account.email">
        <p className={css['email']}>{known.email}</p>
        <p className={css['state']}>
          <Icon name={known.isVerified ? 'check' : 'alert'} size="small" />
          <FormattedMessage id={known.isVerified ? 'account.email_proven' : 'account.email_unproven'} />
        </p>
      </CardView>
    </div>
  </div>
)
