import { noscriptParts } from './trusted-types.ts'
import { hasUnsentQuantity, sendQuantities } from './unsent-quantities.ts'

/** Storage key: the path of the page that failed in this tab and is shown without script. */
const FAILED = 'plain'

const OTHER: Readonly<Record<string, string>> = { none: 'enabled', enabled: 'none' }

/** Toggles the styles for `scripting: none` and `scripting: enabled`. */
export const togglePlainStyles = (): void => {
  for (const sheet of document.styleSheets) {
    if (sheet.href === null || !sheet.href.startsWith(location.origin)) continue
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replaceAll(/(?<=scripting: )(none|enabled)/g, (value) => OTHER[value] ?? value)
  }
}

/** Shows the content of `noscript` elements as well, and submits what only script would submit. */
export const showPlain = (): void => {
  for (const part of noscriptParts()) part.outerHTML = part.textContent
  if (hasUnsentQuantity() && navigator.onLine) void sendQuantities(location.pathname + location.search)
}

/** Whether this page failed with script. */
export const hasFailedWithScript = (): boolean => {
  try {
    return sessionStorage.getItem(FAILED) === location.pathname
  } catch {
    return false
  }
}

/** Reloads a page that failed with script as a document without it: its links and forms work. */
export const openPlain = (): void => {
  try {
    sessionStorage.setItem(FAILED, location.pathname)
    location.replace(location.pathname + location.search)
  } catch {
    // Without storage the reloaded page would fail again.
  }
}
