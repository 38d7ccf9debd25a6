import type { ReactNode, RefObject } from 'react'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import { TopBarView } from './TopBarView.tsx'
import type { TopBarViewProps } from './TopBarView.tsx'
import css from './ShellFrame.module.css'

export type ShellFrameViewProps = {
  /** Banners of this session, and what covers the page. */
  readonly top?: ReactNode
  readonly progress?: ReactNode
  readonly skip: ReactNode
  readonly topBar?: TopBarViewProps | undefined
  readonly header?: ReactNode
  readonly navigation?: ReactNode
  readonly promotion?: ReactNode
  readonly main?: RefObject<HTMLElement | null>
  /** The reduced layout of the checkout. */
  readonly isQuiet?: boolean | undefined
  readonly bottomNavigation?: ReactNode
  /** Sidebars, then overlays. */
  readonly beside?: ReactNode
  readonly notifications?: ReactNode
  readonly menus?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The order of the parts of a page (Account §2.6). */
export const ShellFrameView = (props: ShellFrameViewProps) => {
  const { top, progress, skip, topBar, header, navigation, promotion, main, isQuiet = false, bottomNavigation } = props
  const { beside, notifications, menus, footer, children } = props
  return (
    <>
      {top}
      {progress}
      <a className={css['skip']} href="#main">{skip}</a>
      {header !== undefined && (
        <header>
          {topBar !== undefined && (
            <HydrationBoundary><TopBarView points={topBar.points} phone={topBar.phone} languages={topBar.languages} /></HydrationBoundary>
          )}
          {header}
          <HydrationBoundary>{navigation}</HydrationBoundary>
        </header>
      )}
      <HydrationBoundary>{promotion}</HydrationBoundary>
      {/* Another layout is another element: React must not move content between them. */}
      <main key={isQuiet ? 'checkout' : 'shop'} id="main" ref={main} tabIndex={-1} className={css['main']}>{children}</main>
      {bottomNavigation}
      {beside}
      {notifications}
      <HydrationBoundary>{menus}</HydrationBoundary>
      <HydrationBoundary>{footer}</HydrationBoundary>
    </>
  )
}
