import { FormattedMessage } from 'react-intl'
import type { Article, StaffProduct } from '../../../application/contract/staff/products.ts'
import { isOptionKey, type LensOption, type OptionKey } from '../../../domain/prescription/lens-option.ts'
import { sortOptionKeys } from '../../../domain/prescription/sort-option-keys.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import { shownValue } from '../../../domain/product/shown-value.ts'
import { STOCK_CHANGE_KINDS, STOCK_REASONS } from '../../../domain/staff/change-stock.ts'
import { STOCK_STATES, type StockState } from '../../../domain/staff/product-filter.ts'
import text from '../../design/text.module.css'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card, Columns } from '../parts/Card.tsx'
import { ActionForm, Check, FieldStack, Hidden, Input, RowForm, Select, SubmitButton, typedOr, type Typed } from '../parts/Fields.tsx'
import { addressWith, Amount, Chips, pageNumber, Pager, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { PlannedPrices, PriceForm, Prices, type SeenPrice } from './PriceForms.tsx'

type ShownArticle = Pick<Article, 'option' | 'stock'>
type Query = { readonly state?: StockState; readonly option?: LensOption; readonly page: number }

const keysOf = (option: object): readonly OptionKey[] => sortOptionKeys(Object.keys(option)).filter(isOptionKey)

/** A value is not wrapped away from its label, however narrow the list. */
const NO_BREAK = '\u00a0'

const useValues = () => {
  const { t, locale } = useTexts()
  return (option: LensOption): string => keysOf(option)
    .map((key) => t(`cart.value.${key}`) + NO_BREAK + shownValue(key, option[key] ?? '', { locale })).join('  ')
}

const hrefOf = (id: number, { state, option = {} }: Omit<Query, 'page'>, page = 1): string =>
  addressWith(`/desk/products/${id}`, {
    state, page: pageNumber(page), ...Object.fromEntries(keysOf(option).map((key) => [key, String(option[key])])),
  })

const ArticleRow = ({ id, article: { option, stock }, mayChange }: {
  readonly id: number
  readonly article: ShownArticle
  readonly mayChange: boolean
}) => {
  const { t } = useTexts()
  const values = useValues()(option)
  return (
    <tr>
      <td>{values}</td>
      <Amount>{stock.onHand}</Amount>
      <td>{stock.stopOrder && t('back_office.stop_order')}</td>
      <td>
        {mayChange && <a href={hrefOf(id, { option })} aria-label={`${t('back_office.change')} ${values}`}>{t('back_office.change')}</a>}
      </td>
    </tr>
  )
}

type ArticlesProps = Pick<ProductPageViewProps, 'product' | 'query' | 'mayChange'>

const Articles = ({ product: { id, articles, pages }, query, mayChange }: ArticlesProps) => {
  const { t } = useTexts()
  const { state } = query
  const label = t('back_office.variants')
  const links = [
    { href: hrefOf(id, {}), label: t('back_office.all_orders'), isCurrent: state === undefined && query.option === undefined },
    ...STOCK_STATES.filter((choice) => choice !== 'hidden').map((choice) => ({
      href: hrefOf(id, { state: choice }), label: t(`back_office.state.${choice}`), isCurrent: choice === state,
    })),
  ]
  return (
    <>
      <Chips label={t('back_office.status')} links={links} />
      {articles.length > 0 && (
        <Table label={label} heads={[label, { amount: t('back_office.on_hand') }, t('back_office.status'), t('back_office.change')]}>
          {articles.map((article) => <ArticleRow key={hrefOf(id, article)} id={id} article={article} mayChange={mayChange} />)}
        </Table>
      )}
      <Pager label={label} page={query.page} pages={pages} href={(page) => hrefOf(id, query, page)} />
    </>
  )
}

type StockFormProps = { readonly article: ShownArticle; readonly typed: Typed }

const StockForm = ({ article: { option, stock: { onHand, stopOrder } }, typed }: StockFormProps) => {
  const { t } = useTexts()
  const values = useValues()(option)
  const value = (name: string, otherwise: string): string => typedOr(typed, typed.get('act') === 'stock', name, otherwise)
  return (
    <Card heading={t('back_office.stock_change')}>
      <p className={text['soft']}>{values}</p>
      <ActionForm act="stock" label={t('back_office.stock_change')}>
        <Hidden name="read" value={`${onHand} ${stopOrder ? 'no' : 'yes'}`} />
        <p>{t('back_office.on_hand')}: <strong>{onHand}</strong></p>
        <Select
          label={t('back_office.stock_input')} name="kind" value={value('kind', 'by')}
          options={STOCK_CHANGE_KINDS.map((kind) => ({ value: kind, label: t(`back_office.stock_input.${kind}`) }))}
        />
        <Input label={t('back_office.packs')} name="packs" value={value('packs', '')} inputMode="numeric" required />
        <Select
          label={t('back_office.reason')} name="reason" value={value('reason', 'delivery')}
          options={STOCK_REASONS.map((reason) => ({ value: reason, label: t(`back_office.reason.${reason}`) }))}
        />
        <Check label={t('back_office.stop_order')} name="stopOrder" isChecked={value('stopOrder', stopOrder ? 'yes' : '') === 'yes'} />
      </ActionForm>
    </Card>
  )
}

const FindVariant = ({ parameters, values }: Pick<ProductPageViewProps, 'parameters' | 'values'>) => {
  const { t } = useTexts()
  const keys = sortOptionKeys(parameters)
  return keys.length > 0 && (
    <Card heading={t('back_office.find_variant')}>
      <RowForm label={t('back_office.submit_search')}>
        {keys.map((key) => <Input key={key} label={t(`cart.value.${key}`)} name={key} value={values.get(key) ?? ''} required />)}
      </RowForm>
    </Card>
  )
}

type OfProduct = Pick<ProductPageViewProps, 'product' | 'mayChange'>

const Visibility = ({ product: { isActive }, mayChange }: OfProduct) => {
  const { t } = useTexts()
  return (
    <Card heading={t('back_office.visibility')}>
      <p>{t(isActive ? 'back_office.visible' : 'back_office.hidden')}</p>
      {mayChange && (
        <ActionForm act="show" label={t(isActive ? 'back_office.hide' : 'back_office.make_visible')} look="secondary">
          <Hidden name="isActive" value={isActive ? 'no' : 'yes'} />
        </ActionForm>
      )}
    </Card>
  )
}

const SaleStop = ({ product: { saleStop }, mayChange }: OfProduct) => {
  const { t } = useTexts()
  if (saleStop === undefined) return (
    <Card heading={t('back_office.sale')}>
      <p><FormattedMessage id="back_office.on_sale" /></p>
      {mayChange && (
        <ActionForm act="stop-sale" label={t('back_office.stop_sale')}>
          <Select
            label={t('back_office.reason')} name="reason" value="recall"
            options={SALE_STOP_REASONS.map((reason) => ({ value: reason, label: t(`back_office.sale_stop.${reason}`) }))}
          />
        </ActionForm>
      )}
    </Card>
  )
  return (
    <Card heading={t('back_office.sale')}>
      <p><strong>{t('back_office.sale_stopped')}</strong>: {t(`back_office.sale_stop.${saleStop}`)}</p>
      {mayChange && (
        <ActionForm act="stop-sale" label={t('back_office.resume_sale')} look="secondary"><Hidden name="reason" value="" /></ActionForm>
      )}
    </Card>
  )
}

/** The buyers of the product, for a recall. */
const Buyers = ({ id }: Pick<StaffProduct, 'id'>) => {
  const { t } = useTexts()
  return (
    <Card heading={t('back_office.buyers')}>
      <p className={text['soft']}><FormattedMessage id="back_office.buyers_help" /></p>
      <form method="get" action={`/desk/products/${id}/buyers.csv`}>
        <FieldStack>
          <Input label={t('back_office.buyers_from')} name="from" type="date" />
          <Input label={t('back_office.buyers_to')} name="to" type="date" />
          <SubmitButton label={t('back_office.buyers_file')} look="secondary" />
        </FieldStack>
      </form>
    </Card>
  )
}

export type ProductPageViewProps = Framed & {
  readonly product: Omit<StaffProduct, 'prices' | 'articles' | 'total'> & {
    readonly prices: readonly SeenPrice[]
    readonly articles: readonly ShownArticle[]
  }
  /** The parameters that identify a variant. */
  readonly parameters: readonly OptionKey[]
  readonly query: Query
  /** The lens values as typed, to find a variant. */
  readonly values: URLSearchParams
  readonly typed: Typed
  readonly mayChange: boolean
  /** Not everybody may see customers. */
  readonly areBuyersListed: boolean
}

/** One product: its stock, its prices, and whether shoppers see it. */
export const ProductPageView = ({
  staff, failure, product, parameters, query, values, typed, mayChange, areBuyersListed,
}: ProductPageViewProps) => {
  const { t } = useTexts()
  const { id, title, prices, planned, articles } = product
  const [only] = articles.length === 1 ? articles : []
  const more = (
    <>
      <Card heading={t('back_office.prices')}>
        <Prices prices={prices} />
        {mayChange && prices.map((price) => <PriceForm key={price.entry.priceChannel} price={price} typed={typed} />)}
      </Card>
      <PlannedPrices planned={planned} mayChange={mayChange} />
      <Visibility product={product} mayChange={mayChange} />
      <SaleStop product={product} mayChange={mayChange} />
      {areBuyersListed && <Buyers id={id} />}
    </>
  )
  return (
    <PageFrame staff={staff} failure={failure} title={`${id} ${title}`}>
      <p><a href="/desk/products"><FormattedMessage id="back_office.nav.products" /></a></p>
      <Columns actions={mayChange && only !== undefined && <StockForm article={only} typed={typed} />} more={more}>
        <Articles product={product} query={query} mayChange={mayChange} />
        <FindVariant parameters={parameters} values={values} />
      </Columns>
    </PageFrame>
  )
}
