import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, Link } from 'react-router'
import { Disclosure } from '../design/Disclosure.tsx'
import { Icon } from '../design/Icon.tsx'
import { Sheet } from '../design/Sheet.tsx'
import type { NavigationViewProps } from './NavigationView.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './MobileMenu.module.css'

type MobileLinksViewProps = NavigationViewProps & {
  readonly phone: string
  /** Where one signs out; absent for a guest. */
  readonly signOutPath?: string | undefined
  readonly onClose: () => void
}

/** Where one can go; a link closes the menu. */
export const MobileLinksView = ({ roots, toPath, phone, signOutPath, onClose }: MobileLinksViewProps) => {
  const intl = useIntl()
  return (
    <>
      <nav aria-label={intl.formatMessage({ id: 'shell.navigation' })}>
        {roots.map((root, index) => (
          <Disclosure key={root.path} summary={root.title} isOpen={index === 0} group="mobile-navigation">
            <ul className={css['links']}>
              <li>
                <Link to={toPath(root.path)} onClick={onClose}><FormattedMessage id="shell.all_of" values={{ title: root.title }} /></Link>
              </li>
              {root.children.map((child) => (
                <li key={child.path}><Link to={toPath(child.path)} onClick={onClose}>{child.title}</Link></li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </nav>
      <a className={css['phone']} href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}>
        <Icon name="phone" />
        {phone}
      </a>
      {signOutPath !== undefined && (
        <Form method="post" action={signOutPath} onSubmit={onClose}>
          <button type="submit" className={`${css['phone']} ${css['out']}`}>
            <Icon name="account" />
            <FormattedMessage id="shell.sign_out" />
          </button>
        </Form>
      )}
    </>
  )
}

export type MobileMenuViewProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly links: ReactNode
  readonly languages: ReactNode
}

/** The whole menu on a small screen, at the right-hand side. */
export const MobileMenuView = ({ isOpen, onClose, links, languages }: MobileMenuViewProps) => (
  <Sheet
    side="right"
    width="narrow"
    isOpen={isOpen}
    onClose={onClose}
    title={<FormattedMessage id="shell.menu" />}
    closeLabel={useIntl().formatMessage({ id: 'shell.menu_close' })}
    footer={languages}
  >
    {links}
  </Sheet>
)
