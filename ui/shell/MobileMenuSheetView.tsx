import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Locale } from '../../domain/shop/locale.ts'
import { classNames } from '../design/class-names.ts'
import { SignOutForm } from '../identity/SignOutForm.tsx'
import { Icon } from '../design/Icon.tsx'
import { PopoverSheet } from '../design/PopoverSheet.tsx'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import { phoneLink } from '../shop/phone-link.ts'
import { WishlistCount } from '../wishlist/WishlistCount.tsx'
import css from './MobileMenu.module.css'

export type MobileMenuSheetViewProps = {
  readonly links: ReactNode
  readonly phone: string
  readonly locale: Locale
  /** The path of signing out; absent for a guest. */
  readonly signOutPath?: string | undefined
  /** Number of products on the wishlist. */
  readonly wishlistCount: number
  readonly onWishlist: () => void
}

/** The menu of a small window. */
export const MobileMenuSheetView = ({ links, phone, locale, signOutPath, wishlistCount, onWishlist }: MobileMenuSheetViewProps) => {
  const intl = useIntl()
  return (
    <PopoverSheet
      id="menu"
      title={intl.formatMessage({ id: 'shell.menu' })}
      closeLabel={intl.formatMessage({ id: 'shell.menu_close' })}
      footer={(
        <button type="button" className={css['entry']} aria-haspopup="dialog" popoverTarget="languages">
          <Icon name="globe" />
          <FormattedMessage id="shell.language" />
          <span className={css['now']}>{LANGUAGE_NAMES[locale]}</span>
        </button>
      )}
    >
      {links}
      <div className={css['own']}>
        <button type="button" className={classNames(css['entry'], css['wishlist'])} aria-haspopup="dialog" onClick={onWishlist}>
          <Icon name="heart" />
          <span><FormattedMessage id="shell.wishlist" /><WishlistCount count={wishlistCount} /></span>
        </button>
        <a className={css['entry']} href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}>
          <Icon name="phone" />
          {phone}
        </a>
        {signOutPath !== undefined && (
          <SignOutForm path={signOutPath}>
            <button type="submit" className={css['entry']}>
              <Icon name="account" />
              <FormattedMessage id="shell.sign_out" />
            </button>
          </SignOutForm>
        )}
      </div>
    </PopoverSheet>
  )
}
