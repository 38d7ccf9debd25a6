import * as E from 'fp-ts/lib/Either.js'
import { use, useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from '../binding/use-page.ts'
import { IsStaffSession } from '../../application/storefront/arrival/is-staff-session.ts'
import { EndImpersonation } from '../../application/storefront/arrival/end-impersonation.ts'
import { SetWipMode } from '../../application/storefront/visit/set-wip-mode.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { Button } from '../design/Button.tsx'
import { Link } from '../design/Link.tsx'
import { useIdentity } from '../identity/use-identity.ts'
import { LoadPartTextsContext } from '../messages/load-part-texts.ts'
import { TopBannerView } from './TopBannerView.tsx'

/** Loads texts that pages do not need. */
const useBannerTexts = (isNeeded: boolean): boolean => {
  const loadPartTexts = use(LoadPartTextsContext)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    if (isNeeded) loadPartTexts('sign-in').then(() => { setHasTexts(true) }, () => undefined)
  }, [isNeeded, loadPartTexts])
  return hasTexts
}

const useWip = (): boolean => {
  const setWipMode = useInjected(SetWipMode)
  const { search } = useLocation()
  const [isWip, setWip] = useState(false)
  useEffect(() => {
    void setWipMode(search)().then((is) => { setWip(E.isRight(is) && is.right) })
  }, [search, setWipMode])
  return isWip
}

/** Shown to a visitor who entered by a staff link, until they leave; checked again whenever the identity changes. */
const useStaff = (): { readonly isStaff: boolean; readonly leave: () => void } => {
  const [isStaffSession, leaveSession] = [useInjected(IsStaffSession), useInjected(EndImpersonation)]
  const [navigate, locale, identityTag] = [useNavigate(), useLocale(), useIdentity()?._tag]
  const [isStaff, setStaff] = useState(false)
  useEffect(() => {
    void isStaffSession()().then((is) => { setStaff(E.isRight(is) && is.right) })
  }, [identityTag, isStaffSession])
  const leave = (): void => {
    void leaveSession(() => { void navigate(homePath(locale)) })().then((left) => { if (E.isRight(left)) setStaff(false) })
  }
  return { isStaff, leave }
}

const WipBanner = (): ReactNode => {
  const { pathname } = useLocation()
  return (
    <TopBannerView
      tone="wip"
      text={<FormattedMessage id="banner.wip" />}
      action={<Link to={`${pathname}?mode=live`}><FormattedMessage id="banner.wip_off" /></Link>}
    />
  )
}

/** Banners about this session: unfinished work is shown, or a staff member acts for a customer (Account §2.6, §4.4). */
export const TopBanners = (): ReactNode => {
  const isWip = useWip()
  const { isStaff, leave } = useStaff()
  const isNeeded = isWip || isStaff
  const hasTexts = useBannerTexts(isNeeded)
  if (!hasTexts || !isNeeded) return null
  return (
    <>
      {isWip && <WipBanner />}
      {isStaff && (
        <TopBannerView
          tone="staff"
          text={<FormattedMessage id="banner.staff" />}
          action={<Button variant="secondary" onClick={leave}><FormattedMessage id="banner.staff_leave" /></Button>}
        />
      )}
    </>
  )
}
