import { FormattedMessage } from 'react-intl'
import type { CustomerResults } from '../../../application/contract/staff/customers.ts'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Input, SearchForm } from '../parts/Fields.tsx'
import { addressWith, Pager, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { customerName } from './customer-name.ts'

export type CustomersPageViewProps = Framed & {
  readonly query: { readonly text: string; readonly page: number }
  readonly found: CustomerResults
}

/** The customers found; no list without a search. */
export const CustomersPageView = ({
  staff, failure, query: { text, page }, found: { customers, total, pages },
}: CustomersPageViewProps) => {
  const { t } = useTexts()
  const title = t('back_office.nav.customers')
  return (
    <PageFrame staff={staff} failure={failure} title={title}>
      <SearchForm action="/desk/customers" label={t('back_office.submit_search')}>
        <Input label={t('back_office.customer_search')} name="text" type="search" value={text} minLength={3} required />
      </SearchForm>
      {text !== '' && <p><FormattedMessage id="back_office.customers_found" values={{ count: total }} /></p>}
      {customers.length > 0 && (
        <Table label={title} heads={[t('back_office.email'), t('back_office.name')]}>
          {customers.map((customer) => (
            <tr key={customer.accountId}>
              <td><a href={`/desk/customers/${customer.accountId}`}>{customer.email}</a></td>
              <td>{customerName(customer)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pager label={title} page={page} pages={pages} href={(number) => addressWith('/desk/customers', { text, page: number })} />
    </PageFrame>
  )
}
