import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { Sheet } from '../design/Sheet.tsx'
import type { NavigationRoot } from '../catalogue/navigation.ts'
import { WishlistCount } from '../wishlist/WishlistCount.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './MobileMenu.module.css'

export type MobileMenuViewProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The title of the product range. */
  readonly title: string
  readonly rootCategories: readonly NavigationRoot[]
  readonly phone: string
  /** The current language, in its own name. */
  readonly language: string
  /** The path of signing out; absent for a guest. */
  readonly signOutPath?: string | undefined
  readonly onRoot: (root: NavigationRoot) => void
  readonly onLanguages: () => void
  /** Number of products on the wishlist. */
  readonly wishlistCount: number
  readonly onWishlist: () => void
}

/** The menu on a small screen, in a sidebar at the right; a link closes it. */
export const MobileMenuView = (props: MobileMenuViewProps) => {
  const { isOpen, onClose, title, rootCategories, phone, language, signOutPath, onRoot, onLanguages, wishlistCount, onWishlist } = props
  const intl = useIntl()
  return (
    <Sheet
      side="right"
      width="narrow"
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="shell.menu" />}
      closeLabel={intl.formatMessage({ id: 'shell.menu_close' })}
      footer={(
        <button type="button" className={css['entry']} aria-haspopup="dialog" onClick={onLanguages}>
          <Icon name="globe" />
          <FormattedMessage id="shell.language" />
          <span className={css['now']}>{language}</span>
        </button>
      )}
    >
      <nav aria-label={title === '' ? intl.formatMessage({ id: 'shell.navigation' }) : title}>
        <ul className={css['links']}>
          {rootCategories.map((root) => (
            <li key={root.title}>
              {root.groups.length === 0 && root.to !== undefined
                ? <Link to={root.to} onClick={onClose}>{root.title}</Link>
                : (
                  <button type="button" className={css['entry']} aria-haspopup="dialog" onClick={() => { onRoot(root) }}>
                    {root.title === '' ? title : root.title}
                    <Icon name="chevron-right" />
                  </button>
                )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css['own']}>
        <button type="button" className={css['entry']} aria-haspopup="dialog" onClick={onWishlist}>
          <Icon name="heart" />
          <span><FormattedMessage id="shell.wishlist" /><WishlistCount count={wishlistCount} /></span>
        </button>
        <a className={css['entry']} href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}>
          <Icon name="phone" />
          {phone}
        </a>
        {signOutPath !== undefined && (
          <Form method="post" action={signOutPath} onSubmit={onClose}>
            <button type="submit" className={css['entry']}>
              <Icon name="account" />
              <FormattedMessage id="shell.sign_out" />
            </button>
          </Form>
        )}
      </div>
    </Sheet>
  )
}
