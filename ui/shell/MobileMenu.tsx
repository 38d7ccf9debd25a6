import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { Icon } from '../design/Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MobileMenuView } from './MobileMenuView.tsx'
import type { NavigationViewProps } from './NavigationView.tsx'
import css from './MobileMenu.module.css'

/** Without script the button is a link to the menu in the footer. */
export const MobileMenu = ({ roots, toPath, phone }: NavigationViewProps & { readonly phone: string }) => {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  const label = useIntl().formatMessage({ id: 'shell.menu' })
  if (!useIsHydrated()) {
    return <a className={css['button']} href="#all-categories" aria-label={label}><Icon name="menu" /></a>
  }
  return (
    <>
      <button
        type="button"
        className={css['button']}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => { setOpen(true) }}
      >
        <Icon name="menu" />
      </button>
      {wasOpened && (
        <MobileMenuView
          roots={roots}
          toPath={toPath}
          isOpen={isOpen}
          onClose={() => { setOpen(false) }}
          phone={phone}
          languages={<LanguageSwitch look="names" />}
        />
      )}
    </>
  )
}
