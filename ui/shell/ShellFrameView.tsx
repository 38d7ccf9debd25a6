import type { ReactNode } from 'react'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import css from './ShellFrame.module.css'

export type ShellFrameViewProps = {
  /** Banners of this session, and what covers the page. */
  readonly top?: ReactNode
  readonly progress?: ReactNode
  readonly skip: ReactNode
  readonly topBar?: ReactNode
  readonly header?: ReactNode
  readonly navigation?: ReactNode
  readonly promotion?: ReactNode
  /** The reduced layout of the checkout. */
  readonly isQuiet?: boolean | undefined
  readonly bottomNavigation?: ReactNode
  /** Sidebars, then overlays. */
  readonly beside?: ReactNode
  readonly notifications?: ReactNode
  readonly menus?: ReactNode
  readonly footer?: ReactNode
  /** The question about consent. */
  readonly last?: ReactNode
  readonly children: ReactNode
}

/** The order of the parts of a page (Account §2.6). */
export const ShellFrameView = (props: ShellFrameViewProps) => {
  const { top, progress, skip, topBar, header, navigation, promotion, isQuiet = false, bottomNavigation } = props
  const { beside, notifications, menus, footer, last, children } = props
  return (
    <>
      {top}
      {progress}
      <a className={css['skip']} href="#main">{skip}</a>
      {header !== undefined && (
        <header>
          {topBar}
          {header}
          <HydrationBoundary>{navigation}</HydrationBoundary>
        </header>
      )}
      {promotion}
      {/* Another layout is another element: React must not move content between them. */}
      <main key={isQuiet ? 'checkout' : 'shop'} id="main" tabIndex={-1} className={css['main']}>{children}</main>
      {bottomNavigation}
      {beside}
      {notifications}
      <HydrationBoundary>{menus}</HydrationBoundary>
      {footer}
      {last}
    </>
  )
}
