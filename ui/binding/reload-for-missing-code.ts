import { hasUnkeptInput } from './unkept-input.ts'

const RELOADED = 'reloaded-at'
/** Milliseconds for which a page that was read anew is not read anew again. */
const PAUSE = 60_000

/** Whether it is time, which is noted: at most once a minute. */
const isDue = (now: number): boolean => {
  const last = sessionStorage.getItem(RELOADED)
  if (last !== null && Math.abs(now - Number(last)) < PAUSE) return false
  sessionStorage.setItem(RELOADED, String(now))
  return true
}

/**
 * Code that does not arrive while the shop answers: there was a deploy, or a file was lost on its way. The page is read anew, at most
 * once a minute (Account §4.4). What was typed comes back (`usePreservedInput`); where something would not, or nobody answers, the page
 * stays.
 */
export const reloadForMissingCode = async (): Promise<void> => {
  try {
    if (hasUnkeptInput()) return
    const { status } = await fetch(location.href, { method: 'HEAD' })
    if (status < 500 && isDue(Date.now())) location.reload()
  } catch {
    // Nobody answers, or nothing can be noted: the page stays as it is.
  }
}
