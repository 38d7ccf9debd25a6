/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the progress is unknown, and the bar is an animation */
import css from './NavigationProgress.module.css'

/** Appears after 200 ms and is full after 5 s more (Account §9); both times are in the style sheet. */
export const NavigationProgressView = ({ label }: { readonly label: string }) => (
  <div className={css['progress']} role="progressbar" aria-label={label} />
)
