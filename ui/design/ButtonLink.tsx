import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'

export type ButtonLinkProps = ButtonLook & LinkProps

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, isWide, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass({ variant, size, isWide }, className)} />
)
