import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { MilesPoints } from '../../domain/order/earned-points.ts'
import type { CodeReply } from '../coupon/codes.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { TextField } from '../design/TextField.tsx'
import type { PageLinks } from '../listing/listing-links.ts'
import { PaginationView } from '../listing/PaginationView.tsx'
import { formatText } from '../messages/format-text.ts'
import { HowView } from './HowView.tsx'
import css from './LoyaltyPage.module.css'

export type MilesPageViewProps = {
  readonly milesNumber: string
  readonly points: readonly MilesPoints[]
  readonly links?: PageLinks | undefined
  /** The list could not be loaded. */
  readonly isLost: boolean
  readonly refused?: CodeReply | undefined
  readonly done?: 'saved' | 'removed' | undefined
  readonly isBusy: boolean
}

const PointsView = ({ points, links, isLost }: Pick<MilesPageViewProps, 'points' | 'links' | 'isLost'>) => {
  if (isLost) {
    return (
      <Notice tone="danger" role="alert">
        <FormattedMessage id="shop.user.my_account.notification.miles_and_more_points_error" />
      </Notice>
    )
  }
  if (points.length === 0) return <p><FormattedMessage id="account.miles_none" /></p>
  return (
    <>
      <ul className={css['points']}>
        {points.map(({ orderNumber, orderCreatedAt, points: earned }) => (
          <li key={orderNumber} className={css['entry']}>
            <span>{orderNumber}, <FormattedDate value={orderCreatedAt} dateStyle="long" /></span>
            <strong><FormattedMessage id="account.miles_points" values={{ points: earned }} /></strong>
          </li>
        ))}
      </ul>
      {links !== undefined && <PaginationView links={links} />}
    </>
  )
}

const DONE_TEXTS = { saved: 'cart.set_miles_and_more_number_success', removed: 'cart.miles_and_more_removed' } as const

const HOW = [
  { icon: 'savings', text: 'account.miles_rate' },
  { icon: 'check', text: 'account.miles_in_cart' },
  { icon: 'return', text: 'account.miles_not_counted' },
] as const

/** The customer's Miles & More number, its earned miles, and how to earn more. */
export const MilesPageView = ({ milesNumber, points, links, isLost, refused, done, isBusy }: MilesPageViewProps) => {
  const intl = useIntl()
  return (
    <div className={css['page']}>
      <h1><FormattedMessage id="cart.miles" /></h1>
      {done !== undefined && <Notice tone="success" role="status"><FormattedMessage id={DONE_TEXTS[done]} /></Notice>}
      <div className={css['parts']}>
        <div className={css['own']}>
          <Form method="post" noValidate className={css['form']}>
            <TextField
              name="code"
              label={<FormattedMessage id="cart.miles_number" />}
              hint={<FormattedMessage id="cart.miles_hint" />}
              error={refused === undefined ? undefined : formatText(intl, refused.problem)}
              defaultValue={refused?.typed ?? milesNumber}
              inputMode="numeric"
              autoComplete="off"
            />
            <Button type="submit" isBusy={isBusy}><FormattedMessage id="cart.miles_give" /></Button>
          </Form>
          {milesNumber !== '' && (
            <Form method="post">
              <Button type="submit" name="intent" value="remove" variant="secondary" isBusy={isBusy}>
                <FormattedMessage id="cart.miles_remove" />
              </Button>
            </Form>
          )}
          <section className={css['earned']}>
            <h2><FormattedMessage id="account.miles_earned" /></h2>
            <PointsView points={points} links={links} isLost={isLost} />
          </section>
        </div>
        <HowView facts={HOW} />
      </div>
    </div>
  )
}
