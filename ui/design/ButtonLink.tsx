import { buttonClass } from './button-class.ts'
import type { ButtonStyle } from './button-class.ts'
import { Link, type LinkProps } from './Link.tsx'

export type ButtonLinkProps = ButtonStyle & Pick<LinkProps, 'to' | 'onClick' | 'reloadDocument' | 'children'>

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, isWide, to, onClick, reloadDocument, children }: ButtonLinkProps) => (
  <Link to={to} onClick={onClick} reloadDocument={reloadDocument === true} className={buttonClass({ variant, size, isWide })}>
    {children}
  </Link>
)
