import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import css from './Notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

export type NoticeProps = {
  readonly tone: NoticeTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** How a screen reader announces it; leave it out for a notice that is part of the page. */
  readonly role?: 'status' | 'alert' | undefined
}

const ICONS: { readonly [tone in NoticeTone]: IconName } = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' }

export const Notice = ({ tone, title, children, role }: NoticeProps) => (
  <div className={`${css['notice']} ${css[tone]}`} role={role}>
    <Icon name={ICONS[tone]} />
    <div className={css['text']}>
      {title !== undefined && <p className={css['title']}>{title}</p>}
      {children}
    </div>
  </div>
)
