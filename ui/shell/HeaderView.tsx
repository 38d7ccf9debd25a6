import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { LOGOS } from './logos.ts'
import css from './Header.module.css'

export type HeaderViewProps = {
  readonly brand: BrandChannel
  readonly brandName: string
  readonly homePath: string
  readonly reorderPath: string
  /** Absent if there is no account page. */
  readonly accountPath?: string | undefined
  /** The label of the account link once a customer is signed in. */
  readonly accountName?: ReactNode
  readonly search: ReactNode
  readonly cart: ReactNode
  readonly menu: ReactNode
}

/** Logo, search, reorder, account, cart, in this order (Account §2.6). */
export const HeaderView = ({ brand, brandName, homePath, reorderPath, accountPath, accountName, search, cart, menu }: HeaderViewProps) => {
  const intl = useIntl()
  return (
    <Page>
      <div className={css['row']}>
        <div className={css['menu']}>{menu}</div>
        <Link to={homePath} className={css['logo']}>
          <img src={LOGOS[brand]} width={167} height={67} alt={intl.formatMessage({ id: 'shell.to_home' }, { brand: brandName })} />
        </Link>
        <div className={css['search']}>{search}</div>
        <Link to={reorderPath} className={`${css['button']} ${css['reorder']}`}>
          <Icon name="reorder" />
          <span className={css['label']}><FormattedMessage id="shell.reorder" /></span>
        </Link>
        {accountPath !== undefined && (
          <Link to={accountPath} className={css['button']}>
            <Icon name="account" />
            <span className={css['label']}>{accountName ?? <FormattedMessage id="shell.login" />}</span>
          </Link>
        )}
        {cart}
      </div>
    </Page>
  )
}
