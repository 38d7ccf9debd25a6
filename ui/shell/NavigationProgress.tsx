import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'
import css from './NavigationProgress.module.css'

/** A bar over the page that shows when going elsewhere takes longer than 200 ms; it is full after 5 s (Account §9). */
export const NavigationProgress = () => {
  const label = useIntl().formatMessage({ id: 'shell.page_loading' })
  return useNavigation().state === 'idle' ? null : <div className={css['progress']} role="progressbar" aria-label={label} />
}
