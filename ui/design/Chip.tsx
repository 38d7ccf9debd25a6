import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import css from './Chip.module.css'
import { Link } from './Link.tsx'

export type ChipProps = { readonly children: ReactNode; readonly to: string; readonly removeLabel: string }

/** A chosen filter; a click removes it. A link, so that it works without script. */
export const Chip = ({ children, to, removeLabel }: ChipProps) => (
  <Link className={css['chip']} to={to} preventScrollReset aria-label={removeLabel}>
    {children}
    <Icon name="close" size="small" />
  </Link>
)
