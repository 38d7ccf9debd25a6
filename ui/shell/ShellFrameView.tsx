import type { ReactNode, RefObject } from 'react'
import { TopBarView } from './TopBarView.tsx'
import type { TopBarViewProps } from './TopBarView.tsx'
import css from './ShellFrame.module.css'

export type ShellFrameViewProps = {
  readonly progress?: ReactNode
  readonly skip: ReactNode
  readonly topBar: TopBarViewProps
  readonly header: ReactNode
  readonly navigation?: ReactNode
  readonly main?: RefObject<HTMLElement | null>
  readonly notifications?: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The order of the parts of a page (Account §2.6). */
export const ShellFrameView = (props: ShellFrameViewProps) => (
  <>
    {props.progress}
    <a className={css['skip']} href="#main">{props.skip}</a>
    <header>
      <TopBarView {...props.topBar} />
      {props.header}
      {props.navigation}
    </header>
    <main id="main" ref={props.main} tabIndex={-1} className={css['main']}>{props.children}</main>
    {props.notifications}
    {props.footer}
  </>
)
