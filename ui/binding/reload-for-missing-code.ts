import { hasUnpreservedInput } from './unpreserved-input.ts'

const RELOADED = 'reloaded-at'
/** Milliseconds within which a page is reloaded at most once. */
const PAUSE = 60_000

/** Whether a reload is due; stores that it happened. */
const isDue = (now: number): boolean => {
  const last = sessionStorage.getItem(RELOADED)
  if (last !== null && Math.abs(now - Number(last)) < PAUSE) return false
  sessionStorage.setItem(RELOADED, String(now))
  return true
}

/**
 * Code cannot be loaded although the shop responds: there was a deployment, or the file was lost. The page is reloaded, at most
 * once a minute (Account §4.4). What was typed is restored (`usePreservedInput`). If some input would be lost, or the shop does
 * not respond, the page stays.
 */
export const reloadForMissingCode = async (): Promise<void> => {
  try {
    if (hasUnpreservedInput()) return
    const { status } = await fetch(location.href, { method: 'HEAD' })
    if (status < 500 && isDue(Date.now())) location.reload()
  } catch {
    // No response, or no storage: the page stays as it is.
  }
}
