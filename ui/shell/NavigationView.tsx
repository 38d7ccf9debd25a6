import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import css from './Navigation.module.css'

export type NavigationViewProps = {
  readonly menus: ReactNode
  /** The end of the row. */
  readonly end?: ReactNode
}

/** The menu of a wide window. */
export const NavigationView = ({ menus, end }: NavigationViewProps) => (
  <nav className={css['navigation']} aria-label={useIntl().formatMessage({ id: 'shell.navigation' })}>
    <Page><div className={css['row']}>{menus}{end}</div></Page>
  </nav>
)
