import css from './ProgressBar.module.css'

export type ProgressBarProps = { readonly value: number; readonly max: number; readonly label: string }

export const ProgressBar = ({ value, max, label }: ProgressBarProps) => (
  <progress className={css['bar']} value={value} max={max} aria-label={label} />
)
