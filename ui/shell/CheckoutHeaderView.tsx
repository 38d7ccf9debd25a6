import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import { LOGOS } from './logos.ts'
import css from './Checkout.module.css'

export type CheckoutHeaderViewProps = {
  readonly brand: BrandChannel
  readonly brandName: string
  readonly homePath: string
  readonly phone: string
  readonly workingHours: string
  readonly cart: ReactNode
}

/** The header of the checkout: logo, phone number, cart, and nothing that leads away. */
export const CheckoutHeaderView = ({ brand, brandName, homePath, phone, workingHours, cart }: CheckoutHeaderViewProps) => {
  const intl = useIntl()
  return (
    <Page>
      <div className={css['head']}>
        <Link to={homePath} className={css['logo']}>
          <img src={LOGOS[brand]} width={167} height={67} alt={intl.formatMessage({ id: 'shell.to_home' }, { brand: brandName })} />
        </Link>
        <a className={css['phone']} href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}>
          <Icon name="phone" />
          <span className={css['number']}>{phone}</span>
        </a>
        <span className={css['hours']}>{workingHours}</span>
        {cart}
      </div>
    </Page>
  )
}
