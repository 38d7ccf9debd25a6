import sprite from './icons.svg?no-inline'
import type { IconName } from './icon-names.ts'
import css from './Icon.module.css'

export type IconProps = { readonly name: IconName; readonly size?: 'small' | 'medium' | 'large' | undefined }

/** Always decorative: the text beside it, or the label of its button, has the meaning. */
export const Icon = ({ name, size = 'medium' }: IconProps) => (
  <svg className={`${css['icon']} ${css[size]}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
