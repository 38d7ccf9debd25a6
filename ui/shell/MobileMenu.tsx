import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { Icon } from '../design/Icon.tsx'
import { whenAtRest } from '../binding/when-at-rest.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MobileLinksView, MobileMenuView } from './MobileMenuView.tsx'
import type { NavigationViewProps } from './NavigationView.tsx'
import css from './MobileMenu.module.css'

/**
 * Without script the button is a link to the menu in the footer. The menu is drawn while the page rests, so that a press only
 * opens it.
 */
export const MobileMenu = ({ roots, toPath, phone }: NavigationViewProps & { readonly phone: string }) => {
  const [isOpen, setOpen] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const close = useCallback(() => { setOpen(false) }, [])
  const signOutPath = useLocalePath()('/logout')
  const isSignedIn = useIdentity()?._tag === 'SignedIn'
  const links = useMemo(
    () => (
      <MobileLinksView roots={roots} toPath={toPath} phone={phone} signOutPath={isSignedIn ? signOutPath : undefined} onClose={close} />
    ),
    [roots, toPath, phone, signOutPath, isSignedIn, close],
  )
  const languages = useMemo(() => <LanguageSwitch look="names" />, [])
  const label = useIntl().formatMessage({ id: 'shell.menu' })
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) whenAtRest(() => { startTransition(() => { setDrawn(true) }) })
  }, [isHydrated])
  if (!isHydrated) {
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
      {(isDrawn || isOpen) && <MobileMenuView isOpen={isOpen} onClose={close} links={links} languages={languages} />}
    </>
  )
}
