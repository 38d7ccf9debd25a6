import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { Sheet } from '../design/Sheet.tsx'
import type { NavigationRoot } from '../catalogue/navigation.ts'
import css from './MobileMenu.module.css'

export type MobileCategoryMenuViewProps = {
  readonly isOpen: boolean
  readonly root: NavigationRoot
  /** The title of the menu, used for a root without a title. */
  readonly menuTitle: string
  /** Back to the root categories. */
  readonly onBack: () => void
  /** A link was followed. */
  readonly onClose: () => void
}

/** The groups below a root category of the menu (Account §2.6). */
export const MobileCategoryMenuView = ({ isOpen, root, menuTitle, onBack, onClose }: MobileCategoryMenuViewProps) => {
  const { title, to, groups } = root
  const intl = useIntl()
  const name = [title, menuTitle, intl.formatMessage({ id: 'shell.menu' })].find((text) => text !== '')
  return (
    <Sheet
      side="right"
      width="narrow"
      isOpen={isOpen}
      onClose={onBack}
      title={name}
      closeLabel={intl.formatMessage({ id: 'shell.menu_close' })}
    >
      <nav aria-label={name}>
        {to !== undefined && (
          <ul className={css['links']}>
            <li><Link to={to} onClick={onClose}><FormattedMessage id="shell.all_of" values={{ title: name }} /></Link></li>
          </ul>
        )}
        {groups.map((group) => (
          <section key={group.title} className={css['group']}>
            {group.title !== '' && (
              <h3>{group.to === undefined ? group.title : <Link to={group.to} onClick={onClose}>{group.title}</Link>}</h3>
            )}
            <ul className={css['links']}>
              {group.links.map((link) => <li key={link.to}><Link to={link.to} onClick={onClose}>{link.title}</Link></li>)}
            </ul>
          </section>
        ))}
      </nav>
    </Sheet>
  )
}
