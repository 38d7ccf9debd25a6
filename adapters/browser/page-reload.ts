import type { PageReload } from '../../application/storefront/visit/page-reload.port.ts'

const KEY = 'reloaded'

type Page = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'reload'>
}

/** Stores the last reason in the tab; if session storage is unavailable, for as long as the page is open. */
export const makePageReload = (page: () => Page): PageReload => {
  let here: string | undefined
  return {
    isDoneFor: (reason) => {
      try {
        return here === reason || page().sessionStorage.getItem(KEY) === reason
      } catch {
        return here === reason
      }
    },
    reloadFor: (reason) => {
      here = reason
      try {
        page().sessionStorage.setItem(KEY, reason)
      } catch {
        // A page that cannot store the reason is reloaded all the same.
      }
      page().location.reload()
    },
  }
}
