import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import css from './MobileMenu.module.css'

export type MobileMenuProps = { readonly className?: string | undefined; readonly children?: ReactNode }

/** Opens the menu of a small window, with or without script; in a browser without popovers it is a link to the menu in the footer. */
export const MobileMenu = ({ className = css['button'], children = <Icon name="menu" /> }: MobileMenuProps) => {
  const label = useIntl().formatMessage({ id: 'shell.menu' })
  return (
    <>
      <button
        type="button"
        className={classNames(className, css['opener'])}
        popoverTarget="menu"
        aria-haspopup="dialog"
        aria-label={label}
      >
        {children}
      </button>
      <a className={classNames(className, css['substitute'])} href="#all-categories" aria-label={label}>{children}</a>
    </>
  )
}
