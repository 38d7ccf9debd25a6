import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import css from './Disclosure.module.css'

export type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean | undefined
  /** Of several with the same name only one is open. */
  readonly group?: string | undefined
}

/** Content that is collapsed until it is opened; works without script. */
export const Disclosure = ({ summary, children, isOpen, group }: DisclosureProps) => (
  <details className={css['disclosure']} open={isOpen} name={group}>
    <summary className={css['summary']}>
      <span>{summary}</span>
      <Icon name="chevron-down" />
    </summary>
    <div className={css['body']}>{children}</div>
  </details>
)
