import { useCallback } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'
import type { RedirectTarget } from '../../domain/identity/resolve-redirect.ts'

/** Navigates from a rendered page: within the page, or by a full page navigation. */
export const useNavigateTo = (): ((target: RedirectTarget, options?: NavigateOptions) => void) => {
  const navigate = useNavigate()
  return useCallback(({ _tag, to }, options) => {
    if (_tag === 'Page') void navigate(to, options)
    else window.location.assign(to)
  }, [navigate])
}
