import type { ReactNode, RefObject } from 'react'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import { TopBarView } from './TopBarView.tsx'
import type { TopBarViewProps } from './TopBarView.tsx'
import css from './ShellFrame.module.css'

export type ShellFrameViewProps = {
  /** What is special about this session, and what keeps the page out of reach. */
  readonly top?: ReactNode
  readonly progress?: ReactNode
  readonly skip: ReactNode
  readonly topBar?: TopBarViewProps | undefined
  readonly header?: ReactNode
  readonly navigation?: ReactNode
  readonly promotion?: ReactNode
  readonly main?: RefObject<HTMLElement | null>
  /** The quiet room of the checkout. */
  readonly isQuiet?: boolean | undefined
  readonly bottomNavigation?: ReactNode
  /** What opens beside the page, then what opens over it. */
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
      {/* Another room is another page: what stands in it is not moved there. */}
      <main key={isQuiet ? 'checkout' : 'shop'} id="main" ref={main} tabIndex={-1} className={css['main']}>{children}</main>
      {bottomNavigation}
      {beside}
      {notifications}
      {menus}
      <HydrationBoundary>{footer}</HydrationBoundary>
    </>
  )
}
