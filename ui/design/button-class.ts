import { classNames } from './class-names.ts'
import css from './Button.module.css'

export type ButtonStyle = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  readonly size?: 'medium' | 'large' | undefined
  readonly isWide?: boolean | undefined
}

export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: ButtonStyle, extra?: string): string =>
  classNames(css['button'], css[variant], css[size], isWide && css['wide'], extra)
