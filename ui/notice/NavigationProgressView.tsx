/* oxlint-disable jsx-a11y/prefer-tag-over-role -- nobody knows how far it has come, and the bar is an animation */
import css from './NavigationProgress.module.css'

/** Shows after 200 ms and is full after 5 s more (Account §9); both are the style sheet's. */
export const NavigationProgressView = ({ label }: { readonly label: string }) => (
  <div className={css['progress']} role="progressbar" aria-label={label} />
)
