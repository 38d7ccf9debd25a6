import { FormattedMessage, useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { formatText } from '../messages/format-text.ts'
import type { Message } from '../messages/message.ts'
import type { CodesData } from './codes-data.ts'
import type { Codes } from './codes.ts'
import { CodeFormView } from './CodeFormView.tsx'
import { CouponCodeView } from './CouponCodeView.tsx'
import css from './CodesView.module.css'

const textOf = (intl: IntlShape, problem: Message | undefined): string | undefined =>
  problem === undefined ? undefined : formatText(intl, problem)

export type CodesViewProps = { readonly data: CodesData; readonly codes: Codes; readonly idPrefix: string }

/** The applied voucher, or a form for one if this shop accepts vouchers. */
const CouponView = ({ data: { coupon, takesCoupons }, codes, idPrefix }: CodesViewProps) => {
  const intl = useIntl()
  const isBusy = codes.busy === 'coupon'
  if (coupon !== undefined) {
    return (
      <CouponCodeView
        codes={codes}
        change="removeCoupon"
        name={<FormattedMessage id="cart.coupon" />}
        code={coupon.code}
        problem={textOf(intl, codes.refused.coupon?.problem ?? coupon.problem)}
        hint={coupon.isCheckedAtOrder === true && <FormattedMessage id="coupon.checked_at_order" />}
        remove={intl.formatMessage({ id: 'cart.coupon_remove' }, { code: coupon.code })}
        isBusy={isBusy}
      />
    )
  }
  return takesCoupons && (
    <CodeFormView
      codes={codes}
      change="applyCoupon"
      summary={<FormattedMessage id="cart.coupon_redeem" />}
      label={<FormattedMessage id="cart.coupon_code" />}
      button={<FormattedMessage id="cart.coupon_apply" />}
      refused={codes.refused.coupon}
      isBusy={isBusy}
      id={`${idPrefix}-coupon`}
      autoCapitalize="characters"
    />
  )
}

const MilesView = ({ data: { milesNumber }, codes, idPrefix }: CodesViewProps) => {
  const intl = useIntl()
  const isBusy = codes.busy === 'miles'
  if (milesNumber !== undefined) {
    return (
      <CouponCodeView
        codes={codes}
        change="removeMiles"
        name={<FormattedMessage id="cart.miles" />}
        code={milesNumber}
        problem={textOf(intl, codes.refused.miles?.problem)}
        remove={intl.formatMessage({ id: 'cart.miles_remove' })}
        isBusy={isBusy}
      />
    )
  }
  return (
    <CodeFormView
      codes={codes}
      change="giveMiles"
      summary={<FormattedMessage id="cart.miles_collect" />}
      label={<FormattedMessage id="cart.miles_number" />}
      hint={<FormattedMessage id="cart.miles_hint" />}
      button={<FormattedMessage id="cart.miles_give" />}
      refused={codes.refused.miles}
      isBusy={isBusy}
      id={`${idPrefix}-miles`}
      inputMode="numeric"
    />
  )
}

/** The voucher and the Miles & More number of a cart, applied or as forms. */
export const CodesView = ({ data, codes, idPrefix }: CodesViewProps) => (
  <section className={css['codes']} aria-label={useIntl().formatMessage({ id: 'cart.codes' })}>
    <CouponView data={data} codes={codes} idPrefix={idPrefix} />
    <MilesView data={data} codes={codes} idPrefix={idPrefix} />
  </section>
)
