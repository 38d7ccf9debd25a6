import { FormattedMessage } from 'react-intl'
import type { OrderResults } from '../../../application/contract/staff/orders.ts'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import text from '../../design/text.module.css'
import { MoneyText } from '../../money/MoneyText.tsx'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Hidden, Input, SearchForm } from '../parts/Fields.tsx'
import { Amount, Chips, Pager, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'

type Query = { readonly filter: OrderFilter; readonly page: number }
const hrefOf = ({ statuses = [], day, text: searched }: OrderFilter, page = 1): string => {
  const params = new URLSearchParams([
    ...statuses.map((status) => ['state', status]), ...(day === undefined ? [] : [['day', day]]),
    ...(searched === undefined ? [] : [['text', searched]]), ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return params.size === 0 ? '/desk' : `/desk?${params.toString()}`
}

type ChipsProps = Pick<Query, 'filter'> & Pick<OrderResults, 'counts'>

const StatusChips = ({ filter: { statuses = [], ...filter }, counts }: ChipsProps) => {
  const { t } = useTexts()
  const visible = ORDER_STATUSES.filter((status) => (counts.get(status) ?? 0) > 0 || statuses.includes(status))
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const links = [
    { href: hrefOf(filter), label: t('back_office.all_orders'), isCurrent: statuses.length === 0, count: all },
    ...visible.map((status) => ({
      href: hrefOf({ ...filter, statuses: [status] }), label: t(`order.status.${status}`), isCurrent: statuses.includes(status),
      count: counts.get(status),
    })),
  ]
  return <Chips label={t('back_office.status')} links={links} />
}

const Search = ({ filter: { statuses = [], day = '', text: searched = '' } }: Pick<Query, 'filter'>) => {
  const { t } = useTexts()
  return (
    <SearchForm action="/desk" label={t('back_office.submit_search')}>
      {statuses.map((status) => <Hidden key={status} name="state" value={status} />)}
      <Input label={t('back_office.search')} name="text" type="search" value={searched} />
      <Input label={t('back_office.day')} name="day" type="date" value={day} />
    </SearchForm>
  )
}

type ResultsProps = { readonly query: Query; readonly found: OrderResults }

const Results = ({ query: { filter, page }, found: { orders, total, pages } }: ResultsProps) => {
  const { t, moment } = useTexts()
  const label = t('back_office.orders')
  const heads = [
    t('back_office.number'), t('back_office.status'), t('back_office.placed'), t('back_office.customer'), t('back_office.brand'),
    { amount: t('back_office.total') },
  ]
  return (
    <>
      <p><FormattedMessage id="back_office.found" values={{ count: total }} /></p>
      {orders.length > 0 && (
        <Table label={label} heads={heads}>
          {orders.map(({ number, status, name, email, total: sum, createdAt, brandChannel }) => (
            <tr key={number}>
              <td><a href={`/desk/orders/${number}`}>{number}</a></td>
              <td>{t(`order.status.${status}`)}</td>
              <td>{moment(createdAt)}</td>
              <td>{name}<br /><span className={text['soft']}>{email}</span></td>
              <td>{brandChannel}</td>
              <Amount><MoneyText money={sum} /></Amount>
            </tr>
          ))}
        </Table>
      )}
      <Pager label={label} page={page} pages={pages} href={(number) => hrefOf(filter, number)} />
    </>
  )
}

/** Without orders, only the form: an invalid filter finds none. */
export type OrdersPageViewProps = Framed & { readonly query: Query; readonly found?: OrderResults | undefined }

/** The list of orders with the number in each status; filters are links and a form. */
export const OrdersPageView = ({ staff, failure, query, found }: OrdersPageViewProps) => {
  const { t } = useTexts()
  return (
    <PageFrame staff={staff} failure={failure} title={t('back_office.orders')}>
      {found !== undefined && <StatusChips filter={query.filter} counts={found.counts} />}
      <Search filter={query.filter} />
      {found !== undefined && <Results query={query} found={found} />}
    </PageFrame>
  )
}
