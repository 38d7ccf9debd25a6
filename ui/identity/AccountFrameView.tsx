import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { Picture } from '../design/Picture.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './Account.module.css'

/** The content beside an account form: a picture, phone number and hours of the shop, a link for guests. */
export type AccountHelp = {
  readonly picture: string
  readonly phone: string
  readonly workingHours: string
  readonly lensesPath: string
}

const BENEFITS = [
  { icon: 'reorder', text: 'account.benefit_reorder' },
  { icon: 'eye', text: 'account.gain_values' },
  { icon: 'shipping', text: 'account.gain_parcel' },
] as const

export type AccountFrameViewProps = { readonly help: AccountHelp; readonly children: ReactNode }

/** An account form, with the benefits of an account beside it. */
export const AccountFrameView = ({ help: { picture, phone, workingHours, lensesPath }, children }: AccountFrameViewProps) => {
  const intl = useIntl()
  return (
    <Page>
      <div className={css['frame']}>
        <div className={css['page']}>{children}</div>
        <aside className={css['beside']} aria-labelledby="account-gains">
          <div className={css['picture']}>
            <Picture path={picture} alt="" width={640} height={480} sizes="(min-width: 768px) 32rem, 100vw" />
          </div>
          <div className={css['text']}>
            <h2 id="account-gains"><FormattedMessage id="account.gains" /></h2>
            <ul className={css['benefits']}>
              {BENEFITS.map(({ icon, text }) => <li key={text}><Icon name={icon} /><span><FormattedMessage id={text} /></span></li>)}
            </ul>
            <p>
              <FormattedMessage id="account.as_guest" />
              {' '}
              <Link to={lensesPath}><FormattedMessage id="cart.to_lenses" /></Link>
            </p>
            <p className={css['contact']}>
              <a href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}>
                <Icon name="phone" />
                {phone}
              </a>
              <span>{workingHours}</span>
            </p>
          </div>
        </aside>
      </div>
    </Page>
  )
}
