import type { PageReload } from '../../application/storefront/visit/page-reload.port.ts'

const KEY = 'reloaded'

type Page = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'reload'>
}

/** Remembers the last reason in the tab; where that is closed, for as long as the page stands. */
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
        // A page that cannot remember is read anew all the same.
      }
      page().location.reload()
    },
  }
}
