import { useCallback } from 'react'
import type { NavigationOptions } from './open-page.ts'
import { useNavigate } from './use-page.ts'
import type { RedirectTarget } from '../../domain/identity/resolve-redirect.ts'

/** Navigates from a rendered page: within the page, or by a full page navigation. */
export const useNavigateTo = (): ((target: RedirectTarget, options?: NavigationOptions) => void) => {
  const navigate = useNavigate()
  return useCallback(({ _tag, to }, options) => {
    if (_tag === 'Page') void navigate(to, options)
    else window.location.assign(to)
  }, [navigate])
}
