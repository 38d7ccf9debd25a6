import { FormattedMessage } from 'react-intl'
import type { StaffProductResults } from '../../../application/contract/staff/products.ts'
import { STOCK_STATES, type ProductFilter } from '../../../domain/staff/product-filter.ts'
import text from '../../design/text.module.css'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Hidden, Input, SearchForm } from '../parts/Fields.tsx'
import { addressWith, Amount, Chips, pageNumber, Pager, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'

type Query = { readonly filter: ProductFilter; readonly page: number }

const hrefOf = ({ state, text: searched }: ProductFilter, page = 1): string =>
  addressWith('/desk/products', { state, text: searched, page: pageNumber(page) })

const ProductRow = ({ product }: { readonly product: StaffProductResults['products'][number] }) => {
  const { t } = useTexts()
  const { id, title, brand, isActive, saleStop, articles, onHand, out, low } = product
  return (
    <tr>
      <td><a href={`/desk/products/${id}`}>{id}</a></td>
      <td>
        {title}
        {!isActive && <>{' '}<span className={text['soft']}>{t('back_office.state.hidden')}</span></>}
        {saleStop !== undefined && <>{' '}<strong>{t('back_office.sale_stopped')}</strong></>}
        <br />
        <span className={text['soft']}>{brand}</span>
      </td>
      <Amount>{articles}</Amount>
      <Amount>{onHand}</Amount>
      <Amount>{out}</Amount>
      <Amount>{low}</Amount>
    </tr>
  )
}

type ResultsProps = { readonly query: Query; readonly found: StaffProductResults }

const Results = ({ query: { filter, page }, found: { products, total, pages } }: ResultsProps) => {
  const { t } = useTexts()
  const label = t('back_office.nav.products')
  const heads = [
    t('back_office.product_number'), t('back_office.product'), { amount: t('back_office.variants') }, { amount: t('back_office.on_hand') },
    { amount: t('back_office.state.out') }, { amount: t('back_office.state.low') },
  ]
  return (
    <>
      <p><FormattedMessage id="back_office.products_found" values={{ count: total }} /></p>
      {products.length > 0 && (
        <Table label={label} heads={heads}>
          {products.map((product) => <ProductRow key={product.id} product={product} />)}
        </Table>
      )}
      <Pager label={label} page={page} pages={pages} href={(number) => hrefOf(filter, number)} />
    </>
  )
}

/** Without products, only the filters: an invalid filter finds none. */
export type ProductsPageViewProps = Framed & { readonly query: Query; readonly found?: StaffProductResults | undefined }

/** The list of products; filters are links and a form. */
export const ProductsPageView = ({ staff, failure, query, found }: ProductsPageViewProps) => {
  const { t } = useTexts()
  const { state, ...all } = query.filter
  const links = [
    { href: hrefOf(all), label: t('back_office.all_orders'), isCurrent: state === undefined },
    ...STOCK_STATES.map((one) => ({
      href: hrefOf({ ...all, state: one }), label: t(`back_office.state.${one}`), isCurrent: one === state,
    })),
  ]
  return (
    <PageFrame staff={staff} failure={failure} title={t('back_office.nav.products')}>
      <Chips label={t('back_office.status')} links={links} />
      <SearchForm action="/desk/products" label={t('back_office.submit_search')}>
        {state !== undefined && <Hidden name="state" value={state} />}
        <Input label={t('back_office.product_search')} name="text" type="search" value={query.filter.text ?? ''} />
      </SearchForm>
      {found !== undefined && <Results query={query} found={found} />}
    </PageFrame>
  )
}
