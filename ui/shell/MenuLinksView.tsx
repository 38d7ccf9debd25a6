import { FormattedMessage, useIntl } from 'react-intl'
import { LOCALES, type InEveryLocale, type Locale } from '../../domain/shop/locale.ts'
import type { Navigation, NavigationRoot } from '../catalogue/navigation.ts'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { PopoverSheet } from '../design/PopoverSheet.tsx'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import css from './MobileMenu.module.css'

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

type NamedRoot = { readonly root: NavigationRoot; readonly id: string; readonly name: string }

const useNamedRoots = ({ title, rootCategories }: Navigation): readonly NamedRoot[] => {
  const menuName = useIntl().formatMessage({ id: 'shell.menu' })
  return rootCategories.map((root, index) => ({ root, id: `menu-${index}`, name: root.title || title || menuName }))
}

export type MenuLinksViewProps = { readonly navigation: Navigation }

/** The content of the menu of a small window. */
export const MenuLinksView = ({ navigation }: MenuLinksViewProps) => (
  <nav aria-label={useIntl().formatMessage({ id: 'shell.menu' })}>
    <ul className={css['links']}>
      {useNamedRoots(navigation).map(({ root, id, name }) => (
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
)

export type SubmenusViewProps = MenuLinksViewProps & {
  readonly locale: Locale
  /** The addresses of this page in every language. */
  readonly alternates: InEveryLocale<string>
}

/** The menus that the menu of a small window opens: of each root category, and the other languages, which load the page again. */
export const SubmenusView = ({ navigation, locale, alternates }: SubmenusViewProps) => {
  const intl = useIntl()
  return (
    <>
      {useNamedRoots(navigation).map(
        ({ root, id, name }) => hasGroups(root) && <CategoryMenu key={id} id={id} name={name} root={root} />,
      )}
      <PopoverSheet
        id="languages"
        title={intl.formatMessage({ id: 'shell.language' })}
        closeLabel={intl.formatMessage({ id: 'shell.menu_close' })}
      >
        <ul className={css['links']}>
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <li key={other}><a href={alternates[other]} hrefLang={other} lang={other}>{LANGUAGE_NAMES[other]}</a></li>
          ))}
        </ul>
      </PopoverSheet>
    </>
  )
}
