import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonStyle } from './button-class.ts'
import css from './Button.module.css'

export type ButtonProps = ButtonStyle & { readonly isBusy?: boolean | undefined } & ComponentProps<'button'>

/** A busy button keeps the focus and ignores further clicks. */
export const Button = ({ variant, size, isBusy = false, isWide, className, children, onClick, type = 'button', ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {children}
      {isBusy && <span className={css['spinner']} aria-hidden="true" />}
    </button>
  )
}
