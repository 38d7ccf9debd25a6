import { FormattedMessage } from 'react-intl'
import type { CouponResults } from '../../../application/contract/staff/coupons.ts'
import { COUPON_BOUNDS } from '../../../domain/coupon/coupon-bounds.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { priceAmount } from '../../../domain/pricing/price-amount.ts'
import text from '../../design/text.module.css'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card } from '../parts/Card.tsx'
import { ActionForm, Check, Hidden, Input, SearchForm, Select, typedOr, type Typed } from '../parts/Fields.tsx'
import { addressWith, Amount, Pager, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'

const FIELDS = ['code', 'percent', 'amount', 'minimum', 'usageLimit', 'usesPerCustomer'] as const
const AMOUNTS: readonly (typeof FIELDS)[number][] = ['amount', 'minimum']
const CONDITIONS = ['newCustomersOnly', 'notWithPromotionalPrices'] as const

type RowProps = CouponResults['coupons'][number] & { readonly today: string }

const CouponRow = ({ coupon: { code, discount, minimum, usageLimit, firstDay, lastDay }, uses, today }: RowProps) => {
  const { t, day } = useTexts()
  const end = t('back_office.coupon.end')
  return (
    <tr>
      <td>{code}</td>
      <td>
        {discount._tag === 'Percent' ? `${discount.percent} %` : formatMoney(discount.amount)}
        {minimum !== undefined && (
          <><br /><span className={text['soft']}>{`${t('back_office.coupon.minimum')} ${formatMoney(minimum)}`}</span></>
        )}
      </td>
      <td>{firstDay === undefined && lastDay === undefined ? '' : `${day(firstDay)} – ${day(lastDay)}`}</td>
      <Amount>{uses}{usageLimit !== undefined && ` / ${usageLimit}`}</Amount>
      <td>
        {lastDay !== undefined && lastDay < today ? t('back_office.coupon.ended') : (
          <ActionForm act="end" label={end} description={`${end} ${code}`} look="secondary">
            <Hidden name="code" value={code} />
          </ActionForm>
        )}
      </td>
    </tr>
  )
}

/** A shop with one currency shows no currency field. */
const CurrencyField = ({ currencies, chosen }: { readonly currencies: readonly Currency[]; readonly chosen: string }) => {
  const { t } = useTexts()
  const [first = 'CHF', ...rest] = currencies
  return rest.length === 0 ? <Hidden name="currency" value={first} /> : (
    <Select
      label={t('back_office.coupon.currency')} name="currency" value={chosen === '' ? first : chosen}
      options={currencies.map((value) => ({ value, label: value }))}
    />
  )
}

const Bounds = ({ currency }: { readonly currency: Currency }) => {
  const { cents, ...bounds } = COUPON_BOUNDS
  const values = { ...bounds, amount: formatMoney(priceAmount(cents, currency)) }
  return <p className={text['soft']}><FormattedMessage id="back_office.coupon.bounds" values={values} /></p>
}

type FormProps = { readonly currencies: readonly Currency[]; readonly isBounded: boolean; readonly typed: Typed }

const CreateForm = ({ currencies, isBounded, typed }: FormProps) => {
  const { t } = useTexts()
  const value = (name: string): string => typedOr(typed, typed.get('act') === 'make', name, '')
  const [currency = 'CHF', ...others] = currencies
  const unitOf = (name: (typeof FIELDS)[number]): string => (AMOUNTS.includes(name) && others.length === 0 ? ` (${currency})` : '')
  return (
    <Card heading={t('back_office.coupon.create')}>
      <ActionForm act="make" label={t('back_office.coupon.create')}>
        {isBounded && <Bounds currency={currency} />}
        {FIELDS.map((name) => (
          <Input
            key={name} label={t(`back_office.coupon.${name}`) + unitOf(name)} name={name} value={value(name)} required={name === 'code'}
          />
        ))}
        <CurrencyField currencies={currencies} chosen={value('currency')} />
        <Input label={t('back_office.coupon.firstDay')} name="firstDay" type="date" value={value('firstDay')} />
        <Input label={t('back_office.coupon.lastDay')} name="lastDay" type="date" value={value('lastDay')} />
        {CONDITIONS.map((name) => (
          <Check key={name} label={t(`back_office.coupon.${name}`)} name={name} isChecked={value(name) === 'yes'} />
        ))}
      </ActionForm>
    </Card>
  )
}

export type CouponsPageViewProps = Framed & {
  readonly query: { readonly text: string; readonly page: number }
  readonly found: CouponResults
  /** The currencies a new fixed-amount coupon may have. */
  readonly currencies: readonly Currency[]
  /** Whether new coupons are limited in their value. */
  readonly isBounded: boolean
  readonly typed: Typed
  /** yyyy-MM-dd. */
  readonly today: string
}

/** The list of coupons, and a form to create one. */
export const CouponsPageView = ({ staff, failure, query, found, currencies, isBounded, typed, today }: CouponsPageViewProps) => {
  const { t } = useTexts()
  const { text: searched, page } = query
  const title = t('back_office.nav.coupons')
  const heads = [
    t('back_office.coupon.code'), t('back_office.coupon.value'), t('back_office.coupon.days'), { amount: t('back_office.coupon.uses') },
    t('back_office.coupon.end'),
  ]
  return (
    <PageFrame staff={staff} failure={failure} title={title}>
      <SearchForm action="/desk/coupons" label={t('back_office.submit_search')}>
        <Input label={t('back_office.coupon.code')} name="text" type="search" value={searched} />
      </SearchForm>
      <p><FormattedMessage id="back_office.coupon.found" values={{ count: found.total }} /></p>
      {found.coupons.length > 0 && (
        <Table label={title} heads={heads}>
          {found.coupons.map(({ coupon, uses }) => <CouponRow key={coupon.code} coupon={coupon} uses={uses} today={today} />)}
        </Table>
      )}
      <Pager
        label={title} page={page} pages={found.pages}
        href={(number) => addressWith('/desk/coupons', { text: searched || undefined, page: number })}
      />
      <CreateForm currencies={currencies} isBounded={isBounded} typed={typed} />
    </PageFrame>
  )
}
