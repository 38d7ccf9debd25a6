import { useIntl } from 'react-intl'
import { usePanel } from '../binding/panels.ts'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { Icon } from '../design/Icon.tsx'
import css from './MobileMenu.module.css'

/** Opens the menu of a small window; without script it is a link to the menu in the footer. */
export const MobileMenu = () => {
  const label = useIntl().formatMessage({ id: 'shell.menu' })
  const { open } = usePanel('menu')
  if (!useIsHydrated()) return <a className={css['button']} href="#all-categories" aria-label={label}><Icon name="menu" /></a>
  return (
    <button type="button" className={css['button']} aria-label={label} aria-haspopup="dialog" onClick={open}>
      <Icon name="menu" />
    </button>
  )
}
