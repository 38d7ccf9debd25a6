import type { ReactNode, RefObject } from 'react'
import { WokenApart } from '../binding/WokenApart.tsx'
import { TopBarView } from './TopBarView.tsx'
import type { TopBarViewProps } from './TopBarView.tsx'
import css from './ShellFrame.module.css'

export type ShellFrameViewProps = {
  readonly progress?: ReactNode
  readonly skip: ReactNode
  readonly topBar?: TopBarViewProps | undefined
  readonly header: ReactNode
  readonly navigation?: ReactNode
  readonly main?: RefObject<HTMLElement | null>
  readonly notifications?: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The order of the parts of a page (Account §2.6). */
export const ShellFrameView = (
  { progress, skip, topBar, header, navigation, main, notifications, footer, children }: ShellFrameViewProps,
) => (
  <>
    {progress}
    <a className={css['skip']} href="#main">{skip}</a>
    <header>
      {topBar !== undefined && (
        <WokenApart>
          <TopBarView freeShippingFrom={topBar.freeShippingFrom} phone={topBar.phone} languages={topBar.languages} />
        </WokenApart>
      )}
      {header}
      <WokenApart>{navigation}</WokenApart>
    </header>
    {/* Another room is another page: what stands in it is not moved there. */}
    <main key={topBar === undefined ? 'checkout' : 'shop'} id="main" ref={main} tabIndex={-1} className={css['main']}>{children}</main>
    {notifications}
    <WokenApart>{footer}</WokenApart>
  </>
)
