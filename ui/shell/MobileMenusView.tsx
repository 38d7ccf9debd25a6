import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { LOCALES, type InEveryLocale, type Locale } from '../../domain/shop/locale.ts'
import type { Navigation, NavigationRoot } from '../catalogue/navigation.ts'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { PopoverSheet } from '../design/PopoverSheet.tsx'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import { phoneLink } from '../shop/phone-link.ts'
import { WishlistCount } from '../wishlist/WishlistCount.tsx'
import css from './MobileMenu.module.css'

export type MobileMenusViewProps = {
  readonly navigation: Navigation
  readonly phone: string
  readonly locale: Locale
  /** The addresses of this page in every language. */
  readonly alternates: InEveryLocale<string>
  /** The path of signing out; absent for a guest. */
  readonly signOutPath?: string | undefined
  /** Number of products on the wishlist. */
  readonly wishlistCount: number
  readonly onWishlist: () => void
}

const hasGroups = ({ to, groups }: NavigationRoot): boolean => groups.length > 0 || to === undefined

type CategoryMenuProps = { readonly id: string; readonly name: string; readonly root: NavigationRoot }

/** The groups below a root category of the menu (Account §2.6). */
const CategoryMenu = ({ id, name, root: { to, groups } }: CategoryMenuProps) => (
  <PopoverSheet id={id} title={name} closeLabel={useIntl().formatMessage({ id: 'shell.menu_close' })}>
    <nav aria-label={name}>
      {to !== undefined && (
        <ul className={css['links']}>
          <li><Link to={to}><FormattedMessage id="shell.all_of" values={{ title: name }} /></Link></li>
        </ul>
      )}
      {groups.map((group) => (
        <section key={group.title} className={css['group']}>
          {group.title !== '' && <h3>{group.to === undefined ? group.title : <Link to={group.to}>{group.title}</Link>}</h3>}
          <ul className={css['links']}>
            {group.links.map((link) => <li key={link.to}><Link to={link.to}>{link.title}</Link></li>)}
          </ul>
        </section>
      ))}
    </nav>
  </PopoverSheet>
)

/** The menu of a small window, and over it the menu of each root category and the other languages, which load the page again. */
export const MobileMenusView = (props: MobileMenusViewProps) => {
  const { navigation: { title, rootCategories }, phone, locale, alternates, signOutPath, wishlistCount, onWishlist } = props
  const intl = useIntl()
  const menuName = intl.formatMessage({ id: 'shell.menu' })
  const closeLabel = intl.formatMessage({ id: 'shell.menu_close' })
  const roots = rootCategories.map((root, index) => (
    { root, id: `menu-${index}`, name: root.title || title || menuName }
  ))
  return (
    <>
      <PopoverSheet
        id="menu"
        title={menuName}
        closeLabel={closeLabel}
        footer={(
          <button type="button" className={css['entry']} aria-haspopup="dialog" popoverTarget="languages">
            <Icon name="globe" />
            <FormattedMessage id="shell.language" />
            <span className={css['now']}>{LANGUAGE_NAMES[locale]}</span>
          </button>
        )}
      >
        <nav aria-label={menuName}>
          <ul className={css['links']}>
            {roots.map(({ root, id, name }) => (
              <li key={id}>
                {root.to !== undefined && !hasGroups(root)
                  ? <Link to={root.to}>{root.title}</Link>
                  : (
                    <button type="button" className={css['entry']} aria-haspopup="dialog" popoverTarget={id}>
                      {name}
                      <Icon name="chevron-right" />
                    </button>
                  )}
              </li>
            ))}
          </ul>
        </nav>
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
            <Form method="post" action={signOutPath}>
              <button type="submit" className={css['entry']}>
                <Icon name="account" />
                <FormattedMessage id="shell.sign_out" />
              </button>
            </Form>
          )}
        </div>
      </PopoverSheet>
      {roots.map(({ root, id, name }) => hasGroups(root) && <CategoryMenu key={id} id={id} name={name} root={root} />)}
      <PopoverSheet id="languages" title={<FormattedMessage id="shell.language" />} closeLabel={closeLabel}>
        <ul className={css['links']}>
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <li key={other}><a href={alternates[other]} hrefLang={other} lang={other}>{LANGUAGE_NAMES[other]}</a></li>
          ))}
        </ul>
      </PopoverSheet>
    </>
  )
}
