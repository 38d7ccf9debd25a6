import { FormattedMessage, useIntl } from 'react-intl'
import { say } from '../messages/say.ts'
import type { Message } from '../messages/message.ts'
import type { CodesData } from './codes-data.ts'
import type { Codes } from './codes.ts'
import { CodeFormView } from './CodeFormView.tsx'
import { GivenCodeView } from './GivenCodeView.tsx'
import css from './CodesView.module.css'

export type CodesViewProps = { readonly data: CodesData; readonly codes: Codes; readonly idPrefix: string }

/** The voucher and the Miles & More number of a cart: to be typed, or standing there. */
export const CodesView = ({ data, codes, idPrefix }: CodesViewProps) => {
  const intl = useIntl()
  const { coupon, milesNumber, takesCoupons } = data
  const told = (problem: Message | undefined) => (problem === undefined ? undefined : say(intl, problem))
  return (
    <section className={css['codes']} aria-label={intl.formatMessage({ id: 'cart.codes' })}>
      {coupon !== undefined && (
        <GivenCodeView
          codes={codes}
          change="removeCoupon"
          name={<FormattedMessage id="cart.coupon" />}
          code={coupon.code}
          problem={told(codes.refused.coupon?.problem ?? coupon.problem)}
          remove={intl.formatMessage({ id: 'cart.coupon_remove' }, { code: coupon.code })}
          isBusy={codes.busy === 'coupon'}
        />
      )}
      {coupon === undefined && takesCoupons && (
        <CodeFormView
          codes={codes}
          change="applyCoupon"
          summary={<FormattedMessage id="cart.coupon_redeem" />}
          label={<FormattedMessage id="cart.coupon_code" />}
          button={<FormattedMessage id="cart.coupon_apply" />}
          refused={codes.refused.coupon}
          isBusy={codes.busy === 'coupon'}
          id={`${idPrefix}-coupon`}
          autoCapitalize="characters"
        />
      )}
      {milesNumber === undefined
        ? (
          <CodeFormView
            codes={codes}
            change="giveMiles"
            summary={<FormattedMessage id="cart.miles_collect" />}
            label={<FormattedMessage id="cart.miles_number" />}
            hint={<FormattedMessage id="cart.miles_hint" />}
            button={<FormattedMessage id="cart.miles_give" />}
            refused={codes.refused.miles}
            isBusy={codes.busy === 'miles'}
            id={`${idPrefix}-miles`}
            inputMode="numeric"
          />
        )
        : (
          <GivenCodeView
            codes={codes}
            change="removeMiles"
            name={<FormattedMessage id="cart.miles" />}
            code={milesNumber}
            problem={told(codes.refused.miles?.problem)}
            remove={intl.formatMessage({ id: 'cart.miles_remove' })}
            isBusy={codes.busy === 'miles'}
          />
        )}
    </section>
  )
}
