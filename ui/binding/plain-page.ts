import { unseenParts } from './trusted-types.ts'
import { hasChangedNumber, sendNumbers } from './unsent-numbers.ts'

/** The path of the page that failed in this tab and is shown without script. */
const FAILED = 'plain'

const OTHER: Readonly<Record<string, string>> = { none: 'enabled', enabled: 'none' }

/** Shows what styles show without script, or what they show with it again. */
export const togglePlainStyles = (): void => {
  for (const sheet of document.styleSheets) {
    if (sheet.href === null || !sheet.href.startsWith(location.origin)) continue
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replaceAll(/(?<=scripting: )(none|enabled)/g, (shown) => OTHER[shown] ?? shown)
  }
}

/** Also shows what the page says to whoever has no script, and sends what only script would have sent. */
export const stayPlain = (): void => {
  for (const one of unseenParts()) one.outerHTML = one.textContent
  if (hasChangedNumber() && navigator.onLine) void sendNumbers(location.pathname + location.search)
}

/** Whether this page failed with script. */
export const isToStayPlain = (): boolean => {
  try {
    return sessionStorage.getItem(FAILED) === location.pathname
  } catch {
    return false
  }
}

/** Loads a page that failed with script as a document that does without: its links and forms work. */
export const openPlain = (): void => {
  try {
    sessionStorage.setItem(FAILED, location.pathname)
    location.replace(location.pathname + location.search)
  } catch {
    // Where nothing can be noted it would fail again.
  }
}
